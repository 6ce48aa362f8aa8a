// The moderator's desk without a screen: the record that lies on it, what is to be said, done and
// entered now, what an entry would lead to, and the way back. A terminal or a console draws it.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "notation/record.h"
#include "presentation/script/blind.h"
#include "presentation/script/guide.h"
#include "presentation/script/preview.h"

namespace omerta::script {

enum class Dealer : std::uint8_t { program, paper, blind };

class Desk {
 public:
  // Nothing if nobody can moderate this game.
  static std::optional<Desk> open(notation::Record record, std::uint64_t seed);

  // --- what there is ---
  const notation::Record& record() const { return record_; }
  const Chronicle& chronicle() const { return chronicle_; }
  const AnyGame& game() const { return chronicle_.game(); }
  const Names& names() const { return record_.casting().names; }
  const Guide& guide() const { return *guide_; }
  Moment moment() const { return moment_of(chronicle_); }
  bool has_moderator() const { return guide_->has_moderator(game()); }
  bool eyes_open() const { return guide_->eyes_open(game()); }
  // Nobody else sees the screen, or there is no secret left.
  bool is_private() const { return game().over() || (has_moderator() && !eyes_open()); }
  bool knows_all() const { return has_moderator() && unseen().empty(); }  // what was dealt

  // --- the script ---
  Script script() const;
  Step step() const;  // what is to be said, done and entered now
  bool falls_quiet() const { return !eyes_open() && !quiet_; }  // and it has not been said yet
  std::vector<PowerEntry> powers() const;
  std::optional<Filled> usual() const;  // what happens where nothing is chosen; lots are drawn
  std::vector<SecretRow> secrets() const;

  // --- entering: whatever is entered, night falls and chance speaks before ---
  Tried preview(const Filled& filled) const { return preview(std::vector{filled}); }
  Tried preview(const std::vector<Filled>& together) const;  // of one step, or one alone
  // What somebody has answered on a device of his own, though nobody has entered it here.
  Tried preview_answer(const std::vector<Command>& commands) const;
  bool draws() const { return drawn_now(game()) != nullptr; }  // chance speaks before anything else
  void enter(const Preview& preview);
  int played() const;  // commands that may be taken back
  TakeBack before_taking_back(int entries) const;
  void take_back(int entries);

  // What is for the moderator alone and happened while the table looked on, until night falls.
  Lines kept() const;
  Lines unread() const;
  void read_kept();

  // --- dealing ---
  std::vector<Dealer> dealers() const;
  bool has_paper_cards() const { return paper_cards_; }
  void use_paper_cards() { paper_cards_ = true; }
  std::vector<Deal> deals() const { return guide_->deals(moment()); }
  bool deals_hands() const;  // of several cards, one after the other
  void deal_by_program();
  void deal_blindly();                             // then everyone looks, as usual
  void deal(const std::vector<int>& held);         // what was said or typed, complete
  Message deal_own(const std::vector<int>& held);  // what each player has said of himself
  // Hands: whose is next, what is left for it; nobody's when the last one is what is left.
  Hands hands() const { return guide_->hands(moment()); }
  std::size_t hands_dealt() const;
  std::vector<int> left() const;
  Message hand_fault(Seat seat, const std::vector<int>& hand) const;
  Message give_hand(std::vector<int> hand);  // why not
  void take_hand_back();
  Hands all_hands() const;  // with the last one
  Message finish_hands();
  Message swap(int one, int other);  // typed in for the wrong hands; why not

  // --- cards that nobody has looked at ---
  Seats unseen() const;
  bool is_unseen(Seat seat) const { return blind_ && !blind_->deal().is_known(seat); }
  bool is_unseen_at(std::size_t place) const { return blind_ && !blind_->deal().is_known(place); }
  std::vector<std::size_t> unseen_places() const;  // of the deal
  WantedCard wanted_at(std::size_t place) const;
  std::optional<WantedCard> wanted() const;  // before this step can be answered
  Message mistake(const WantedCard& wanted, const std::vector<int>& held) const;
  Message see(const WantedCard& wanted, const std::vector<int>& held);  // why it cannot be
  Message see(const WantedCard& wanted, Seat holder);

 private:
  struct Seen {  // what the table had shown when so many commands had been entered
    std::size_t commands = 0;
    UnknownDeal deal;
    std::string awake_at;  // the call of which it is known who is awake
  };

  Desk(std::unique_ptr<Guide> guide, notation::Record record, std::uint64_t seed);
  Moment moment_of(const Chronicle& chronicle) const {
    return {chronicle, names(), paper_cards_, answered_, unseen()};
  }
  void settle();  // whether the eyes are open is known after every change
  bool asks_awake(const Step& step) const;
  Step awake_step(const Step& step) const;
  Tried preview_awake(const Step& step, const Filled& filled) const;
  std::optional<Entry> entry_of(const Step& step, const Filled& filled) const;
  Message mistaken(const Moment& now, const Entry& entry, const Filled& filled) const;
  std::vector<News> news_since(const Chronicle& chronicle, std::size_t told) const;
  const Prompt* drawn_now(const AnyGame& game) const;
  std::optional<std::vector<Command>> with_drawn(AnyGame trial,
                                                 std::vector<Command> commands) const;
  Tried tried(const std::vector<Command>& commands,
              const std::optional<UnknownDeal>& laid = {}) const;
  Tried tried_blindly(const std::vector<Command>& commands,
                      const std::optional<UnknownDeal>& laid) const;
  Tried tried_on(const Chronicle& before, const std::vector<Command>& commands) const;
  Message refused(const AnyGame& game, const Command& command, Refusal refusal) const;
  Preview previewed(const AnyGame& before, const Chronicle& then,
                    const std::vector<News>& news) const;
  void add_announced(Preview& preview, const AnyGame& before, const Moment& after,
                     const std::vector<News>& news) const;
  enum class Watched { by_all, by_nobody };
  void add_at_once(Preview& preview, const Moment& after, const std::vector<News>& news,
                   Watched watched) const;
  bool lays_card(const Event& event) const;
  std::vector<Learns> learned(const std::vector<News>& news) const;
  void keep(const Lines& lines);
  void keep_step();  // what the step that is left has for the moderator alone
  std::vector<int> drawn_deal() const;
  std::vector<int> left_of(const Hands& hands) const;
  Message hand_mistake(const std::vector<int>& hand, const std::vector<int>& free, int count) const;
  void redeal(const std::vector<int>& held);
  void deal_unseen(const std::vector<int>& held, std::vector<std::size_t> unseen);
  void take_up_blind();
  void keep_seen(const std::string& awake_at);
  void forget_seen();
  void correct(const UnknownDeal& known, const std::vector<int>& held);
  Message correct_for(const UnknownDeal& known, const std::vector<Command>& commands);
  notation::Record record_with(const std::vector<int>& held) const;
  UnknownDeal with_played(UnknownDeal known, const std::vector<Command>& commands) const;
  std::optional<UnknownDeal> with_laid(const Entry& entry, const Filled& filled) const;
  std::optional<Chronicle> game_with(const std::optional<UnknownDeal>& known) const;
  Hands seen_hands() const;
  WantedCard wanted_hand(Seat seat, const Deal& deal) const;
  std::vector<int> rest_of(const WantedCard& wanted, std::vector<int> held) const;
  WantedCard wanted_holder(const Doubt& doubt) const;
  WantedCard wanted_for(const Doubt& doubt, const std::vector<Command>& commands) const;
  void leave_out_unseen(Step& step) const;

  std::unique_ptr<Guide> guide_;
  notation::Record record_;
  Chronicle chronicle_;
  std::size_t dealt_;  // the commands of the deal cannot be taken back
  std::uint64_t seed_;
  std::vector<int> groups_;  // how many commands each entry of this sitting came to
  std::string answered_;     // the page of the last step that was answered
  std::vector<std::pair<Message, bool>> done_;  // of the last entry, and whether all have heard it
  Lines kept_;
  std::size_t read_ = 0;  // so many of them the moderator has seen
  bool quiet_ = false;    // the eyes are shut, and it has been said
  bool paper_cards_ = false;
  std::optional<Blind> blind_;
  std::vector<Seen> seen_;
  Seats laid_{};  // whose cards lie open on the table
};

std::vector<int> shuffled(const std::vector<Kind>& kinds, std::uint64_t seed, std::uint64_t stream);

}  // namespace omerta::script
