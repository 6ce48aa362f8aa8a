// One night written down by hand, as far as it can be understood before anything is played: who
// sits where, who holds what, and the orders. The lines may stand in any order.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "notation/book.h"
#include "notation/text.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::mrakoszlap::adjudicate {

struct NightOrder {
  enum class What { names, yes, pass, skips } what = What::names;
  mrakoszlap::CardId card = mrakoszlap::CardId::none;  // none: only the player is written
  Seat seat = Seat::nobody;
  bool releases = false;  // targets of the bullets that Matrix has caught
  bool of_all = false;    // `mafia`: written for each Mafian who can be asked
  std::vector<Seat> targets;
  notation::Where where;
  std::string text;
};

struct DrawnOrder {  // what chance has decided at the table
  enum class What { bullets, sock, spyglass } what = What::bullets;
  std::vector<unsigned> numbers;  // from nought: bullets, the two of the sock, seats
  notation::Where where;
};

struct WrittenNight {
  notation::Casting casting;
  notation::FixtureText fixture;
  std::vector<int> nights;   // which it may be: one, or some of the parity written
  std::vector<int> offsets;  // of the Doctor's own nights: the one written, or both
  notation::Where night;     // where it is written
  std::vector<NightOrder> orders;
  std::vector<DrawnOrder> draws;
  std::uint64_t seed = 0;  // what is not written is drawn from it; 0: the first is taken
};

// Throws notation::Misread, with line and clause, for what cannot be.
WrittenNight read_night(std::string_view text, const std::string& file);

}  // namespace omerta::mrakoszlap::adjudicate
