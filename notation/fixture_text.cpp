// Reading the lines that describe a game in progress.
#include "notation/fixture_text.h"

#include <algorithm>

namespace omerta::notation {
namespace {

bool read_out(Line& line, FixtureText& fixture) {
  do {
    const Where place = line.place();
    const Written name{line.name("fault.want.player"), place};
    Written way;
    if (line.peek().kind == Kind::word && !line.sees("and")) {
      const Where at = line.place();
      way = {line.word("fault.want.way-out"), at};
    }
    fixture.out.push_back({name, way});
  } while (line.accept(",") || line.accept("and"));
  return true;
}

bool read_used(Line& line, FixtureText& fixture) {
  FixtureText::Used used;
  Where place = line.place();
  used.name = {line.name("fault.want.player"), place};
  place = line.place();
  used.ask = {line.word("fault.want.question"), place};
  do {
    place = line.place();
    used.targets.push_back({line.name("fault.want.player"), place});
  } while (line.accept("+"));
  line.need("night");
  used.night = line.number("fault.want.night-number", 9999);
  fixture.used.push_back(used);
  return true;
}

}  // namespace

bool is_fixture_line(Line line, const Book& book, const std::vector<std::string>& seats) {
  if (std::find(seats.begin(), seats.end(), line.peek().text) != seats.end()) return false;
  FixtureText ignored;
  try {
    return read_fixture_line(line, ignored, book, seats);
  } catch (const Misread&) {
    return false;
  }
}

bool read_fixture_line(Line& line, FixtureText& fixture, const Book& book,
                       const std::vector<std::string>& seats) {
  const Where place = line.place();
  const std::vector<std::string> marks = book.marks();
  const std::string word = line.peek().text;
  const bool mark = std::find(marks.begin(), marks.end(), word) != marks.end();
  bool read = false;
  if (line.accept("out")) {
    read = read_out(line, fixture);
  } else if (line.sees("in") && (line.sees("play", 1) || line.sees("game", 1))) {
    line.take();
    line.take();
    fixture.in_play = read_names(line, seats);
    read = true;
  } else if (mark && !line.sees("hear", 1)) {
    line.take();
    fixture.marks.push_back({{word, place}, read_names(line, seats)});
    read = true;
  } else if (line.accept("used")) {
    read = read_used(line, fixture);
  } else if (line.accept("armour")) {
    const Where at = line.place();
    const std::string name = line.name("fault.want.player");
    fixture.armour.emplace_back(Written{name, at}, line.number("fault.want.shots", 255));
    read = true;
  } else if (line.sees("handed")) {
    line.take();
    line.need("over");
    line.need("to");
    const Where at = line.place();
    fixture.moderator = {line.name("fault.want.player"), at};
    read = true;
  } else if (line.accept("quiet")) {
    fixture.quiet = line.number("fault.want.rounds", 9999);
    read = true;
  }
  if (!read) return false;
  line.finish();
  if (!fixture.given()) fixture.place = place;
  return true;
}

}  // namespace omerta::notation
