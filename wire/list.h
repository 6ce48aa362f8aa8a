// A JSON array, written one after the other.
#pragma once
#include "wire/writer.h"

namespace omerta::wire {

template <class All, class Each>
void Writer::list(const All& all, const Each& each) {
  put('[');
  for (const auto& one : all) {
    if (text_.back() != '[') put(',');
    each(one);
  }
  put(']');
}

}  // namespace omerta::wire
