// A JSON array, written one after the other.
#pragma once
#include "wire/encode.h"

namespace omerta::wire {

template <class All, class Each>
void Encoder::list(const All& all, const Each& each) {
  put('[');
  for (const auto& one : all) {
    if (text_.back() != '[') put(',');
    each(one);
  }
  put(']');
}

}  // namespace omerta::wire
