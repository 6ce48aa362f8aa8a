// One game at this screen: its record, who sits where, what everybody has heard, and the bots.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "notation/record.h"
#include "rulesets/gorod/gorod.h"

namespace omerta::cli {

class Match {
 public:
  // A new game: the cards are dealt by the seed.
  static Match deal(const notation::SetupText& setup, Seats people, const bots::Bot& bots);
  // A game as far as it is recorded. Throws notation::Misread if the text is no record.
  static Match resume(const std::string& text, const std::string& file, const bots::Bot& bots);

  const gorod::Plan& plan() const { return chronicle_.game().plan<gorod::Gorod>(); }
  const gorod::State& state() const { return chronicle_.game().state<gorod::Gorod>(); }
  const gorod::Table& table() const { return state().table; }
  const notation::Names& names() const { return record_.casting().names; }
  gorod::View view(Seat seat) const { return omerta::view<gorod::Gorod>(plan(), state(), seat); }

  Seats people() const { return people_; }  // who answers at this screen
  bool shared() const { return people_.count() > 1; }
  bool over() const { return table().phase == gorod::Phase::over; }
  const Prompt* open(unsigned lane, Seat seat) const { return state().prompts.find(lane, seat); }
  const std::vector<Told>& told() const { return chronicle_.told(); }
  std::span<const Event> heard(Seat seat) const { return feeds_[index(seat)].heard(); }

  [[nodiscard]] Refusal say(const Command& command);
  void bot_answers(Seat seat, const Prompt& prompt);
  void house_answers();  // chance draws, the clock closes

  std::string text() const { return record_.write(); }  // as a record

 private:
  Match(notation::Record record, Seats people, const bots::Bot& bots);

  notation::Record record_;
  Chronicle chronicle_;
  Seats people_;
  bots::Bot bots_;
  std::vector<bots::Feed> feeds_;
};

}  // namespace omerta::cli
