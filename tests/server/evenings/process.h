// The program itself as a process, as people start it.
#pragma once
#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace omerta::server {

class Process {
 public:
  // What it prints goes into this file.
  Process(const std::vector<std::string>& words, std::filesystem::path printed,
          const std::vector<std::string>& environment = {});
  ~Process();  // kills it
  Process(Process&& other) noexcept;
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  void signal(int number) const;
  int ended();  // waits for it: its exit code; a signal's number is negative
  bool runs();  // whether it has not ended yet
  std::string printed() const;
  pid_t id() const { return process_; }

 private:
  pid_t process_ = 0;
  int status_ = -1;
  bool over_ = false;
  std::filesystem::path printed_;
};

std::uint16_t free_port();

}  // namespace omerta::server
