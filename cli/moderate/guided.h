// The desk of a rulebook that has a guide: draws its steps and takes what is typed.
#pragma once
#include <memory>
#include <set>

#include "cli/moderate/desk.h"
#include "cli/moderate/paper.h"
#include "presentation/script/blind.h"
#include "presentation/script/guide.h"

namespace omerta::cli {

class GuidedDesk : public Desk {
 public:
  GuidedDesk(std::unique_ptr<script::Guide> guide, Recorded game, std::string file,
             const Words& words, Terminal& terminal, std::uint64_t seed);

  bool shows_truth() const override { return has_moderator() && unseen().empty(); }
  bool has_moderator() const override { return guide_->has_moderator(game()); }
  bool eyes_open_in(const AnyGame& game) const override { return guide_->eyes_open(game); }
  void take_step() override;
  void say_night_falls() override;
  void say_next() override;
  std::span<const Word> known_words() const override { return known_; }

 protected:
  std::string why_refused(const Command& command, Refusal refusal,
                          const Prompt* open) const override;
  bool speaks_of_hand(const Command& command) const override {
    return guide_->speaks_of_hand(command);
  }
  bool is_announcement(const Event& event) const override {
    return guide_->is_announcement(game(), event);
  }
  void show_announced(const std::vector<Heard>& fresh) override;
  std::string words_before_card(const Event& event) const override;
  void note_before_card(const Event& event) override;
  void show_at_once(const std::vector<Heard>& run) override;
  void show_private(const std::vector<Heard>& run) override;
  bool is_urgent(const Event& event) const override { return guide_->is_urgent(event); }
  bool teaches(const Event& event) const override { return guide_->teaches(event); }
  void accepted(const std::vector<Heard>& fresh) override;
  std::string take_back_note(const Event& event) const override;
  void act(const WordTyped& typed) override;
  void say_secrets() override;
  void help_more() override;

 private:
  script::Moment moment() const { return {chronicle(), names(), has_paper_cards(), answered_}; }
  script::Moment moment_after() const { return {after(), names(), has_paper_cards(), answered_}; }
  std::string said(const Message& message) const { return words().said(message, names()); }
  void show(const script::Step& step);
  void draw(const script::Lines& lines);
  void draw(const script::Line& line, const std::string& text);
  void look_back(const script::Step& step);
  void take_usual(const script::Step& step);
  bool leaves_unsaid(const script::Step& step);
  Entered fill(const script::Step& step, const script::Filled& filled);
  void fill_lot(const script::Step& step);
  // What may be entered at any time, and pages for one player: guided_anytime.cpp.
  Input ask_step(const script::Step& step);
  bool takes_anytime(const std::string& text);
  bool takes_own_word(const std::vector<script::Entry>& all, const std::string& text);
  void enter_own(const script::Entry& entry, const std::string& rest);
  bool takes_play(const std::vector<script::Entry>& all, const std::string& text);
  void show_again(Seat seat);
  void offer_page(const script::Step& page);
  const Prompt* drawn_now(const AnyGame& game) const;
  Entered play(std::vector<Command> commands);  // and what chance has to say to it
  // The deal, and the screen in the moderator's place: guided_deal.cpp.
  void open_deal();
  void deal_by_program();
  void deal_on_paper();
  void deal_by_players();
  std::vector<Kind> named(const std::vector<script::Kind>& kinds) const;
  std::optional<int> kind_typed(const std::string& text) const;
  void show_pages(const script::Step& step);
  void show_each_page();
  bool show_page(const script::Step& page);  // false until its owner has opened it
  void attend(const script::Step& step);
  void say_what_they_learn(std::size_t since, Seats called);
  // Hands of several cards: guided_hands.cpp.
  using Cards = std::vector<int>;
  void deal_next_hand();
  void ask_hand(const script::Hands& hands);
  void confirm_hands(script::Hands hands);
  void deal_hands(const script::Hands& hands);
  void say_hand(Seat seat, const Cards& hand);
  Message fault_of(Seat seat, const Cards& hand) const;
  Cards left_of(const script::Hands& hands) const;  // what nobody has yet
  std::optional<int> thing_typed(const std::string& text) const;
  std::optional<Cards> hand_typed(const std::string& text, const script::Hands& hands);
  void swap_things(const std::string& text);
  void swap_two(const script::Hands& before, const Cards& two);
  std::string example() const;
  void complain(const Message& what);

  // Paper cards that nobody has looked at: guided_blind.cpp.
  void deal_blindly();
  void take_up_blind();  // a game that was left
  bool is_unseen(Seat seat) const;
  Seats unseen() const;
  void ask_who_is_awake(const script::Step& step);
  Entered make(const std::vector<Command>& commands);
  bool asks_for_cards(const std::vector<Command>& commands);
  bool asks_for_card(const script::Doubt& doubt, const std::vector<Command>& commands);
  bool correct(const script::UnknownDeal& deal, const std::vector<Command>& commands);
  void keep_seen(const std::string& awake_at);
  void forget_what_was_taken_back();
  void ask_for_the_rest();
  void leave_out_unseen(script::Step& step) const;

  std::unique_ptr<script::Guide> guide_;
  std::vector<Word> known_;
  struct Seen {  // what the table had shown when so many commands had been entered
    std::size_t commands = 0;
    script::UnknownDeal deal;
    std::string awake_at;  // the call of which it is known who is awake
  };
  std::optional<script::Blind> blind_;
  std::vector<Seen> seen_;
  std::size_t entered_ = 0;      // so many commands when the last step began
  Seats laid_{};                 // whose cards lie open on the table
  std::size_t told_before_ = 0;  // how much was told when the last step began
  EventId said_ = 0;             // the last news that was said
  std::string answered_;         // the page of the last step that was answered
  std::set<std::string, std::less<>> hints_;
};

}  // namespace omerta::cli
