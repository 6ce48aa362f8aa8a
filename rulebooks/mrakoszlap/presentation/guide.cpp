// The guide of mrakoszlap: which step it is, what an entry comes to, what comes next.
#include "rulebooks/mrakoszlap/presentation/guide.h"

#include <algorithm>
#include <array>
#include <bit>
#include <set>

#include "rulebooks/mrakoszlap/text/facts.h"

namespace omerta::mrakoszlap {
namespace {

using script::Entry;
using script::EntryKind;
using script::Filled;
using script::Lines;
using script::Moment;
using script::News;
using script::say;

Hand hand_of(const std::vector<int>& things) {
  Hand hand;
  for (int id : things) hand |= Hand::of(static_cast<CardId>(id));
  return hand;
}

// MRK-CALL-1  The cards still to be called tonight, if nobody answers.
Messages coming_calls(const Desk& desk) {
  Messages coming;
  Chronicle trial = desk.now.chronicle;
  std::size_t from = trial.told().size();
  while (trial.play(closing()) == Refusal::none) {
    CardId id = CardId::none;
    for (; from < trial.told().size(); ++from) {
      const Event& event = trial.told()[from].event;
      if (has(event.fact, Trait::calls)) id = static_cast<CardId>(event.what);
    }
    if (id != CardId::none) coming.push_back(said::card_name(id));
    if (Desk{{trial, desk.now.names}}.truth.row != Row::calls) break;
  }
  return coming;
}

// What may not be in one hand of this deck: most of it shows in two cards, the rest in three.
Messages hand_rules(const Plan& plan) {
  std::vector<Hand> cards;
  for (unsigned i = 0; i < kDeck; ++i) {
    const auto id = static_cast<CardId>(i);
    if (plan.deck.has(id)) cards.push_back(Hand::of(id));
  }
  std::set<HandFault> faults;
  for (Hand one : cards) {
    for (Hand two : cards) {
      for (Hand three : cards) {
        const Hand hand = one | two | three;
        if (hand.count() <= plan.each) faults.insert(fault_of(hand, plan.setup.third_gas_mask));
      }
    }
  }
  faults.erase(HandFault::none);
  Messages all;
  for (HandFault fault : faults) all.push_back(said::hand_fault(fault));
  return all;
}

class Guide final : public script::Guide {
 public:
  explicit Guide(NightCalls night_calls) : night_calls_{night_calls} {}

  bool eyes_open(const AnyGame& game) const override {
    const Row row = WholeGame::state<Mrakoszlap>(game).truth.row;
    return game.over() || row < Row::nightfall || row > Row::dawn;
  }
  script::Step step(const Moment& now) const override;
  script::Step nightfall(const Moment& now) const override { return nightfall_step(Desk{now}); }
  Messages next(const Moment& now) const override;
  std::vector<script::Power> powers(const Moment&) const override { return {script::Power::swap}; }
  Entry power(script::Power) const override { return {}; }

  Lines opening(const Moment& now) const override {
    Lines lines{say("mrakoszlap.guide.before.say"), say(said::story()),
                say("mrakoszlap.guide.sides.say"), say("mrakoszlap.guide.dead.say")};
    Desk{now}.add_news(lines, fact::deck_announced);
    lines.back().once = 0;  // as often as the cards are about to be dealt
    lines.push_back(script::act("mrakoszlap.guide.before.do"));
    return lines;
  }
  Message deck(const Moment& now) const override { return listed(said::deck(Desk{now}.plan.deck)); }
  std::vector<script::Kind> kinds(const Moment& now) const override {
    return mrakoszlap::kinds(Desk{now}.plan);
  }
  script::Hands hands(const Moment& now) const override { return dealt_hands(Desk{now}); }
  Message thing(int id) const override { return said::card_name(static_cast<CardId>(id)); }
  // MRK-DEAL-2 to -12  A hand that may not be dealt.
  Message hand_fault(const Moment& now, const std::vector<int>& hand) const override {
    const HandFault fault =
        mrakoszlap::fault_of(hand_of(hand), Desk{now}.plan.setup.third_gas_mask);
    return fault == HandFault::none ? Message{} : said::hand_fault(fault);
  }
  std::vector<script::Deal> deals(const Moment& now) const override;
  Lines dealt_by_program(const Moment&) const override { return {}; }
  Lines dealt_unseen(const Moment& now) const override;
  std::vector<Entry> anytime(const Moment& now) const override { return day_powers(Desk{now}); }
  script::Step own_page(const Moment& now, Seat seat) const override {
    return mrakoszlap::own_page(Desk{now}, seat);
  }
  std::vector<script::Described> cards(const Moment&) const override { return {}; }  // the rules'
  std::vector<script::SecretRow> secrets(const Moment& now) const override {
    return mrakoszlap::secrets(Desk{now});
  }

  std::vector<Command> commands(const Moment& now, const Entry& entry,
                                const Filled& filled) const override;
  Message mistake(const Moment& now, const Entry& entry, const Filled& filled) const override;
  Lines parting(const Moment& now, const std::vector<Command>& commands) const override {
    return sent_to_sleep(Desk{now}, commands);
  }
  // MRK-MOD-3  The Doctor's night, the Spyglass's list, the order of the report, the bomb's cards.
  bool is_drawn(const Prompt& prompt) const override { return prompt.ask != ask::deal; }
  Message why_refused(const Moment& now, const Command&, Refusal refusal,
                      const Prompt* open) const override {
    return said::refusal(Desk{now}.plan, refusal, open);
  }
  bool speaks_of_hand(const Command& command) const override {
    return command.ask == ask::use_power || command.ask == ask::skip_day;
  }

  bool is_announcement(const AnyGame&, const Event& event) const override {
    return has(event.fact, Trait::announced);
  }
  // Until it has been agreed that somebody is dead nobody learns what he was, and until the verdict
  // has been said, which card saves him from it.
  Message before_card(const Event& event) const override {
    const bool saved = event.fact == fact::saved_by_day;
    if (!has(event.fact, Trait::shows_card)) return {};
    return {saved ? "mrakoszlap.guide.saved.say" : "mrakoszlap.guide.shown.say",
            {{"who", event.who}}};
  }
  Lines announced(const AnyGame&, const Moment& after,
                  const std::vector<News>& news) const override {
    return said_aloud(Desk{after}, news);
  }
  Lines at_once(const Moment& after, const std::vector<News>& news) const override {
    return said_at_once(Desk{after}, news);
  }
  Lines privately(const Moment& after, const std::vector<News>& news) const override {
    return said_privately(Desk{after}, news);
  }
  bool is_urgent(const Event& event) const override { return has(event.fact, Trait::hand_moves); }
  bool is_shown(const Told& told) const override {  // flights: to the moderator himself
    const FactRow& row = row_of(told.event.fact);
    if (told.to.is_everyone()) return !row.has(Trait::turned_up);
    return told.event.fact == fact::flight || row.has(Trait::hand_moves) || row.has(Trait::sign);
  }
  // MRK-CALL-7  Whoever is touched must be known before.
  Message why_not_blind() const override {
    const bool spoken = night_calls_ != NightCalls::in_private;
    return spoken ? Message{} : Message{"mrakoszlap.guide.not-blind"};
  }
  std::vector<int> played(const Command& command) const override {
    return mrakoszlap::played(command);
  }
  bool teaches(const Event& event) const override { return !has(event.fact, Trait::unremarkable); }

 private:
  NightCalls night_calls_;
};

struct RowStep {
  Row row;
  script::Step (*step)(const Desk&);
};
constexpr std::array kSteps{
    RowStep{Row::look, look_step},
    RowStep{Row::meeting, meeting_step},
    RowStep{Row::night_open, window_step},
    RowStep{Row::calls, call_step},
    RowStep{Row::prison, prison_step},
    RowStep{Row::spyglass, spyglass_step},
    RowStep{Row::release, release_step},
    RowStep{Row::day_open, window_step},
    RowStep{Row::accusations, accusation_step},
    RowStep{Row::defences, defence_step},
    RowStep{Row::ballot, show_step},
    RowStep{Row::tie_ballot, show_step},
    RowStep{Row::verdict, verdict_step},
};

script::Step Guide::step(const Moment& now) const {
  const Desk desk{now};
  if (now.game().over()) return over_step(desk);
  if (desk.truth.row == Row::deal) return {.page = "opening", .deals = true};
  const auto found = std::find_if(kSteps.begin(), kSteps.end(),
                                  [&](const RowStep& each) { return each.row == desk.truth.row; });
  return found == kSteps.end() ? evening_step(desk) : found->step(desk);
}

std::vector<script::Deal> Guide::deals(const Moment& now) const {
  const Plan& plan = Desk{now}.plan;
  const Message name{
      "cli.label.more",
      {{"first", said::card_name(CardId{0})}, {"next", said::card_name(Type::jailer)}}};
  return {{.lines = {say("mrakoszlap.guide.deal-cards.say"),
                     script::act(
                         {"mrakoszlap.guide.deal-cards.do", {{"cards", said::deck(plan.deck)}}}),
                     script::enter(together({"mrakoszlap.guide.deal-cards.enter",
                                             {"guide.hands.how", {{"name", name}}}}))},
           .kinds = kinds(now),
           .each = plan.each,
           .example = name,
           .lift = "guide.blind.lift-hand",
           .which = "cli.moderate.rest-of"}};
}

// MRK-DEAL-2 to -12  Nobody but its owner can see that a hand may not be dealt.
Lines Guide::dealt_unseen(const Moment& now) const {
  const Plan& plan = Desk{now}.plan;
  Lines lines{say("mrakoszlap.guide.deal-cards.say"),
              script::act({"mrakoszlap.guide.deal-unseen.do", {{"cards", said::deck(plan.deck)}}})};
  const Messages rules = hand_rules(plan);
  if (rules.empty()) return lines;
  lines.push_back(say({"mrakoszlap.guide.deal-unseen.say", {{"rules", together(rules)}}}));
  return lines;
}

// MRK-CALL-1, MRK-PHASE-2, -3  At night the calls still to come, otherwise the phases.
Messages Guide::next(const Moment& now) const {
  constexpr std::array kOrder{Phase::night_open, Phase::night_calls, Phase::dawn,
                              Phase::report,     Phase::day_open,    Phase::accusations,
                              Phase::defences,   Phase::ballot,      Phase::verdict,
                              Phase::execution,  Phase::evening,     Phase::nightfall};
  const Desk desk{now};
  Messages coming = desk.truth.row == Row::calls ? coming_calls(desk) : Messages{};
  for (Phase phase : kOrder) {
    const bool later = phase > desk.table.phase || phase == Phase::nightfall;
    if (later) coming.push_back(said::phase_name(phase));
  }
  return coming;
}

bool is_half_a_tie(const Entry& entry) {  // the hands against come next
  return entry.ask == ask::tie_vote && entry.options.front().choice == kFor;
}

std::vector<Command> Guide::commands(const Moment& now, const Entry& entry,
                                     const Filled& filled) const {
  const Desk desk{now};
  if (entry.kind == EntryKind::go_on) return ended_call(desk, {closing()});
  std::vector<Command> commands = script::answers(entry, filled, Voice::moderator);
  const bool nobody = commands.empty() && entry.kind != EntryKind::raise;
  const bool show = entry.kind == EntryKind::raise && entry.ask != ask::look;
  // MRK-CALL-4, MRK-JOZIN-1  A shaken head; and Jožin's line says all that he does tonight.
  const bool rests = entry.ask == ask::muddy && commands.size() < entry.most;
  if (entry.pass == Pass::allowed && (nobody || rests)) {
    commands.push_back(
        {.choice = kPass, .seat = *entry.who, .ask = entry.ask, .voice = Voice::moderator});
  } else if (nobody || (show && !is_half_a_tie(entry))) {
    commands.push_back(closing());  // MRK-BALLOT-1
  }
  return ended_call(desk, std::move(commands));
}

Message Guide::mistake(const Moment&, const Entry& entry, const Filled& filled) const {
  if (filled.hands.empty()) return {};
  const script::Hand& first = filled.hands.front();
  const bool passes = first.choice == kPass;
  if (entry.kind == EntryKind::play && passes) {
    return {"guide.card.whom", {{"who", first.who}, {"card", entry.label}}};
  }
  if (entry.kind != EntryKind::point) return {};
  if (passes && entry.pass == Pass::refused) return "guide.mrakoszlap.must";
  const int named =
      filled.hands.size() > 1 ? static_cast<int>(filled.hands.size()) : std::popcount(first.choice);
  if (named > entry.most) return {"guide.too-many", {{"n", entry.most}}};
  return {};
}

}  // namespace

std::string Desk::page(std::string_view step) const {
  return std::string{step} + "/" + std::to_string(table.round);
}

Message Desk::title(Phase phase) const {
  const bool night = phase < Phase::report;
  return {
      "guide.heading.in",
      {{"where", Message{night ? "cli.heading.night" : "cli.heading.day", {{"n", table.round}}}},
       {"what", said::phase_name(phase)}}};
}

void Desk::add_news(Lines& lines, Fact what) const {
  const auto& told = now.chronicle.told();
  EventId id = static_cast<EventId>(told.size());
  while (id > 0 && told[id - 1].event.fact != what) --id;
  if (id == 0) return;
  lines.push_back(say(said::aloud(plan, told[id - 1].event, table)));
  lines.back().once = id;
}

Seats Desk::asked(Ask what) const {
  Seats seats;
  for (const auto& open : script::questions_of(now.game(), what)) seats |= Seats::of(open.seat);
  return seats;
}

CardId Desk::called() const {
  const auto& told = now.chronicle.told();
  const auto found = std::find_if(told.rbegin(), told.rend(), [](const Told& each) {
    return has(each.event.fact, Trait::calls);
  });
  return found == told.rend() ? CardId::none : static_cast<CardId>(found->event.what);
}

std::unique_ptr<script::Guide> guide(const AnyGame& game) {
  const Plan& plan = game.plan<Mrakoszlap>();
  return plan.human() ? std::make_unique<Guide>(plan.setup.night_calls) : nullptr;
}

}  // namespace omerta::mrakoszlap
