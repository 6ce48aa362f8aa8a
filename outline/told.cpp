// The story of a game in outline: one sentence an event, and who is still in play by the events
// that take somebody out.
#include "outline/said.h"
#include "outline/shown.h"

namespace omerta::outline {
namespace {

using course::Said;

class Teller : public story::Teller {
 public:
  Teller(const Outline& outline, const AnyGame& game)
      : outline_{outline},
        cards_{outline.cards(game.any_table())},
        parts_{outline.facts},
        left_{game.standing().seats} {}

  void learn(const Told& told, Seat) override {
    const bool out = outline_.row(told.event.fact).has(Trait::out);
    if (told.to.is_everyone() && out) left_ -= Seats::of(told.event.who);
  }
  Message aloud(const Event& event) const override { return fact(outline_, cards_, event); }
  Message logged(const Event& event) const override { return aloud(event); }
  Message to_seat(const Event& event, Seat seat) const override {
    return fact_to(outline_, cards_, event, seat);
  }
  story::Part part(const Event& event) const override { return parts_.of(event); }
  std::vector<story::Left> left() const override {
    std::vector<story::Left> all;
    for (Seat seat : left_) all.push_back({seat});
    return all;
  }

 private:
  const Outline& outline_;
  const Cards cards_;
  const story::Parts parts_;
  Seats left_;
};

Said said_of(const Outline& outline, const Cards& cards, const Event& event, std::size_t at) {
  const Row& row = outline.row(event.fact);
  Said all{.text = fact(outline, cards, event), .by = event.by, .at = at};
  if (row.telling == Telling::heading) all.kind = Said::Kind::heading;
  if (row.has(Trait::own_act)) all.weight = Said::Weight::brief;
  if (row.has(Trait::out)) all.weight = Said::Weight::strong;
  if (row.has(Trait::over)) all.weight = Said::Weight::last;
  return all;
}

}  // namespace

std::unique_ptr<story::Teller> teller(const Outline& outline, const AnyGame& game) {
  return std::make_unique<Teller>(outline, game);
}

std::vector<Said> narrate(const Outline& outline, const course::Telling& telling) {
  std::vector<Said> all;
  for (std::size_t i = telling.from; i < telling.told.size(); ++i) {
    const Told& told = telling.told[i];
    const bool silent = outline.row(told.event.fact).telling == Telling::silent;
    if (!told.to.is_everyone() || silent) continue;
    all.push_back(said_of(outline, outline.cards(telling.table), told.event, i));
  }
  return all;
}

}  // namespace omerta::outline
