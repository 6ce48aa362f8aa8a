// Whether what a world's people were told was done is in its log, once, and whether somebody who
// comes back finds what he would have found had he stayed.
#pragma once
#include <string>

#include "tests/server/world/world.h"

namespace omerta::server {

// A command's id as the log has it: nobody can look for another's commands by their ids.
CommandId in_log(const std::string& id, std::uint64_t place);

// What is wrong; empty: nothing.
std::string wrong_with_log(World& world);
// The same of what one place was told was done, by ids.
std::string wrong_with_acknowledged(World& world, std::uint64_t place,
                                    const std::vector<std::string>& ids);
// Everybody leaves and comes back knowing nothing. Everything that was whispered has to have come.
std::string wrong_with_coming_back(World& world);

}  // namespace omerta::server
