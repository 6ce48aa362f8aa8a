// The desk of mrakoszlap: which step it is, how an entry is played, what comes next.
#include "cli/moderate/mrakoszlap/mrakoszlap.h"

#include <algorithm>
#include <array>

#include "chance/dice.h"
#include "cli/moderate/anytime.h"
#include "engine/whole_game.h"

namespace omerta::cli {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Phase;
using mrakoszlap::Row;
namespace ask = mrakoszlap::ask;
namespace fact = mrakoszlap::fact;

constexpr std::array kKnown{Word::back,  Word::close, Word::table, Word::log,
                            Word::why,   Word::next,  Word::swap,  Word::rules,
                            Word::cards, Word::save,  Word::help,  Word::quit};

const Prompt* chance_asked(const AnyGame& game) {
  const Prompt* house = game.prompt(0, Seat::nobody);
  return house != nullptr && house->voices.has(Voice::chance) ? house : nullptr;
}

bool is_deal(const Prompt& prompt) { return prompt.ask == ask::deal; }

}  // namespace

std::unique_ptr<Desk> mrakoszlap_desk(Recorded game, std::string file, const Words& words,
                                      Terminal& terminal, std::uint64_t seed) {
  if (!game.record.casting().game->plan<mrakoszlap::Mrakoszlap>().human()) {
    terminal.error(words.say("guide.mrk.no-moderator"));
    return nullptr;
  }
  return std::make_unique<MrakoszlapDesk>(std::move(game), std::move(file), words, terminal, seed);
}

std::span<const Word> MrakoszlapDesk::known_words() const { return kKnown; }

std::string MrakoszlapDesk::page(std::string_view step) const {
  return std::string{step} + "/" + std::to_string(table().round);
}

void MrakoszlapDesk::title(Phase phase) {
  const bool night = phase < Phase::report;
  const std::string round =
      words().say(night ? "cli.heading.night" : "cli.heading.day", {{"n", table().round}});
  terminal().title(round + " · " + notation::phase_name(words(), phase));
}

bool MrakoszlapDesk::is_new(std::string_view hint) {
  return hints_.insert(std::string{hint}).second;
}

// Steps have been taken back, or a game goes on: what is open now is opened once more.
void MrakoszlapDesk::say_again() {
  constexpr std::array kOpenings{fact::nightfall, fact::phase_opened, fact::card_called,
                                 fact::floor, fact::show_opened};
  const auto& told = chronicle().told();
  hands_for_.clear();
  said_ = static_cast<EventId>(told.size());
  while (said_ > 0) {
    --said_;
    if (std::find(kOpenings.begin(), kOpenings.end(), told[said_].event.fact) != kOpenings.end()) {
      return;
    }
  }
}

void MrakoszlapDesk::say_news(Fact what) {
  const auto& told = chronicle().told();
  EventId id = static_cast<EventId>(told.size());
  while (id > said_ && told[id - 1].event.fact != what) --id;
  if (id <= said_) return;
  say_aloud(notation::public_sentence(words(), plan(), names(), told[id - 1].event, table()));
  said_ = id;
}

Seats MrakoszlapDesk::asked(Ask what) const {
  Seats seats;
  for (const OpenQuestion& open : questions_of(game(), what)) seats |= Seats::of(open.seat);
  return seats;
}

CardId MrakoszlapDesk::called() const {
  const auto& told = chronicle().told();
  const auto is_call = [](const Told& each) {
    const Fact what = each.event.fact;
    return what == fact::card_called || what == fact::called || what == fact::imprisoned;
  };
  const auto found = std::find_if(told.rbegin(), told.rend(), is_call);
  return found == told.rend() ? CardId::none : static_cast<CardId>(found->event.what);
}

void MrakoszlapDesk::take_step() {
  const bool taken_back = seen_ == 0 || chronicle().told().size() < seen_;
  seen_ = chronicle().told().size();
  if (taken_back) say_again();
  if (game().over()) return over_step(*this);
  const Prompt* chance = chance_asked(game());
  if (chance != nullptr && is_deal(*chance)) return deal_step(*this);
  if (chance != nullptr) return static_cast<void>(play({}));
  switch (truth().row) {
    case Row::look: return look_step(*this);
    case Row::meeting: return meeting_step(*this);
    case Row::night_open:
    case Row::day_open: return window_step(*this);
    case Row::calls: return call_step(*this);
    case Row::prison: return prison_step(*this);
    case Row::spyglass: return spyglass_step(*this);
    case Row::release: return release_step(*this);
    case Row::accusations: return accusation_step(*this);
    case Row::defences: return defence_step(*this);
    case Row::ballot:
    case Row::tie_ballot: return show_step(*this);
    case Row::verdict: return verdict_step(*this);
    default: return evening_step(*this);
  }
}

bool MrakoszlapDesk::eyes_open_in(const AnyGame& game) const {
  const Row row = WholeGame::state<mrakoszlap::Mrakoszlap>(game).truth.row;
  return game.over() || row < Row::nightfall || row > Row::dawn;
}

Input MrakoszlapDesk::ask_step(std::string_view prompt) {
  const Input input = ask(prompt);
  const bool text = input.kind == Input::Kind::text && !input.text.empty();
  if (text && uses_power(*this, input.text)) return {Input::Kind::again, {}};
  return input;
}

// What every card does, as the rules have it; or two cards change hands, and somebody else may have
// to wake.
void MrakoszlapDesk::act(const WordTyped& typed) {
  if (typed.word == Word::cards) return DeskWords{*this}.act({Word::rules, "cards"});
  const bool seen_by_all = eyes_open();
  mark_secret();
  swap_cards(*this, typed.rest);
  say_again();
  if (seen_by_all && pause(say("guide.cover"))) cover(say("cli.moderate.secrets-hidden"));
}

Command MrakoszlapDesk::closing() const {
  return {.choice = kYes, .seat = Seat::nobody, .ask = ask::close, .voice = Voice::moderator};
}

Command MrakoszlapDesk::order(Seat seat, Ask what, Choice choice) const {
  return {.choice = choice, .seat = seat, .ask = what, .voice = Voice::moderator};
}

bool MrakoszlapDesk::allows(const std::vector<Command>& commands) const {
  AnyGame trial = game();
  return std::all_of(commands.begin(), commands.end(),
                     [&](const Command& command) { return trial.apply(command) == Refusal::none; });
}

// MRK-MOD-3  The Doctor's night, the Spyglass's list, the order of the report, the bomb's cards.
Entered MrakoszlapDesk::play(std::vector<Command> commands) {
  briefed_ = false;
  headed_ = false;
  news_ = {};
  if (!allows(commands)) return enter(commands);  // it says why
  AnyGame trial = game();
  for (const Command& command : commands) expect(trial.apply(command) == Refusal::none);
  chance::Dice dice{seed(), chronicle().commands().size()};
  for (const Prompt* asked = chance_asked(trial); asked != nullptr; asked = chance_asked(trial)) {
    const Command drawn{.choice = dice.one_of(asked->offers),
                        .seat = Seat::nobody,
                        .ask = asked->ask,
                        .voice = Voice::chance};
    expect(trial.apply(drawn) == Refusal::none);
    commands.push_back(drawn);
  }
  return enter(commands);
}

bool MrakoszlapDesk::has_hands_for(Seat accused) const {
  return hands_for_ == page(name(accused)) || !table().in_favour[index(accused)].empty();
}

void MrakoszlapDesk::keep_hands_for(Seat accused) { hands_for_ = page(name(accused)); }

std::string MrakoszlapDesk::why_refused(const Command&, Refusal refusal, const Prompt* open) const {
  return notation::refusal_text(words(), plan(), names(), refusal, open);
}

// MRK-CALL-1, MRK-PHASE-2, -3  At night the calls still to come, otherwise the phases.
void MrakoszlapDesk::say_next() {
  constexpr std::array kOrder{Phase::night_open, Phase::night_calls, Phase::dawn,
                              Phase::report,     Phase::day_open,    Phase::accusations,
                              Phase::defences,   Phase::ballot,      Phase::verdict,
                              Phase::execution,  Phase::evening,     Phase::nightfall};
  List coming;
  if (truth().row == Row::calls) {
    Chronicle trial = chronicle();
    std::size_t from = trial.told().size();
    while (trial.play(closing()) == Refusal::none) {
      const Row row = WholeGame::state<mrakoszlap::Mrakoszlap>(trial.game()).truth.row;
      CardId id = CardId::none;
      for (; from < trial.told().size(); ++from) {
        const Event& event = trial.told()[from].event;
        const bool call = event.fact == fact::card_called || event.fact == fact::called;
        if (call || event.fact == fact::imprisoned) id = static_cast<CardId>(event.what);
      }
      if (id != CardId::none) coming.push_back(card(id));
      if (row != Row::calls) break;
    }
  }
  for (Phase phase : kOrder) {
    const bool later = phase > table().phase || phase == Phase::nightfall;
    if (later) coming.push_back(notation::phase_name(words(), phase));
  }
  std::string line;
  for (const std::string& each : coming) line += (line.empty() ? "" : " → ") + each;
  terminal().say(words().say("guide.heading.next") + ": " + line);
}

}  // namespace omerta::cli
