// What the catalogue lets some observers learn (section 6), item by item in the order of play, from
// the truth and not from what was told. Two worlds whose items have not parted must look the same.
#pragma once
#include "tests/laws/mrakoszlap/reference.h"
#include "tests/laws/mrakoszlap/sitting.h"

namespace omerta::mrakoszlap::laws {

// What an item is about.
enum class About : std::uint8_t {
  mafia_met,
  own_calls,
  spoken_calls,
  prison,
  seen_awake,
  caught,
  order_line,
  bullets,
  smell,
  gains,
  dead_by_night,
  hand_shown,
  own_loss,
  own_gain,
  own_leech,
  condemned_now,
  volley,
  died_by_day,
  lost_by_day,
  gained_by_day,
  stage,
  tied,
  result,
  revealed
};

struct Item {
  About about{};
  std::uint64_t digest = 0;
  friend bool operator==(const Item&, const Item&) = default;
};

class Declared {
 public:
  explicit Declared(Seats observers) : observers_{observers} {}

  // After a command, whatever it made known.
  void read(const Plan& plan, const State& before, const State& after, const Command& command);

  std::vector<Item> items;

 private:
  void read_night(const Plan& plan, const State& before, const State& after);
  void read_report(const Plan& plan, const State& after);
  void read_news(const Plan& plan, const State& after);
  void read_day(const Plan& plan, const State& before, const State& after, const Command& command);
  void read_execution(const Plan& plan, const State& before);
  void read_losses(const Plan& plan, const State& before, const State& after,
                   const Command& command);
  void read_stage(const State& before, const State& after);
  void add(About what, std::uint64_t a = 0, std::uint64_t b = 0);

  Seats observers_;
};

}  // namespace omerta::mrakoszlap::laws
