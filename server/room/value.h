// Values that devices hold a copy of, field by field: after a change only the fields that differ
// are sent.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace omerta::server {

struct ValueField {
  std::string name;
  std::string json;
  friend bool operator==(const ValueField&, const ValueField&) = default;
};
using Value = std::vector<ValueField>;

// The fields of an object as it is written.
Value fields_of(std::string_view object);

// Those fields of `now` that `before` does not have like this. Of a list what has to be done to it,
// where that is shorter: {"drop": d, "at": k, "take": n, "add": [...]} drops d from the front, then
// takes n out at k and puts others there.
Value changed(const Value& before, const Value& now);
std::string written(const Value& value);  // as an object

}  // namespace omerta::server
