// The deal as phones see it, each step no longer than its time; and what is fetched after a game.
#include <algorithm>
#include <boost/json.hpp>

#include "server/core/hosting.h"
#include "server/room/limits.h"

namespace omerta::server {

namespace json = boost::json;
using Step = SharedDeal::Step;

// A person's desk deals by itself; everything else is dealt together.
Refused Hosting::start(PlaceId by, const CommandId& id, Now now, Outputs& out) {
  if (no_hands_until_ > now.steady) return "later";
  if (room_.moderator() == kNoPlace) return begin_deal(by, id, now, out);
  Start start;
  entropy_.fill(start.key.data(), start.key.size());
  return commit({by, start}, id, now, out);
}

Refused Hosting::begin_deal(PlaceId by, const CommandId& id, Now now, Outputs& out) {
  BeginDeal begin{digits16(id_), room_.deals() + 1, {}, settings_.engine};
  entropy_.fill(begin.seed.data(), begin.seed.size());
  return commit({by, begin}, id, now, out);
}

// Whoever has gone is not waited for; after a restart everybody is.
bool Hosting::all_have_committed() const {
  const SharedDeal& deal = *room_.deal();
  const auto& places = room_.places();
  return std::all_of(places.begin(), places.end(), [&](const auto& each) {
    const Place& place = each.second;
    if (place.kind != PlaceKind::player || left_at_.contains(each.first)) return true;
    const unsigned seat = index(place.seat);
    return !deal.may_take_part(seat) || deal.has_committed(seat);
  });
}

// A phone that does not commit in time takes no part. One that commits and does not open makes the
// number void, and takes no part in the next.
void Hosting::look_after_deal(Now now, Outputs& out) {
  while (room_.stage() == Stage::dealing) {
    const Step step = room_.deal()->step();
    if (std::pair{room_.deals(), step} != deal_at_) {
      deal_at_ = {room_.deals(), step};
      deal_due_ = now.steady + kDealWithin;
    }
    const bool stood_still = deal_due_ && now.steady - *deal_due_ > kStandstill;
    if (stood_still) deal_due_ = now.steady + kDealWithin;  // no phone is to blame
    const bool late = deal_due_ && *deal_due_ <= now.steady;
    if (step == Step::none) {
      (void)begin_deal(kNoPlace, own_id(), now, out);
    } else if (step == Step::commits && (late || all_have_committed())) {
      (void)commit({kNoPlace, CloseDeal{}}, own_id(), now, out);
    } else if (step == Step::opens && late) {
      (void)commit({kNoPlace, VoidDeal{}}, own_id(), now, out);
    } else {
      return;
    }
  }
  deal_due_.reset();
}

std::string Hosting::deal_json() const {
  if (const SharedDeal* deal = room_.deal()) return deal->open_json();
  return room_.table() == nullptr ? "null" : R"({"step":"by-hand"})";
}

std::string Hosting::frozen_json() const {
  const SharedDeal* deal = room_.deal();
  if (deal == nullptr) return "null";
  return json::serialize(json::value(deal->setup()));
}

// The record and the deal are everybody's once the game is over; the record is the moderator's
// before.
Refused Hosting::fetch(PlaceId place, const Fetching& fetching, Outputs& out) {
  const Table* table = room_.table();
  const auto link = links_.find(place);
  const bool over = room_.stage() == Stage::over;
  if (table == nullptr || link == links_.end()) return "not-now";
  const auto send = [&](std::string_view kind, std::string text) {
    const json::object frame{{"t", json::string_view{kind.data(), kind.size()}},
                             {"text", std::move(text)}};
    reply(link->second.connection, json::serialize(frame), out);
    return kDone;
  };
  if (fetching.what == "record" && (over || room_.runs_it(place)))
    return send("record", table->record());
  if (fetching.what == "deal" && over && room_.deal() != nullptr) {
    return send("deal", room_.deal()->transcript(table->played()));
  }
  return "not-now";
}

}  // namespace omerta::server
