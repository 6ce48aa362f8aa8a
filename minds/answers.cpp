// An answer for each thing that can be owed.
#include "minds/answers.h"

#include <algorithm>

namespace omerta::minds {
namespace {

using talk::Act;
using talk::Statement;

constexpr Dues kOfWhoeverIsAccused = Dues::of(Due::defence) | Dues::of(Due::denial);
constexpr std::uint64_t kDenialDice = 0xde21a1;
constexpr Statement kNothing{.act = Act::nothing};

class Answers {
 public:
  Answers(const PublicMind& mind, const Tongue& tongue, const Speaker& speaker,
          const talk::Utterance& own)
      : mind_{mind}, tongue_{tongue}, me_{speaker}, owed_{mind.owed(speaker.self)}, said_{own} {
    owed_.dues = answerable(mind, speaker.self);
    for (const Statement& each : own.said()) owed_.settle(talk::Acts::of(each.act));
  }

  talk::Utterance given() {
    for (unsigned i = 0; i < kDues; ++i) {
      const auto due = static_cast<Due>(i);
      if (owed_.dues.has(due) && room() > 0) answer(due);
    }
    return said_;
  }

 private:
  int room() const { return talk::kStatementsAtOnce - said_.count; }

  void say(const Statement& statement) {
    if (room() == 0) return;
    said_.statements[said_.count++] = statement;
    owed_.settle(talk::Acts::of(statement.act));
  }

  void answer(Due due) {
    switch (due) {
      case Due::defence: return defend();
      case Due::role: return say(role());
      case Due::denial: return deny();
      case Due::result: return say(result());
      case Due::vote: return say(vote());
      case Due::reason: return explain();
    }
  }

  Seat put_up_by(Seat accused) const {
    const auto deed = mind_.last_against(accused);
    return deed ? deed->who : Seat::nobody;
  }

  void defend() {
    const Seat accused = owed_.accused;
    const bool own = accused == me_.self;
    say(own ? denial() : Statement{.act = Act::defend, .seats = Seats::of(accused)});
    turn_on(put_up_by(accused));
  }

  void deny() {
    say(denial());
    turn_on(owed_.accuser);
  }

  // Whoever accuses has been wrong before.
  void turn_on(Seat accuser) {
    if (accuser == Seat::nobody || accuser == me_.self) return;
    if (const auto why = reason_against(mind_, accuser, me_.self)) say(*why);
  }

  Statement denial() const {
    chance::Dice dice{me_.seed, kDenialDice + 64 * owed_.number + index(me_.self)};
    const bool contradicts = owed_.number != 0 && dice.once_in(2);
    const bool known = mind_.claimed().has(me_.self);
    if (!contradicts && !known && tongue_.enemy) return {.act = Act::deny, .word = *tongue_.enemy};
    if (owed_.number != 0) return {.act = Act::disagree, .number = owed_.number};
    return tongue_.enemy ? Statement{.act = Act::deny, .word = *tongue_.enemy} : kNothing;
  }

  // Nobody shows his card before he wants to: who has not claimed one is like everybody else.
  Statement role() const {
    if (mind_.claimed().has(me_.self)) return {.act = Act::claim, .word = tongue_.holder};
    if (tongue_.plain) return {.act = Act::claim, .word = *tongue_.plain};
    return tongue_.enemy ? Statement{.act = Act::deny, .word = *tongue_.enemy} : kNothing;
  }

  // His story so far.
  Statement result() const {
    const auto reports = mind_.reported();
    for (std::size_t i = reports.size(); i-- > 0;) {
      const Report& told = reports[i];
      if (told.who != me_.self || told.found == Found::neither) continue;
      const bool sighting = told.whom == Seat::nobody;
      const bool theirs = sighting ? !told.seen.empty() : told.found == Found::theirs;
      return {.act = Act::report,
              .ask = tongue_.ask,
              .answer = theirs ? tongue_.theirs : tongue_.ours,
              .seats = sighting ? told.seen : Seats::of(told.whom),
              .round = told.night};
    }
    return kNothing;
  }

  Statement vote() const {
    if (me_.suspect == Seat::nobody) return kNothing;
    return {.act = Act::intend, .seats = Seats::of(me_.suspect)};
  }

  // Of what he has said himself the last.
  void explain() {
    const auto named = mind_.named();
    Seat last = Seat::nobody;
    std::uint16_t number = 0;
    for (const Naming& each : named) {
      const bool mine = each.who == me_.self && mind_.in_play().has(each.whom);
      if (!mine || each.number < number) continue;
      number = each.number;
      last = each.whom;
    }
    if (last == Seat::nobody) return say(result());
    say({.act = Act::suspect, .seats = Seats::of(last)});
    if (const auto why = reason_against(mind_, last, me_.self)) say(*why);
  }

  const PublicMind& mind_;
  const Tongue& tongue_;
  const Speaker& me_;
  Owed owed_;
  talk::Utterance said_;
};

}  // namespace

Dues answerable(const PublicMind& mind, Seat self) {
  const Owed& owed = mind.owed(self);
  if (owed.given >= kAnswersADay) return {};
  return mind.row().suspicions == 0 ? owed.dues & kOfWhoeverIsAccused : owed.dues;
}

talk::Utterance with_answers(const PublicMind& mind, const Tongue& tongue, const Speaker& speaker,
                             const talk::Utterance& own) {
  return answerable(mind, speaker.self).empty() ? own : Answers{mind, tongue, speaker, own}.given();
}

std::optional<Statement> reason_against(const PublicMind& mind, Seat suspect, Seat says) {
  const auto reports = mind.reported();
  for (std::size_t i = reports.size(); i-- > 0;) {
    const Report& each = reports[i];
    const bool against = each.whom == suspect && each.found == Found::theirs;
    if (!against || each.who == says || each.number == 0) continue;
    return Statement{.act = Act::because, .number = each.number, .ground = talk::Ground::said};
  }
  const auto deed = mind.turned_wrongly(suspect, says);
  if (!deed) return {};
  return Statement{.act = Act::because,
                   .seats = Seats::of(deed->whom),
                   .round = deed->round,
                   .ground = deed->ground,
                   .whom = suspect};
}

}  // namespace omerta::minds
