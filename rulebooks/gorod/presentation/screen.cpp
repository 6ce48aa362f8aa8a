// The screens of gorod: everyone's, from the table alone, and a seat's, from its view and its feed.
#include "rulebooks/gorod/presentation/screen.h"

#include "presentation/screen/questions.h"
#include "rulebooks/gorod/text/book.h"
#include "rulebooks/gorod/text/facts.h"
#include "rulebooks/gorod/words/words.h"

namespace omerta::gorod {
namespace {

using screen::Screen;

using PublicView = omerta::PublicView<Gorod>;

Message fate(const PublicView& view, Seat seat) {
  const Table& table = view.table;
  if (table.in_play.has(seat)) {
    const bool stands = table.standing.has(seat) && table.phase != Phase::night;
    return stands ? "play.table.candidate" : "play.table.in-play";
  }
  const Role shown = table.shown[index(seat)];
  if (shown == Role::hidden) return "play.table.covered";
  return {"play.table.shown", {{"role", said::role_name(view.plan.setup.edition, shown)}}};
}

Message unseen(const PublicView& view) {
  Setup left = view.plan.setup;
  left.deck = view.table.covered;
  return {"play.table.unseen", {{"deck", said::deck(left)}}};
}

screen::HeldCard card(const View& view, const Names& names) {
  const Role role = view.notes.role;
  return {.names = {said::role_name(view.plan.setup.edition, role)},
          .motto = said::role_motto(role),
          .does = said::role_does(names, view.plan.setup, role)};
}

// Who is in the group is the same in every later night.
bool is_worth_keeping(const Event& event, int night) {
  return has(event.fact, Trait::kept) && (event.fact != fact::group_awake || night <= 1);
}

// A choice that was answered is told by its answer.
Messages knowledge(const story::Feed& feed) {
  Messages known;
  int night = 0;
  const auto& heard = feed.heard();
  for (std::size_t i = 0; i < heard.size(); ++i) {
    if (heard[i].part.night != 0) night = heard[i].part.night;
    const bool own = heard[i].label.stream == story::Stream::own && !heard[i].past;
    if (!own || !is_worth_keeping(heard[i].event, night)) continue;
    const bool answered = heard[i].event.fact == fact::chose && i + 1 < heard.size() &&
                          heard[i + 1].event.fact == fact::answer;
    if (answered) continue;
    known.push_back({"play.know.night", {{"n", night}, {"what", heard[i].text}}});
  }
  return known;
}

Message label(Ask what, Choice choice) {
  if (choice == kPass && what == ask::nominate) return "cli.menu.no-candidate";
  if (choice == kPass) return what == ask::avenge ? "cli.menu.nobody" : "cli.menu.pass";
  const bool wordless = notation::gorod_book().is_wordless(what);
  return wordless ? Message{"cli.label.yes"} : chair(seat_of(choice));
}

screen::Danger danger(Ask what) {
  switch (static_cast<number::Ask>(what)) {
    case number::victim_mafia:
    case number::second_victim:
    case number::victim_yakuza:
    case number::sheriff_shot:
    case number::maniac_shot:
    case number::avenge: return screen::Danger::kills;
    case number::look:
    case number::speak:
    case number::support: return screen::Danger::none;
    default: return screen::Danger::loses;
  }
}

// GOR-DAY-2, -3  Each in turn. Whoever wishes to hear the others first may wait; with one candidate
// there is nothing to choose (GOR-VOTE-2).
void nominating(const Table& table, Seat seat, screen::Question& question) {
  question.turn = screen::Turn::in_turn;
  People standing;
  for (unsigned i = 0; i < table.candidates; ++i) standing.push_back(table.candidate[i]);
  if (!standing.empty())
    question.beside.push_back({"play.gorod.candidates", {{"seats", standing}}});
  const bool last = (table.in_play - table.nominated - table.declined - seat).empty();
  if (!last) question.wait = "play.gorod.wait";
  if (last && standing.size() == 1) {
    question.beside.push_back({"play.gorod.one-candidate", {{"who", standing.front()}}});
  }
}

// GOR-MAFIA-2  The hands of a clan may move as long as they do not agree.
void pointing(const View& view, screen::Question& question) {
  const Notes& notes = view.notes;
  const Seat mine = notes.pointing[index(view.seat)];
  question.stands = mine != Seat::nobody;
  for (Seat other : (notes.awake_with & view.table.in_play) - view.seat) {
    if (notes.pointing[index(other)] != mine) question.prompt = "play.keep";
  }
  if (!question.stands) question.prompt = {};
}

void in_its_manner(const View& view, screen::Question& question) {
  switch (static_cast<number::Ask>(question.ask)) {
    case number::nominate: return nominating(view.table, view.seat, question);
    case number::vote_1:
    case number::vote_2:  // GOR-VOTE-3
      if (view.plan.setup.ballot == Ballot::open) question.turn = screen::Turn::in_turn;
      return;
    case number::avenge: question.turn = screen::Turn::in_turn; return;
    case number::look:
    case number::speak:
    case number::support: return;
    case number::victim_mafia:
    case number::victim_yakuza:
    case number::second_victim: pointing(view, question); [[fallthrough]];
    default: question.timely = true; return;
  }
}

// GOR-NIGHT-2, GOR-FIRST-5  What the cards that answer to the open call choose; in the first night
// they only see each other.
std::optional<screen::Touches> touches(const PublicView& view) {
  if (view.table.call == Call::none || view.table.round <= 1) return {};
  for (const Card& card : view.plan.cards) {
    for (unsigned k = 0; k < card.acts; ++k) {
      if (card.act[k].call == view.table.call) return screen::Touches{.take = card.act[k].count};
    }
  }
  return {};
}

}  // namespace

Screen public_screen(const AnyTable& any, const Names&, const story::Feed&) {
  const PublicView view = any.as<Gorod>();
  const Standing standing = any.standing();
  Screen now{.hour = standing.hour, .round = standing.round};
  if (view.table.call != Call::none) now.moment = said::call_name(view.plan, view.table.call);
  for (Seat seat : standing.seats) {
    screen::Place place{seat, standing.in_play.has(seat), fate(view, seat)};
    place.votes =
        seats_where(standing.seats, [&](Seat s) { return view.table.ballots[index(s)] == seat; });
    if (standing.hour == Hour::over) {
      place.shown = {said::role_name(view.plan.setup.edition, view.table.shown[index(seat)])};
    }
    now.circle.push_back(std::move(place));
  }
  now.about.push_back(unseen(view));
  now.winners = standing.winners;
  now.aims = said::goals(view.plan.setup);
  return now;
}

Screen screen(const AnyView& any, const Names& names, const story::Feed& feed) {
  const View view = any.as<Gorod>();
  Screen now = public_screen(any.table(), names, feed);
  if (view.notes.role != Role::hidden) {
    now.hand.push_back(card(view, names));
    const bool decoy = view.plan.card(view.notes.role).decoy != Clan::none;
    if (decoy) now.reminders.push_back("cli.know.sleepwalker");
  }
  now.knows = knowledge(feed);
  const auto asked = [&](const Prompt& prompt) {
    return screen::Asked{notation::gorod_book().ask_name(prompt.ask), said::question(view, prompt),
                         danger(prompt.ask)};
  };
  now.questions = screen::questions(any, asked, label);
  for (screen::Question& question : now.questions) in_its_manner(view, question);
  const auto awake = touches({view.plan, view.table});
  if (awake && screen::sleeps(any)) now.decoy = screen::decoy(any.standing(), *awake);
  return now;
}

}  // namespace omerta::gorod
