// One table after the other, each with its own dice.
#include "simulator/tables.h"

#include <vector>

namespace omerta::simulator {
namespace {

// Who may pass does; those who are asked the same in one round choose alike.
std::optional<Choice> plainly(const bots::Player& player, const AnyView& view,
                              std::span<const Event>, unsigned lane) {
  const Prompt& prompt = *view.prompt(lane);
  if (!view.awaited(lane)) return {};
  if (prompt.pass == Pass::allowed || prompt.offers == 0) return kPass;
  const std::uint64_t asked =
      std::uint64_t{view.standing().round} * 256 + static_cast<std::uint64_t>(prompt.ask);
  Dice dice{player.seed, asked};
  return draw(dice, prompt);
}

class Evening {
 public:
  Evening(const AnyGame& game, const Seating& seating, const Levels& levels, std::uint64_t seed)
      : game_{game},
        seating_{seating},
        levels_{levels},
        player_{.level = levels.of_side[0], .seed = seed} {}

  void play() {
    game_.begin(log());
    if (seating_.deal != nullptr) {
      for (const Command& command : seating_.deal(game_, player_.seed)) say(command);
    }
    while (!game_.over() && commands_ < kMostCommands && step()) {
    }
  }

  void add_to(Tally& tally) const {
    const Standing standing = game_.standing();
    expect(standing.result < kResults);
    ++tally.games;
    ++tally.results[standing.result];
    if (const auto alone = loner()) ++tally.loners[*alone];
    tally.commands += commands_;
    tally.events += game_.told();
    tally.rounds += standing.round;
    tally.rounds_squared += std::uint64_t{standing.round} * standing.round;
    ++tally.lengths[std::min<unsigned>(standing.round, kLengths - 1)];
    tally.outcome = standing.result;
    if (seating_.part == nullptr) return;
    for (Seat seat : standing.seats) add_chair(tally, seat);
  }

 private:
  std::optional<unsigned> loner() const {
    return seating_.loner == nullptr ? std::nullopt : seating_.loner(game_);
  }

  void add_chair(Tally& tally, Seat seat) const {
    const unsigned kind = seating_.part(game_.any_view(seat)).kind;
    if (kind >= kKinds) return;
    ++tally.dealt[kind];
    for (std::size_t night = 0; night < nights_.size(); ++night) {
      ++tally.seated[kind][night];
      tally.lived[kind][night] += nights_[night].has(seat) ? 1U : 0U;
    }
  }

  void look_at_the_clock() {
    const Standing standing = game_.standing();
    const bool begins = standing.hour == Hour::night && standing.round != night_;
    if (!begins || nights_.size() == kNights) return;
    night_ = standing.round;
    nights_.push_back(standing.in_play);
  }

  bool step() {
    look_at_the_clock();
    const Prompt* house = game_.prompt(0, Seat::nobody);
    const bool waits = house != nullptr && game_.awaited(0).has(Seat::nobody);
    if (waits && house->voices.has(Voice::chance)) return house_answers();
    if (bot_speaks(bots::Waited::not_for_it) || bot_speaks(bots::Waited::for_it)) return true;
    return house_answers();
  }

  bool bot_speaks(bots::Waited waited) {
    const auto said =
        levels_.are_one() || seating_.part == nullptr
            ? bots::stand_in(game_, chairs_, game_.standing().seats, player_, seating_.bot, waited)
            : said_by_levels(waited);
    if (said) say(*said);
    return said.has_value();
  }

  // Chair after chair in the order in which all of them would be asked, each at its side's level.
  std::optional<Command> said_by_levels(bots::Waited waited) const {
    const auto seats = static_cast<unsigned>(game_.standing().seats.count());
    const unsigned first = waited == bots::Waited::for_it ? 0 : game_.told() % seats;
    for (unsigned i = 0; i < seats; ++i) {
      const auto seat = static_cast<Seat>((first + i) % seats);
      bots::Player player = player_;
      player.level = levels_.of_side[seating_.part(game_.any_view(seat)).side];
      const auto said =
          bots::stand_in(game_, chairs_, Seats::of(seat), player, seating_.bot, waited);
      if (said) return said;
    }
    return {};
  }

  bool house_answers() {
    const auto said = bots::house(game_, player_);
    if (said) say(*said);
    return said.has_value();
  }

  void say(const Command& command) {
    expect(game_.apply(command, log()) == Refusal::none);
    ++commands_;
  }

  Log log() {
    return {[](void* to, Audience audience, Event event) {
              static_cast<bots::Chairs*>(to)->hear(audience, event);
            },
            &chairs_};
  }

  AnyGame game_;
  const Seating& seating_;
  const Levels& levels_;
  bots::Player player_;
  bots::Chairs chairs_;
  std::vector<Seats> nights_;  // who was in play when each began
  unsigned night_ = 0;
  std::uint64_t commands_ = 0;
};

}  // namespace

Tally play_tables(const AnyGame& game, const Seating& seating, const Request& request,
                  const Progress& progress) {
  Seating seated = seating;
  if (request.policy == Policy::random) seated.bot = nullptr;
  if (request.policy == Policy::plain) seated.bot = plainly;
  return simulate(
      request,
      [&](std::uint64_t number, Tally& tally) {
        Evening evening{game, seated, request.levels, Dice{request.seed, number}.next()};
        evening.play();
        evening.add_to(tally);
      },
      progress);
}

}  // namespace omerta::simulator
