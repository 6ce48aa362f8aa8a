// The words of section 8 and what they mean in the engine: one table each, used for reading and
// for writing.
#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rulebooks/gorod/rules/roles.h"
#include "words/message.h"

namespace omerta::house {

template <class T>
struct Word {
  T means;
  std::string_view word;
};

inline constexpr std::array<Word<gorod::Side>, 4> kSides{{{gorod::Side::town, "town"},
                                                          {gorod::Side::mafia, "mafia"},
                                                          {gorod::Side::yakuza, "yakuza"},
                                                          {gorod::Side::alone, "alone"}}};
inline constexpr std::array<Word<gorod::Tally>, 3> kTallies{{{gorod::Tally::mafia, "mafia"},
                                                             {gorod::Tally::yakuza, "yakuza"},
                                                             {gorod::Tally::other, "other"}}};
inline constexpr std::array<Word<gorod::MustFall>, 2> kMustFall{
    {{gorod::MustFall::yes, "yes"}, {gorod::MustFall::no, "no"}}};
inline constexpr std::array<Word<gorod::Member>, 2> kMember{
    {{gorod::Member::yes, "yes"}, {gorod::Member::no, "no"}}};
inline constexpr std::array<Word<Pass>, 2> kPasses{{{Pass::allowed, "yes"}, {Pass::refused, "no"}}};
inline constexpr std::array<Word<gorod::Clan>, 2> kClans{
    {{gorod::Clan::mafia, "mafia"}, {gorod::Clan::yakuza, "yakuza"}}};
inline constexpr std::array<Word<gorod::Clan>, 3> kWakes{{{gorod::Clan::none, "none"},
                                                          {gorod::Clan::mafia, "with-mafia"},
                                                          {gorod::Clan::yakuza, "with-yakuza"}}};
inline constexpr std::array<Word<gorod::Target>, 2> kTargets{
    {{gorod::Target::other, "other"}, {gorod::Target::any, "any"}}};
inline constexpr std::array<Word<gorod::Repeat>, 4> kRepeats{
    {{gorod::Repeat::free, "free"},
     {gorod::Repeat::not_twice_running, "not-twice-running"},
     {gorod::Repeat::once_each, "once-each"},
     {gorod::Repeat::not_the_last, "not-the-last"}}};
inline constexpr std::array<Word<gorod::IfKilled>, 3> kIfKilled{
    {{gorod::IfKilled::by_option, "option"},
     {gorod::IfKilled::self_works, "self-works"},
     {gorod::IfKilled::works, "works"}}};
inline constexpr std::array<Word<gorod::Seen>, 4> kSeen{{{gorod::Seen::mafia, "mafia"},
                                                         {gorod::Seen::town, "town"},
                                                         {gorod::Seen::maniac, "maniac"},
                                                         {gorod::Seen::unclear, "unclear"}}};
inline constexpr std::array<Word<gorod::WinsAlone>, 2> kWinsAlone{
    {{gorod::WinsAlone::last_with_one_town, "last-with-one-town"},
     {gorod::WinsAlone::last_standing, "last-standing"}}};

inline constexpr std::array<Word<gorod::Block>, 13> kBlocks{{{gorod::Block::shoot, "SHOOT"},
                                                             {gorod::Block::clan_shot, "CLAN-SHOT"},
                                                             {gorod::Block::heal, "HEAL"},
                                                             {gorod::Block::hold, "HOLD"},
                                                             {gorod::Block::shelter, "SHELTER"},
                                                             {gorod::Block::mask, "MASK"},
                                                             {gorod::Block::jam, "JAM"},
                                                             {gorod::Block::ask_role, "ASK-ROLE"},
                                                             {gorod::Block::ask_side, "ASK-SIDE"},
                                                             {gorod::Block::compare, "COMPARE"},
                                                             {gorod::Block::count, "COUNT"},
                                                             {gorod::Block::alibi, "ALIBI"},
                                                             {gorod::Block::guard, "GUARD"}}};
static_assert(static_cast<std::size_t>(gorod::Block::guard) + 1 == kBlocks.size());

enum class Trait : std::uint8_t { seen_as, decoy, armour, vote_weight, avenge, wins_alone };
inline constexpr std::array<Word<Trait>, 6> kTraits{{{Trait::seen_as, "SEEN-AS"},
                                                     {Trait::decoy, "DECOY"},
                                                     {Trait::armour, "ARMOUR"},
                                                     {Trait::vote_weight, "VOTE-WEIGHT"},
                                                     {Trait::avenge, "AVENGE"},
                                                     {Trait::wins_alone, "WINS-ALONE"}}};

inline constexpr std::array<Word<gorod::Role>, gorod::kBuiltIn> kCharacters{{
#define X(name) {gorod::Role::name, #name},
    OMERTA_GOROD_ROLES(X)
#undef X
}};

inline constexpr std::array<std::string_view, gorod::kAdditional> kPictures{
    "actor", "fat-man", "dancer", "fighter", "one-eyed", "stranger"};

// GOR-HOUSE-3 (MASK)  The built-in characters that check anybody.
inline constexpr std::array<Word<gorod::Role>, 4> kAskers{
    {{gorod::Role::don, "don"},
     {gorod::Role::lawyer, "lawyer"},
     {gorod::Role::commissioner, "commissioner"},
     {gorod::Role::journalist, "journalist"}}};

// GOR-HOUSE-2  Where a role is counted, and whether it must fall, if it does not say.
constexpr gorod::Tally usual_tally(gorod::Side side) {
  if (side == gorod::Side::mafia) return gorod::Tally::mafia;
  return side == gorod::Side::yakuza ? gorod::Tally::yakuza : gorod::Tally::other;
}
constexpr gorod::MustFall usual_must_fall(gorod::Tally tally) {
  return tally == gorod::Tally::other ? gorod::MustFall::no : gorod::MustFall::yes;
}

template <class T, std::size_t n>
std::optional<T> meaning(const std::array<Word<T>, n>& words, std::string_view word) {
  for (const Word<T>& known : words) {
    if (known.word == word) return known.means;
  }
  return std::nullopt;
}

template <class T, std::size_t n>
std::string_view word_for(const std::array<Word<T>, n>& words, T meaning) {
  for (const Word<T>& known : words) {
    if (known.means == meaning) return known.word;
  }
  return {};
}

// "town, mafia, yakuza or alone": what a complaint says was expected.
template <class T, std::size_t n>
OneOf one_of(const std::array<Word<T>, n>& words) {
  OneOf all;
  for (const Word<T>& known : words) all.words.emplace_back(known.word);
  return all;
}

}  // namespace omerta::house
