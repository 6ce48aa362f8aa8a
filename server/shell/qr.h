// A QR code as lines of half blocks, for a terminal.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace omerta::server {

// `light`: what is light in the code is drawn, what is dark is left out: for light letters on a
// dark ground. `dark`: the other way round.
enum class Ink : unsigned char { light, dark };
std::vector<std::string> qr_lines(std::string_view text, Ink ink);

}  // namespace omerta::server
