// One game of a room: its record, what everyone and each seat has heard of it, and what it waits
// for. It knows no connection and no clock.
#pragma once
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/stand_in.h"
#include "minds/memory.h"
#include "notation/record.h"
#include "presentation/course/joint_call.h"
#include "presentation/pace/patience.h"
#include "presentation/screen/screen.h"
#include "presentation/setup/form.h"
#include "presentation/story/feed.h"
#include "rulebooks/rulebook.h"
#include "server/room/action.h"
#include "talk/menu_of.h"

namespace omerta::server {

struct BotManner {  // how the bots of a room play
  std::string level;
  bots::Talk talk = bots::Talk::held;
};

class Table {
 public:
  // Deals by the key, unless something was dealt by hand. Nothing: by the rules the game cannot
  // start like this.
  static std::optional<Table> begin(const setup::Chosen& chosen, const Key& key,
                                    const std::vector<int>& by_hand);

  // The game of somebody's desk, as it lies there.
  static Table of(const notation::Record& record, const Key& key);

  const Rulebook& rulebook() const { return *book_; }
  const AnyGame& game() const { return chronicle_.game(); }
  const Names& names() const { return record_.casting().names; }
  Standing standing() const { return game().standing(); }
  std::size_t commands() const { return chronicle_.commands().size(); }

  std::size_t changes() const { return changes_; }  // commands played and taken back

  [[nodiscard]] Refusal play(const Command& command);
  bool take_back(int commands);
  // It is played at a desk, and this is what it has come to there.
  void follow(const notation::Record& record, const Chronicle& chronicle);
  bool goes_on(const Chronicle& chronicle) const;        // so that all that was told still holds
  std::optional<std::vector<int>> dealt_by_key() const;  // nothing: no shuffle gave legal hands
  std::string record() const { return record_.write(); }
  const notation::Record& played() const { return record_; }

  // --- what people hear and see ------------------------------------------------------------------
  const story::Feed& open_feed() const { return open_; }
  const story::Feed& feed(Seat seat) const { return own_[index(seat)]; }
  std::span<const Event> heard(Seat seat) const { return chairs_.heard(seat); }
  screen::Screen open_screen() const;
  screen::Screen screen(Seat seat) const { return screen(seat, game()); }
  screen::Screen screen(Seat seat, const AnyGame& game) const;  // if the game were there

  // --- what people say to each other (talk/) -----------------------------------------------------
  const talk::Lexicon& lexicon() const { return notation::lexicon_of(record_.book()); }
  talk::Ids ids() const { return notation::ids_of(record_.book(), record_.casting()); }
  const std::vector<talk::Said>& said() const { return said_; }
  talk::Fault state(const notation::Speech& speech);  // `none`: it has been said
  Message told(const talk::Said& said) const;         // as a sentence
  talk::Menu menu() const { return talk::menu(lexicon(), game().any_table()); }
  talk::OwnMenu own_menu(Seat seat) const;
  // What one of these bots says to the table next; nothing: none of them wants to speak.
  std::optional<bots::Spoken> bot_words(Seats bots, const BotManner& manner) const;

  // --- what it waits for -------------------------------------------------------------------------
  // What is said of somebody who has to leave; nothing where the rulebook does not have it now.
  bool has_withdrawal() const;
  std::optional<Command> withdrawal(Seat seat) const;
  bool is_secret() const;  // eyes are shut: nobody may notice who is asked
  Seats awaited() const { return game().awaited(0) - Seat::nobody; }
  const Prompt* open(unsigned lane, Seat seat) const { return game().prompt(lane, seat); }
  // Adds what chance says to these commands at once. False: the rules refuse one of them.
  bool add_chance(std::vector<Command>& commands) const;
  std::optional<Command> closed() const {
    return closed(game());
  }  // what the clock says when the time is up
  pace::Patience patience() const;  // for what it waits for now
  // What a bot says for one of these who are no persons; nothing if none has anything to say.
  std::optional<Command> bot_answer(Seats bots, const BotManner& manner) const;
  // Whether everybody would notice this command at once.
  bool would_show(const Command& command) const;

  // --- table_calls.cpp: calls in which everybody is asked at once --------------------------------
  using Answers = std::map<Seat, std::vector<Command>>;  // of one call, each seat's in their order
  std::vector<course::JointCall> joint_calls() const;  // that are still to come; none: it has none
  // The game as it would be if nobody else said anything in this call, where the seat is asked
  // something it has not answered yet; nothing: it is asked no more in it.
  std::optional<AnyGame> ahead(std::size_t call, Seat seat, std::vector<Command> answers) const;
  // What is played when it ends, in the order of the rules; bots answer for these where they have
  // not.
  std::vector<Command> played_at_end(std::size_t call, Answers answers, Seats bots,
                                     const BotManner& manner) const;

 private:
  Table(const Rulebook& book, notation::Record record, notation::Replayed played, const Key& key);
  std::optional<Command> drawn(const AnyGame& game) const;  // what chance says to it
  std::optional<Command> closed(const AnyGame& game) const;
  bots::Player player(const BotManner& manner) const;
  void hear(std::size_t from);
  void start_feeds();

  const Rulebook* book_;
  notation::Record record_;
  Chronicle chronicle_;
  notation::Conversation talk_;
  std::vector<talk::Said> said_;  // in it
  Key key_;
  std::size_t changes_ = 1;
  story::Feed open_;
  std::vector<story::Feed> own_;
  bots::Chairs chairs_;
  std::unique_ptr<minds::Memory> memory_;  // of the bots, as long as the game is on
};

}  // namespace omerta::server
