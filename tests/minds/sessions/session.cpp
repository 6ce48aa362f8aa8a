// Beat by beat: the worlds are compared, a person speaks now and then, a bot speaks, or somebody
// answers the game.
#include "tests/minds/sessions/session.h"

#include <gtest/gtest.h>

#include "chance/dice.h"
#include "chronicle/chronicle.h"
#include "presentation/setup/begin.h"
#include "rulebooks/rulebook.h"
#include "talk/past.h"

namespace omerta::minds {
namespace {

constexpr int kFewest = 6;
constexpr int kTables = 7;
constexpr int kMostBeats = 3'000;  // an evening that does not end is left as it is
constexpr int kWordsARound = 4;    // of one bot
constexpr int kPeopleARound = 6;   // utterances
constexpr int kPairs = 3;          // of an evening; in another one it is others
constexpr std::uint64_t kPeopleDice = 77;
constexpr std::uint64_t kPairDice = 78;

Chronicle begun(const Evening& evening) {
  const Rulebook& book = rulebook(evening.rulebook);
  const int seats = kFewest + static_cast<int>(evening.number % kTables);
  setup::Chosen chosen{.rulebook = std::string{book.id}, .seats = seats};
  const setup::Form form = book.form(chosen);
  chosen.edition = form.editions[evening.number / kTables % form.editions.size()].id;
  for (int i = 0; i < seats; ++i) chosen.players.push_back("P" + std::to_string(i + 1));
  const auto record = setup::begun(chosen);
  expect(record.has_value());
  if (book.deal == nullptr) return record->begin();
  auto dealt = record->begin_with(book.deal(record->begin().game(), evening.number + 1));
  expect(dealt.has_value());
  return std::move(*dealt);
}

World world(const Evening& evening, const AnyGame& game, std::uint64_t seed) {
  return {.book = rulebook(evening.rulebook),
          .secrets = secrets_of(evening.rulebook),
          .game = game,
          .level = evening.level,
          .seed = seed};
}

struct Twin {  // a world that looks the same to these seats, whatever they tell each other
  Seats who;
  World world;
};

Seats pair_of(Seats seats, chance::Dice& dice) {
  const Seats one = seats_of(dice.one_of(choice_of(seats)));
  return one | seats_of(dice.one_of(choice_of(seats - one)));
}

class Session {
 public:
  Session(const Evening& evening, const Conduct& conduct)
      : conduct_{conduct},
        chronicle_{begun(evening)},
        seats_{chronicle_.game().standing().seats},
        real_{world(evening, chronicle_.game(), evening.number)},
        open_{world(evening, chronicle_.game(), evening.number + 1)},
        past_{*real_.book.talk, seats_.count()},
        dice_{evening.number, kPeopleDice} {
    for (Seat seat : seats_) seat_twin(evening, Seats::of(seat));
    chance::Dice pairs{evening.number, kPairDice};
    for (int i = 0; i < kPairs; ++i) seat_twin(evening, pair_of(seats_, pairs));
  }

  Compared play() {
    hear();
    while (!real_.game.over() && ++found_.beats < kMostBeats && beat()) hear();
    found_.games = 1;
    return found_;
  }

 private:
  void seat_twin(const Evening& evening, Seats who) {
    twins_.push_back({who, world(evening, chronicle_.game(), evening.number)});
  }

  void hear() {
    const auto& told = chronicle_.told();
    for (; heard_ < told.size(); ++heard_) {
      hear(told[heard_].to, told[heard_].event);
      real_.quiet = 0;
    }
    real_.game = chronicle_.game();
    for (Twin& twin : twins_) {
      twin.world.game = real_.secrets.passed_round(real_.game, twin.who);
    }
    open_.game = real_.secrets.passed_round(real_.game, Seats{});
    if (const auto round = real_.game.standing().round; round != round_) begin_round(round);
  }

  void begin_round(std::uint16_t round) {
    round_ = round;
    spoken_ = {};
    people_ = 0;
  }

  void hear(Audience to, const Event& event) {
    hear(real_, to, event);
    for (Twin& twin : twins_) {
      const Seats told = seats_where(twin.who, [&](Seat seat) { return to.reaches(seat); });
      hear(twin.world, to, told.empty() ? another(event) : event);
    }
    hear(open_, to, to.is_everyone() ? event : another(event));
    if (to.is_everyone()) past_.hear(event);
  }

  void hear(World& world, Audience to, const Event& event) {
    world.chairs.hear(to, event);
    conduct_.hears(world, to, event);
  }

  bool beat() {
    const Prompt* house = real_.game.prompt(0, Seat::nobody);
    const bool waits = house != nullptr && real_.game.awaited(0).has(Seat::nobody);
    if (waits && house->voices.has(Voice::chance)) return house_answers();
    for (Twin& twin : twins_) twin.world.quiet = real_.quiet;
    open_.quiet = real_.quiet;
    compare();
    return person_speaks() || bot_speaks() || bot_answers() || house_answers();
  }

  void compare() {
    for (const Twin& twin : twins_) compare(twin);
    compare_table(open_);
    if (real_.said().empty()) return;
    const talk::Said& last = real_.said().back();
    const bool same = conduct_.sentence(real_, last) == conduct_.sentence(open_, last);
    found_.found.sentences += same ? 0 : 1;
  }

  void compare(const Twin& twin) {
    const bool pools = twin.who.count() > 1;
    for (Seat seat : twin.who) {
      const bool same = answers_alike(seat, twin.world);
      const bool spoken = speaks_alike(seat, twin.world);
      (pools ? found_.found.pooled : found_.found.answers) += same ? 0 : 1;
      (pools ? found_.found.pooled : found_.found.statements) += spoken ? 0 : 1;
    }
    compare_table(twin.world);
  }

  bool answers_alike(Seat seat, const World& twin) {
    bool same = true;
    for (unsigned lane = 0; lane < real_.game.lanes(); ++lane) {
      if (real_.game.prompt(lane, seat) == nullptr) continue;
      same &= conduct_.answers(real_, seat, lane) == conduct_.answers(twin, seat, lane);
      ++found_.asked;
    }
    return same;
  }

  bool speaks_alike(Seat seat, const World& twin) {
    if (real_.book.talk->may_say(real_.game.any_view(seat)).empty()) return true;
    const auto words = conduct_.speaks(real_, seat);
    if (words) note(seat, *words);
    return words == conduct_.speaks(twin, seat);
  }

  void note(Seat seat, const talk::Utterance& words) {
    ++found_.words;
    if (!may_be_said(seat, words)) ++found_.found.faults;
  }

  bool may_be_said(Seat seat, const talk::Utterance& words) const {
    const AnyView view = real_.game.any_view(seat);
    return talk::judged(*real_.book.talk, view, past_, words).fault == talk::Fault::none;
  }

  void compare_table(const World& other) {
    found_.found.turns += conduct_.turns(real_) == conduct_.turns(other) ? 0 : 1;
    PublicMind& mind = real_.secrets.mind(real_);
    PublicMind& same = real_.secrets.mind(other);
    bool equal = mind.sums().in == same.sums().in && mind.sums().holds == same.sums().holds;
    for (Seat seat : seats_) equal &= conduct_.lot(real_, seat) == conduct_.lot(other, seat);
    found_.found.minds += equal ? 0 : 1;
  }

  bool person_speaks() {
    const Seats who = real_.game.standing().in_play;
    if (people_ == kPeopleARound || who.empty() || !dice_.once_in(3)) return false;
    const Seat seat = seat_of(dice_.one_of(choice_of(who)));
    const talk::Utterance words = of_a_person(who - seat);
    if (!may_be_said(seat, words)) return false;
    ++people_;
    ++found_.people;
    found_.questions += is_question(words.statements[0].act) ? 1 : 0;
    return say(seat, words);
  }

  // Accuses, asks, or says what it likes.
  talk::Utterance of_a_person(Seats others) {
    using enum talk::Act;
    constexpr std::array kSaid{accuse,   suspect,    ask_role, ask_result, ask_why,
                               ask_vote, ask_result, accuse,   trust,      claim};
    const talk::Act act = kSaid[dice_.below(kSaid.size())];
    talk::Utterance words{.count = 1};
    words.statements[0] = {.act = act};
    if (act == claim) {
      words.statements[0].word = static_cast<std::uint8_t>(dice_.below(real_.book.talk->words));
    } else if (!others.empty()) {
      words.statements[0].seats = seats_of(dice_.one_of(choice_of(others)));
    }
    return words;
  }

  bool bot_speaks() {
    for (Seat seat : conduct_.turns(real_)) {
      if (spoken_[index(seat)] == kWordsARound) continue;
      const auto words = conduct_.speaks(real_, seat);
      if (!words || !may_be_said(seat, *words)) continue;
      ++spoken_[index(seat)];
      ++found_.said;
      return say(seat, *words);
    }
    ++real_.quiet;
    return false;
  }

  bool say(Seat seat, const talk::Utterance& words) {
    const talk::Said said{.utterance = words,
                          .who = seat,
                          .after = past_.events(),
                          .first = static_cast<std::uint16_t>(past_.statements() + 1)};
    past_.hear(said);
    real_.memory->said.push_back(said);
    for (Twin& twin : twins_) twin.world.memory->said.push_back(said);
    open_.memory->said.push_back(said);
    real_.quiet = 0;
    return true;
  }

  bool bot_answers() {
    for (bots::Waited waited : {bots::Waited::not_for_it, bots::Waited::for_it}) {
      const auto command =
          bots::stand_in(real_.game, real_.chairs, seats_, real_.player(), real_.book.bot, waited);
      if (command) return play(*command);
    }
    return false;
  }

  bool house_answers() {
    const auto command = bots::house(real_.game, real_.player());
    return command && play(*command);
  }

  bool play(const Command& command) {
    const bool played = chronicle_.play(command) == Refusal::none;
    EXPECT_TRUE(played) << "a bot was refused";
    return played;
  }

  const Conduct& conduct_;
  Chronicle chronicle_;
  Seats seats_;
  World real_;
  World open_;               // looks the same to everybody; whoever sits there is another
  std::vector<Twin> twins_;  // of each seat, and of some pairs
  talk::Past past_;
  chance::Dice dice_;  // of the people
  std::array<int, kSeats> spoken_{};
  int people_ = 0;
  std::uint16_t round_ = 0;
  std::size_t heard_ = 0;
  Compared found_;
};

}  // namespace

void Compared::add(const Compared& more) {
  found.answers += more.found.answers;
  found.statements += more.found.statements;
  found.turns += more.found.turns;
  found.sentences += more.found.sentences;
  found.minds += more.found.minds;
  found.faults += more.found.faults;
  found.pooled += more.found.pooled;
  games += more.games;
  asked += more.asked;
  words += more.words;
  said += more.said;
  people += more.people;
  questions += more.questions;
  beats += more.beats;
}

Compared session(const Evening& evening, const Conduct& conduct) {
  return Session{evening, conduct}.play();
}

}  // namespace omerta::minds
