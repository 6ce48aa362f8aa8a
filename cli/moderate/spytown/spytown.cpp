// The desk of spytown: which step it is, what is announced, what is done for whose eyes.
#include "cli/moderate/spytown/spytown.h"

#include <algorithm>
#include <array>

#include "cli/typed/typed.h"
#include "engine/clauses.h"
#include "engine/whole_game.h"

namespace omerta::cli {
namespace {

using spytown::Card;
using spytown::Phase;
namespace fact = spytown::fact;
namespace ask = spytown::ask;

constexpr std::array kKnown{Word::back,  Word::expel, Word::uphold, Word::cancel, Word::abandon,
                            Word::close, Word::table, Word::log,    Word::why,    Word::next,
                            Word::rules, Word::cards, Word::save,   Word::help,   Word::quit};

template <std::size_t kCount>
bool is_one(Fact what, const std::array<Fact, kCount>& all) {
  return std::find(all.begin(), all.end(), what) != all.end();
}

// What follows from an entry and nobody can unhear: shown to the game master before it is said.
constexpr std::array kAnnounced{fact::named,        fact::nobody_chosen, fact::eliminated,
                                fact::expelled,     fact::ballots,       fact::suspects,
                                fact::tied,         fact::lot_drawn,     fact::nobody_eliminated,
                                fact::ruled,        fact::game_over,     fact::recruitment,
                                fact::card_allowed, fact::card_forbidden};

// Said by the step that follows, or said and seen at the table before it was typed in.
constexpr std::array kSaidElsewhere{
    fact::tokens_announced, fact::cards_announced, fact::round_began, fact::window_opened,
    fact::window_closed,    fact::floor,           fact::voted,       fact::defended,
    fact::waived,           fact::spoke,           fact::revealed};

// Nothing that anybody has to be told again after a step back.
constexpr std::array kUnremarkable{
    fact::phase_opened, fact::phase_closed, fact::window_opened, fact::window_closed, fact::floor,
    fact::voted,        fact::defended,     fact::waived,        fact::spoke,         fact::pointed,
    fact::looked,       fact::no_look,      fact::round_began,   fact::awake};

// What the game master has typed himself, or sees on the table.
constexpr std::array kOwnDoing{fact::awake, fact::looked, fact::token_dealt, fact::card_dealt};

}  // namespace

std::unique_ptr<Desk> spytown_desk(Recorded game, std::string file, const Words& words,
                                   Terminal& terminal, std::uint64_t seed) {
  if (!game.record.casting().game->plan<spytown::Spytown>().human()) {
    terminal.error(words.say("guide.no-game-master"));
    return nullptr;
  }
  return std::make_unique<SpytownDesk>(std::move(game), std::move(file), words, terminal, seed);
}

std::span<const Word> SpytownDesk::known_words() const { return kKnown; }

std::string SpytownDesk::page(std::string_view step) const {
  return std::string{step} + "/" + std::to_string(table().round);
}

void SpytownDesk::say_opening() {
  const auto& told = chronicle().told();
  EventId last = 0;
  for (EventId id = 1; id <= told.size(); ++id) {
    if (told[id - 1].event.fact == fact::phase_opened) last = id;
  }
  if (last != opened_) say_aloud(opening(table().phase));
  opened_ = last;
}

void SpytownDesk::say_rulings() {
  enter_what(
      words().say("guide.rulings", {{"uphold", first_word(words(), "cli.moderate.word.uphold")},
                                    {"cancel", first_word(words(), "cli.moderate.word.cancel")}}));
}

void SpytownDesk::title(Phase phase) {
  const bool night = phase <= Phase::mafia_phase;
  const std::string round =
      words().say(night ? "cli.heading.night" : "cli.heading.day", {{"n", table().round}});
  terminal().title((table().round == 0 ? "" : round + " · ") +
                   notation::phase_name(words(), setup(), phase));
}

Seats SpytownDesk::asked(Ask what) const {
  Seats seats;
  for (const OpenQuestion& open : questions_of(game(), what)) seats |= Seats::of(open.seat);
  return seats;
}

void SpytownDesk::take_step() {
  if (game().over()) return over_step(*this);
  const Prompt* house = game().prompt(game().lane(ask::deal), Seat::nobody);
  const Ask waits = house != nullptr ? house->ask : Ask{};
  if (waits == ask::deal || waits == ask::deal_card) return deal_step(*this);
  if (waits == ask::lot) return lot_step(*this);
  if (waits == ask::deadlock) return deadlock_step(*this);
  if (!asked(ask::look).empty()) return look_step(*this);
  if (!asked(ask::role_swap).empty()) return swap_step(*this);
  if (table().window != spytown::Window::none) return window_step(*this);
  if (table().named != Seat::nobody) return confirm_step(*this);
  switch (table().phase) {
    case Phase::agent_phase: return agent_step(*this);
    case Phase::gang_recognition: return recognition_step(*this);
    case Phase::mafia_phase: return mafia_step(*this);
    case Phase::start_window:
    case Phase::end_window: return cards_step(*this);
    case Phase::preliminary_ballot:
    case Phase::final_ballot: return ballot_step(*this);
    case Phase::questioning: return defence_step(*this);
    case Phase::renewed_discussion: return renewed_step(*this);
    default: return discussion_step(*this);
  }
}

bool SpytownDesk::eyes_open_in(const AnyGame& game) const {
  const Phase phase = WholeGame::state<spytown::Spytown>(game).table.phase;
  const bool night = phase == Phase::agent_phase || phase == Phase::gang_recognition ||
                     phase == Phase::mafia_phase;
  return game.over() || !night;
}

Input SpytownDesk::ask_step(std::string_view prompt) {
  const Input input = ask(prompt);
  const bool text = input.kind == Input::Kind::text && !input.text.empty();
  if (text && (own_word(*this, input.text) || plays_card(*this, input.text))) {
    return {stopped() ? Input::Kind::stop : Input::Kind::again, {}};
  }
  return input;
}

Entered SpytownDesk::close() {
  return enter(
      {{.choice = kYes, .seat = Seat::nobody, .ask = ask::close, .voice = Voice::moderator}});
}

void SpytownDesk::command(Seat seat, Ask what, Choice choice) {
  enter({{.choice = choice, .seat = seat, .ask = what, .voice = Voice::moderator}});
}

bool SpytownDesk::is_announcement(const Event& event) const {
  return is_one(event.fact, kAnnounced);
}

bool SpytownDesk::teaches(const Event& event) const { return !is_one(event.fact, kUnremarkable); }

std::string SpytownDesk::words_before_card(const Event& event) const {
  if (event.fact != fact::eliminated && event.fact != fact::expelled) return {};
  const bool exposed = static_cast<spytown::Cause>(event.much) == spytown::Cause::agent_exposed;
  if (exposed) return {};  // SPY-SMALL-4: the token lies open since the look
  return say("spy.guide.out.say", {{"who", name(event.who)}});
}

void SpytownDesk::note_before_card(const Event& event) {
  if (table().named == event.who) say_rulings();
}

void SpytownDesk::preview(const Heard& heard, const AnyGame&) { tell_public(heard); }

void SpytownDesk::tell_public(const Heard& heard) {
  const Event& event = heard.event;
  const bool opens = event.fact == fact::phase_opened;
  if (opens && static_cast<Phase>(event.what) != Phase::police_phase) return;
  if (is_one(event.fact, kSaidElsewhere)) return;
  if (event.fact == fact::ballots && heard.lines.size() > 1) return say_ballots(heard);
  if (event.fact == fact::card_removed) return do_silently(heard.lines.front());
  const bool out = event.fact == fact::eliminated || event.fact == fact::expelled;
  const std::string who = event.who == Seat::nobody ? std::string{} : name(event.who);
  const std::string_view extended = yes(plan().extended());
  say_aloud(heard.lines.front());
  const bool by_mafia =
      event.fact == fact::named && static_cast<spytown::Cause>(event.what) == spytown::Cause::mafia;
  if (by_mafia) do_silently(say("spy.guide.named.do", {{"who", who}, {"extended", extended}}));
  if (out) {
    const auto token = static_cast<spytown::Token>(event.what);
    do_silently(say("spy.guide.out.do", {{"token", notation::token_name(words(), setup(), token)},
                                         {"extended", extended}}));
  }
  if (event.fact == fact::swapped && has_paper_cards()) {
    do_silently(words().say("guide.swap.do", {{"who", who}, {"whom", name(event.whom)}}));
  }
}

// Whose token is shown to whom, whom to tap, and what the night has decided.
void SpytownDesk::tell_private(const Heard& heard, const AnyGame& after) {
  const Event& event = heard.event;
  if (is_one(event.fact, kOwnDoing)) return;
  const bool day = eyes_open() && eyes_open_in(after);
  const std::string whom = event.whom == Seat::nobody ? std::string{} : name(event.whom);
  if (event.fact == fact::token_seen) {
    if (event.by == Clause::spy_swap_5 || day)
      return;  // the two look at their own; a page is shown
    const auto token = static_cast<spytown::Token>(event.what);
    do_silently(words().say("guide.show-token",
                            {{"who", name(event.who)},
                             {"whom", whom},
                             {"token", notation::token_name(words(), setup(), token)}}));
  } else if (event.fact == fact::exposed) {
    do_silently(say("spy.guide.agent.exposed", {{"who", name(event.who)}}));
  } else if (event.fact == fact::recruited) {
    do_silently(say("spy.guide.recruit.do", {{"whom", whom}}));
  } else if (event.fact == fact::chosen && eyes_open_in(after)) {
    return;  // everyone has just heard it
  } else if (event.fact != fact::pointed || event.whom == Seat::nobody) {
    for (const std::string& line : heard.lines) note(line);
  }
}

bool SpytownDesk::speaks_of_hand(const Command& command) const { return is_card_play(command.ask); }

void SpytownDesk::accepted(const std::vector<Heard>& fresh) {
  for (const Heard& heard : fresh) {
    const bool seen = heard.event.fact == fact::token_seen && heard.event.by != Clause::spy_swap_5;
    if (seen && eyes_open()) show_token(*this, heard.event);
    if (heard.event.fact == fact::swapped && !has_paper_cards()) {  // SPY-SWAP-5
      for (Seat seat : {heard.event.who, heard.event.whom}) {
        while (!stopped() && !show_own_page(*this, seat)) continue;
      }
    }
  }
}

// SPY-GM-1  Final: it is said whenever a ruling is about to be taken back.
std::string SpytownDesk::take_back_note(const Event& event) const {
  const bool ruling = event.fact == fact::ruled || event.fact == fact::card_allowed ||
                      event.fact == fact::card_forbidden;
  return ruling ? say("spy.guide.rule.back") : std::string{};
}

// SPY-GM-1, -2, -3  What a human game master may decide at any time.
// What everyone may know of the tokens and of the cards that were shown before the game
// (SPY-CARD-2).
std::vector<Described> SpytownDesk::cards_in_play() const {
  std::vector<Described> all;
  for (int i = 0; i < spytown::kTokens; ++i) {
    const auto token = static_cast<spytown::Token>(i);
    const int copies = plan().tokens[index(token)];
    if (copies == 0) continue;
    all.push_back({notation::token_count(words(), setup(), token, copies),
                   notation::token_does(words(), plan(), token)});
  }
  for (int i = 0; i < spytown::kCards; ++i) {
    const auto card = static_cast<Card>(i);
    if (plan().cards[index(card)] == 0) continue;
    all.push_back(
        {notation::card_name(words(), setup(), card), notation::card_does(words(), setup(), card)});
  }
  return all;
}

void SpytownDesk::act(const WordTyped& typed) {
  using spytown::Ruling;
  if (typed.word == Word::cards) return say_cards(cards_in_play());
  if (typed.word != Word::expel) {
    const Ruling ruling = typed.word == Word::uphold   ? Ruling::uphold
                          : typed.word == Word::cancel ? Ruling::cancel
                                                       : Ruling::abandon;
    return command(Seat::nobody, ask::rule, spytown::choice_of(ruling));
  }
  if (typed.rest.empty()) return do_silently(say("spy.guide.peeking.do"));
  if (const auto seat = seat_or_say(typed.rest)) {
    command(Seat::nobody, ask::expel, choice_of(*seat));
  }
}

void SpytownDesk::say_secrets() {
  const spytown::Truth& truth = state().truth;
  const spytown::Table& open = table();
  for (Seat seat : Seats::first(setup().seats)) {
    const spytown::Token token = truth.token[index(seat)];
    const Card card = state().notes[index(seat)].card;
    std::string line = numbered(seat) + notation::token_name(words(), setup(), token);
    if (plan().extended()) line += ", " + notation::card_name(words(), setup(), card);
    const auto mark = [&](Seats seats, const std::string& text) {
      if (seats.has(seat)) line += "  · " + text;
    };
    const auto laid = [&](Seats seats, Card which) {
      mark(seats, notation::card_name(words(), setup(), which) + "!");
    };
    const bool useless = plan().extended() && card != Card::neutral && !usable(card, token);
    if (useless) line += " (" + words().say("cli.moderate.mark.useless") + ")";
    mark(truth.recruited, words().say("cli.moderate.mark.recruited"));
    laid(open.sheltered | open.shelter_next, Card::shelter);
    laid(open.safe | open.safe_next, Card::safe_conduct);
    laid(open.arrested, Card::arrest);
    laid(open.kidnapped, Card::kidnapping);
    if (open.commander == seat) mark(Seats::of(seat), words().say("cli.moderate.mark.commander"));
    mark(Seats::first(setup().seats) - open.in_game, words().say("cli.label.out"));
    terminal().line(line, Style::secret);
  }
}

// SPY-POLICE-2, SPY-ROUND-4  The phases that are still to come, as far as everyone can tell.
void SpytownDesk::say_next() {
  constexpr std::array kOrder{
      Phase::mafia_phase,        Phase::police_phase, Phase::start_window, Phase::discussion,
      Phase::preliminary_ballot, Phase::questioning,  Phase::final_ballot, Phase::verdict,
      Phase::end_window,         Phase::close};
  std::string line;
  for (Phase phase : kOrder) {
    const bool start = phase == Phase::start_window;
    const spytown::Cards window = start ? spytown::kStartWindow : spytown::kEndWindow;
    const bool is_window = start || phase == Phase::end_window;
    if (phase <= table().phase || (is_window && (table().unseen & window).empty())) continue;
    line += (line.empty() ? "" : " → ") + notation::phase_name(words(), setup(), phase);
  }
  terminal().say(words().say("guide.heading.next") + ": " + line);
}

}  // namespace omerta::cli
