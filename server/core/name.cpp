// Names by ICU's tables: normal forms, properties, scripts, and characters that look alike.
#include "server/core/name.h"

#include <unicode/brkiter.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>
#include <unicode/uspoof.h>

#include <memory>

#include "server/core/limits.h"

namespace omerta::server {
namespace {

using icu::UnicodeString;

constexpr int kMarksInARow = 2;

UnicodeString normal(const UnicodeString& text) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* form = icu::Normalizer2::getNFCInstance(status);
  return U_SUCCESS(status) ? form->normalize(text, status) : UnicodeString{};
}

std::string utf8(const UnicodeString& text) {
  std::string bytes;
  text.toUTF8String(bytes);
  return bytes;
}

// U+FFFD stands where the bytes were no UTF-8.
bool is_well_formed(const UnicodeString& text) { return text.indexOf(UChar32{0xFFFD}) < 0; }

bool is_letter_of_a_name(UChar32 c) {
  if (u_isalpha(c) != 0 || u_isdigit(c) != 0) return true;
  return c == ' ' || c == '\'' || c == '-' || c == '.' || c == 0x2019;
}

bool is_mark(UChar32 c) {
  const int type = u_charType(c);
  return type == U_NON_SPACING_MARK || type == U_COMBINING_SPACING_MARK;
}

bool is_emoji(UChar32 c) { return u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION) != 0; }

bool has_letters_of_names_only(const UnicodeString& text) {
  int marks = 0;
  for (int i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const UChar32 c = text.char32At(i);
    marks = is_mark(c) ? marks + 1 : 0;
    if (marks > kMarksInARow) return false;
    if (marks == 0 && !is_letter_of_a_name(c) && !is_emoji(c)) return false;
  }
  return true;
}

// Latin and Cyrillic letters are not mixed in one word.
bool has_one_script_a_word(const UnicodeString& text) {
  UScriptCode word = USCRIPT_COMMON;
  for (int i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const UChar32 c = text.char32At(i);
    UErrorCode status = U_ZERO_ERROR;
    const UScriptCode script = uscript_getScript(c, &status);
    if (c == ' ') word = USCRIPT_COMMON;
    if (script == USCRIPT_COMMON || script == USCRIPT_INHERITED) continue;
    if (word != USCRIPT_COMMON && word != script) return false;
    word = script;
  }
  return true;
}

int characters(const UnicodeString& text) {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<icu::BreakIterator> by{
      icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status)};
  if (U_FAILURE(status)) return text.countChar32();
  by->setText(text);
  int count = 0;
  while (by->next() != icu::BreakIterator::DONE) ++count;
  return count;
}

}  // namespace

std::optional<std::string> usable_name(std::string_view text) {
  if (text.size() > 4 * kNameBytes) return {};
  UnicodeString name = UnicodeString::fromUTF8({text.data(), static_cast<int>(text.size())});
  if (!is_well_formed(name)) return {};
  name = normal(name).trim();
  const bool good = !name.isEmpty() && characters(name) <= kLongestName &&
                    has_letters_of_names_only(name) && has_one_script_a_word(name);
  std::string kept = utf8(name);
  if (!good || kept.size() > kNameBytes) return {};
  return kept;
}

std::string look_of(std::string_view name) {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<USpoofChecker, decltype(&uspoof_close)> checker{uspoof_open(&status),
                                                                        &uspoof_close};
  UnicodeString text = UnicodeString::fromUTF8({name.data(), static_cast<int>(name.size())});
  text.foldCase();
  UnicodeString look;
  uspoof_getSkeletonUnicodeString(checker.get(), 0, text, look, &status);
  return U_SUCCESS(status) ? utf8(look) : utf8(text);
}

std::optional<std::string> usable_saying(std::string_view text) {
  if (text.size() > 4 * kLongestSaying) return {};
  UnicodeString said = UnicodeString::fromUTF8({text.data(), static_cast<int>(text.size())});
  if (!is_well_formed(said)) return {};
  UnicodeString kept;
  for (int i = 0; i < said.length(); i = said.moveIndex32(i, 1)) {
    const UChar32 c = said.char32At(i);
    const int type = u_charType(c);
    if (type == U_CONTROL_CHAR || type == U_FORMAT_CHAR || type == U_PRIVATE_USE_CHAR) continue;
    if (type == U_UNASSIGNED || type == U_SURROGATE) continue;
    kept.append(c);
  }
  kept = normal(kept).trim();
  if (kept.isEmpty() || kept.countChar32() > static_cast<int>(kLongestSaying)) return {};
  return utf8(kept);
}

}  // namespace omerta::server
