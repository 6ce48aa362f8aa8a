// Rows are the same in all parts, results and kinds may be missing where they did not occur.
#include "lab/merge.h"

#include <algorithm>

namespace omerta::lab {
namespace {

void add(std::vector<std::uint64_t>& sum, const std::vector<std::uint64_t>& part) {
  if (sum.size() < part.size()) sum.resize(part.size());
  for (std::size_t i = 0; i < part.size(); ++i) sum[i] += part[i];
}

void add(Paired& sum, const Paired& part) {
  sum.both += part.both;
  sum.first += part.first;
  sum.second += part.second;
  sum.neither += part.neither;
}

template <class Each>
Each& same(std::vector<Each>& all, const Each& wanted) {
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Each& each) { return each.id == wanted.id; });
  if (found != all.end()) return *found;
  all.push_back({.id = wanted.id});
  return all.back();
}

void add(Row& sum, const Row& part) {
  sum.games += part.games;
  for (const Wins& each : part.wins) same(sum.wins, each).games += each.games;
  add(sum.lengths, part.lengths);
  for (const Lives& each : part.lives) {
    Lives& lives = same(sum.lives, each);
    lives.side = each.side;
    lives.dealt += each.dealt;
    add(lives.seated, each.seated);
    add(lives.lived, each.lived);
  }
  for (std::size_t i = 0; i < sum.worth.size(); ++i) add(sum.worth[i].paired, part.worth[i].paired);
  add(sum.paired, part.paired);
}

void add(std::vector<Gauntlet>& sum, const std::vector<Gauntlet>& part) {
  for (std::size_t i = 0; i < sum.size(); ++i) add(sum[i].won, part[i].won);
}

bool overlap(const Deals& a, const Deals& b) {
  return std::any_of(a.shards.begin(), a.shards.end(), [&](std::uint64_t shard) {
    return std::find(b.shards.begin(), b.shards.end(), shard) != b.shards.end();
  });
}

// All shards together are the whole run, and look like it.
void make_whole(Deals& deals) {
  std::sort(deals.shards.begin(), deals.shards.end());
  if (!deals.are_whole()) return;
  deals.of = 1;
  deals.shards = {0};
}

}  // namespace

Merged merge(const std::vector<Document>& parts) {
  Merged merged{.document = parts.front()};
  Document& sum = merged.document;
  const std::string hash = config_hash(sum);
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const Document& part = parts[i];
    const bool foreign = config_hash(part) != hash || part.deals.of != sum.deals.of;
    if (foreign || overlap(sum.deals, part.deals)) {
      merged.fault = foreign ? Merged::Fault::foreign : Merged::Fault::overlapping;
      merged.which = i;
      return merged;
    }
    for (std::size_t row = 0; row < sum.rows.size(); ++row) add(sum.rows[row], part.rows[row]);
    add(sum.gauntlets.first, part.gauntlets.first);
    add(sum.gauntlets.others, part.gauntlets.others);
    sum.deals.shards.insert(sum.deals.shards.end(), part.deals.shards.begin(),
                            part.deals.shards.end());
  }
  if (!sum.deals.are_whole()) {
    merged.fault = Merged::Fault::incomplete;
    merged.missing = sum.deals.of - sum.deals.shards.size();
  }
  make_whole(sum.deals);
  return merged;
}

}  // namespace omerta::lab
