// The system's calls, with a point before and after each.
#include "tests/server/crashes/crash_points.h"

#include <dlfcn.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>

namespace omerta::server {
namespace {

std::atomic<std::size_t> passed{0};
std::atomic<std::size_t> wanted{0};
std::atomic<bool> counting{false};

void point() {
  if (!counting) return;
  if (++passed == wanted) kill(getpid(), SIGKILL);
}

template <class Call>
Call* next(const char* name) {
  return reinterpret_cast<Call*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

void crash_at(std::size_t number) {
  passed = 0;
  wanted = number;
  counting = true;
}

std::size_t crash_points() { return passed; }

template <class Call, class... Given>
auto between_points(const char* name, Given... given) {
  point();
  const auto result = next<Call>(name)(given...);
  point();
  return result;
}

}  // namespace omerta::server

extern "C" {

ssize_t pwrite64(int file, const void* from, std::size_t size, off64_t at) {
  return omerta::server::between_points<decltype(pwrite64)>("pwrite64", file, from, size, at);
}
ssize_t pwrite(int file, const void* from, std::size_t size, off_t at) {
  return omerta::server::between_points<decltype(pwrite)>("pwrite", file, from, size, at);
}
int fdatasync(int file) {
  return omerta::server::between_points<decltype(fdatasync)>("fdatasync", file);
}
int fsync(int file) { return omerta::server::between_points<decltype(fsync)>("fsync", file); }
int ftruncate64(int file, off64_t size) noexcept {
  return omerta::server::between_points<int(int, off64_t)>("ftruncate64", file, size);
}
int unlink(const char* name) noexcept {
  return omerta::server::between_points<int(const char*)>("unlink", name);
}
ssize_t sendmsg(int socket, const msghdr* message, int flags) {
  return omerta::server::between_points<decltype(sendmsg)>("sendmsg", socket, message, flags);
}
}
