// What a transcript says is computed again, and compared.
#include "dealing/transcript.h"

#include <algorithm>

#include "dealing/draws.h"

namespace omerta::dealing {
namespace {

constexpr unsigned kLastChoice = 63;

std::vector<std::string> held_by_all(const Dealt& dealt) {
  std::vector<std::string> all;
  for (const auto& hand : dealt.hands) all.push_back(held(hand));
  return all;
}

std::vector<Digest> seals(const Digest& transcript, const Digest& key,
                          const std::vector<std::string>& held) {
  std::vector<Digest> all;
  for (unsigned seat = 0; seat < held.size(); ++seat) {
    all.push_back(seal(transcript, seat, held[seat], nonce(key, seat)));
  }
  return all;
}

Choice choice_of_numbers(const std::vector<unsigned>& numbers) {
  Choice choice = kPass;
  for (const unsigned number : numbers) choice |= Choice{1} << number;
  return choice;
}

// Ascending and within bounds, so that a set of numbers is written in one way only.
bool is_set(const std::vector<unsigned>& numbers) {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] > kLastChoice || (i > 0 && numbers[i] <= numbers[i - 1])) return false;
  }
  return true;
}

bool holds(const Draw& draw, const Digest& key) {
  const bool possible = is_set(draw.among) && is_set(draw.drawn) && draw.number <= UINT16_MAX &&
                        draw.take >= 1 && draw.take <= draw.among.size();
  if (!possible) return false;
  const Prompt prompt{.offers = choice_of_numbers(draw.among),
                      .take = static_cast<std::uint8_t>(draw.take),
                      .pass = draw.pass ? Pass::allowed : Pass::refused,
                      .number = static_cast<std::uint16_t>(draw.number)};
  return drawn(key, draw.purpose, prompt) == choice_of_numbers(draw.drawn);
}

std::string bytes_of_numbers(const std::vector<unsigned>& numbers) {
  return {numbers.begin(), numbers.end()};
}

Digest seal_of(const std::vector<Draw>& draws, const Digest& key) {
  Parts parts;
  for (const Draw& draw : draws) {
    parts.insert(parts.end(),
                 {draw.purpose, eight_bytes(draw.number), bytes_of_numbers(draw.among),
                  one_byte(draw.take), one_byte(draw.pass ? 1 : 0), bytes_of_numbers(draw.drawn)});
  }
  return keyed(key, "draws", parts);
}

}  // namespace

Transcript transcript_of(const Round& round, const Dealt& dealt, std::vector<Draw> draws) {
  Transcript all{.table = round.table(),
                 .server_seed = round.seed(),
                 .server_commit = round.server_commit(),
                 .fingerprint = fingerprint(round.transcript()),
                 .words = spoken(round.transcript()),
                 .roles = held_by_all(dealt),
                 .draws = std::move(draws)};
  for (const auto& [seat, entropy] : round.entropies()) {
    all.players.push_back({seat, entropy, round.commits().at(seat)});
  }
  all.card_commits = seals(round.transcript(), round.key(), all.roles);
  all.draws_seal = seal_of(all.draws, round.key());
  return all;
}

Verified verified(const Transcript& given) {
  using What = Check::What;
  Verified all;
  const auto check = [&](What what, unsigned seat, bool holds) {
    all.checks.push_back({what, seat, holds});
  };
  const Digest server = server_commit(given.table, given.server_seed);
  check(What::server, 0, server == given.server_commit);
  BySeat commits;
  BySeat entropies;
  for (const Contribution& each : given.players) {
    commits[each.seat] = player_commit(given.table, each.seat, each.entropy);
    entropies[each.seat] = each.entropy;
    check(What::player, each.seat, commits[each.seat] == each.commit);
  }
  const Digest transcript = transcript_hash(given.table, server, commits);
  check(What::fingerprint, 0,
        fingerprint(transcript) == given.fingerprint && spoken(transcript) == given.words);
  all.key = key_of(given.server_seed, transcript, entropies);
  all.frozen = read_frozen(given.table.setup);
  if (all.frozen) all.dealt = dealt(all.key, *all.frozen);
  const auto held = all.dealt ? held_by_all(*all.dealt) : std::vector<std::string>{};
  check(What::cards, 0, all.dealt && held == given.roles);
  check(What::seals, 0, all.dealt && seals(transcript, all.key, held) == given.card_commits);
  const bool drawn = std::all_of(given.draws.begin(), given.draws.end(),
                                 [&](const Draw& draw) { return holds(draw, all.key); });
  check(What::draws, 0, drawn && seal_of(given.draws, all.key) == given.draws_seal);
  return all;
}

bool all_hold(const Checks& checks) {
  return std::all_of(checks.begin(), checks.end(), [](const Check& each) { return each.holds; });
}

}  // namespace omerta::dealing
