// What anybody may look up, with a place in a room or without: the rulebooks, what may be chosen in
// one and what comes of it, its pages and clauses. Nothing of it belongs to any room.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "presentation/setup/form.h"
#include "server/frames/frame.h"

namespace omerta::server {

std::string rulebooks_frame();
std::string form_frame(const setup::Chosen& chosen);  // of a rulebook that exists
// Nothing: there is no such rulebook.
std::optional<std::string> pages_frame(std::string_view rulebook, std::string_view edition);
std::optional<std::string> catalogue_frame(std::string_view rulebook);

// The frame that answers, or says why not.
std::string looked_up(const AskRulebooks& asked);
std::string looked_up(const AskForm& asked);
std::string looked_up(const AskPages& asked);
std::string looked_up(const AskCatalogue& asked);
// A record is played again, which takes something.
std::string looked_up(const Retell& asked, beliefs::Effort& effort);
std::string looked_up(const RetellNight& asked, beliefs::Effort& effort);
std::string looked_up(const RetellBeliefs& asked, beliefs::Effort& effort);

}  // namespace omerta::server
