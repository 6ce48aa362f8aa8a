// What everybody in a game had reason to believe of each other seat, moment by moment, as a value:
// that it is in the clan. Two figures that are never mixed: what the rules leave possible, and what
// a calibrated reading of the public record makes of it.
#pragma once
#include <cstdint>
#include <vector>

#include "engine/event.h"

namespace omerta::beliefs {

inline constexpr int kReaderVersion = 1;  // of who reads the record (knowledge.h): of the readings

struct Opinion {  // of another seat
  Seat of = Seat::nobody;
  double logic = 0;    // in this share of the deals that are possible it is in the clan
  double deals = 0;    // in so many of them, if they were counted
  double reading = 0;  // how likely it is, by all that was done and said before everybody's eyes
  double error = 0;    // of the reading, where it was sampled: 95 of 100 are closer

  friend bool operator==(const Opinion&, const Opinion&) = default;
};

struct Reason {  // something public that moved the reading
  EventId event = 0;
  std::uint16_t statement = 0;  // of something said: its number; then there is no event
  Seat about = Seat::nobody;    // of whom it was moved most
  double change = 0;            // and by how much, in log-odds

  friend bool operator==(const Reason&, const Reason&) = default;
};
inline constexpr std::size_t kReasons = 3;  // so many are told of a moment

struct Belief {
  Seat seat = Seat::nobody;
  EventId at = 0;
  double deals = 0;        // that are possible; nought: there are too many to count
  double logic_error = 0;  // of the shares then
  std::vector<Opinion> of;
  std::vector<Reason> why;  // the strongest first; what moved it since the moment before

  friend bool operator==(const Belief&, const Belief&) = default;
};

struct Moment {
  enum class Kind : std::uint8_t {
    night,    // it falls
    morning,  // and is over
    vote,     // what was to be said has been said
    end       // directly before the game is over
  } kind = Kind::night;
  std::uint16_t number = 0;  // of the night or the day
  EventId at = 0;

  friend bool operator==(const Moment&, const Moment&) = default;
};
inline constexpr std::size_t kMoments = 240;  // of a game; later ones are not told

struct Beliefs {
  std::vector<Moment> moments;
  std::vector<Belief> beliefs;  // moment by moment, in each seat by seat
  bool has_reasons = false;     // they were asked for, and took no more than they may

  friend bool operator==(const Beliefs&, const Beliefs&) = default;
};

}  // namespace omerta::beliefs
