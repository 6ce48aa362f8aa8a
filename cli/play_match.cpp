// Dealing, resuming, and keeping record, game and feeds together.
#include "cli/play_match.h"

#include <algorithm>

#include "bots/draw.h"
#include "simulator/dice.h"

namespace omerta::cli {
namespace {

// Who sits at the screen is no part of the game, so it stands in the record as a remark.
constexpr std::string_view kPeople = "# people:";

std::string people_line(const notation::Names& names, Seats people) {
  std::vector<std::string> written;
  for (Seat seat : people) written.push_back(notation::written_name(names.seats[index(seat)]));
  return std::string(kPeople) + ' ' + notation::join(written, ", ");
}

Seats people_in(const notation::Record& record, const std::string& text) {
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

// GOR-DEAL-1, SPY-DEAL-1, SPY-CARD-3, MRK-DEAL-1  Every assignment to the seats is equally likely.
// Nothing is kept on the way: with few players hands of mrakoszlap are dealt a thousand times until
// they are legal.
std::vector<int> draw_cards(const notation::Record& record, std::uint64_t seed) {
  simulator::Dice dice{seed, 0};
  AnyGame game = *record.casting().game;
  game.begin();
  while (const Prompt* prompt = game.prompt(0, Seat::nobody)) {
    const bool setup = game.standing().hour == Hour::setup;
    if (!setup || !prompt->voices.has(Voice::chance)) break;
    expect(game.apply(bots::house_answer(dice, *prompt)) == Refusal::none);
  }
  return record.book().dealt(game);
}

}  // namespace

Match Match::deal(const notation::SetupText& setup, Seats people, std::uint64_t seed) {
  const notation::Record plain = notation::Record::of(setup, setup.edition.text);
  std::string text = plain.write();
  text.insert(text.find('\n') + 1, people_line(plain.casting().names, people) + '\n');
  notation::Record record = notation::Record::read(text, "");
  record.deal(draw_cards(record, seed));
  return {std::move(record), people, seed};
}

Match Match::resume(const std::string& text, const std::string& file, std::uint64_t seed) {
  notation::Record record = notation::Record::read(text, file);
  const Seats people = people_in(record, text);
  return {std::move(record), people, seed};
}

Match::Match(notation::Record record, Seats people, std::uint64_t seed)
    : record_{std::move(record)}, chronicle_{record_.replay()}, people_{people}, seed_{seed} {
  for (unsigned i = 0; i < kSeats; ++i) feeds_.emplace_back(static_cast<Seat>(i));
  for (const Told& told : chronicle_.told()) {
    for (bots::Feed& feed : feeds_) feed.hear(told.to, told.event);
  }
}

Refusal Match::say(const Command& command) {
  const std::size_t before = chronicle_.told().size();
  const Refusal refusal = chronicle_.play(command);
  if (refusal != Refusal::none) return refusal;
  record_.add(command);
  for (std::size_t i = before; i < told().size(); ++i) {
    for (bots::Feed& feed : feeds_) feed.hear(told()[i].to, told()[i].event);
  }
  return Refusal::none;
}

void Match::house_answers() {
  const Prompt* prompt = open(0, Seat::nobody);
  expect(prompt != nullptr);
  simulator::Dice dice{seed_, 1 + told().size()};
  expect(say(bots::house_answer(dice, *prompt)) == Refusal::none);
}

}  // namespace omerta::cli
