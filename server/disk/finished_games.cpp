// Playing a room's log again, and keeping what has come to its end.
#include "server/disk/finished_games.h"

#include <fmt/format.h>

#include <ctime>
#include <map>

#include "server/room/room.h"

namespace omerta::server {

std::string FinishedGame::name() const {
  const std::time_t seconds = ended / 1000;
  std::tm day{};
  gmtime_r(&seconds, &day);
  return fmt::format("{:04}-{:02}-{:02}-{}-{}", day.tm_year + 1900, day.tm_mon + 1, day.tm_mday,
                     code, number);
}

std::vector<FinishedGame> finished_games(const Rows& rows) {
  Room room;
  std::map<int, FinishedGame> games;
  for (const StoredRow& stored : rows.rows) {
    if (!room.apply_again(stored.body)) return {};
    if (room.stage() == Stage::game) games.erase(room.games());  // its end was taken back
    if (room.stage() != Stage::over || games.contains(room.games())) continue;
    games[room.games()] = {
        room.code(), room.games(), stored.at, room.table()->record(),
        room.deal() == nullptr ? std::string{} : room.deal()->transcript(room.table()->played())};
  }
  std::vector<FinishedGame> all;
  for (auto& [number, game] : games) all.push_back(std::move(game));
  return all;
}

}  // namespace omerta::server
