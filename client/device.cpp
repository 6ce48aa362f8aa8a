// Folding frames into values.
#include "client/device.h"

#include <stdexcept>

namespace omerta::client {
namespace {

[[noreturn]] void broken(const std::string& what) { throw std::runtime_error("protocol: " + what); }

std::string text_of(const json::value& value) {
  return {value.as_string().data(), value.as_string().size()};
}

// What is done to a list: some go from the front, then some in it make room for others.
void splice(json::array& list, const json::object& change) {
  const auto number = [&](const char* name) { return change.at(name).to_number<std::size_t>(); };
  list.erase(list.begin(), list.begin() + number("drop"));
  auto* const at = list.begin() + number("at");
  auto* const from = list.erase(at, at + number("take"));
  const json::array& added = change.at("add").as_array();
  list.insert(from, added.begin(), added.end());
}

void put_into(json::object& value, const json::value& fields) {
  for (const auto& field : fields.as_object()) {
    json::value* held = value.if_contains(field.key());
    if (held != nullptr && held->is_array() && field.value().is_object()) {
      splice(held->as_array(), field.value().as_object());
    } else {
      value[field.key()] = field.value();
    }
  }
}

std::string padded(std::string frame) {
  constexpr std::string_view kOpened = R"(,"pad":")";
  if (frame.size() + kOpened.size() + 1 > kBeatBytes) return frame;
  frame.pop_back();
  frame += kOpened;
  frame.append(kBeatBytes - frame.size() - 2, '.');
  return frame + "\"}";
}

}  // namespace

const std::optional<Outcome>& Device::outcome(const std::string& id) const {
  static const std::optional<Outcome> kNone;
  const auto found = outcomes_.find(id);
  return found == outcomes_.end() ? kNone : found->second;
}

const json::value& Device::consulted(const std::string& id) const {
  static const json::value kNone;
  const auto found = consulted_.find(id);
  return found == consulted_.end() ? kNone : found->second;
}

void Device::take_entries(Stream& stream, const json::value& entries, std::uint64_t count,
                          const std::string& hash) {
  const json::array& all = entries.as_array();
  if (stream.count + all.size() != count) broken("a gap in a stream");
  for (const json::value& each : all) stream.entries.push_back(each);
  stream.count = count;
  stream.hash = hash;
}

void Device::take_values(const json::object& frame) {
  put_into(room_, frame.at("room"));
  put_into(open_, frame.at("pub"));
}

void Device::take_snapshot(const json::object& frame, Known known) {
  if (known == Known::nothing) {
    p_ = {};
    q_ = {};
    p_.count = frame.at("p").to_number<std::uint64_t>() - frame.at("e").as_array().size();
    q_.count = frame.at("q").to_number<std::uint64_t>() - frame.at("pe").as_array().size();
  }
  take_entries(p_, frame.at("e"), frame.at("p").to_number<std::uint64_t>(),
               text_of(frame.at("hp")));
  take_entries(q_, frame.at("pe"), frame.at("q").to_number<std::uint64_t>(),
               text_of(frame.at("hq")));
  room_.clear();
  open_.clear();
  take_values(frame);
  own_ = frame.at("own").as_object();
  seat_.reset();
  if (!frame.at("seat").is_null()) seat_ = frame.at("seat").to_number<unsigned>();
  whispered_.clear();
  attached_ = true;
  ++arrivals_;
}

void Device::receive(std::string_view text) {
  const json::value value = json::parse({text.data(), text.size()});
  const json::object& frame = value.as_object();
  const std::string kind = text_of(frame.at("t"));
  if (kind == "ev") {
    if (!attached_) broken("an event before the snapshot");
    take_entries(p_, frame.at("e"), frame.at("p").to_number<std::uint64_t>(),
                 text_of(frame.at("hp")));
    take_values(frame);
  } else if (kind == "b") {
    beats_ = frame.at("k").to_number<std::uint64_t>();
    take_private({frame.at("in").as_string().data(), frame.at("in").as_string().size()});
  } else if (kind == "snap" || kind == "resume") {
    take_snapshot(frame, kind == "snap" ? Known::nothing : Known::streams);
  } else if (kind == "ack") {
    Outcome outcome{frame.at("ok").as_bool(), {}};
    if (!outcome.taken) outcome.why = text_of(frame.at("why"));
    outcomes_[text_of(frame.at("cid"))] = outcome;
  } else if (kind == "placed") {
    room_id_ = text_of(frame.at("room"));
    code_ = text_of(frame.at("code"));
    place_ = frame.at("place").to_number<std::uint64_t>();
  } else if (kind == "refused") {
    refused_ = text_of(frame.at("why"));
  } else if (kind == "record") {
    record_ = text_of(frame.at("text"));
  } else if (kind == "deal") {
    transcript_ = text_of(frame.at("text"));
  } else if (kind == "rulebooks" || kind == "form" || kind == "pages" || kind == "catalogue" ||
             kind == "retold" || kind == "night" || kind == "beliefs") {
    looked_up_ = frame;
  } else if (kind != "places") {
    broken("a frame of no known kind");
  }
}

// Private messages come in pieces, one after the other, each ended by a line feed.
void Device::take_private(std::string_view text) {
  whispered_ += text;
  for (std::size_t end = whispered_.find('\n'); end != std::string::npos;
       end = whispered_.find('\n')) {
    const json::value value = json::parse({whispered_.data(), end});
    whispered_.erase(0, end + 1);
    const json::object& said = value.as_object();
    if (const json::value* id = said.if_contains("ack")) {
      Outcome outcome{said.at("ok").as_bool(), {}};
      if (!outcome.taken) outcome.why = text_of(said.at("why"));
      outcomes_[text_of(*id)] = outcome;
      continue;
    }
    if (const json::value* id = said.if_contains("desk")) {
      consulted_[text_of(*id)] = value;
      continue;
    }
    if (const json::value* digits = said.if_contains("move")) {
      move_digits_ = text_of(*digits);
      continue;
    }
    if (const json::value* seat = said.if_contains("seat")) {
      seat_.reset();  // another game
      own_.clear();
      if (!seat->is_null()) seat_ = seat->to_number<unsigned>();
    }
    take_entries(q_, said.at("e"), said.at("q").to_number<std::uint64_t>(), text_of(said.at("hq")));
    put_into(own_, said.at("own"));
  }
}

std::string Device::hello() const {
  json::object frame{{"t", "hello"}, {"room", room_id_}, {"place", place_}, {"have", nullptr}};
  if (attached_ || p_.count > 0) {
    frame["have"] =
        json::object{{"p", p_.count}, {"hp", p_.hash}, {"q", q_.count}, {"hq", q_.hash}};
  }
  return json::serialize(frame);
}

std::string Device::idle_beat(std::uint64_t beat) {
  return padded(json::serialize(json::object{{"t", "b"}, {"k", beat}, {"in", nullptr}}));
}

std::string Device::beat(const std::optional<std::string>& id, const json::object& action) const {
  if (!id) return idle_beat(beats_);
  const json::object carried{{"cid", *id}, {"a", action}};
  return padded(json::serialize(json::object{{"t", "b"}, {"k", beats_}, {"in", carried}}));
}

std::string Device::command(const std::string& id, const json::object& action) {
  return json::serialize(json::object{{"t", "cmd"}, {"cid", id}, {"a", action}});
}

void Device::disconnected() {
  attached_ = false;
  whispered_.clear();
}

}  // namespace omerta::client
