// The course of mrakoszlap at this screen: whose turn it is, the nights as the person's seat
// experiences them, and the trial question by question.
#include "cli/play/mrakoszlap/mrakoszlap.h"
#include "rulebooks/mrakoszlap/bots/reading.h"

namespace omerta::cli {

using mrakoszlap::Phase;
namespace ask = mrakoszlap::ask;
namespace fact = mrakoszlap::fact;
namespace number = mrakoszlap::number;

MrakSession::MrakSession(MrakMatch& match, Dialogue& dialogue)
    : Session{match, dialogue}, match_{match}, bot_{match.level(), match.seed()} {
  if (!match.people().empty()) person_ = *match.people();
  dialogue.listen_for([this](const std::string& typed) { return own_word(typed); });
}

std::vector<Spoken> MrakSession::spoken(std::size_t from) const {
  const auto whisper = [&](const Event& event) -> std::optional<std::string> {
    if (!is_news(event)) return {};
    return notation::private_sentence(dialogue().words(), match_.names(), match_.view(person_),
                                      event);
  };
  return with_whispers(cli::spoken(match_, dialogue().words(), from), match_.told(), from, person_,
                       whisper);
}

std::optional<std::string> MrakSession::whispered(Seat, const Event&) const { return {}; }

Question MrakSession::question(Seat seat, const Prompt& prompt) const {
  return notation::question(dialogue().words(), match_.names(), match_.view(seat), prompt);
}

std::string MrakSession::refusal_text(Refusal refusal, const Prompt& prompt) const {
  const Prompt* open = prompt.ask == Ask{} ? nullptr : &prompt;
  return notation::refusal_text(dialogue().words(), match_.plan(), match_.names(), refusal, open);
}

bool MrakSession::in_game(Seat seat) const {
  return index(seat) < kSeats && match_.table().in_play.has(seat);
}

std::string MrakSession::choice_name(Ask what, Choice choice) const {
  return notation::choice_name(dialogue().words(), match_.plan(), match_.names(), what, choice);
}

const Prompt* MrakSession::mine(unsigned lane) const {
  const Prompt* prompt = index(person_) < kSeats ? match_.open(lane, person_) : nullptr;
  return prompt != nullptr && prompt->offers != 0 ? prompt : nullptr;
}

Session::Eyes MrakSession::eyes_after(const Event& event, Eyes before) const {
  if (event.fact == fact::nightfall) return Eyes::shut;
  return event.fact == fact::report_opened ? Eyes::open : before;
}

// By day, too, a question that tells of the person's cards is for the person alone.
Looking MrakSession::looking_at(const Prompt& prompt) const {
  const bool own = prompt.ask == ask::use_power || prompt.ask == ask::skip_night;
  return own ? Looking::alone : looking();
}

// --- whose turn it is ----------------------------------------------------------------------------
bool MrakSession::step() {
  const bool house = match_.awaited().has(Seat::nobody);
  const Prompt* prompt = match_.open(0, Seat::nobody);
  if (house && prompt->voices.has(Voice::chance)) {
    match_.house_answers();
    return true;
  }
  const bool meeting = phase() == Phase::mafia_meeting;
  if (meeting && mine(0) != nullptr) return council();
  if (bots_volunteer()) return true;
  const Seats awaited = match_.awaited() - Seat::nobody;
  if (awaited.has(person_)) return ask_person();
  if (awaited.empty()) return window();
  bots_answer();
  return true;
}

std::optional<Choice> MrakSession::bot_choice(Seat seat, const Prompt& prompt) const {
  const mrakoszlap::View seen = match_.view(seat);
  return bot_.choose({seen, match_.heard(seat)}, prompt);
}

// Day powers, the Time Lord's windows, the list of the council, accusations: what nobody waits for.
bool MrakSession::bots_volunteer() {
  const auto seats = static_cast<unsigned>(match_.plan().setup.seats);
  for (unsigned i = 0; i < seats; ++i) {  // nobody is always the first
    const Seat seat{static_cast<std::uint8_t>((i + match_.told().size()) % seats)};
    if (!in_game(seat) || match_.people().has(seat)) continue;
    for (unsigned lane : {0U, mrakoszlap::Mrakoszlap::lane(ask::use_power)}) {
      const Prompt* prompt = match_.open(lane, seat);
      if (prompt == nullptr || prompt->stays != Stays::until_retired) continue;
      const bool hand = prompt->ask == ask::raise_hand || prompt->ask == ask::tie_vote;
      if (hand) continue;
      const auto choice = bot_choice(seat, *prompt);
      if (!choice) continue;
      const Command command{.choice = *choice, .seat = seat, .ask = prompt->ask};
      expect(match_.say(command) == Refusal::none);
      return true;
    }
  }
  return false;
}

// All who have the same question before them; the person has answered it already.
void MrakSession::bots_answer() {
  const Seats awaited = match_.awaited() - Seat::nobody;
  const Ask what = match_.open(0, *awaited)->ask;
  const Seat floor = match_.table().floor;
  for (Seat seat : awaited) {
    const Prompt* prompt = match_.open(0, seat);
    const bool still = match_.awaited().has(seat) && prompt != nullptr && prompt->ask == what &&
                       match_.table().floor == floor;
    if (!still) return;
    const auto choice = bot_choice(seat, *prompt);
    if (!choice) return match_.house_answers();  // there is nobody to choose
    const Command command{.choice = *choice, .seat = seat, .ask = prompt->ask};
    expect(match_.say(command) == Refusal::none);
  }
}

// --- questions that are awaited ------------------------------------------------------------------
bool MrakSession::ask_person() {
  const Prompt prompt = *match_.open(0, person_);
  switch (static_cast<number::Ask>(prompt.ask)) {
    case number::Ask::look: return look(prompt);
    case number::Ask::prison_notice: return confirm(prompt);
    case number::Ask::spyglass_notice:
      pose(person_, prompt, Hint::left_out, Looking::alone);
      return confirm(prompt);
    case number::Ask::mafia_aim: show_aim(); return put(prompt);
    default: break;
  }
  if (prompt.offers != 0) return put(prompt);
  match_.house_answers();  // there is nobody to choose
  return true;
}

// MRK-DEAL-14
bool MrakSession::look(const Prompt& prompt) {
  dialogue().pages().card(person_);
  dialogue().terminal().say(question(person_, prompt).hint, Style::dim);
  dialogue().shows_secret();
  return confirm(prompt);
}

bool MrakSession::confirm(const Prompt& prompt) {
  if (!dialogue().enter(dialogue().say("cli.play.press-enter"), person_, Looking::alone)) {
    return !dialogue().left();
  }
  return submit(prompt, kYes);
}

// MRK-MEET-2  What is on the list, and whose turn it is by it. The bots of the Mafia go by the
// list.
void MrakSession::show_aim() {
  const mrakoszlap::View view = match_.view(person_);
  show_list();
  const Seat aim = bots::read({view, match_.heard(person_)}, bots::Level::detective).aim;
  const Seats others = (view.notes.mafia & view.table.in_play) - person_;
  const bool follow = bot_.level != bots::Level::random && !others.empty();
  if (aim == Seat::nobody || !follow) return;
  dialogue().tell_secret(dialogue().say("play.mrak.turn", {{"who", dialogue().name(aim)}}));
}

void MrakSession::show_list() {
  const auto list = list_of_the_council(match_, dialogue().words(), person_);
  if (list.empty()) return;
  dialogue().tell_secret(dialogue().say("play.mrak.list", {{"seats", list}}));
}

// --- when the game waits for nobody --------------------------------------------------------------
bool MrakSession::window() {
  switch (phase()) {
    case Phase::night_open: return nightfall();
    case Phase::day_open:
      if (in_game(person_)) return morning();
      break;
    case Phase::accusations:
      if (mine(0) != nullptr) return accusing();
      break;
    case Phase::verdict:
    case Phase::evening:
      if (mine(1) != nullptr) return pausing();
      break;
    default: break;
  }
  match_.house_answers();
  return true;
}

// The person first; then the others complete the list.
bool MrakSession::council() {
  const Prompt prompt = *mine(0);
  pose_once(prompt);
  show_list();
  const auto choice = dialogue().choose(
      person_, prompt, {.keeping = dialogue().say("play.mrak.council")}, Looking::alone);
  if (!choice) return !dialogue().left();
  if (*choice != kPass) return submit(prompt, *choice);
  while (bots_volunteer()) {
  }
  match_.house_answers();
  return true;
}

// MRK-TIMELORD-1  The screen waits once before the night, so that the day can be read.
bool MrakSession::nightfall() {
  if (!in_game(person_)) {
    if (!watch()) return false;
  } else if (const Prompt* prompt = mine(0)) {
    return skipping(*prompt);
  } else {
    const std::string text =
        dialogue().say("cli.play.asleep") + ' ' + dialogue().say("cli.play.press-enter");
    if (!dialogue().enter(text, person_, Looking::alone)) return !dialogue().left();
  }
  match_.house_answers();
  return true;
}

bool MrakSession::skipping(Prompt asked) {
  pose(person_, asked, Hint::left_out, Looking::alone);
  Dialogue::Menu menu = menu_for(asked);
  menu.pass = dialogue().say("play.mrak.not-now");
  const auto choice = dialogue().choose(person_, asked, menu, Looking::alone);
  if (!choice) return !dialogue().left();
  if (*choice != kPass) return submit(asked, *choice);
  match_.house_answers();
  return true;
}

// MRK-TIMELORD-1, MRK-DAY-1  Everyone is stopped alike, whether there is anything to use or not:
// who has a power is nobody's business.
bool MrakSession::morning() {
  const std::string word = first_word(dialogue().words(), "play.word.power");
  const std::string text = dialogue().say("play.mrak.morning", {{"what", word}});
  if (!dialogue().enter(text, person_, looking())) return !dialogue().left();
  match_.house_answers();
  return true;
}

// MRK-ACCUSE-1  The bots have spoken; the list is closed when the person has nothing to add.
bool MrakSession::accusing() {
  const Prompt prompt = *mine(0);
  mention_power();
  pose_once(prompt);
  show_accused();
  Dialogue::Menu menu;
  menu.pass = dialogue().say(match_.table().accused.empty() ? "play.mrak.no-accusation"
                                                            : "play.mrak.no-more-accusations");
  Prompt others = prompt;
  others.offers &= ~choice_of(match_.table().accused);
  const auto choice = dialogue().choose(person_, others, menu, looking());
  if (!choice) return !dialogue().left();
  if (*choice != kPass) return submit(prompt, *choice);
  match_.house_answers();
  return true;
}

// Who stands accused already is said, since only the others are offered.
void MrakSession::show_accused() {
  const auto names = seat_names(dialogue().words(), match_.names(), match_.table().accused);
  if (names.empty()) return;
  dialogue().beside(dialogue().say("play.mrak.accused-so-far", {{"seats", names}}));
}

// MRK-VERDICT-1, MRK-EVENING-1  Whoever could still use a power is given the time.
bool MrakSession::pausing() {
  mention_power();
  const bool evening = phase() == Phase::evening;
  const std::string text = dialogue().say(evening ? "play.mrak.evening" : "cli.play.press-enter");
  if (!dialogue().enter(text, person_, looking())) return !dialogue().left();
  match_.house_answers();
  return true;
}

// --- one question --------------------------------------------------------------------------------
Dialogue::Menu MrakSession::menu_for(const Prompt& prompt) const {
  Dialogue::Menu menu;
  const bool neighbours =
      match_.plan().setup.sock_targets == mrakoszlap::SockTargets::own_neighbours;
  switch (static_cast<number::Ask>(prompt.ask)) {
    case number::Ask::tie_vote:
      for (Choice side : {mrakoszlap::kFor, mrakoszlap::kAgainst}) {
        menu.words.push_back({choice_name(prompt.ask, side), side});
      }
      menu.usual = mrakoszlap::kAgainst;  // whoever only presses Enter hangs nobody
      break;
    case number::Ask::mafia_aim: {  // MRK-CALL-4: declining is a choice, not what Enter takes
      const Choice others = prompt.offers & ~choice_of(match_.view(person_).notes.mafia);
      const Choice from = others != 0 ? others : prompt.offers;
      menu.usual = from & (~from + 1);
      break;
    }
    case number::Ask::throw_sock:
      if (neighbours) menu.yes = choice_name(prompt.ask, kYes);
      break;
    case number::Ask::open_graves:
    case number::Ask::enter_matrix:
    case number::Ask::skip_night:
    case number::Ask::defence:
    case number::Ask::raise_hand: menu.yes = choice_name(prompt.ask, kYes); break;
    default: break;
  }
  if (prompt.pass == Pass::allowed) menu.pass = choice_name(prompt.ask, kPass);
  return menu;
}

void MrakSession::pose_once(const Prompt& prompt) {
  const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(prompt.ask);
  pose(person_, prompt, (explained_ & bit) == 0 ? Hint::shown : Hint::left_out, looking_at(prompt));
  explained_ |= bit;
}

bool MrakSession::put(Prompt asked) {
  pose_once(asked);
  while (true) {
    const auto choice = dialogue().choose(person_, asked, menu_for(asked), looking_at(asked));
    if (!choice) return !dialogue().left();
    const Refusal refusal = match_.say({.choice = *choice, .seat = person_, .ask = asked.ask});
    if (refusal == Refusal::none) return true;
    refuse(refusal, asked);
  }
}

bool MrakSession::submit(const Prompt& prompt, Choice choice) {
  const Refusal refusal = match_.say({.choice = choice, .seat = person_, .ask = prompt.ask});
  if (refusal != Refusal::none) refuse(refusal, prompt);
  return true;
}

}  // namespace omerta::cli
