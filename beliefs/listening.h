// Listening to a game, as far as every rulebook does it alike. A rulebook says which of its facts
// are what: `Rules`; `kNight`, with which a round begins; `kSeesAll`, with which somebody is shown
// all cards; `kTable`; at which moment people stop and think (`moment`), which facts teach
// something about cards (`teaches`), and who follows the record for it (`mind`).
#pragma once
#include "beliefs/knowledge.h"

namespace omerta::beliefs {

inline constexpr Fact kNoFact{};

template <class Book>
class Listening final : public Reasoner {
 public:
  using Plan = typename Book::Rules::Plan;
  explicit Listening(const Plan& plan) : plan_{plan} {}

  void hear(const Told& told) override {
    const Event& event = told.event;
    ears_.hear(told);
    if (event.fact == Book::kNight) round_ = event.much;
    if (Book::kSeesAll != kNoFact && event.fact == Book::kSeesAll) see_all_ |= Seats::of(event.who);
  }
  void hear(const talk::Said& said) override { ears_.memory.said.push_back(said); }

  std::optional<Moment> moment(const Event& event) const override {
    const auto kind = Book::moment(event);
    if (!kind) return {};
    return Moment{*kind, event.fact == Book::kNight ? event.much : round_};
  }

  bool teaches(const Event& event) const override { return Book::teaches(event); }
  Seats believers() const override { return Seats::first(plan_.setup.seats) - see_all_; }

  Knowledge knowledge(Seat seat) const override {
    return known(plan_, seat, ears_.chairs.heard(seat));
  }

  const minds::PublicMind& mind() override {
    const minds::Reads reads{bots::Level::player, kReader};
    return Book::mind(plan_, reads, ears_.memory, none_).mind();
  }

  const Calibration& calibration() const override { return Book::kTable; }

 private:
  Plan plan_;
  Ears ears_;
  std::uint16_t round_ = 0;
  Seats see_all_{};
  std::unique_ptr<minds::Followed> none_;
};

}  // namespace omerta::beliefs
