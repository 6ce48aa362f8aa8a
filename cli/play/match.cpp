// Dealing, resuming, and keeping record, game and feeds together.
#include "cli/play/match.h"

#include <algorithm>

#include "chance/dice.h"
#include "chance/draw.h"

namespace omerta::cli {
namespace {

// How older records name the people at the screen.
constexpr std::string_view kPeople = "# people:";

Seats people_in(const notation::Record& record, const std::string& text) {
  if (record.people()) return *record.people();
  const auto& seats = record.casting().names.seats;
  Seats people;
  for (const std::string& raw : notation::split_lines(text, record.file())) {
    if (raw.rfind(kPeople, 0) != 0) continue;
    notation::Line line(record.file(), 2, raw.substr(kPeople.size()));
    while (!line.at_end()) {
      const std::string name = line.take().text;
      const auto at = std::find(seats.begin(), seats.end(), name);
      if (at != seats.end()) people |= Seats::of(static_cast<Seat>(at - seats.begin()));
    }
    return people;
  }
  return Seats::of(Seat{0});  // a record that was not made here: somebody sits in the first chair
}

bots::Level level_in(const notation::Record& record, const notation::Bots& bots) {
  const auto level = bots::level(bots.level);
  if (level) return *level;
  throw notation::Misread({record.file(), 1, 1}, {"fault.record.no-level", {{"name", bots.level}}});
}

notation::Bots written(const BotPlayers& bots) {
  return {std::string(name(bots.level)), bots.seed};
}

// GOR-DEAL-1, SPY-DEAL-1, SPY-CARD-3, MRK-DEAL-1  Every assignment to the seats is equally likely.
// Nothing is kept on the way: with few players hands are dealt a thousand times until they are
// legal.
std::vector<int> draw_cards(const notation::Record& record, std::uint64_t seed) {
  chance::Dice dice{seed, 0};
  AnyGame game = *record.casting().game;
  game.begin();
  while (const Prompt* prompt = game.prompt(0, Seat::nobody)) {
    const bool setup = game.standing().hour == Hour::setup;
    if (!setup || !prompt->voices.has(Voice::chance)) break;
    expect(game.apply(chance::house_answer(dice, *prompt)) == Refusal::none);
  }
  return record.book().dealt(game);
}

}  // namespace

Match Match::deal(const notation::SetupText& setup, Seats people, const BotPlayers& bots) {
  notation::Record record = notation::Record::of(setup, setup.edition.text);
  record.seat(people, written(bots));
  record.deal(draw_cards(record, bots.seed));
  return {std::move(record), people, bots};
}

// What was begun goes on: the bots are those of the record. One that does not say who they are has
// them written into it now.
Match Match::resume(const std::string& text, const std::string& file, const BotPlayers& otherwise) {
  notation::Record record = notation::Record::read(text, file);
  const Seats people = people_in(record, text);
  BotPlayers bots = otherwise;
  if (record.bots()) bots = {level_in(record, *record.bots()), record.bots()->seed};
  if (!record.bots() || !record.people()) record.seat(people, written(bots));
  return {std::move(record), people, bots};
}

Match::Match(notation::Record record, Seats people, const BotPlayers& bots)
    : record_{std::move(record)}, chronicle_{record_.replay()}, people_{people}, bots_{bots} {
  for (unsigned i = 0; i < kSeats; ++i) feeds_.emplace_back(static_cast<Seat>(i));
  for (const Told& told : chronicle_.told()) {
    for (bots::Feed& feed : feeds_) feed.hear(told.to, told.event);
  }
}

int Match::answered(Seat seat, Ask what, std::size_t since) const {
  const std::vector<Command>& commands = chronicle_.commands();
  int times = 0;
  for (std::size_t i = commands.size(); i-- > 0 && chronicle_.told_before(i) >= since;) {
    if (commands[i].seat == seat && commands[i].ask == what) ++times;
  }
  return times;
}

Refusal Match::say(const Command& command) {
  const Refusal refusal = play(command);
  if (refusal == Refusal::none) record_.add(command);
  return refusal;
}

Refusal Match::speak(const Command& command, const std::string& text) {
  const Refusal refusal = play(command);
  if (refusal == Refusal::none) record_.add(command, text);
  return refusal;
}

std::string Match::text_of(std::size_t told) const {
  const std::vector<std::string> comments = record_.comments();
  const std::size_t dealt = chronicle_.commands().size() - comments.size();
  for (std::size_t i = comments.size(); i-- > 0;) {
    if (chronicle_.told_before(dealt + i) <= told) return comments[i];
  }
  return {};
}

Refusal Match::play(const Command& command) {
  const std::size_t before = chronicle_.told().size();
  const Refusal refusal = chronicle_.play(command);
  if (refusal != Refusal::none) return refusal;
  for (std::size_t i = before; i < told().size(); ++i) {
    for (bots::Feed& feed : feeds_) feed.hear(told()[i].to, told()[i].event);
  }
  return Refusal::none;
}

void Match::house_answers() {
  const Prompt* prompt = open(0, Seat::nobody);
  expect(prompt != nullptr);
  chance::Dice dice{seed(), 1 + told().size()};
  expect(say(chance::house_answer(dice, *prompt)) == Refusal::none);
}

}  // namespace omerta::cli
