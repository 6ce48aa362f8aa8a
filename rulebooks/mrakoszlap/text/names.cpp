// The words of mrakoszlap: what each number is called in a file.
#include <fmt/format.h>

#include "notation/ids.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/text/lists.h"

namespace omerta::notation {
namespace {

using namespace mrakoszlap_id;

// Section 2.1, in deck order: the names that stand on the cards, in the dialect of the print.
constexpr auto kPrinted = std::to_array(
    {"Mrakoszlap"sv,     "Imunita"sv,     "Prowazochodec"sv, "Kamizelka kuloodporna"sv,
     "Matrix"sv,         "Jailer"sv,      "Mag"sv,           "Ślina"sv,
     "Pijawica"sv,       "Piasek"sv,      "Kobra"sv,         "Magnet"sv,
     "Fusekla"sv,        "Duch Bobo"sv,   "Mafian"sv,        "Szalony strzelec"sv,
     "Sniper"sv,         "Zwierciadło"sv, "Terrorysta"sv,    "Astronom"sv,
     "Mečiar"sv,         "Kováč"sv,       "Al Capone"sv,     "Gandalf"sv,
     "Kuskona"sv,        "Ateista"sv,     "Anarchista"sv,    "Szklorz"sv,
     "Masowy zabijak"sv, "Soudce"sv,      "Slepý kat"sv,     "Komunista"sv,
     "Luneta"sv,         "Grabarz"sv,     "Pan czasu"sv,     "Doktor"sv,
     "Jożin z bażin"sv});
static_assert(kPrinted.size() == mrakoszlap::kTypes);
constexpr auto kShows = std::to_array({"none"sv, "for"sv, "against"sv, "either"sv});

template <class Names, class Value>
std::string pick(const Names& names, Value value) {
  return id_of(names, value, "none");
}

}  // namespace

std::string mrakoszlap_name(Fact fact) { return pick(kFacts, fact); }
std::string mrakoszlap_name(Ask ask) { return pick(kAsks, ask); }
std::string mrakoszlap_name(Refusal refusal) { return refusal_id(kRefusals, refusal); }
std::string mrakoszlap_name(mrakoszlap::Type type) { return pick(kTypeNames, type); }
std::string mrakoszlap_name(mrakoszlap::Phase phase) { return pick(kPhases, phase); }
std::string mrakoszlap_name(mrakoszlap::Kind kind) { return pick(kKinds, kind); }
std::string mrakoszlap_name(mrakoszlap::Course course) { return pick(kCourses, course); }
std::string mrakoszlap_name(mrakoszlap::Result result) { return pick(kResults, result); }
std::string mrakoszlap_name(mrakoszlap::Power power) { return pick(kPowers, power); }
std::string mrakoszlap_name(mrakoszlap::Show show) { return pick(kShows, show); }
std::string mrakoszlap_name(mrakoszlap::Complaint complaint) {
  return pick(kComplaintNames, complaint);
}
std::string mrakoszlap_name(mrakoszlap::HandFault fault) { return pick(kHandFaults, fault); }
std::string mrakoszlap_name(mrakoszlap::FixtureFault fault) { return pick(kFixtureFaults, fault); }

std::string mrakoszlap_printed(mrakoszlap::Type type) {
  return std::string{kPrinted[mrakoszlap::index(type)]};
}

std::string mrakoszlap_copy(mrakoszlap::Type type, unsigned number) {
  const bool single = mrakoszlap::kCopies[mrakoszlap::index(type)] == 1;
  return single ? mrakoszlap_name(type) : fmt::format("{}-{}", mrakoszlap_name(type), number);
}

std::string mrakoszlap_name(mrakoszlap::CardId card) {
  if (card == mrakoszlap::CardId::none) return "none";
  return mrakoszlap_copy(mrakoszlap::type_of(card), mrakoszlap::number_of(card));
}

std::string mrakoszlap_card_word(std::string_view written) {
  const std::size_t end = written.find_last_not_of("0123456789");
  const bool numbered = end != written.npos && end > 0 && end + 1 < written.size() &&
                        (written[end] == '-' || written[end] == ' ');
  const std::string_view name = numbered ? written.substr(0, end) : written;
  const auto type = find_id_or_alias(kTypeNames, kPrinted, name);
  if (!type) return std::string{written};
  const std::string word = dashed(kTypeNames[*type]);
  return numbered ? fmt::format("{}-{}", word, written.substr(end + 1)) : word;
}

mrakoszlap::CardId find_mrakoszlap_card(std::string_view written) {
  const std::string name = mrakoszlap_card_word(written);
  for (unsigned i = 0; i < mrakoszlap::kDeck; ++i) {
    const auto id = static_cast<mrakoszlap::CardId>(i);
    if (mrakoszlap_name(id) == name) return id;
  }
  return mrakoszlap::CardId::none;
}

// MRK-DECK-7  "cloud-treader-8", "mirror-6" and those that follow.
std::optional<int> find_mrakoszlap_gain(std::string_view written) {
  const std::string name = mrakoszlap_card_word(written);
  const auto among = [&](mrakoszlap::Type type, unsigned most, int first) -> std::optional<int> {
    for (unsigned i = 0; i < most; ++i) {
      const unsigned number = mrakoszlap::kCopies[mrakoszlap::index(type)] + 1 + i;
      if (mrakoszlap_copy(type, number) == name) return first + static_cast<int>(i);
    }
    return {};
  };
  const auto treader =
      among(mrakoszlap::Type::cloud_treader, mrakoszlap::kOldTreaders, kGainedTreader);
  return treader ? treader
                 : among(mrakoszlap::Type::mirror, mrakoszlap::kOldMirrors, kGainedMirror);
}

mrakoszlap::Type find_mrakoszlap_type(std::string_view written) {
  const auto type = find_id_or_alias(kTypeNames, kPrinted, written);
  return type ? static_cast<mrakoszlap::Type>(*type) : mrakoszlap::Type::none;
}

}  // namespace omerta::notation
