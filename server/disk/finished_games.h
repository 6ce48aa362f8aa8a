// The finished games of a data folder, as files that outlive it. A game that goes on is nobody's to
// read.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "server/room/traffic.h"

namespace omerta::server {

struct FinishedGame {
  std::string code;        // of its room
  int number = 0;          // in its room, from 1
  std::int64_t ended = 0;  // milliseconds since 1970
  std::string record;
  std::string transcript;    // of the deal; empty: it was dealt by hand
  std::string name() const;  // "2026-11-16-ABCDEF-1"
};

// Nothing of a log that makes no sense is given.
std::vector<FinishedGame> finished_games(const Rows& room);

}  // namespace omerta::server
