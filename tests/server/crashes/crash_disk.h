// What a server has left on its disk when it ended, against what its people were told by then.
#pragma once
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "client/device.h"

namespace omerta::server {

struct Witness {  // one of its people
  const client::Device* device = nullptr;
  std::vector<std::string> acknowledged;  // ids of commands
};

enum class Evening : unsigned char { goes_on, is_over };

// Everything acknowledged is there once, and every stream is what the log comes to: the beginning
// of it while the game goes on, all of it when it is over. It is looked at in a copy, so that the
// next server finds what this one has left. Empty: nothing is wrong.
std::string wrong_with_disk(const std::filesystem::path& folder, std::span<const Witness> all,
                            Evening evening);

}  // namespace omerta::server
