// The day of mrakoszlap without its ballots: accusations, defences, the pause before the verdict,
// the evening, the end.
#include "cli/moderate/mrakoszlap/mrakoszlap.h"
#include "cli/typed/suggest.h"

namespace omerta::cli {
namespace {

using mrakoszlap::Phase;
namespace ask = mrakoszlap::ask;
namespace fact = mrakoszlap::fact;

bool ends(const MrakoszlapDesk& desk, const Input& input) {
  if (input.kind == Input::Kind::close) return true;
  return input.kind == Input::Kind::text &&
         (input.text.empty() || is_pass(input.text, desk.words()));
}

// Whoever may not speak or vote today, as everyone has heard, and everyone forgets.
void say_restrictions(MrakoszlapDesk& desk) {
  const mrakoszlap::Table& table = desk.table();
  const auto line = [&](Seats seats, std::string_view key) {
    const Seats here = table.equal != 0 ? Seats{} : seats & table.in_play;
    if (here.empty()) return;
    desk.terminal().say(desk.say(key) + ": " + desk.words().join(desk.name_list(here)), Style::dim);
  };
  line(table.silenced, "cli.moderate.mark.silenced");
  line(table.banned, "cli.moderate.mark.banned");
}

// In the order of the list.
List accused_list(const MrakoszlapDesk& desk) {
  const mrakoszlap::Table& table = desk.table();
  List list;
  for (unsigned i = 0; i < table.listed; ++i) {
    if (table.accused.has(table.list[i])) list.push_back(desk.name(table.list[i]));
  }
  return list;
}

std::string how_to_accuse(const MrakoszlapDesk& desk) {
  Seat last = *desk.in_play();
  for (Seat seat : desk.in_play()) last = seat;
  return desk.say("guide.mrk.accuse.how",
                  {{"who", desk.name(*desk.in_play())}, {"whom", desk.name(last)}});
}

void accuse(MrakoszlapDesk& desk, const std::string& text) {
  const auto& words = desk.words();
  const VotesTyped typed = read_votes(text, desk.names(), words, {});
  if (!typed.unknown.empty()) return static_cast<void>(desk.seat_or_say(typed.unknown));
  if (typed.votes.empty()) {
    return desk.terminal().say(how_to_accuse(desk), Style::bad);
  }
  std::vector<Command> commands;
  for (const auto& [who, whom] : typed.votes) {
    commands.push_back(desk.order(who, ask::accuse, choice_of(whom)));
  }
  if (desk.play(commands) != Entered::accepted) return;
  desk.terminal().say(desk.say("guide.mrk.list", {{"seats", accused_list(desk)}}), Style::bold);
}

// MRK-VERDICT-3  Who will hang, for the moderator's eyes: no name is known yet.
void keep_condemned(MrakoszlapDesk& desk) {
  const mrakoszlap::Truth& truth = desk.truth();
  const Seats condemned = truth.condemned_more & truth.alive;
  desk.keep(desk.say("mrk.fact.condemned", {{"seats", desk.name_list(condemned)}}));
  const Seat second = truth.pair_second;
  const bool swaps = truth.pair_first != Seat::nobody && condemned.has(truth.pair_first) &&
                     truth.alive.has(second);
  if (!swaps) return;
  desk.keep(desk.say("guide.mrk.substitute",
                     {{"who", desk.name(truth.pair_first)}, {"whom", desk.name(second)}}));
}

}  // namespace

void accusation_step(MrakoszlapDesk& desk) {
  if (desk.turns_to(desk.page("accusations"))) {
    desk.title(Phase::accusations);
    desk.say_news(fact::phase_opened);
    desk.do_silently(desk.say("mrk.guide.accusations.do"));
    desk.enter_what(how_to_accuse(desk));
    say_how_to_use(desk);
    desk.say_seats();
    say_restrictions(desk);
    const List list = accused_list(desk);
    if (!list.empty()) {
      desk.terminal().say(desk.say("guide.mrk.list", {{"seats", list}}), Style::bold);
    }
  }
  const Input input = desk.ask_step(desk.say("cli.moderate.ask.mrk.accuse"));
  if (ends(desk, input)) return static_cast<void>(desk.close());
  if (input.kind == Input::Kind::text) accuse(desk, input.text);
}

// MRK-DEFEND-1, -2  One after the other; a silenced accused has somebody speak for him.
void defence_step(MrakoszlapDesk& desk) {
  const Seat accused = desk.table().floor;
  const bool proxy = !desk.asked(ask::choose_proxy).empty();
  const Seats speaks = desk.asked(ask::defence);
  const std::string step = "defence/" + desk.name(accused) + (proxy ? "/proxy" : "");
  if (desk.turns_to(desk.page(step))) {
    if (desk.table().defended.empty() && desk.table().speaker == Seat::nobody) {
      desk.title(Phase::defences);
      desk.say_news(fact::phase_opened);
      desk.do_silently(desk.say("mrk.guide.defences.do"));
    }
    desk.say_news(fact::floor);
  }
  if (proxy) {
    const Input input = desk.ask_step(desk.say("cli.moderate.ask.mrk.proxy"));
    if (ends(desk, input)) return static_cast<void>(desk.close());
    if (input.kind != Input::Kind::text) return;
    if (const auto seat = desk.seat_or_say(input.text)) {
      desk.play({desk.order(accused, ask::choose_proxy, choice_of(*seat))});
    }
    return;
  }
  const Seat speaker = *speaks;
  const Input input =
      desk.ask_step(desk.say("cli.moderate.ask.defence", {{"who", desk.name(speaker)}}));
  if (input.kind == Input::Kind::close) return static_cast<void>(desk.close());
  if (input.kind != Input::Kind::text) return;
  const bool none = is_pass(input.text, desk.words()) || is_no(input.text, desk.words());
  if (!none && !input.text.empty() && !is_yes(input.text, desk.words())) {
    return desk.terminal().say(desk.say("guide.card.unknown"), Style::bad);
  }
  desk.play({desk.order(speaker, ask::defence, none ? kPass : kYes)});
}

// MRK-VERDICT-1  Nothing is said: the Astronomer may end the day as long as no name is known.
void verdict_step(MrakoszlapDesk& desk) {
  if (desk.turns_to(desk.page("verdict"))) {
    desk.title(Phase::verdict);
    desk.say_news(fact::phase_opened);
    desk.do_silently(desk.say("mrk.guide.verdict.do"));
    say_how_to_use(desk);
    keep_condemned(desk);
  }
  const Input input = desk.ask_step(desk.say("cli.moderate.ask.mrk.verdict"));
  if (ends(desk, input)) return static_cast<void>(desk.close());
  if (input.kind == Input::Kind::text) {
    desk.terminal().say(desk.say("guide.card.unknown"), Style::bad);
  }
}

// MRK-EVENING-1
void evening_step(MrakoszlapDesk& desk) {
  if (desk.turns_to(desk.page("evening"))) {
    desk.title(Phase::evening);
    desk.say_news(fact::phase_opened);
    say_how_to_use(desk);
    desk.say_seats();
  }
  const Input input = desk.ask_step(desk.say("cli.moderate.ask.mrk.evening"));
  if (ends(desk, input)) return static_cast<void>(desk.close());
  if (input.kind == Input::Kind::text) {
    desk.terminal().say(desk.say("guide.card.unknown"), Style::bad);
  }
}

// MRK-DEATH-3  At the end everything comes out.
void over_step(MrakoszlapDesk& desk) {
  const auto& words = desk.words();
  desk.terminal().title(notation::phase_name(words, Phase::game_over));
  for (const Heard& heard : heard_by({}, desk.casting(), desk.chronicle().told(), words)) {
    if (heard.event.fact == fact::game_over) desk.terminal().say(heard.lines.front(), Style::bold);
  }
  desk.say_aloud(desk.say("mrk.guide.end.say"));
  for (Seat seat : desk.game().standing().seats) {
    const std::string label = desk.numbered(seat);
    desk.terminal().hang(label, columns(label) + 1,
                         notation::cards_text(words, dealt_to(desk, seat)));
  }
  desk.do_silently(desk.say("mrk.guide.end.do"));
  const Input input = desk.ask(words.say("cli.moderate.ask.end"));
  if (input.kind == Input::Kind::text && input.text.empty()) desk.stop();
}

}  // namespace omerta::cli
