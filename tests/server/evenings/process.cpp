// Starting, signalling and waiting, by the system's calls.
#include "tests/server/evenings/process.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <utility>

namespace omerta::server {

Process::Process(const std::vector<std::string>& words, std::filesystem::path printed,
                 const std::vector<std::string>& environment)
    : printed_{std::move(printed)} {
  std::vector<char*> arguments;
  for (const std::string& each : words) arguments.push_back(const_cast<char*>(each.c_str()));
  arguments.push_back(nullptr);
  process_ = fork();
  if (process_ != 0) return;
  const int out = open(printed_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  const int in = open("/dev/null", O_RDONLY | O_CLOEXEC);
  dup2(in, 0);
  dup2(out, 1);
  dup2(out, 2);
  for (const std::string& each : environment) putenv(const_cast<char*>(each.c_str()));
  execv(arguments[0], arguments.data());
  _exit(127);
}

Process::Process(Process&& other) noexcept
    : process_{std::exchange(other.process_, 0)},
      status_{other.status_},
      over_{other.over_},
      printed_{std::move(other.printed_)} {}

Process::~Process() {
  if (process_ == 0 || over_) return;
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

void Process::signal(int number) const { kill(process_, number); }

int Process::ended() {
  if (!over_) waitpid(process_, &status_, 0);
  over_ = true;
  return WIFSIGNALED(status_) ? -WTERMSIG(status_) : WEXITSTATUS(status_);
}

bool Process::runs() {
  if (!over_ && waitpid(process_, &status_, WNOHANG) == process_) over_ = true;
  return !over_;
}

std::string Process::printed() const {
  std::ostringstream text;
  text << std::ifstream{printed_}.rdbuf();
  return text.str();
}

std::uint16_t free_port() {
  const int handle = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  if (bind(handle, reinterpret_cast<sockaddr*>(&address), size) != 0 ||
      getsockname(handle, reinterpret_cast<sockaddr*>(&address), &size) != 0) {
    std::abort();
  }
  close(handle);
  return ntohs(address.sin_port);
}

}  // namespace omerta::server
