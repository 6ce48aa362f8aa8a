// Holding the expectations of a scenario against what was heard, asked and decided.
#include "notation/expect_lines.h"

#include <fmt/format.h>

#include <algorithm>

#include "notation/pattern.h"
#include "notation/seating.h"
#include "notation/setup_text.h"
#include "notation/witness.h"

namespace omerta::notation {
namespace {

class Expectation {
 public:
  Expectation(Line& line, const Play& play)
      : line_{line}, play_{play}, names_{play.casting().names}, witness_{play} {}

  std::string hold() {
    const std::string failure = dispatch();
    line_.finish();
    return failure;
  }

 private:
  std::string dispatch() {
    if (line_.accept("goes")) return line_.need("on"), goes_on();
    if (line_.accept("draw")) return result("draw");
    if (line_.sees("no") && line_.sees("winners", 1)) {
      return line_.take(), line_.take(), result("no-winners");
    }
    if (line_.accept("why")) return why();
    if (line_.sees("in") && is_play(1)) return exact_in_play();
    if (line_.sees("candidates") && line_.sees("are", 1)) return candidates();
    if (line_.sees("suspects") && line_.sees("are", 1)) return candidates();
    if (line_.sees("wins", 1)) return wins();
    if (line_.accept("nobody")) return nobody();
    if (line_.accept("only")) return only();
    if (line_.accept("all")) return hears(Listener::all, {});
    if (line_.accept("log")) return log();
    if (!is_seat("moderator") && line_.accept("moderator")) return moderator();
    if (!names_.moderator.empty() && line_.accept(names_.moderator)) return moderator();
    return about(seats());
  }

  // "in play", "in the game".
  bool is_play(std::size_t ahead) const {
    return line_.sees("play", ahead) || line_.sees("game", ahead) ||
           (line_.sees("the", ahead) && line_.sees("game", ahead + 1));
  }
  void need_play() {
    line_.need("in");
    line_.accept("the");
    if (!line_.accept("game")) line_.need("play");
  }

  // --- who and what -----------------------------------------------------------------------------
  bool is_seat(const std::string& name) const { return sits(names_.seats, name); }

  Seat find(const Written& name) const { return find_seat(names_.seats, name); }

  Seats seats() {
    Seats all;
    for (const Written& name : read_names(line_, names_.seats)) all |= Seats::of(find(name));
    return all;
  }

  std::string list(Seats seats) const {
    std::vector<std::string> words;
    for (Seat seat : seats) words.push_back(names_.seats[index(seat)]);
    return words.empty() ? "nobody" : join(words, ", ");
  }

  // --- hearing ----------------------------------------------------------------------------------
  static std::vector<Utterance> private_ones(std::vector<Utterance> list) {
    std::erase_if(list, [](const Utterance& said) { return said.to.is_everyone(); });
    return list;
  }

  std::string told(const std::vector<Utterance>& list) const {
    std::vector<std::string> words;
    for (const Utterance& said : list) words.push_back(written(said));
    return words.empty() ? "nothing" : join(words, "; ");
  }

  int count(const Pattern& pattern, const std::vector<Utterance>& list) const {
    return static_cast<int>(std::count_if(list.begin(), list.end(), [&](const Utterance& said) {
      return matches(pattern, said, names_);
    }));
  }

  std::string complaint(const std::string& wanted, const std::vector<Utterance>& list) const {
    return fmt::format("expected to hear {}; heard {}", wanted, told(list));
  }

  std::string hears(Listener who, Seats which) {
    if (line_.accept("does") || line_.accept("do")) {
      line_.need("not");
      line_.accept("hear");
      const Pattern pattern = read_pattern(line_, play_.book(), play_.casting());
      return for_each(who, which, [&](const std::vector<Utterance>& list) {
        return count(pattern, list) == 0 ? "" : "did hear " + pattern.text;
      });
    }
    if (!line_.accept("hears")) line_.need("hear");
    if (line_.accept("nothing")) return hears_nothing(who, which);
    if (line_.accept("exactly")) return hears_exactly(who, which);
    const Pattern first = read_pattern(line_, play_.book(), play_.casting());
    if (line_.sees("times", 1) || line_.sees("once")) {
      const int wanted = line_.accept("once") ? 1 : line_.number("how often", 10'000);
      line_.accept("times");
      return for_each(who, which, [&](const std::vector<Utterance>& list) {
        const int seen = count(first, list);
        return seen == wanted ? "" : fmt::format("heard {} {} times", first.text, seen);
      });
    }
    std::vector<Pattern> chain{first};
    while (line_.accept("then"))
      chain.push_back(read_pattern(line_, play_.book(), play_.casting()));
    return for_each(who, which,
                    [&](const std::vector<Utterance>& list) { return in_order(chain, list); });
  }

  // The moderator hears everything and is asked no player's question.
  std::string moderator() {
    if (!line_.accept("is")) return hears(Listener::moderator, {});
    const bool positive = !line_.accept("not");
    line_.need("asked");
    if (line_.accept("nothing")) return "";
    if (!line_.at_end()) ask_word();
    return positive ? "the moderator was asked nothing" : "";
  }

  // The log of the nights is open to everyone when the game is over, and not before.
  std::string log() {
    line_.need("shows");
    const Pattern pattern = read_pattern(line_, play_.book(), play_.casting());
    if (!play_.game().over()) return "the log is not open: the game is not over";
    return count(pattern, play_.said_ever()) > 0 ? "" : complaint(pattern.text, play_.said_ever());
  }

  template <class Check>
  std::string for_each(Listener who, Seats which, Check check) const {
    if (who != Listener::seat) return check(witness_.heard_by(who, Seat::nobody));
    for (Seat seat : which) {
      const std::string failure = check(witness_.heard_by(who, seat));
      if (!failure.empty()) return names_.seats[index(seat)] + ": " + failure;
    }
    return "";
  }

  std::string in_order(const std::vector<Pattern>& chain,
                       const std::vector<Utterance>& list) const {
    std::size_t next = 0;
    for (const Utterance& said : list) {
      if (next < chain.size() && matches(chain[next], said, names_)) ++next;
    }
    return next == chain.size() ? "" : complaint(chain[next].text, list);
  }

  std::string hears_nothing(Listener who, Seats which) const {
    return for_each(who, which, [&](const std::vector<Utterance>& list) {
      const auto rest = who == Listener::seat ? private_ones(list) : list;
      return rest.empty() ? "" : "heard " + told(rest);
    });
  }

  std::string hears_exactly(Listener who, Seats which) {
    std::vector<Pattern> wanted;
    do {
      wanted.push_back(read_pattern(line_, play_.book(), play_.casting()));
    } while (line_.accept(";"));
    return for_each(who, which, [&](const std::vector<Utterance>& list) -> std::string {
      const auto seen = who == Listener::seat ? private_ones(list) : list;
      bool same = seen.size() == wanted.size();
      for (std::size_t i = 0; same && i < seen.size(); ++i) {
        same = matches(wanted[i], seen[i], names_);
      }
      return same ? "" : "heard " + told(seen);
    });
  }

  std::string only() {
    const Seats wanted = seats();
    if (!line_.accept("hears")) line_.need("hear");
    const Pattern pattern = read_pattern(line_, play_.book(), play_.casting());
    const Seats seen = witness_.listeners(pattern);
    return seen == wanted ? "" : fmt::format("{} was heard by {}", pattern.text, list(seen));
  }

  std::string nobody() {
    if (line_.accept("is")) {
      if (line_.accept("out")) {
        return play_.book().living(play_.game()) == play_.standing().seats ? "" : "somebody is out";
      }
      line_.need("asked");
      return asked(play_.standing().seats, false);
    }
    if (line_.accept("has")) return line_.need("won"), goes_on();
    if (!line_.accept("hears")) line_.need("hear");
    const Pattern pattern = read_pattern(line_, play_.book(), play_.casting());
    const Seats seen = witness_.listeners(pattern);
    return seen.empty() ? "" : fmt::format("{} was heard by {}", pattern.text, list(seen));
  }

  // --- asking and offering ----------------------------------------------------------------------
  std::string about(Seats who) {
    if (line_.sees("hear") || line_.sees("hears") || line_.sees("does") || line_.sees("do")) {
      return hears(Listener::seat, who);
    }
    if (!line_.accept("is")) line_.need("are");
    const bool positive = !line_.accept("not");
    if (line_.accept("asked")) return asked(who, positive);
    if (line_.accept("offered")) return offered(who, positive);
    const bool out = line_.accept("out");
    if (!out) need_play();
    const Seats in_play = play_.book().living(play_.game());
    const bool want_out = out == positive;
    for (Seat seat : who) {
      if (in_play.has(seat) == want_out) {
        return fmt::format("{} is {}", list(Seats::of(seat)), want_out ? "in play" : "out");
      }
    }
    return "";
  }

  std::string asked(Seats who, bool positive) {
    std::string wanted;
    if (line_.accept("nothing")) {
      positive = false;
    } else if (!line_.at_end()) {
      wanted = ask_word();
    }
    for (Seat seat : who) {
      const std::vector<std::string> seen = witness_.asked_names(seat);
      const bool found = wanted.empty() ? !seen.empty()
                                        : std::find(seen.begin(), seen.end(), wanted) != seen.end();
      if (found != positive) {
        return fmt::format("{} was asked {}", list(Seats::of(seat)),
                           seen.empty() ? "nothing" : join(seen, ", "));
      }
    }
    return "";
  }

  std::string ask_word() {
    const Where place = line_.place();
    const std::string word = line_.word("a question of the rulebook");
    if (!play_.book().find_ask(word)) {
      throw Misread(place, fmt::format("'{}' is no question of this rulebook", word));
    }
    return word;
  }

  std::string offered(Seats who, bool positive) {
    const std::string name = ask_word();
    bool pass = false;
    Seats wanted;
    do {
      if (line_.accept("pass")) {
        pass = true;
      } else {
        for (const Written& word : read_one_name()) wanted |= Seats::of(find(word));
      }
    } while (line_.accept(",") || line_.accept("and"));
    for (Seat seat : who) {
      const Prompt* prompt = witness_.last_prompt(seat, name);
      if (prompt == nullptr) return fmt::format("{} was not asked {}", list(Seats::of(seat)), name);
      const Seats seen = seats_of(prompt->offers) & play_.standing().seats;  // words are not listed
      const bool may_pass = prompt->pass == Pass::allowed;
      const bool holds = positive ? seen == wanted && may_pass == pass
                                  : (seen & wanted).empty() && !(pass && may_pass);
      if (!holds) {
        return fmt::format("{} was offered {}{}", list(Seats::of(seat)), list(seen),
                           may_pass ? ", pass" : "");
      }
    }
    return "";
  }

  std::vector<Written> read_one_name() {
    const Where place = line_.place();
    const std::string text = line_.name("the name of a player");
    Line single(place.file, place.line, written_name(text));
    std::vector<Written> names = read_names(single, names_.seats);
    for (Written& name : names) name.place = place;
    return names;
  }

  // --- the end and the why ----------------------------------------------------------------------
  std::string goes_on() const {
    if (!play_.game().over()) return "";
    return "the game is over: " + play_.book().result_name(play_.casting(), play_.game());
  }

  std::string result(const std::string& wanted) const {
    if (!play_.game().over()) return "the game is not over";
    const std::string seen = play_.book().result_name(play_.casting(), play_.game());
    return seen == wanted ? "" : "the result is " + seen;
  }

  std::string wins() {
    const std::string wanted = line_.word("a side");
    line_.need("wins");
    std::string failure = result(wanted);
    if (line_.accept("with")) {
      const Seats winners = seats();
      const Seats seen = play_.standing().winners;
      if (failure.empty() && winners != seen) failure = "the winners are " + list(seen);
    }
    return failure;
  }

  std::string exact_in_play() {
    need_play();
    const Seats wanted = seats();
    const Seats seen = play_.book().living(play_.game());
    return wanted == seen ? "" : "in play: " + list(seen);
  }

  std::string candidates() {
    line_.take();
    line_.need("are");
    std::vector<Seat> wanted;
    for (const Written& name : read_names(line_, names_.seats)) wanted.push_back(find(name));
    const std::vector<Seat> seen = play_.book().candidates(play_.game());
    std::vector<std::string> words;
    for (Seat seat : seen) words.push_back(names_.seats[index(seat)]);
    return wanted == seen ? "" : "the candidates are " + join(words, ", ");
  }

  std::string why() {
    const Where place = line_.place();
    const Seat seat = find({line_.name("the name of a player"), place});
    line_.need("is");
    line_.need("out");
    line_.need(":");
    std::vector<std::string> wanted;
    do {
      wanted.push_back(line_.word("an event or a clause"));
    } while (line_.accept(","));
    std::vector<std::string> seen;
    std::size_t next = 0;
    for (const Witness::Link& link : witness_.why_out(seat)) {
      seen.push_back(fmt::format("{} ({})", link.event, link.clause));
      const bool fits =
          next < wanted.size() && (wanted[next] == link.event || wanted[next] == link.clause);
      if (fits) ++next;
    }
    return next == wanted.size() ? "" : "because: " + join(seen, ", ");
  }

  Line& line_;
  const Play& play_;
  const Names& names_;
  const Witness witness_;
};

}  // namespace

bool is_expectation(Line line) {
  if (is_setup_expectation(line) || line.sees("now") || line.sees("only") || line.sees("nobody") ||
      line.sees("goes") || line.sees("draw") || line.sees("why") || line.sees("log")) {
    return true;
  }
  if (line.sees("in") && (line.sees("play", 1) || line.sees("game", 1) || line.sees("the", 1))) {
    return true;
  }
  if (line.sees("no") && line.sees("winners", 1)) return true;
  if (line.sees("candidates") || line.sees("suspects")) return line.sees("are", 1);
  if (line.sees("wins", 1)) return true;
  for (; !line.at_end(); line.take()) {
    if (line.sees("->") || line.sees("enters")) return false;
    for (std::string_view verb : {"hear", "hears", "does", "do", "is", "are"}) {
      if (line.sees(verb)) return !line.sees("refused", 1);
    }
  }
  return false;
}

std::string hold(Line& line, const Play& play) {
  line.accept("now");
  return Expectation(line, play).hold();
}

}  // namespace omerta::notation
