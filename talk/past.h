// What has happened before everybody's eyes and what was said: what an argument may be grounded on.
#pragma once
#include <array>
#include <vector>

#include "talk/lexicon.h"

namespace omerta::talk {

class Past {
 public:
  Past(const Lexicon& lexicon, int seats) : lexicon_{&lexicon}, seats_{Seats::first(seats)} {}

  void hear(const Event& event);  // one that everybody hears
  void hear(const Said& said) {
    statements_ = static_cast<std::uint16_t>(statements_ + said.utterance.count);
  }

  std::uint16_t round() const { return round_; }
  std::uint16_t statements() const { return statements_; }
  std::uint32_t events() const { return events_; }
  bool has(const Statement& because) const;  // it has happened

 private:
  struct Deed {
    Ground ground{};
    std::uint16_t round = 0;
    Seat who = Seat::nobody;
    Seats seats{};
    friend bool operator==(const Deed&, const Deed&) = default;
  };
  struct Leaving {
    std::uint16_t round = 0;  // 0: is still there
    bool by_night = false;
  };

  const Lexicon* lexicon_;
  Seats seats_;
  std::uint16_t round_ = 0;
  Happened::Time time_ = Happened::Time::night;
  std::uint16_t statements_ = 0;
  std::uint32_t events_ = 0;
  Seats shown_{};
  std::array<Leaving, kSeats> left_{};
  std::vector<Deed> deeds_;
};

inline constexpr int kStatementsInAGame = 60'000;

// What is wrong with something said, whether or not it is true.
enum class Fault : std::uint8_t {
  none,
  silent,      // this seat may not speak now
  act,         // may not say that
  word,        // is not in this game
  ask,         // nothing that anybody tells of
  answer,      // not what is answered to it
  whom,        // nobody at the table, or not so many
  round,       // has not been
  number,      // has not been said
  ground,      // has not happened, or not before everybody's eyes
  alone,       // a reason without anything that it is for
  too_many,    // nothing at all, or more than is said at once
  enough,      // more has been said in this game than is counted
  superfluous  // a field that the act does not have
};

struct Verdict {
  Fault fault = Fault::none;
  int statement = 0;  // which of them is to blame
};
Verdict judged(const Lexicon& lexicon, const AnyView& speaker, const Past& past,
               const Utterance& utterance);

}  // namespace omerta::talk
