// spytown for `play`: how it is chosen, and how one sits down to it.
#include "cli/play/spytown/spytown.h"

#include <algorithm>

#include "cli/play/books.h"

namespace omerta::cli {
namespace {

class SpySitting : public Sitting {
 public:
  SpySitting(Match match, const Place& place)
      : match_{std::move(match)},
        pages_{match_, place.words, place.terminal},
        dialogue_{match_, pages_, place.words, place.terminal, place.file},
        session_{match_, dialogue_} {}

  Match& match() override { return match_; }
  const Pages& pages() const override { return pages_; }
  Dialogue& dialogue() override { return dialogue_; }
  Session& session() override { return session_; }

 private:
  SpyMatch match_;
  SpyPages pages_;
  Dialogue dialogue_;
  SpySession session_;
};

class SpyPlaybook : public Playbook {
 public:
  std::string_view id() const override { return "spytown"; }
  int most_people() const override { return 1; }
  std::string_view moderator_option() const override { return "gm-mode"; }
  std::string_view you_key() const override { return "play.spy.you"; }

  Tone tone(const SetupRequest& request) const override {
    const auto& options = request.options;
    const bool on = std::find(options.begin(), options.end(), "kids-wording=on") != options.end();
    const bool off = std::find(options.begin(), options.end(), "kids-wording=off") != options.end();
    return on || (request.preset == "children" && !off) ? Tone::gentle : Tone::usual;
  }
  Tone tone(const Match& match) const override {
    const spytown::Setup& setup = match.game().plan<spytown::Spytown>().setup;
    return setup.kids_wording == spytown::Switch::on ? Tone::gentle : Tone::usual;
  }

  void welcome(Tone tone, const Words& words, Terminal& terminal) const override {
    terminal.title(words.say("play.spy.title"));
    terminal.say(words.say(tone == Tone::gentle ? "play.spy.game.kids" : "play.spy.game"));
  }

  bool digital(const Match& match) const override {
    return !match.game().plan<spytown::Spytown>().human();
  }

  std::unique_ptr<Sitting> sit(Match match, const Place& place) const override {
    return std::make_unique<SpySitting>(std::move(match), place);
  }
};

}  // namespace

const Playbook& spytown_playbook() {
  static const SpyPlaybook book;
  return book;
}

}  // namespace omerta::cli
