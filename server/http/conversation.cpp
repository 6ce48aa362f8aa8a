// The course of a conversation: requests and answers, then frames, then goodbye.
#include "server/http/conversation.h"

#include <utility>

namespace omerta::server {

using State = Conversation::State;

Conversation::Conversation(const House& house, Door door, std::int64_t now)
    : house_{house},
      door_{door},
      since_{now},
      heard_{now},
      reader_{std::make_unique<RequestReader>(house.limits.head_bytes)} {}

void Conversation::become(State state, std::int64_t now) {
  if (state_ == State::dead) return;
  state_ = state;
  since_ = now;
}

bool Conversation::is_idle() const {
  return state_ == State::request && answered_ > 0 && !reader_->begun();
}

Conversation::News Conversation::take(std::string_view bytes, std::int64_t now) {
  heard_ = now;
  if (state_ == State::websocket || (state_ == State::ending && frames_)) {
    hear(frames_->take(bytes, now), now);
  } else if (state_ == State::request) {
    if (answered_ > 0 && !reader_->begun()) since_ = now;
    if (reader_->take(bytes) != RequestReader::State::more) read_request(now);
  } else if (state_ == State::answering) {  // the next one, while this one's answer is on its way
    if (reader_->take(bytes) == RequestReader::State::too_large) become(State::dead, now);
  }
  return std::exchange(news_, {});
}

Conversation::News Conversation::drained(std::int64_t now) {
  if (state_ == State::answering) {
    become(State::request, now);
    if (reader_->take({}) != RequestReader::State::more) read_request(now);
  }
  return std::exchange(news_, {});
}

void Conversation::read_request(std::int64_t now) {
  using Reading = RequestReader::State;
  const Reading reading = reader_->take({});
  if (reading == Reading::wrong) return reply(refuse(400, house_.site), now);
  if (reading == Reading::too_large) return reply(refuse(431, house_.site), now);
  Request request = reader_->request();
  ++news_.requests;
  const bool stopping = house_.mood == House::Mood::stopping;
  const bool takes_none = request.method == "GET" || request.method == "HEAD";
  if (reading == Reading::body || stopping) request.then = Request::Then::close;
  if (stopping) return reply(refuse(503, house_.site), now);
  if (reading == Reading::body && takes_none) return reply(refuse(413, house_.site), now);
  Answer answer = door_ == Door::metrics
                      ? answer_metrics(request, house_.site, house_.metrics())
                      : server::answer(request, house_.site, *house_.entropy, house_.health);
  if (answer.device) return open(request, std::move(answer), now);
  const std::string rest = reader_->rest();
  reader_ = std::make_unique<RequestReader>(house_.limits.head_bytes);
  reply(std::move(answer), now);
  if (state_ == State::answering && !rest.empty()) reader_->take(rest);
}

void Conversation::open(const Request& request, Answer answer, std::int64_t now) {
  news_.opened = answer.device;
  news_.forwarded = request.field("x-forwarded-for").value_or("");
  const std::string rest = reader_->rest();
  reader_.reset();
  frames_ = std::make_unique<Frames>(house_.limits);
  reply(std::move(answer), now);
  become(State::websocket, now);
  if (!rest.empty()) hear(frames_->take(rest, now), now);
}

void Conversation::reply(Answer answer, std::int64_t now) {
  ++answered_;
  std::string bytes = std::move(answer.head);
  bytes.append(answer.body).append(answer.own);
  outbox.push(std::make_shared<const std::string>(std::move(bytes)), now);
  become(answer.then == Request::Then::stay ? State::answering : State::ending, now);
}

void Conversation::hear(Frames::Heard heard, std::int64_t now) {
  if (!heard.answer.empty()) {
    const Limits& limits = house_.limits;
    if (heard.state == Frames::Heard::State::open &&
        !outbox.fits(heard.answer.size(), limits.queue_frames, limits.queue_bytes)) {
      return too_slow(now);
    }
    outbox.push(std::make_shared<const std::string>(std::move(heard.answer)), now);
  }
  if (state_ == State::websocket) news_.messages = std::move(heard.messages);
  if (heard.state == Frames::Heard::State::open) return;
  closed_with_ = frames_->code();
  const bool both = heard.state == Frames::Heard::State::closed;
  if (both) {
    become(State::over, now);
  } else if (state_ == State::websocket) {
    become(State::ending, now);
  }
}

void Conversation::send(const Frame& wire, std::int64_t now) {
  if (state_ != State::websocket) return;
  const Limits& limits = house_.limits;
  if (!outbox.fits(wire->size(), limits.queue_frames, limits.queue_bytes)) return too_slow(now);
  outbox.push(wire, now);
}

void Conversation::too_slow(std::int64_t now) {
  outbox.drop_unbegun();
  close(static_cast<std::uint16_t>(Closing::too_slow), now);
}

void Conversation::close(std::uint16_t code, std::int64_t now) {
  if (state_ != State::websocket) return;
  hear(frames_->close(code), now);
}

bool Conversation::has_stalled(std::int64_t now) const {
  return now - outbox.moved().value_or(now) >= house_.limits.idle_time ||
         now - since_ >= house_.limits.answer_time;
}

void Conversation::wake(std::int64_t now) {
  const Limits& limits = house_.limits;
  const std::int64_t here = now - since_;
  const std::int64_t unsent = now - outbox.oldest().value_or(now);
  switch (state_) {
    case State::request:
      if (is_idle()) {
        if (here >= limits.idle_time) become(State::dead, now);
      } else if (here >= limits.head_time) {
        reader_->begun() ? reply(refuse(408, house_.site), now) : become(State::dead, now);
      }
      break;
    case State::answering:
      if (has_stalled(now)) become(State::dead, now);
      break;
    case State::websocket:
      if (unsent >= limits.unsent_time) return too_slow(now);
      if (now - heard_ >= limits.silence_time) return become(State::dead, now);
      if (now - heard_ >= limits.silence_before_ping && pinged_ <= heard_) {
        pinged_ = now;
        outbox.push(std::make_shared<const std::string>(kPing), now);
      }
      break;
    case State::ending:
      if (outbox.empty() || frames_ ? here >= limits.closing_time : has_stalled(now)) {
        become(State::dead, now);
      }
      break;
    case State::over:
      if (here >= limits.closing_time) become(State::dead, now);
      break;
    case State::dead: break;
  }
}

}  // namespace omerta::server
