// A game of gorod as a story.
#include "rulebooks/gorod/presentation/teller.h"

#include "rulebooks/gorod/text/facts.h"
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
    static const story::Parts kParts{fact_rows()};
    return kParts.of(event);
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
