// The night of spytown as steps of its game master: the Agent, the New Gang, the mafia.
#include "rulebooks/spytown/presentation/guide.h"
#include "rulebooks/spytown/text/book.h"

namespace omerta::spytown {
namespace {

using script::EntryKind;
using script::Filled;

script::Step wake(const Desk& desk, const std::string& page, Phase phase, Seats who) {
  script::Step step = desk.phase(page, phase);
  if (!who.empty()) step.lines.push_back(desk.act("guide.awake", {{"seats", who}}));
  step.how = "guide.call.nobody-asked";
  step.prompt = "guide.call.end";
  step.entries = {kClose};
  step.usual = Filled{0};
  return step;
}

// Who is asked points; where nothing is chosen, the rule leaves to choose.
void ask_to_point(script::Step& step, const Desk& desk, Ask what, Seats awake) {
  const auto open = script::questions_of(desk.now.game(), what);
  const Prompt& prompt = open.front().prompt;
  const Choice choice = script::usual_choice(prompt, desk.table.in_play - awake);
  step.entries = {{.kind = EntryKind::point,
                   .ask = what,
                   .who = desk.asked(what),
                   .offered = seats_of(prompt.offers),
                   .pass = prompt.pass},
                  kClose};
  for (const auto& each : open) step.usual->hands.push_back({each.seat, choice});
  step.prompt = {"cli.moderate.ask.call.whom",
                 {{"take", 1}, {"pass", yes(prompt.pass == Pass::allowed)}}};
  step.missing = together({"guide.call.choose-or-close", script::enter_again(choice)});
}

Seats agents(const State& state) {
  return seats_where(state.table.in_play,
                     [&](Seat seat) { return state.truth.token[index(seat)] == Token::agent; });
}
Seats gang(const State& state) {
  return state.truth.of_force[static_cast<unsigned>(Force::new_gang)] & state.table.in_play;
}
Seats mafia(const State& state) {  // SPY-MAFIA-1
  return (state.truth.mafia_side & state.table.in_play) - state.truth.exposed;
}

std::vector<int> things_of(Token token) { return {static_cast<int>(index(token))}; }

}  // namespace

// Cards change sides (SPY-WIN-6); the Agent's card is none of the gang's.
std::optional<Seats> awake(const AnyGame& game) {
  const Plan& plan = game.plan<Spytown>();
  const State& state = WholeGame::state<Spytown>(game);
  constexpr Cards kMove = Cards{} | Card::re_recruitment | Card::recruitment;
  const bool moves = !(plan.chosen & kMove).empty();
  if (state.table.phase == Phase::gang_recognition) return gang(state);
  if (moves && state.table.phase == Phase::agent_phase) return agents(state);
  if (moves && state.table.phase == Phase::mafia_phase) return mafia(state);
  return {};
}

// Before the first call the table needs a moment to fall silent.
script::Step nightfall_step(const Desk& desk) {
  const Event began{.fact = fact::round_began, .much = desk.table.round};
  return {.title = {"cli.heading.night", {{"n", desk.table.round}}},
          .lines = {script::say(desk.aloud(began)), desk.act("spytown.guide.night.do")},
          .prompt = "cli.moderate.ask.night.quiet"};
}

script::Step agent_step(const Desk& desk) {
  const Seats open = desk.asked(ask::agent_look);
  script::Step step = wake(desk, "agent", Phase::agent_phase, agents(desk.state));
  step.called = things_of(Token::agent);
  step.circle = true;
  if (open.empty()) return step;
  const bool may_pass = desk.setup.agent_may_pass == Allowed::yes;
  add(step.lines, {desk.say("spytown.guide.agent.say"),  // SPY-TABLE-2
                   desk.act("spytown.guide.agent.do"),
                   desk.enter("spytown.guide.agent.enter", {{"pass", yes(may_pass)}})});
  ask_to_point(step, desk, ask::agent_look, open);
  return step;
}

script::Step recognition_step(const Desk& desk) {
  script::Step step = wake(desk, "gang", Phase::gang_recognition, gang(desk.state));
  step.called = {notation::thing_of(Card::new_gang)};
  step.lines.push_back(desk.act("spytown.guide.gang.do"));
  return step;
}

script::Step mafia_step(const Desk& desk) {
  const Seats in_play = desk.table.in_play;
  const Seats awake = mafia(desk.state);
  const Seats recruiter = desk.asked(ask::recruit);
  const Seat sleeper = script::last_of(in_play - awake);
  const bool open = !desk.asked(ask::mafia_point).empty() && desk.truth.fixed == 0;
  script::Step step = wake(desk, "mafia", Phase::mafia_phase, awake);
  step.called = things_of(Token::mafioso);
  step.circle = true;
  step.lines.push_back(
      desk.act(awake.empty() ? "spytown.guide.mafia.nobody" : "spytown.guide.mafia.do"));
  // Who may be protected from the mafia is known to all, and easily forgotten.
  const Seats safe = (desk.table.sheltered | desk.table.safe) & in_play;
  if (!safe.empty()) step.lines.push_back(desk.act("guide.protected", {{"seats", safe}}));
  if (open && sleeper != Seat::nobody) {
    step.lines.push_back(desk.enter("guide.call.how-clan", {{"who", *awake}, {"whom", sleeper}}));
  }
  if (!recruiter.empty()) {
    Args args{{"who", *recruiter}, {"card", desk.name(Card::recruitment)}};
    sleeper == Seat::nobody ? args.emplace_back("whom", "") : args.emplace_back("whom", sleeper);
    step.lines.push_back(desk.enter("guide.recruit.how", args));
  }
  if (open) ask_to_point(step, desk, ask::mafia_point, awake);
  return step;
}

// SPY-MAFIA-5  The game master settles it among those pointed at.
script::Step deadlock_step(const Desk& desk) {
  const Prompt open = *desk.now.game().prompt(0, Seat::nobody);
  const Seats offered = seats_of(open.offers);
  const QuestionText question = said::house_question(desk.plan, desk.table, open);
  const Choice first = script::usual_choice(open, desk.table.in_play);
  return {.title = desk.title(Phase::mafia_phase),
          .lines = {script::enter(together({question.text, question.hint})),
                    script::aside(named(offered))},
          .prompt = {"cli.moderate.ask.call.whom", {{"take", 1}, {"pass", "no"}}},
          .entries = {{.kind = EntryKind::point, .ask = ask::deadlock, .offered = offered}},
          .usual = Filled{0, {{Seat::nobody, first}}},
          .missing = script::enter_again(first)};
}

}  // namespace omerta::spytown
