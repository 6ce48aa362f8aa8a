// Cards, labels, settings and the narrator's calls of mrakoszlap as messages. Questions, refusals
// and complaints: questions.cpp; facts: facts.cpp.
#include "rulebooks/mrakoszlap/words/words.h"

#include "rulebooks/mrakoszlap/rules/calls.h"
#include "rulebooks/mrakoszlap/text/ids.h"

namespace omerta::mrakoszlap::said {
namespace {

using notation::mrakoszlap_id::key;
using notation::mrakoszlap_id::of;

Message option_text(std::string_view option, std::string_view form) {
  return "mrakoszlap.option." + std::string{option} + "." + std::string{form};
}

// Section 2.1: what a card is, when it wakes, how often it works, whether it must.
struct Traits {
  std::string_view kind = "passive";
  std::string_view wakes{};
  std::string_view uses = "always";
  std::string_view duty{};
};

std::string_view uses_of(Uses uses) {
  switch (uses) {
    case Uses::always: return {};
    case Uses::once: return "once";
    case Uses::twice: return "twice";
    case Uses::few: return "mud";
  }
  return {};
}

Traits traits_of(Type type) {
  if (const CallRow* call = call_of(type)) {
    return {"night", call->nights == Nights::even ? "even-nights" : "every-night",
            uses_of(call->uses), call->duty == Duty::must ? "must" : "may"};
  }
  for (Power power : kDayPowers) {
    if (type_of(power) == type) return {"day", {}, "once", "may"};
  }
  switch (type) {
    case Type::cloud_treader:
    case Type::immunity:
    case Type::tightrope_walker:
    case Type::vest:
    case Type::mirror: return {.uses = "spent"};
    case Type::spyglass: return {"night", "third-nights", {}, {}};
    case Type::mass_murderer: return {"day", {}, "once", {}};
    case Type::meciar:
    case Type::kovac: return {.kind = "day"};
    case Type::time_lord: return {"day-and-night", {}, "once", "may"};
    default: return {};
  }
}

// MRK-TABLE-1  What is said with a day power stands on its card.
Message with_phrase(Message text, Type type) {
  for (Power power : kPowers) {
    if (type_of(power) != type) continue;
    return together({std::move(text), {"mrakoszlap.phrase", {{"phrase", power_phrase(power)}}}});
  }
  return text;
}

}  // namespace

Message card_name(Type type) { return key("card", of(type), "name"); }

Message copy_name(Type type, unsigned number) {
  const Message name = card_name(type);
  if (kCopies[index(type)] == 1) return name;
  return {"mrakoszlap.numbered", {{"card", name}, {"n", number}}};
}

Message card_name(CardId card) { return copy_name(type_of(card), number_of(card)); }

Messages cards(Hand hand) {
  Messages names;
  for (unsigned i = 0; i < kDeck; ++i) {
    const auto card = static_cast<CardId>(i);
    if (hand.has(card)) names.push_back(card_name(card));
  }
  return names;
}

Messages deck(Hand deck) {
  Messages names;
  for (unsigned i = 0; i < kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    const int copies = deck.count(type);
    if (copies == 1) names.push_back(card_name(type));
    if (copies > 1)
      names.push_back({"mrakoszlap.copies", {{"card", card_name(type)}, {"n", copies}}});
  }
  return names;
}

Message card_brief(Type type) { return with_phrase(key("card", of(type), "brief"), type); }

Message card_does(const Setup& setup, Type type) {
  const Message does{key("card", of(type), "does"),
                     {{"day", yes(setup.vest_by_day == VestByDay::yes)},
                      {"redirected", yes(setup.slime_redirected == SlimeRedirected::protects)},
                      {"once", yes(setup.slime_uses == SlimeUses::once)},
                      {"perloss", yes(setup.leech_gain == LeechGain::per_loss)},
                      {"permanent", yes(setup.magnet_duration == MagnetDuration::permanent)},
                      {"forever", yes(setup.mud_duration == MudDuration::until_broken)},
                      {"capone", yes(setup.third_gas_mask == ThirdGasMask::al_capone)},
                      {"reach", of(setup.al_capone_reach)},
                      {"sock", of(setup.sock_targets)}}};
  return with_phrase(does, type);
}

Messages card_traits(Type type) {
  const Traits traits = traits_of(type);
  Messages all;
  for (std::string_view each : {traits.kind, traits.wakes, traits.uses, traits.duty}) {
    if (!each.empty()) all.emplace_back("mrakoszlap.trait." + std::string{each});
  }
  return all;
}

std::string_view power_phrase(Power power) {
  switch (power) {
    case Power::anarchist: return "I shoot you baby!";
    case Power::astronomer: return "Noc!";
    case Power::communist: return "Obywatele, w tej rundzie jesteśmy wszyscy równi";
    case Power::terrorist: return "Bomba!";
    case Power::time_lord: return "Jestem Panem czasu!";
  }
  return {};
}

Message phase_name(Phase phase) { return key("phase", of(phase)); }
Message kind_name(Kind kind) { return key("kind", of(kind)); }
Message result_name(Result result) { return key("result", of(result)); }
Message side_name(Result side) { return key("side", of(side)); }
Message power_name(Power power) { return key("power", of(power)); }

Message preset_name(std::string_view preset) { return key("preset", preset, "name"); }
Message preset_about(std::string_view preset) { return key("preset", preset, "about"); }
Message option_name(std::string_view option) { return option_text(option, "name"); }
Message option_about(std::string_view option) { return option_text(option, "about"); }
Message option_value(std::string_view option, std::string_view value) {
  return option_text(option, value);
}

Message call_wakes(CardId card) { return {"mrakoszlap.call.wakes", {{"card", card_name(card)}}}; }
Message call_acts(const Setup& setup, CardId card) {
  return {key("call", of(type_of(card)), "acts"),
          {{"sock", of(setup.sock_targets)},
           {"pass", yes(setup.ability_passing != AbilityPassing::limited_only)}}};
}
Message call_sleeps(CardId card) { return {"mrakoszlap.call.sleeps", {{"card", card_name(card)}}}; }

Message phase_opening(const Plan& plan, Phase phase, const Table& after) {
  const std::string own = key("opens", of(phase));
  if (!has_message("mrakoszlap", own)) {
    return {"mrakoszlap.fact.phase-opened", {{"called", phase_name(phase)}}};
  }
  People list;  // in the order of accusation
  const Seats among = phase == Phase::tie_ballot ? after.tied : after.accused;
  for (unsigned i = 0; i < after.listed; ++i) {
    if (among.has(after.list[i])) list.push_back(after.list[i]);
  }
  const bool spoken = plan.setup.night_calls != NightCalls::in_private;
  return {own,
          {{"seats", list},
           {"spoken", yes(spoken || plan.human())},
           {"runoff", yes(after.runoff != 0)}}};
}

Message story() { return "mrakoszlap.story"; }

}  // namespace omerta::mrakoszlap::said
