// The second of two twin worlds: it follows the first in all that is seen, and does something else
// where nobody looks.
#pragma once
#include "tests/laws/spytown/world.h"

namespace omerta::spytown::laws {

struct Dealt {
  std::array<Token, kSeats> token{};
  std::array<Card, kSeats> card{};
};

Dealt dealt_in(const Sitting& game);

class Follower {
 public:
  Follower(Dice& dice, const World& first, const Dealt& dealt);

  // Whatever the second world does when the first does the command of that number.
  void follow(std::size_t number);
  bool lost() const { return lost_; }  // it cannot follow any more
  std::size_t commands() const { return commands_.size(); }
  const World& world() const { return b_; }

 private:
  void mix_answers();
  bool is_private(std::size_t number) const;
  bool watched(std::size_t number) const;  // what is done at night, by an observer
  const Facts& before(std::size_t number) const { return a_.facts[number][0]; }
  const Facts& end_of_phase(std::size_t number) const;
  Choice from_box(const Command& command) const;
  const Prompt* house() const { return b_.game.state.prompts.find(0, Seat::nobody); }

  void act_unseen(std::size_t number);
  void look_unseen(std::size_t number);
  void point_unseen(std::size_t number);
  void point_as_one(const std::vector<Seat>& hands, Choice victim);
  void point_apart(const std::vector<Seat>& hands, Choice victim);
  void recruit_unseen(const Command& command);
  void settle(std::size_t number);
  void waver(const Command& command);
  Choice any_target(const Prompt& prompt);
  void say(Seat seat, Ask what, Choice choice);

  Dice& dice_;
  const World& a_;
  World b_;
  Dealt dealt_;
  std::vector<Command> commands_;
  std::optional<Command> late_close_{};
  bool lost_ = false;
  std::uint32_t acted_ = 0;  // the night phase in which all is done already
};

}  // namespace omerta::spytown::laws
