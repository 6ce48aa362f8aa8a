// Words: the sentences of one rulebook in one language: its game's, its rules told to players, the
// program's own, and what can be wrong with a file. The patterns are ICU MessageFormat, written in
// the message files (words/messages, rulebooks/*/words) and built into the program; what a key
// means stands in the English ones.
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "words/message.h"
#include "words/names.h"

namespace omerta {

enum class Language : std::uint8_t { en, pl, sk, cs, ru };

inline constexpr std::array kLanguages{Language::en, Language::pl, Language::sk, Language::cs,
                                       Language::ru};

std::string_view code(Language language);  // "en", "pl", ...

// "pl", "pl_PL.UTF-8", "cs-CZ": whatever a person or an environment writes for a language.
std::optional<Language> language(std::string_view text);

class Words {
 public:
  // Of a rulebook; of the first there is where none is named.
  static const Words& of(Language language, std::string_view rulebook = {});

  Language language() const;
  bool has(std::string_view key) const;

  // The sentence. A key that does not exist is our mistake and ends the program.
  std::string say(std::string_view key, const Args& args = {}) const;
  // A message, also one of another rulebook, with the names of these people and house roles.
  std::string said(const Message& message, const Names& names = {}) const;
  List each(const Messages& all, const Names& names = {}) const;
  std::string join(const List& items) const;
  std::string number(std::int64_t value) const;         // "12,000", "12 000"
  std::string decimal(double value, int places) const;  // "4.25", "4,25"
  std::string percent(double share, int places) const;  // 0.5: "50.0%", "50,0 %"

  std::vector<std::string_view> keys() const;  // sorted
  std::string_view pattern(std::string_view key) const;

  Words(Language language, std::string_view rulebook);
  ~Words();
  Words(const Words&) = delete;
  Words& operator=(const Words&) = delete;

 private:
  std::string filled(std::string_view key, const Args& spelled) const;
  struct Book;  // keeps ICU out of everybody else's includes
  std::unique_ptr<Book> book_;
};

// Whether the rulebook, or the program, has a message of this key; in one language as in all.
bool has_message(std::string_view rulebook, std::string_view key);

std::string in_english(const Message& said);  // for logs and tests

}  // namespace omerta
