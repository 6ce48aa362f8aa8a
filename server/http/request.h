// The head of an HTTP request: what came, and whether it makes sense. Beast reads it.
#pragma once
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace omerta::server {

struct Request {
  std::string method;
  std::string target;                                       // as sent: "/", "/ws", "/assets/a.js?x"
  std::vector<std::pair<std::string, std::string>> fields;  // names in small letters
  enum class Then : unsigned char { stay, close } then = Then::close;  // after the answer

  std::string_view path() const;  // the target without its query
  // The field's value, if it is there exactly once.
  std::optional<std::string_view> field(std::string_view name) const;
  int count(std::string_view name) const;
  bool has_word(std::string_view name, std::string_view word) const;  // "Connection: a, Upgrade"
};

class RequestReader {
 public:
  explicit RequestReader(std::size_t head_bytes);
  ~RequestReader();

  // `too_large`: the head; `body`: it has one, and nobody here takes any.
  enum class State : unsigned char { more, whole, wrong, too_large, body };
  State take(std::string_view bytes);
  Request request() const;  // the whole one
  std::string rest();       // what came behind it
  bool begun() const { return !read_.empty(); }

 private:
  struct Parser;
  State parse();
  std::size_t head_bytes_;
  std::string read_;
  State state_ = State::more;
  std::unique_ptr<Parser> parser_;
};

}  // namespace omerta::server
