// The guide of gorod: what is announced, which signs are given, who holds what.
#include "rulebooks/gorod/presentation/guide.h"

#include <algorithm>

#include "rulebooks/gorod/text/facts.h"

namespace omerta::gorod {
namespace {

using script::act;
using script::Line;
using script::Lines;
using script::Moment;
using script::News;
using script::note;
using script::say;

// What one piece of public news is said with, before it is said.
Lines announcement(const Desk& desk, const News& news) {
  const Event& event = news.event;
  if (event.fact == fact::ballots) return script::ballots(desk.now.names, news);
  if (has(event.fact, Trait::said_elsewhere) || event.fact == fact::no_candidate) return {};
  if (event.fact == fact::withdrawn) {
    return {say({"guide.withdrawal.say", {{"who", event.who}}}), act("guide.withdrawal.do")};
  }
  Lines lines;
  for (const Message& line : news.lines) lines.push_back(say(line));
  if (event.fact == fact::dawn && event.much > 1) {  // GOR-DAWN-2: also if nobody fell
    lines.push_back(act("guide.dawn.do"));
    if (!event.seats.empty()) lines.push_back(say("guide.dawn.silent"));
  }
  if (event.fact == fact::eliminated) {
    const bool over = desk.now.game().over();
    lines.push_back(act({over ? "guide.verdict.last" : "guide.verdict.do",
                         {{"role", desk.role_name(static_cast<Role>(event.what))}}}));
  }
  if (event.fact == fact::alibi_announced) {
    lines.push_back(act({"guide.alibi.do", {{"who", event.who}}}));
  }
  if (event.fact == fact::moderator_appointed) lines.push_back(act("guide.handover.do"));
  return lines;
}

// A sign to give, or what the moderator alone should know.
Lines private_news(const Desk& desk, const News& news) {
  const Event& event = news.event;
  const Args who{{"who", event.who}};
  if (event.fact == fact::answer) {
    return {act({"guide.sign.do", {{"who", event.who}, {"gesture", said::gesture(event)}}})};
  }
  if (event.fact == fact::sleepwalker_exposed) return {act({"guide.exposed.do", who})};
  if (event.fact == fact::arrested) return {act({"guide.arrested.do", who})};
  if (event.fact == fact::no_shot_tonight) return {act("guide.no-shot.do")};
  if (event.fact == fact::hit && desk.truth.tonight.beyond_healing.has(event.who)) {
    return {note({"guide.exposed.note", who})};  // GOR-SLEEPWALKER-7
  }
  Lines lines;
  if (has(event.fact, Trait::unnoted)) return lines;
  for (const Message& line : news.lines) lines.push_back(note(line));
  return lines;
}

void add(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

class Guide final : public script::Guide {
 public:
  bool has_moderator(const AnyGame& game) const override {
    return game.plan<Gorod>().setup.moderator_mode == ModeratorMode::appointed ||
           game.table<Gorod>().moderator != Seat::nobody;
  }
  bool eyes_open(const AnyGame& game) const override {
    return game.over() || game.table<Gorod>().phase != Phase::night;
  }

  script::Step step(const Moment& now) const override;
  script::Step nightfall(const Moment& now) const override { return nightfall_step(Desk{now}); }
  Messages next(const Moment& now) const override;

  // Without a free text in the deck there is nothing to mark (GOR-HOUSE-9).
  std::vector<script::Power> powers(const Moment& now) const override {
    std::vector<script::Power> all{script::Power::withdraw};
    if (now.game().plan<Gorod>().by_hand != 0) all.push_back(script::Power::mark);
    return all;
  }
  script::Entry power(script::Power power) const override {
    const bool marks = power == script::Power::mark;
    return {.kind = script::EntryKind::volunteer,
            .ask = marks ? ask::mark : ask::withdraw,
            .label = marks ? "ask.mark.hint" : "guide.withdrawal.enter"};
  }

  // BOX-3, GOR-WIN-2 to -8  A story to read aloud, the sides, and what each of them wants.
  Lines opening(const Moment& now) const override {
    Lines lines{say("guide.story.say")};
    for (const Message& goal : said::goals(Desk{now}.plan.setup)) lines.push_back(say(goal));
    return lines;
  }
  Message deck(const Moment& now) const override {
    return listed(said::deck(Desk{now}.plan.setup));
  }
  std::vector<script::Kind> kinds(const Moment& now) const override {
    const Desk desk{now};
    std::vector<script::Kind> all;
    for (unsigned i = 0; i < kRoles; ++i) {
      const int copies = desk.plan.setup.deck[i];
      if (copies == 0) continue;
      all.push_back({static_cast<int>(i), desk.role_name(static_cast<Role>(i)), copies});
    }
    return all;
  }
  script::Step own_page(const Moment& now, Seat seat) const override;

  // What every card of the deck does: everybody may know (GOR-DECK-14).
  std::vector<script::Described> cards(const Moment& now) const override {
    const Setup& setup = Desk{now}.plan.setup;
    std::vector<script::Described> all;
    for (unsigned i = 0; i < kRoles; ++i) {
      if (setup.deck[i] == 0) continue;
      const Role role = static_cast<Role>(i);
      all.push_back({said::role_count(setup.edition, role, setup.deck[i]),
                     said::role_does(now.names, setup, role)});
    }
    return all;
  }
  std::vector<script::SecretRow> secrets(const Moment& now) const override;

  std::vector<Command> commands(const Moment& now, const script::Entry& entry,
                                const script::Filled& filled) const override;
  Lines warnings(const Moment& now, const script::Entry& entry) const override;
  Message why_refused(const Moment&, const Command&, Refusal refusal,
                      const Prompt* open) const override {
    return said::refusal(refusal, open);
  }

  // GOR-MODERATOR-3, GOR-FIRST-1  Whoever called the first night has said its last words, too.
  bool is_announcement(const AnyGame& before, const Event& event) const override {
    const bool by_heart = !has_moderator(before) && event.fact == fact::dawn && event.much == 1;
    return has(event.fact, Trait::announced) && !by_heart;
  }
  Message before_card(const Event& event) const override {
    if (!has(event.fact, Trait::shows_card)) return {};
    return {"guide.verdict.say", {{"who", event.who}}};
  }
  Lines announced(const AnyGame& before, const Moment& after,
                  const std::vector<News>& news) const override {
    Lines lines;
    for (const News& each : news) {
      const bool spoken = each.event.fact == fact::call_closed && !has_moderator(before);
      if (!spoken) add(lines, announcement(Desk{after}, each));
    }
    return lines;
  }
  Lines at_once(const Moment& after, const std::vector<News>& news) const override {
    Lines lines;
    for (const News& each : news) {
      if (has(each.event.fact, Trait::said_elsewhere)) continue;
      const bool counted = each.event.fact == fact::ballots;
      add(lines, counted ? script::ballots(after.names, each) : Lines{say(each.lines.front())});
      if (each.event.fact == fact::nominated) {  // GOR-DAY-2: and tries to convince the others
        lines.push_back(act({"guide.nominated.do", {{"who", each.event.who}}}));
      }
    }
    return lines;
  }
  Lines privately(const Moment& after, const std::vector<News>& news) const override {
    Lines lines;
    for (const News& each : news) add(lines, private_news(Desk{after}, each));
    return lines;
  }
  bool is_shown(const Told& told) const override {
    const FactRow& row = row_of(told.event.fact);
    return told.to.is_everyone() ? !row.has(Trait::turned_up) : row.has(Trait::sign);
  }
  bool teaches(const Event& event) const override {  // nobody learns what he did himself
    return !has(event.fact, Trait::unremarkable);
  }
};

script::Step Guide::step(const Moment& now) const {
  const Desk desk{now};
  const AnyGame& game = now.game();
  if (game.over()) return over_step(desk);
  const Prompt* house = game.prompt(Gorod::lane(ask::deal), Seat::nobody);
  if (house != nullptr && house->ask == ask::deal) return {.page = "opening", .deals = true};
  if (house != nullptr && house->ask == ask::lot) return lot_step(desk);
  if (!script::asked(game, ask::look).empty()) return script::look_step(game, ask::look);
  if (desk.table.phase == Phase::night) return call_step(desk);
  if (!script::questions_of(game, ask::avenge).empty()) return avenge_step(desk);
  return desk.table.phase == Phase::vote ? vote_step(desk) : discussion_step(desk);
}

Messages Guide::next(const Moment& now) const {
  const Desk desk{now};
  const Phase phase = desk.table.phase;
  Messages coming;
  if (phase == Phase::night) {
    const std::vector<Call> calls = calls_tonight(desk);
    const auto at = std::find(calls.begin(), calls.end(), desk.table.call);
    for (auto call = at; call != calls.end(); ++call) {
      if (call != at) coming.push_back(said::call_name(desk.plan, *call));
    }
    coming.push_back("phase.dawn");
    coming.push_back("phase.discussion");
  }
  if (phase == Phase::setup) coming.push_back("phase.first-night");
  if (phase == Phase::discussion) coming.push_back("phase.vote");
  if (phase == Phase::discussion || phase == Phase::vote) coming.push_back("phase.night");
  return coming;
}

script::Step Guide::own_page(const Moment& now, Seat seat) const {
  const Desk desk{now};
  const Role role = desk.truth.role[index(seat)];
  script::Step page{
      .page = "card/" + std::to_string(index(seat)),
      .title = desk.role_name(role),
      .entries = {{.kind = script::EntryKind::nod, .ask = ask::look, .who = Seats::of(seat)}},
      .usual = script::Filled{0, {{seat, kYes}}},
      .eyes = script::Eyes::owner,
      .owner = seat};
  const Message motto = said::role_motto(role);
  if (!motto.empty()) page.lines.push_back(script::aside(motto));
  page.lines.push_back(note(said::role_does(now.names, desk.plan.setup, role)));
  return page;
}

std::vector<script::SecretRow> Guide::secrets(const Moment& now) const {
  const Desk desk{now};
  const bool night = desk.table.phase == Phase::night;
  std::vector<script::SecretRow> rows;
  for (Seat seat : Seats::first(desk.plan.setup.seats)) {
    script::SecretRow row{.seat = seat, .holds = {desk.role_name(desk.truth.role[index(seat)])}};
    if (!desk.table.in_play.has(seat)) row.marks.push_back("cli.label.out");
    if (night && desk.truth.tonight.arrested.has(seat)) row.marks.push_back("reason.arrested");
    if (night && desk.truth.tonight.killed.has(seat)) row.marks.push_back("reason.killed-tonight");
    if (desk.truth.alibi.has(seat)) row.marks.push_back("reason.alibi");
    rows.push_back(std::move(row));
  }
  return rows;
}

// Nobody may close before there is a moderator: everyone who is left has no candidate.
std::vector<Command> close_nominations(const Desk& desk) {
  if (desk.has_moderator()) return {desk.closing()};
  std::vector<Command> commands;
  for (Seat seat : silent_seats(desk)) {
    commands.push_back({.choice = kPass, .seat = seat, .ask = ask::nominate});
  }
  return commands;
}

// GOR-FIRST-1  All that is left of the first night, called by heart.
std::vector<Command> close_first_night(const Desk& desk) {
  const std::vector<Call> calls = calls_tonight(desk);
  const auto at = std::find(calls.begin(), calls.end(), desk.table.call);
  return std::vector<Command>(static_cast<std::size_t>(calls.end() - at), desk.closing());
}

std::vector<Command> Guide::commands(const Moment& now, const script::Entry& entry,
                                     const script::Filled& filled) const {
  const Desk desk{now};
  if (entry.ask == ask::close) {
    if (desk.table.phase == Phase::discussion) return close_nominations(desk);
    const bool by_heart =
        !desk.has_moderator() && desk.table.phase == Phase::night && desk.table.round == 1;
    return by_heart ? close_first_night(desk) : std::vector{desk.closing()};
  }
  const bool lot = entry.ask == ask::lot;
  const bool power = entry.ask == ask::withdraw || entry.ask == ask::mark || entry.ask == ask::look;
  const Voice voice = lot ? Voice::chance : power ? Voice::moderator : desk.voice();
  std::vector<Command> commands = script::answers(entry, filled, voice);
  for (Command& command : commands) {
    // GOR-DAY-6  Whoever names a candidate that stands already speaks for him.
    const bool stands = command.ask == ask::nominate && command.choice != kPass &&
                        desk.table.standing.has(seat_of(command.choice));
    if (stands) command.ask = ask::support;
  }
  return commands;
}

// What closing now would lead to: GOR-DAY-4, GOR-VOTE-2; GOR-VOTE-1, -9 (nobody may abstain: who
// is missing is asked once more).
Lines Guide::warnings(const Moment& now, const script::Entry& entry) const {
  const Desk desk{now};
  const Table& table = desk.table;
  if (entry.ask != ask::close) return {};
  if (table.phase == Phase::vote) {
    const Seats missing = still_to_vote(desk);
    if (missing.empty()) return {};
    return {say({"guide.vote.missing", {{"seats", missing}}}),
            act({"guide.vote.missing.do", {{"whom", table.candidate[0]}}})};
  }
  if (table.phase != Phase::discussion || table.candidates > 1) return {};
  if (table.candidates == 1) {
    return {say("guide.one-candidate.say"),
            act({"guide.one-candidate.do", {{"who", table.candidate[0]}}})};
  }
  const bool all = desk.plan.setup.no_candidates == NoCandidates::all_in_play;
  return {act({"guide.no-candidate.do", {{"mode", all ? "all_in_play" : "night"}}})};
}

}  // namespace

Command Desk::closing() const {
  const Prompt* prompt = now.game().prompt(Gorod::lane(ask::close), Seat::nobody);
  const bool closable = prompt != nullptr && prompt->ask == ask::close;
  return {.choice = kYes,
          .seat = Seat::nobody,
          .ask = ask::close,
          .voice = closable ? house_voice(prompt->voices) : Voice::moderator};
}

std::unique_ptr<script::Guide> guide(const AnyGame& game) {
  const bool digital = game.plan<Gorod>().setup.moderator_mode == ModeratorMode::digital;
  return digital ? nullptr : std::make_unique<Guide>();
}

}  // namespace omerta::gorod
