// What the parts of the house-role reader share: the set that is being read, the complaints about
// it, and how single values are read. Internal to the folder.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "rulebooks/gorod/house/roles.h"
#include "rulebooks/gorod/house/toml.h"
#include "rulebooks/gorod/house/words.h"

namespace omerta::house {

enum class Definitions : std::uint8_t { of_house_roles, of_built_in };

struct Range {
  int least = 0;
  int most = 0;
};

// One text while it is read: what was wrong, and which house roles it may name.
class Reader {
 public:
  Reader(const Source& source, const std::vector<std::string>& ids, Mistakes& mistakes)
      : source_{source}, ids_{ids}, mistakes_{mistakes} {}

  Place place(Spot spot) const;
  void complain(Spot spot, const Message& what);
  const std::vector<std::string>& ids() const { return ids_; }

  // Complains about every key that is none of these.
  template <std::size_t n>
  void expect_keys(const TomlValue& table, const std::array<std::string_view, n>& keys);

  // The value of a key: what the file says, or the default if it says nothing or nonsense.
  std::string text(const TomlValue& value, const Message& what);  // empty if it is none
  std::uint8_t number(const TomlValue& table, std::string_view key, Range range, int by_default);
  std::uint8_t uses(const TomlValue& table, std::string_view key, int least);
  template <class T, std::size_t n>
  T word(const TomlValue& table, std::string_view key, const std::array<Word<T>, n>& words,
         T by_default);
  template <class T>
  T yes_no(const TomlValue& table, std::string_view key, const std::array<Word<T>, 2>& words,
           T by_default);
  const std::vector<TomlValue>& list(const TomlValue& table, std::string_view key);

 private:
  const Source& source_;
  const std::vector<std::string>& ids_;
  Mistakes& mistakes_;
};

// A value as a complaint calls it: its words, or what kind of value it is.
Message found_in(const TomlValue& value);

// GOR-HOUSE-3, -4  The blocks of a choice, added to it; the traits of a role, added to its card.
gorod::Act with_blocks(Reader& reader, const TomlValue& table, gorod::Act act, gorod::Clan wakes);
gorod::Card with_traits(Reader& reader, const TomlValue& table, gorod::Card card);

// GOR-HOUSE-2  When a role wakes, and the choices it makes.
struct Waking {
  gorod::Clan with = gorod::Clan::none;
  gorod::Call own = gorod::Call::none;
};
Waking read_waking(Reader& reader, const TomlValue& table);
HouseRole with_acts(Reader& reader, const TomlValue& table, HouseRole role, const Waking& waking);

// GOR-HOUSE-6 on a set of its own: all that can be said without knowing the game.
Mistakes check_definitions(const HouseRoles& roles, Definitions which);

template <std::size_t n>
void Reader::expect_keys(const TomlValue& table, const std::array<std::string_view, n>& keys) {
  for (const TomlEntry& entry : table.entries) {
    bool known = false;
    for (std::string_view key : keys) known = known || key == entry.key;
    if (known) continue;
    complain(entry.spot,
             {"fault.house.unknown-key",
              {{"name", quote(entry.key)}, {"options", OneOf{List(keys.begin(), keys.end())}}}});
  }
}

template <class T, std::size_t n>
T Reader::word(const TomlValue& table, std::string_view key, const std::array<Word<T>, n>& words,
               T by_default) {
  const TomlEntry* entry = table.find(key);
  if (entry == nullptr) return by_default;
  const TomlValue& value = entry->value;
  const auto means = value.kind == TomlKind::text ? meaning(words, value.text) : std::optional<T>{};
  if (means) return *means;
  complain(value.spot, {"fault.house.not-one-of",
                        {{"name", key}, {"found", found_in(value)}, {"options", one_of(words)}}});
  return by_default;
}

template <class T>
T Reader::yes_no(const TomlValue& table, std::string_view key, const std::array<Word<T>, 2>& words,
                 T by_default) {
  const TomlEntry* entry = table.find(key);
  if (entry == nullptr || entry->value.kind != TomlKind::truth) {
    return word(table, key, words, by_default);
  }
  return words[entry->value.number != 0 ? 0 : 1].means;
}

}  // namespace omerta::house
