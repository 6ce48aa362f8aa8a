// The line of a record that says what nobody has looked at.
#include <algorithm>

#include "notation/record.h"
#include "notation/seating.h"

namespace omerta::notation {

// "unseen Anna, Eva neutral, Jan vest-1+mirror-2".
void Record::read_unseen(Line& line) {
  left_unseen_.clear();
  do {
    const Where place = line.place();
    Unseen unseen{{line.name("fault.want.player"), place}, {}};
    const bool things = line.peek().kind == Kind::word && !line.sees("and");
    while (things) {
      const Where where = line.place();
      unseen.things.push_back({line.word("fault.want.card"), where});
      if (!line.accept("+")) break;
    }
    left_unseen_.push_back(std::move(unseen));
  } while (line.accept(",") || line.accept("and"));
}

void Record::find_unseen() {
  for (const Unseen& unseen : left_unseen_) {
    const Seat seat = find_seat(casting_.names.seats, unseen.name);
    std::vector<Written> left = unseen.things;
    for (std::size_t place = 0; place < casting_.deal.size(); ++place) {
      const bool dealt = casting_.deal[place] >= 0 && book_->dealt_to(casting_, place) == seat;
      if (!dealt) continue;
      const std::string name = book_->role_name(casting_, casting_.deal[place]);
      const auto found = std::find_if(left.begin(), left.end(),
                                      [&](const Written& each) { return each.text == name; });
      if (!unseen.things.empty() && found == left.end()) continue;
      if (!unseen.things.empty()) left.erase(found);
      unseen_.push_back(place);
    }
    if (left.empty()) continue;
    throw Misread(left.front().place,
                  {"fault.expected",
                   {{"what", Message{"fault.want.card"}}, {"found", quoted(left.front().text)}}});
  }
  std::sort(unseen_.begin(), unseen_.end());
}

void Record::leave_unseen(std::vector<std::size_t> places) {
  unseen_ = std::move(places);
  std::erase_if(head_, [](const std::string& line) { return line.rfind("unseen ", 0) == 0; });
  std::vector<std::string> names;
  for (std::size_t i = 0; i < casting_.names.seats.size(); ++i) {
    std::vector<std::string> things;
    std::size_t dealt = 0;
    for (std::size_t place = 0; place < casting_.deal.size(); ++place) {
      if (book_->dealt_to(casting_, place) != static_cast<Seat>(i)) continue;
      ++dealt;
      if (std::find(unseen_.begin(), unseen_.end(), place) == unseen_.end()) continue;
      things.push_back(book_->role_name(casting_, casting_.deal[place]));
    }
    if (things.empty()) continue;
    const bool all = things.size() == dealt;
    names.push_back(written_name(casting_.names.seats[i]) + (all ? "" : " " + join(things, "+")));
  }
  if (!names.empty()) head_.insert(head_.end() - 1, "unseen " + join(names, ", "));
}

}  // namespace omerta::notation
