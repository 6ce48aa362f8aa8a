// When to say who one is, what has been found out, and what a liar says instead.
#include "minds/speech.h"

#include <algorithm>
#include <array>

#include "minds/answers.h"

namespace omerta::minds {
namespace {

using talk::Act;
using talk::Statement;
using talk::Utterance;

constexpr double kAccusation = 2.5;  // of a suspicion: it is said with more weight
constexpr double kStandsOut = 1.04;  // so much more suspected than the others are
constexpr std::uint64_t kLieDice = 0x11e5;
constexpr std::uint64_t kStoryDice = 0x5707;
constexpr std::uint64_t kWordsDice = 0x30bd5;

// Words of one's own.
bool may_begin(const PublicMind& mind, Seat self, Seat holder) {
  if (mind.spoken(self) == 0) return true;
  if (mind.spoken(self) >= mind.row().words_a_day) return false;
  if (self == holder || mind.claimed().has(self)) return true;
  for (const Report& each : mind.reported()) {
    if (each.whom == self && each.found == Found::theirs) return true;
  }
  return false;
}

class Speech {
 public:
  Speech(PublicMind& mind, const Tongue& tongue, const Speaker& speaker)
      : mind_{mind}, tongue_{tongue}, me_{speaker} {}

  std::optional<Utterance> spoken() {
    if (me_.turn == Turn::free && may_begin(mind_, me_.self, me_.holder)) begin();
    const Utterance words = with_answers(mind_, tongue_, me_, said_);
    return words.count == 0 ? std::nullopt : std::optional{words};
  }

 private:
  void begin() {
    if (me_.holder == me_.self) {
      holder_speaks();
    } else if (!me_.clan.empty()) {
      liar_speaks();
    }
    if (said_.count == 0 && mind_.spoken(me_.self) == 0) name_suspect();
  }

  void say(const Statement& statement) {
    if (said_.count < talk::kStatementsAtOnce) said_.statements[said_.count++] = statement;
  }

  void say(const Report& found) {
    const bool theirs = found.found == Found::theirs;
    say({.act = Act::report,
         .ask = tongue_.ask,
         .answer = theirs ? tongue_.theirs : tongue_.ours,
         .seats = Seats::of(found.whom),
         .round = found.night});
  }

  void say(const Sighting& sighting) {
    say({.act = Act::report,
         .ask = tongue_.ask,
         .answer = sighting.seen.empty() ? tongue_.ours : tongue_.theirs,
         .seats = sighting.seen,
         .round = sighting.night});
  }

  void claim() { say({.act = Act::claim, .word = tongue_.holder}); }

  bool told(Seat whom) const {
    for (const Report& old : mind_.reported()) {
      if (old.who == me_.self && old.whom == whom) return true;
    }
    return false;
  }

  bool told(std::uint16_t night) const {
    for (const Report& old : mind_.reported()) {
      if (old.who == me_.self && old.night == night) return true;
    }
    return false;
  }

  // Among the two most suspected, and well above the others.
  bool in_danger() {
    const Sums& sums = mind_.sums();
    const double mine = sums.in[index(me_.self)];
    int above = 0;
    double all = 0;
    for (Seat seat : mind_.in_play()) {
      all += sums.in[index(seat)];
      if (sums.in[index(seat)] > mine + kEqual) ++above;
    }
    return above < 2 && mine > 1.25 * all / std::max(1, mind_.in_play().count());
  }

  bool wants_to_claim() {
    const Row& row = mind_.row();
    int enemies = 0;
    for (const Report& each : me_.results) {
      if (each.found == Found::theirs && mind_.in_play().has(each.whom)) ++enemies;
    }
    const bool opposed = !(mind_.claimed() & mind_.in_play()).empty();
    const bool much = static_cast<int>(me_.results.size()) >= row.claim_results;
    const bool few = mind_.in_play().count() <= row.claim_at && !me_.results.empty();
    return enemies >= row.claim_findings || opposed || much || few ||
           (!me_.results.empty() && in_danger());
  }

  // Enemies first, then the latest.
  void holder_speaks() {
    const bool known = mind_.claimed().has(me_.self);
    if (!known && !wants_to_claim()) return;
    if (!known) claim();
    for (const Sighting& each : me_.sightings) {
      if (!told(each.night)) say(each);
    }
    if (tongue_.tells == Tells::who_was_seen) return;
    for (const Report& each : me_.results) {
      if (each.found == Found::theirs && !told(each.whom)) say(each);
    }
    for (std::size_t i = me_.results.size(); i-- > 0;) {
      const Report& each = me_.results[i];
      if (each.found == Found::ours && !told(each.whom)) say(each);
    }
  }

  Seat accuser() const {
    for (const Report& each : mind_.reported()) {
      const bool mine = each.whom == me_.self && each.found == Found::theirs;
      if (mine && !me_.clan.has(each.who)) return each.who;
    }
    return Seat::nobody;
  }

  // A liar's story is drawn once for each night, so that it goes on as it began.
  void liar_speaks() {
    if (tongue_.tells == Tells::who_was_seen) return claim_to_have_seen();
    if (!tongue_.nights.has(mind_.round)) return;
    if (mind_.claimed().has(me_.self)) return go_on_lying();
    const Seat against = accuser();
    if (against == Seat::nobody || mind_.known().holder != Seat::nobody) return;
    chance::Dice dice{me_.seed, kLieDice + index(me_.self)};
    if (dice.below(100) >= mind_.row().counter_claims) return;
    claim();
    say(Report{.who = me_.self, .whom = against, .found = Found::theirs, .night = mind_.round});
  }

  // Nobody is accused by a sighting: who is in danger clears himself by it, and some others.
  void claim_to_have_seen() {
    if (me_.looked == 0 || told(me_.looked)) return;
    if (!mind_.claimed().has(me_.self)) {
      chance::Dice dice{me_.seed, kLieDice + index(me_.self)};
      const bool may = mind_.claimed().empty() && mind_.known().card == Card::in_a_hand;
      if (!may || !in_danger() || dice.below(100) >= mind_.row().counter_claims) return;
      claim();
    }
    chance::Dice dice{me_.seed, kStoryDice + 64 * me_.looked + index(me_.self)};
    Seats seen = mind_.in_play() - me_.self;
    for (Seat seat : seen) {
      if (dice.once_in(me_.clan.has(seat) ? 2 : 4)) seen -= Seats::of(seat);
    }
    say(Sighting{seen, me_.looked});
  }

  void go_on_lying() {
    for (const Report& old : mind_.reported()) {
      if (old.who == me_.self && old.night == mind_.round) return;
    }
    chance::Dice dice{me_.seed, kStoryDice + 64 * mind_.round + index(me_.self)};
    Seats among = mind_.in_play() - me_.self;
    for (const Report& old : mind_.reported()) {
      if (old.who == me_.self) among -= Seats::of(old.whom);
    }
    const Seats ours = among & me_.clan;
    const Seats others = among - me_.clan;
    const bool clears = !ours.empty() && dice.below(100) < 35;
    if (clears) {
      return say(Report{.whom = *ours, .found = Found::ours, .night = mind_.round});
    }
    if (others.empty()) return;
    const Seat whom = seat_of(dice.one_of(choice_of(others)));
    const Found found = dice.once_in(2) ? Found::theirs : Found::ours;
    say(Report{.whom = whom, .found = found, .night = mind_.round});
  }

  // In several words, which all weigh the same (`listen`).
  void name_suspect() {
    if (me_.suspect == Seat::nobody || mind_.row().suspicions == 0) return;
    if (!stands_out(me_.suspect)) return;
    chance::Dice dice{me_.seed, kWordsDice + 64 * mind_.round + index(me_.self)};
    const std::uint16_t earlier = named_before(me_.suspect);
    if (earlier != 0 && dice.once_in(2)) return say({.act = Act::agree, .number = earlier});
    constexpr std::array kWords{Act::suspect, Act::suspect, Act::suspect, Act::intend, Act::urge};
    const Act drawn = kWords[dice.below(kWords.size())];
    const bool asked = answerable(mind_, me_.self).has(Due::vote);
    say({.act = asked ? Act::intend : drawn, .seats = Seats::of(me_.suspect)});
    if (const auto why = reason_against(mind_, me_.suspect, me_.self)) say(*why);
  }

  // Whom nothing speaks against is not named: by the lot alone everybody would name the same.
  bool stands_out(Seat suspect) {
    const Line& thinks = mind_.thinks(me_.self);
    const Seats others = mind_.in_play() - me_.self;
    double all = 0;
    for (Seat seat : others) all += thinks[index(seat)];
    return thinks[index(suspect)] * others.count() > kStandsOut * all;
  }

  std::uint16_t named_before(Seat suspect) const {
    for (const Naming& each : mind_.named()) {
      if (each.whom == suspect) return each.number;
    }
    return 0;
  }

  PublicMind& mind_;
  const Tongue& tongue_;
  const Speaker& me_;
  Utterance said_;
};

// What has been found out, as far as a holder of the card can have found it out.
void listen_to_report(PublicMind& mind, const Tongue& tongue, const Statement& told,
                      const Report& by) {
  if (told.ask != tongue.ask) return;
  if (!tongue.nights.has(told.round)) return mind.says_the_impossible(by.who);
  Report report = by;
  report.night = told.round;
  if (tongue.tells == Tells::who_was_seen) {
    report.seen = told.seats;
    return mind.clears(report);
  }
  if (told.seats.empty()) return;
  report.whom = *told.seats;
  report.found = Found::neither;
  if (told.answer == tongue.theirs) {
    report.found = Found::theirs;
    mind.accuses({by.number, by.who, report.whom}, Charge::certain);
  }
  if (told.answer == tongue.ours) report.found = Found::ours;
  mind.reports(report);
}

}  // namespace

void listen(PublicMind& mind, const Tongue& tongue, const talk::Said& said) {
  talk::Acts acts;
  for (const Statement& each : said.utterance.said()) acts = acts | talk::Acts::of(each.act);
  mind.speaks(said.who, acts);
  const double suspicion = mind.row().suspicions;
  std::uint16_t number = said.first;
  for (const Statement& each : said.utterance.said()) {
    const Seat whom = each.seats.empty() ? Seat::nobody : *each.seats;
    const auto names = [&](Seat named, double weight) {
      mind.names({number, said.who, named}, mind.in_play(), weight);
    };
    switch (each.act) {
      case Act::claim:
        if (each.word == tongue.holder) mind.claims(said.who);
        break;
      case Act::report:
        listen_to_report(mind, tongue, each, {.who = said.who, .number = number});
        break;
      case Act::intend: names(whom, suspicion); break;
      case Act::suspect:
      case Act::urge:
        names(whom, suspicion);
        mind.accuses({number, said.who, whom}, Charge::suspicion);
        break;
      case Act::accuse:
        names(whom, kAccusation * suspicion);
        mind.accuses({number, said.who, whom}, Charge::certain);
        break;
      case Act::agree:  // with a suspicion: it is one's own, too
        for (const Naming& old : mind.named()) {
          if (old.number != each.number) continue;
          names(old.whom, suspicion);
          break;
        }
        break;
      case Act::ask_role: mind.asks(whom, Due::role); break;
      case Act::ask_result: mind.asks(whom, Due::result); break;
      case Act::ask_vote: mind.asks(whom, Due::vote); break;
      case Act::ask_why: mind.asks(whom, Due::reason); break;
      default: break;
    }
    ++number;
  }
}

bool may_speak(const PublicMind& mind, Seat self, Seat holder, Turn turn) {
  if (turn == Turn::free && may_begin(mind, self, holder)) return true;
  return !answerable(mind, self).empty();
}

std::optional<Utterance> speech(PublicMind& mind, const Tongue& tongue, const Speaker& speaker) {
  return Speech{mind, tongue, speaker}.spoken();
}

}  // namespace omerta::minds
