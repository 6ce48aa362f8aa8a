// Driving a game through a scenario.
#include "notation/scenario/play.h"

#include <algorithm>

namespace omerta::notation {
namespace {

constexpr int kLongestWay = 200'000;  // steps by convention before a phase must have come

Moment moment_of(const Standing& standing) {
  const Hour hour = standing.hour == Hour::dawn ? Hour::night : standing.hour;
  return {hour, hour == Hour::setup ? 0 : standing.round};
}

Message written(Moment moment) {
  if (moment.hour == Hour::setup) return "fault.moment.setup";
  const bool night = moment.hour == Hour::night;
  return {night ? "fault.moment.night" : "fault.moment.day", {{"n", moment.round}}};
}

bool later(Moment a, Moment b) {
  const auto rank = [](Moment m) { return 4 * m.round + static_cast<int>(m.hour); };
  return rank(a) > rank(b);
}

}  // namespace

Play::Play(const Book& book, const Casting& casting)
    : book_{book}, casting_{casting}, chronicle_{*casting.game}, reader_{book.reader(casting)} {
  chronicle_.begin();
  read_on();
  note_prompts();
}

Play::Play(const Book& book, const Casting& casting, const FixtureText& fixture,
           const Moment& moment)
    : book_{book},
      casting_{casting},
      chronicle_{book.resume(casting, fixture, moment)},
      reader_{book.reader(casting)} {
  read_on();
  phase_ = moment_of(standing());
  began_ = beginning(phase_);
  acted_.clear();
  const std::size_t past = said_ever().empty() ? 0 : said_ever()[began_].id - 1;
  for (std::size_t i = past; i < read_; ++i) acted_.insert(chronicle_.told()[i].event.by);
  note_prompts();
}

void Play::read_on() {
  const auto& told = chronicle_.told();
  for (; read_ < told.size(); ++read_) {
    acted_.insert(told[read_].event.by);
    reader_->read(told[read_], static_cast<EventId>(read_ + 1));
  }
}

bool Play::in_phase() const {
  const Moment now = moment_of(standing());
  return now.hour == phase_.hour && now.round == phase_.round;
}

void Play::note_prompts() {
  if (!in_phase()) return;
  std::vector<Put> open;
  for (unsigned lane = 0; lane < game().lanes(); ++lane) {
    for (Seat seat : standing().seats) {
      const Prompt* prompt = game().prompt(lane, seat);
      if (prompt == nullptr) continue;
      open.push_back({seat, prompt->ask});
      if (std::find(open_.begin(), open_.end(), open.back()) == open_.end()) {
        put_.push_back(open.back());
      }
      const auto seen = asked();
      const bool known = std::any_of(seen.begin(), seen.end(), [&](const Asked& each) {
        return each.seat == seat && each.prompt == *prompt;
      });
      if (!known) asked_.push_back({seat, *prompt});
    }
  }
  open_ = std::move(open);
}

Refusal Play::give(const Command& command) {
  const Refusal refusal = chronicle_.play(command);
  if (refusal != Refusal::none) return refusal;
  past_.push_back({phase_, began_, asked_.size(), phase_asked_, put_.size(), phase_put_, open_});
  read_on();
  note_prompts();
  return refusal;
}

// What was told is read again from the beginning: a reader remembers what the table knew.
bool Play::take_back(int commands) {
  if (commands > static_cast<int>(past_.size())) return false;
  if (commands == 0) return true;
  chronicle_.retract(commands);
  past_.resize(past_.size() - static_cast<std::size_t>(commands) + 1);
  const Memory then = past_.back();
  past_.pop_back();
  phase_ = then.phase;
  began_ = then.began;
  asked_.resize(then.asked, {Seat::nobody, {}});
  phase_asked_ = then.phase_asked;
  put_.resize(then.put, {Seat::nobody, {}});
  phase_put_ = then.phase_put;
  last_written_ = put_.size();
  open_ = then.open;
  read_ = 0;
  reader_ = book_.reader(casting_);
  read_on();
  return true;
}

bool Play::go_on() {
  if (game().over()) return false;
  const auto command = book_.by_convention(casting_, game());
  return command && give(*command) == Refusal::none;
}

bool Play::is_opening(const Utterance& said, Moment moment) const {
  const auto opened = book_.opened_by(said);
  return opened && opened->hour == moment.hour && opened->round == moment.round;
}

std::size_t Play::beginning(Moment moment) const {
  for (std::size_t i = said_ever().size(); i-- > 0;) {
    if (moment.hour != Hour::setup && is_opening(said_ever()[i], moment)) return i;
  }
  return 0;
}

void Play::enter(Moment moment, const Where& where) {
  if (moment.round == 0 && moment.hour != Hour::setup) {  // the next one
    const Moment now = moment_of(standing());
    moment.round = std::max(1, now.round);
    const bool same = now.hour == moment.hour && now.round == moment.round;
    if (same ? in_phase() : later(now, moment)) ++moment.round;
  }
  for (int i = 0; i < kLongestWay && later(moment, moment_of(standing())); ++i) {
    if (!go_on()) break;
  }
  const Moment now = moment_of(standing());
  // A game that ended before anybody could act in this phase still opened it.
  const bool ended_in_it =
      game().over() && std::any_of(said_ever().begin(), said_ever().end(),
                                   [&](const Utterance& said) { return is_opening(said, moment); });
  if (!ended_in_it && (now.hour != moment.hour || now.round != moment.round)) {
    throw Misread(where, {game().over() ? "fault.scenario.over-before" : "fault.scenario.not-now",
                          {{"wanted", written(moment)}, {"now", written(now)}}});
  }
  phase_ = moment;
  began_ = beginning(moment);
  phase_asked_ = asked_.size();
  phase_put_ = put_.size();
  last_written_ = put_.size();
  open_.clear();
  note_prompts();
}

void Play::finish_phase() {
  for (int i = 0; i < kLongestWay && in_phase() && go_on(); ++i) {
  }
}

// The event that closes a phase is the one that opens the next: it is still heard in both.
std::vector<Utterance> Play::said() const {
  std::size_t end = said_ever().size();
  for (std::size_t i = began_ + 1; i < end; ++i) {
    const auto opened = book_.opened_by(said_ever()[i]);
    const Hour next = phase_.hour == Hour::night ? Hour::day : Hour::night;
    if (opened && opened->hour == next) end = i + 1;
  }
  return {said_ever().begin() + static_cast<std::ptrdiff_t>(began_),
          said_ever().begin() + static_cast<std::ptrdiff_t>(end)};
}

}  // namespace omerta::notation
