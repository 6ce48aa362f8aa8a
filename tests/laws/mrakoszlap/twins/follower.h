// The second of two twin worlds: it follows the first in all that is seen, and does something else
// where nobody looks.
#pragma once
#include "tests/laws/mrakoszlap/night.h"

namespace omerta::mrakoszlap::laws {

enum class Nights : std::uint8_t { as_in_the_first, otherwise };

class Follower {
 public:
  Follower(Dice& dice, const World& first, const Hands& hands, Nights nights);

  // Whatever the second world does when the first does the command of that number.
  void follow(std::size_t number);
  void let_chance_draw();                   // if something is still to be read there
  bool lost() const { return lost_; }       // it cannot follow any more
  int changed() const { return changed_; }  // nights in which something else was done
  const World& world() const { return b_; }

 private:
  bool is_repeated(std::size_t number) const;
  Choice from_box(std::size_t number) const;
  Choice doctor_night(Choice choice);
  void plan_unseen(const Command& command);
  void draw_alike(std::size_t number);
  bool unheard(std::size_t number) const;
  void mix_answers();

  void spend_night(std::size_t from);
  Mischief choose_mischief(const NightScript& script, std::size_t from, std::size_t to);
  Mischief draw_mischief(const NightScript& script);
  bool comes_to_the_same(const NightScript& script, Mischief mischief, std::size_t from,
                         std::size_t to) const;

  Dice& dice_;
  const World& a_;
  World b_;
  Hands hands_;
  Nights nights_;
  std::vector<Command> commands_;
  std::size_t cards_dealt_ = 0;  // commands of the deal
  bool at_once_ = false;         // no deal has to be repeated here
  std::uint16_t night_ = 0;      // the last that was spent
  int changed_ = 0;
  bool lost_ = false;
};

}  // namespace omerta::mrakoszlap::laws
