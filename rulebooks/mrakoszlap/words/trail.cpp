// The numbers of bullets and of their fragments, from the order in which they are told.
#include <tuple>

#include "rulebooks/mrakoszlap/rules/steps.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::mrakoszlap::said {

void Trail::begin(int bullet) {
  splits_.clear();
  bullet_ = bullet;
  known_ = false;
}

void Trail::follow(const Event& event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::nightfall:
    case number::report_opened: fired_ = 0; return begin(0);
    case number::bullet: return begin(event.much);
    case number::course: return step(static_cast<Course>(event.what), event.much);
    case number::flight: break;
    default: return;
  }
  const auto course = static_cast<Course>(event.what);
  if (course != Course::fired) return step(course, event.much);
  begin(++fired_);
  known_ = true;
  kind_ = static_cast<Kind>(event.much);
  shooter_ = event.whom;
  target_ = event.who;
}

// MRK-BULLET-6  Each fragment is finished, with all that comes of it, before its next sister: where
// the last of a split has been told, the next fragment belongs to the split around it.
void Trail::step(Course course, unsigned number) {
  if (course == Course::split) splits_.push_back({number, 0});
  if (course != Course::fragment) return;
  while (splits_.size() > 1 && splits_.back().now == splits_.back().parts) splits_.pop_back();
  if (!splits_.empty()) splits_.back().now = number;
}

std::string Trail::fragment() const {
  std::string path;
  for (const Split& split : splits_) {
    if (split.now == 0) break;
    if (!path.empty()) path += '.';
    path += std::to_string(split.now);
  }
  return path;
}

namespace {

struct Way {           // of one bullet, as far as it can be heard
  std::size_t at = 0;  // the told event it begins with
  int number = 0;
  std::vector<std::tuple<Course, Seat, unsigned>> steps{};
};

std::tuple<Course, Seat, unsigned> step_of(const Event& event) {
  const auto course = static_cast<Course>(event.what);
  const bool numbered = course != Course::passed && course != Course::fired;
  return {course, course == Course::dies ? event.who : Seat::nobody, numbered ? event.much : 0U};
}

// What is gained is read elsewhere.
bool belongs_to_a_way(const Event& event) {
  return !is_gain(static_cast<Course>(event.what)) && !is_smell(event);
}

void pair(const std::vector<Way>& read, std::vector<Way>& flown, std::vector<int>& numbers) {
  for (const Way& each : read) {
    for (Way& way : flown) {
      if (way.number != 0 || way.steps != each.steps) continue;
      way.number = each.number;
      numbers[way.at] = each.number;
      break;
    }
  }
}

}  // namespace

std::vector<int> numbers_read(std::span<const Told> told) {
  std::vector<int> numbers(told.size(), 0);
  std::vector<Way> flown;
  std::vector<Way> read;
  for (std::size_t i = 0; i <= told.size(); ++i) {
    if (i == told.size() || told[i].event.fact == fact::nightfall) {
      pair(read, flown, numbers);
      flown.clear();
      read.clear();
      continue;
    }
    const Event& event = told[i].event;
    const bool flight = event.fact == fact::flight;
    if (event.fact == fact::bullet) read.push_back({i, event.much});
    if (!flight && event.fact != fact::course) continue;
    if (flight && static_cast<Course>(event.what) == Course::fired) flown.push_back({i});
    std::vector<Way>& ways = flight ? flown : read;
    if (!ways.empty() && belongs_to_a_way(event)) ways.back().steps.push_back(step_of(event));
  }
  return numbers;
}

}  // namespace omerta::mrakoszlap::said
