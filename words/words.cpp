// Finds a pattern, keeps it parsed, and fills it in. ICU does the grammar of numbers and lists.
#include "words/words.h"

#include <unicode/listformatter.h>
#include <unicode/msgfmt.h>
#include <unicode/numberformatter.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>

#include "words/messages.h"
#include "words/spelling.h"

namespace omerta {
namespace {

constexpr std::array<std::string_view, kLanguages.size()> kCodes{"en", "pl", "sk", "cs", "ru"};
// English is British: lists have no comma before the last of three.
constexpr std::array<const char*, kLanguages.size()> kLocales{"en_GB", "pl", "sk", "cs", "ru"};

// A sentence that is missing or malformed is our mistake: say which one and stop.
[[noreturn]] void broken(std::string_view what, Language language, std::string_view key) {
  std::fprintf(stderr, "words: %.*s: %.*s (%.*s)\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(key.size()), key.data(), static_cast<int>(code(language).size()),
               code(language).data());
  std::abort();
}

icu::UnicodeString wide(std::string_view text) {
  return icu::UnicodeString::fromUTF8(
      icu::StringPiece{text.data(), static_cast<std::int32_t>(text.size())});
}

std::string narrow(const icu::UnicodeString& text) {
  std::string out;
  return text.toUTF8String(out);
}

icu::Locale locale(Language language) {
  return icu::Locale{kLocales[static_cast<unsigned>(language)]};
}

// In English where nobody has translated it.
std::span<const Pattern> volume(std::string_view book, Language language) {
  const Volume* found = find_volume(book, code(language));
  if (found == nullptr) found = find_volume(book, code(Language::en));
  if (found == nullptr) broken("no such volume", language, book);
  return found->messages;
}

// A rulebook need not tell its rules a second time.
std::span<const Pattern> told_rules(std::string_view rulebook, Language language) {
  const std::string book = std::string{kTold}.append(rulebook);
  const bool there = find_volume(book, code(Language::en)) != nullptr;
  return there ? volume(book, language) : std::span<const Pattern>{};
}

// The first whose messages are built in.
std::string_view first_rulebook() {
  for (const Volume& each : volumes()) {
    const bool game =
        each.book != kProgram && each.book != kFaults && each.book.rfind(kTold, 0) != 0;
    if (game) return each.book;
  }
  return {};
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

std::string_view code(Language language) { return kCodes[static_cast<unsigned>(language)]; }

std::optional<Language> language(std::string_view text) {
  std::string head{text.substr(0, text.find_first_of("_-.@"))};
  std::transform(head.begin(), head.end(), head.begin(), lower);
  const auto at = std::find(kCodes.begin(), kCodes.end(), head);
  if (at == kCodes.end()) return std::nullopt;
  return kLanguages[static_cast<std::size_t>(at - kCodes.begin())];
}

struct Words::Book {
  Language language;
  std::string rulebook;
  std::span<const Pattern> game;
  std::span<const Pattern> rules;
  std::span<const Pattern> program;
  std::span<const Pattern> faults;
  icu::Locale locale;
  std::unique_ptr<icu::ListFormatter> lists{};         // "a, b and c"
  std::unique_ptr<icu::ListFormatter> alternatives{};  // "a, b or c"
  // ICU's formatters load their plural rules on first use and are not safe to share without a lock.
  std::mutex mutex{};
  std::map<std::string_view, std::unique_ptr<icu::MessageFormat>> parsed{};

  const Pattern* own(std::string_view key) const {
    for (const std::span<const Pattern> each : {game, rules, program, faults}) {
      if (const Pattern* found = find_pattern(each, key)) return found;
    }
    return nullptr;
  }

  // No two rulebooks share a key: what another one says of its file or of itself can be said
  // before it is known to be the one.
  const Pattern* message(std::string_view key) const {
    if (const Pattern* found = own(key)) return found;
    for (const std::string_view spoken : {code(language), code(Language::en)}) {
      for (const Volume& each : volumes()) {
        if (each.language != spoken) continue;
        if (const Pattern* found = find_pattern(each.messages, key)) return found;
      }
    }
    return nullptr;
  }

  const icu::MessageFormat& format(std::string_view key) {
    const Pattern* found = message(key);
    if (found == nullptr) broken("no such message", language, key);
    std::unique_ptr<icu::MessageFormat>& kept = parsed[found->key];
    if (kept == nullptr) {
      UErrorCode status = U_ZERO_ERROR;
      kept = std::make_unique<icu::MessageFormat>(wide(found->text), locale, status);
      if (U_FAILURE(status)) broken(u_errorName(status), language, key);
    }
    return *kept;
  }

  icu::UnicodeString join(const List& items, const icu::ListFormatter& with) const {
    std::vector<icu::UnicodeString> parts;
    parts.reserve(items.size());
    for (const std::string& item : items) parts.push_back(wide(item));
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString out;
    with.format(parts.data(), static_cast<std::int32_t>(parts.size()), out, status);
    if (U_FAILURE(status)) broken(u_errorName(status), language, "a list");
    return out;
  }
};

Words::Words(Language language, std::string_view rulebook)
    : book_{new Book{.language = language,
                     .rulebook = std::string{rulebook},
                     .game = volume(rulebook, language),
                     .rules = told_rules(rulebook, language),
                     .program = volume(kProgram, language),
                     .faults = volume(kFaults, language),
                     .locale = locale(language)}} {
  UErrorCode status = U_ZERO_ERROR;
  book_->lists.reset(icu::ListFormatter::createInstance(book_->locale, status));
  book_->alternatives.reset(icu::ListFormatter::createInstance(book_->locale, ULISTFMT_TYPE_OR,
                                                               ULISTFMT_WIDTH_WIDE, status));
  if (U_FAILURE(status)) broken(u_errorName(status), language, "lists");
}

Words::~Words() = default;

const Words& Words::of(Language language, std::string_view rulebook) {
  if (rulebook.empty()) rulebook = first_rulebook();
  static std::mutex mutex;
  static std::map<std::pair<std::string, Language>, Words> all;
  const std::lock_guard lock{mutex};
  return all.try_emplace({std::string{rulebook}, language}, language, rulebook).first->second;
}

Language Words::language() const { return book_->language; }

bool Words::has(std::string_view key) const { return book_->own(key) != nullptr; }

std::string in_english(const Message& message) { return Words::of(Language::en).said(message); }

std::string Words::said(const Message& message, const Names& names) const {
  if (message.empty()) return {};
  if (!message.rulebook.empty() && message.rulebook != book_->rulebook) {
    return of(language(), message.rulebook).said(message, names);
  }
  if (message.key == kTogether) return paragraph(*this, message, names);
  if (message.key == kListed) {
    return join(each(std::get<Messages>(message.args.front().value), names));
  }
  if (message.key == kChair) {
    return seat_name(*this, names, std::get<Seat>(message.args.front().value));
  }
  if (message.key == kNamedByHost) return host_name(*this, message, names);
  return filled(message.key, spelled(*this, message.args, names));
}

List Words::each(const Messages& all, const Names& names) const {
  List said_so;
  for (const Message& message : all) said_so.push_back(said(message, names));
  return said_so;
}

std::string Words::say(std::string_view key, const Args& args) const {
  return filled(key, spelled(*this, args, {}));
}

std::string Words::filled(std::string_view key, const Args& args) const {
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
  const auto put = [&](std::string_view name, icu::Formattable value) {
    names.push_back(wide(name));
    values.push_back(std::move(value));
  };
  for (const Arg& arg : args) {
    if (const auto* text = std::get_if<std::string>(&arg.value)) {
      put(arg.name, icu::Formattable{wide(*text)});
    } else if (const auto* number = std::get_if<std::int64_t>(&arg.value)) {
      put(arg.name, icu::Formattable{*number});
    } else if (const auto* one = std::get_if<OneOf>(&arg.value)) {
      put(arg.name, icu::Formattable{book_->join(one->words, *book_->alternatives)});
    } else {
      const List& items = std::get<List>(arg.value);
      put(arg.name, icu::Formattable{book_->join(items, *book_->lists)});
      put("count", icu::Formattable{static_cast<std::int64_t>(items.size())});
    }
  }
  const std::lock_guard lock{book_->mutex};
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString out;
  book_->format(key).format(names.data(), values.data(), static_cast<std::int32_t>(names.size()),
                            out, status);
  if (U_FAILURE(status)) broken(u_errorName(status), book_->language, key);
  return narrow(out);
}

std::string Words::join(const List& items) const {
  return narrow(book_->join(items, *book_->lists));
}

std::string Words::number(std::int64_t value) const {
  UErrorCode status = U_ZERO_ERROR;
  // Four digits are grouped as well, as they are inside of a sentence.
  const auto number =
      icu::number::NumberFormatter::withLocale(book_->locale).grouping(UNUM_GROUPING_ON_ALIGNED);
  return narrow(number.formatInt(value, status).toString(status));
}

std::string Words::decimal(double value, int places) const {
  UErrorCode status = U_ZERO_ERROR;
  const auto number = icu::number::NumberFormatter::withLocale(book_->locale)
                          .precision(icu::number::Precision::fixedFraction(places));
  return narrow(number.formatDouble(value, status).toString(status));
}

std::string Words::percent(double share, int places) const {
  UErrorCode status = U_ZERO_ERROR;
  const auto number = icu::number::NumberFormatter::withLocale(book_->locale)
                          .unit(icu::NoUnit::percent())
                          .scale(icu::number::Scale::powerOfTen(2))
                          .precision(icu::number::Precision::fixedFraction(places));
  return narrow(number.formatDouble(share, status).toString(status));
}

std::vector<std::string_view> Words::keys() const {
  std::vector<std::string_view> all;
  for (const std::span<const Pattern> each :
       {book_->game, book_->rules, book_->program, book_->faults}) {
    for (const Pattern& message : each) all.push_back(message.key);
  }
  std::sort(all.begin(), all.end());
  return all;
}

std::string_view Words::pattern(std::string_view key) const {
  const Pattern* found = book_->message(key);
  if (found == nullptr) broken("no such message", book_->language, key);
  return found->text;
}

}  // namespace omerta
