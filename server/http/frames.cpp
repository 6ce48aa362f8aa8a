// wslay's callbacks, and the limits it does not know: text only, so many fragments.
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
  explicit Reader(const Limits& limits) : pace{limits.frames}, most_fragments{limits.fragments} {}

  wslay_event_context_ptr context = nullptr;
  std::string_view in;
  Heard heard;
  Pace pace;
  std::int64_t now = 0;
  int most_fragments;
  int fragments = 0;       // of the message that is coming
  std::uint16_t said = 0;  // our closing code
  enum class Sense : std::uint8_t { some, none } sense = Sense::some;  // in what comes

  void give_up();
};

namespace {

using Context = wslay_event_context_ptr;

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
  if (!reader.pace.once(reader.now)) refuse(context, WSLAY_CODE_POLICY_VIOLATION);
  if (wslay_is_ctrl_frame(frame->opcode)) return;
  if (frame->opcode == WSLAY_BINARY_FRAME) refuse(context, WSLAY_CODE_UNSUPPORTED_DATA);
  if (frame->opcode != WSLAY_CONTINUATION_FRAME) reader.fragments = 0;
  if (++reader.fragments > reader.most_fragments) refuse(context, WSLAY_CODE_POLICY_VIOLATION);
}

template <class Reader>
void end_message(Context context, const wslay_event_on_msg_recv_arg* message, void* to) {
  const bool over = wslay_event_get_close_sent(context) != 0 || !wslay_event_want_read(context);
  if (message->opcode != WSLAY_TEXT_FRAME || over) return;
  static_cast<Reader*>(to)->heard.messages.emplace_back(reinterpret_cast<const char*>(message->msg),
                                                        message->msg_length);
}

}  // namespace

Frames::Frames(const Limits& limits) : reader_{std::make_unique<Reader>(limits)} {
  wslay_event_callbacks callbacks{};
  callbacks.recv_callback = hand_over<Reader>;
  callbacks.send_callback = collect<Reader>;
  callbacks.on_frame_recv_start_callback = begin_frame<Reader>;
  callbacks.on_msg_recv_callback = end_message<Reader>;
  expect(wslay_event_context_server_init(&reader_->context, &callbacks, reader_.get()) == 0);
  wslay_event_config_set_max_recv_msg_length(reader_->context, limits.message_bytes);
}

Frames::~Frames() { wslay_event_context_free(reader_->context); }

Frames::Heard Frames::take(std::string_view bytes, std::int64_t now) {
  reader_->now = now;
  reader_->in = bytes;
  if (wslay_event_want_read(reader_->context) && wslay_event_recv(reader_->context) != 0) {
    reader_->give_up();
  }
  reader_->in = {};
  return heard();
}

Frames::Heard Frames::close(std::uint16_t code) {
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

}  // namespace omerta::server
