// A game of gorod as a story.
#include "presentation/story/telling.h"

#include "rulebooks/gorod/words/spoken.h"

namespace omerta::cli {
namespace {

using gorod::Gorod;
namespace fact = gorod::fact;

class GorodTelling : public Telling {
 public:
  GorodTelling(const notation::Casting& casting, const Words& words)
      : names_{casting.names}, plan_{casting.game->plan<Gorod>()}, words_{words} {}

  void learn(const Told& told, Seat listener) override {
    if (told.to.is_everyone()) return Gorod::learn(plan_, table_, told.event);
    const bool heard = listener != Seat::nobody && told.to.seats().has(listener);
    if (heard) Gorod::learn(plan_, notes_, listener, told.event);
  }

  std::string aloud(const Event& event) const override {
    return notation::public_sentence(words_, plan_, names_, event, table_);
  }
  std::string logged(const Event& event) const override {
    return notation::log_sentence(words_, plan_, names_, event, table_);
  }
  std::string to_seat(const Event& event, Seat seat) const override {
    const gorod::View after{plan_, table_, notes_, seat};
    return notation::private_sentence(words_, names_, after, event);
  }

  Part part(const Event& event) const override {
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
            .post = what == fact::moderator_appointed,
            .over = what == fact::game_over};
  }

  List left() const override {
    List left;
    for (Seat seat : table_.in_play) {
      left.push_back(names_.seats[index(seat)] + " (" +
                     notation::role_name(words_, names_, table_.shown[index(seat)]) + ")");
    }
    return left;
  }

 private:
  const Names& names_;
  const gorod::Plan& plan_;
  const Words& words_;
  gorod::Table table_{};
  gorod::Notes notes_{};
};

}  // namespace

std::unique_ptr<Telling> gorod_telling(const notation::Casting& casting, const Words& words) {
  return std::make_unique<GorodTelling>(casting, words);
}

std::unique_ptr<Telling> telling(const notation::Casting& casting, const Words& words) {
  if (casting.rulebook == "mrakoszlap") return mrakoszlap_telling(casting, words);
  return casting.rulebook == "spytown" ? spytown_telling(casting, words)
                                       : gorod_telling(casting, words);
}

}  // namespace omerta::cli
