// gorod's part of the session: its sentences, the deal, and who answers for the bots.
#include "cli/play/gorod/gorod.h"
#include "rulebooks/gorod/words/spoken.h"

namespace omerta::cli {

namespace fact = gorod::fact;
using gorod::Phase;

std::vector<Spoken> GorodSession::spoken(std::size_t from) const {
  return cli::spoken(match_, dialogue().words(), from);
}

std::optional<std::string> GorodSession::whispered(Seat seat, const Event& event) const {
  const bool secret = event.fact > fact::card_dealt && event.fact <= fact::no_shot_tonight;
  if (!secret) return {};
  return notation::private_sentence(dialogue().words(), match_.names(), match_.view(seat), event);
}

Question GorodSession::question(Seat seat, const Prompt& prompt) const {
  return notation::question(dialogue().words(), match_.names(), match_.view(seat), prompt);
}

std::string GorodSession::refusal_text(Refusal refusal, const Prompt& prompt) const {
  return notation::refusal_text(dialogue().words(), match_.names(), refusal, &prompt);
}

void GorodSession::bot_answers(Seat seat, const Prompt& prompt) {
  const gorod::View seen = match_.view(seat);
  const Choice choice = bot_.choose({seen, match_.heard(seat)}, prompt);
  const Command command{.choice = choice, .seat = seat, .ask = prompt.ask, .voice = Voice::player};
  expect(match_.say(command) == Refusal::none);
}

Session::Eyes GorodSession::eyes_after(const Event& event, Eyes before) const {
  if (event.fact == fact::night_fell) return Eyes::shut;
  return event.fact == fact::dawn ? Eyes::open : before;
}

bool GorodSession::step() {
  switch (match_.table().phase) {
    case Phase::setup: return everyone_looks();
    case Phase::night: return call();
    default: return day();
  }
}

// GOR-DEAL-2  Everybody looks at his own card before the first night.
bool GorodSession::everyone_looks() {
  for (Seat seat : Seats::first(match_.plan().setup.seats) - match_.people()) {
    if (const Prompt* prompt = match_.open(0, seat)) bot_answers(seat, *prompt);
  }
  for (Seat seat : match_.people()) {
    if (match_.open(0, seat) != nullptr && !look(seat)) return false;
  }
  if (match_.shared()) uncover();
  return true;
}

bool GorodSession::look(Seat seat) {
  if (!visit(seat)) return false;
  dialogue().pages().card(seat);
  dialogue().shows_secret();
  const std::string on = dialogue().say("cli.play.press-enter");
  const bool stays = match_.shared() ? hide(seat) : dialogue().enter(on, seat, Looking::alone);
  if (!stays) return false;
  has_read(seat);
  expect(match_.say({.choice = kYes, .seat = seat, .ask = gorod::ask::look}) == Refusal::none);
  return true;
}

}  // namespace omerta::cli
