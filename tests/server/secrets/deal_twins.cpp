// Dealing twice, and striking out what is random.
#include "tests/server/secrets/deal_twins.h"

#include <algorithm>
#include <cctype>
#include <set>

#include "tests/server/world/small_games.h"
#include "tests/server/world/world.h"

namespace omerta::server {
namespace {

using client::json::object;

constexpr std::size_t kPeople = 3;
constexpr std::int64_t kDealing = 12'000;  // milliseconds: two numbers, and the cards
constexpr std::size_t kRandomDigits = 16;  // so many in a row are a commitment, an id or a hash

// Ids, commitments and hashes; the words of a transcript; the room's code.
std::string without_chance(const std::string& frame, const std::string& code) {
  std::string plain;
  for (std::size_t at = 0; at < frame.size();) {
    std::size_t end = at;
    while (end < frame.size() && std::isxdigit(static_cast<unsigned char>(frame[end])) != 0) ++end;
    if (end - at >= kRandomDigits) {
      plain += '#';
    } else {
      plain.append(frame, at, end - at);
    }
    if (end < frame.size()) plain += frame[end];
    at = end + 1;
  }
  const std::size_t words = plain.find(R"("words":")");
  if (words != std::string::npos) {
    const std::size_t from = words + 9;
    plain.erase(from, plain.find('"', from) - from);
  }
  for (std::size_t at = plain.find(code); at != std::string::npos; at = plain.find(code)) {
    plain.replace(at, code.size(), "#");
  }
  return plain;
}

// A beat is as long as every other; what is in it is the seat's own.
std::string shown(const std::string& frame, const std::string& code) {
  const bool own = frame.starts_with(R"({"t":"b")") || frame.starts_with(R"({"t":"snap")");
  return own ? frame.substr(0, 8) + std::to_string(frame.size()) : without_chance(frame, code);
}

class Dealt {
 public:
  Dealt(const std::string& rulebook, std::uint64_t seed, std::uint64_t server_seed)
      : world_{seed, {}, server_seed} {
    gather_small(world_, rulebook, kPeople);
    chance::Dice dice{seed, 3};
    for (std::size_t i = 0; i < kPeople; ++i) {
      world_.guest(i).deals = static_cast<Guest::Deals>(dice.below(3));
      world_.guest(i).received.clear();
    }
    world_.command(0, object{{"do", "start"}});
    world_.pass(kDealing);
  }

  const object& room() { return world_.guest(0).device.room(); }
  std::vector<std::string> shown_to(std::size_t guest) {
    const std::string code = world_.guest(guest).device.code();
    std::vector<std::string> all;
    for (const std::string& frame : world_.guest(guest).received) all.push_back(shown(frame, code));
    return all;
  }
  std::vector<std::string> seals() {
    std::vector<std::string> all;
    for (const auto& each : room().at("deal").at("seals").as_array()) {
      all.emplace_back(each.as_string());
    }
    return all;
  }

 private:
  World world_;
};

}  // namespace

DealsCompared compare_deals(const std::string& rulebook, std::uint64_t seed) {
  Dealt here{rulebook, seed, 2 * seed};
  Dealt there{rulebook, seed, 2 * seed + 1};
  DealsCompared found;
  std::set<std::string> seals;
  for (Dealt* each : {&here, &there}) {
    for (const std::string& seal : each->seals()) {
      ++found.seals;
      if (!seals.insert(seal).second) found.leak = "a seal twice: " + seal;
    }
  }
  found.voids = here.room().at("deal").at("voids").as_array().size();
  for (std::size_t i = 0; i < kPeople && found.leak.empty(); ++i) {
    const auto one = here.shown_to(i);
    const auto other = there.shown_to(i);
    found.frames += one.size();
    const auto [a, b] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    if (a == one.end() && b == other.end()) continue;
    found.leak = "guest " + std::to_string(i) + ": " + (a == one.end() ? "(nothing)" : *a) +
                 "\nand " + (b == other.end() ? "(nothing)" : *b);
  }
  return found;
}

}  // namespace omerta::server
