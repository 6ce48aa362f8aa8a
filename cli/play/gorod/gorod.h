// gorod at this screen: its pages, what is said aloud, and the course of its nights and days.
#pragma once
#include "cli/play/session.h"
#include "rulebooks/gorod/bots/bot.h"
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::cli {

using GorodMatch = MatchOf<gorod::Gorod>;

struct PageParts {  // what all pages are made from
  const GorodMatch& match;
  const Words& words;
  Terminal& terminal;
  const std::vector<Note>& notes;
};

void show_goals(const PageParts& parts);  // GOR-WIN-2 to -8
void show_cards(const PageParts& parts);
void show_end(const PageParts& parts);
void show_story(const PageParts& parts);
void show_reason(const PageParts& parts, EventId id);

class GorodPages : public Pages {
 public:
  GorodPages(const GorodMatch& match, const Words& words, Terminal& terminal,
             const std::vector<Note>& notes)
      : Pages{match, words, terminal}, parts_{match, words, terminal, notes} {}

  void help() const override;
  void rules(Seat seat) const override;
  void cards() const override { show_cards(parts_); }
  void end() const override { show_end(parts_); }
  void story() const override { show_story(parts_); }
  void reason(EventId id) const override { show_reason(parts_, id); }

 private:
  Messages notes_of(Seat seat) const override;
  std::vector<Spoken> all_spoken() const override;
  bool is_explained(const Event& event) const override;
  std::string told(Seat seat, const Event& event) const override;

  PageParts parts_;
};

// What everyone heard from the told event `from` on.
std::vector<Spoken> spoken(const GorodMatch& match, const Words& words, std::size_t from);

class GorodSession : public Session {
 public:
  GorodSession(GorodMatch& match, Dialogue& dialogue, std::vector<Note>& notes)
      : Session{match, dialogue}, match_{match}, notes_{notes}, bot_{match.level(), match.seed()} {}

 private:
  std::vector<Spoken> spoken(std::size_t from) const override;
  std::optional<std::string> whispered(Seat seat, const Event& event) const override;
  Question question(Seat seat, const Prompt& prompt) const override;
  std::string refusal_text(Refusal refusal, const Prompt& prompt) const override;
  bool step() override;
  Eyes eyes_after(const Event& event, Eyes before) const override;

  void bot_answers(Seat seat, const Prompt& prompt);
  bool everyone_looks();
  bool look(Seat seat);
  bool call();
  bool call_of(Seat seat);
  bool decoy(Seat seat);
  bool ask_acts(Seat seat);
  bool point_again(Seat seat);
  int times_pointed(Seat seat, const Prompt& prompt) const;
  void bots_act();            // who answers once
  void bots_point(int turn);  // at first, when the person has pointed, when he has pointed anew
  bool day();
  bool nominations();
  enum class MayWait { no, yes };
  enum class Nominated { done, waits, left };
  Nominated nominate(Seat seat, MayWait may_wait);
  bool speaks_for(Seat seat, Choice candidate);
  void show_candidates();
  bool ballots();
  bool revenge();

  GorodMatch& match_;
  std::vector<Note>& notes_;
  bots::Bot bot_;
};

}  // namespace omerta::cli
