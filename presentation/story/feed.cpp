// Hearing: who hears what, numbered for each listener.
#include "presentation/story/feed.h"

#include <bit>
#include <utility>

namespace omerta::story {
namespace {

std::uint64_t hashed(std::uint64_t hash, const Event& event) {
  const auto bytes = std::bit_cast<std::array<std::byte, sizeof(Event)>>(event);
  return (hash * 0x100000001b3) ^ checksum(bytes);
}

}  // namespace

std::string written(const Label& label) {
  return (label.stream == Stream::open ? "p" : "q") + std::to_string(label.number);
}

Feed::Feed(std::unique_ptr<Teller> teller, const Listener& listener)
    : teller_{std::move(teller)}, listener_{listener} {}

Seat Feed::seat() const {
  return listener_.kind == Listener::Kind::seat ? listener_.seat : Seat::nobody;
}

bool Feed::is_told(Audience to) const {
  return listener_.kind == Listener::Kind::seat && to.reaches(listener_.seat) && !to.is_everyone();
}

bool Feed::hears_everything() const {
  return listener_.kind == Listener::Kind::moderator || has_post_;
}

Message Feed::sentence(const Told& told) const {
  if (is_told(told.to)) return teller_->to_seat(told.event, listener_.seat);
  return told.to.is_everyone() ? teller_->aloud(told.event) : teller_->logged(told.event);
}

void Feed::hear(const std::vector<Told>& all) {
  told_.reserve(told_.size() + all.size());
  labels_.reserve(labels_.size() + all.size());
  heard_.reserve(heard_.size() + all.size());
  for (const Told& each : all) hear(each);
}

void Feed::hear(const Told& told) {
  const auto id = static_cast<EventId>(told_.size() + 1);
  told_.push_back(told);
  labels_.emplace_back();
  teller_->learn(told, seat());
  const Part part = teller_->part(told.event);
  over_ = over_ || part.over;
  if (!told.to.is_everyone() && !hears_everything() && !is_told(told.to)) return;
  add(id, told, sentence(told), part);
  const bool own = listener_.kind == Listener::Kind::seat && told.event.who == listener_.seat;
  if (part.post && own) learn_the_past();
}

void Feed::add(EventId id, const Told& told, Message text, const Part& part) {
  const Stream stream = told.to.is_everyone() ? Stream::open : Stream::own;
  const auto at = static_cast<std::size_t>(stream);
  Heard heard{.text = std::move(text), .event = told.event, .part = part};
  heard.event.by = Clause{};
  heard.event.cause = 0;
  const bool goes_on = heard.part.listed && !heard_.empty();
  heard.label = goes_on ? heard_.back().label : Label{stream, ++counts_[at]};
  if (hears_everything() && !told.to.is_everyone()) heard.to = told.to.seats();
  hashes_[at] = hashed(hashes_[at], heard.event);
  labels_[id - 1] = heard.label;
  ids_.push_back(id);
  heard_.push_back(std::move(heard));
}

// From the handover on he hears everything, the past included.
void Feed::learn_the_past() {
  has_post_ = true;
  const auto now = static_cast<EventId>(told_.size());
  for (EventId id = 1; id < now; ++id) {
    const Told& told = told_[id - 1];
    if (told.to.is_everyone() || is_told(told.to)) continue;
    add(id, told, teller_->logged(told.event), teller_->part(told.event));
    heard_.back().past = true;
  }
}

std::optional<Reason> Feed::reason(std::size_t heard) const {
  if (!over_ && !hears_everything()) return {};
  const Event& event = told_[ids_[heard] - 1].event;
  return Reason{event.by, event.cause == 0 ? Label{} : labels_[event.cause - 1]};
}

}  // namespace omerta::story
