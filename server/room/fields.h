// Values as JSON objects and back: the members of a type are listed once (Boost.Describe), and are
// its fields. A type that has a JSON of its own says so by `as_json` and `from_json`.
#pragma once
#include <array>
#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <boost/mp11.hpp>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "bytes/hex.h"
#include "engine/seat.h"

namespace omerta::server {

namespace json = boost::json;

template <std::size_t kBytes>
using Bytes = std::array<std::uint8_t, kBytes>;

template <class Io, class T>
void each_field(Io& io, T& value) {
  using All =
      boost::describe::describe_members<std::remove_const_t<T>, boost::describe::mod_public>;
  boost::mp11::mp_for_each<All>([&](auto member) { io(member.name, value.*member.pointer); });
}

// An enumeration is written by its names, where `names(Kind{})` lists them in order; by its number
// otherwise.
template <class T>
concept Named = std::is_enum_v<T> && requires(T value) { names(value)[0]; };

class FieldWriter {
 public:
  template <class T>
  void operator()(std::string_view name, const T& value) {
    object_[{name.data(), name.size()}] = written(value);
  }
  json::object take() { return std::move(object_); }

 private:
  template <class T>
  static json::value written(const T& value) {
    if constexpr (std::same_as<T, bool> || std::same_as<T, std::string>) {
      return json::value(value);
    } else if constexpr (std::same_as<T, std::uint64_t>) {
      return json::value(value);
    } else if constexpr (Named<T>) {
      return json::value(names(value)[static_cast<std::size_t>(value)]);
    } else if constexpr (std::integral<T> || std::is_enum_v<T>) {
      return static_cast<std::int64_t>(value);
    } else {
      return composed(value);
    }
  }
  template <std::size_t kBytes>
  static json::value composed(const Bytes<kBytes>& all) {
    return json::value(bytes::hex(all));
  }
  template <class T>
  static json::value composed(const std::vector<T>& all) {
    json::array array;
    for (const T& each : all) array.push_back(written(each));
    return array;
  }
  template <class T>
  static json::value composed(const std::optional<T>& value) {
    return value ? written(*value) : json::value(nullptr);
  }
  template <class T>
  static json::value composed(const T& value) {
    if constexpr (requires { as_json(value); }) {
      return as_json(value);
    } else {
      FieldWriter writer;
      each_field(writer, value);
      return writer.take();
    }
  }

  json::object object_;
};

// Every field has to be there, and nothing else.
class FieldReader {
 public:
  explicit FieldReader(const json::object& object) : object_{object} {}

  template <class T>
  void operator()(std::string_view name, T& value) {
    const json::value* found = object_.if_contains({name.data(), name.size()});
    ++named_;
    if (found == nullptr) return fail("missing-field");
    if (!read(*found, value)) fail("wrong-field");
  }
  bool good() const { return wrong_.empty() && named_ == object_.size(); }
  std::string_view wrong() const { return wrong_.empty() ? "unknown-field" : wrong_; }

 private:
  static constexpr std::size_t kMostOfAList = 1024;

  void fail(std::string_view why) {
    if (wrong_.empty()) wrong_ = why;
  }
  template <class T>
  static bool read(const json::value& from, T& value) {
    if constexpr (std::same_as<T, bool>) {
      if (!from.is_bool()) return false;
      value = from.get_bool();
      return true;
    } else if constexpr (std::same_as<T, std::string>) {
      if (!from.is_string()) return false;
      value.assign(from.get_string().data(), from.get_string().size());
      return true;
    } else if constexpr (std::integral<T>) {
      json::error_code error;
      value = from.to_number<T>(error);
      return !error && !from.is_double();
    } else if constexpr (Named<T>) {
      if (!from.is_string()) return false;
      const auto& all = names(value);
      for (std::size_t i = 0; i < all.size(); ++i) {
        if (from.get_string() == all[i]) return value = static_cast<T>(i), true;
      }
      return false;
    } else if constexpr (std::is_enum_v<T>) {
      std::underlying_type_t<T> number{};
      const bool good = read(from, number);
      value = static_cast<T>(number);
      return good;
    } else {
      return compose(from, value);
    }
  }
  template <std::size_t kBytes>
  static bool compose(const json::value& from, Bytes<kBytes>& all) {
    if (!from.is_string()) return false;
    const std::string_view text{from.get_string().data(), from.get_string().size()};
    const auto read = bytes::array_from_hex<kBytes>(text);
    if (read) all = *read;
    return read.has_value();
  }
  template <class T>
  static bool compose(const json::value& from, std::vector<T>& all) {
    if (!from.is_array() || from.get_array().size() > kMostOfAList) return false;
    for (const json::value& each : from.get_array()) {
      if (!read(each, all.emplace_back())) return false;
    }
    return true;
  }
  template <class T>
  static bool compose(const json::value& from, std::optional<T>& value) {
    if (from.is_null()) return value.reset(), true;
    return read(from, value.emplace());
  }
  template <class T>
  static bool compose(const json::value& from, T& value) {
    if (!from.is_object()) return false;
    if constexpr (requires { from_json(from, value); }) {
      auto read = from_json(from, value);
      if (read) value = std::move(*read);
      return read.has_value();
    } else {
      FieldReader reader{from.get_object()};
      each_field(reader, value);
      return reader.good();
    }
  }

  const json::object& object_;
  std::size_t named_ = 0;
  std::string_view wrong_;
};

}  // namespace omerta::server
