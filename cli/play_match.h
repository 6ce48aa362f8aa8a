// One game at this screen, whatever its rulebook: its record, who sits where, and what everybody
// has heard. Who answers for the bots is the rulebook's matter.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "bots/feed.h"
#include "notation/record.h"

namespace omerta::cli {

class Match {
 public:
  // A new game: everything is dealt by the seed.
  static Match deal(const notation::SetupText& setup, Seats people, std::uint64_t seed);
  // A game as far as it is recorded. Throws notation::Misread if the text is no record.
  static Match resume(const std::string& text, const std::string& file, std::uint64_t seed);

  const notation::Book& book() const { return record_.book(); }
  const notation::Names& names() const { return record_.casting().names; }
  const AnyGame& game() const { return chronicle_.game(); }
  Standing standing() const { return game().standing(); }
  std::uint64_t seed() const { return seed_; }

  Seats people() const { return people_; }  // who answers at this screen
  bool shared() const { return people_.count() > 1; }
  bool over() const { return game().over(); }
  const Prompt* open(unsigned lane, Seat seat) const { return game().prompt(lane, seat); }
  Seats awaited() const { return game().awaited(0); }
  const std::vector<Told>& told() const { return chronicle_.told(); }
  std::span<const Event> heard(Seat seat) const { return feeds_[index(seat)].heard(); }

  [[nodiscard]] Refusal say(const Command& command);
  void house_answers();  // chance draws, the clock closes

  std::string text() const { return record_.write(); }  // as a record

 private:
  Match(notation::Record record, Seats people, std::uint64_t seed);

  notation::Record record_;
  Chronicle chronicle_;
  Seats people_;
  std::uint64_t seed_;
  std::vector<bots::Feed> feeds_;
};

template <class R>
class MatchOf : public Match {  // a game of this rulebook
 public:
  explicit MatchOf(Match match) : Match{std::move(match)} {}

  const typename R::Plan& plan() const { return game().template plan<R>(); }
  const State<R>& state() const { return game().template state<R>(); }
  const typename R::Table& table() const { return state().table; }
  View<R> view(Seat seat) const { return omerta::view<R>(plan(), state(), seat); }
};

}  // namespace omerta::cli
