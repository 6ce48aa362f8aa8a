// Any text as the cookies of a request, as the address of a site and as an endpoint: what is found
// is written the same way again.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/expect.h"
#include "server/http/site.h"
#include "server/http/token.h"
#include "server/shell/serving.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace omerta;
  using namespace omerta::server;
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  for (const auto channel : {Token::Channel::plain, Token::Channel::secure}) {
    const auto token = token_in(text, channel);
    if (!token) continue;
    const std::string set = token->set_cookie(channel);
    const auto again = token_in(set.substr(0, set.find(';')), channel);
    expect(again && again->device() == token->device());
  }
  if (const auto address = read_public_address(text)) {
    const auto again = read_public_address(address->origin());
    expect(again && again->origin() == address->origin());
  }
  if (const auto endpoint = read_endpoint(text)) expect(endpoint->port > 0);
  return 0;
}
