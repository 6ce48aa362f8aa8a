// omerta import: rooms from files into a server's data folder. All files are read and played again
// before anything is written, and a room is written whole.
#include <array>

#include "cli/commands/commands.h"
#include "cli/terminal/files.h"
#include "server/disk/room_file.h"
#include "server/shell/data_folder.h"

namespace omerta::cli {
namespace {

using server::RoomFile;
using server::RoomFileFault;

std::string_view key_of(RoomFileFault fault) {
  switch (fault) {
    case RoomFileFault::not_a_room: return "cli.import.fault.not-a-room";
    case RoomFileFault::another_version: return "cli.import.fault.another-version";
    case RoomFileFault::another_rules: return "cli.import.fault.another-rules";
    case RoomFileFault::damaged: return "cli.import.fault.damaged";
    case RoomFileFault::another_key: return "cli.import.fault.another-key";
    case RoomFileFault::makes_no_sense: return "cli.import.fault.makes-no-sense";
    case RoomFileFault::is_there: return "cli.import.fault.is-there";
    case RoomFileFault::code_is_taken: return "cli.import.fault.code-is-taken";
  }
  return "cli.import.fault.damaged";
}

class Import {
 public:
  Import(const ImportRequest& request, Terminal& terminal)
      : request_{request},
        terminal_{terminal},
        words_{Words::of(request.language)},
        folder_{request.data.empty() ? server::usual_data_folder() : request.data} {}

  int run() {
    const std::string file =
        request_.key.empty() ? server::DataFolder::key_file(folder_) : request_.key;
    const auto key = server::read_key(file);
    if (!key) return wrong("cli.import.fault.no-key", file);
    if (const int code = read_files(server::Seal{*key}); code != kFine) return code;
    auto opened = server::DataFolder::open(folder_, server::DataFolder::Missing::make);
    if (!opened) return terminal_.error(cli::said(opened.error(), words_)), kUsage;
    const auto there = (*opened)->store().rooms();
    if (!there) return unwritten();
    if (const int code = compare(*there); code != kFine) return code;
    return write(**opened);
  }

 private:
  int wrong(std::string_view key, const std::string& file) {
    terminal_.error(words_.say(key, {{"file", file}}));
    return kUsage;
  }
  int wrong(RoomFileFault fault, const std::string& file) {
    terminal_.error(words_.say(key_of(fault), {{"file", file}}));
    return kDoesNotHold;
  }
  int unwritten() {
    const server::ServiceFault fault{server::ServiceFault::What::store, folder_};
    return terminal_.error(cli::said(fault, words_)), kUsage;
  }

  int read_files(const server::Seal& seal) {
    for (const std::string& each : request_.files) {
      const FileText read = read_text(each, kLongestRoomFile);
      if (read.fault == FileText::Fault::missing) return wrong("cli.error.file-not-found", each);
      if (read.fault == FileText::Fault::binary) return wrong(RoomFileFault::not_a_room, each);
      if (read.fault != FileText::Fault::none) return wrong("cli.error.file-not-readable", each);
      auto room = server::read_room_file(read.text, seal);
      if (!room) return wrong(room.error(), each);
      rooms_.push_back(std::move(*room));
    }
    return kFine;
  }

  // With what is there, and with each other.
  int compare(std::vector<storage::Room> there) {
    for (std::size_t i = 0; i < rooms_.size(); ++i) {
      const auto fault = server::clash(rooms_[i], there);
      if (fault) return wrong(*fault, request_.files[i]);
      there.push_back(rooms_[i].room);
    }
    return kFine;
  }

  int write(server::DataFolder& folder) {
    int written = 0;
    for (const RoomFile& each : rooms_) {
      if (server::bring_in(each, folder.store(), folder.seal()) != storage::Outcome::stored) break;
      ++written;
    }
    terminal_.say(words_.say("cli.import.done", {{"n", written}, {"file", folder_}}));
    return written == static_cast<int>(rooms_.size()) ? kFine : unwritten();
  }

  const ImportRequest& request_;
  Terminal& terminal_;
  const Words& words_;
  std::string folder_;
  std::vector<RoomFile> rooms_;  // one for each file, in their order
};

}  // namespace

int import_rooms(const ImportRequest& request, Terminal& terminal) {
  return Import{request, terminal}.run();
}

}  // namespace omerta::cli
