// Commitments, the key, shuffling and sealing, each as docs/verifiable-deal.md has it.
#include "dealing/deal.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "bytes/hex.h"
#include "dealing/draws.h"

namespace omerta::dealing {
namespace {

using Cards = std::vector<std::string>;

std::vector<std::size_t> shuffled(Draws& draws, std::size_t count) {
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (std::size_t i = count; i-- > 1;) std::swap(order[i], order[draws.below(i + 1)]);
  return order;
}

// A limit with the places of its cards in the deck.
struct Placed {
  int most = 0;
  std::vector<bool> counts;
};

std::vector<Placed> placed(const Frozen& frozen) {
  std::vector<Placed> all;
  for (const Limit& limit : frozen.limits) {
    Placed one{limit.most, {}};
    for (const std::string& card : frozen.deck) {
      one.counts.push_back(std::find(limit.of.begin(), limit.of.end(), card) != limit.of.end());
    }
    all.push_back(std::move(one));
  }
  return all;
}

bool are_hands(const std::vector<std::size_t>& order, const Frozen& frozen,
               const std::vector<Placed>& limits) {
  const auto each = static_cast<std::size_t>(frozen.each);
  for (std::size_t seat = 0; seat < frozen.seats.size(); ++seat) {
    for (const Placed& limit : limits) {
      int count = 0;
      for (std::size_t i = seat * each; i < (seat + 1) * each; ++i) {
        if (limit.counts[order[i]]) ++count;
      }
      if (count > limit.most) return false;
    }
  }
  return true;
}

Parts commits_of(const BySeat& digests) {
  Parts parts;
  for (const auto& [seat, digest] : digests) parts.push_back(one_byte(seat) + bytes_of(digest));
  return parts;
}

void give(Dealt& dealt, const Cards& pack, const std::vector<std::size_t>& order,
          std::size_t each) {
  for (std::size_t i = 0; i < order.size(); ++i) {
    const std::string& card = pack[order[i]];
    if (i / each < dealt.hands.size()) dealt.hands[i / each].push_back(card);
    dealt.order.push_back(card);
  }
}

}  // namespace

Digest server_commit(const Table& table, const Digest& seed) {
  return hashed("server", {table.room, four_bytes(table.deal_no), bytes_of(seed)});
}

Digest player_commit(const Table& table, unsigned seat, const Digest& entropy) {
  return hashed("player",
                {table.room, four_bytes(table.deal_no), one_byte(seat), bytes_of(entropy)});
}

Digest transcript_hash(const Table& table, const Digest& server, const BySeat& commits) {
  Parts parts{table.room, four_bytes(table.deal_no), bytes_of(sha256(table.setup)),
              bytes_of(server)};
  for (std::string& commit : commits_of(commits)) parts.push_back(std::move(commit));
  return hashed("commits", parts);
}

// Eleven bits a word: one of 41 syllables and one of 50.
std::string spoken(const Digest& transcript) {
  constexpr std::string_view kConsonants = "bdfglmnrtv";
  constexpr std::string_view kVowels = "aeiou";
  const auto syllable = [&](unsigned number) {
    return std::string{kConsonants[number / 5], kVowels[number % 5]};
  };
  std::string words;
  for (unsigned word = 0; word < 6; ++word) {
    unsigned value = 0;
    for (unsigned bit = 11 * word; bit < 11 * (word + 1); ++bit) {
      value = value << 1 | (transcript[bit / 8] >> (7 - bit % 8) & 1U);
    }
    words += (word == 0 ? "" : " ") + syllable(value / 50) + syllable(value % 50);
  }
  return words;
}

std::string fingerprint(const Digest& transcript) { return bytes::hex(transcript).substr(0, 16); }

Digest key_of(const Digest& seed, const Digest& transcript, const BySeat& entropies) {
  Parts parts{bytes_of(transcript)};
  for (std::string& entropy : commits_of(entropies)) parts.push_back(std::move(entropy));
  return keyed(seed, "key", parts);
}

std::optional<Dealt> dealt(const Digest& key, const Frozen& frozen) {
  Draws draws{key, "shuffle"};
  const std::vector<Placed> limits = placed(frozen);
  std::vector<std::size_t> order = shuffled(draws, frozen.deck.size());
  for (int tries = 1; !are_hands(order, frozen, limits); ++tries) {
    if (tries == kMostTries) return {};
    order = shuffled(draws, frozen.deck.size());
  }
  Dealt all;
  all.hands.resize(frozen.seats.size());
  give(all, frozen.deck, order, static_cast<std::size_t>(frozen.each));
  for (const Cards& pack : frozen.further) give(all, pack, shuffled(draws, pack.size()), 1);
  return all;
}

std::string held(const Cards& hand) {
  std::string all;
  for (const std::string& card : hand) all += (all.empty() ? "" : ", ") + card;
  return all;
}

Digest nonce(const Digest& key, unsigned seat) { return keyed(key, "nonce", {one_byte(seat)}); }

Digest seal(const Digest& transcript, unsigned seat, std::string_view held, const Digest& nonce) {
  return hashed("card", {bytes_of(transcript), one_byte(seat), std::string{held}, bytes_of(nonce)});
}

}  // namespace omerta::dealing
