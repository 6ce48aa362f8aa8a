// Rounds of a deal, and what is shown of them.
#include "server/room/shared_deal.h"

#include <boost/json.hpp>

#include "bytes/hex.h"
#include "engine/expect.h"

namespace omerta::server {
namespace {

namespace json = boost::json;
using dealing::Digest;

json::array by_seat(const dealing::BySeat& digests, std::string_view name) {
  json::array all;
  for (const auto& [seat, digest] : digests) {
    json::object each{{"seat", seat}};
    each[{name.data(), name.size()}] = bytes::hex(digest);
    all.push_back(std::move(each));
  }
  return all;
}

}  // namespace

std::optional<SharedDeal> SharedDeal::of(const notation::Record& game, std::string_view engine) {
  SharedDeal deal;
  deal.frozen_ = dealing::frozen_of(game, engine);
  deal.setup_ = dealing::written(deal.frozen_);
  deal.seats_ = static_cast<unsigned>(deal.frozen_.seats.size());
  if (deal.setup_.size() > dealing::kLongestSetup) return {};
  return deal;
}

SharedDeal::Step SharedDeal::step() const {
  if (!round_) return Step::none;
  if (!round_->closed()) return Step::commits;
  return round_->complete() ? Step::dealt : Step::opens;
}

void SharedDeal::begin(const std::string& room, std::uint32_t number, const Digest& seed) {
  round_.emplace(dealing::Table{room, number, setup_}, seats_, seed);
}

// After so many voids the server deals alone: nobody can keep a table from its game, and everybody
// sees it.
bool SharedDeal::may_take_part(unsigned seat) const {
  return seat < seats_ && voids_.size() < dealing::kMostVoids && !left_out_.contains(seat);
}

dealing::Round::Answer SharedDeal::commit(unsigned seat, const Digest& commit) {
  if (!round_ || !may_take_part(seat)) return dealing::Round::Answer::no_seat;
  return round_->ready(seat, commit);
}

bool SharedDeal::has_committed(unsigned seat) const {
  return round_ && round_->commits().contains(seat);
}

void SharedDeal::close() {
  round_->close();
  if (round_->complete()) deal();
}

dealing::Round::Answer SharedDeal::open(unsigned seat, const Digest& entropy) {
  if (!round_) return dealing::Round::Answer::too_early;
  const auto answer = round_->open(seat, entropy);
  if (round_->complete()) deal();
  return answer;
}

void SharedDeal::deal() {
  key_ = round_->key();
  dealt_ = dealing::dealt(*key_, frozen_);
}

void SharedDeal::make_void() {
  voids_.push_back({round_->table().deal_no, round_->silent()});
  for (const unsigned seat : voids_.back().silent) left_out_.insert(seat);
  round_.reset();
}

std::string SharedDeal::own_json(unsigned seat) const {
  if (!dealt_) return "null";
  return json::serialize(json::object{{"held", dealing::held(dealt_->hands.at(seat))},
                                      {"nonce", bytes::hex(dealing::nonce(*key_, seat))}});
}

std::string SharedDeal::open_json() const {
  constexpr std::array<std::string_view, 4> kSteps{"void", "commits", "opens", "dealt"};
  const std::string_view step = kSteps[static_cast<std::size_t>(this->step())];
  json::object all{{"step", json::string_view{step.data(), step.size()}}};
  const bool closed = round_ && round_->closed();
  const bool complete = is_complete();
  all["number"] = round_ ? round_->table().deal_no : voids_.back().number;
  all["server"] = round_ ? bytes::hex(round_->server_commit()) : "";
  all["commits"] = round_ ? by_seat(round_->commits(), "commit") : json::array{};
  all["transcript"] = closed ? bytes::hex(round_->transcript()) : "";
  all["words"] = closed ? dealing::spoken(round_->transcript()) : "";
  all["opened"] = complete ? by_seat(round_->entropies(), "entropy") : json::array{};
  json::array seals;
  for (unsigned seat = 0; complete && dealt_ && seat < seats_; ++seat) {
    const std::string held = dealing::held(dealt_->hands.at(seat));
    seals.emplace_back(
        bytes::hex(dealing::seal(round_->transcript(), seat, held, dealing::nonce(*key_, seat))));
  }
  all["seals"] = std::move(seals);
  json::array voids;
  for (const Void& each : voids_) {
    json::array silent;
    for (const unsigned seat : each.silent) silent.emplace_back(seat);
    voids.push_back(json::object{{"number", each.number}, {"silent", std::move(silent)}});
  }
  all["voids"] = std::move(voids);
  return json::serialize(all);
}

std::string SharedDeal::transcript(const notation::Record& played) const {
  expect(is_complete() && dealt_);
  return dealing::written(dealing::transcript_of(*round_, *dealt_, dealing::draws_of(played)));
}

}  // namespace omerta::server
