// The night of gorod, call by call, as steps of its moderator; or of the screen in the moderator's
// place before the handover.
#include <algorithm>

#include "rulebooks/gorod/presentation/guide.h"
#include "rulebooks/gorod/rules/cards.h"
#include "rulebooks/gorod/text/ids.h"

namespace omerta::gorod {
namespace {

using script::act;
using script::enter;
using script::Entry;
using script::EntryKind;
using script::Filled;
using script::Lines;
using script::OpenQuestion;
using script::say;

bool is_clan_question(Ask what) {
  return what == ask::victim_mafia || what == ask::victim_yakuza || what == ask::second_victim;
}

bool wakes_at(const Card& card, Call call) {
  for (unsigned k = 0; k < card.acts; ++k) {
    if (card.act[k].call == call) return true;
  }
  return false;
}

// GOR-HOUSE-9  The text the moderator rules by, if this role has one and is in the deck.
void add_house_text(Lines& lines, const Desk& desk, Role role) {
  const std::string text = said::house_text(desk.now.names, role);
  if (text.empty() || desk.plan.setup.deck[index(role)] == 0) return;
  lines.push_back(act({"guide.house-text.do",
                       {{"role", desk.role_name(role)},
                        {"what", text},
                        {"word", Message{"cli.moderate.word.mark"}}}}));
}

// One call: who is awake, who is asked, and what has been entered so far.
class CallStep {
 public:
  explicit CallStep(const Desk& desk) : desk_{desk}, call_{desk.table.call} {
    for (const OpenQuestion& open : open_questions(desk.now.game())) {
      (is_clan_question(open.prompt.ask) ? clan_ : single_).push_back(open);
    }
  }

  script::Step step() const {
    const bool second = !clan_.empty() && clan_.front().prompt.ask == ask::second_victim;
    script::Step step{.page = "call/" + std::to_string(desk_.table.round) + "/" +
                              std::to_string(static_cast<int>(call_)) + "/" +
                              std::string{yes(second)},
                      .title = title(),
                      .circle = true,
                      .called = called()};
    add_text_of_call(step.lines);
    if (!second && !pointed()) step.lines.push_back(say(said::call_wakes(desk_.plan, call_)));
    if (second) {
      step.lines.push_back(enter({"guide.exposed.enter", {{"who", *desk_.truth.exposed}}}));
    } else {
      add_what_to_do(step.lines);
    }
    add_entries(step);
    return step;
  }

 private:
  bool asks_clan() const { return !clan_.empty() && (single_.empty() || !pointed()); }
  bool waits() const { return !single_.empty() || (!clan_.empty() && !pointed()); }

  // A name alone is the choice of all of the clan, then of one after the other.
  void add_entries(script::Step& step) const {
    if (!clan_.empty()) step.entries.push_back(entry(clan_));
    for (const OpenQuestion& open : single_) step.entries.push_back(entry({open}));
    const auto close = static_cast<unsigned>(step.entries.size());
    step.entries.push_back({.kind = EntryKind::go_on, .ask = ask::close});
    step.current = asks_clan() || clan_.empty() ? 0 : 1;
    step.how = "guide.call.nobody-asked";
    if (!waits()) {
      step.prompt = "guide.call.end";
      step.usual = Filled{close};
      return;
    }
    const std::vector<OpenQuestion> asked =
        clan_.empty() || pointed() ? std::vector{single_.front()} : clan_;
    add_prompt(step, asked.front());
    const Choice choice = script::usual_choice(asked.front().prompt, desk_.table.in_play - awake());
    step.usual = Filled{step.current};
    for (const OpenQuestion& open : asked) step.usual->hands.push_back({open.seat, choice});
    step.missing = together({"guide.call.choose-or-close", script::enter_again(choice)});
  }

  static Entry entry(const std::vector<OpenQuestion>& asked) {
    const Prompt& prompt = asked.front().prompt;
    Entry entry{.kind = EntryKind::point,
                .ask = prompt.ask,
                .offered = seats_of(prompt.offers),
                .take = prompt.take,
                .pass = prompt.pass};
    for (const OpenQuestion& open : asked) entry.who |= Seats::of(open.seat);
    return entry;
  }

  void add_prompt(script::Step& step, const OpenQuestion& next) const {
    const Ask what = next.prompt.ask;
    // A house role may make several choices in one call: which one it is stands in its question.
    if (what == ask::act || what == ask::act_2 || what == ask::act_3) {
      const QuestionText asked =
          said::question(desk_.now.game().view<Gorod>(next.seat), next.prompt);
      step.standing.push_back(enter(together({asked.text, asked.hint})));
    }
    step.prompt = {"cli.moderate.ask.call.whom",
                   {{"take", next.prompt.take}, {"pass", yes(next.prompt.pass == Pass::allowed)}}};
    const bool several_acts = single_.size() > 1;
    if (several_acts) {
      step.prompt = {"guide.ask-of", {{"who", next.seat}, {"what", step.prompt}}};
    }
  }

  void add_text_of_call(Lines& lines) const {
    for (int i = 0; i < desk_.plan.setup.house_roles; ++i) {
      const Role role = house_role(i);
      if (wakes_at(desk_.plan.card(role), call_)) add_house_text(lines, desk_, role);
    }
  }

  Message title() const {
    const auto calls = calls_tonight(desk_);
    const auto at = std::find(calls.begin(), calls.end(), call_);
    return {"guide.heading.in",
            {{"where", Message{"cli.heading.night", {{"n", desk_.table.round}}}},
             {"what", Message{"guide.heading.call",
                              {{"n", at - calls.begin() + 1},
                               {"total", calls.size()},
                               {"caller", said::call_name(desk_.plan, call_)}}}}}};
  }

  bool wakes(const Card& card) const {
    const bool mafia = call_ == Call::mafia || call_ == Call::acquaintance_mafia;
    const bool yakuza = call_ == Call::yakuza || call_ == Call::acquaintance_yakuza;
    const Clan clan = mafia ? Clan::mafia : yakuza ? Clan::yakuza : Clan::none;
    return (clan != Clan::none && card.wakes_with == clan) || wakes_at(card, call_);
  }

  Seats awake() const {
    return seats_where(desk_.table.in_play, [&](Seat seat) {
      return wakes(desk_.plan.card(desk_.truth.role[index(seat)]));
    });
  }

  std::vector<int> called() const {
    std::vector<int> roles;
    for (unsigned i = 0; i < kRoles; ++i) {
      const bool dealt = desk_.plan.setup.deck[i] > 0;
      if (dealt && wakes(desk_.plan.card(static_cast<Role>(i)))) {
        roles.push_back(static_cast<int>(i));
      }
    }
    return roles;
  }

  void add_what_to_do(Lines& lines) const {
    const Seats who = awake();
    const Message awake_now{"guide.call.awake", {{"seats", who}}};
    if (who.empty()) return lines.push_back(act(together({awake_now, "guide.call.nobody"})));
    const Message does{notation::gorod_id::key("guide.call", notation::gorod_id::of(call_)),
                       {{"name", said::call_name(desk_.plan, call_)},
                        {"sleepwalker", in_deck(Role::sleepwalker)},
                        {"lawyer", in_deck(Role::lawyer)}}};
    lines.push_back(act(together({awake_now, does})));
    const bool first = desk_.table.round == 2 && call_ == desk_.plan.nights[0].call;
    if (first) lines.push_back(act("guide.call.unsure"));  // GOR-MODERATOR-5
    if (clan_.empty() && single_.empty()) return;
    Seat last = Seat::nobody;
    for (Seat seat : desk_.table.in_play) last = seat;
    lines.push_back(enter({clan_.empty() ? "guide.call.how" : "guide.call.how-clan",
                           {{"who", *who}, {"whom", last}}}));
  }

  std::string_view in_deck(Role role) const { return yes(desk_.plan.setup.deck[index(role)] > 0); }

  bool pointed() const {
    Seats hands;
    for (Seats chose : desk_.truth.chose) hands |= chose;
    return std::any_of(clan_.begin(), clan_.end(),
                       [&](const OpenQuestion& open) { return hands.has(open.seat); });
  }

  const Desk& desk_;
  Call call_;
  std::vector<OpenQuestion> clan_;
  std::vector<OpenQuestion> single_;
};

// GOR-MODERATOR-3  Night 1 needs nobody with open eyes: the lines are learned before and spoken.
script::Step first_night_by_heart(const Desk& desk) {
  script::Step step{.title = {"cli.heading.night", {{"n", 1}}},
                    .lines = {act("guide.caller.do"), say({"fact.night-fell", {{"n", 1}}})},
                    .prompt = "cli.moderate.ask.caller.enter",
                    .entries = {{.kind = EntryKind::go_on, .ask = ask::close}},
                    .usual = Filled{0}};
  for (Call call : calls_tonight(desk)) {
    step.lines.push_back(say(said::call_wakes(desk.plan, call)));
    step.lines.push_back(say(said::call_sleeps(desk.plan, call)));
  }
  step.lines.push_back(say({"fact.dawn", {{"n", 1}, {"seats", People{}}}}));
  step.lines.push_back(say("fact.mafia-appeared"));
  return step;
}

// GOR-MODERATOR-3  The screen runs the night: whoever is called comes to it and types.
script::Step unattended_call(const Desk& desk) {
  script::Step step{.title = "guide.unattended.do",
                    .lines = {say(said::call_wakes(desk.plan, desk.table.call))},
                    .circle = true,
                    .prompt = "cli.moderate.ask.unattended.enter",
                    .farewell = said::call_sleeps(desk.plan, desk.table.call),
                    .eyes = script::Eyes::called};
  for (const OpenQuestion& open : open_questions(desk.now.game())) {
    step.entries.push_back({.kind = EntryKind::point,
                            .ask = open.prompt.ask,
                            .who = Seats::of(open.seat),
                            .offered = seats_of(open.prompt.offers),
                            .take = open.prompt.take,
                            .pass = Pass::allowed});
  }
  step.entries.push_back({.kind = EntryKind::go_on, .ask = ask::close});
  return step;
}

}  // namespace

std::vector<Call> calls_tonight(const Desk& desk) {
  std::vector<Call> calls;
  const bool first = desk.table.round == 1;
  const unsigned rows = first ? desk.plan.first_night_rows : desk.plan.night_rows;
  for (unsigned i = 0; i < rows; ++i) {
    const Row& row = first ? desk.plan.first_night[i] : desk.plan.nights[i];
    if (!is_left_out(desk.table, row)) calls.push_back(row.call);
  }
  return calls;
}

// Night falls between a verdict and the first call, and the table needs a moment to fall silent.
script::Step nightfall_step(const Desk& desk) {
  const int round = desk.table.round;
  if (!desk.has_moderator() && round == 1) return {};  // learned by heart with the rest
  script::Step step{.title = {"cli.heading.night", {{"n", round}}},
                    .lines = {say({"fact.night-fell", {{"n", round}}})},
                    .prompt = "cli.moderate.ask.night.quiet"};
  if (desk.has_moderator()) step.lines.push_back(act("guide.night.do"));
  for (int i = 0; i < desk.plan.setup.house_roles && round > 1; ++i) {
    if (desk.plan.card(house_role(i)).acts == 0) add_house_text(step.lines, desk, house_role(i));
  }
  return step;
}

script::Step call_step(const Desk& desk) {
  if (desk.has_moderator()) return CallStep{desk}.step();
  return desk.table.round == 1 ? first_night_by_heart(desk) : unattended_call(desk);
}

}  // namespace omerta::gorod
