// The room while server and phones deal: numbers of the deal until one is complete, then the game.
#include "bytes/hex.h"
#include "presentation/setup/begin.h"
#include "server/room/room.h"

namespace omerta::server {
namespace {

using Answer = dealing::Round::Answer;

Refused refused(Answer answer) {
  switch (answer) {
    case Answer::taken:
    case Answer::again: return kDone;
    case Answer::too_late:
    case Answer::too_early: return "stale";
    case Answer::no_seat:
    case Answer::wrong: break;
  }
  return "not-allowed";
}

}  // namespace

// The host's word begins the first; the server begins another after one that was void.
Refused Room::act(PlaceId by, const BeginDeal& action) {
  const auto room = bytes::from_hex(action.room);
  if (!room || action.number != deals_ + 1) return "not-now";
  const bool next = stage_ == Stage::dealing && deal_->step() == SharedDeal::Step::none;
  if (next ? by != kNoPlace : !is_host(by)) return "not-allowed";
  if (!next) {
    if (is_on()) return "game-is-on";
    if (has_paper()) return "no-moderator";
    if (moderator_ != kNoPlace) return "not-now";  // his desk deals
    const auto game = setup::begun(chosen());
    auto deal = game ? SharedDeal::of(*game, action.engine) : std::nullopt;
    if (!deal) return "cannot-start";
    opened_ = false;
    deal_ = std::move(deal);
    table_.reset();
    desk_.reset();
    stage_ = Stage::dealing;
    sit_down();
  }
  deals_ = action.number;
  deal_->begin(*room, action.number, action.seed);
  return kDone;
}

Refused Room::act(PlaceId by, const CommitShare& action) {
  const Place* sitting = place(by);
  if (stage_ != Stage::dealing || action.number != deals_) return "stale";
  if (sitting == nullptr || sitting->kind != PlaceKind::player) return "not-allowed";
  return refused(deal_->commit(index(sitting->seat), action.commit));
}

Refused Room::act(PlaceId by, const CloseDeal&) {
  if (by != kNoPlace) return "not-allowed";
  if (stage_ != Stage::dealing || deal_->step() != SharedDeal::Step::commits) return "not-now";
  deal_->close();
  begin_if_dealt();
  return kDone;
}

Refused Room::act(PlaceId by, const RevealShare& action) {
  const Place* sitting = place(by);
  if (stage_ != Stage::dealing || action.number != deals_) return "stale";
  if (sitting == nullptr || sitting->kind != PlaceKind::player) return "not-allowed";
  const Refused no = refused(deal_->open(index(sitting->seat), action.entropy));
  if (no.empty()) begin_if_dealt();
  return no;
}

Refused Room::act(PlaceId by, const VoidDeal&) {
  if (by != kNoPlace) return "not-allowed";
  if (stage_ != Stage::dealing || deal_->step() != SharedDeal::Step::opens) return "not-now";
  deal_->make_void();
  return kDone;
}

// A deck of which no hands can be dealt leads back to the lobby.
void Room::begin_if_dealt() {
  if (!deal_->is_complete()) return;
  if (deal_->has_hands() && begin_game(deal_->key(), {})) return;
  stage_ = Stage::lobby;
  deal_.reset();
  judge();
}

}  // namespace omerta::server
