// The desk of gorod: what is announced, which signs are given, who holds what.
#include "cli/moderate/gorod/gorod.h"

#include <algorithm>
#include <array>

#include "engine/whole_game.h"

namespace omerta::cli {
namespace {

namespace fact = gorod::fact;
using gorod::ModeratorMode;

constexpr std::array kKnown{Word::back, Word::withdraw, Word::close, Word::table, Word::log,
                            Word::why,  Word::next,     Word::rules, Word::cards, Word::save,
                            Word::help, Word::quit,     Word::mark};
// Without a free text in the deck there is nothing to mark (GOR-HOUSE-9).
constexpr std::span<const Word> kUsual{kKnown.data(), kKnown.size() - 1};

// What everybody hears and nobody can unhear: shown to the moderator before it is said.
bool is_announced(Fact what) {
  const std::array<Fact, 8> all{
      fact::dawn,           fact::vote_tied, fact::eliminated, fact::alibi_announced,
      fact::no_elimination, fact::withdrawn, fact::game_over,  fact::moderator_appointed};
  return std::find(all.begin(), all.end(), what) != all.end();
}

// Said by the step that follows, or shown as one line instead of many.
bool is_said_elsewhere(Fact what) {
  const std::array<Fact, 6> all{fact::call_opened, fact::day_opened, fact::night_fell,
                                fact::vote_opened, fact::card_shown, fact::deck_announced};
  return std::find(all.begin(), all.end(), what) != all.end();
}

// An arrest is noted once, not by each of the blocks it is made of.
bool goes_without_saying(Fact what) {
  return what == fact::fell || what == fact::group_awake || what == fact::card_dealt ||
         what == fact::sheltered || what == fact::masked;
}

}  // namespace

std::unique_ptr<Desk> gorod_desk(Recorded game, std::string file, const Words& words,
                                 Terminal& terminal, std::uint64_t seed) {
  const auto mode = game.record.casting().game->plan<gorod::Gorod>().setup.moderator_mode;
  if (mode == ModeratorMode::digital) {
    terminal.error(words.say("guide.digital"));
    return nullptr;
  }
  return std::make_unique<GorodDesk>(std::move(game), std::move(file), words, terminal, seed);
}

std::span<const Word> GorodDesk::known_words() const {
  return plan().by_hand != 0 ? std::span<const Word>{kKnown} : kUsual;
}

bool GorodDesk::has_moderator() const {
  return plan().setup.moderator_mode == ModeratorMode::appointed ||
         table().moderator != Seat::nobody;
}

bool GorodDesk::eyes_open_in(const AnyGame& game) const {
  return game.over() || WholeGame::state<gorod::Gorod>(game).table.phase != gorod::Phase::night;
}

// GOR-MODERATOR-3, GOR-FIRST-1  Whoever called the first night has said its last words, too.
bool GorodDesk::is_announcement(const Event& event) const {
  const bool by_heart = !has_moderator() && event.fact == fact::dawn && event.much == 1;
  return is_announced(event.fact) && !by_heart;
}

// Nobody learns what he did himself.
bool GorodDesk::teaches(const Event& event) const {
  return event.fact != fact::chose && event.fact != fact::card_shown;
}

std::string GorodDesk::words_before_card(const Event& event) const {
  if (event.fact != fact::eliminated) return {};
  return words().say("guide.verdict.say", {{"who", name(event.who)}});
}

void GorodDesk::preview(const Heard& heard, const AnyGame& after) {
  const Event& event = heard.event;
  const auto who = [&] { return name(event.who); };
  if (event.fact == fact::ballots) return say_ballots(heard);
  if (is_said_elsewhere(event.fact) || event.fact == fact::no_candidate) return;
  if (event.fact == fact::call_closed && !has_moderator()) return;  // it has just been spoken
  if (event.fact == fact::withdrawn) {
    return say_aloud(words().say("guide.withdrawal.say", {{"who", who()}})),
           do_silently(words().say("guide.withdrawal.do"));
  }
  for (const std::string& line : heard.lines) say_aloud(line);
  if (event.fact == fact::dawn && event.much > 1) {  // GOR-DAWN-2: also if nobody fell
    do_silently(words().say("guide.dawn.do"));
    if (!event.seats.empty()) say_aloud(words().say("guide.dawn.silent"));
  }
  if (event.fact == fact::eliminated) {
    const auto role = static_cast<gorod::Role>(event.what);
    do_silently(words().say(after.over() ? "guide.verdict.last" : "guide.verdict.do",
                            {{"role", notation::role_name(words(), names(), role)}}));
  }
  if (event.fact == fact::alibi_announced) {
    do_silently(words().say("guide.alibi.do", {{"who", who()}}));
  }
  if (event.fact == fact::moderator_appointed) do_silently(words().say("guide.handover.do"));
}

void GorodDesk::tell_public(const Heard& heard) {
  if (is_said_elsewhere(heard.event.fact)) return;
  heard.event.fact == fact::ballots ? say_ballots(heard) : say_aloud(heard.lines.front());
  if (heard.event.fact == fact::nominated) {  // GOR-DAY-2: and tries to convince the others
    do_silently(words().say("guide.nominated.do", {{"who", name(heard.event.who)}}));
  }
}

// Signs to give, and what the moderator alone should know.
void GorodDesk::tell_private(const Heard& heard, const AnyGame& after) {
  const Event& event = heard.event;
  const std::string who = event.who == Seat::nobody ? std::string{} : name(event.who);
  if (event.fact == fact::answer) {
    do_silently(words().say("guide.sign.do",
                            {{"who", who}, {"gesture", notation::gesture(words(), event)}}));
  } else if (event.fact == fact::sleepwalker_exposed) {
    do_silently(words().say("guide.exposed.do", {{"who", who}}));
  } else if (event.fact == fact::arrested) {
    do_silently(words().say("guide.arrested.do", {{"who", who}}));
  } else if (event.fact == fact::no_shot_tonight) {
    do_silently(words().say("guide.no-shot.do"));
  } else if (event.fact == fact::hit &&
             WholeGame::state<gorod::Gorod>(after).truth.tonight.beyond_healing.has(event.who)) {
    note(words().say("guide.exposed.note", {{"who", who}}));  // GOR-SLEEPWALKER-7
  } else if (!goes_without_saying(event.fact)) {
    for (const std::string& line : heard.lines) note(line);
  }
}

void GorodDesk::act(const WordTyped& typed) {
  if (typed.word == Word::cards) return say_cards(cards_in_play());
  const bool marks = typed.word == Word::mark;
  if (typed.rest.empty()) {
    return terminal().say(words().say(marks ? "ask.mark.hint" : "guide.withdrawal.enter"),
                          Style::bad);
  }
  const auto seat = seat_or_say(typed.rest);
  if (!seat) return;
  enter({{.choice = choice_of(*seat),
          .seat = Seat::nobody,
          .ask = marks ? gorod::ask::mark : gorod::ask::withdraw,
          .voice = Voice::moderator}});
}

// What every card of the deck does: everybody may know (GOR-DECK-14).
std::vector<Described> GorodDesk::cards_in_play() const {
  const gorod::Setup& setup = plan().setup;
  std::vector<Described> all;
  for (unsigned i = 0; i < gorod::kRoles; ++i) {
    if (setup.deck[i] == 0) continue;
    const auto role = static_cast<gorod::Role>(i);
    all.push_back({notation::role_count(words(), names(), role, setup.deck[i]),
                   notation::role_does(words(), names(), setup, role)});
  }
  return all;
}

void GorodDesk::say_secrets() {
  const gorod::Truth& truth = state().truth;
  const bool night = table().phase == gorod::Phase::night;
  for (Seat seat : Seats::first(plan().setup.seats)) {
    const gorod::Role role = truth.role[index(seat)];
    std::string line = numbered(seat) + notation::role_name(words(), names(), role);
    if (!table().in_play.has(seat)) line += "  · " + words().say("cli.label.out");
    if (night && truth.tonight.arrested.has(seat)) line += "  · " + words().say("reason.arrested");
    if (night && truth.tonight.killed.has(seat)) {
      line += "  · " + words().say("reason.killed-tonight");
    }
    if (truth.alibi.has(seat)) line += "  · " + words().say("reason.alibi");
    terminal().line(line, Style::secret);
  }
}

}  // namespace omerta::cli
