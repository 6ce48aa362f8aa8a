// Beginnings and middles of rough words; what is left of a word decides nothing.
#include "tests/words/gentle.h"

#include <unicode/unistr.h>

#include <map>

namespace omerta::notation {
namespace {

const std::map<Language, List> kRough{
    {Language::en,
     {"mafia", "mafios", "kill", "murder", "shot", "shoot", "dead", "death", " die", " dying",
      "victim", "eliminat", " gun", "weapon", "blood", "corpse", "fire one", "fires"}},
    {Language::pl,
     {"mafi", "zabij", "zabit", "zabić", "zabój", "mord", "strzał", "strzel", "śmier", "umier",
      "martw", "ginie", "zgin", "ofiar", "elimin", "krew", "krwi", "broń ", "trup"}},
    {Language::sk, {"mafi",    "zabi",   "zabí",  "vražd", "výstrel", "vystrel", "strieľ",
                    "zastrel", "smrť",   "smrt",  "mŕtv",  "zomr",    "zahyn",   "obeť",
                    "obet",    "elimin", "vyrad", "krv",   "zbraň",   "páli"}},
    {Language::cs, {"mafi",    "zabi",    "zabí",  "vražd", "výstřel", "vystřel", "střílí",
                    "střílet", "zastřel", "smrt",  "mrtv",  "zemř",    "zahyn",   "oběť",
                    "obět",    "elimin",  "vyřad", "vyřaz", "krv",     "zbraň",   "pálí"}},
    {Language::ru, {"мафи",   "убив",    "убит",  "убий",  "убьё",  "убьет", "выстрел",
                    "стреля", "застрел", "смерт", "мёртв", "мертв", "умер",  "погиб",
                    "жертв",  "элимин",  "кров",  "оруж",  "труп",  "мишень"}}};

icu::UnicodeString folded(std::string_view text) {
  return icu::UnicodeString::fromUTF8(
             icu::StringPiece{text.data(), static_cast<std::int32_t>(text.size())})
      .foldCase();
}

}  // namespace

std::string rough_word_in(std::string_view text, Language language) {
  const icu::UnicodeString all = folded(text);
  for (const std::string& word : kRough.at(language)) {
    if (all.indexOf(folded(word)) >= 0) return word;
  }
  return {};
}

}  // namespace omerta::notation
