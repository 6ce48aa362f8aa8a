// The phrases, and which of them is said.
#include "talk/told.h"

#include <algorithm>
#include <array>

#include "talk/shape.h"

namespace omerta::talk {
namespace {

constexpr auto kPhrases = std::to_array<Phrase>({
    {"nothing"},
    {"claim", 4},
    {"deny"},
    {"report", 4},
    {"did"},
    {"accuse"},
    {"suspect", 5},
    {"vouch"},
    {"trust"},
    {"defend"},
    {"intend", 5},
    {"urge", 5},
    {"ask-role"},
    {"ask-result"},
    {"ask-why"},
    {"ask-vote"},
    {"agree", 5},
    {"disagree"},
    {"hold"},  // to claim and to deny a card
    {"lack"},
    {"intend-none"},
    {"urge-none"},
    {"because-ballot", 5},
    {"because-abstained"},
    {"because-nominated"},
    {"because-died"},
    {"because-shown"},
    {"because-said", 5},
    {"because-survived"},
});

std::string because_id(const Statement& said) {
  if (said.ground == Ground::ballot && said.seats.empty()) return "because-abstained";
  return "because-" + std::string{shape(said.ground).id};
}

std::string phrase_id(const Statement& said, const Word& word) {
  const bool card = word.as == Word::As::holds;
  if (said.act == Act::claim && card) return "hold";
  if (said.act == Act::deny && card) return "lack";
  if (said.act == Act::because) return because_id(said);
  const std::string id{shape(said.act).id};
  return shape(said.act).whom == Whom::one_or_none && said.seats.empty() ? id + "-none" : id;
}

Seat one_of(Seats seats) { return seats.empty() ? Seat::nobody : *seats; }

}  // namespace

std::span<const Phrase> phrases() { return kPhrases; }

int variant(int variants, std::uint16_t number, Seat who, Act act) {
  std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a
  for (unsigned part : {static_cast<unsigned>(number), index(who), static_cast<unsigned>(act)}) {
    hash = (hash ^ part) * 0x100000001b3;
  }
  hash = (hash ^ hash >> 33) * 0xff51afd7ed558ccd;  // neighbours far apart
  return static_cast<int>((hash >> 33) % static_cast<unsigned>(variants)) + 1;
}

Seat speaker_of(std::span<const Said> all, std::uint16_t number) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const Said& each) {
    return number >= each.first && number < each.first + each.utterance.count;
  });
  return found == all.end() ? Seat::nobody : found->who;
}

Message sentence(const Lexicon& lexicon, const AnyTable& table, std::span<const Said> all,
                 const Said& said, int which) {
  const Statement& each = said.utterance.statements[static_cast<std::size_t>(which)];
  Word word;
  if (shape(each.act).word) word = lexicon.word(table, each.word);
  const std::string id = phrase_id(each, word);
  const auto phrase = std::find_if(kPhrases.begin(), kPhrases.end(),
                                   [&](const Phrase& row) { return row.id == id; });
  expect(phrase != kPhrases.end());
  const auto number = static_cast<std::uint16_t>(said.first + which);
  const int form = variant(phrase->variants, number, said.who, each.act);
  const std::string key = "say." + id + "." + std::to_string(form);
  if (shape(each.act).word) return {key, {{"role", word.form}}};
  if (shape(each.act).ask) return {key, {{"what", lexicon.result(table, each)}}};
  if (each.number != 0) return {key, {{"whom", speaker_of(all, each.number)}}};
  const Seat whom = one_of(each.seats);
  if (each.act != Act::because) return {key, {{"whom", whom}}};
  return {key, {{"n", each.round}, {"who", each.whom}, {"whom", whom}}};
}

Message told(const Lexicon& lexicon, const AnyTable& table, std::span<const Said> all,
             const Said& said) {
  Messages sentences;
  for (int i = 0; i < said.utterance.count; ++i) {
    sentences.push_back(sentence(lexicon, table, all, said, i));
  }
  return {"cli.play.said", {{"who", said.who}, {"what", together(std::move(sentences))}}};
}

}  // namespace omerta::talk
