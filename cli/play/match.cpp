// Dealing, resuming, and keeping record, game and feeds together.
#include "cli/play/match.h"

#include <algorithm>

#include "chance/dice.h"
#include "dealing/game.h"
#include "talk/told.h"

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

notation::Bots written(const bots::Player& bots) {
  return {std::string(bots::name(bots.level)), bots.seed};
}

}  // namespace

Match Match::deal(const notation::SetupText& setup, Seats people, const bots::Player& bots) {
  notation::Record record = notation::Record::of(setup, setup.edition.text);
  record.seat(people, written(bots));
  chance::Dice dice{bots.seed, 0};
  record.deal(dealing::dealt_by(dice, record));
  return {record, people, bots};
}

// What was begun goes on: the bots are those of the record. One that does not say who they are has
// them written into it now.
Match Match::resume(const std::string& text, const std::string& file,
                    const bots::Player& otherwise) {
  notation::Record record = notation::Record::read(text, file);
  const Seats people = people_in(record, text);
  bots::Player bots = otherwise;
  if (record.bots()) bots = {level_in(record, *record.bots()), record.bots()->seed};
  if (!record.bots() || !record.people()) record.seat(people, written(bots));
  return {record, people, bots};
}

Match::Match(const notation::Record& record, Seats people, const bots::Player& bots)
    : Gathering{record, people}, people_{people}, bots_{bots} {
  bots_.talk = bots::Talk::held;
}

std::vector<course::Said> Match::aloud(std::size_t from, std::size_t spoken) const {
  const std::vector<course::Said> narrated =
      course().narrate({.table = table(),
                        .told = told(),
                        .from = from,
                        .people = people_,
                        .seed = bots_.seed,
                        .spoken = [this](std::size_t at) { return text_of(at); }});
  const std::vector<talk::Said>& all = said();
  std::vector<course::Said> statements;
  for (std::size_t i = spoken; i < all.size(); ++i) {
    statements.push_back({.text = told(all[i]),
                          .kind = course::Said::Kind::statement,
                          .weight = course::Said::Weight::usual,
                          .at = this->spoken()[i].told - 1});
  }
  std::vector<course::Said> both;
  std::merge(narrated.begin(), narrated.end(), statements.begin(), statements.end(),
             std::back_inserter(both),
             [](const course::Said& a, const course::Said& b) { return a.at < b.at; });
  return both;
}

Message Match::sentence(const notation::Speech& speech) const {
  const std::vector<talk::Said>& all = said();
  const int next = all.empty() ? 1 : all.back().first + all.back().utterance.count;
  const talk::Said said{speech.utterance, speech.who, 0, static_cast<std::uint16_t>(next)};
  return talk::sentence(lexicon(), table(), all, said, 0);
}

std::vector<std::pair<std::uint16_t, Message>> Match::last_statements(std::size_t most) const {
  const std::vector<talk::Said>& all = said();
  std::vector<std::pair<std::uint16_t, Message>> last;
  for (std::size_t i = all.size() - std::min(most, all.size()); i < all.size(); ++i) {
    last.push_back({all[i].first, told(all[i])});
  }
  return last;
}

std::string Match::text_of(std::size_t told) const {
  const std::vector<std::string> comments = played().comments();
  const std::size_t dealt = chronicle().commands().size() - comments.size();
  for (std::size_t i = comments.size(); i-- > 0;) {
    if (chronicle().told_before(dealt + i) <= told) return comments[i];
  }
  return {};
}

void Match::bots_talk() {
  while (const auto spoken = words(standing().in_play - people_, bots_)) {
    expect(state({spoken->who, spoken->utterance}) == talk::Fault::none);
  }
}

bool Match::bot_speaks(Seats chairs, bots::Waited waited) {
  bots_talk();
  const auto command = answer(chairs - people_, bots_, waited);
  if (!command) return false;
  expect(play(*command) == Refusal::none);
  return true;
}

void Match::house_answers() {
  bots_talk();
  const auto command = bots::house(game(), bots_);
  expect(command.has_value() && play(*command) == Refusal::none);
}

void Match::note(Seat by, Seat whom) {
  const Message what{"play.know.note", {{"who", whom}}};
  notes_[by].push_back({"play.know.night", {{"n", standing().round}, {"what", what}}});
}

Messages Match::notes(Seat by) const {
  const auto found = notes_.find(by);
  return found == notes_.end() ? Messages{} : found->second;
}

}  // namespace omerta::cli
