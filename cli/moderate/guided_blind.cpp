// Paper cards that nobody has looked at, entered as the table shows them.
#include <utility>

#include "cli/moderate/guided.h"

namespace omerta::cli {

using script::Step;
using script::UnknownDeal;

void GuidedDesk::deal_blindly() {
  use_paper_cards();
  say_aloud(words().say("guide.deal-paper.say"));
  do_silently(said({"guide.deal-paper.do", {{"deck", guide_->deck(moment())}}}));
  do_silently(words().say("guide.blind.do"));
  if (!pause(words().say("cli.play.press-enter"))) return;
  deal_unseen(shuffled(named(guide_->kinds(moment())), seed(), 0), game().standing().seats);
  take_up_blind();
  enter(guide_->commands(moment(), guide_->step(moment()).entries.front(),
                         *guide_->step(moment()).usual));  // everyone has looked
}

void GuidedDesk::take_up_blind() {
  if (record().unseen().empty()) return;
  const auto is_shown = [this](const Told& told) { return guide_->is_shown(told); };
  const std::vector<int>& dealt = casting().deal;
  blind_.emplace(dealt, is_shown, seed());
  for (std::size_t place = 0; place < dealt.size(); ++place) {
    if (record().unseen().has(static_cast<Seat>(place))) continue;
    blind_->deal().holds_one_of(place, script::things({dealt[place]}));
  }
  seen_.clear();
  keep_seen({});
}

void GuidedDesk::keep_seen(const std::string& awake_at) {
  seen_.push_back({chronicle().commands().size(), blind_->deal(), awake_at});
}

void GuidedDesk::forget_what_was_taken_back() {
  const std::size_t now = chronicle().commands().size();
  const bool back = now < std::exchange(entered_, now);
  while (back && seen_.size() > 1 && seen_.back().commands >= now) {
    seen_.pop_back();
    blind_->deal() = seen_.back().deal;
    deal_unseen(casting().deal, unseen());
  }
}

bool GuidedDesk::is_unseen(Seat seat) const {
  return blind_ && !blind_->deal().is_known(index(seat));
}

Seats GuidedDesk::unseen() const {
  return seats_where(game().standing().seats, [&](Seat seat) { return is_unseen(seat); });
}

// The game with a deal that fits what is known now; false if there is none, and it has been said.
bool GuidedDesk::correct(const UnknownDeal& deal, const std::vector<Command>& commands) {
  script::Blind trial = *blind_;
  trial.deal() = deal;
  const auto cards = trial.corrected(record(), chronicle(), commands);
  if (!cards) {
    terminal().say(words().say("guide.blind.cannot"), Style::bad);
    return false;
  }
  blind_->deal() = deal;
  deal_unseen(*cards, unseen());
  keep_seen(seen_.back().awake_at);
  return true;
}

// Whoever has opened the eyes holds one of the cards that are called, and nobody else does.
void GuidedDesk::ask_who_is_awake(const Step& step) {
  if (turns_to("awake/" + step.page)) {
    terminal().title(said(step.title));
    for (const script::Line& line : step.lines) {
      if (line.kind == script::Line::Kind::say) say_aloud(said(line.text));
    }
    say_seats();
  }
  const Input input = ask(words().say("cli.moderate.ask.awake"));
  if (input.kind != Input::Kind::text) return;
  const SeatsTyped typed = read_seats(input.text, names());
  if (!typed.unknown.empty()) return static_cast<void>(seat_or_say(typed.unknown));
  Seats awake;
  for (Seat seat : typed.seats) awake |= Seats::of(seat);
  const script::Things called = script::things(step.called);
  UnknownDeal deal = blind_->deal();
  for (Seat seat : in_play()) {
    awake.has(seat) ? deal.holds_one_of(index(seat), called)
                    : deal.holds_none_of(index(seat), called);
  }
  if (correct(deal, {})) seen_.back().awake_at = step.page;
}

Entered GuidedDesk::make(const std::vector<Command>& commands) {
  if (blind_ && !unseen().empty() && !asks_for_cards(commands)) return Entered::not_yet;
  return enter(commands);
}

// As long as what is said next hangs on a card that nobody has looked at.
bool GuidedDesk::asks_for_cards(const std::vector<Command>& commands) {
  script::Blind trial = *blind_;
  if (!trial.corrected(record(), chronicle(), commands)) return true;  // the rules say why not
  if (!correct(blind_->deal(), commands)) return false;
  while (const auto doubt = blind_->doubt(record(), chronicle(), commands)) {
    if (!asks_for_card(*doubt, commands)) return false;
  }
  return true;
}

bool GuidedDesk::asks_for_card(const script::Doubt& doubt, const std::vector<Command>& commands) {
  const Seat seat = static_cast<Seat>(doubt.place);
  const Message shown = guide_->before_card(doubt.event);
  const bool laid = !shown.empty() && doubt.event.who == seat;
  laid ? say_aloud(said(shown)) : do_silently(said({"guide.blind.lift", {{"who", seat}}}));
  while (true) {
    const auto typed = answer_to(words().say("cli.moderate.card-of", {{"who", name(seat)}}));
    if (!typed) return false;
    const auto kind = kind_typed(*typed);
    if (!kind) {
      const std::string deck = said(guide_->deck(moment()));
      terminal().say(words().say("cli.error.unknown-role", {{"name", *typed}}) + " " + deck,
                     Style::bad);
      if (is_no(*typed, words())) return false;
      continue;
    }
    UnknownDeal deal = blind_->deal();
    deal.holds_one_of(doubt.place, script::things({*kind}));
    if (!correct(deal, commands)) return false;
    if (laid) laid_ |= Seats::of(seat);
    return true;
  }
}

// The game is over, and the cards are turned up; whoever has gone home keeps a secret.
void GuidedDesk::ask_for_the_rest() {
  if (!turns_to("reveal")) return;
  say_aloud(words().say("guide.blind.reveal"));
  for (Seat seat : unseen()) {
    const auto typed = answer_to(words().say("cli.moderate.card-of", {{"who", name(seat)}}));
    if (!typed || typed->empty()) return;
    const auto kind = kind_typed(*typed);
    if (!kind) continue;
    UnknownDeal deal = blind_->deal();
    deal.holds_one_of(index(seat), script::things({*kind}));
    correct(deal, {});
  }
}

// What was said to find out who is awake is not said again, and nobody's card is listed that may be
// another's.
void GuidedDesk::leave_out_unseen(Step& step) const {
  const bool said_already = !step.called.empty();
  const bool lists = !unseen().empty() && step.last;
  if (said_already) step.title = {};
  std::erase_if(step.lines, [&](const script::Line& line) {
    return (said_already && line.kind == script::Line::Kind::say) ||
           (lists && line.kind == script::Line::Kind::listed);
  });
}

}  // namespace omerta::cli
