// mrakoszlap at this screen: its pages, what is said aloud, and the course of its nights and days
// as one person experiences them.
#pragma once
#include "cli/play/session.h"
#include "rulebooks/mrakoszlap/bots/bot.h"
#include "rulebooks/mrakoszlap/words/spoken.h"

namespace omerta::cli {

using MrakMatch = MatchOf<mrakoszlap::Mrakoszlap>;

class MrakPages : public Pages {
 public:
  MrakPages(const MrakMatch& match, const Words& words, Terminal& terminal)
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

  const mrakoszlap::Setup& setup() const { return match_.plan().setup; }
  std::string name(Seat seat) const;
  std::string sentence(EventId id) const;  // in the log, with its clause

  const MrakMatch& match_;
};

// What everyone heard from the told event `from` on.
std::vector<Spoken> spoken(const MrakMatch& match, const Words& words, std::size_t from);
// What a seat was told in private, read neither on its own cards nor in the question it answered.
bool is_news(const Event& event);
// MRK-MEET-2  The list of the council, those who are dead left out.
List list_of_the_council(const MrakMatch& match, const Words& words, Seat seat);

class MrakSession : public Session {
 public:
  MrakSession(MrakMatch& match, Dialogue& dialogue);

 private:
  std::vector<Spoken> spoken(std::size_t from) const override;
  std::optional<std::string> whispered(Seat seat, const Event& event) const override;
  Question question(Seat seat, const Prompt& prompt) const override;
  std::string refusal_text(Refusal refusal, const Prompt& prompt) const override;
  bool step() override;
  Eyes eyes_after(const Event& event, Eyes before) const override;

  bool in_game(Seat seat) const;
  mrakoszlap::Phase phase() const { return match_.table().phase; }
  std::string choice_name(Ask what, Choice choice) const;
  Dialogue::Menu menu_for(const Prompt& prompt) const;
  Looking looking_at(const Prompt& prompt) const;
  const Prompt* mine(unsigned lane) const;  // the person's question, if there is one to answer

  // All of these: false if the person leaves.
  bool put(Prompt asked);                // a question, until it is answered or void
  void pose_once(const Prompt& prompt);  // with its hint when it is asked for the first time
  bool submit(const Prompt& prompt, Choice choice);
  bool ask_person();
  bool confirm(const Prompt& prompt);  // what needs no more than Enter
  bool look(const Prompt& prompt);
  bool window();  // the game waits for nobody: what the person may volunteer, then the clock
  bool council();
  bool nightfall();
  bool morning();  // between the report and the trial
  bool skipping(Prompt asked);
  bool accusing();
  bool pausing();
  void show_aim();
  void show_list();  // of the council
  void show_accused();

  bool bots_volunteer();  // true: one did
  void bots_answer();
  std::optional<Choice> bot_choice(Seat seat, const Prompt& prompt) const;

  void mention_power();
  Dialogue::Heard own_word(const std::string& typed);
  Dialogue::Heard own_power();
  Dialogue::Heard no_power();
  const Prompt* own_day() const;  // the Time Lord's, to skip it
  std::optional<Command> choose_power(const Prompt& prompt);

  MrakMatch& match_;
  bots::MrakBot bot_;
  Seat person_ = Seat::nobody;
  std::uint64_t explained_ = 0;  // a bit for each question whose hint has been shown
  unsigned mentioned_ = 0;       // the day on which the powers have been spoken of
  bool at_power_ = false;        // they are being talked about already
};

}  // namespace omerta::cli
