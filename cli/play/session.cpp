// What happens around the questions: announcements, private words, and the covered screen.
#include "cli/play/session.h"

#include <algorithm>
#include <utility>

namespace omerta::cli {

void Session::already_heard() {
  announced_ = match_.told().size();
  follow(announced_);
  for (Seat seat : match_.people()) whispered_[index(seat)] = match_.heard(seat).size();
}

void Session::follow(std::size_t told) {
  for (; followed_ < std::min(told, match_.told().size()); ++followed_) {
    const Told& each = match_.told()[followed_];
    if (each.to.is_everyone()) eyes_ = eyes_after(each.event, eyes_);
  }
}

Looking Session::looking() const {
  return eyes_ == Eyes::open ? Looking::everyone : Looking::alone;
}

// GOR-NIGHT-9  One rest after each sentence, whoever was awake and whatever was done.
void Session::announce() {
  for (const Spoken& said : spoken(announced_)) {
    follow(said.at + 1);
    const bool secret = said.style == Style::secret;
    if (eyes_ == Eyes::open && !skipping_) dialogue_.put_away();
    if (secret && eyes_ == Eyes::open && !skipping_) {
      news_ = true;
    } else {
      say_aloud(said);
    }
  }
  announced_ = match_.told().size();
  follow(announced_);
  if (!std::exchange(news_, false)) return;
  const std::string me = first_word(dialogue_.words(), "play.word.me");
  dialogue_.terminal().say(dialogue_.say("play.news", {{"what", me}}), Style::dim);
}

// What is said round the table, one after the other, rests more briefly than what the moderator
// says: a candidate, a remark, a line of the count.
void Session::say_aloud(const Spoken& said) {
  Terminal& terminal = dialogue_.terminal();
  if (said.kind == Spoken::Kind::heading) terminal.line();
  if (said.style == Style::secret) {
    dialogue_.tell_secret(said.text);
  } else {
    terminal.say(said.text, said.style);
  }
  if (said.kind != Spoken::Kind::call) dialogue_.shows_news();
  const bool round = said.kind == Spoken::Kind::talk || said.style == Style::plain;
  const bool aside = said.kind == Spoken::Kind::sentence && said.style == Style::dim;
  if (!skipping_) terminal.rest(round || aside ? Terminal::Rest::brief : Terminal::Rest::whole);
}

void Session::whisper(Seat seat) {
  const std::span<const Event> heard = match_.heard(seat);
  for (std::size_t& at = whispered_[index(seat)]; at < heard.size(); ++at) {
    const auto text = whispered(seat, heard[at]);
    if (!text) continue;
    if (eyes_ == Eyes::open && !match_.shared()) {
      news_ = true;
    } else {
      dialogue_.tell_secret(*text);
    }
  }
}

void Session::has_read(Seat seat) { whispered_[index(seat)] = match_.heard(seat).size(); }

void Session::whisper_if_alone() {
  if (match_.people().count() == 1) whisper(*match_.people());
}

void Session::cover(Seat next) {
  dialogue_.wipe();
  dialogue_.terminal().say(dialogue_.say("cli.play.pass-device", {{"who", dialogue_.name(next)}}),
                           Style::bold);
  covered_ = true;
}

void Session::uncover() {
  if (!covered_) return;
  dialogue_.wipe();
  dialogue_.terminal().say(dialogue_.say("play.everyone"), Style::bold);
  covered_ = false;
}

// What is private is on the screen only between these two acts of the same person: typing the
// beginning of the own name, and covering the screen.
bool Session::visit(Seat seat) {
  if (!match_.shared()) return true;
  const std::string on = dialogue_.say("cli.play.press-enter");
  if (dialogue_.unread() && !dialogue_.enter(on, Seat::nobody, Looking::everyone)) return false;
  cover(seat);
  return dialogue_.opened_by(seat);
}

bool Session::hide(Seat seat) {
  const bool stays = dialogue_.enter(dialogue_.say("play.hide"), seat, Looking::alone);
  dialogue_.wipe();
  return stays;
}

Session::Ending Session::run() {
  while (!match_.over()) {
    announce();
    whisper_if_alone();
    if (dialogue_.left() || !step()) {
      if (match_.shared()) dialogue_.wipe();
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

void Session::pose(Seat seat, const Prompt& prompt, Hint hint, Looking looking) {
  dialogue_.pose(question(seat, prompt), hint, looking);
}

void Session::refuse(Refusal refusal, const Prompt& prompt) {
  dialogue_.terminal().say(refusal_text(refusal, prompt), Style::bad);
}

}  // namespace omerta::cli
