// Giving the commands of a scenario when their moment comes.
#include "notation/scenario/batch.h"

#include "notation/scenario/open_now.h"

namespace omerta::notation {
namespace {

constexpr int kLongestPhase = 100'000;

bool waits_for_its_turn(const Order& order, const Book& book) {
  return order.is_barrier() || (!order.refused.empty() && book.refused_while_closed(order.refused));
}

Seat seat_of(const std::vector<Command>& commands) {
  return commands.empty() ? Seat::nobody : commands.front().seat;
}

Message reason_of(const Book& book, const Chronicle& then, const Command& command) {
  Chronicle tried = then;
  const Refusal refusal = tried.play(command);
  if (refusal == Refusal::none) return "fault.check.taken-otherwise";
  return {"fault.check.refused", {{"reason", book.refusal_name(refusal)}}};
}

}  // namespace

// What closes, closes now or not at all; a refusal that is expected needs no open question.
std::vector<Command> Batch::commands_of(const Play& play, const Order& order) const {
  std::vector<Command> commands = due(order, play.book(), play.game());
  const bool refused =
      !order.refused.empty() && waits_for_its_turn(order, play.book()) && commands.empty();
  if (refused || (commands.empty() && order.is_close)) {
    commands = attempts(order, play.book(), play.game());
  }
  return commands;
}

// One command whose moment has come; false if there is none.
bool Batch::give_one(Play& play) {
  const bool any_order = play.standing().hour == Hour::night;
  for (std::size_t i = 0; i < pending_.size(); ++i) {
    if (i > 0 && (!any_order || waits_for_its_turn(pending_[i].order, play.book()))) return false;
    const std::vector<Command> commands = commands_of(play, pending_[i].order);
    if (commands.empty()) continue;
    const Pending pending = pending_[i];
    pending_.erase(pending_.begin() + static_cast<std::ptrdiff_t>(i));
    give(play, pending, commands);
    return true;
  }
  return false;
}

void Batch::give(Play& play, const Pending& pending, const std::vector<Command>& commands) {
  const std::string& wanted = pending.order.refused;
  if (!wanted.empty()) ++refusals_;
  for (const Command& command : commands) {
    const auto open = [&] {
      return open_now(play.book(), play.casting(), play.game(), command.seat);
    };
    const Message before = wanted.empty() ? Message{} : open();
    play.note_command();
    const Refusal refusal = play.give(command);
    const std::string seen = refusal == Refusal::none ? "" : play.book().refusal_name(refusal);
    if (seen == wanted) continue;
    if (seen.empty()) {
      fail_(*pending.statement, {"fault.check.accepted", {{"open", before}}});
    } else {
      fail_(*pending.statement, {"fault.check.was-refused", {{"reason", seen}, {"open", open()}}});
    }
  }
}

// The game as it was when the command's turn came shows what was open instead.
void Batch::give_up(const Play& play, const Pending& pending) {
  if (!pending.order.refused.empty()) ++refusals_;
  const Book& book = play.book();
  Chronicle then = play.chronicle();
  then.retract(static_cast<int>(then.commands().size() - pending.since));
  const std::vector<Command> tried = attempts(pending.order, book, then.game());
  const Message open = open_now(book, play.casting(), then.game(), seat_of(tried));
  if (tried.empty()) {
    return fail_(*pending.statement, {"fault.check.nobody-can", {{"open", open}}});
  }
  fail_(*pending.statement, {"fault.check.no-question",
                             {{"name", book.ask_name(tried.front().ask)},
                              {"why", reason_of(book, then, tried.front())},
                              {"open", open}}});
}

void Batch::run(Play& play) {
  const Statement* first = nullptr;
  for (int i = 0; !pending_.empty() && i < kLongestPhase; ++i) {
    if (pending_.front().statement != first || pending_.front().since == 0) {
      first = pending_.front().statement;
      pending_.front().since = play.chronicle().commands().size();
    }
    if (give_one(play)) continue;
    if (play.in_phase() && play.go_on() && play.in_phase()) continue;
    give_up(play, pending_.front());
    pending_.clear();
  }
}

}  // namespace omerta::notation
