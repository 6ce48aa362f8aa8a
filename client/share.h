// A device's part in a deal: it commits to a number of its own, looks whether what was closed over
// is what it saw, opens, and checks the cards it is given. docs/verifiable-deal.md.
#pragma once
#include <optional>

#include "client/device.h"
#include "dealing/round.h"

namespace omerta::client {

class Share {
 public:
  // The action to send now, if there is one. `fresh`: random bytes, used if a deal has begun.
  std::optional<json::object> wanted(const Device& device, const dealing::Digest& fresh);

  bool was_deceived() const { return deceived_; }  // what was closed over is not what it saw
  // Whether this seat's cards are the ones that were sealed, and the words those it opened for.
  bool holds(const Device& device) const;
  const std::string& words() const { return words_; }  // as it computed them itself

 private:
  std::optional<json::object> committing(const Device& device, const json::object& deal,
                                         const dealing::Digest& fresh);
  std::optional<json::object> opening(const Device& device, const json::object& deal);
  bool is_sent(const Device& device, std::string_view what);
  dealing::Table table(const Device& device) const;

  dealing::Phone phone_;
  std::uint32_t number_ = 0;
  std::string sent_;  // what, and when
  std::string words_;
  bool deceived_ = false;
};

}  // namespace omerta::client
