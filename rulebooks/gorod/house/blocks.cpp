// The building blocks as they are written in a file: "HOLD", "MASK(commissioner, lawyer)",
// "SEEN-AS([commissioner, lawyer], mafia)".
#include <algorithm>
#include <charconv>

#include "rulebooks/gorod/house/reader.h"

namespace omerta::house {
namespace {

using gorod::Block;
using gorod::Blocks;
using gorod::Clan;
using gorod::Role;
using gorod::Roles;

using Words = std::vector<std::string_view>;

struct Phrase {
  std::string_view name;
  std::vector<Words> arguments;  // each a word or a list of words
  Spot spot{};
};

class PhraseReader {
 public:
  explicit PhraseReader(std::string_view text) : rest_{text} {}

  std::optional<Phrase> read() {
    Phrase phrase{.name = word()};
    if (phrase.name.empty()) return std::nullopt;
    if (accept('(')) {
      do {
        phrase.arguments.push_back(argument());
        if (phrase.arguments.back().empty()) return std::nullopt;
      } while (accept(','));
      if (!accept(')')) return std::nullopt;
    }
    skip_spaces();
    if (!rest_.empty()) return std::nullopt;
    return phrase;
  }

 private:
  void skip_spaces() {
    while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == '\t'))
      rest_.remove_prefix(1);
  }
  bool accept(char expected) {
    skip_spaces();
    if (rest_.empty() || rest_.front() != expected) return false;
    rest_.remove_prefix(1);
    return true;
  }
  std::string_view word() {
    skip_spaces();
    const auto end = std::find_if_not(rest_.begin(), rest_.end(), [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
    });
    const std::string_view found = rest_.substr(0, static_cast<std::size_t>(end - rest_.begin()));
    rest_.remove_prefix(found.size());
    return found;
  }
  Words argument() {  // empty if there is none
    if (!accept('[')) {
      const std::string_view only = word();
      return only.empty() ? Words{} : Words{only};
    }
    Words words;
    do {
      words.push_back(word());
      if (words.back().empty()) return {};
    } while (accept(','));
    return accept(']') ? words : Words{};
  }

  std::string_view rest_;
};

std::optional<Phrase> read_phrase(Reader& reader, const TomlValue& value, std::string_view key) {
  if (value.kind != TomlKind::text) {
    reader.complain(value.spot, {"fault.house.entry-no-string",
                                 {{"name", key}, {"found", Message{value.what}}}});
    return std::nullopt;
  }
  std::optional<Phrase> phrase = PhraseReader{value.text}.read();
  if (!phrase) {
    reader.complain(value.spot, {"fault.house.phrase", {{"text", quote(value.text)}}});
    return std::nullopt;
  }
  phrase->spot = value.spot;
  return phrase;
}

Words all_words(const Phrase& phrase) {
  Words words;
  for (const Words& argument : phrase.arguments) {
    words.insert(words.end(), argument.begin(), argument.end());
  }
  return words;
}

std::optional<Role> house_role_named(const Reader& reader, std::string_view id) {
  const auto at = std::find(reader.ids().begin(), reader.ids().end(), id);
  if (at == reader.ids().end()) return std::nullopt;
  return gorod::house_role(static_cast<int>(at - reader.ids().begin()));
}

Message house_roles_known(const Reader& reader) {
  List known = reader.ids();
  std::erase(known, "");
  if (known.empty()) return "fault.house.of-this-set";
  return {"fault.house.of-this-set-are", {{"options", OneOf{known}}}};
}

enum class Naming : std::uint8_t { askers, cards };

// GOR-HOUSE-3  Whose checks are meant, or which cards are looked for.
Roles read_roles(Reader& reader, const Phrase& phrase, const Words& words, Naming naming) {
  Roles roles;
  const bool askers = naming == Naming::askers;
  OneOf known = askers ? one_of(kAskers) : one_of(kCharacters);
  if (askers) known.words.insert(known.words.begin(), "all");
  for (std::string_view word : words) {
    if (askers && word == "all") {
      roles = Roles::all();
      continue;
    }
    const auto built_in = askers ? meaning(kAskers, word) : meaning(kCharacters, word);
    const auto role = built_in ? built_in : house_role_named(reader, word);
    if (role) {
      roles = roles | Roles::of(*role);
      continue;
    }
    reader.complain(phrase.spot, {askers ? "fault.house.no-asker" : "fault.house.no-character",
                                  {{"name", phrase.name},
                                   {"text", quote(word)},
                                   {"options", known},
                                   {"what", house_roles_known(reader)}}});
  }
  if (words.empty()) {
    reader.complain(phrase.spot, {askers ? "fault.house.nobody-asks" : "fault.house.nobody-asked",
                                  {{"name", phrase.name}, {"options", known}}});
  }
  return roles;
}

// The only word a phrase has, looked up; nothing if it is another.
template <class T, std::size_t n>
std::optional<T> only_word(Reader& reader, const Phrase& phrase,
                           const std::array<Word<T>, n>& words) {
  const Words said = all_words(phrase);
  const auto found = said.size() == 1 ? meaning(words, said.front()) : std::optional<T>{};
  if (!found) {
    reader.complain(phrase.spot,
                    {"fault.house.one-word", {{"name", phrase.name}, {"options", one_of(words)}}});
  }
  return found;
}

std::uint8_t only_number(Reader& reader, const Phrase& phrase, Range range) {
  const Words said = all_words(phrase);
  int number = range.least - 1;
  if (said.size() == 1) {
    const char* end = said.front().data() + said.front().size();
    const auto read = std::from_chars(said.front().data(), end, number);
    if (read.ec != std::errc{} || read.ptr != end) number = range.least - 1;
  }
  if (number < range.least || number > range.most) {
    reader.complain(phrase.spot,
                    {"fault.house.one-number",
                     {{"name", phrase.name}, {"low", range.least}, {"high", range.most}}});
    number = range.least;
  }
  return static_cast<std::uint8_t>(number);
}

void expect_no_words(Reader& reader, const Phrase& phrase) {
  if (phrase.arguments.empty()) return;
  reader.complain(phrase.spot, {"fault.house.no-words", {{"name", phrase.name}}});
}

// GOR-HOUSE-6  The card does not keep the clan of a CLAN-SHOT: it is the one it wakes with.
void check_clan(Reader& reader, const Phrase& phrase, Clan wakes) {
  const auto clan = only_word(reader, phrase, kClans);
  if (!clan || wakes == Clan::none || *clan == wakes) return;
  const std::string own{word_for(kClans, wakes)};
  const std::string other{word_for(kClans, *clan)};
  reader.complain(phrase.spot, {"fault.house.other-clan",
                                {{"text", "CLAN-SHOT(" + other + ")"},
                                 {"example", "call = \"with-" + other + "\""},
                                 {"own", "CLAN-SHOT(" + own + ")"}}});
}

gorod::Act with_block(Reader& reader, gorod::Act act, const Phrase& phrase, Clan wakes) {
  const auto block = meaning(kBlocks, phrase.name);
  if (!block) {
    reader.complain(phrase.spot, {"fault.house.unknown-block",
                                  {{"name", quote(phrase.name)}, {"options", one_of(kBlocks)}}});
    return act;
  }
  if (act.does.has(*block)) {
    reader.complain(phrase.spot, {"fault.house.twice-in-act", {{"name", phrase.name}}});
  }
  act.does = act.does | Blocks::of(*block);
  switch (*block) {
    case Block::mask:
      act.masks = read_roles(reader, phrase, all_words(phrase), Naming::askers);
      break;
    case Block::ask_role:
      act.asks = read_roles(reader, phrase, all_words(phrase), Naming::cards);
      break;
    case Block::clan_shot: check_clan(reader, phrase, wakes); break;
    default: expect_no_words(reader, phrase); break;
  }
  return act;
}

// GOR-HOUSE-4 (SEEN-AS)  One asker cannot be shown two things.
gorod::Card with_seen_as(Reader& reader, gorod::Card card, const Phrase& phrase) {
  const bool shaped = phrase.arguments.size() == 2 && phrase.arguments[1].size() == 1;
  const auto seen = shaped ? meaning(kSeen, phrase.arguments[1].front()) : std::nullopt;
  if (!seen) {
    reader.complain(phrase.spot, {"fault.house.seen-as", {{"options", one_of(kSeen)}}});
    return card;
  }
  const Roles askers = read_roles(reader, phrase, phrase.arguments[0], Naming::askers);
  for (const Roles& other : card.seen_as) {
    if ((other.bits & askers.bits) == 0) continue;
    reader.complain(phrase.spot, "fault.house.seen-as-twice");
    break;
  }
  Roles& all = card.seen_as[static_cast<unsigned>(*seen)];
  all = all | askers;
  return card;
}

gorod::Card with_trait(Reader& reader, gorod::Card card, const Phrase& phrase, Trait trait) {
  switch (trait) {
    case Trait::seen_as: return with_seen_as(reader, card, phrase);
    case Trait::decoy:
      card.decoy = only_word(reader, phrase, kClans).value_or(Clan::mafia);
      return card;
    case Trait::armour: card.armour = only_number(reader, phrase, {1, kMostShots}); return card;
    case Trait::vote_weight:
      card.vote_weight = only_number(reader, phrase, {1, kMostBallots});
      return card;
    case Trait::avenge:
      expect_no_words(reader, phrase);
      card.avenge = gorod::Avenge::yes;
      return card;
    case Trait::wins_alone:
      card.wins_alone =
          only_word(reader, phrase, kWinsAlone).value_or(gorod::WinsAlone::last_standing);
      return card;
  }
  return card;
}

}  // namespace

gorod::Act with_blocks(Reader& reader, const TomlValue& table, gorod::Act act, Clan wakes) {
  if (table.find("do") == nullptr) {
    reader.complain(table.spot, {"fault.house.no-do", {{"example", "do = [\"HOLD\"]"}}});
  }
  for (const TomlValue& item : reader.list(table, "do")) {
    const auto phrase = read_phrase(reader, item, "do");
    if (phrase) act = with_block(reader, act, *phrase, wakes);
  }
  return act;
}

gorod::Card with_traits(Reader& reader, const TomlValue& table, gorod::Card card) {
  std::vector<Trait> seen;
  for (const TomlValue& item : reader.list(table, "traits")) {
    const auto phrase = read_phrase(reader, item, "traits");
    if (!phrase) continue;
    const auto trait = meaning(kTraits, phrase->name);
    if (!trait) {
      reader.complain(phrase->spot,
                      {"fault.house.unknown-trait",
                       {{"name", quote(phrase->name)}, {"options", one_of(kTraits)}}});
      continue;
    }
    const bool twice = std::find(seen.begin(), seen.end(), *trait) != seen.end();
    if (twice && *trait != Trait::seen_as) {
      reader.complain(phrase->spot, {"fault.house.twice-in-role", {{"name", phrase->name}}});
    }
    seen.push_back(*trait);
    card = with_trait(reader, card, *phrase, *trait);
  }
  return card;
}

}  // namespace omerta::house
