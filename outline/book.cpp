// Words and conventions of a rulebook in outline.
#include "outline/book.h"

#include <algorithm>

namespace omerta::outline {
namespace {

using Names = std::vector<std::string_view>;

template <class Number>
std::string name_of(const Names& names, Number number) {
  const auto at = static_cast<std::size_t>(number);
  return std::string{at < names.size() ? names[at] : "unknown"};
}

std::optional<int> find(const Names& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end() || name.empty()) return {};
  return static_cast<int>(found - names.begin());
}

Choice lowest(Choice offers) { return offers & (~offers + 1); }

constexpr std::string_view kNoFixtures = "no-fixtures";

}  // namespace

std::optional<int> find_role(const Outline& outline, std::string_view name) {
  return find(outline.roles, name);
}

std::string Book::ask_name(Ask ask) const { return name_of(outline_.asks, ask); }

std::string Book::refusal_name(Refusal refusal) const {
  return refusal == Refusal::stale ? "stale" : name_of(outline_.refusals, refusal);
}

std::optional<Ask> Book::find_ask(std::string_view name) const {
  const auto found = find(outline_.asks, name);
  return found ? std::optional{static_cast<Ask>(*found)} : std::nullopt;
}

bool Book::knows_word(const notation::Casting&, const notation::FactShape&, std::string_view slot,
                      std::string_view word) const {
  if (slot == "role" || slot == "cards") return outline::find_role(outline_, word).has_value();
  return slot == "result" && find(outline_.results, word);
}

bool Book::knows_refusal(std::string_view name) const {
  return name == "stale" || find(outline_.refusals, name);
}

bool Book::knows_complaint(std::string_view name) const {
  static const Names kHouse{"unknown-option", "too-few-players", "too-many-players",
                            "deck-does-not-match", "moderator-is-player"};
  return find(kHouse, name) || find(outline_.faults, name);
}

bool Book::knows_fault(std::string_view name) const { return name == kNoFixtures; }

std::string Book::result_name(const notation::Casting&, const AnyGame& game) const {
  return name_of(outline_.results, game.standing().result);
}

std::string Book::role_name(const notation::Casting&, int role) const {
  return name_of(outline_.roles, role);
}

std::optional<int> Book::find_clan(std::string_view name) const {
  return name == outline_.group.name ? std::optional{0} : std::nullopt;
}

std::vector<Seat> Book::holders(const AnyGame& game, int role) const {
  std::vector<Seat> found;
  for (Seat seat : game.standing().seats) {
    if (role_of(game, seat) == role) found.push_back(seat);
  }
  return found;
}

std::vector<Ask> Book::asks_of(const AnyGame&, int role) const {
  return role == outline_.group.role ? std::vector{outline_.group.ask} : std::vector<Ask>{};
}

std::optional<notation::Moment> Book::opened_by(const notation::Utterance& said) const {
  const Row& row = outline_.row(said.event.fact);
  if (row.has(Trait::night)) return notation::Moment{Hour::night, said.event.much};
  if (row.has(Trait::day)) return notation::Moment{Hour::day, said.event.much};
  return {};
}

std::vector<Seat> Book::candidates(const AnyGame& game) const {
  return people(game.standing().in_play);
}

// Chance deals what is written, or the first card that is left; who is asked passes, or chooses the
// first that is offered.
std::optional<Command> Book::by_convention(const notation::Casting& casting,
                                           const AnyGame& game) const {
  if (const Prompt* house = game.prompt(0, Seat::nobody)) {
    const std::size_t seat = dealt(game).size();
    const bool written =
        house->ask == outline_.deal && seat < casting.deal.size() && casting.deal[seat] >= 0;
    return house_command(*house,
                         written ? deal_choice(game, casting.deal[seat]) : lowest(house->offers));
  }
  for (Seat seat : game.awaited(0)) {
    const Prompt& prompt = *game.prompt(0, seat);
    const Choice choice = prompt.pass == Pass::allowed ? kPass : lowest(prompt.offers);
    return Command{.choice = choice, .seat = seat, .ask = prompt.ask};
  }
  return {};
}

// The first copy is the last to go.
Choice Book::deal_choice(const AnyGame& game, int role) const {
  const std::vector<int> deck = outline_.cards(game.any_table());
  if (role < 0 || role >= static_cast<int>(deck.size())) return kPass;
  int first = 0;
  for (int i = 0; i < role; ++i) first += deck[static_cast<std::size_t>(i)];
  return Choice{1} << first;
}

std::vector<int> Book::dealt(const AnyGame& game) const {
  std::vector<int> roles;
  for (Seat seat : game.standing().seats) {
    if (role_of(game, seat) >= 0) roles.push_back(role_of(game, seat));
  }
  return roles;
}

Chronicle Book::resume(const notation::Casting&, const notation::FixtureText& fixture,
                       const notation::Moment&) const {
  const std::string code{kNoFixtures};
  throw notation::FixtureRefused(fixture.place, code,
                                 {"fault.fixture.refused", {{"reason", code}}});
}

}  // namespace omerta::outline
