// What people do at two tables at once: the same, except what nobody may notice. By night whoever
// is asked answers the same, whichever of the two chairs he sits in; how quick he is belongs to the
// person, not to the card.
#pragma once
#include <set>
#include <vector>

#include "tests/server/secrets/side.h"

namespace omerta::server {

struct Exchange {
  std::size_t one =
      0;  // seats; the same twice: he is dealt the same, but answers otherwise by night
  std::size_t other = 0;
  std::uint64_t seed = 0;
  bool dead_differ = false;  // what the dead do differs, too
};

class People {
 public:
  explicit People(const Exchange& exchange) : exchange_{exchange} {}

  // One beat. Those who have noticed no difference try what they may not do, the same in both.
  void act(Side& here, Side& there, const std::vector<PlaceId>& alike, std::uint64_t beat);

  // Everybody at both tables does the same, and nothing but what he is asked for.
  void answer_alike(Side& here, Side& there, std::uint64_t beat);

  // Whether this place was left and taken again in one of the two only, in this beat.
  bool has_come_back_unseen(PlaceId place) const { return unseen_.contains(place); }
  std::size_t reconnects() const { return reconnects_; }
  std::size_t attempts() const { return attempts_; }
  std::size_t moves() const { return moves_; }  // of places of those who are out
  bool has_moved(PlaceId place) const { return moved_.contains(place); }

 private:
  void answer(Side& side, std::uint64_t which, std::uint64_t beat);
  std::string wish(const Side& side, std::uint64_t which, PlaceId place, std::uint64_t beat) const;
  std::string words(const Side& side, PlaceId place, std::uint64_t beat) const;
  std::string wish_of_the_dead(std::uint64_t which, PlaceId place, std::uint64_t beat) const;
  void take_another_phone(Side& side, std::uint64_t which, PlaceId place, std::uint64_t beat);
  bool acts(std::size_t seat, std::uint64_t beat) const;
  void come_and_go(Side& here, Side& there, std::uint64_t beat);
  void come_back_unseen(Side& here, Side& there, std::uint64_t beat);
  void attempt(Side& here, Side& there, const std::vector<PlaceId>& alike, std::uint64_t beat);
  std::string attempt_of(const Side& side, PlaceId place, chance::Dice& dice) const;

  Exchange exchange_;
  std::set<PlaceId> away_;
  std::set<PlaceId> unseen_;
  std::size_t reconnects_ = 0;
  std::size_t attempts_ = 0;
  std::set<PlaceId> moved_;
  std::size_t moves_ = 0;
};

}  // namespace omerta::server
