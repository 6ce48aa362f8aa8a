// One table after the other, each with its own dice.
#include "simulator/tables.h"

#include <vector>

#include "minds/memory.h"

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

struct Table {  // what is kept from game to game, so that none begins by making room
  bots::Chairs chairs{kSeats};
  minds::Memory memory;
};

class Evening {
 public:
  Evening(Table& table, const AnyGame& game, const Seating& seating, const Request& request,
          std::uint64_t seed)
      : game_{game},
        seating_{seating},
        request_{request},
        player_{.seed = seed},
        chairs_{table.chairs},
        memory_{table.memory} {
    chairs_.forget(static_cast<unsigned>(game.standing().seats.count()));
    memory_.forget();
    levels_.fill(request.levels.of_side[kFirstSide]);
    if (request.policy != Policy::bots) return;
    player_.levels = levels_;
    player_.memory = &memory_;
    player_.table = request.table;
    if (seating.speaks != nullptr) player_.talk = request.talk;
  }

  void play() {
    game_.begin(log());
    if (seating_.deal != nullptr) {
      for (const Command& command : seating_.deal(game_, player_.seed)) say(command);
    }
    while (commands_ < kMostCommands && step(game_.standing())) {
      if (talk_is_open_ && player_.talk == bots::Talk::held) talk();
      talk_is_open_ = false;
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

  void look_at_the_clock(const Standing& now) {
    const bool begins = now.hour == Hour::night && now.round != night_;
    if (!begins || nights_.size() == kNights) return;
    night_ = now.round;
    nights_.push_back(now.in_play);
  }

  // Everybody learns his card in the setup, and plays at his side's level from then on.
  void seat_levels(const Standing& now) {
    if (seating_.part == nullptr || now.hour != Hour::setup) return;
    for (Seat seat : now.seats) {
      const Part part = seating_.part(game_.any_view(seat));
      if (part.kind < kKinds) levels_[index(seat)] = request_.levels.of_side[part.side];
    }
  }

  // Round after round, from somebody who is drawn by the public record, until nobody has anything
  // to say.
  void talk() {
    const auto seats = static_cast<unsigned>(game_.standing().seats.count());
    const unsigned first = chairs_.begins(seats);
    for (int spoken = 1, rounds = 0; spoken > 0 && rounds < kRounds; ++rounds) {
      spoken = 0;
      for (unsigned i = 0; i < seats; ++i) {
        if (says_something(static_cast<Seat>((first + i) % seats))) ++spoken;
      }
    }
  }

  bool says_something(Seat seat) {
    if (!game_.standing().in_play.has(seat)) return false;
    bots::Player sitting = player_;
    sitting.level = player_.level_of(seat);
    const auto words =
        seating_.speaks(sitting, game_.any_view(seat), chairs_.heard(seat), memory_.said);
    if (!words) return false;
    memory_.said.push_back({.utterance = *words,
                            .who = seat,
                            .after = static_cast<std::uint32_t>(memory_.told.size()),
                            .first = statements_});
    statements_ = static_cast<std::uint16_t>(statements_ + words->count);
    player_.said = memory_.said;
    return true;
  }

  bool step(const Standing& now) {
    if (now.hour == Hour::over) return false;
    look_at_the_clock(now);
    const Questions house = game_.questions(0);
    const bool waits = (house.open & house.awaited).has(Seat::nobody);
    if (waits && house.find(Seat::nobody)->voices.has(Voice::chance)) return house_answers();
    seat_levels(now);  // before anybody is asked
    if (bot_speaks(now, bots::Waited::not_for_it)) return true;
    return bot_speaks(now, bots::Waited::for_it) || house_answers();
  }

  bool bot_speaks(const Standing& now, bots::Waited waited) {
    const auto said = bots::stand_in(game_, chairs_, now.seats, player_, seating_.bot, waited);
    if (said) say(*said);
    return said.has_value();
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
              static_cast<Evening*>(to)->hear(audience, event);
            },
            this};
  }

  void hear(Audience to, const Event& event) {
    chairs_.hear(to, event);
    memory_.hear(to, event);
    const bool opens = seating_.opens_talk != nullptr && seating_.opens_talk(event);
    if (opens && to.is_everyone()) talk_is_open_ = true;
  }

  static constexpr int kRounds = 3;  // of talk

  AnyGame game_;
  const Seating& seating_;
  const Request& request_;
  bots::Player player_;
  std::array<bots::Level, kSeats> levels_{};
  bots::Chairs& chairs_;
  minds::Memory& memory_;
  std::uint16_t statements_ = 1;
  bool talk_is_open_ = false;
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
        thread_local Table table;
        Evening evening{table, game, seated, request, Dice{request.seed, number}.next()};
        evening.play();
        evening.add_to(tally);
      },
      progress);
}

}  // namespace omerta::simulator
