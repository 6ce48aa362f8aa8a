// The cards of gorod. A card is a side, a call and a few building blocks; the built-in characters
// and the house roles of a host are written in the same form and run by the same code.
#pragma once
#include <array>
#include <cstdint>

#include "engine/prompt.h"

namespace omerta::gorod {

inline constexpr int kHouseRoles = 8;  // kinds of house roles in one game
inline constexpr int kActs = 3;        // choices one card may make in a night
inline constexpr int kAdditional = 6;  // pictures without rules, both boxes together
inline constexpr std::uint8_t kUnlimited = 255;

// clang-format off
#define OMERTA_GOROD_ROLES(X)                                                                     \
  X(mafioso) X(don) X(yakuza) X(lawyer) X(citizen) X(commissioner) X(sheriff) X(nurse)            \
  X(beauty) X(sleepwalker) X(journalist) X(captain) X(maniac)
// clang-format on

enum class Role : std::uint8_t {
#define X(name) name,
  OMERTA_GOROD_ROLES(X)
#undef X
      first_house,
  hidden = 255  // a card nobody has shown
};
// The characters both boxes have rules for.
inline constexpr int kBuiltIn = static_cast<int>(Role::first_house);
inline constexpr int kRoles = kBuiltIn + kHouseRoles;

// clang-format off
#define OMERTA_GOROD_ADDITIONAL(X)                                                                \
  X(actor) X(fat_man) X(dancer) X(fighter) X(one_eyed) X(stranger)
// clang-format on

constexpr unsigned index(Role role) { return static_cast<unsigned>(role); }
constexpr Role house_role(int number) { return static_cast<Role>(kBuiltIn + number); }

struct Roles {  // a set of cards
  std::uint32_t bits = 0;
  static constexpr Roles of(Role role) { return {std::uint32_t{1} << index(role)}; }
  static constexpr Roles all() { return {(std::uint32_t{1} << kRoles) - 1}; }
  constexpr bool has(Role role) const { return (bits >> index(role) & 1U) != 0; }
  friend constexpr Roles operator|(Roles a, Roles b) { return {a.bits | b.bits}; }
  friend constexpr bool operator==(Roles, Roles) = default;
};

// The calls of the night bear the catalogue's own slot numbers (GOR-HOUSE-2).
// clang-format off
#define OMERTA_GOROD_CALLS(X)                                                                     \
  X(captain, 10) X(mafia, 20) X(don, 30) X(yakuza, 40) X(sheriff, 50) X(maniac, 60) X(nurse, 70)  \
  X(commissioner, 80) X(lawyer, 90) X(beauty, 100) X(journalist, 110)
// clang-format on

enum class Call : std::uint8_t {
  none = 0,
#define X(name, slot) name = slot,
  OMERTA_GOROD_CALLS(X)
#undef X
      last = 199,
  acquaintance_mafia = 200,
  acquaintance_yakuza = 201,
};
#define X(name, slot) +1
inline constexpr int kCalls = 0 OMERTA_GOROD_CALLS(X);
#undef X

enum class Clan : std::uint8_t { none, mafia, yakuza };
enum class Side : std::uint8_t { town, mafia, yakuza, alone };
enum class Tally : std::uint8_t { other, mafia, yakuza };
enum class Seen : std::uint8_t { mafia, town, maniac, unclear };  // the class a check finds
enum class MustFall : std::uint8_t { no, yes };
enum class Member : std::uint8_t { no, yes };
enum class Avenge : std::uint8_t { no, yes };
enum class ByHand : std::uint8_t { no, yes };
enum class WinsAlone : std::uint8_t { no, last_with_one_town, last_standing };

enum class Target : std::uint8_t { other, any };
enum class Repeat : std::uint8_t { free, not_twice_running, once_each, not_the_last };
enum class IfKilled : std::uint8_t { by_option, self_works, works };

// GOR-HOUSE-3: what a choice does. They take effect in this order.
// clang-format off
#define OMERTA_GOROD_BLOCKS(X)                                                                    \
  X(shoot) X(clan_shot) X(heal) X(hold) X(shelter) X(mask) X(jam) X(ask_role) X(ask_side)         \
  X(compare) X(count) X(alibi) X(guard)
// clang-format on

enum class Block : std::uint8_t {
#define X(name) name,
  OMERTA_GOROD_BLOCKS(X)
#undef X
};

struct Blocks {
  std::uint16_t bits = 0;
  static constexpr Blocks of(Block block) {
    return {static_cast<std::uint16_t>(1U << static_cast<unsigned>(block))};
  }
  constexpr bool has(Block block) const { return (bits >> static_cast<unsigned>(block) & 1U) != 0; }
  constexpr bool covers(Blocks other) const { return (other.bits & ~bits) == 0; }
  friend constexpr Blocks operator|(Blocks a, Blocks b) {
    return {static_cast<std::uint16_t>(a.bits | b.bits)};
  }
  friend constexpr Blocks operator&(Blocks a, Blocks b) {
    return {static_cast<std::uint16_t>(a.bits & b.bits)};
  }
  friend constexpr bool operator==(Blocks, Blocks) = default;
};

// What section 3 of the catalogue calls an arrest, and the blocks that are answered on the spot.
inline constexpr Blocks kArrest = Blocks::of(Block::hold) | Blocks::of(Block::shelter) |
                                  Blocks::of(Block::mask) | Blocks::of(Block::jam);
inline constexpr Blocks kQuestions = Blocks::of(Block::ask_role) | Blocks::of(Block::ask_side) |
                                     Blocks::of(Block::compare) | Blocks::of(Block::count);

struct Act {               // one choice a night
  Call call = Call::none;  // when it is asked
  Target target = Target::other;
  Pass pass = Pass::allowed;
  std::uint8_t count = 1;  // of how many different players
  std::uint8_t uses = kUnlimited;
  std::uint8_t self_uses = kUnlimited;
  Repeat repeat = Repeat::free;
  IfKilled if_killed = IfKilled::by_option;
  Roles masks{};  // MASK: whose checks it clouds
  Roles asks{};   // ASK-ROLE: the cards it looks for
  Blocks does{};
  friend constexpr bool operator==(const Act&, const Act&) = default;
};

struct Card {
  Side side = Side::town;
  Tally tally = Tally::other;
  MustFall must_fall = MustFall::no;
  Clan wakes_with = Clan::none;
  Member member = Member::no;  // of the clan it wakes with
  std::uint8_t acts = 0;
  std::array<Act, kActs> act{};
  std::array<Roles, 4> seen_as{};  // SEEN-AS, by class: the askers it deceives
  Clan decoy = Clan::none;
  std::uint8_t armour = 0;
  std::uint8_t vote_weight = 1;
  Avenge avenge = Avenge::no;
  WinsAlone wins_alone = WinsAlone::no;
  std::uint8_t copies = 1;
  ByHand by_hand = ByHand::no;  // a free text a human moderator rules by (GOR-HOUSE-9)
  friend constexpr bool operator==(const Card&, const Card&) = default;
};

}  // namespace omerta::gorod
