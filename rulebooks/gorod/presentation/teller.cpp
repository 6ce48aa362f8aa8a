// A game of gorod as a story.
#include "rulebooks/gorod/presentation/teller.h"

#include "rulebooks/gorod/words/words.h"

namespace omerta::gorod {
namespace {

class GorodTeller : public story::Teller {
 public:
  explicit GorodTeller(const Plan& plan) : plan_{plan} {}

  void learn(const Told& told, Seat listener) override {
    if (told.to.is_everyone()) return Gorod::learn(plan_, table_, told.event);
    const bool heard = listener != Seat::nobody && told.to.seats().has(listener);
    if (heard) Gorod::learn(plan_, notes_, listener, told.event);
  }

  Message aloud(const Event& event) const override { return said::aloud(plan_, event, table_); }
  Message logged(const Event& event) const override { return said::logged(plan_, event, table_); }
  Message to_seat(const Event& event, Seat seat) const override {
    return said::to_seat({plan_, table_, notes_, seat}, event);
  }

  story::Part part(const Event& event) const override {
    const Fact what = event.fact;
    const bool saved = what == fact::spared || what == fact::healed ||
                       what == fact::alibi_announced || what == fact::redirected;
    const bool dawn = what == fact::dawn;
    return {.night = what == fact::night_fell ? event.much : 0,
            .day = what == fact::day_opened ? event.much : 0,
            .morning = dawn ? event.much : 0,
            .dawn = dawn,
            .night_ends = dawn,
            .of_night = saved || what == fact::fell || what == fact::no_shot ||
                        what == fact::came_to_nothing || what == fact::not_healed,
            .out = what == fact::fell || what == fact::eliminated || what == fact::withdrawn,
            .saved = saved,
            .ballots = what == fact::ballots,
            .ballot = what == fact::ballot,
            .listed = what == fact::ballot || what == fact::total,
            .post = what == fact::moderator_appointed,
            .over = what == fact::game_over};
  }

  std::vector<story::Left> left() const override {
    std::vector<story::Left> left;
    for (Seat seat : table_.in_play) {
      left.push_back({seat, said::role_name(plan_.setup.edition, table_.shown[index(seat)])});
    }
    return left;
  }

 private:
  const Plan plan_;
  Table table_{};
  Notes notes_{};
};

}  // namespace

std::unique_ptr<story::Teller> teller(const AnyGame& game) {
  return std::make_unique<GorodTeller>(game.plan<Gorod>());
}

}  // namespace omerta::gorod
