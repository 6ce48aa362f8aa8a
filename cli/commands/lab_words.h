// What was typed for the lab, as values; what cannot be understood is told to the terminal.
#pragma once
#include <optional>

#include "cli/commands/commands.h"
#include "lab/play.h"
#include "lab/settings.h"

namespace omerta::cli {

// The rulebook and the number of players among the words behind the command.
bool take_words(LabRequest& request, const Words& words, Terminal& terminal);

std::optional<lab::Setting> setting(const LabRequest& request, const Words& words,
                                    Terminal& terminal);
// The same with what is to differ.
std::optional<lab::Setting> other_setting(const LabRequest& request, const Words& words,
                                          Terminal& terminal);

// "town=detective": of sides that this setting has. "detective": of all.
std::optional<lab::SideLevels> side_levels(const std::vector<std::string>& typed,
                                           const lab::Setting& setting, const Words& words,
                                           Terminal& terminal);

std::optional<lab::Constraints> constraints(const LabRequest& request, const lab::Setting& setting,
                                            const Words& words, Terminal& terminal);

std::optional<lab::Shard> shard(const std::string& typed, const Words& words, Terminal& terminal);

}  // namespace omerta::cli
