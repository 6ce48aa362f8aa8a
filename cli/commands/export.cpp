// omerta export: what is in a server's data folder as files. Finished games as records, with their
// deals; or rooms as they are, sealed.
#include "cli/commands/commands.h"
#include "cli/terminal/files.h"
#include "server/disk/finished_games.h"
#include "server/disk/room_file.h"
#include "server/shell/data_folder.h"

namespace omerta::cli {
namespace {

// The files that were written, and what kept the next one from it.
struct Written {
  int files = 0;
  int left_out = 0;  // rooms
  std::string not_writable;
  bool unread = false;
};

bool write_game(const server::FinishedGame& game, const std::string& file) {
  return write_safely(file + ".omerta", game.record) &&
         (game.transcript.empty() || write_safely(file + ".json", game.transcript));
}

Written write_games(server::DataFolder& folder, const std::string& to) {
  Written written;
  written.unread = !folder.shelf().each_room([&](const server::Rows& room) {
    for (const server::FinishedGame& each : server::finished_games(room)) {
      if (!written.not_writable.empty()) return;
      const std::string file = to + '/' + each.name();
      write_game(each, file) ? void(++written.files) : void(written.not_writable = file);
    }
  });
  written.left_out = static_cast<int>(folder.shelf().damaged());
  return written;
}

Written write_rooms(server::DataFolder& folder, const std::string& to) {
  Written written;
  const auto rooms = folder.store().rooms();
  written.unread = !rooms;
  for (const auto& each : rooms.value_or(std::vector<storage::Room>{})) {
    const auto text = server::room_file(folder.store(), each.id);
    if (!text) {
      ++written.left_out;
      continue;
    }
    const std::string file = to + '/' + each.code + ".room";
    if (!write_safely(file, *text)) {
      written.not_writable = file;
      break;
    }
    ++written.files;
  }
  return written;
}

}  // namespace

int export_from(const ExportRequest& request, Terminal& terminal) {
  const Words& words = Words::of(request.language);
  const bool rooms = request.what == ExportRequest::What::rooms;
  const std::string folder = request.data.empty() ? server::usual_data_folder() : request.data;
  auto opened = server::DataFolder::open(folder, server::DataFolder::Missing::refuse);
  if (!opened) return terminal.error(said(opened.error(), words)), kUsage;
  const Written written =
      rooms ? write_rooms(**opened, request.to) : write_games(**opened, request.to);
  if (written.unread) {
    const server::ServiceFault fault{server::ServiceFault::What::store, folder};
    return terminal.error(said(fault, words)), kUsage;
  }
  if (!written.not_writable.empty()) {
    terminal.error(words.say("cli.error.file-not-writable", {{"file", written.not_writable}}));
    return kUsage;
  }
  if (written.left_out > 0) {
    terminal.error(words.say("cli.serve.left-out", {{"n", written.left_out}}));
  }
  terminal.say(words.say(rooms ? "cli.export.rooms-done" : "cli.export.done",
                         {{"n", written.files}, {"file", request.to}}));
  return written.left_out > 0 ? kDoesNotHold : kFine;
}

}  // namespace omerta::cli
