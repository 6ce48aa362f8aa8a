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
  return {std::move(record), people, bots};
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
  return {std::move(record), people, bots};
}

Match::Match(notation::Record record, Seats people, const bots::Player& bots)
    : Match{record, record.replay_with_talk(), people, bots} {}

Match::Match(notation::Record record, notation::Replayed played, Seats people,
             const bots::Player& bots)
    : record_{std::move(record)},
      chronicle_{std::move(played.chronicle)},
      talk_{std::move(played.conversation)},
      said_{talk_.said()},
      people_{people},
      bots_{bots},
      everyone_{rulebook().teller(game()), {}} {
  for (Seat seat : people) {
    feeds_.try_emplace(seat, rulebook().teller(game()),
                       story::Listener{story::Listener::Kind::seat, seat});
  }
  memory_->said = said_;
  for (const Told& told : chronicle_.told()) hear(told);
}

void Match::hear(const Told& told) {
  chairs_.hear(told.to, told.event);
  memory_->hear(told.to, told.event);
  everyone_.hear(told);
  for (auto& [seat, feed] : feeds_) feed.hear(told);
}

screen::Screen Match::screen(Seat person) const {
  return rulebook().screen(game().any_view(person), names(), feed(person));
}

screen::Screen Match::public_screen() const {
  return rulebook().public_screen(table(), names(), everyone_);
}

std::vector<course::Said> Match::said(std::size_t from, std::size_t spoken) const {
  const std::vector<course::Said> aloud =
      course().narrate({.table = table(),
                        .told = told(),
                        .from = from,
                        .people = people_,
                        .seed = bots_.seed,
                        .spoken = [this](std::size_t at) { return text_of(at); }});
  const std::vector<talk::Said>& all = said_;
  std::vector<course::Said> statements;
  for (std::size_t i = spoken; i < all.size(); ++i) {
    statements.push_back({.text = talk::told(lexicon(), table(), all, all[i]),
                          .kind = course::Said::Kind::statement,
                          .weight = course::Said::Weight::usual,
                          .at = talk_.spoken()[i].told - 1});
  }
  std::vector<course::Said> both;
  std::merge(aloud.begin(), aloud.end(), statements.begin(), statements.end(),
             std::back_inserter(both),
             [](const course::Said& a, const course::Said& b) { return a.at < b.at; });
  return both;
}

talk::Fault Match::state(const notation::Speech& speech) {
  const talk::Fault fault = talk_.say(chronicle_, speech).fault;
  if (fault != talk::Fault::none) return fault;
  record_.add(speech);
  said_ = talk_.said();
  memory_->said.push_back(said_.back());
  return fault;
}

Message Match::sentence(const notation::Speech& speech) const {
  const std::vector<talk::Said>& all = said_;
  const int next = all.empty() ? 1 : all.back().first + all.back().utterance.count;
  const talk::Said said{speech.utterance, speech.who, 0, static_cast<std::uint16_t>(next)};
  return talk::sentence(lexicon(), table(), all, said, 0);
}

std::vector<std::pair<std::uint16_t, Message>> Match::last_statements(std::size_t most) const {
  const std::vector<talk::Said>& all = said_;
  std::vector<std::pair<std::uint16_t, Message>> last;
  for (std::size_t i = all.size() - std::min(most, all.size()); i < all.size(); ++i) {
    last.push_back({all[i].first, talk::told(lexicon(), table(), all, all[i])});
  }
  return last;
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
  const std::size_t before = told().size();
  const Refusal refusal = chronicle_.play(command);
  for (std::size_t i = before; i < told().size(); ++i) hear(told()[i]);
  return refusal;
}

bots::Player Match::players() const {
  bots::Player all = bots_;
  all.talk = bots::Talk::held;
  all.said = said_;
  all.memory = memory_.get();
  return all;
}

void Match::bots_talk() {
  while (const auto words = bots::speak_up(game(), lexicon(), chairs_, standing().in_play - people_,
                                           players(), rulebook().speaks)) {
    expect(state({words->who, words->utterance}) == talk::Fault::none);
  }
}

bool Match::bot_speaks(Seats chairs, bots::Waited waited) {
  bots_talk();
  const auto command =
      bots::stand_in(game(), chairs_, chairs - people_, players(), rulebook().bot, waited);
  if (!command) return false;
  expect(say(*command) == Refusal::none);
  return true;
}

void Match::house_answers() {
  bots_talk();
  const auto command = bots::house(game(), bots_);
  expect(command.has_value() && say(*command) == Refusal::none);
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
