// Documents that are planned, and played: every row on the same deals, on all cores, with the same
// counts for any number of threads.
#pragma once
#include <functional>
#include <vector>

#include "lab/document.h"

namespace omerta::lab {

struct Shard {  // the games whose place is `which` modulo `of`
  std::uint64_t which = 0;
  std::uint64_t of = 1;
};

struct Hands {           // who does the work
  unsigned threads = 0;  // 0: as many as the machine has
  std::function<void(std::uint64_t done, std::uint64_t of)> progress{};
};

// What is to be played, without counts.
enum class Cards { weighed, not_weighed };  // whether each card's worth is measured
Document planned(Document::Command command, const std::vector<Setting>& rows, const Deals& deals,
                 Cards cards);

// Every level of the first side against every level of all others.
std::vector<Setting> pairings(const Setting& setting);
std::vector<std::string> level_names();

Document played(const Document& plan, const Shard& shard, const Hands& hands);

}  // namespace omerta::lab
