// wslay's callbacks, and the limits it does not know: text only, so many fragments. A context of
// wslay's is eight KiB, most sockets are silent most of the time: there is one only in the middle
// of a message.
#include "server/http/frames.h"

#include <wslay/wslay.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "engine/expect.h"
#include "server/http/pace.h"

namespace omerta::server {

Frame encode_text(std::string_view text) {
  constexpr char kText = '\x81';  // final, text
  std::string bytes{kText};
  const std::uint64_t size = text.size();
  const auto add = [&bytes, size](int count) {
    for (int i = count - 1; i >= 0; --i) bytes += static_cast<char>((size >> (8 * i)) & 0xFF);
  };
  if (size < 126) {
    bytes += static_cast<char>(size);
  } else if (size <= 0xFFFF) {
    bytes += '\x7E';
    add(2);
  } else {
    bytes += '\x7F';
    add(8);
  }
  bytes += text;
  return std::make_shared<const std::string>(std::move(bytes));
}

struct Frames::Reader {
  explicit Reader(const Limits& limits)
      : pace{limits.frames}, most_fragments{limits.fragments}, most_bytes{limits.message_bytes} {}

  wslay_event_context_ptr context = nullptr;  // nothing: in the middle of nothing
  std::string_view in;
  Heard heard;
  Pace pace;
  std::int64_t now = 0;
  int most_fragments;
  std::size_t most_bytes;  // of a message
  std::size_t begun = 0;   // bytes that have come since there is a context,
  std::size_t ended = 0;   // and of frames that have come whole
  std::size_t frame = 0;   // bytes of the frame that is coming
  enum class Part : std::uint8_t { none, some } part = Part::none;  // of a message, is there
  int fragments = 0;                                                // of the message that is coming
  std::uint16_t said = 0;                                           // our closing code
  enum class Sense : std::uint8_t { some, none } sense = Sense::some;  // in what comes

  void wake();
  void rest();
  void give_up();
};

namespace {

using Context = wslay_event_context_ptr;

// As a client sends them: masked, with the shortest length there is.
std::size_t frame_bytes(std::uint64_t payload) {
  const std::size_t length = payload < 126 ? 0 : payload <= 0xFFFF ? 2 : 8;
  return 2 + length + 4 + payload;
}

void refuse(Context context, std::uint16_t code) {
  wslay_event_queue_close(context, code, nullptr, 0);
  wslay_event_shutdown_read(context);
}

template <class Reader>
ssize_t hand_over(Context context, std::uint8_t* to, std::size_t size, int, void* reader) {
  std::string_view& in = static_cast<Reader*>(reader)->in;
  if (in.empty()) {
    wslay_event_set_error(context, WSLAY_ERR_WOULDBLOCK);
    return -1;
  }
  const std::size_t count = std::min(size, in.size());
  std::memcpy(to, in.data(), count);
  in.remove_prefix(count);
  return static_cast<ssize_t>(count);
}

template <class Reader>
ssize_t collect(Context, const std::uint8_t* from, std::size_t size, int, void* reader) {
  static_cast<Reader*>(reader)->heard.answer.append(reinterpret_cast<const char*>(from), size);
  return static_cast<ssize_t>(size);
}

template <class Reader>
void begin_frame(Context context, const wslay_event_on_frame_recv_start_arg* frame, void* to) {
  Reader& reader = *static_cast<Reader*>(to);
  reader.frame = frame_bytes(frame->payload_length);
  if (!reader.pace.once(reader.now)) refuse(context, WSLAY_CODE_POLICY_VIOLATION);
  if (wslay_is_ctrl_frame(frame->opcode)) return;
  if (frame->opcode == WSLAY_BINARY_FRAME) refuse(context, WSLAY_CODE_UNSUPPORTED_DATA);
  if (frame->opcode != WSLAY_CONTINUATION_FRAME) reader.fragments = 0;
  reader.part = Reader::Part::some;
  if (++reader.fragments > reader.most_fragments) refuse(context, WSLAY_CODE_POLICY_VIOLATION);
}

template <class Reader>
void end_frame(Context, void* to) {
  Reader& reader = *static_cast<Reader*>(to);
  reader.ended += std::exchange(reader.frame, 0);
}

template <class Reader>
void end_message(Context context, const wslay_event_on_msg_recv_arg* message, void* to) {
  if (!wslay_is_ctrl_frame(message->opcode)) {
    static_cast<Reader*>(to)->part = Reader::Part::none;
  }
  const bool over = wslay_event_get_close_sent(context) != 0 || !wslay_event_want_read(context);
  if (message->opcode != WSLAY_TEXT_FRAME || over) return;
  static_cast<Reader*>(to)->heard.messages.emplace_back(reinterpret_cast<const char*>(message->msg),
                                                        message->msg_length);
}

}  // namespace

void Frames::Reader::wake() {
  if (context != nullptr) return;
  wslay_event_callbacks callbacks{};
  callbacks.recv_callback = hand_over<Reader>;
  callbacks.send_callback = collect<Reader>;
  callbacks.on_frame_recv_start_callback = begin_frame<Reader>;
  callbacks.on_frame_recv_end_callback = end_frame<Reader>;
  callbacks.on_msg_recv_callback = end_message<Reader>;
  expect(wslay_event_context_server_init(&context, &callbacks, this) == 0);
  wslay_event_config_set_max_recv_msg_length(context, most_bytes);
  begun = ended = frame = 0;
}

// Everything has come whole, and nobody has said goodbye.
void Frames::Reader::rest() {
  const bool whole = begun == ended && part == Part::none && sense == Sense::some;
  if (!whole || wslay_event_get_close_sent(context) || !wslay_event_want_read(context)) return;
  wslay_event_context_free(std::exchange(context, nullptr));
}

Frames::Frames(const Limits& limits) : reader_{std::make_unique<Reader>(limits)} {}

Frames::~Frames() {
  if (reader_->context != nullptr) wslay_event_context_free(reader_->context);
}

Frames::Heard Frames::take(std::string_view bytes, std::int64_t now) {
  reader_->wake();
  reader_->now = now;
  reader_->in = bytes;
  reader_->begun += bytes.size();
  if (wslay_event_want_read(reader_->context) && wslay_event_recv(reader_->context) != 0) {
    reader_->give_up();
  }
  reader_->in = {};
  Heard told = heard();
  reader_->rest();
  return told;
}

Frames::Heard Frames::close(std::uint16_t code) {
  reader_->wake();
  wslay_event_queue_close(reader_->context, code, nullptr, 0);
  return heard();
}

// Of a frame that cannot be one wslay says goodbye without a reason; the standard has 1002 for it.
void Frames::Reader::give_up() {
  if (wslay_event_get_write_enabled(context) && sense == Sense::some) {
    heard.answer += "\x88\x02\x03\xEA";
    said = WSLAY_CODE_PROTOCOL_ERROR;
  }
  sense = Sense::none;
  wslay_event_shutdown_read(context);
  wslay_event_shutdown_write(context);
}

Frames::Heard Frames::heard() {
  wslay_event_send(reader_->context);
  Heard heard = std::exchange(reader_->heard, {});
  const bool told = wslay_event_get_close_sent(reader_->context) != 0;
  const bool sent = told || reader_->sense == Reader::Sense::none;
  const bool received = wslay_event_get_close_received(reader_->context) != 0;
  if (told) reader_->said = wslay_event_get_status_code_sent(reader_->context);
  heard.state = sent && received ? Heard::State::closed
                : sent           ? Heard::State::closing
                                 : Heard::State::open;
  return heard;
}

std::uint16_t Frames::code() const { return reader_->said; }
bool Frames::is_at_rest() const { return reader_->context == nullptr; }

}  // namespace omerta::server
