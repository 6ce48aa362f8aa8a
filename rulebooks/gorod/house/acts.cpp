// When a house role wakes and what it chooses there (GOR-HOUSE-2).
#include <algorithm>
#include <charconv>

#include "rulebooks/gorod/house/reader.h"

namespace omerta::house {
namespace {

using gorod::Block;
using gorod::Call;
using gorod::Clan;

constexpr std::array<std::string_view, 9> kActKeys{
    "call", "target", "count", "pass", "uses", "repeat", "self-uses", "if-killed-tonight", "do"};
constexpr std::string_view kOwn = "own:";

Call clan_call(Clan clan) {
  if (clan == Clan::none) return Call::none;
  return clan == Clan::mafia ? Call::mafia : Call::yakuza;
}

// The slot of "own: 15"; none if the text is anything else.
Call own_slot(std::string_view text) {
  if (text.substr(0, kOwn.size()) != kOwn) return Call::none;
  text.remove_prefix(kOwn.size());
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  int slot = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), slot);
  const bool whole = read.ec == std::errc{} && read.ptr == text.data() + text.size();
  const bool free = whole && slot >= 1 && slot <= static_cast<int>(Call::last);
  return free ? static_cast<Call>(slot) : Call::none;
}

constexpr int kLastSlot = static_cast<int>(Call::last);

// The slot of one act: its own, or the role's.
Call read_act_call(Reader& reader, const TomlValue& table, const Waking& waking) {
  const Call of_role = waking.with != Clan::none ? clan_call(waking.with) : waking.own;
  const TomlEntry* entry = table.find("call");
  if (entry == nullptr) return of_role;
  const std::string text = reader.text(entry->value, as_written("call"));
  if (entry->value.kind != TomlKind::text) return of_role;
  const Call own = own_slot(text);
  if (own == Call::none) {
    reader.complain(entry->value.spot,
                    {"fault.house.act-call", {{"found", quote(text)}, {"high", kLastSlot}}});
    return of_role;
  }
  if (waking.with != Clan::none && own == clan_call(waking.with)) {
    // The card could not tell it from waking with the clan.
    reader.complain(entry->value.spot,
                    {"fault.house.clan-call", {{"slot", static_cast<int>(own)}}});
  }
  return own;
}

// Pointing may be changed until the clan's choice is settled, so it is neither counted nor
// answered: a limit or a question beside it would be a word without effect.
void check_pointing(Reader& reader, Spot spot, const gorod::Act& act) {
  if (!act.does.has(Block::clan_shot)) return;
  if ((act.does & gorod::kQuestions) != gorod::Blocks{}) {
    reader.complain(spot, "fault.house.question-beside-clan-shot");
  }
  const bool limited = act.uses != gorod::kUnlimited || act.self_uses != gorod::kUnlimited ||
                       act.repeat != gorod::Repeat::free;
  if (limited) {
    reader.complain(spot, "fault.house.limited-clan-shot");
  }
}

gorod::Act read_act(Reader& reader, const TomlValue& table, const Waking& waking) {
  reader.expect_keys(table, kActKeys);
  gorod::Act act;
  act.call = read_act_call(reader, table, waking);
  act.target = reader.word(table, "target", kTargets, act.target);
  act.count = reader.number(table, "count", {1, kSeats}, act.count);
  act.pass = reader.yes_no(table, "pass", kPasses, act.pass);
  act.uses = reader.uses(table, "uses", 1);
  act.repeat = reader.word(table, "repeat", kRepeats, act.repeat);
  act.self_uses = reader.uses(table, "self-uses", 0);
  act.if_killed = reader.word(table, "if-killed-tonight", kIfKilled, act.if_killed);
  act = with_blocks(reader, table, act, waking.with);
  check_pointing(reader, table.spot, act);
  return act;
}

struct Written {
  gorod::Act act{};
  Spot spot{};
};

void expect_at_most_one(Reader& reader, const std::vector<Written>& acts, Block block,
                        const char* why) {
  int found = 0;
  for (const Written& written : acts) {
    if (written.act.does.has(block) && ++found > 1) {
      reader.complain(written.spot, {"fault.house.second-act",
                                     {{"name", word_for(kBlocks, block)}, {"why", Message{why}}}});
    }
  }
}

std::vector<Written> read_acts(Reader& reader, const TomlValue& table, const Waking& waking) {
  std::vector<Written> acts;
  for (const TomlValue& item : reader.list(table, "acts")) {
    if (acts.size() == gorod::kActs) {
      reader.complain(item.spot, {"fault.house.too-many-acts", {{"most", gorod::kActs}}});
      break;
    }
    if (item.kind != TomlKind::table) {
      reader.complain(item.spot, {"fault.house.act-no-table",
                                  {{"found", Message{item.what}},
                                   {"example", "{ target = \"other\", do = [\"HOLD\"] }"}}});
      continue;
    }
    acts.push_back({read_act(reader, item, waking), item.spot});
  }
  return acts;
}

// A call of its own in which nobody is asked anything: no card of the engine can say that.
void expect_own_call_used(Reader& reader, const TomlValue& table, const Waking& waking,
                          const std::vector<Written>& acts) {
  const TomlEntry* entry = table.find("call");
  const bool used = std::any_of(acts.begin(), acts.end(), [&](const Written& written) {
    return written.act.call == waking.own;
  });
  if (entry == nullptr || waking.own == Call::none || used) return;
  reader.complain(entry->value.spot,
                  {"fault.house.unused-call",
                   {{"slot", static_cast<int>(waking.own)}, {"example", "call = \"none\""}}});
}

}  // namespace

Waking read_waking(Reader& reader, const TomlValue& table) {
  const TomlEntry* entry = table.find("call");
  if (entry == nullptr) return {};
  const std::string text = reader.text(entry->value, as_written("call"));
  if (entry->value.kind != TomlKind::text) return {};
  if (const auto clan = meaning(kWakes, text)) return {.with = *clan};
  const Call own = own_slot(text);
  if (own == Call::none) {
    reader.complain(entry->value.spot,
                    {"fault.house.call", {{"found", quote(text)}, {"high", kLastSlot}}});
  }
  return {.own = own};
}

HouseRole with_acts(Reader& reader, const TomlValue& table, HouseRole role, const Waking& waking) {
  std::vector<Written> acts = read_acts(reader, table, waking);
  expect_at_most_one(reader, acts, Block::heal, "fault.house.cures-are-counted");
  expect_at_most_one(reader, acts, Block::clan_shot, "fault.house.points-once");
  expect_own_call_used(reader, table, waking, acts);
  // The pointing of a clan comes first on a card: it shares the first lane of questions.
  const auto pointing = std::find_if(acts.begin(), acts.end(), [](const Written& written) {
    return written.act.does.has(Block::clan_shot);
  });
  if (pointing != acts.end()) std::rotate(acts.begin(), pointing, pointing + 1);
  role.card.acts = static_cast<std::uint8_t>(acts.size());
  for (std::size_t k = 0; k < acts.size(); ++k) {
    role.card.act[k] = acts[k].act;
    role.act_places[k] = reader.place(acts[k].spot);
  }
  return role;
}

}  // namespace omerta::house
