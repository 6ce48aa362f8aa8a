// The numbers of bullets and of their fragments, from the order in which they are told.
#include "notation/mrakoszlap_words.h"

namespace omerta::notation {

using mrakoszlap::Course;

void Trail::begin(int bullet) {
  splits_.clear();
  bullet_ = bullet;
  known_ = false;
}

void Trail::follow(const Event& event) {
  switch (static_cast<mrakoszlap::number::Fact>(event.fact)) {
    case mrakoszlap::number::nightfall:
    case mrakoszlap::number::report_opened: return begin(0);
    case mrakoszlap::number::bullet: return begin(event.much);
    case mrakoszlap::number::course: return step(static_cast<Course>(event.what), event.much);
    case mrakoszlap::number::flight: break;
    default: return;
  }
  const auto course = static_cast<Course>(event.what);
  if (course != Course::fired) return step(course, event.much);
  begin(bullet_ + 1);
  known_ = true;
  kind_ = static_cast<mrakoszlap::Kind>(event.much);
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

}  // namespace omerta::notation
