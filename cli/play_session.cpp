// What happens around the questions: announcements, private words, and the covered screen.
#include "cli/play_session.h"

namespace omerta::cli {

void Session::already_heard() {
  announced_ = match_.told().size();
  for (Seat seat : match_.people()) whispered_[index(seat)] = match_.heard(seat).size();
}

// GOR-NIGHT-9  One rest after each sentence, whoever was awake and whatever was done.
void Session::announce() {
  Terminal& terminal = dialogue_.terminal();
  for (const Spoken& said : spoken(announced_)) {
    if (said.kind == Spoken::Kind::heading) terminal.line();
    terminal.say(said.text, said.style);
    unread_ = unread_ || said.kind != Spoken::Kind::call;
    if (!skipping_) terminal.rest();
  }
  announced_ = match_.told().size();
}

void Session::whisper(Seat seat) {
  const std::span<const Event> heard = match_.heard(seat);
  for (std::size_t& at = whispered_[index(seat)]; at < heard.size(); ++at) {
    if (const auto text = whispered(seat, heard[at])) {
      dialogue_.terminal().say(*text, Style::secret);
    }
  }
}

void Session::has_read(Seat seat) { whispered_[index(seat)] = match_.heard(seat).size(); }

void Session::whisper_if_alone() {
  if (match_.people().count() == 1) whisper(*match_.people());
}

void Session::cover(Seat next) {
  dialogue_.terminal().cover(
      dialogue_.say("cli.play.pass-device", {{"who", dialogue_.name(next)}}));
  covered_ = true;
}

void Session::uncover() {
  if (!covered_) return;
  dialogue_.terminal().cover(dialogue_.say("play.everyone"));
  covered_ = false;
}

// What is private is on the screen only between these two confirmations of the same person.
bool Session::visit(Seat seat) {
  if (!match_.shared()) return true;
  const std::string on = dialogue_.say("cli.play.press-enter");
  if (unread_ && !dialogue_.enter(on, Seat::nobody, Looking::everyone)) return false;
  unread_ = false;
  cover(seat);
  return dialogue_.enter(dialogue_.say("play.ready", {{"who", dialogue_.name(seat)}}), Seat::nobody,
                         Looking::everyone);
}

Session::Ending Session::run() {
  while (!match_.over()) {
    announce();
    whisper_if_alone();
    if (!step()) {
      dialogue_.keep();
      return Ending::left;
    }
    dialogue_.keep();
  }
  uncover();
  announce();
  return Ending::over;
}

std::string Session::out_text() const { return dialogue_.say("cli.play.you-are-out"); }

// One who is out may watch, and stop watching.
bool Session::watch() {
  const Seats people = match_.people();
  if (skipping_ || !(people & match_.standing().in_play).empty()) return true;
  if (!watching_ && !people.empty()) {
    dialogue_.terminal().say(out_text(), Style::bold);
  }
  watching_ = true;
  const std::string skip = first_word(dialogue_.words(), "play.word.skip");
  const Seat asker = people.count() == 1 ? *people : Seat::nobody;
  const auto typed =
      dialogue_.line(dialogue_.say("play.watch", {{"what", skip}}), asker, Looking::everyone);
  if (!typed) return false;
  skipping_ = dialogue_.is_word(*typed, "skip");
  return true;
}

// The floor goes round, and each day somebody else begins.
std::vector<Seat> Session::in_turn(Seats seats) const {
  const unsigned count = static_cast<unsigned>(match_.standing().seats.count());
  std::vector<Seat> turn;
  for (unsigned i = 0; i < count; ++i) {
    const Seat seat{static_cast<std::uint8_t>((i + match_.standing().round * 5U) % count)};
    if (seats.has(seat)) turn.push_back(seat);
  }
  return turn;
}

// The person chooses until the game accepts it; a refusal says what would have been possible.
bool Session::answer(Seat seat, unsigned lane, const Dialogue::Menu& menu, Looking looking) {
  while (const Prompt* open = match_.open(lane, seat)) {
    const Prompt prompt = *open;
    const auto choice = dialogue_.choose(seat, prompt, menu, looking);
    if (!choice) return false;
    const Refusal refusal = match_.say({.choice = *choice, .seat = seat, .ask = prompt.ask});
    if (refusal == Refusal::none) return true;
    refuse(refusal, prompt);
  }
  return true;
}

void Session::pose(Seat seat, const Prompt& prompt, Hint hint) {
  const notation::Question asked = question(seat, prompt);
  dialogue_.terminal().line();
  dialogue_.terminal().say(asked.text, Style::bold);
  if (hint == Hint::shown) dialogue_.terminal().say(asked.hint, Style::dim);
}

void Session::refuse(Refusal refusal, const Prompt& prompt) {
  dialogue_.terminal().say(refusal_text(refusal, prompt), Style::bad);
}

}  // namespace omerta::cli
