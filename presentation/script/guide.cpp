// Entries as commands, and the questions that are open.
#include "presentation/script/guide.h"

#include <map>

namespace omerta::script {

std::vector<Deal> Guide::deals(const Moment& now) const {
  return {
      {.title = "phase.deal",
       .lines = {say("guide.deal-paper.say"), act({"guide.deal-paper.do", {{"deck", deck(now)}}}),
                 enter("guide.deal-paper.enter")},
       .question = "cli.moderate.ask.deal.who",
       .kinds = kinds(now)}};
}

std::vector<Place> places(const std::vector<Deal>& deals, std::size_t seats) {
  std::vector<Place> all;
  for (const Deal& deal : deals) {
    Things kinds;
    for (const Kind& kind : deal.kinds) {
      const int ids = kind.numbered == 0 ? 1 : kind.copies;
      for (int i = 0; i < ids; ++i) kinds.set(static_cast<std::size_t>(kind.id + i));
    }
    const auto each = static_cast<std::size_t>(deal.each);
    for (std::size_t i = 0; i < seats * each; ++i) {
      all.push_back({static_cast<Seat>(i / each), kinds});
    }
  }
  return all;
}

Lines Guide::dealt_by_program(const Moment&) const {
  return {say("guide.deal-program.say"), act("guide.deal-program.do")};
}

Lines ballots(const Names& names, const News& news) {
  if (news.ballots.size() == 1) return {say(news.lines.back())};
  std::map<std::string_view, std::vector<Event>> by_candidate;
  for (const Event& ballot : news.ballots) {
    by_candidate[names.seats[index(ballot.whom)]].push_back(ballot);
  }
  Lines lines;
  for (const auto& [candidate, cast] : by_candidate) {
    Messages voters;
    for (const Event& ballot : cast) {
      const bool by_clock = ballot.what != 0;
      voters.push_back(by_clock ? Message{"cli.label.by-clock", {{"who", ballot.who}}}
                                : chair(ballot.who));
    }
    lines.push_back(say({"guide.ballots", {{"whom", cast.front().whom}, {"seats", voters}}}));
  }
  return lines;
}

std::vector<Command> answers(const Entry& entry, const Filled& filled, Voice voice) {
  std::vector<Command> commands;
  Seats answered;
  for (const Hand& hand : filled.hands) {
    const bool again = answered.has(hand.who) && hand.who != Seat::nobody;
    commands.push_back({.choice = hand.choice,
                        .seat = hand.who,
                        .ask = again && entry.then ? *entry.then : entry.ask,
                        .voice = voice});
    answered |= Seats::of(hand.who);
  }
  return commands;
}

std::vector<OpenQuestion> questions_of(const AnyGame& game, Ask what) {
  std::vector<OpenQuestion> open;
  for (unsigned lane = 0; lane < game.lanes(); ++lane) {
    for (Seat seat : Seats::first(kSeats)) {
      const Prompt* prompt = game.prompt(lane, seat);
      if (prompt != nullptr && prompt->ask == what) open.push_back({seat, *prompt});
    }
  }
  return open;
}

Seats asked(const AnyGame& game, Ask what) {
  Seats seats;
  for (const OpenQuestion& open : questions_of(game, what)) seats |= Seats::of(open.seat);
  return seats;
}

Step look_step(const AnyGame& game, Ask look) {
  const Seats left = asked(game, look);
  Filled all;
  for (Seat seat : left) all.hands.push_back({seat, kYes});
  const bool begun = left != game.standing().in_play;
  return {.page = "hand-out",
          .prompt = "cli.moderate.ask.looked",
          .entries = {{.kind = EntryKind::raise, .ask = look, .who = left}},
          .usual = all,
          .how = "guide.pause",
          .pages = begun ? Pages::begun : Pages::offered};
}

Message named(const People& seats) {
  Messages all;
  for (Seat seat : seats) all.push_back(chair(seat));
  return listed(all);
}

Seat last_of(Seats seats) {
  Seat last = Seat::nobody;
  for (Seat seat : seats) last = seat;
  return last;
}

Choice usual_choice(const Prompt& prompt, Seats rather) {
  if (prompt.pass == Pass::allowed) return kPass;
  Seats left = seats_of(prompt.offers);
  Choice choice = 0;
  for (int i = 0; i < prompt.take && !left.empty(); ++i) {
    const Seat seat = (left & rather).empty() ? *left : *(left & rather);
    choice |= choice_of(seat);
    left -= Seats::of(seat);
  }
  return choice;
}

Message enter_again(Choice choice) {
  if (choice == kPass) return "guide.enter-again.nobody";
  return {"guide.enter-again.whom", {{"seats", seats_of(choice)}}};
}

}  // namespace omerta::script
