// SQLite's statements as values: bound in order, stepped, read by column. What goes wrong is kept
// as SQLite's own code, so that whoever steps decides what it means.
#pragma once
#include <sqlite3.h>

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace omerta::storage {

class Statement {
 public:
  Statement(sqlite3* database, std::string_view sql) {
    sqlite3_stmt* made = nullptr;
    code_ = sqlite3_prepare_v3(database, sql.data(), static_cast<int>(sql.size()),
                               SQLITE_PREPARE_PERSISTENT, &made, nullptr);
    statement_.reset(made);
  }

  // From the beginning, with these values.
  template <class... Values>
  Statement& with(const Values&... values) {
    sqlite3_reset(statement_.get());
    sqlite3_clear_bindings(statement_.get());
    int at = 0;
    (bind(++at, values), ...);
    return *this;
  }

  bool row() {  // whether there is another one
    if (statement_ == nullptr) return false;
    code_ = sqlite3_step(statement_.get());
    return code_ == SQLITE_ROW;
  }
  // To the end; SQLITE_DONE if all went well.
  int run() {
    while (row()) {
    }
    const int code = code_;
    sqlite3_reset(statement_.get());
    return code;
  }
  void done() { sqlite3_reset(statement_.get()); }
  int code() const { return code_; }

  std::int64_t number(int column) const { return sqlite3_column_int64(statement_.get(), column); }
  bool is_null(int column) const {
    return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
  }
  std::string text(int column) const {
    const std::span<const std::uint8_t> read = bytes(column);
    return {read.begin(), read.end()};
  }
  std::span<const std::uint8_t> bytes(int column) const {
    const void* data = sqlite3_column_blob(statement_.get(), column);
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return {static_cast<const std::uint8_t*>(data), static_cast<std::size_t>(size)};
  }

 private:
  void bind(int at, std::int64_t value) { sqlite3_bind_int64(statement_.get(), at, value); }
  void bind(int at, std::string_view value) {
    sqlite3_bind_text(statement_.get(), at, value.data(), static_cast<int>(value.size()),
                      SQLITE_TRANSIENT);
  }
  void bind(int at, std::span<const std::uint8_t> value) {
    static constexpr std::uint8_t kNothing = 0;  // an empty blob is no null
    const void* data = value.empty() ? &kNothing : value.data();
    sqlite3_bind_blob(statement_.get(), at, data, static_cast<int>(value.size()), SQLITE_TRANSIENT);
  }

  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
  int code_ = SQLITE_OK;
};

}  // namespace omerta::storage
