// Drawing what qrcodegen has computed: two rows of modules in one line of letters.
#include "server/shell/qr.h"

#include <qrcodegen/qrcodegen.hpp>

namespace omerta::server {
namespace {

constexpr int kQuiet = 2;  // modules around it; four by the standard, two are enough on a screen

}  // namespace

std::vector<std::string> qr_lines(std::string_view text, Ink ink) {
  using qrcodegen::QrCode;
  const QrCode code = QrCode::encodeText(std::string{text}.c_str(), QrCode::Ecc::MEDIUM);
  const int end = code.getSize() + kQuiet;
  const auto is_drawn = [&](int x, int y) {
    return y < end && code.getModule(x, y) == (ink == Ink::dark);  // light outside
  };
  std::vector<std::string> lines;
  for (int y = -kQuiet; y < end; y += 2) {
    std::string line;
    for (int x = -kQuiet; x < end; ++x) {
      const bool above = is_drawn(x, y);
      const bool below = is_drawn(x, y + 1);
      line += above && below ? "█" : above ? "▀" : below ? "▄" : " ";
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace omerta::server
