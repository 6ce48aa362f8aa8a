// The guide of spytown: which step it is, what may be entered, and what follows from it.
#include "rulebooks/spytown/presentation/guide.h"

#include <array>

#include "rulebooks/spytown/rules/clauses.h"
#include "rulebooks/spytown/text/book.h"
#include "rulebooks/spytown/text/facts.h"

namespace omerta::spytown {
namespace {

using script::Entry;
using script::EntryKind;
using script::Lines;
using script::Moment;
using script::News;
using script::Power;

class Guide final : public script::Guide {
 public:
  explicit Guide(const Setup& setup) : setup_{setup} {}

  bool eyes_open(const AnyGame& game) const override { return looks_about(game); }

  script::Step step(const Moment& now) const override;
  script::Step nightfall(const Moment& now) const override { return nightfall_step(Desk{now}); }
  Messages next(const Moment& now) const override;

  // SPY-GM-1, -2, -3  What a human game master may decide at any time.
  std::vector<Power> powers(const Moment&) const override {
    return {Power::expel, Power::uphold, Power::cancel, Power::abandon};
  }
  Entry power(Power power) const override {
    if (power == Power::expel) {
      return {.kind = EntryKind::volunteer,
              .ask = ask::expel,
              .label = said::worded(setup_, "spytown.guide.peeking.do")};
    }
    const Ruling ruling = power == Power::uphold   ? Ruling::uphold
                          : power == Power::cancel ? Ruling::cancel
                                                   : Ruling::abandon;
    return {
        .kind = EntryKind::word, .ask = ask::rule, .options = {{spytown::choice_of(ruling), {}}}};
  }
  std::vector<Entry> anytime(const Moment& now) const override {
    const Desk desk{now};
    std::vector<Entry> all = own_words(desk);
    for (const Entry& entry : plays(desk)) all.push_back(entry);
    return all;
  }
  Message about_anytime() const override { return "spytown.guide.words"; }

  Lines opening(const Moment& now) const override { return welcome(Desk{now}); }
  std::vector<script::Deal> deals(const Moment& now) const override {
    return spytown::deals(Desk{now});
  }
  Message thing(int id) const override {
    if (id < kTokens) return said::token_name(setup_, static_cast<Token>(id));
    return said::card_name(setup_, static_cast<Card>(id - kTokens));
  }
  std::vector<script::Kind> kinds(const Moment& now) const override {
    std::vector<script::Kind> all;
    for (const script::Deal& deal : deals(now)) {
      all.insert(all.end(), deal.kinds.begin(), deal.kinds.end());
    }
    return all;
  }
  Lines dealt_by_program(const Moment& now) const override {
    return spytown::dealt_by_program(Desk{now});
  }
  Message deck(const Moment& now) const override {
    return listed(said::token_counts(setup_, Desk{now}.plan.tokens));
  }
  script::Step own_page(const Moment& now, Seat seat) const override {
    return spytown::own_page(Desk{now}, seat);
  }
  std::vector<script::Described> cards(const Moment& now) const override;
  std::vector<script::SecretRow> secrets(const Moment& now) const override {
    std::vector<script::SecretRow> rows;
    for (Seat seat : Seats::first(setup_.seats)) rows.push_back(secret_row(Desk{now}, seat));
    return rows;
  }

  std::vector<Command> commands(const Moment& now, const Entry& entry,
                                const script::Filled& filled) const override;
  Message why_refused(const Moment& now, const Command&, Refusal refusal,
                      const Prompt* open) const override {
    return said::refusal(Desk{now}.plan, refusal, open);
  }
  bool speaks_of_hand(const Command& command) const override { return is_card_play(command.ask); }

  bool is_announcement(const AnyGame&, const Event& event) const override {
    return has(event.fact, Trait::announced);
  }
  Message before_card(const Event& event) const override {
    // SPY-SMALL-4  The token of an exposed Agent lies open since the look.
    const bool exposed = static_cast<Cause>(event.much) == Cause::agent_exposed;
    if (!has(event.fact, Trait::shows_card) || exposed) return {};
    return said::worded(setup_, "spytown.guide.out.say", {{"who", event.who}});
  }
  Lines beside_card(const Moment& now, const Event& event) const override {
    return Desk{now}.table.named == event.who ? Lines{rulings()} : Lines{};
  }
  Lines announced(const AnyGame&, const Moment& after,
                  const std::vector<News>& news) const override {
    return at_once(after, news);
  }
  Lines at_once(const Moment& after, const std::vector<News>& news) const override {
    Lines lines;
    for (const News& each : news) add(lines, public_news(Desk{after}, each));
    return lines;
  }
  Lines privately(const Moment& after, const std::vector<News>& news) const override {
    Lines lines;
    for (const News& each : news) add(lines, private_news(Desk{after}, each));
    return lines;
  }
  std::vector<script::Step> pages(const Moment& after, const News& news) const override {
    const Event& event = news.event;
    const bool seen = event.fact == fact::token_seen && event.by != clause::spy_swap_5;
    if (seen && eyes_open(after.game())) return {token_page(Desk{after}, event)};
    const bool swapped = event.fact == fact::swapped && !after.paper_cards;  // SPY-SWAP-5
    if (!swapped) return {};
    return {own_page(after, event.who), own_page(after, event.whom)};
  }
  bool is_shown(const Told& told) const override { return spytown::is_shown(told); }
  // SPY-SWAP-4  A token seen later says nothing about the one that was dealt.
  Message why_not_blind() const override {
    if (setup_.cards[index(Card::role_swap)] == 0) return {};
    return {"spytown.guide.not-blind", {{"card", said::card_name(setup_, Card::role_swap)}}};
  }
  std::optional<Seats> awake(const AnyGame& game) const override { return spytown::awake(game); }
  std::vector<int> turning() const override {  // SPY-WIN-6
    return {notation::thing_of(Card::re_recruitment), notation::thing_of(Card::new_gang)};
  }
  std::vector<int> played(const Command& command) const override {
    return spytown::played(setup_, command);
  }
  std::optional<int> turned_up(const Event& event) const override {
    return spytown::turned_up(event);
  }
  bool teaches(const Event& event) const override { return !has(event.fact, Trait::unremarkable); }
  // SPY-GM-1  Final: it is said whenever a ruling is about to be taken back.
  Message take_back_warning(const Event& event) const override {
    return has(event.fact, Trait::ruling) ? said::worded(setup_, "spytown.guide.rule.back")
                                          : Message{};
  }

 private:
  Setup setup_;
};

script::Step Guide::step(const Moment& now) const {
  const Desk desk{now};
  const AnyGame& game = now.game();
  if (game.over()) return over_step(desk);
  const Prompt* house = game.prompt(Spytown::lane(ask::deal), Seat::nobody);
  const Ask waits = house != nullptr ? house->ask : Ask{};
  if (waits == ask::deal || waits == ask::deal_card) return {.page = "opening", .deals = true};
  if (waits == ask::lot) return lot_step(desk);
  if (waits == ask::deadlock) return deadlock_step(desk);
  if (!desk.asked(ask::look).empty()) return script::look_step(game, ask::look);
  if (!desk.asked(ask::role_swap).empty()) return swap_step(desk);
  if (desk.table.window != Window::none) return window_step(desk);
  if (desk.table.named != Seat::nobody) return confirm_step(desk);
  switch (desk.table.phase) {
    case Phase::agent_phase: return agent_step(desk);
    case Phase::gang_recognition: return recognition_step(desk);
    case Phase::mafia_phase: return mafia_step(desk);
    case Phase::start_window:
    case Phase::end_window: return cards_step(desk);
    case Phase::preliminary_ballot:
    case Phase::final_ballot: return ballot_step(desk);
    case Phase::questioning: return defence_step(desk);
    case Phase::renewed_discussion: return renewed_step(desk);
    default: return discussion_step(desk);
  }
}

// SPY-POLICE-2, SPY-ROUND-4  The phases that are still to come, as far as everyone can tell.
Messages Guide::next(const Moment& now) const {
  constexpr std::array kOrder{
      Phase::mafia_phase,        Phase::police_phase, Phase::start_window, Phase::discussion,
      Phase::preliminary_ballot, Phase::questioning,  Phase::final_ballot, Phase::verdict,
      Phase::end_window,         Phase::close};
  const Table& table = Desk{now}.table;
  Messages coming;
  for (Phase phase : kOrder) {
    const bool start = phase == Phase::start_window;
    const bool window = start || phase == Phase::end_window;
    const Cards cards = table.unseen & (start ? kStartWindow : kEndWindow);
    if (phase <= table.phase || (window && cards.empty())) continue;
    coming.push_back(said::phase_name(setup_, phase));
  }
  return coming;
}

// What everyone may know of the tokens and of the cards that were shown before the game
// (SPY-CARD-2).
std::vector<script::Described> Guide::cards(const Moment& now) const {
  const Plan& plan = Desk{now}.plan;
  std::vector<script::Described> all;
  for (Token token : {Token::mafioso, Token::agent, Token::policeman}) {
    const int copies = plan.tokens[index(token)];
    if (copies == 0) continue;
    all.push_back({said::token_count(setup_, token, copies), said::token_does(plan, token)});
  }
  for (Card card : each(in_deck(plan))) {
    all.push_back({said::card_name(setup_, card), said::card_does(setup_, card)});
  }
  return all;
}

// Nothing chosen ends the step: nobody plays a card, helps or moves a vote.
std::vector<Command> Guide::commands(const Moment& now, const Entry& entry,
                                     const script::Filled& filled) const {
  const Desk desk{now};
  script::Filled answered = filled;
  if (entry.kind == EntryKind::go_on) {  // whoever is asked does not
    for (Seat seat : entry.who) answered.hands.push_back({seat, kPass});
  }
  if (answered.hands.empty()) {
    return {{.choice = kYes, .seat = Seat::nobody, .ask = ask::close, .voice = Voice::moderator}};
  }
  const script::Hand& first = answered.hands.front();
  if (entry.ask == ask::close && first.choice == kPass) return {};
  if (entry.kind == EntryKind::play) return play(desk, entry, first);
  std::vector<Command> commands = script::answers(entry, answered, Voice::moderator);
  const bool puts_out = entry.ask == ask::rule && entry.kind == EntryKind::point;
  if (puts_out) commands[0].choice = put_out_choice(seat_of(first.choice));
  if (entry.ask == ask::lot) {  // a coin at the table is the game master's word
    const Voices voices = now.game().prompt(0, Seat::nobody)->voices;
    const bool by_hand = voices.has(Voice::moderator) && !filled.drawn;
    commands[0].voice = by_hand ? Voice::moderator : house_voice(voices);
  }
  return commands;
}

}  // namespace

Message Desk::title(Phase phase) const {
  const Message name = said::phase_name(setup, phase);
  if (table.round == 0) return name;
  const bool night = phase <= Phase::mafia_phase;
  const Message round{night ? "cli.heading.night" : "cli.heading.day", {{"n", table.round}}};
  return {"guide.heading.in", {{"where", round}, {"what", name}}};
}

script::Line Desk::opening() const {
  const auto& told = now.chronicle.told();
  EventId last = 0;
  for (EventId id = 1; id <= told.size(); ++id) {
    if (told[id - 1].event.fact == fact::phase_opened) last = id;
  }
  const Event opened{.fact = fact::phase_opened, .what = static_cast<std::uint8_t>(table.phase)};
  return {script::Line::Kind::say, aloud(opened), last};
}

script::Step Desk::page(const std::string& of) const {
  return {.page = of + "/" + std::to_string(table.round)};
}

script::Step Desk::phase(const std::string& of, Phase phase) const {
  return {.page = page(of).page, .title = title(phase), .lines = {opening()}};
}

std::vector<Card> each(Cards cards) {
  std::vector<Card> all;
  for (unsigned i = 0; i < kCards; ++i) {
    if (cards.has(static_cast<Card>(i))) all.push_back(static_cast<Card>(i));
  }
  return all;
}

Cards in_deck(const Plan& plan) {
  return plan.cards[index(Card::neutral)] > 0 ? plan.chosen | Card::neutral : plan.chosen;
}

script::Line rulings() {
  return script::enter({"guide.rulings",
                        {{"uphold", Message{"cli.moderate.word.uphold"}},
                         {"cancel", Message{"cli.moderate.word.cancel"}}}});
}

std::unique_ptr<script::Guide> guide(const AnyGame& game) {
  const Plan& plan = game.plan<Spytown>();
  return plan.human() ? std::make_unique<Guide>(plan.setup) : nullptr;
}

}  // namespace omerta::spytown
