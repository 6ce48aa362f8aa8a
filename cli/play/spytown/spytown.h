// spytown at this screen: its pages, what is said aloud, and the course of its phases as one person
// experiences them.
#pragma once
#include "cli/play/session.h"
#include "rulebooks/spytown/bots/bot.h"
#include "rulebooks/spytown/rules/spytown.h"

namespace omerta::cli {

using SpyMatch = MatchOf<spytown::Spytown>;

class SpyPages : public Pages {
 public:
  SpyPages(const SpyMatch& match, const Words& words, Terminal& terminal)
      : Pages{match, words, terminal}, match_{match} {}

  void help() const override;
  void rules(Seat seat) const override;
  void cards() const override;
  void end() const override;
  void story() const override;
  void reason(EventId id) const override;

 private:
  std::vector<Spoken> all_spoken() const override;
  bool is_explained(const Event& event) const override;
  std::string told(Seat seat, const Event& event) const override;

  const spytown::Setup& setup() const { return match_.plan().setup; }
  std::string say(const std::string& key, const Args& args = {}) const;
  std::string name(Seat seat) const;
  std::string sentence(EventId id, const spytown::Table& after) const;
  std::string cards(const Event& revealed) const;

  const SpyMatch& match_;
};

// What everyone heard from the told event `from` on.
std::vector<Spoken> spoken(const SpyMatch& match, const Words& words, std::size_t from);
// What a seat was told in private and has not read on its own token and card.
bool is_whispered(const Event& event);

class SpySession : public Session {
 public:
  SpySession(SpyMatch& match, Dialogue& dialogue);

 private:
  std::vector<Spoken> spoken(std::size_t from) const override;
  std::optional<std::string> whispered(Seat seat, const Event& event) const override;
  Question question(Seat seat, const Prompt& prompt) const override;
  std::string refusal_text(Refusal refusal, const Prompt& prompt) const override;
  std::string out_text() const override;
  bool step() override;
  Eyes eyes_after(const Event& event, Eyes before) const override;

  const spytown::Setup& setup() const { return match_.plan().setup; }
  bool in_game(Seat seat) const;
  std::string choice_name(Ask what, Choice choice) const;
  Dialogue::Menu menu_for(const Prompt& prompt) const;
  Looking looking_at(const Prompt& prompt) const;
  // All of these: false if the person leaves.
  bool put(Seat seat, Prompt prompt);  // a question, until it is answered or void
  bool submit(Seat seat, const Prompt& prompt, Choice choice);

  bool look(Seat seat);
  bool night();
  void bots_at_night();
  bool point(Seat seat);
  bool asleep(Seat seat);
  bool day();
  bool ask_person(Seat seat);
  bool discussion(Seat seat);
  bool window(Seat seat);
  void mention_card(Seat seat);

  bool bots_play_cards();  // true: one did
  void bot_answers(Seat seat, const Prompt& prompt);

  Dialogue::Heard own_word(const std::string& typed);
  void say_to_all(Seat seat, const std::string& text);
  Dialogue::Heard own_card(Seat seat);
  Dialogue::Heard wrong_phase(Seat seat, const Prompt& prompt);

  SpyMatch& match_;
  bots::SpyBot bot_;
  Seat person_ = Seat::nobody;
  bool at_card_ = false;  // the card is being talked about already
};

}  // namespace omerta::cli
