// The phases of spytown at this screen: the nights as the person's seat experiences them, the days
// question by question.
#include <algorithm>

#include "cli/play/spytown/spytown.h"
#include "cli/typed/suggest.h"
#include "rulebooks/spytown/rules/rules.h"
#include "rulebooks/spytown/words/spoken.h"

namespace omerta::cli {

using spytown::Phase;
namespace ask = spytown::ask;
namespace fact = spytown::fact;
namespace number = spytown::number;

SpySession::SpySession(SpyMatch& match, Dialogue& dialogue)
    : Session{match, dialogue}, match_{match}, bot_{match.level(), match.seed()} {
  if (!match.people().empty()) person_ = *match.people();
  dialogue.listen_for([this](const std::string& typed) { return own_word(typed); });
}

std::vector<Spoken> SpySession::spoken(std::size_t from) const {
  const auto whisper = [&](const Event& event) -> std::optional<std::string> {
    if (!is_whispered(event)) return {};
    return notation::private_sentence(dialogue().words(), match_.names(), match_.view(person_),
                                      event);
  };
  return with_whispers(cli::spoken(match_, dialogue().words(), from), match_.told(), from, person_,
                       whisper);
}

std::optional<std::string> SpySession::whispered(Seat, const Event&) const { return {}; }

Question SpySession::question(Seat seat, const Prompt& prompt) const {
  return notation::question(dialogue().words(), match_.names(), match_.view(seat), prompt);
}

std::string SpySession::refusal_text(Refusal refusal, const Prompt& prompt) const {
  const Prompt* open = prompt.ask == Ask{} ? nullptr : &prompt;
  return notation::refusal_text(dialogue().words(), match_.plan(), match_.names(), refusal, open);
}

// SPY-TABLE-3
std::string SpySession::out_text() const {
  return notation::reminder_of_silence(dialogue().words(), setup());
}

bool SpySession::in_game(Seat seat) const {
  return index(seat) < kSeats && match_.table().in_game.has(seat);
}

std::string SpySession::choice_name(Ask what, Choice choice) const {
  return notation::choice_name(dialogue().words(), match_.plan(), match_.names(), what, choice);
}

Session::Eyes SpySession::eyes_after(const Event& event, Eyes before) const {
  if (event.fact == fact::round_began) return Eyes::shut;
  const bool phase = event.fact == fact::phase_opened;
  return phase && static_cast<Phase>(event.what) == Phase::police_phase ? Eyes::open : before;
}

// By day, too, a question that tells of the person's card is for the person alone.
Looking SpySession::looking_at(const Prompt& prompt) const {
  const bool card = spytown::Spytown::lane(prompt.ask) == spytown::Spytown::lane(ask::show_card);
  const bool own = card || prompt.ask == ask::vest || prompt.ask == ask::bandage;
  return own ? Looking::alone : looking();
}

// --- whose turn it is ----------------------------------------------------------------------------
bool SpySession::step() {
  const bool house = match_.awaited().has(Seat::nobody);
  const Prompt* prompt = match_.open(0, Seat::nobody);
  if (house && prompt->voices.has(Voice::chance)) {
    match_.house_answers();
    return true;
  }
  if (bots_play_cards()) return true;
  return house ? night() : day();
}

void SpySession::bot_answers(Seat seat, const Prompt& prompt) {
  const spytown::View seen = match_.view(seat);
  const auto choice = bot_.choose({seen, match_.heard(seat)}, prompt);
  expect(choice.has_value());
  const Command command{.choice = *choice, .seat = seat, .ask = prompt.ask};
  expect(match_.say(command) == Refusal::none);
}

bool SpySession::bots_play_cards() {
  for (Seat seat : match_.table().in_game - match_.people()) {
    const Prompt* prompt = match_.open(spytown::Spytown::lane(ask::show_card), seat);
    if (prompt == nullptr) continue;
    const spytown::View seen = match_.view(seat);
    const auto choice = bot_.choose({seen, match_.heard(seat)}, *prompt);
    if (!choice) continue;
    const Command command{.choice = *choice, .seat = seat, .ask = prompt->ask};
    expect(match_.say(command) == Refusal::none);
    return true;
  }
  return false;
}

// --- nights --------------------------------------------------------------------------------------
// SPY-MAFIA-4  A hand that stays where it is is not raised again.
void SpySession::bots_at_night() {
  for (Seat seat : match_.table().in_game - match_.people()) {
    const Prompt* prompt = match_.open(0, seat);
    if (prompt == nullptr) continue;
    const spytown::View seen = match_.view(seat);
    const auto choice = bot_.choose({seen, match_.heard(seat)}, *prompt);
    const bool hand = prompt->ask == ask::mafia_point;
    if (!choice || (hand && seat_of(*choice) == seen.notes.pointing[index(seat)])) continue;
    const Command command{.choice = *choice, .seat = seat, .ask = prompt->ask};
    expect(match_.say(command) == Refusal::none);
  }
}

// SPY-AGENT-1, SPY-MAFIA-4  The bots act, then the person, then the hands are adjusted, then the
// clock closes.
bool SpySession::night() {
  bots_at_night();
  if (match_.over()) return true;
  announce();
  const bool mafia = match_.table().phase == Phase::mafia_phase;
  if (mafia && !in_game(person_) && !watch()) return false;
  if (index(person_) < kSeats) {
    const Prompt* prompt = match_.open(0, person_);
    if (prompt != nullptr && prompt->ask == ask::mafia_point) return point(person_);
    if (prompt != nullptr) return put(person_, *prompt);
    if (mafia && in_game(person_) && !match_.view(person_).notes.awake.has(person_)) {
      return asleep(person_);
    }
  }
  match_.house_answers();
  return true;
}

// The screen waits once in the night, so that it can be read.
bool SpySession::asleep(Seat seat) {
  const std::size_t before = match_.told().size();
  const std::string text =
      dialogue().say("cli.play.asleep") + ' ' + dialogue().say("cli.play.press-enter");
  if (!dialogue().enter(text, seat, Looking::alone)) return !dialogue().left();
  if (match_.told().size() == before) match_.house_answers();
  return true;
}

// SPY-MAFIA-4  The person sees how the hands stand, and may point anew until they agree.
bool SpySession::point(Seat seat) {
  const Prompt prompt = *match_.open(0, seat);
  if (match_.view(seat).notes.pointing[index(seat)] == Seat::nobody && prompt.offers != 0) {
    return put(seat, prompt);
  }
  if (prompt.offers == 0) {  // SPY-MAFIA-8
    match_.house_answers();
    return true;
  }
  const auto choice =
      dialogue().choose(seat, prompt, {.keeping = dialogue().say("play.keep")}, Looking::alone);
  if (!choice) return !dialogue().left();
  if (*choice != kPass) return submit(seat, prompt, *choice);
  match_.house_answers();
  return true;
}

// --- days ----------------------------------------------------------------------------------------
// Everyone who is awaited: the person first, who then does not know more than the others.
bool SpySession::day() {
  const Seats awaited = match_.awaited() - Seat::nobody;
  expect(!awaited.empty());
  if (awaited.has(person_)) return ask_person(person_);
  const Ask what = match_.open(0, *awaited)->ask;
  for (Seat seat : awaited) {
    const Prompt* prompt = match_.open(0, seat);
    const bool still = match_.awaited().has(seat) && prompt != nullptr && prompt->ask == what;
    if (!still) break;
    bot_answers(seat, *prompt);
  }
  return true;
}

bool SpySession::ask_person(Seat seat) {
  const Prompt prompt = *match_.open(0, seat);
  switch (static_cast<number::Ask>(prompt.ask)) {
    case number::look: return look(seat);
    case number::discussion_done: return discussion(seat);
    case number::start_window:
    case number::end_window: return window(seat);
    default: break;
  }
  const Choice seats = prompt.offers & ~spytown::kUndecided;
  if (seats == 0 && prompt.pass == Pass::allowed) return submit(seat, prompt, kPass);
  if (prompt.ask == ask::vote_preliminary) mention_card(seat);
  return put(seat, prompt);
}

// SPY-DEAL-2
bool SpySession::look(Seat seat) {
  dialogue().pages().card(seat);
  dialogue().shows_secret();
  const Prompt prompt = *match_.open(0, seat);
  if (!dialogue().enter(dialogue().say("cli.play.press-enter"), seat, Looking::alone)) {
    return !dialogue().left();
  }
  return submit(seat, prompt, kYes);
}

// SPY-POLICE-3  It ends when the person has nothing more to say; what is no word at hand is said.
bool SpySession::discussion(Seat seat) {
  const Prompt prompt = *match_.open(0, seat);
  mention_card(seat);
  const auto typed = dialogue().line(dialogue().say("play.spy.discussion"), seat, looking());
  if (!typed) return !dialogue().left();
  const bool done = typed->empty() || dialogue().is_word(*typed, "pass") ||
                    dialogue().is_word(*typed, "yes") || *typed == "1";
  if (done) return submit(seat, prompt, kYes);
  if (whole_number(*typed)) {
    dialogue().terminal().say(dialogue().say("cli.error.not-understood", {{"value", *typed}}),
                              Style::bad);
  } else {
    say_to_all(seat, *typed);
  }
  return true;
}

// SPY-CARD-15  Whoever has nothing to play in a window is not kept waiting by it.
bool SpySession::window(Seat seat) {
  const Prompt prompt = *match_.open(0, seat);
  const Prompt* own = match_.open(spytown::Spytown::lane(ask::show_card), seat);
  const bool start = prompt.ask == ask::start_window;
  const spytown::Cards belong = start ? spytown::kStartWindow : spytown::kEndWindow;
  if (own == nullptr || !belong.has(match_.view(seat).notes.card)) {
    return submit(seat, prompt, kPass);
  }
  const Prompt card = *own;
  pose(seat, card, Hint::shown, Looking::alone);
  Dialogue::Menu menu = menu_for(card);
  menu.pass = choice_name(prompt.ask, kPass);
  const auto choice = dialogue().choose(seat, card, menu, Looking::alone);
  if (!choice) return !dialogue().left();
  return *choice == kPass ? submit(seat, prompt, kPass) : submit(seat, card, *choice);
}

// --- one question --------------------------------------------------------------------------------
Dialogue::Menu SpySession::menu_for(const Prompt& prompt) const {
  Dialogue::Menu menu;
  constexpr std::array kWords{ask::vest,   ask::bandage, ask::defence,
                              ask::arrest, ask::shelter, ask::safe_conduct};
  const bool word = std::find(kWords.begin(), kWords.end(), prompt.ask) != kWords.end();
  if (word) menu.yes = choice_name(prompt.ask, kYes);
  if (prompt.pass == Pass::allowed) menu.pass = choice_name(prompt.ask, kPass);
  return menu;
}

bool SpySession::put(Seat seat, Prompt prompt) {
  Prompt shown = prompt;
  shown.offers &= ~spytown::kUndecided;
  const Looking looking = looking_at(prompt);
  pose(seat, prompt, match_.table().round <= 1 ? Hint::shown : Hint::left_out, looking);
  while (true) {
    const auto choice = dialogue().choose(seat, shown, menu_for(prompt), looking);
    if (!choice) return !dialogue().left();
    const Refusal refusal = match_.say({.choice = *choice, .seat = seat, .ask = prompt.ask});
    if (refusal == Refusal::none) return true;
    refuse(refusal, prompt);
  }
}

bool SpySession::submit(Seat seat, const Prompt& prompt, Choice choice) {
  const Refusal refusal = match_.say({.choice = choice, .seat = seat, .ask = prompt.ask});
  if (refusal != Refusal::none) refuse(refusal, prompt);
  return true;
}

}  // namespace omerta::cli
