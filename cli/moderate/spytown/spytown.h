// The desk of spytown, and the steps of its guide: which one it is follows from the game alone.
// Each shows what to say, what to do and what to enter, takes one entry, and returns.
#pragma once
#include "cli/moderate/desk.h"
#include "engine/whole_game.h"
#include "rulebooks/spytown/words/spoken.h"

namespace omerta::cli {

class SpytownDesk : public Desk {
 public:
  using Desk::Desk;
  const spytown::Plan& plan() const { return game().plan<spytown::Spytown>(); }
  const spytown::State& state() const { return WholeGame::state<spytown::Spytown>(game()); }
  const spytown::Table& table() const { return state().table; }
  const spytown::Setup& setup() const { return plan().setup; }

  // A message in the wording of this game (SPY-KIDS-5).
  std::string say(const std::string& key, const Args& args = {}) const {
    return notation::say(words(), setup(), key, args);
  }
  // What is said aloud when this happens.
  std::string spoken(const Event& event) const {
    return notation::public_sentence(words(), plan(), names(), event, table());
  }
  std::string opening(spytown::Phase phase) const {
    return spoken({.fact = spytown::fact::phase_opened, .what = static_cast<std::uint8_t>(phase)});
  }
  std::string page(std::string_view step) const;  // of this round
  // What is said aloud when the phase opens, once: an interruption does not open it again.
  void say_opening();
  void say_rulings();  // SPY-GM-1: what may be typed while somebody is named
  void title(spytown::Phase phase);

  bool has_moderator() const override { return true; }
  void take_step() override;
  bool eyes_open_in(const AnyGame& game) const override;
  void say_night_falls() override;
  void say_next() override;
  std::span<const Word> known_words() const override;

  // What the person types; a card that is played is entered here.
  Input ask_step(std::string_view prompt);
  Entered close();                                   // what is open ends now
  void command(Seat seat, Ask what, Choice choice);  // a gesture of this player
  Seats asked(Ask what) const;

 protected:
  std::string why_refused(const Command&, Refusal refusal, const Prompt* open) const override {
    return notation::refusal_text(words(), plan(), names(), refusal, open);
  }
  bool is_announcement(const Event& event) const override;
  void preview(const Heard& heard, const AnyGame& after) override;
  std::string words_before_card(const Event& event) const override;
  void note_before_card(const Event& event) override;
  void tell_public(const Heard& heard) override;
  void tell_private(const Heard& heard, const AnyGame& after) override;
  bool speaks_of_hand(const Command& command) const override;
  void accepted(const std::vector<Heard>& fresh) override;
  bool teaches(const Event& event) const override;
  void act(const WordTyped& typed) override;
  void say_secrets() override;
  void help_more() override;
  std::string take_back_note(const Event& event) const override;

 private:
  std::vector<Described> cards_in_play() const;

  EventId opened_ = 0;  // the opening that was said last
};

// moderate_spytown_deal.cpp
void deal_step(SpytownDesk& desk);
void look_step(SpytownDesk& desk);
void swap_step(SpytownDesk& desk);

// A covered page with what one player holds now; false until its owner has opened it.
bool show_own_page(SpytownDesk& desk, Seat seat);

// moderate_spytown_night.cpp
void agent_step(SpytownDesk& desk);
void recognition_step(SpytownDesk& desk);
void mafia_step(SpytownDesk& desk);
void deadlock_step(SpytownDesk& desk);

// moderate_spytown_day.cpp
void window_step(SpytownDesk& desk);   // Vest, Bandage, a last shot
void confirm_step(SpytownDesk& desk);  // SPY-GM-1: named, and no window gave time to rule
void cards_step(SpytownDesk& desk);    // the start window and the end window
void discussion_step(SpytownDesk& desk);
void over_step(SpytownDesk& desk);

// moderate_spytown_vote.cpp
void ballot_step(SpytownDesk& desk);
void defence_step(SpytownDesk& desk);
void renewed_step(SpytownDesk& desk);
void lot_step(SpytownDesk& desk);

// moderate_spytown_words.cpp: "out Eva", "allow arrest", "show Eva". False if it is nothing of
// the kind.
bool own_word(SpytownDesk& desk, const std::string& text);

// moderate_spytown_cards.cpp: "Eva wiretap Boris", "Eva vest". False if it is nothing of the kind.
bool plays_card(SpytownDesk& desk, const std::string& text);
bool is_card_play(Ask what);
void explain_cards(SpytownDesk& desk);  // those in play, to be read aloud
// SPY-WIRETAP-1  What one player sees of another's token, while everyone is awake.
void show_token(SpytownDesk& desk, const Event& seen);
void say_how_to_play(SpytownDesk& desk, spytown::Cards cards);  // those everyone has not seen

}  // namespace omerta::cli
