// A game of spytown as a story. A round is a night and a day; what the mafia has chosen comes out
// when the Police phase opens, so the night's story ends where the cards or the discussion begin.
#include "presentation/story/telling.h"

#include "rulebooks/spytown/words/words.h"

namespace omerta::cli {
namespace {

using spytown::Phase;
using spytown::Spytown;
namespace fact = spytown::fact;

class SpytownTelling : public Telling {
 public:
  SpytownTelling(const notation::Casting& casting, const Words& words)
      : names_{casting.names}, plan_{casting.game->plan<Spytown>()}, words_{words} {}

  void learn(const Told& told, Seat listener) override {
    if (told.to.is_everyone()) return Spytown::learn(plan_, table_, told.event);
    const bool heard = listener != Seat::nobody && told.to.seats().has(listener);
    if (heard) Spytown::learn(plan_, notes_, listener, told.event);
  }

  std::string aloud(const Event& event) const override {
    return notation::public_sentence(words_, plan_, names_, event, table_);
  }
  std::string logged(const Event& event) const override {
    return notation::log_sentence(words_, plan_, names_, event, table_);
  }
  std::string to_seat(const Event& event, Seat seat) const override {
    const spytown::View after{plan_, table_, notes_, seat};
    return notation::private_sentence(words_, names_, after, event);
  }

  Part part(const Event& event) const override {
    const Fact what = event.fact;
    const auto phase = static_cast<Phase>(event.what);
    const bool opened = what == fact::phase_opened;
    const bool police = opened && phase == Phase::police_phase;
    const bool kept =
        what == fact::ruled && static_cast<spytown::Ruling>(event.what) == spytown::Ruling::cancel;
    const bool saved = what == fact::saved || kept;
    const bool out = what == fact::eliminated || what == fact::expelled;
    return {.night = what == fact::round_began ? event.much : 0,
            .day = police ? event.much : 0,
            .morning = police ? event.much : 0,
            .night_ends = (opened && phase > Phase::police_phase) || what == fact::game_over,
            .of_night = saved || out || what == fact::nobody_chosen || what == fact::recruited ||
                        what == fact::no_look || what == fact::looked,
            .out = out,
            .danger = what == fact::named,
            .saved = saved,
            .ballots = what == fact::ballots,
            .ballot = what == fact::ballot,
            .over = what == fact::game_over};
  }

  List left() const override {
    List left;
    for (Seat seat : table_.in_game) left.push_back(names_.seats[index(seat)]);
    return left;
  }

 private:
  const Names& names_;
  const spytown::Plan& plan_;
  const Words& words_;
  spytown::Table table_{};
  spytown::Notes notes_{};
};

}  // namespace

std::unique_ptr<Telling> spytown_telling(const notation::Casting& casting, const Words& words) {
  return std::make_unique<SpytownTelling>(casting, words);
}

}  // namespace omerta::cli
