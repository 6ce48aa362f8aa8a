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

void Feed::pass_over(std::span<const Told> past) {
  for (const Told& each : past) take_in(each, Keeps::numbers);
}

void Feed::hear(const Told& told) { take_in(told, Keeps::sentences); }

void Feed::take_in(const Told& told, Keeps keeps) {
  told_.push_back(told);
  labels_.emplace_back();
  teller_->learn(told, seat());
  const Part part = teller_->part(told.event);
  over_ = over_ || part.over;
  if (!told.to.is_everyone() && !hears_everything() && !is_told(told.to)) return;
  add(static_cast<EventId>(told_.size()), part, keeps);
  const bool own = listener_.kind == Listener::Kind::seat && told.event.who == listener_.seat;
  if (part.post && own) learn_the_past(keeps);
}

// What belongs to a list has the number of the list.
Label Feed::number(const Told& told, const Part& part) {
  const Stream stream = told.to.is_everyone() ? Stream::open : Stream::own;
  if (!part.listed || last_.number == 0) {
    last_ = {stream, ++counts_[static_cast<std::size_t>(stream)]};
  }
  return last_;
}

void Feed::add(EventId id, const Part& part, Keeps keeps) {
  const Told& told = told_[id - 1];
  Event event = told.event;
  event.by = Clause{};
  event.cause = 0;
  const auto at = static_cast<std::size_t>(told.to.is_everyone() ? Stream::open : Stream::own);
  hashes_[at] = hashed(hashes_[at], event);
  labels_[id - 1] = number(told, part);
  if (keeps == Keeps::numbers) return;
  ids_.push_back(id);
  heard_.push_back(
      {.label = labels_[id - 1], .text = sentence(told), .event = event, .part = part});
  if (hears_everything() && !told.to.is_everyone()) heard_.back().to = told.to.seats();
}

// From the handover on he hears everything, the past included.
void Feed::learn_the_past(Keeps keeps) {
  has_post_ = true;
  const auto now = static_cast<EventId>(told_.size());
  for (EventId id = 1; id < now; ++id) {
    const Told& told = told_[id - 1];
    if (told.to.is_everyone() || is_told(told.to)) continue;
    add(id, teller_->part(told.event), keeps);
    if (keeps == Keeps::sentences) heard_.back().past = true;
  }
}

std::optional<Reason> Feed::reason(std::size_t heard) const {
  if (!over_ && !hears_everything()) return {};
  const Event& event = told_[ids_[heard] - 1].event;
  return Reason{event.by, event.cause == 0 ? Label{} : labels_[event.cause - 1]};
}

}  // namespace omerta::story
