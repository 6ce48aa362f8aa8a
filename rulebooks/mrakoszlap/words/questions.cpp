// Questions, their answers, refusals and complaints of mrakoszlap in words. A question is made from
// the seat's own view and nothing else.
#include "rulebooks/mrakoszlap/text/ids.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::notation {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Power;
using mrakoszlap::Setup;
using mrakoszlap::Table;
using mrakoszlap::Type;
using mrakoszlap_id::key;
namespace ask = mrakoszlap::ask;
namespace number = mrakoszlap::number;

bool offers_seats(const Setup& setup, Ask what) {
  switch (static_cast<number::Ask>(what)) {
    case number::Ask::throw_sock:
      return setup.sock_targets != mrakoszlap::SockTargets::own_neighbours;
    case number::Ask::deal:
    case number::Ask::doctor_night:
    case number::Ask::order:
    case number::Ask::skip_night:
    case number::Ask::skip_day:
    case number::Ask::open_graves:
    case number::Ask::enter_matrix:
    case number::Ask::prison_notice:
    case number::Ask::spyglass_notice:
    case number::Ask::look:
    case number::Ask::defence:
    case number::Ask::raise_hand:
    case number::Ask::tie_vote:
    case number::Ask::close:
    case number::Ask::use_power:
    case number::Ask::speak: return false;
    default: return true;
  }
}

// How many are left or caught, as the question says.
unsigned number_in(const mrakoszlap::Notes& notes, Ask what) {
  if (what == ask::muddy) return notes.mud;
  return what == ask::release_bullet ? notes.caught : notes.pairs;
}

Question asked(const Words& words, const Names& names, const mrakoszlap::View& view,
               const Prompt& prompt) {
  const auto name = [&](Seat seat) {
    return seat == Seat::nobody ? std::string{} : seat_name(words, names, seat);
  };
  const Setup& setup = view.plan.setup;
  const CardId called = view.notes.called;
  const bool own = view.seat != Seat::nobody && seats_of(prompt.offers).has(view.seat);
  const Args args{
      {"who", name(view.table.floor)},
      {"whom", name(view.notes.first)},
      {"card", called == CardId::none ? std::string{} : card_name(words, called)},
      {"seats", seat_names(words, names, view.notes.awake)},
      {"n", number_in(view.notes, prompt.ask)},
      {"pass", yes(prompt.pass == Pass::allowed)},
      {"self", yes(own)},
      {"mine", yes(view.table.floor == view.seat)},
      {"many", yes(setup.ballot_votes == mrakoszlap::BallotVotes::each && view.table.single == 0)},
      {"show", mrakoszlap_id::of(view.table.show)},
      {"sock", mrakoszlap_id::of(setup.sock_targets)},
      {"phase", mrakoszlap_id::of(view.table.phase)}};
  const std::string_view id = mrakoszlap_id::of(prompt.ask);
  return {words.say(key("ask", id), args), words.say(key("ask", id, "hint"), args)};
}

std::string word_of(const Words& words, Ask what, Choice choice) {
  const std::string_view form = choice == kPass ? "pass" : "yes";
  const std::string own = key("choice", mrakoszlap_id::of(what), form);
  return words.say(words.has(own) ? own : key("choice", form));
}

std::string power_choice(const Words& words, const Names& names, Choice choice) {
  for (Power power : mrakoszlap::kDayPowers) {
    if (choice == mrakoszlap::choice_of(power)) return power_name(words, power);
  }
  return words.say("mrk.choice.use-power.shot",
                   {{"who", seat_name(words, names, seat_of(choice))}});
}

}  // namespace

Question question(const Words& words, const Names& names, const mrakoszlap::View& view,
                  const Prompt& prompt) {
  return asked(words, names, view, prompt);
}

Question house_question(const Words& words, const mrakoszlap::Plan& plan, const Names& names,
                        const Table& table, const Prompt& prompt) {
  const mrakoszlap::Notes nothing{};
  return asked(words, names, {plan, table, nothing, Seat::nobody}, prompt);
}

std::string choice_name(const Words& words, const mrakoszlap::Plan& plan, const Names& names,
                        Ask what, Choice choice) {
  if (choice == kPass) return word_of(words, what, choice);
  const auto bit = static_cast<unsigned>(std::countr_zero(choice));
  if (what == ask::deal) return card_name(words, static_cast<CardId>(bit));
  if (what == ask::doctor_night) {
    return words.say("mrk.choice.doctor-night.nights", {{"nights", nights_text(bit)}});
  }
  if (what == ask::order) return words.say("mrk.choice.order.number", {{"n", bit + 1}});
  if (what == ask::use_power) return power_choice(words, names, choice);
  if (what == ask::tie_vote) {
    return words.say(choice == mrakoszlap::kFor ? "mrk.choice.tie-vote.for"
                                                : "mrk.choice.tie-vote.against");
  }
  if (offers_seats(plan.setup, what)) return seat_name(words, names, seat_of(choice));
  return word_of(words, what, choice);
}

std::string refusal_text(const Words& words, const mrakoszlap::Plan& plan, const Names& names,
                         Refusal refusal, const Prompt* open) {
  Seats offered;
  if (open != nullptr && offers_seats(plan.setup, open->ask)) offered = seats_of(open->offers);
  return words.say(key("refusal", mrakoszlap_id::of(refusal)),
                   {{"seats", seat_names(words, names, offered)}});
}

std::string hand_fault_text(const Words& words, mrakoszlap::HandFault fault) {
  return words.say(key("hand-fault", mrakoszlap_id::of(fault)));
}

std::string finding_text(const Words& words, const Names& names, const Setup& setup,
                         const mrakoszlap::Finding& finding, const Args& more) {
  using mrakoszlap::Complaint;
  const bool short_of = finding.complaint == Complaint::deck_too_small;
  const bool hand = finding.complaint == Complaint::hand_breaks_rule;
  const bool typed = finding.type != Type::none;
  const bool copy = finding.card != CardId::none;
  Args args = more;  // the first argument of a name is the one that counts
  args.emplace_back("have", finding.have);
  args.emplace_back("allowed", short_of ? finding.allowed - finding.have : finding.allowed);
  args.emplace_back("players", setup.seats);
  args.emplace_back("cards", cards_text(words, mrakoszlap::gas_masks(setup.third_gas_mask)));
  args.emplace_back("card", typed  ? card_name(words, finding.type)
                            : copy ? card_name(words, finding.card)
                                   : std::string{});
  args.emplace_back("who", seat_name(words, names, static_cast<Seat>(finding.seat)));
  args.emplace_back("fault", hand ? hand_fault_text(words, finding.fault) : std::string{});
  args.emplace_back("name", "…");
  args.emplace_back("value", "…");
  return words.say(key("complaint", mrakoszlap_id::of(finding.complaint)), args);
}

}  // namespace omerta::notation
