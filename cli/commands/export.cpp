// omerta export: the finished games of a server's data folder as records, with their deals.
#include "cli/commands/commands.h"
#include "cli/terminal/files.h"
#include "server/disk/finished_games.h"
#include "server/shell/data_folder.h"

namespace omerta::cli {

int export_games(const ExportRequest& request, Terminal& terminal) {
  const Words& words = Words::of(request.language);
  const std::string folder = request.data.empty() ? server::usual_data_folder() : request.data;
  auto opened = server::DataFolder::open(folder, server::DataFolder::Missing::refuse);
  if (!opened) return terminal.error(said(opened.error(), words)), kUsage;
  server::StoreShelf& shelf = (*opened)->shelf();
  int games = 0;
  const auto rooms = shelf.rooms();
  if (!rooms) {
    const server::ServiceFault fault{server::ServiceFault::What::store, folder};
    return terminal.error(said(fault, words)), kUsage;
  }
  for (const server::Rows& room : *rooms) {
    for (const server::FinishedGame& each : server::finished_games(room)) {
      const std::string file = request.to + '/' + each.name();
      const bool written =
          write_safely(file + ".omerta", each.record) &&
          (each.transcript.empty() || write_safely(file + ".json", each.transcript));
      if (!written) {
        terminal.error(words.say("cli.error.file-not-writable", {{"file", file}}));
        return kUsage;
      }
      ++games;
    }
  }
  const auto left_out = static_cast<int>(shelf.damaged());
  if (left_out > 0) terminal.error(words.say("cli.serve.left-out", {{"n", left_out}}));
  terminal.say(words.say("cli.export.done", {{"n", games}, {"file", request.to}}));
  return left_out > 0 ? kDoesNotHold : kFine;
}

}  // namespace omerta::cli
