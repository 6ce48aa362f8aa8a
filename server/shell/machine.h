// The seam between the shell and what it serves: the core, or an echo in a test.
#pragma once
#include <cstdint>
#include <optional>
#include <span>

#include "server/core/core.h"

namespace omerta::server {

class Machine {
 public:
  virtual ~Machine() = default;
  virtual Outputs step(std::span<const Input> inputs, Now now) = 0;
  virtual std::optional<std::int64_t> due() const = 0;
  virtual Figures figures() const = 0;
};

class CoreMachine final : public Machine {
 public:
  explicit CoreMachine(Core& core) : core_{core} {}
  Outputs step(std::span<const Input> inputs, Now now) override { return core_.step(inputs, now); }
  std::optional<std::int64_t> due() const override { return core_.due(); }
  Figures figures() const override { return core_.figures(); }

 private:
  Core& core_;
};

}  // namespace omerta::server
