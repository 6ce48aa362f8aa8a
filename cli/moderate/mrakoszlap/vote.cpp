// Shows of hands as they are typed in: one line for each, whoever has a hand up when it ends.
#include "cli/moderate/mrakoszlap/mrakoszlap.h"

namespace omerta::cli {
namespace {

using mrakoszlap::Phase;
using mrakoszlap::Show;
namespace ask = mrakoszlap::ask;
namespace fact = mrakoszlap::fact;

// Which hands are asked for now. In a tie ballot those in favour are entered first (MRK-TIE-1).
struct Hands {
  Seat accused = Seat::nobody;
  Show show = Show::none;  // one side at a time
  Ask what{};
  Seats may{};
};

Hands hands_now(const MrakoszlapDesk& desk) {
  const mrakoszlap::Table& table = desk.table();
  const bool either = table.show == Show::either;
  const Seats in_favour = table.in_favour[index(table.floor)];
  const bool second = either && desk.has_hands_for(table.floor);
  const Ask what = either ? ask::tie_vote : ask::raise_hand;
  const Show side = !either ? table.show : second ? Show::against : Show::in_favour;
  const Seats may = desk.asked(what);
  return {table.floor, side, what, second ? may - in_favour : may};
}

// The show is closed with the entry (MRK-BALLOT-1).
void finish(MrakoszlapDesk& desk, std::vector<Command> commands) {
  if (!desk.allows(commands)) return static_cast<void>(desk.play(commands));  // it says why
  commands.push_back(desk.closing());
  desk.play(commands);
}

void raise(MrakoszlapDesk& desk, const Hands& hands, const std::vector<Seat>& seats) {
  const bool tie = hands.what == ask::tie_vote;
  const bool against = hands.show == Show::against;
  std::vector<Command> commands;
  for (Seat seat : seats) {
    commands.push_back(desk.order(seat, hands.what, tie && against ? mrakoszlap::kAgainst : kYes));
  }
  const bool half = tie && !against;  // the hands against come next
  if (!half) return finish(desk, commands);
  if (!commands.empty() && desk.play(commands) != Entered::accepted) return;
  desk.keep_hands_for(hands.accused);
}

void show_hands(MrakoszlapDesk& desk, const Hands& hands) {
  desk.terminal().line();
  desk.say_news(fact::show_opened);
  desk.enter_what(desk.say("guide.mrk.hands.how"));
  if (hands.may.empty()) return;  // all have a hand up elsewhere: a word may still free one
  desk.terminal().say(desk.say("guide.mrk.hands.may", {{"seats", desk.name_list(hands.may)}}),
                      Style::dim);
}

}  // namespace

void show_step(MrakoszlapDesk& desk) {
  const Phase phase = desk.table().phase;
  const Hands hands = hands_now(desk);
  const std::string step = "show/" + std::to_string(static_cast<int>(phase)) + "/" +
                           desk.name(hands.accused) + "/" +
                           std::to_string(static_cast<int>(hands.show));
  if (desk.turns_to(desk.page(step))) {
    if (desk.table().shown.empty() && hands.show == Show::in_favour) {
      desk.title(phase);
      desk.say_news(fact::phase_opened);
      desk.do_silently(desk.say("mrk.guide.ballot.do"));
    }
    show_hands(desk, hands);
  }
  const bool against = hands.show == Show::against;
  const Input input =
      desk.ask_step(desk.say(against ? "cli.moderate.ask.mrk.against" : "cli.moderate.ask.mrk.for",
                             {{"who", desk.name(hands.accused)}}));
  if (input.kind == Input::Kind::close) return finish(desk, {});
  if (input.kind != Input::Kind::text) return;
  if (input.text.empty() || is_pass(input.text, desk.words())) return raise(desk, hands, {});
  if (is_rest(input.text, desk.words())) {
    std::vector<Seat> all;
    for (Seat seat : hands.may) all.push_back(seat);
    return raise(desk, hands, all);
  }
  const SeatsTyped typed = read_seats(input.text, desk.names());
  if (!typed.unknown.empty()) return static_cast<void>(desk.seat_or_say(typed.unknown));
  raise(desk, hands, typed.seats);
}

}  // namespace omerta::cli
