// One question to one person, and what may be typed at any question: something to say, and what one
// may do of one's own accord.
#include <algorithm>

#include "cli/play/session.h"
#include "cli/play/talking.h"
#include "cli/typed/names.h"
#include "cli/typed/suggest.h"

namespace omerta::cli {
namespace {

using Heard = Dialogue::Heard;
using screen::Question;

constexpr int kMostSaid = 300;  // characters

// The question that takes words; nothing while there is no talk.
const Question* speaking(const screen::Screen& screen) {
  for (const Question& question : screen.questions) {
    if (question.name == "speak") return &question;
  }
  return nullptr;
}

Prompt prompt_of(const Question& question) {
  Prompt prompt{.ask = question.ask, .take = question.take};
  for (const screen::Option& option : question.options) {
    if (!option.idle) prompt.offers |= option.choice;
  }
  if (question.pass) prompt.pass = Pass::allowed;
  return prompt;
}

// A slip would cost the game: asked twice.
bool is_fatal(const Question& question) {
  return question.shape == screen::Shape::confirm && question.danger == screen::Danger::kills;
}

}  // namespace

Dialogue::Menu Session::menu(const Question& question) const {
  Dialogue::Menu menu;
  if (question.pass) menu.pass = said(*question.pass);
  if (question.leave) menu.pass = said(*question.leave);
  if (question.wait) menu.pass = said(*question.wait);
  if (!question.talk && !question.prompt.empty()) menu.keeping = said(question.prompt);
  menu.usual = question.usual;
  for (const screen::Option& option : question.options) {
    if (option.idle || question.shape == screen::Shape::seats) continue;
    if (question.shape == screen::Shape::confirm) menu.yes = said(option.label);
    if (question.shape == screen::Shape::words) {
      menu.words.push_back({said(option.label), option.choice});
    }
  }
  return menu;
}

// That something could be used now is said once a round; what it is is for the player alone.
void Session::mention_means(Seat seat) {
  const int round = match_.standing().round;
  const auto means = match_.screen(seat).means;
  if (!means || means->reminder.empty() || reminded_ == round) return;
  reminded_ = round;
  dialogue_.terminal().say(said(means->reminder), Style::dim);
}

// The hint stands beside a question when it is asked for the first time.
void Session::pose(Seat seat, const Question& question, Looking looking) {
  std::uint64_t& explained = explained_[index(seat)];
  const std::uint64_t bit = std::uint64_t{1} << (static_cast<unsigned>(question.ask) % 64U);
  const bool known = (explained & bit) != 0 && !match_.shared();
  explained |= bit;
  dialogue_.pose({said(question.text), said(question.hint)}, known ? Hint::left_out : Hint::shown,
                 looking);
  for (const Message& line : question.beside) dialogue_.beside(said(line), looking);
}

Session::Done Session::put(Seat seat, const Question& question) {
  if (question.talk) return discussion(seat, question);
  const bool hidden = match_.shared() && question.turn == screen::Turn::at_once;
  const Looking who = question.own || hidden ? Looking::alone : looking();
  const bool only = question.shape == screen::Shape::confirm && !question.pass && !question.leave;
  if (who == Looking::everyone) mention_means(seat);
  if (question.stands) return choose(seat, question, who);
  pose(seat, question, who);
  const auto ally = match_.course().allies;
  if (ally != nullptr && match_.level() != bots::Level::random) {
    const Message line = ally(match_.game().any_view(seat), match_.heard(seat));
    if (!line.empty()) dialogue_.beside(said(line), Looking::alone);
  }
  return only ? confirm(seat, question) : choose(seat, question, who);
}

Session::Done Session::confirm(Seat seat, const Question& question) {
  const std::string on = dialogue_.say("cli.play.press-enter");
  if (dialogue_.enter(on, seat, Looking::alone)) return submit(seat, question, kYes);
  return dialogue_.left() ? Done::left : Done::moved;
}

// The person chooses until the game accepts it; a refusal says what would have been possible.
Session::Done Session::choose(Seat seat, const Question& question, Looking looking) {
  const Prompt prompt = prompt_of(question);
  const bool open = question.leave || question.wait || !question.prompt.empty();
  while (true) {
    const auto choice = dialogue_.choose(seat, prompt, menu(question), looking);
    if (!choice) return dialogue_.left() ? Done::left : Done::moved;
    if (*choice == kPass && open) return Done::unanswered;
    const Refusal refusal = say(seat, question, *choice);
    if (refusal == Refusal::none) return Done::moved;
    if (!said_elsewhere(seat, question, *choice)) refuse(refusal, question, seat);
  }
}

// GOR-DAY-6  Whoever names a candidate that stands already is heard, and may still name another:
// what one question refuses may be what another one, that costs nothing, is there for.
bool Session::said_elsewhere(Seat seat, const Question& question, Choice choice) {
  for (const Question& other : match_.screen(seat).questions) {
    const bool words = other.lane != question.lane && other.shape == screen::Shape::seats &&
                       other.danger == screen::Danger::none && prompt_of(other).admits(choice);
    if (!words || say(seat, other, choice) != Refusal::none) continue;
    announce();
    return true;
  }
  return false;
}

Refusal Session::say(Seat seat, const Question& question, Choice choice) {
  return match_.play({.choice = choice, .seat = seat, .ask = question.ask});
}

Session::Done Session::submit(Seat seat, const Question& question, Choice choice) {
  const Refusal refusal = say(seat, question, choice);
  if (refusal != Refusal::none) refuse(refusal, question, seat);
  return Done::moved;
}

void Session::refuse(Refusal refusal, const Question& question, Seat seat) {
  const Prompt* open = match_.open(question.lane, seat);
  dialogue_.terminal().say(said(match_.course().refusal(match_.table(), refusal, open)),
                           Style::bad);
}

// SPY-POLICE-3  It ends when the person has nothing more to say; what is no word at hand is said.
Session::Done Session::discussion(Seat seat, const Question& question) {
  mention_means(seat);
  const auto typed = dialogue_.line(said(question.prompt), seat, looking());
  if (!typed) return dialogue_.left() ? Done::left : Done::moved;
  const bool done = typed->empty() || dialogue_.is_word(*typed, "pass") ||
                    dialogue_.is_word(*typed, "yes") || *typed == "1";
  if (done) return submit(seat, question, prompt_of(question).offers);
  if (whole_number(*typed)) {
    dialogue_.terminal().say(dialogue_.say("cli.error.not-understood", {{"value", *typed}}),
                             Style::bad);
  } else {
    say_to_all(*typed);
  }
  return Done::moved;
}

// --- what may be typed at any question -----------------------------------------------------------
Heard Session::own_word(const std::string& typed) {
  const List words = match_.course().words(match_.table());
  if (match_.person() == Seat::nobody || at_means_ || match_.over()) return Heard::no;
  const std::size_t space = std::min(typed.find(' '), typed.size());
  const bool talks = std::find(words.begin(), words.end(), "say") != words.end();
  if (dialogue_.is_word(typed.substr(0, space), "say")) {
    const std::size_t from = std::min(typed.find_first_not_of(' ', space), typed.size());
    const bool menu = from == typed.size() && !match_.may_say(match_.person()).empty();
    if (talks) say_to_all(typed.substr(from));  // alone: how to use it
    if (menu) return talk();
    if (talks) return Heard::openly;
  }
  const screen::Screen screen = match_.screen(match_.person());
  if (!screen.means) return Heard::no;
  const Messages& names = screen.means->names;
  const bool named = std::any_of(names.begin(), names.end(), [&](const Message& name) {
    return folded(typed) == folded(said(name));
  });
  if (!named && !dialogue_.is_word(typed, screen.means->word)) return Heard::no;
  at_means_ = true;
  const Heard heard = own_means(screen);
  at_means_ = false;
  return heard;
}

// What is said by the menu is no command: the question that is open is asked again.
Heard Session::talk() {
  const Dialogue::Posed open = dialogue_.posed();
  at_means_ = true;
  const auto said = TalkMenu{match_, dialogue_, match_.person()}.ask();
  at_means_ = false;
  dialogue_.posed_again(open);
  if (!said) return Heard::yes;
  notation::Speech speech{match_.person()};
  speech.utterance.statements[speech.utterance.count++] = *said;
  if (match_.state(speech) != talk::Fault::none) {
    dialogue_.terminal().say(dialogue_.say("play.say.closed"), Style::bad);
  }
  dialogue_.keep();
  announce();
  return Heard::yes;
}

// One's own card or power, used if the moment is right.
Heard Session::own_means(const screen::Screen& screen) {
  const screen::Means& means = *screen.means;
  for (std::size_t i = 0; i < means.shows.size(); ++i) {
    dialogue_.terminal().say(said(means.shows[i]), i == 0 ? Style::bold : Style::secret);
  }
  if (!means.unavailable.empty()) {
    dialogue_.terminal().say(said(means.unavailable), Style::bad);
    return Heard::yes;
  }
  for (const Question& question : screen.questions) {
    const bool offered = question.own && question.urgency == screen::Urgency::offered;
    if (!offered || prompt_of(question).offers == 0) continue;
    if (use(question, means) == Done::moved) return Heard::moved;
  }
  return Heard::yes;
}

Session::Done Session::use(const Question& question, const screen::Means& means) {
  const Seat seat = match_.person();
  if (!is_fatal(question)) {
    Question asked = question;
    asked.leave = means.kept;
    pose(seat, asked, Looking::alone);
    return choose(seat, asked, Looking::alone);
  }
  pose(seat, question, Looking::alone);  // SPY-CARD-10
  const auto sure = dialogue_.line(dialogue_.say("cli.menu.yes-no"), seat, Looking::alone);
  if (!sure) return Done::left;
  if (dialogue_.is_word(*sure, "yes")) return submit(seat, question, kYes);
  dialogue_.terminal().say(said(means.unused), Style::good);
  return Done::unanswered;
}

// SPY-POLICE-3, SPY-AGENT-6  Whatever somebody wishes to say while talk is open: an accusation, a
// claim, true or not. Nothing in it counts for the game.
void Session::say_to_all(const std::string& text) {
  Terminal& terminal = dialogue_.terminal();
  if (text.empty()) {
    const std::string word = first_word(dialogue_.words(), "play.word.say");
    return terminal.say(word + " " + dialogue_.say("play.help.say"), Style::dim);
  }
  if (!readable(text)) {
    return terminal.say(dialogue_.say("cli.error.not-understood", {{"value", text}}), Style::bad);
  }
  if (columns(text) > kMostSaid) {
    return terminal.say(dialogue_.say("play.say.long", {{"allowed", kMostSaid}}), Style::bad);
  }
  const Seat seat = match_.person();
  const screen::Screen screen = match_.screen(seat);
  const Question* speak = speaking(screen);
  const Command word{.choice = kYes, .seat = seat, .ask = speak == nullptr ? Ask{} : speak->ask};
  if (speak == nullptr || match_.play(word, text) != Refusal::none) {
    return terminal.say(dialogue_.say("play.say.closed"), Style::bad);
  }
  announce();
}

}  // namespace omerta::cli
