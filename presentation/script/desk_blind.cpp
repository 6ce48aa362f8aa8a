// The desk with paper cards that nobody has looked at: who opens the eyes, what is asked for, and
// the deal that fits all of it.
#include <algorithm>
#include <numeric>

#include "engine/expect.h"
#include "presentation/script/desk.h"

namespace omerta::script {

void Desk::deal_blindly() {
  const std::vector<int> held = drawn_deal();
  std::vector<std::size_t> all(held.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  deal_unseen(held, std::move(all));
  take_up_blind();
  settle();
}

void Desk::take_up_blind() {
  const std::vector<std::size_t>& unseen = record_.unseen();
  if (unseen.empty()) return;
  use_paper_cards();
  const std::vector<int>& dealt = record_.casting().deal;
  blind_.emplace(*guide_, record_, seed_);
  for (std::size_t place = 0; place < dealt.size(); ++place) {
    if (std::find(unseen.begin(), unseen.end(), place) != unseen.end()) continue;
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
    deal_unseen(record_.casting().deal, unseen_places());
  }
}

Seats Desk::unseen() const {
  return seats_where(game().standing().seats, [&](Seat seat) { return is_unseen(seat); });
}

std::vector<std::size_t> Desk::unseen_places() const {
  std::vector<std::size_t> all;
  for (std::size_t place = 0; blind_ && place < blind_->deal().places(); ++place) {
    if (is_unseen_at(place)) all.push_back(place);
  }
  return all;
}

void Desk::deal_unseen(const std::vector<int>& held, std::vector<std::size_t> unseen) {
  record_.deal(held);
  record_.leave_unseen(std::move(unseen));
  record_.drop_taken_back();
  redeal(held);
}

void Desk::correct(const UnknownDeal& known, const std::vector<int>& held) {
  blind_->deal() = known;
  deal_unseen(held, unseen_places());
  keep_seen(seen_.back().awake_at);
}

// Why there is no deal that fits what is known then.
Message Desk::correct_for(const UnknownDeal& known, const std::vector<Command>& commands) {
  const auto held = blind_->corrected(known, record_, chronicle_, commands);
  if (!held) return "guide.blind.cannot";
  correct(known, *held);
  return {};
}

// --- trying -------------------------------------------------------------------------------------

notation::Record Desk::record_with(const std::vector<int>& held) const {
  notation::Record record = record_;
  record.drop_taken_back();
  record.deal(held);
  return record;
}

// Whoever plays a card holds it.
UnknownDeal Desk::with_played(UnknownDeal known, const std::vector<Command>& commands) const {
  for (const Command& command : commands) {
    const std::vector<int> cards = guide_->played(command);
    if (cards.empty() || !known.has(command.seat) || known.is_known(command.seat)) continue;
    known.holds_one_of(command.seat, things(cards));
  }
  return known;
}

// A card that is laid down is held, whether or not it may be played; nothing if none is.
std::optional<UnknownDeal> Desk::with_laid(const Entry& entry, const Filled& filled) const {
  const bool plays = filled.of == Filled::Of::anytime && entry.kind == EntryKind::play;
  if (!blind_ || !plays || filled.hands.size() != 1) return {};
  const Hand& hand = filled.hands.front();
  const Choice choice = hand.choice == kPass ? kYes : hand.choice;
  return with_played(blind_->deal(), {{.choice = choice, .seat = hand.who, .ask = entry.ask}});
}

// The game with a deal that fits what is known then; nothing if there is none.
std::optional<Chronicle> Desk::game_with(const std::optional<UnknownDeal>& known) const {
  if (!known || known == blind_->deal()) return chronicle_;
  const auto held = blind_->corrected(*known, record_, chronicle_);
  return held ? std::optional{record_with(*held).replay()} : std::nullopt;
}

// As long as what is said next hangs on something that nobody has looked at, that is wanted.
Tried Desk::tried_blindly(const std::vector<Command>& commands,
                          const std::optional<UnknownDeal>& laid) const {
  const UnknownDeal known = with_played(laid.value_or(blind_->deal()), commands);
  const auto shown = game_with(known);
  if (!shown) return {.why_not = "guide.blind.cannot"};
  const auto held = blind_->corrected(known, record_, chronicle_, commands);
  if (!held) return tried_on(*shown, commands);  // the rules say why not
  const notation::Record record = record_with(*held);
  const Chronicle before = record.replay();
  const auto all = with_drawn(before.game(), commands);
  expect(all.has_value());
  const Lines parting = guide_->parting(moment_of(before), commands);
  if (const auto doubt = blind_->doubt(known, record, before, *all)) {
    Tried result{.wanted = wanted_for(*doubt, commands)};
    result.wanted->parting = parting;
    result.wanted->known = known;
    return result;
  }
  Tried result = tried_on(before, *all);
  expect(result.preview.has_value());
  result.preview->parting = parting;
  result.preview->dealt = *held;
  result.preview->known = known;
  return result;
}

// --- what is wanted -----------------------------------------------------------------------------

namespace {

const Deal& deal_of(std::size_t place, const std::vector<Deal>& deals, std::size_t seats) {
  std::size_t end = 0;
  for (const Deal& deal : deals) {
    end += seats * static_cast<std::size_t>(deal.each);
    if (place < end) return deal;
  }
  return deals.back();
}

}  // namespace

// What is known of each hand.
Hands Desk::seen_hands() const {
  Hands hands(names().seats.size());
  const UnknownDeal& deal = blind_->deal();
  for (std::size_t place = 0; place < deal.places(); ++place) {
    if (!deal.is_known(place)) continue;
    hands[index(deal.owner(place))].push_back(record_.casting().deal[place]);
  }
  return hands;
}

WantedCard Desk::wanted_hand(Seat seat, const Deal& deal) const {
  const Hands hands = seen_hands();
  Messages seen;
  for (int thing : hands[index(seat)]) seen.push_back(guide_->thing(thing));
  const int count = deal.each - static_cast<int>(seen.size());
  Message question{"cli.moderate.hand-of", {{"who", seat}, {"n", count}}};
  if (!seen.empty())
    question = {std::string{deal.which}, {{"who", seat}, {"n", count}, {"seen", seen}}};
  return {.of = WantedCard::Of::hand,
          .seat = seat,
          .count = count,
          .question = question,
          .line = act({std::string{deal.lift}, {{"who", seat}}})};
}

WantedCard Desk::wanted_at(std::size_t place) const {
  const std::vector<Deal> all = deals();
  const Deal& deal = deal_of(place, all, names().seats.size());
  const Seat seat = blind_->deal().owner(place);
  if (deal.each > 1) return wanted_hand(seat, deal);
  Messages kinds;
  for (const Kind& kind : deal.kinds) kinds.push_back(kind.name);
  return {.seat = seat,
          .place = place,
          .question = {std::string{deal.which}, {{"who", seat}}},
          .among = all.size() > 1 ? listed(kinds) : guide_->deck(moment()),
          .line = act({std::string{deal.lift}, {{"who", seat}}})};
}

// The table sees it as it is turned up, or the moderator looks for it.
WantedCard Desk::wanted_holder(const Doubt& doubt) const {
  Message card = guide_->thing(*doubt.thing);
  for (const Kind& kind : guide_->kinds(moment())) {
    if (card.empty() && kind.id == *doubt.thing) card = kind.name;
  }
  WantedCard wanted{.of = WantedCard::Of::holder,
                    .thing = *doubt.thing,
                    .question = {"cli.moderate.who-holds", {{"card", card}}},
                    .line = act({"guide.blind.find", {{"card", card}}})};
  if (!doubt.event || guide_->turned_up(*doubt.event) != doubt.thing) return wanted;
  wanted.otherwise = WantedCard::Question{wanted.question, wanted.line};
  wanted.question = {"cli.moderate.who-turns-up", {{"card", card}}};
  wanted.line = say({"guide.blind.turn-up", {{"card", card}}});
  wanted.laid = true;
  return wanted;
}

WantedCard Desk::wanted_for(const Doubt& doubt, const std::vector<Command>& commands) const {
  WantedCard wanted = doubt.thing ? wanted_holder(doubt) : wanted_at(doubt.place);
  wanted.commands = commands;
  if (wanted.of != WantedCard::Of::card || !doubt.event) return wanted;
  const Message shown = guide_->before_card(*doubt.event);
  if (shown.empty() || doubt.event->who != wanted.seat) return wanted;
  wanted.line = say(shown);
  wanted.laid = true;
  return wanted;
}

// What may be answered at this call hangs on what else the one who is awake holds.
std::optional<WantedCard> Desk::wanted() const {
  if (!blind_ || falls_quiet()) return {};
  const Step step = guide_->step(moment());
  const bool hinges = std::any_of(step.hinges.begin(), step.hinges.end(), [&](int thing) {
    return !blind_->deal().is_found(static_cast<std::size_t>(thing));
  });
  if (!hinges || asks_awake(step) || !is_unseen(*step.entries.front().who)) return {};
  return wanted_hand(*step.entries.front().who, deals().front());
}

// Whoever looks through a hand may name all of it.
std::vector<int> Desk::rest_of(const WantedCard& wanted, std::vector<int> held) const {
  if (wanted.of != WantedCard::Of::hand) return held;
  const std::vector<int> seen = seen_hands()[index(wanted.seat)];
  std::erase_if(
      held, [&](int thing) { return std::find(seen.begin(), seen.end(), thing) != seen.end(); });
  return held;
}

Message Desk::mistake(const WantedCard& wanted, const std::vector<int>& all) const {
  if (wanted.of != WantedCard::Of::hand) return {};
  const std::vector<int> held = rest_of(wanted, all);
  const int typed = static_cast<int>(held.size());
  if (typed != wanted.count) return {"guide.blind.count", {{"n", typed}, {"each", wanted.count}}};
  return hand_mistake(held, left_of(seen_hands()), wanted.count);
}

Message Desk::see(const WantedCard& wanted, const std::vector<int>& held) {
  const Message wrong = mistake(wanted, held);
  if (!wrong.empty()) return wrong;
  UnknownDeal known = wanted.known.value_or(blind_->deal());
  for (int thing : rest_of(wanted, held)) {
    wanted.of == WantedCard::Of::hand ? known.holds_one_of(wanted.seat, things({thing}))
                                      : known.holds_one_of(wanted.place, things({thing}));
  }
  Message why_not = correct_for(known, wanted.commands);
  const bool laid = wanted.laid && wanted.of == WantedCard::Of::card;
  if (why_not.empty() && laid) laid_ |= Seats::of(wanted.seat);
  return why_not;
}

Message Desk::see(const WantedCard& wanted, Seat holder) {
  UnknownDeal known = wanted.known.value_or(blind_->deal());
  known.holds_one_of(holder, things({wanted.thing}));
  return correct_for(known, wanted.commands);
}

// --- who is awake -------------------------------------------------------------------------------

// Once at every call. One of many cards that is used up wakes nobody, but then it has been seen.
bool Desk::asks_awake(const Step& step) const {
  if (!blind_ || step.called.empty() || seen_.back().awake_at == step.page) return false;
  return !deals_hands() || !std::all_of(step.called.begin(), step.called.end(), [&](int thing) {
    return blind_->deal().is_found(static_cast<std::size_t>(thing));
  });
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
    if (line.kind == Line::Kind::say) awake.lines.push_back(line);
  }
  return awake;
}

Tried Desk::preview_awake(const Step& step, const Filled& filled) const {
  Seats awake;
  for (const Hand& hand : filled.hands) awake |= Seats::of(hand.who);
  const Things called = things(step.called);
  UnknownDeal known = blind_->deal();
  const bool hangs_on_more = guide_->awake(game()).has_value();
  if (hangs_on_more) known.was_awake({chronicle_.commands().size(), awake});
  for (Seat seat : hangs_on_more ? Seats{} : game().standing().in_play) {
    awake.has(seat) ? known.holds_one_of(seat, called) : known.holds_none_of(seat, called);
  }
  const auto held = blind_->corrected(known, record_, chronicle_);
  if (!held) return {.why_not = "guide.blind.cannot"};
  return {.preview = Preview{
              .answered = step.page, .dealt = *held, .known = known, .of = Preview::Of::awake}};
}

// What was said to find out who is awake is not said again, nobody's card is listed that may be
// another's, and nobody looks at it on the screen.
void Desk::leave_out_unseen(Step& step) const {
  const bool said_already = !step.called.empty() && seen_.back().awake_at == step.page;
  const bool lists = !unseen().empty() && step.last;
  if (said_already) step.title = {};
  if (!unseen().empty() && step.pages != Pages::none) {
    step.pages = Pages::none;
    step.prompt = "cli.play.press-enter";
  }
  std::erase_if(step.lines, [&](const Line& line) {
    return (said_already && line.kind == Line::Kind::say) ||
           (lists && line.kind == Line::Kind::listed);
  });
}

}  // namespace omerta::script
