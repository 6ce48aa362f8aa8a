// The desk with paper cards that nobody has looked at: who opens the eyes, which card is asked for,
// and the deal that fits all of it.
#include "engine/expect.h"
#include "presentation/script/desk.h"

namespace omerta::script {

void Desk::deal_blindly() {
  use_paper_cards();
  deal_unseen(shuffled(guide_->kinds(moment()), seed_, 0), game().standing().seats);
  take_up_blind();
  const Tried looked = preview(*usual());  // everyone has
  expect(looked.preview.has_value());
  enter(*looked.preview);
}

void Desk::take_up_blind() {
  if (record_.unseen().empty()) return;
  const auto is_shown = [guide = guide_.get()](const Told& told) { return guide->is_shown(told); };
  const std::vector<int>& dealt = record_.casting().deal;
  blind_.emplace(dealt, is_shown, seed_);
  for (std::size_t place = 0; place < dealt.size(); ++place) {
    if (record_.unseen().has(static_cast<Seat>(place))) continue;
    blind_->deal().holds_one_of(place, things({dealt[place]}));
  }
  seen_.clear();
  keep_seen({});
}

void Desk::keep_seen(const std::string& awake_at) {
  seen_.push_back({chronicle_.commands().size(), blind_->deal(), awake_at});
}

void Desk::forget_seen() {
  while (seen_.size() > 1 && seen_.back().commands >= chronicle_.commands().size()) {
    seen_.pop_back();
    blind_->deal() = seen_.back().deal;
    deal_unseen(record_.casting().deal, unseen());
  }
}

Seats Desk::unseen() const {
  return seats_where(game().standing().seats, [&](Seat seat) { return is_unseen(seat); });
}

void Desk::deal_unseen(const std::vector<int>& held, Seats unseen) {
  record_.leave_unseen(unseen);
  record_.drop_taken_back();
  redeal(held);
}

std::optional<std::vector<int>> Desk::corrected(const UnknownDeal& deal,
                                                const std::vector<Command>& commands) const {
  Blind trial = *blind_;
  trial.deal() = deal;
  return trial.corrected(record_, chronicle_, commands);
}

void Desk::correct(const UnknownDeal& deal, const std::vector<int>& held) {
  blind_->deal() = deal;
  deal_unseen(held, unseen());
  keep_seen(seen_.back().awake_at);
}

Message Desk::see(const WantedCard& wanted, int thing) {
  UnknownDeal deal = blind_->deal();
  deal.holds_one_of(index(wanted.seat), things({thing}));
  const auto held = corrected(deal, wanted.commands);
  if (!held) return "guide.blind.cannot";
  correct(deal, *held);
  if (wanted.laid) laid_ |= Seats::of(wanted.seat);
  return {};
}

// As long as what is said next hangs on a card that nobody has looked at, that card is wanted.
Tried Desk::tried_blindly(const std::vector<Command>& commands) const {
  const auto held = corrected(blind_->deal(), commands);
  if (!held) return tried_on(chronicle_, commands);  // the rules say why not
  notation::Record record = record_;
  record.drop_taken_back();
  record.deal(*held);
  const Chronicle before = record.replay();
  const auto doubt = blind_->doubt(record, before, commands);
  if (!doubt) {
    Tried result = tried_on(before, commands);
    if (result.preview) result.preview->dealt = *held;
    return result;
  }
  const auto seat = static_cast<Seat>(doubt->place);
  const Message shown = guide_->before_card(doubt->event);
  const bool laid = !shown.empty() && doubt->event.who == seat;
  return {.wanted =
              WantedCard{.seat = seat,
                         .line = laid ? say(shown) : act({"guide.blind.lift", {{"who", seat}}}),
                         .laid = laid,
                         .commands = commands}};
}

bool Desk::asks_awake(const Step& step) const {
  return blind_ && !step.called.empty() && seen_.back().awake_at != step.page;
}

// Whoever opens the eyes holds one of the cards that are called, and nobody else does.
Step Desk::awake_step(const Step& step) const {
  Step awake{.page = "awake/" + step.page,
             .title = step.title,
             .circle = true,
             .called = step.called,
             .prompt = "cli.moderate.ask.awake",
             .entries = {{.kind = EntryKind::raise, .who = game().standing().in_play}},
             .usual = Filled{}};
  for (const Line& line : step.lines) {
    if (line.kind == Line::Kind::say) awake.lines.push_back(say(line.text));
  }
  return awake;
}

Tried Desk::preview_awake(const Step& step, const Filled& filled) const {
  Seats awake;
  for (const Hand& hand : filled.hands) awake |= Seats::of(hand.who);
  const Things called = things(step.called);
  UnknownDeal deal = blind_->deal();
  for (Seat seat : game().standing().in_play) {
    awake.has(seat) ? deal.holds_one_of(index(seat), called)
                    : deal.holds_none_of(index(seat), called);
  }
  const auto held = corrected(deal, {});
  if (!held) return {.why_not = "guide.blind.cannot"};
  return {.preview = Preview{
              .answered = step.page, .dealt = *held, .known = deal, .of = Preview::Of::awake}};
}

// What was said to find out who is awake is not said again, and nobody's card is listed that may be
// another's.
void Desk::leave_out_unseen(Step& step) const {
  const bool said_already = !step.called.empty();
  const bool lists = !unseen().empty() && step.last;
  if (said_already) step.title = {};
  std::erase_if(step.lines, [&](const Line& line) {
    return (said_already && line.kind == Line::Kind::say) ||
           (lists && line.kind == Line::Kind::listed);
  });
}

}  // namespace omerta::script
