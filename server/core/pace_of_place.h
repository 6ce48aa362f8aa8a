// How often one place may send something. It belongs to the place and not to its connection: who
// comes back a hundred times has no more of it.
#pragma once
#include "server/core/allowance.h"

namespace omerta::server {

class PaceOfPlace {
 public:
  enum class What { command, idle_beat };  // beats that carry nothing are counted by themselves
  bool may_send(What what, std::int64_t now) {
    return (what == What::command ? commands_ : idle_beats_).take(now);
  }

 private:
  Allowance commands_;
  Allowance idle_beats_;
};

}  // namespace omerta::server
