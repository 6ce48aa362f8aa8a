// The desk of gorod, and the steps of its guide: which one it is follows from the game alone. Each
// shows what to say, what to do and what to enter, takes one entry, and returns.
#pragma once
#include "cli/moderate/desk.h"
#include "engine/whole_game.h"
#include "rulebooks/gorod/words/spoken.h"

namespace omerta::cli {

class GorodDesk : public Desk {
 public:
  using Desk::Desk;
  const gorod::Plan& plan() const { return game().plan<gorod::Gorod>(); }
  const gorod::State& state() const { return WholeGame::state<gorod::Gorod>(game()); }
  const gorod::Table& table() const { return state().table; }

  bool has_moderator() const override;
  void take_step() override;
  bool eyes_open_in(const AnyGame& game) const override;
  void say_night_falls() override;
  void say_next() override;
  std::span<const Word> known_words() const override;

 protected:
  unsigned lane(Ask what) const override { return gorod::Gorod::lane(what); }
  std::string why_refused(Refusal refusal, const Prompt* open) const override {
    return notation::refusal_text(words(), names(), refusal, open);
  }
  bool is_announcement(const Event& event) const override;
  void preview(const Heard& heard, const AnyGame& after) override;
  std::string words_before_card(const Event& event) const override;
  void tell_public(const Heard& heard) override;
  void tell_private(const Heard& heard, const AnyGame& after) override;
  bool teaches(const Event& event) const override;
  void act(const WordTyped& typed) override;
  void say_secrets() override;

 private:
  std::vector<Described> cards_in_play() const;
};

// moderate_night.cpp
void call_step(GorodDesk& desk);

// moderate_day.cpp
void discussion_step(GorodDesk& desk);
void vote_step(GorodDesk& desk);
void lot_step(GorodDesk& desk);
void avenge_step(GorodDesk& desk);
void over_step(GorodDesk& desk);

// moderate_deal.cpp
void deal_step(GorodDesk& desk);
void look_step(GorodDesk& desk);

std::vector<OpenQuestion> open_questions(const AnyGame& game);

Command close_command(const GorodDesk& desk);

// The calls of this night that are made (GOR-NIGHT-8), in order.
std::vector<gorod::Call> calls_tonight(const gorod::Plan& plan, const gorod::Table& table);

}  // namespace omerta::cli
