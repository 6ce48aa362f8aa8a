// Cards, labels, settings and the narrator's calls of mrakoszlap in words. Questions, refusals and
// complaints: mrakoszlap_questions.cpp; facts: mrakoszlap_facts.cpp.
#include "rulebooks/mrakoszlap/words/words.h"

#include "rulebooks/mrakoszlap/text/ids.h"

namespace omerta::notation {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Hand;
using mrakoszlap::Setup;
using mrakoszlap::Type;
using mrakoszlap_id::key;

std::string option_text(const Words& words, std::string_view option, std::string_view form) {
  return words.say("mrk.option." + std::string{option} + "." + std::string{form});
}

// Section 2.1: what a card is, when it wakes, how often it works, whether it must.
struct Traits {
  std::string_view kind = "passive";
  std::string_view wakes{};
  std::string_view uses = "always";
  std::string_view duty{};
};

Traits traits_of(Type type) {
  switch (type) {
    case Type::cloud_treader:
    case Type::immunity:
    case Type::tightrope_walker:
    case Type::vest:
    case Type::mirror: return {.uses = "spent"};
    case Type::gravedigger:
    case Type::matrix:
    case Type::sniper:
    case Type::sock: return {"night", "every-night", "once", "may"};
    case Type::jailer: return {"night", "even-nights", "once", "may"};
    case Type::blind_executioner: return {"night", "every-night", "twice", "may"};
    case Type::jozin: return {"night", "every-night", "mud", "may"};
    case Type::mage:
    case Type::slime:
    case Type::leech:
    case Type::sand:
    case Type::doctor: return {"night", "every-night", {}, "must"};
    case Type::mafian: return {"night", "every-night", {}, "may"};
    case Type::cobra:
    case Type::magnet:
    case Type::ghost_bobo:
    case Type::mad_shooter:
    case Type::judge: return {"night", "even-nights", {}, "must"};
    case Type::spyglass: return {"night", "third-nights", {}, {}};
    case Type::terrorist:
    case Type::astronomer:
    case Type::anarchist:
    case Type::communist: return {"day", {}, "once", "may"};
    case Type::mass_murderer: return {"day", {}, "once", {}};
    case Type::meciar:
    case Type::kovac: return {.kind = "day"};
    case Type::time_lord: return {"day-and-night", {}, "once", "may"};
    default: return {};
  }
}

// MRK-TABLE-1  What is said with a day power stands on its card.
std::string card_phrase(const Words& words, Type type) {
  for (mrakoszlap::Power power : mrakoszlap::kPowers) {
    if (type_of(power) != type) continue;
    return ' ' + words.say("mrk.phrase", {{"phrase", power_phrase(power)}});
  }
  return {};
}

}  // namespace

std::string card_name(const Words& words, Type type) {
  return words.say(key("card", mrakoszlap_id::of(type), "name"));
}

std::string copy_name(const Words& words, Type type, unsigned number) {
  const std::string name = card_name(words, type);
  if (mrakoszlap::kCopies[index(type)] == 1) return name;
  return words.say("mrk.numbered", {{"card", name}, {"n", number}});
}

std::string card_name(const Words& words, CardId card) {
  return copy_name(words, type_of(card), number_of(card));
}

std::string cards_text(const Words& words, Hand cards) {
  List names;
  for (unsigned i = 0; i < mrakoszlap::kDeck; ++i) {
    const auto card = static_cast<CardId>(i);
    if (cards.has(card)) names.push_back(card_name(words, card));
  }
  return words.join(names);
}

std::string deck_text(const Words& words, Hand deck) {
  List names;
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    const int copies = deck.count(type);
    const std::string name = card_name(words, type);
    if (copies == 1) names.push_back(name);
    if (copies > 1) names.push_back(words.say("mrk.copies", {{"card", name}, {"n", copies}}));
  }
  return words.join(names);
}

std::string card_brief(const Words& words, Type type) {
  return words.say(key("card", mrakoszlap_id::of(type), "brief")) + card_phrase(words, type);
}

std::string card_does(const Words& words, const Setup& setup, Type type) {
  const std::string does = words.say(
      key("card", mrakoszlap_id::of(type), "does"),
      {{"day", yes(setup.vest_by_day == mrakoszlap::VestByDay::yes)},
       {"redirected", yes(setup.slime_redirected == mrakoszlap::SlimeRedirected::protects)},
       {"once", yes(setup.slime_uses == mrakoszlap::SlimeUses::once)},
       {"perloss", yes(setup.leech_gain == mrakoszlap::LeechGain::per_loss)},
       {"permanent", yes(setup.magnet_duration == mrakoszlap::MagnetDuration::permanent)},
       {"forever", yes(setup.mud_duration == mrakoszlap::MudDuration::until_broken)},
       {"capone", yes(setup.third_gas_mask == mrakoszlap::ThirdGasMask::al_capone)},
       {"reach", mrakoszlap_id::of(setup.al_capone_reach)},
       {"sock", mrakoszlap_id::of(setup.sock_targets)}});
  return does + card_phrase(words, type);
}

std::string card_traits(const Words& words, Type type) {
  const Traits traits = traits_of(type);
  std::string all;
  for (std::string_view each : {traits.kind, traits.wakes, traits.uses, traits.duty}) {
    if (each.empty()) continue;
    if (!all.empty()) all += ", ";
    all += words.say("mrk.trait." + std::string{each});
  }
  return all;
}

std::string_view power_phrase(mrakoszlap::Power power) {
  switch (power) {
    case mrakoszlap::Power::anarchist: return "I shoot you baby!";
    case mrakoszlap::Power::astronomer: return "Noc!";
    case mrakoszlap::Power::communist: return "Obywatele, w tej rundzie jesteśmy wszyscy równi";
    case mrakoszlap::Power::terrorist: return "Bomba!";
    case mrakoszlap::Power::time_lord: return "Jestem Panem czasu!";
  }
  return {};
}

std::string phase_name(const Words& words, mrakoszlap::Phase phase) {
  return words.say(key("phase", mrakoszlap_id::of(phase)));
}
std::string kind_name(const Words& words, mrakoszlap::Kind kind) {
  return words.say(key("kind", mrakoszlap_id::of(kind)));
}
std::string result_name(const Words& words, mrakoszlap::Result result) {
  return words.say(key("result", mrakoszlap_id::of(result)));
}
std::string side_name(const Words& words, mrakoszlap::Result side) {
  return words.say(key("side", mrakoszlap_id::of(side)));
}
std::string power_name(const Words& words, mrakoszlap::Power power) {
  return words.say(key("power", mrakoszlap_id::of(power)));
}

std::string preset_name(const Words& words, std::string_view preset) {
  return words.say(key("preset", preset, "name"));
}
std::string preset_about(const Words& words, std::string_view preset) {
  return words.say(key("preset", preset, "about"));
}
std::string mrakoszlap_option_name(const Words& words, std::string_view option) {
  return option_text(words, option, "name");
}
std::string mrakoszlap_option_about(const Words& words, std::string_view option) {
  return option_text(words, option, "about");
}
std::string mrakoszlap_option_value(const Words& words, std::string_view option,
                                    std::string_view value) {
  return option_text(words, option, value);
}

std::string call_wakes(const Words& words, CardId card) {
  return words.say("mrk.call.wakes", {{"card", card_name(words, card)}});
}
std::string call_acts(const Words& words, const Setup& setup, CardId card) {
  return words.say(
      key("call", mrakoszlap_id::of(type_of(card)), "acts"),
      {{"sock", mrakoszlap_id::of(setup.sock_targets)},
       {"pass", yes(setup.ability_passing != mrakoszlap::AbilityPassing::limited_only)}});
}
std::string call_sleeps(const Words& words, CardId card) {
  return words.say("mrk.call.sleeps", {{"card", card_name(words, card)}});
}

std::string phase_opening(const Words& words, const mrakoszlap::Plan& plan, const Names& names,
                          mrakoszlap::Phase phase, const mrakoszlap::Table& after) {
  const std::string own = key("opens", mrakoszlap_id::of(phase));
  if (!words.has(own)) {
    return words.say("mrk.fact.phase-opened", {{"called", phase_name(words, phase)}});
  }
  List list;  // in the order of accusation
  const Seats among = phase == mrakoszlap::Phase::tie_ballot ? after.tied : after.accused;
  for (unsigned i = 0; i < after.listed; ++i) {
    if (among.has(after.list[i])) list.push_back(seat_name(words, names, after.list[i]));
  }
  const bool spoken = plan.setup.night_calls != mrakoszlap::NightCalls::in_private;
  return words.say(own, {{"seats", list},
                         {"spoken", yes(spoken || plan.human())},
                         {"runoff", yes(after.runoff != 0)}});
}

std::string mrakoszlap_story(const Words& words) { return words.say("mrk.story"); }

}  // namespace omerta::notation
