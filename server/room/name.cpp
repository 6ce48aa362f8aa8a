// Names by ICU's tables: normal forms, properties, scripts, and characters that look alike.
#include "server/room/name.h"

#include <unicode/brkiter.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "server/room/limits.h"

namespace omerta::server {
namespace {

using icu::UnicodeString;

constexpr int kMarksInARow = 2;
constexpr UChar32 kBlankBraille = 0x2800;
constexpr UChar32 kReplacedObject = 0xFFFC;
const UnicodeString kTwoSpaces{"  "};

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

// Fillers, joiners, selectors: what takes part in a name without being seen.
bool is_invisible(UChar32 c) {
  return u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0 || c == kBlankBraille;
}

bool has_letters_of_names_only(const UnicodeString& text) {
  if (is_mark(text.char32At(0)) || text.indexOf(kTwoSpaces) >= 0) return false;
  int marks = 0;
  for (int i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const UChar32 c = text.char32At(i);
    if (is_invisible(c)) return false;
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

bool is_unsayable(UChar32 c) {
  switch (u_charType(c)) {
    case U_CONTROL_CHAR:
    case U_FORMAT_CHAR:
    case U_PRIVATE_USE_CHAR:
    case U_UNASSIGNED:
    case U_SURROGATE:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR: return true;
    default: return is_invisible(c) || c == kReplacedObject;
  }
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

// Characters that look alike have the same; case is not folded here, for I looks like l and i does
// not.
UnicodeString look_of(const UnicodeString& text) {
  static USpoofChecker* const checker = [] {
    UErrorCode status = U_ZERO_ERROR;
    return uspoof_open(&status);
  }();
  UErrorCode status = U_ZERO_ERROR;
  UnicodeString look;
  uspoof_getSkeletonUnicodeString(checker, 0, text, look, &status);
  return U_SUCCESS(status) ? look : text;
}

struct Looks {
  UnicodeString written;
  UnicodeString folded;
};

Looks looks_of(std::string_view name) {
  UnicodeString text = UnicodeString::fromUTF8({name.data(), static_cast<int>(name.size())});
  UnicodeString written = look_of(text);
  return {std::move(written), look_of(text.foldCase())};
}

bool are_alike(const Looks& one, const Looks& other) {
  return one.written == other.written || one.folded == other.folded;
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

bool look_alike(std::string_view one, std::string_view other) {
  return are_alike(looks_of(one), looks_of(other));
}

bool is_reserved(std::string_view name) {
  constexpr std::string_view kReserved[] = {
      "Moderator", "Moderátor", "Модератор",   "Narrator", "Narátor", "Ведущий",      "Prowadzący",
      "Rozprávač", "Vypravěč",  "Game master", "Mafia",    "Mafie",   "Мафия",        "Server",
      "Serwer",    "Сервер",    "System",      "Systém",   "Система", "Omerta",       "Omertà",
      "Омерта",    "Everybody", "Everyone",    "Nobody",   "Wszyscy", "Nikt",         "Všetci",
      "Nikto",     "Všichni",   "Nikdo",       "Все",      "Никто",   "The town",     "Town",
      "Miasto",    "Mesto",     "Město",       "Город",    "Admin",   "Администратор"};
  static const std::vector<Looks> looks = [&] {
    std::vector<Looks> all;
    for (const std::string_view each : kReserved) all.push_back(looks_of(each));
    return all;
  }();
  const Looks its = looks_of(name);
  return std::any_of(looks.begin(), looks.end(),
                     [&](const Looks& each) { return are_alike(each, its); });
}

std::optional<std::string> usable_saying(std::string_view text) {
  if (text.size() > 4 * kLongestSaying) return {};
  UnicodeString said = UnicodeString::fromUTF8({text.data(), static_cast<int>(text.size())});
  if (!is_well_formed(said)) return {};
  said = normal(said);
  UnicodeString kept;
  int marks = 0;
  for (int i = 0; i < said.length(); i = said.moveIndex32(i, 1)) {
    const UChar32 c = said.char32At(i);
    if (is_unsayable(c)) continue;
    marks = is_mark(c) ? marks + 1 : 0;
    if (marks <= kMarksInARow) kept.append(c);
  }
  kept = normal(kept).trim();
  if (kept.isEmpty() || kept.countChar32() > static_cast<int>(kLongestSaying)) return {};
  return utf8(kept);
}

}  // namespace omerta::server
