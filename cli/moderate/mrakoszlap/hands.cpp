// Who holds what, as the moderator sees it: cards, copies gained in play, and what lies on them.
#include <bit>

#include "cli/moderate/mrakoszlap/mrakoszlap.h"
#include "cli/typed/suggest.h"

namespace omerta::cli {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Hand;
using mrakoszlap::Type;

constexpr unsigned kPrintedMirrors = mrakoszlap::kCopies[index(Type::mirror)];
constexpr unsigned kPrintedTreaders = mrakoszlap::kCopies[index(Type::cloud_treader)];

bool has_bit(std::uint64_t bits, unsigned at) { return (bits >> at & 1U) != 0; }

std::string mirror_mark(const MrakoszlapDesk& desk, unsigned number) {
  const bool muddied = has_bit(desk.truth().muddied, number);
  return muddied ? " (" + desk.say("cli.moderate.mark.muddied") + ")" : "";
}

// How often a card still works, where that is not plain from its being there.
std::string use_mark(const MrakoszlapDesk& desk, CardId id) {
  const mrakoszlap::Truth& truth = desk.truth();
  const Type type = type_of(id);
  if (Hand{truth.used}.has(id)) return " (" + desk.say("cli.moderate.mark.used-up") + ")";
  if (type == Type::mirror) return mirror_mark(desk, number_of(id));
  if (type == Type::jozin || type == Type::blind_executioner) {
    const int left = type == Type::jozin ? truth.mud : truth.pairs;
    return " (" + desk.say("cli.moderate.mark.uses-left", {{"n", left}}) + ")";
  }
  if (type == Type::doctor && truth.offset != 0) {
    return " (" + desk.say("cli.moderate.mark.own-nights", {{"n", truth.offset}}) + ")";
  }
  return "";
}

}  // namespace

List hand_list(const MrakoszlapDesk& desk, Seat seat) {
  const mrakoszlap::Truth& truth = desk.truth();
  List cards;
  for (std::uint64_t left = truth.hand[index(seat)]; left != 0; left &= left - 1) {
    const auto id = static_cast<CardId>(std::countr_zero(left));
    cards.push_back(desk.card(id) + use_mark(desk, id));
  }
  for (unsigned i = 0; i < truth.treaders; ++i) {
    if (truth.treader[i] != seat) continue;
    cards.push_back(
        notation::copy_name(desk.words(), Type::cloud_treader, kPrintedTreaders + 1 + i));
  }
  for (unsigned number = kPrintedMirrors + 1; number < mrakoszlap::kMirrorNumbers; ++number) {
    if (!has_bit(truth.mirrors[index(seat)], number)) continue;
    cards.push_back(notation::copy_name(desk.words(), Type::mirror, number) +
                    mirror_mark(desk, number));
  }
  return cards;
}

mrakoszlap::Hand dealt_to(const MrakoszlapDesk& desk, Seat seat) {
  mrakoszlap::Hand hand;
  for (unsigned i = 0; i < mrakoszlap::kDeck; ++i) {
    if (desk.truth().holder[i] != seat) continue;
    hand |= mrakoszlap::Hand::of(static_cast<mrakoszlap::CardId>(i));
  }
  return hand;
}

std::string MrakoszlapDesk::card(CardId id) const {
  return notation::copy_name(words(), type_of(id), number_of(id));
}

std::string MrakoszlapDesk::card(Type type) const { return notation::card_name(words(), type); }

void MrakoszlapDesk::say_secrets() {
  const mrakoszlap::Table& open = table();
  const int width = columns(numbered(Seat{0})) + 1;
  for (Seat seat : Seats::first(setup().seats)) {
    std::string line;
    for (const std::string& each : hand_list(*this, seat)) {
      line += (line.empty() ? "" : ", ") + each;
    }
    const auto mark = [&](Seats seats, std::string_view key) {
      if (seats.has(seat)) line += "  · " + say(key);
    };
    mark(truth().mafia, "cli.moderate.mark.mafia");
    mark(truth().magnetised, "cli.moderate.mark.magnetised");
    mark(open.equal != 0 ? Seats{} : open.silenced, "cli.moderate.mark.silenced");
    mark(open.equal != 0 ? Seats{} : open.banned, "cli.moderate.mark.banned");
    mark(Seats::first(setup().seats) - truth().alive, "cli.label.out");
    terminal().hang(numbered(seat), width, line, Style::secret);
  }
  if (truth().pair_first == Seat::nobody) return;
  terminal().say(say("guide.mrk.pair",
                     {{"who", name(truth().pair_first)}, {"whom", name(truth().pair_second)}}),
                 Style::secret);
}

}  // namespace omerta::cli
