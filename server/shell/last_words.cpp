// Eight bytes for each process that ended so, written by a signal's handler.
#include "server/shell/last_words.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <map>

namespace omerta::server {
namespace {

constexpr std::array<int, 5> kMistakes{SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};

// The handler's own: it may look at nothing else.
std::atomic<int> last_file{-1};
std::atomic<const std::atomic<RoomId>*> last_room{nullptr};
static_assert(std::atomic<RoomId>::is_always_lock_free);

void say_last(int signal) {
  const std::atomic<RoomId>* room = last_room;
  const RoomId number = room == nullptr ? 0 : room->load();
  if (number != 0 && last_file >= 0) (void)!::write(last_file, &number, sizeof number);
  raise(signal);  // which ends it: the handler is asked once
}

}  // namespace

LastWords::LastWords(const std::string& file)
    : handle_{::open(file.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600)} {
  if (handle_ < 0) return;
  std::map<RoomId, int> mistakes;
  RoomId room = 0;
  while (::read(handle_, &room, sizeof room) == static_cast<ssize_t>(sizeof room)) {
    if (++mistakes[room] == kMostMistakes) deadly_.push_back(room);
  }
}

LastWords::~LastWords() {
  if (last_file == handle_) {
    for (const int each : kMistakes) std::signal(each, SIG_DFL);
    last_room = nullptr;
    last_file = -1;
  }
  if (handle_ >= 0) ::close(handle_);
}

void LastWords::heed(const std::atomic<RoomId>& working_on) {
  last_file = handle_;
  last_room = &working_on;
  struct sigaction once{};
  once.sa_handler = say_last;
  once.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
  for (const int each : kMistakes) sigaction(each, &once, nullptr);
}

void LastWords::forget() {
  if (handle_ >= 0) (void)!ftruncate(handle_, 0);
}

}  // namespace omerta::server
