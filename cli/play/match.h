// One game at this screen, whatever its rulebook: its record, who sits where, and what everybody
// has heard. Who answers for the bots is the rulebook's matter.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "bots/feed.h"
#include "notation/record.h"

namespace omerta::cli {

struct BotPlayers {  // who plays for those who do not sit at this screen
  bots::Level level = bots::Level::detective;
  std::uint64_t seed = 0;
};

class Match {
 public:
  // A new game: everything is dealt by the seed.
  static Match deal(const notation::SetupText& setup, Seats people, const BotPlayers& bots);
  // A game as far as it is recorded, with the bots that it was begun with, `otherwise` with these.
  // Throws notation::Misread if the text is no record.
  static Match resume(const std::string& text, const std::string& file,
                      const BotPlayers& otherwise);

  const notation::Book& book() const { return record_.book(); }
  const Names& names() const { return record_.casting().names; }
  const AnyGame& game() const { return chronicle_.game(); }
  Standing standing() const { return game().standing(); }
  std::uint64_t seed() const { return bots_.seed; }
  bots::Level level() const { return bots_.level; }

  Seats people() const { return people_; }  // who answers at this screen
  bool shared() const { return people_.count() > 1; }
  bool over() const { return game().over(); }
  const Prompt* open(unsigned lane, Seat seat) const { return game().prompt(lane, seat); }
  Seats awaited() const { return game().awaited(0); }
  const std::vector<Told>& told() const { return chronicle_.told(); }
  std::span<const Event> heard(Seat seat) const { return feeds_[index(seat)].heard(); }

  // How often this chair has answered this question since so many events had been told.
  int answered(Seat seat, Ask what, std::size_t since) const;

  [[nodiscard]] Refusal say(const Command& command);
  [[nodiscard]] Refusal speak(const Command& command, const std::string& text);
  std::string text_of(std::size_t told) const;  // what was said by this event; empty: not written
  void house_answers();                         // chance draws, the clock closes

  std::string text() const { return record_.write(); }  // as a record

 private:
  Match(notation::Record record, Seats people, const BotPlayers& bots);

  Refusal play(const Command& command);

  notation::Record record_;
  Chronicle chronicle_;
  Seats people_;
  BotPlayers bots_;
  std::vector<bots::Feed> feeds_;
};

template <class R>
class MatchOf : public Match {  // a game of this rulebook
 public:
  explicit MatchOf(Match match) : Match{std::move(match)} {}

  const typename R::Plan& plan() const { return game().template plan<R>(); }
  const typename R::Table& table() const { return game().template table<R>(); }
  View<R> view(Seat seat) const { return game().template view<R>(seat); }
};

}  // namespace omerta::cli
