// mrakoszlap for `play`: how it is chosen, and how one sits down to it.
#include "cli/play/mrakoszlap/mrakoszlap.h"

#include "cli/play/books.h"

namespace omerta::cli {
namespace {

class MrakSitting : public Sitting {
 public:
  MrakSitting(Match match, const Place& place)
      : match_{std::move(match)},
        pages_{match_, place.words, place.terminal},
        dialogue_{match_, pages_, place.words, place.terminal, place.file},
        session_{match_, dialogue_} {}

  Match& match() override { return match_; }
  const Pages& pages() const override { return pages_; }
  Dialogue& dialogue() override { return dialogue_; }
  Session& session() override { return session_; }

 private:
  MrakMatch match_;
  MrakPages pages_;
  Dialogue dialogue_;
  MrakSession session_;
};

class MrakPlaybook : public Playbook {
 public:
  std::string_view id() const override { return "mrakoszlap"; }
  int most_people() const override { return 1; }
  std::string_view moderator_option() const override { return "deal"; }  // MRK-DEAL-13
  std::string_view you_key() const override { return "play.mrak.you"; }

  Tone tone(const SetupRequest&) const override { return Tone::usual; }
  Tone tone(const Match&) const override { return Tone::usual; }

  void welcome(Tone, const Words& words, Terminal& terminal) const override {
    terminal.title(words.say("play.mrak.title"));
    terminal.say(words.say("play.mrak.game"));
  }

  bool digital(const Match& match) const override {
    const mrakoszlap::Plan& plan = match.game().plan<mrakoszlap::Mrakoszlap>();
    return !plan.human() && plan.setup.deal == mrakoszlap::Dealing::automatic;
  }

  std::unique_ptr<Sitting> sit(Match match, const Place& place) const override {
    return std::make_unique<MrakSitting>(std::move(match), place);
  }
};

}  // namespace

const Playbook& mrakoszlap_playbook() {
  static const MrakPlaybook book;
  return book;
}

}  // namespace omerta::cli
