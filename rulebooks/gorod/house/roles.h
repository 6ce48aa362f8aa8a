// House roles as text: the definition files a host writes (catalogue, section 8), read into the
// cards the engine plays, and written back in one canonical form. Limits are named here; whatever
// is wrong with a file is said with its line, its column and what was expected there.
#pragma once
#include <array>
#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "rulebooks/gorod/rules/options.h"
#include "words/message.h"

namespace omerta {
class Words;
}

namespace omerta::house {

inline constexpr std::size_t kDefinitionBytes = std::size_t{64} * 1024;  // of one text
inline constexpr std::size_t kRoleIdLength = 32;
inline constexpr std::size_t kRoleNameLength = 40;   // characters, in each language
inline constexpr std::size_t kRoleTextLength = 600;  // characters of a free text
inline constexpr std::size_t kMistakes = 100;        // reported at once
inline constexpr int kMostShots = 99;                // n of ARMOUR(n)
inline constexpr int kMostBallots = 99;              // n of VOTE-WEIGHT(n)
inline constexpr int kMostUses = 254;                // of `uses` and `self-uses`

struct Place {
  std::string file;
  int line = 0;
  int column = 0;  // in characters, from 1
};

struct Mistake {
  std::string file;
  int line = 0;
  int column = 0;
  Message what;  // what was found, and what was expected
  friend bool operator==(const Mistake&, const Mistake&) = default;
};

// "file:line:column: what", in a language or in English.
std::string to_string(const Mistake& mistake, const Words& words);
std::string to_string(const Mistake& mistake);

struct HouseRole {
  std::string id;
  std::map<std::string, std::string> names;  // by language code; may be empty
  std::string picture;  // one of the six additional characters (`card`); empty: none
  std::string text;     // what a human moderator rules by (GOR-HOUSE-9); may be empty
  gorod::Card card{};
  Place place{};  // where it is defined, for later complaints; no part of its value
  std::array<Place, gorod::kActs> act_places{};

  friend bool operator==(const HouseRole& a, const HouseRole& b) {
    return a.id == b.id && a.names == b.names && a.picture == b.picture && a.text == b.text &&
           a.card == b.card;
  }
};

using HouseRoles = std::vector<HouseRole>;  // in order: the n-th is gorod::house_role(n)
using Mistakes = std::vector<Mistake>;      // by file, line and column

// One text of a set. Texts that stand inside another file (a record) say where they begin.
struct Source {
  std::string file;
  std::string_view toml;
  int first_line = 1;
  int first_column = 1;
};

// The texts of a set are read together: their roles may name each other in any order. What depends
// on the game (GOR-HOUSE-6: the second clan) is judged by check_house_roles.
tl::expected<HouseRoles, Mistakes> parse_house_roles(std::span<const Source> texts);
tl::expected<HouseRoles, Mistakes> parse_house_roles(std::string_view toml, std::string_view file);

// A single definition whose id is a built-in character's (GOR-HOUSE-7). It may use the built-in
// slots; everything else is read as for a house role.
tl::expected<HouseRole, Mistakes> parse_built_in(std::string_view toml, std::string_view file);

// GOR-HOUSE-6  The engine's verdict on these roles in that game; empty if they may be played.
Mistakes check_house_roles(const gorod::Setup& setup, const HouseRoles& roles);

// The setup with these definitions in place of its own; the deck is left as it is.
gorod::Setup with_house_roles(gorod::Setup setup, const HouseRoles& roles);

// Canonical TOML: what parses to the same roles, and is the same to the byte when written again.
// A text of several roles is the texts of each, one after the other, under [[role]].
std::string write_house_roles(const HouseRoles& roles);
std::string write_house_role(const HouseRoles& roles, std::size_t number);  // one, without header

// GOR-HOUSE-8  The examples that come with the program; empty if there is none of that id.
std::string_view shipped_house_role(std::string_view id);
std::span<const std::string_view> shipped_house_role_ids();

}  // namespace omerta::house
