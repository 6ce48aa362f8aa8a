// One game of a room: those gathered for it, how it is dealt and drawn by a key, and what it waits
// for. It knows no connection and no clock.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "gathering/gathering.h"
#include "presentation/course/joint_call.h"
#include "presentation/pace/patience.h"
#include "presentation/setup/form.h"
#include "server/room/action.h"
#include "talk/menu_of.h"

namespace omerta::server {

struct BotManner {  // how the bots of a room play
  std::string level;
  bots::Talk talk = bots::Talk::held;
};

class Table : public Gathering {
 public:
  // Deals by the key, unless something was dealt by hand. Nothing: by the rules the game cannot
  // start like this.
  static std::optional<Table> begin(const setup::Chosen& chosen, const Key& key,
                                    const std::vector<int>& by_hand);

  // The game of somebody's desk, as it lies there.
  static Table of(const notation::Record& record, const Key& key);

  std::optional<std::vector<int>> dealt_by_key() const;  // nothing: no shuffle gave legal hands
  std::string record() const { return played().write(); }

  // --- what people say to each other (talk/) -----------------------------------------------------
  talk::Ids ids() const { return notation::ids_of(played().book(), played().casting()); }
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
  Table(const notation::Record& record, const Key& key);
  std::optional<Command> drawn(const AnyGame& game) const;  // what chance says to it
  std::optional<Command> closed(const AnyGame& game) const;
  bots::Player player(const BotManner& manner) const;

  Key key_;
};

}  // namespace omerta::server
