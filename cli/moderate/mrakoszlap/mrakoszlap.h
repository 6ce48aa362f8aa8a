// The desk of mrakoszlap, and the steps of its guide: which one it is follows from the game alone.
// Each shows what to say, what to do and what to enter, takes one entry, and returns. What chance
// has to draw is drawn with the entry that leads to it, so that both are taken back together.
#pragma once
#include <set>

#include "cli/moderate/desk.h"
#include "engine/whole_game.h"
#include "rulebooks/mrakoszlap/words/spoken.h"

namespace omerta::cli {

class MrakoszlapDesk;
// moderate_mrakoszlap_deal.cpp: two cards were typed in for the wrong hands, and change places.
void swap_cards(MrakoszlapDesk& desk, const std::string& text);

class MrakoszlapDesk : public Desk {
 public:
  using Desk::Desk;
  const mrakoszlap::Plan& plan() const { return game().plan<mrakoszlap::Mrakoszlap>(); }
  const mrakoszlap::Setup& setup() const { return plan().setup; }
  const mrakoszlap::State& state() const {
    return WholeGame::state<mrakoszlap::Mrakoszlap>(game());
  }
  const mrakoszlap::Table& table() const { return state().table; }
  const mrakoszlap::Truth& truth() const { return state().truth; }

  std::string say(std::string_view key, const Args& args = {}) const {
    return words().say(key, args);
  }
  std::string card(mrakoszlap::CardId id) const;
  std::string card(mrakoszlap::Type type) const;
  std::string page(std::string_view step) const;  // of this night and day
  void title(mrakoszlap::Phase phase);
  // What was told last of this kind, aloud and once: an interruption does not open a phase again.
  void say_news(Fact what);
  bool is_new(std::string_view hint);  // not shown yet in this sitting

  bool has_moderator() const override { return true; }
  void take_step() override;
  bool eyes_open_in(const AnyGame& game) const override;
  void say_night_falls() override;
  void say_next() override;
  std::span<const Word> known_words() const override;

  // What the person types; a power that is used is entered here.
  Input ask_step(std::string_view prompt);
  Entered play(std::vector<Command> commands);  // and what chance has to say to it
  Entered close() { return play({closing()}); }
  bool allows(const std::vector<Command>& commands) const;
  Command closing() const;
  Command order(Seat seat, Ask what, Choice choice) const;
  Seats asked(Ask what) const;
  mrakoszlap::CardId called() const;  // the card of the call under way
  // Of a tie ballot's two sides, whether the hands for this player's death have been entered.
  bool has_hands_for(Seat accused) const;
  void keep_hands_for(Seat accused);
  bool calls_aloud() const { return setup().night_calls != mrakoszlap::NightCalls::in_private; }

 protected:
  std::string why_refused(const Command&, Refusal refusal, const Prompt* open) const override;
  bool is_announcement(const Event& event) const override;
  void brief(const std::vector<Heard>& fresh) override;
  void preview(const Heard& heard, const AnyGame& after) override;
  std::string words_before_card(const Event& event) const override;
  void lead_to_card(const AnyGame& after) override;
  void tell_public(const Heard& heard) override;
  void tell_private(const Heard& heard, const AnyGame& after) override;
  bool is_urgent(const Event& event) const override;
  bool speaks_of_hand(const Command& command) const override;
  bool teaches(const Event& event) const override;
  void act(const WordTyped& typed) override;
  void say_secrets() override;

 private:
  void say_together(const mrakoszlap::Table& after);  // as far as it has been gathered
  void say_effect(const Event& event);
  void note_flight(const Heard& heard);
  void note_why(const Heard& heard);
  void say_again();

  std::size_t seen_ = 0;  // how much was told when the last step began
  EventId said_ = 0;      // the last opening that was said
  std::set<std::string, std::less<>> hints_;
  std::string hands_for_;        // the show whose hands in favour are entered
  bool briefed_ = false;         // the flights of this entry have been shown before the report
  bool headed_ = false;          // and their heading stands above them
  std::string label_;            // the bullet that was spoken of last
  Seats news_{};                 // whose cards this entry changes, while it is to be said
  std::vector<Event> together_;  // a bullet or the sock, step by step
  std::vector<Heard> shown_;     // what came out with it
};

// moderate_mrakoszlap_deal.cpp
void deal_step(MrakoszlapDesk& desk);
void look_step(MrakoszlapDesk& desk);

// moderate_mrakoszlap_night.cpp
void meeting_step(MrakoszlapDesk& desk);
void window_step(MrakoszlapDesk& desk);  // the Time Lord's, by night and by day
void call_step(MrakoszlapDesk& desk);
void prison_step(MrakoszlapDesk& desk);
void spyglass_step(MrakoszlapDesk& desk);
void release_step(MrakoszlapDesk& desk);

// moderate_mrakoszlap_day.cpp
void accusation_step(MrakoszlapDesk& desk);
void defence_step(MrakoszlapDesk& desk);
void verdict_step(MrakoszlapDesk& desk);
void evening_step(MrakoszlapDesk& desk);
void over_step(MrakoszlapDesk& desk);

// moderate_mrakoszlap_vote.cpp
void show_step(MrakoszlapDesk& desk);

// moderate_mrakoszlap_powers.cpp: "Eva anarchist Boris", "Eva terrorist". False if it is nothing of
// the kind.
bool uses_power(MrakoszlapDesk& desk, const std::string& text);
void say_how_to_use(MrakoszlapDesk& desk);  // those everyone has not seen

// moderate_mrakoszlap_hands.cpp: what lies before a seat, gained cards and marks included.
mrakoszlap::Hand dealt_to(const MrakoszlapDesk& desk, Seat seat);
List hand_list(const MrakoszlapDesk& desk, Seat seat);

}  // namespace omerta::cli
