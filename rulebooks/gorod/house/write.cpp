// Writes house roles as canonical TOML: fields in the order of the catalogue, side and call always,
// the rest where it is not the default.
#include <fmt/format.h>

#include "engine/expect.h"
#include "rulebooks/gorod/house/reader.h"

namespace omerta::house {
namespace {

using gorod::Block;
using gorod::Call;
using gorod::Clan;
using gorod::Roles;
using gorod::Tally;

std::string toml_string(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') quoted += '\\';
    if (byte < 0x20U || byte == 0x7FU) {
      quoted += fmt::format("\\u{:04X}", byte);
    } else {
      quoted += c;
    }
  }
  return quoted + "\"";
}

std::string toml_list(const std::vector<std::string>& phrases) {
  std::string list = "[";
  for (const std::string& phrase : phrases) {
    if (list.size() > 1) list += ", ";
    list += toml_string(phrase);
  }
  return list + "]";
}

// "commissioner, lawyer, hunter" or "all".
std::string role_words(const HouseRoles& set, Roles roles) {
  if (roles == Roles::all()) return "all";
  std::string words;
  for (int i = 0; i < gorod::kRoles; ++i) {
    if (!roles.has(static_cast<gorod::Role>(i))) continue;
    const int house = i - gorod::kBuiltIn;
    expect(house < static_cast<int>(set.size()));  // a role of no set has no id to be written
    if (!words.empty()) words += ", ";
    words += house < 0 ? word_for(kCharacters, static_cast<gorod::Role>(i))
                       : std::string_view{set[static_cast<std::size_t>(house)].id};
  }
  return words;
}

std::string block_phrase(const HouseRoles& set, const gorod::Card& card, const gorod::Act& act,
                         const Word<Block>& block) {
  std::string phrase{block.word};
  switch (block.means) {
    case Block::mask: return phrase + "(" + role_words(set, act.masks) + ")";
    case Block::ask_role: return phrase + "(" + role_words(set, act.asks) + ")";
    case Block::clan_shot: return fmt::format("{}({})", phrase, word_for(kClans, card.wakes_with));
    default: return phrase;
  }
}

std::string own_call(Call slot) {
  return toml_string(fmt::format("own: {}", static_cast<int>(slot)));
}

Call call_of(const gorod::Card& card) {
  if (card.wakes_with == Clan::mafia) return Call::mafia;
  if (card.wakes_with == Clan::yakuza) return Call::yakuza;
  return card.acts > 0 ? card.act[0].call : Call::none;
}

std::string uses_text(std::uint8_t uses) {
  return uses == gorod::kUnlimited ? "\"unlimited\"" : std::to_string(uses);
}

std::string act_text(const HouseRoles& set, const gorod::Card& card, const gorod::Act& act) {
  const gorod::Act usual;
  std::string text = "{ ";
  const auto put = [&](std::string_view key, const std::string& value) {
    text += fmt::format("{} = {}, ", key, value);
  };
  if (act.call != call_of(card)) put("call", own_call(act.call));
  put("target", toml_string(word_for(kTargets, act.target)));
  if (act.count != usual.count) put("count", std::to_string(act.count));
  put("pass", toml_string(word_for(kPasses, act.pass)));
  if (act.uses != usual.uses) put("uses", uses_text(act.uses));
  if (act.repeat != usual.repeat) put("repeat", toml_string(word_for(kRepeats, act.repeat)));
  if (act.self_uses != usual.self_uses) put("self-uses", uses_text(act.self_uses));
  if (act.if_killed != usual.if_killed) {
    put("if-killed-tonight", toml_string(word_for(kIfKilled, act.if_killed)));
  }
  std::vector<std::string> blocks;
  for (const Word<Block>& block : kBlocks) {
    if (act.does.has(block.means)) blocks.push_back(block_phrase(set, card, act, block));
  }
  return text + fmt::format("do = {} }}", toml_list(blocks));
}

std::string seen_phrase(const HouseRoles& set, Roles askers, std::string_view seen) {
  const std::string words = role_words(set, askers);
  const bool list = words != "all";
  return fmt::format("SEEN-AS({}{}{}, {})", list ? "[" : "", words, list ? "]" : "", seen);
}

std::vector<std::string> trait_phrases(const HouseRoles& set, const gorod::Card& card) {
  std::vector<std::string> traits;
  for (const Word<gorod::Seen>& seen : kSeen) {
    const Roles askers = card.seen_as[static_cast<unsigned>(seen.means)];
    if (askers != Roles{}) traits.push_back(seen_phrase(set, askers, seen.word));
  }
  if (card.decoy != Clan::none) {
    traits.push_back(fmt::format("DECOY({})", word_for(kClans, card.decoy)));
  }
  if (card.armour > 0) traits.push_back(fmt::format("ARMOUR({})", card.armour));
  if (card.vote_weight != 1) traits.push_back(fmt::format("VOTE-WEIGHT({})", card.vote_weight));
  if (card.avenge == gorod::Avenge::yes) traits.emplace_back("AVENGE");
  if (card.wins_alone != gorod::WinsAlone::no) {
    traits.push_back(fmt::format("WINS-ALONE({})", word_for(kWinsAlone, card.wins_alone)));
  }
  return traits;
}

std::string names_text(const HouseRole& role) {
  std::string text = "{ ";
  for (const auto& [language, name] : role.names) {
    if (text.size() > 2) text += ", ";
    text += fmt::format("{} = {}", language, toml_string(name));
  }
  return text + " }";
}

std::string call_text(const gorod::Card& card) {
  const bool own = card.wakes_with == Clan::none && card.acts > 0;
  return own ? own_call(call_of(card)) : toml_string(word_for(kWakes, card.wakes_with));
}

}  // namespace

std::string write_house_role(const HouseRoles& roles, std::size_t number) {
  expect(number < roles.size());
  const HouseRole& role = roles[number];
  const gorod::Card& card = role.card;
  std::string text;
  const auto put = [&](std::string_view key, const std::string& value) {
    text += fmt::format("{} = {}\n", key, value);
  };
  put("id", toml_string(role.id));
  if (!role.names.empty()) put("names", names_text(role));
  if (!role.picture.empty()) put("card", toml_string(role.picture));
  if (!role.text.empty()) put("text", toml_string(role.text));
  if (card.copies != 1) put("copies", std::to_string(card.copies));
  put("side", toml_string(word_for(kSides, card.side)));
  if (card.tally != usual_tally(card.side)) {
    put("tally", toml_string(word_for(kTallies, card.tally)));
  }
  if (card.must_fall != usual_must_fall(card.tally)) {
    put("must-fall", toml_string(word_for(kMustFall, card.must_fall)));
  }
  put("call", call_text(card));
  if (card.wakes_with != Clan::none && card.member == gorod::Member::no) {
    put("member", toml_string(word_for(kMember, card.member)));
  }
  if (card.acts > 0) {
    text += "acts = [\n";
    for (unsigned k = 0; k < card.acts; ++k) {
      text += fmt::format("  {},\n", act_text(roles, card, card.act[k]));
    }
    text += "]\n";
  }
  const std::vector<std::string> traits = trait_phrases(roles, card);
  if (!traits.empty()) put("traits", toml_list(traits));
  return text;
}

std::string write_house_roles(const HouseRoles& roles) {
  std::string text;
  for (std::size_t i = 0; i < roles.size(); ++i) {
    if (i > 0) text += "\n";
    text += "[[role]]\n" + write_house_role(roles, i);
  }
  return text;
}

}  // namespace omerta::house
