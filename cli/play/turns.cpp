// Whose turn it is at this screen. Nothing on it, and no pause, depends on who was really awake:
// where several people share it, everyone in play is handed it in every call (GOR-SEAT-2).
#include <algorithm>

#include "cli/play/session.h"

namespace omerta::cli {
namespace {

using screen::Question;

// Whether there is anything to choose.
bool has_options(const Question& question) {
  return std::any_of(question.options.begin(), question.options.end(),
                     [](const screen::Option& option) { return !option.idle; });
}

bool is_awaited(const Question& question) {
  return question.lane == 0 && question.urgency == screen::Urgency::awaited;
}

// What is put to somebody unasked for: what the game waits for, and what is offered for this very
// moment, unless it has been answered and all agree.
bool is_put(const Question& question) {
  const bool settled = question.stands && question.prompt.empty();
  return (is_awaited(question) || question.timely) && !settled;
}

const Question* first_that(const screen::Screen& screen, bool (*is)(const Question&)) {
  const auto found = std::find_if(screen.questions.begin(), screen.questions.end(), is);
  return found == screen.questions.end() ? nullptr : &*found;
}

}  // namespace

bool Session::step() {
  const Prompt* house = match_.open(0, Seat::nobody);
  const Seats awaited = match_.awaited();
  if (awaited.has(Seat::nobody) && house->voices.has(Voice::chance)) {
    return match_.house_answers(), true;
  }
  if (!watch()) return false;
  if (match_.standing().hour == Hour::setup) return everyone_looks();
  if (!somebody_leads() && bots_volunteer()) return true;
  const bool night = match_.standing().hour == Hour::night;
  const Seats asked = match_.awaited() - Seat::nobody;
  if (match_.shared() && night && match_.awaited().has(Seat::nobody)) return visits();
  return asked.empty() ? window() : ask_awaited(asked);
}

bool Session::bots_volunteer() {
  return match_.bot_speaks(match_.standing().in_play, bots::Waited::not_for_it);
}

bool Session::somebody_leads() const {
  for (Seat seat : match_.people() & match_.standing().in_play) {
    for (const Question& question : match_.screen(seat).questions) {
      if (question.turn == screen::Turn::leads) return true;
    }
  }
  return false;
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

// GOR-DEAL-2, SPY-DEAL-2, MRK-DEAL-14  Everybody looks at his own cards before the first night.
bool Session::everyone_looks() {
  while (match_.bot_speaks(match_.awaited(), bots::Waited::for_it)) {
  }
  for (Seat seat : match_.people()) {
    const screen::Screen screen = match_.screen(seat);
    const Question* question = first_that(screen, is_awaited);
    if (question == nullptr) continue;
    if (question->shape != screen::Shape::confirm) return put(seat, *question) != Done::left;
    if (!look(seat, *question)) return false;
  }
  if (match_.shared()) uncover();
  const bool setup = match_.standing().hour == Hour::setup;
  if (setup && match_.awaited() == Seats::of(Seat::nobody)) match_.house_answers();
  return true;
}

bool Session::look(Seat seat, const Question& question) {
  if (!visit(seat)) return false;
  dialogue_.pages().card(seat);
  dialogue_.terminal().say(said(question.hint), Style::dim);
  dialogue_.shows_secret();
  const std::string on = dialogue_.say("cli.play.press-enter");
  const bool stays = match_.shared() ? hide(seat) : dialogue_.enter(on, seat, Looking::alone);
  if (!stays) return !dialogue_.left();
  return submit(seat, question, kYes) != Done::left;
}

// The people first, who then do not know more than the others; or everyone in turn.
bool Session::ask_awaited(Seats awaited) {
  for (Seat seat : match_.people() & awaited) {
    const screen::Screen screen = match_.screen(seat);
    const Question* question = first_that(screen, is_awaited);
    if (question == nullptr || question->turn == screen::Turn::in_turn) continue;
    const bool hidden = match_.shared();
    if (hidden && !visit(seat)) return false;
    if (answer(seat, screen, *question) == Done::left) return false;
    return !hidden || hide(seat);
  }
  uncover();
  return ask_in_turn(awaited);
}

// Whoever wishes to hear the others first is asked again at the end.
bool Session::ask_in_turn(Seats awaited) {
  std::array<std::uint16_t, kSeats> asked{};
  for (Seat seat : awaited) asked[index(seat)] = match_.open(0, seat)->number;
  Seats waiting;
  for (Seat seat : in_turn(awaited)) {
    const Prompt* prompt = match_.open(0, seat);
    const bool still = prompt != nullptr && prompt->number == asked[index(seat)];
    if (!still || !match_.awaited().has(seat)) continue;
    if (match_.people().has(seat)) {
      announce();
      const bool others = (match_.awaited() - waiting).count() > 1 || !waiting.empty();
      const Done done = take_turn(seat, others ? MayWait::yes : MayWait::no);
      if (done == Done::left) return false;
      if (done == Done::unanswered) waiting |= Seats::of(seat);
      dialogue_.keep();
    } else if (!match_.bot_speaks(Seats::of(seat), bots::Waited::for_it)) {
      return match_.house_answers(), true;  // there is nobody to choose
    }
  }
  for (Seat seat : in_turn(waiting)) {
    announce();
    if (take_turn(seat, MayWait::no) == Done::left) return false;
  }
  return true;
}

Session::Done Session::take_turn(Seat seat, MayWait may_wait) {
  if (match_.shared()) {
    dialogue_.terminal().say(dialogue_.say("play.turn", {{"who", dialogue_.name(seat)}}),
                             Style::good);
  }
  const screen::Screen screen = match_.screen(seat);
  const Question* found = first_that(screen, is_awaited);
  if (found == nullptr) return Done::moved;
  Question question = *found;
  if (may_wait == MayWait::no) question.wait.reset();
  return put(seat, question);
}

// SPY-CARD-15  Whoever has nothing to choose is not kept waiting; a card that is asked for is put
// in the place of the question whether there is one.
Session::Done Session::answer(Seat seat, const screen::Screen& screen, const Question& question) {
  if (has_options(question)) return put(seat, question);
  if (!question.pass) return match_.house_answers(), Done::moved;  // there is nobody to choose
  for (const Question& other : screen.questions) {
    if (!other.timely || !has_options(other)) continue;
    Question card = other;
    card.leave = question.pass;
    const Done done = put(seat, card);
    if (done != Done::unanswered) return done;
  }
  return submit(seat, question, kPass);
}

// What people may do where the game waits for nobody, then what bots still have to say, then the
// clock.
bool Session::window() {
  for (Seat seat : match_.people() & match_.standing().in_play) {
    const Done done = offered(seat);
    if (done != Done::unanswered) return done == Done::moved;
  }
  while (bots_volunteer()) {
  }
  if (!match_.over() && match_.awaited().has(Seat::nobody)) match_.house_answers();
  return true;
}

Session::Done Session::offered(Seat seat) {
  bool asked = false;
  const screen::Screen screen = match_.screen(seat);
  for (const Question& question : screen.questions) {
    if (!is_put(question) || (!has_options(question) && !question.pass)) continue;
    const Done done = put(seat, question);
    if (done != Done::unanswered) return done;
    asked = true;
  }
  if (asked || screen.pause.empty()) return Done::unanswered;
  if (dialogue_.enter(said(screen.pause), seat, looking())) return Done::unanswered;
  return dialogue_.left() ? Done::left : Done::moved;
}

bool Session::visits() {
  for (Seat seat : match_.people() & match_.standing().in_play) {
    if (!visit(seat) || !called(seat) || !hide(seat)) return false;
    dialogue_.keep();
  }
  uncover();
  while (bots_volunteer()) {
  }
  match_.house_answers();
  return true;
}

// Each question once; those who sleep are asked too.
bool Session::called(Seat seat) {
  whisper(seat);
  const screen::Screen screen = match_.screen(seat);
  for (const Question& question : screen.questions) {
    if (!is_put(question) || question.stands) continue;
    if (put(seat, question) == Done::left) return false;
    whisper(seat);
  }
  return !screen.decoy || decoy(seat, *screen.decoy);
}

// What a sleeper answers is his to read again.
bool Session::decoy(Seat seat, const Question& question) {
  Question asked = question;
  asked.pass.reset();
  pose(seat, asked, Looking::alone);
  const Prompt prompt{.offers = choice_of(match_.standing().in_play), .take = question.take};
  while (true) {
    const auto choice = dialogue_.choose(seat, prompt, menu(asked), Looking::alone);
    if (!choice) return !dialogue_.left();
    if (!prompt.admits(*choice)) {
      dialogue_.terminal().say(dialogue_.say("play.decoy"), Style::bad);
      continue;
    }
    for (Seat whom : seats_of(*choice)) {
      match_.note(seat, whom);
      dialogue_.tell_secret(dialogue_.say("play.decoy.noted", {{"who", dialogue_.name(whom)}}));
    }
    return true;
  }
}

}  // namespace omerta::cli
