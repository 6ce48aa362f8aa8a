// Reads a set of house-role definitions: which roles there are, their ids and names, and the
// fields of GOR-HOUSE-2. Blocks, acts and the engine's verdict have files of their own.
#include "rulebooks/gorod/house/roles.h"

#include <algorithm>
#include <tuple>

#include "rulebooks/gorod/house/reader.h"

namespace omerta::house {
namespace {

using gorod::Clan;
using gorod::Member;
using gorod::Side;

constexpr std::array<std::string_view, 12> kRoleKeys{"id",     "names",  "card",  "text",
                                                     "copies", "side",   "tally", "must-fall",
                                                     "call",   "member", "acts",  "traits"};

// Words that mean something else where the id of a role can stand: in a block, as the result of a
// game, as a side, as a speaker of the record.
constexpr std::array<std::string_view, 16> kReserved{
    "all",   "any",  "none",  "nobody", "everyone", "other",     "town",   "mafia",
    "alone", "draw", "house", "hidden", "unclear",  "moderator", "chance", "clock"};

struct Found {  // a role in a text, before it is read
  std::size_t source = 0;
  const TomlValue* table = nullptr;
};

bool is_id(std::string_view id) {
  const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
  return !id.empty() && id.size() <= kRoleIdLength && letter(id.front()) &&
         std::all_of(id.begin(), id.end(),
                     [&](char c) { return letter(c) || (c >= '0' && c <= '9') || c == '-'; });
}

// GOR-HOUSE-6  Whether a role may bear this id; says why not.
void check_id(Reader& reader, Spot spot, std::string_view id, Definitions which) {
  const bool built_in = meaning(kCharacters, id).has_value();
  if (which == Definitions::of_built_in) {
    if (!built_in) {
      reader.complain(spot, {"fault.house.id-no-character",
                             {{"name", quote(id)}, {"options", one_of(kCharacters)}}});
    }
    return;
  }
  if (!is_id(id)) {
    reader.complain(spot, {"fault.house.id", {{"name", quote(id)}, {"most", kRoleIdLength}}});
  } else if (built_in) {
    reader.complain(spot, {"fault.house.id-of-character", {{"name", quote(id)}}});
  } else if (std::find(kReserved.begin(), kReserved.end(), id) != kReserved.end()) {
    reader.complain(spot, {"fault.house.id-reserved", {{"name", quote(id)}}});
  } else if (std::find(reader.ids().begin(), reader.ids().end(), id) != reader.ids().end()) {
    reader.complain(spot, {"fault.house.id-taken", {{"name", quote(id)}}});
  }
}

// The id of a role, or nothing if it has none; the roles before it are already known.
std::string read_id(Reader& reader, const TomlValue& table, Definitions which) {
  const TomlEntry* entry = table.find("id");
  if (entry == nullptr) {
    reader.complain(table.spot,
                    {"fault.house.no-id", {{"example", "id = \"...\""}, {"most", kRoleIdLength}}});
    return {};
  }
  const std::string id = reader.text(entry->value, as_written("id"));
  if (entry->value.kind == TomlKind::text) check_id(reader, entry->value.spot, id, which);
  return id;
}

// The characters of a text that is known to be UTF-8.
std::vector<char32_t> characters(std::string_view text) {
  std::vector<char32_t> all;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80U) {
      all.push_back(byte);
    } else if (byte >= 0xC0U) {
      all.push_back(byte & (byte >= 0xF0U ? 0x07U : byte >= 0xE0U ? 0x0FU : 0x1FU));
    } else if (!all.empty()) {
      all.back() = all.back() << 6U | (byte & 0x3FU);
    }
  }
  return all;
}

// Names stand on every screen: nothing that breaks a line or turns the writing round.
bool is_shown(char32_t c) {
  const bool control = c < 0x20 || (c >= 0x7F && c < 0xA0);
  const bool turns = (c >= 0x200B && c <= 0x200F) || (c >= 0x2028 && c <= 0x202E) ||
                     (c >= 0x2066 && c <= 0x2069) || c == 0xFEFF;
  return !control && !turns;
}

bool is_line(std::string_view line, std::size_t most) {
  const std::vector<char32_t> all = characters(line);
  return !all.empty() && all.size() <= most && all.front() != ' ' && all.back() != ' ' &&
         std::all_of(all.begin(), all.end(), is_shown);
}

bool is_name(std::string_view name) { return is_line(name, kRoleNameLength); }

bool is_language(std::string_view code) {
  return (code.size() == 2 || code.size() == 3) &&
         std::all_of(code.begin(), code.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

std::map<std::string, std::string> read_names(Reader& reader, const TomlValue& table) {
  std::map<std::string, std::string> names;
  const TomlEntry* entry = table.find("names");
  if (entry == nullptr) return names;
  if (entry->value.kind != TomlKind::table) {
    reader.complain(entry->value.spot,
                    {"fault.house.names-no-table",
                     {{"found", Message{entry->value.what}}, {"example", "{ en = \"Dancer\" }"}}});
    return names;
  }
  for (const TomlEntry& name : entry->value.entries) {
    if (!is_language(name.key)) {
      reader.complain(name.spot, {"fault.house.no-language", {{"name", quote(name.key)}}});
    }
    const std::string text = reader.text(name.value, "fault.house.a-name");
    if (name.value.kind != TomlKind::text) continue;
    if (!is_name(text)) {
      reader.complain(name.value.spot,
                      {"fault.house.odd-name", {{"name", quote(text)}, {"most", kRoleNameLength}}});
    }
    names.emplace(name.key, text);
  }
  return names;
}

// GOR-HOUSE-2 (card)  One of the six pictures, or none.
std::string read_picture(Reader& reader, const TomlValue& table) {
  const TomlEntry* entry = table.find("card");
  if (entry == nullptr) return {};
  const std::string picture = reader.text(entry->value, as_written("card"));
  const bool known = std::find(kPictures.begin(), kPictures.end(), picture) != kPictures.end();
  if (known) return picture;
  if (entry->value.kind == TomlKind::text && picture != "none") {
    OneOf pictures{List(kPictures.begin(), kPictures.end())};
    pictures.words.emplace_back("none");
    reader.complain(entry->value.spot,
                    {"fault.house.not-one-of",
                     {{"name", "card"}, {"found", found_in(entry->value)}, {"options", pictures}}});
  }
  return {};
}

// GOR-HOUSE-9  The text a human moderator rules by.
std::string read_text(Reader& reader, const TomlValue& table) {
  const TomlEntry* entry = table.find("text");
  if (entry == nullptr) return {};
  const std::string text = reader.text(entry->value, as_written("text"));
  if (entry->value.kind != TomlKind::text || is_line(text, kRoleTextLength)) return text;
  reader.complain(entry->value.spot, {"fault.house.odd-text", {{"most", kRoleTextLength}}});
  return {};
}

// GOR-HOUSE-2  The fields of one role, with the defaults of the table.
HouseRole read_role(Reader& reader, const TomlValue& table, const std::string& id) {
  reader.expect_keys(table, kRoleKeys);
  const TomlEntry* at = table.find("id");
  HouseRole role{.id = id,
                 .names = read_names(reader, table),
                 .picture = read_picture(reader, table),
                 .text = read_text(reader, table),
                 .place = reader.place(at != nullptr ? at->spot : table.spot)};
  gorod::Card& card = role.card;
  card.by_hand = role.text.empty() ? gorod::ByHand::no : gorod::ByHand::yes;
  card.copies = reader.number(table, "copies", {1, kSeats}, 1);
  card.side = reader.word(table, "side", kSides, Side::town);
  card.tally = reader.word(table, "tally", kTallies, usual_tally(card.side));
  card.must_fall = reader.yes_no(table, "must-fall", kMustFall, usual_must_fall(card.tally));
  const Waking waking = read_waking(reader, table);
  card.wakes_with = waking.with;
  const Member member = reader.yes_no(table, "member", kMember, Member::yes);
  card.member = waking.with == Clan::none ? Member::no : member;  // of no clan, no member
  role = with_acts(reader, table, std::move(role), waking);
  role.card = with_traits(reader, table, role.card);
  return role;
}

// One role at the top of a text, or several as [[role]].
std::vector<const TomlValue*> roles_in(Reader& reader, const TomlValue& root) {
  const TomlEntry* several = root.find("role");
  if (several == nullptr) {
    if (!root.entries.empty()) return {&root};
    reader.complain(root.spot, {"fault.house.no-role", {{"example", "id = \"...\""}}});
    return {};
  }
  for (const TomlEntry& entry : root.entries) {
    if (&entry == several) continue;
    reader.complain(entry.spot, {"fault.house.beside-role", {{"name", quote(entry.key)}}});
  }
  std::vector<const TomlValue*> tables;
  const bool list = several->value.kind == TomlKind::list;
  for (const TomlValue& item : several->value.items) {
    if (item.kind == TomlKind::table) tables.push_back(&item);
  }
  if (!list || tables.size() != several->value.items.size() || tables.empty()) {
    reader.complain(several->value.spot, "fault.house.role-no-list");
  }
  return tables;
}

class Set {
 public:
  Set(std::span<const Source> sources, Definitions which) : sources_{sources}, which_{which} {}

  tl::expected<HouseRoles, Mistakes> read() {
    find_roles();
    read_ids();
    HouseRoles roles;
    for (std::size_t i = 0; i < ids_.size(); ++i) {
      Reader in = reader(found_[i].source);
      roles.push_back(read_role(in, *found_[i].table, ids_[i]));
    }
    if (mistakes_.empty()) mistakes_ = check_definitions(roles, which_);
    if (mistakes_.empty()) return roles;
    sort_mistakes();
    return tl::unexpected(std::move(mistakes_));
  }

 private:
  Reader reader(std::size_t source) { return {sources_[source], ids_, mistakes_}; }

  void find_roles() {
    trees_.resize(sources_.size());
    for (std::size_t i = 0; i < sources_.size(); ++i) {
      Reader in = reader(i);
      auto tree = read_toml(sources_[i].toml);
      if (!tree) {
        in.complain(tree.error().spot, tree.error().what);
        continue;
      }
      trees_[i] = std::move(*tree);
      for (const TomlValue* table : roles_in(in, trees_[i])) found_.push_back({i, table});
    }
  }

  // First all ids: roles may name each other in any order.
  void read_ids() {
    const std::size_t most = which_ == Definitions::of_built_in ? 1 : gorod::kHouseRoles;
    for (const Found& found : found_) {
      Reader in = reader(found.source);
      if (ids_.size() == most) {
        in.complain(found.table->spot, {"fault.house.too-many-roles", {{"most", most}}});
        return;
      }
      ids_.push_back(read_id(in, *found.table, which_));
    }
  }

  void sort_mistakes() {
    const auto file = [&](const Mistake& mistake) {
      return std::find_if(sources_.begin(), sources_.end(),
                          [&](const Source& s) { return s.file == mistake.file; }) -
             sources_.begin();
    };
    std::sort(mistakes_.begin(), mistakes_.end(), [&](const Mistake& a, const Mistake& b) {
      return std::tuple{file(a), a.line, a.column, a.what.key, to_string(a)} <
             std::tuple{file(b), b.line, b.column, b.what.key, to_string(b)};
    });
  }

  std::span<const Source> sources_;
  Definitions which_;
  std::vector<TomlValue> trees_;
  std::vector<Found> found_;
  std::vector<std::string> ids_;
  Mistakes mistakes_;
};

}  // namespace

tl::expected<HouseRoles, Mistakes> parse_house_roles(std::span<const Source> sources) {
  return Set{sources, Definitions::of_house_roles}.read();
}

tl::expected<HouseRoles, Mistakes> parse_house_roles(std::string_view toml, std::string_view file) {
  const Source source{.file = std::string{file}, .toml = toml};
  return parse_house_roles({&source, 1});
}

tl::expected<HouseRole, Mistakes> parse_built_in(std::string_view toml, std::string_view file) {
  const Source source{.file = std::string{file}, .toml = toml};
  auto roles = Set{{&source, 1}, Definitions::of_built_in}.read();
  if (!roles) return tl::unexpected(std::move(roles.error()));
  return std::move(roles->front());
}

}  // namespace omerta::house
