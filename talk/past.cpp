// Keeping what can be a ground, and judging whether something can be said now.
#include "talk/past.h"

#include <algorithm>

#include "talk/shape.h"

namespace omerta::talk {
namespace {

bool fits(Whom whom, Seats seats, Seats table) {
  if (!table.covers(seats)) return false;
  switch (whom) {
    case Whom::nobody: return seats.empty();
    case Whom::one: return seats.count() == 1;
    case Whom::one_or_none: return seats.count() <= 1;
    case Whom::asked: return true;  // the question says how many
  }
  return false;
}

// Whether every field that the act has not is as it was made.
bool is_plain(const Statement& said) {
  if (static_cast<int>(said.act) >= kActs || static_cast<int>(said.ground) >= kGrounds)
    return false;
  const Shape& row = shape(said.act);
  const GroundShape& reason = shape(said.ground);
  const bool because = said.act == Act::because;
  if (because != (said.ground != Ground::none) || said.spare != 0) return false;
  return (row.word || said.word == 0) && (row.ask || said.ask == Ask{}) &&
         (row.answer || said.answer == 0) && (row.round || reason.round || said.round == 0) &&
         (row.number || reason.number || said.number == 0) &&
         (reason.who || said.whom == Seat::nobody);
}

Fault asked_fault(const Lexicon& lexicon, const Statement& said) {
  Fault fault = Fault::ask;
  if (is_told_of(lexicon, said.act, said.ask)) fault = Fault::answer;
  for (const Asked& row : lexicon.asked) {
    const bool report = said.act == Act::report;
    if (row.ask != said.ask || (row.answers != 0) != report) continue;
    const bool answered = said.answer < 32 && (row.answers >> said.answer & 1U) != 0;
    if (report && !answered) continue;
    const int count = said.seats.count();
    if (count >= row.least && count <= row.most) return Fault::none;
    fault = Fault::whom;
  }
  return fault;
}

Fault fault_of(const Lexicon& lexicon, const AnyView& speaker, const Past& past,
               const Statement& said, int place) {
  if (!is_plain(said)) return Fault::superfluous;
  if (!lexicon.may_say(speaker).has(said.act)) return Fault::act;
  const Shape& row = shape(said.act);
  const Seats table = speaker.standing().seats;
  const bool because = said.act == Act::because;
  if (because && place == 0) return Fault::alone;
  if (!fits(because ? shape(said.ground).whom : row.whom, said.seats, table)) return Fault::whom;
  if (because && shape(said.ground).who && !table.has(said.whom)) return Fault::whom;
  if (row.word && (said.word >= lexicon.words || !lexicon.has(speaker.table(), said.word))) {
    return Fault::word;
  }
  if (row.ask) {
    if (const Fault fault = asked_fault(lexicon, said); fault != Fault::none) return fault;
  }
  if (row.round && (said.round == 0 || said.round > past.round())) return Fault::round;
  if (row.number && (said.number == 0 || said.number > past.statements())) return Fault::number;
  return because && !past.has(said) ? Fault::ground : Fault::none;
}

}  // namespace

void Past::hear(const Event& event) {
  ++events_;
  if (lexicon_->happened == nullptr) return;
  const Happened now = lexicon_->happened(event);
  if (now.begins != 0) round_ = now.begins;
  if (now.now != Happened::Time::same) time_ = now.now;
  const Happened::Time how = now.how == Happened::Time::same ? time_ : now.how;
  for (Seat seat : now.left& seats_) {
    Leaving& left = left_[index(seat)];
    if (left.round == 0) left = {round_, how == Happened::Time::night};
  }
  if (now.ground == Ground::shown) shown_ |= now.seats;
  if (now.ground == Ground::ballot || now.ground == Ground::nominated) {
    deeds_.push_back({now.ground, round_, now.who, now.seats});
  }
}

bool Past::has(const Statement& because) const {
  if (because.ground == Ground::said) {
    return because.number != 0 && because.number <= statements_;
  }
  if (because.ground == Ground::shown) return shown_.covers(because.seats);
  if (because.round == 0 || because.round > round_) return false;
  if (because.ground == Ground::ballot || because.ground == Ground::nominated) {
    const Deed deed{because.ground, because.round, because.whom, because.seats};
    return std::find(deeds_.begin(), deeds_.end(), deed) != deeds_.end();
  }
  if (because.seats.empty()) return false;
  const Leaving& left = left_[index(*because.seats)];
  if (because.ground == Ground::died) return left.round == because.round && left.by_night;
  if (because.ground != Ground::survived) return false;
  return left.round == 0 || left.round > because.round ||
         (left.round == because.round && !left.by_night);
}

Verdict judged(const Lexicon& lexicon, const AnyView& speaker, const Past& past,
               const Utterance& utterance) {
  if (lexicon.may_say(speaker).empty()) return {Fault::silent, 0};
  if (utterance.count == 0 || utterance.count > kStatementsAtOnce) return {Fault::too_many, 0};
  if (past.statements() + utterance.count > kStatementsInAGame) return {Fault::enough, 0};
  for (int i = 0; i < utterance.count; ++i) {
    const Statement& said = utterance.statements[static_cast<std::size_t>(i)];
    const Fault fault = fault_of(lexicon, speaker, past, said, i);
    if (fault != Fault::none) return {fault, i};
  }
  return {};
}

}  // namespace omerta::talk
