// gorod for `play`: how it is chosen, and how one sits down to it.
#include "cli/play/gorod/gorod.h"

#include "cli/play/books.h"

namespace omerta::cli {
namespace {

class GorodSitting : public Sitting {
 public:
  GorodSitting(Match match, const Place& place)
      : match_{std::move(match)},
        pages_{match_, place.words, place.terminal, notes_},
        dialogue_{match_, pages_, place.words, place.terminal, place.file},
        session_{match_, dialogue_, notes_} {}

  Match& match() override { return match_; }
  const Pages& pages() const override { return pages_; }
  Dialogue& dialogue() override { return dialogue_; }
  Session& session() override { return session_; }

 private:
  std::vector<Note> notes_;
  GorodMatch match_;
  GorodPages pages_;
  Dialogue dialogue_;
  GorodSession session_;
};

class GorodPlaybook : public Playbook {
 public:
  std::string_view id() const override { return "gorod"; }
  int most_people() const override { return kSeats; }
  std::string_view moderator_option() const override { return "moderator-mode"; }

  Tone tone(const SetupRequest&) const override { return Tone::usual; }
  Tone tone(const Match&) const override { return Tone::usual; }

  void welcome(Tone, const Words& words, Terminal& terminal) const override {
    terminal.title(words.say("play.welcome.title"));
    terminal.say(words.say("play.welcome.game"));
  }

  std::string_view you_key() const override { return "play.welcome.you"; }

  bool digital(const Match& match) const override {
    const gorod::Setup& setup = match.game().plan<gorod::Gorod>().setup;
    return setup.moderator_mode == gorod::ModeratorMode::digital;
  }

  std::unique_ptr<Sitting> sit(Match match, const Place& place) const override {
    return std::make_unique<GorodSitting>(std::move(match), place);
  }
};

}  // namespace

const Playbook& gorod_playbook() {
  static const GorodPlaybook book;
  return book;
}

}  // namespace omerta::cli
