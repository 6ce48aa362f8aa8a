// What is answered to a request: a page, a refusal, or the opening of a WebSocket. A pure function
// of the request and the site; every answer carries the same protecting fields.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "server/http/request.h"
#include "server/http/site.h"

namespace omerta::server {

struct Answer {
  int status = 200;
  std::string head;       // all of it, with the empty line
  std::string_view body;  // in memory for as long as the program runs, or in `own`
  std::string own;
  Request::Then then = Request::Then::close;
  std::optional<Device> device;  // with 101: who it is
};

enum class Health : std::uint8_t { well, busy };  // busy: rows do not come to the disk
Answer answer(const Request& request, const Site& site, Entropy& entropy,
              Health health = Health::well);
// Somebody who is not understood: 400, 408, 413, 431, 503.
Answer refuse(int status, const Site& site);
// The other port: /metrics and nothing else.
Answer answer_metrics(const Request& request, const Site& site, const std::string& text);

}  // namespace omerta::server
