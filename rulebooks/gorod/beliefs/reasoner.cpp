// Listening to a game of gorod.
#include "rulebooks/gorod/beliefs/reasoner.h"

#include "rulebooks/gorod/beliefs/calibrated.h"
#include "rulebooks/gorod/beliefs/known.h"
#include "rulebooks/gorod/bots/record.h"

namespace omerta::gorod {
namespace {

using beliefs::Moment;

class Listening final : public beliefs::Reasoner {
 public:
  explicit Listening(const Plan& plan) : plan_{plan} {}

  void hear(const Told& told) override {
    ears_.hear(told);
    if (told.event.fact == fact::moderator_appointed) post_ |= Seats::of(told.event.who);
  }
  void hear(const talk::Said& said) override { ears_.memory.said.push_back(said); }

  std::optional<Moment> moment(const Event& event) const override {
    using Kind = Moment::Kind;
    switch (static_cast<number::Fact>(event.fact)) {
      case number::night_fell: return Moment{Kind::night, event.much};
      case number::dawn: return Moment{Kind::morning, event.much};
      case number::vote_opened: return Moment{Kind::vote, ears_round()};
      case number::game_over: return Moment{Kind::end, ears_round()};
      default: return {};
    }
  }

  bool teaches(const Event& event) const override {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::card_dealt:
      case number::eliminated:
      case number::card_shown:
      case number::group_awake:
      case number::sleepwalker_exposed:
      case number::answer:
      case number::day_opened:
      case number::night_fell: return true;
      default: return false;
    }
  }

  // GOR-MODERATOR-7  Whoever takes the moderator's post sees everything.
  Seats believers() const override { return Seats::first(plan_.setup.seats) - post_; }

  beliefs::Knowledge knowledge(Seat seat) const override {
    return known(plan_, seat, ears_.chairs.heard(seat));
  }

  const minds::PublicMind& mind() override {
    const minds::Reads reads{bots::Level::player, beliefs::kReader};
    return bots::public_mind(plan_, reads, {}, {}, &ears_.memory, none_).mind();
  }

  const beliefs::Calibration& calibration() const override { return kCalibration; }

 private:
  std::uint16_t ears_round() const {
    for (std::size_t i = ears_.memory.told.size(); i-- > 0;) {
      const Event& event = ears_.memory.told[i];
      if (event.fact == fact::night_fell) return event.much;
    }
    return 0;
  }

  Plan plan_;
  beliefs::Ears ears_;
  Seats post_{};
  std::unique_ptr<minds::Followed> none_;
};

}  // namespace

std::unique_ptr<beliefs::Reasoner> reasoner(const AnyGame& game) {
  return std::make_unique<Listening>(game.plan<Gorod>());
}

}  // namespace omerta::gorod
