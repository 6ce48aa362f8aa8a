// The desk of one game in a room: what is entered at it, what phones answer into it, and the number
// of its moment. Made from the log like everything else of a room.
#pragma once
#include <map>
#include <optional>
#include <string_view>

#include "presentation/script/desk.h"
#include "presentation/setup/form.h"
#include "server/room/desk_action.h"
#include "server/room/table.h"
#include "server/room/value.h"

namespace omerta::server {

class DeskGame {
 public:
  // Nothing if the game cannot start like this, or nobody can run it.
  static std::optional<DeskGame> begin(const setup::Chosen& chosen, const Key& key);

  const script::Desk& desk() const { return desk_; }
  std::uint64_t at() const { return at_; }
  bool answers() const { return answers_ && !blind_; }  // phones do
  // Whether what they are asked has been said to them: the night begins when it is announced.
  bool asks_phones() const { return answers() && !desk_.falls_quiet(); }
  // With cards that nobody has looked at no phone knows whose is which.
  bool is_blind() const { return blind_; }

  // Why not; empty: it is done.
  std::string_view deal(const DealOut& action, const Table& table);  // by whose key, if by one
  std::string_view enter(const Fill& action);
  std::string_view answer(const std::vector<Command>& commands);
  std::string_view take_back(const TakeBack& action);
  std::string_view see(const See& action);
  std::string_view swap(const Swap& action);
  void allow(const Allow& action);

  script::Tried tried(const FilledEntries& entries) const;
  // Whether the moderator has to say something before this answer may be known.
  bool waits_to_be_said(const Command& command) const;
  bool takes(const Command& command) const;  // now

 private:
  explicit DeskGame(script::Desk desk) : desk_{std::move(desk)} {}
  script::Tried tried_at_first(const FilledEntries& entries) const;
  std::string_view deal_by_key(const Table& table);
  std::string_view deal_paper(std::vector<int> held);
  bool are_dealt(const std::vector<int>& things) const;
  bool is_a_deal(const std::vector<int>& held) const;

  script::Desk desk_;
  std::uint64_t at_ = 1;
  bool answers_ = true;
  bool blind_ = false;
  std::optional<int> unturned_;  // the card that was asked for, and nobody has turned up
  bool has_no_hands_ = false;    // so far as shuffling has shown
};

// All that the desk shows: the script, who holds what, how to deal, what phones have answered.
Value desk_value(const DeskGame& game, const std::map<Seat, Command>& held);

}  // namespace omerta::server
