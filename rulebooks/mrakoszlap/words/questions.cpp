// Questions, their answers, refusals and complaints of mrakoszlap as messages. A question is made
// from the seat's own view and nothing else.
#include "rulebooks/mrakoszlap/rules/calls.h"
#include "rulebooks/mrakoszlap/text/ids.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::mrakoszlap::said {
namespace {

using notation::mrakoszlap_id::key;
using notation::mrakoszlap_id::of;

bool offers_seats(const Setup& setup, Ask what) {
  switch (static_cast<number::Ask>(what)) {
    case number::Ask::throw_sock: return setup.sock_targets != SockTargets::own_neighbours;
    case number::Ask::deal:
    case number::Ask::doctor_night:
    case number::Ask::order:
    case number::Ask::skip_night:
    case number::Ask::skip_day:
    case number::Ask::prison_notice:
    case number::Ask::spyglass_notice:
    case number::Ask::look:
    case number::Ask::defence:
    case number::Ask::raise_hand:
    case number::Ask::tie_vote:
    case number::Ask::close:
    case number::Ask::use_power:
    case number::Ask::speak: return false;
    default: return !is_nod(what);
  }
}

// How many are left or caught, as the question says.
unsigned number_in(const Notes& notes, Ask what) {
  if (what == ask::muddy) return notes.mud;
  return what == ask::release_bullet ? notes.caught : notes.pairs;
}

Message word_of(Ask what, Choice choice) {
  const std::string_view form = choice == kPass ? "pass" : "yes";
  const std::string own = key("choice", of(what), form);
  return has_message("mrakoszlap", own) ? own : key("choice", form);
}

Message power_choice(Choice choice) {
  for (Power power : kDayPowers) {
    if (choice == choice_of(power)) return power_name(power);
  }
  return {"mrakoszlap.choice.use-power.shot", {{"who", seat_of(choice)}}};
}

}  // namespace

QuestionText question(const View& view, const Prompt& prompt) {
  const Setup& setup = view.plan.setup;
  const CardId called = view.notes.called;
  const bool own = view.seat != Seat::nobody && seats_of(prompt.offers).has(view.seat);
  const Args args{{"who", view.table.floor},
                  {"whom", view.notes.first},
                  {"card", called == CardId::none ? Message{} : card_name(called)},
                  {"seats", view.notes.awake},
                  {"n", number_in(view.notes, prompt.ask)},
                  {"pass", yes(prompt.pass == Pass::allowed)},
                  {"self", yes(own)},
                  {"mine", yes(view.table.floor == view.seat)},
                  {"many", yes(setup.ballot_votes == BallotVotes::each && view.table.single == 0)},
                  {"show", of(view.table.show)},
                  {"sock", of(setup.sock_targets)},
                  {"phase", of(view.table.phase)}};
  const std::string_view id = of(prompt.ask);
  return {{key("ask", id), args}, {key("ask", id, "hint"), args}};
}

QuestionText house_question(const Plan& plan, const Table& table, const Prompt& prompt) {
  const Notes nothing{};
  return question({plan, table, nothing, Seat::nobody}, prompt);
}

Message choice_name(const Plan& plan, Ask what, Choice choice) {
  if (choice == kPass) return word_of(what, choice);
  const auto bit = static_cast<unsigned>(std::countr_zero(choice));
  if (what == ask::deal) return card_name(static_cast<CardId>(bit));
  if (what == ask::doctor_night) {
    return {"mrakoszlap.choice.doctor-night.nights", {{"nights", nights_text(bit)}}};
  }
  if (what == ask::order) return {"mrakoszlap.choice.order.number", {{"n", bit + 1}}};
  if (what == ask::use_power) return power_choice(choice);
  if (what == ask::tie_vote) {
    return choice == kFor ? "mrakoszlap.choice.tie-vote.for" : "mrakoszlap.choice.tie-vote.against";
  }
  if (offers_seats(plan.setup, what)) return chair(seat_of(choice));
  return word_of(what, choice);
}

Message refusal(const Plan& plan, Refusal refusal, const Prompt* open) {
  if (refusal == Refusal::stale) return std::string{kStale};
  Seats offered;
  if (open != nullptr && offers_seats(plan.setup, open->ask)) offered = seats_of(open->offers);
  return {key("refusal", of(refusal)), {{"seats", offered}}};
}

Message hand_fault(HandFault fault) { return key("hand-fault", of(fault)); }

Message finding(const Setup& setup, const Finding& finding, Args more) {
  const bool short_of = finding.complaint == Complaint::deck_too_small;
  const bool hand = finding.complaint == Complaint::hand_breaks_rule;
  const bool typed = finding.type != Type::none;
  const bool copy = finding.card != CardId::none;
  Args args = std::move(more);  // the first argument of a name is the one that counts
  args.emplace_back("have", finding.have);
  args.emplace_back("allowed", short_of ? finding.allowed - finding.have : finding.allowed);
  args.emplace_back("players", setup.seats);
  args.emplace_back("cards", cards(gas_masks(setup.third_gas_mask)));
  args.emplace_back("card", typed  ? card_name(finding.type)
                            : copy ? card_name(finding.card)
                                   : Message{});
  args.emplace_back("who", static_cast<Seat>(finding.seat));
  args.emplace_back("fault", hand ? hand_fault(finding.fault) : Message{});
  args.emplace_back("name", "…");
  args.emplace_back("value", "…");
  return {key("complaint", of(finding.complaint)), std::move(args)};
}

}  // namespace omerta::mrakoszlap::said
