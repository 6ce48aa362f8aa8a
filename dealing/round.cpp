// The order of a deal; whatever comes out of it is refused.
#include "dealing/round.h"

#include "engine/expect.h"

namespace omerta::dealing {

Round::Round(Table table, unsigned seats, const Digest& seed)
    : table_{std::move(table)},
      seats_{seats},
      seed_{seed},
      server_{dealing::server_commit(table_, seed)} {}

Round::Answer Round::ready(unsigned seat, const Digest& commit) {
  if (closed()) return Answer::too_late;
  if (seat >= seats_) return Answer::no_seat;
  const auto [known, fresh] = commits_.try_emplace(seat, commit);
  if (fresh) return Answer::taken;
  return known->second == commit ? Answer::again : Answer::wrong;
}

void Round::close() {
  if (!closed()) transcript_ = transcript_hash(table_, server_, commits_);
}

Round::Answer Round::open(unsigned seat, const Digest& entropy) {
  if (!closed()) return Answer::too_early;
  const auto commit = commits_.find(seat);
  if (commit == commits_.end()) return Answer::no_seat;
  if (player_commit(table_, seat, entropy) != commit->second) return Answer::wrong;
  return entropies_.try_emplace(seat, entropy).second ? Answer::taken : Answer::again;
}

std::vector<unsigned> Round::silent() const {
  std::vector<unsigned> all;
  for (const auto& [seat, commit] : commits_) {
    if (!entropies_.contains(seat)) all.push_back(seat);
  }
  return all;
}

Digest Round::key() const {
  expect(complete());
  return key_of(seed_, *transcript_, entropies_);
}

bool may_open(const Phone& phone, const Table& table, const BySeat& commits,
              const Digest& transcript) {
  const auto own = commits.find(phone.seat);
  return own != commits.end() && own->second == player_commit(table, phone.seat, phone.entropy) &&
         transcript == transcript_hash(table, phone.server, commits);
}

}  // namespace omerta::dealing
