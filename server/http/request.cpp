// Reading the head of a request with Boost.Beast's parser: the one file that knows it.
#include "server/http/request.h"

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>

namespace omerta::server {
namespace http = boost::beast::http;
namespace {

constexpr std::size_t kMostAhead = 16 * 1024;  // bytes behind a head, while it is answered

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string in_small_letters(std::string_view text) {
  std::string all{text};
  std::transform(all.begin(), all.end(), all.begin(), small);
  return all;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::string_view view(boost::beast::string_view text) { return {text.data(), text.size()}; }

}  // namespace

std::string_view Request::path() const {
  return std::string_view{target}.substr(0, target.find('?'));
}

int Request::count(std::string_view name) const {
  return static_cast<int>(std::count_if(fields.begin(), fields.end(),
                                        [&](const auto& each) { return each.first == name; }));
}

std::optional<std::string_view> Request::field(std::string_view name) const {
  if (count(name) != 1) return std::nullopt;
  const auto found = std::find_if(fields.begin(), fields.end(),
                                  [&](const auto& each) { return each.first == name; });
  return found->second;
}

bool Request::has_word(std::string_view name, std::string_view word) const {
  for (const auto& [each, value] : fields) {
    if (each != name) continue;
    std::string_view left = value;
    while (!left.empty()) {
      const std::size_t end = std::min(left.find(','), left.size());
      if (in_small_letters(trimmed(left.substr(0, end))) == word) return true;
      left.remove_prefix(std::min(end + 1, left.size()));
    }
  }
  return false;
}

struct RequestReader::Parser {
  http::request_parser<http::empty_body> reads;
  std::size_t used = 0;
};

RequestReader::RequestReader(std::size_t head_bytes)
    : head_bytes_{head_bytes}, parser_{std::make_unique<Parser>()} {
  parser_->reads.header_limit(static_cast<std::uint32_t>(head_bytes));
  parser_->reads.eager(false);
}

RequestReader::~RequestReader() = default;

RequestReader::State RequestReader::take(std::string_view bytes) {
  if (read_.size() + bytes.size() > kMostAhead + head_bytes_) return state_ = State::too_large;
  read_ += bytes;
  if (state_ == State::more) state_ = parse();  // a parser that has decided is not asked again
  return state_;
}

RequestReader::State RequestReader::parse() {
  auto& reads = parser_->reads;
  while (!reads.is_header_done()) {
    boost::beast::error_code failed;
    const std::string_view left = std::string_view{read_}.substr(parser_->used);
    const std::size_t used = reads.put(boost::asio::const_buffer{left.data(), left.size()}, failed);
    parser_->used += used;
    if (failed == http::error::need_more) {
      return read_.size() > head_bytes_ ? State::too_large : State::more;
    }
    if (failed == http::error::header_limit) return State::too_large;
    if (failed) return State::wrong;
    if (used == 0 && !reads.is_header_done()) return State::more;
  }
  if (parser_->used > head_bytes_) return State::too_large;
  const auto length = reads.content_length();
  return reads.chunked() || (length && *length > 0) ? State::body : State::whole;
}

Request RequestReader::request() const {
  const auto& read = parser_->reads.get();
  Request request{.method = std::string{view(read.method_string())},
                  .target = std::string{view(read.target())}};
  for (const auto& each : read) {
    request.fields.emplace_back(in_small_letters(view(each.name_string())), view(each.value()));
  }
  request.then = parser_->reads.keep_alive() ? Request::Then::stay : Request::Then::close;
  return request;
}

std::string RequestReader::rest() { return read_.substr(parser_->used); }

}  // namespace omerta::server
