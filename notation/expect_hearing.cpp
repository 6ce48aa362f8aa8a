// Expectations about what was heard, and by whom.
#include <fmt/format.h>

#include <algorithm>

#include "notation/expect_parts.h"

namespace omerta::notation {
namespace {

std::string often(int times) { return times == 1 ? "once" : fmt::format("{} times", times); }

std::string told(const std::vector<Utterance>& list) {
  std::vector<std::string> words;
  for (const Utterance& said : list) words.push_back(written(said));
  return words.empty() ? "nothing" : join(words, "; ");
}

std::vector<Utterance> private_ones(std::vector<Utterance> list) {
  std::erase_if(list, [](const Utterance& said) { return said.to.is_everyone(); });
  return list;
}

int count(const Pattern& pattern, const std::vector<Utterance>& list) {
  return static_cast<int>(std::count_if(
      list.begin(), list.end(), [&](const Utterance& said) { return matches(pattern, said); }));
}

std::string in_order(const std::vector<Pattern>& chain, const std::vector<Utterance>& list) {
  std::size_t next = 0;
  for (const Utterance& said : list) {
    if (next < chain.size() && matches(chain[next], said)) ++next;
  }
  if (next == chain.size()) return "";
  const std::string after = next == 0 ? "" : " after " + chain[next - 1].text;
  return fmt::format("expected to hear {}{}; heard {}", chain[next].text, after, told(list));
}

// The first difference, and then everything.
std::string difference(const std::vector<Pattern>& wanted, const std::vector<Utterance>& seen) {
  std::size_t at = 0;
  while (at < wanted.size() && at < seen.size() && matches(wanted[at], seen[at])) ++at;
  if (at == wanted.size() && at == seen.size()) return "";
  const std::string expected = at < wanted.size() ? wanted[at].text : std::string{"nothing more"};
  const std::string found = at < seen.size() ? written(seen[at]) : std::string{"nothing more"};
  return fmt::format("expected {} as number {}, heard {}; in all {}", expected, at + 1, found,
                     told(seen));
}

class Hearing : ExpectationReader {
 public:
  Hearing(Line& line, const Play& play) : ExpectationReader{line, play} {}

  std::string hears(Listener who, Seats which) {
    if (line_.accept("does") || line_.accept("do")) {
      line_.need("not");
      line_.accept("hear");
      const Pattern unwanted = pattern();
      return for_each(who, which, [&](const std::vector<Utterance>& list) {
        return count(unwanted, list) == 0 ? "" : "did hear " + unwanted.text;
      });
    }
    if (!line_.accept("hears")) line_.need("hear");
    if (line_.accept("nothing")) return hears_nothing(who, which);
    if (line_.accept("exactly")) return hears_exactly(who, which);
    const Pattern first = pattern();
    if (line_.sees("times", 1) || line_.sees("once")) return hears_often(who, which, first);
    std::vector<Pattern> chain{first};
    while (line_.accept("then")) chain.push_back(pattern());
    return for_each(who, which,
                    [&](const std::vector<Utterance>& list) { return in_order(chain, list); });
  }

  std::string only() {
    const Seats wanted = seats();
    if (!line_.accept("hears")) line_.need("hear");
    return heard_by(pattern(), wanted);
  }

  std::string nobody() {
    if (!line_.accept("hears")) line_.need("hear");
    return heard_by(pattern(), {});
  }

  // The log of the nights is open to everyone when the game is over, and not before.
  std::string log() {
    line_.need("shows");
    const Pattern wanted = pattern();
    if (!play_.game().over()) return "the log is not open: the game is not over";
    return in_order({wanted}, play_.said_ever());
  }

 private:
  std::string heard_by(const Pattern& what, Seats wanted) const {
    const Seats seen = witness_.listeners(what);
    return seen == wanted ? "" : fmt::format("{} was heard by {}", what.text, list(seen));
  }

  template <class Check>
  std::string for_each(Listener who, Seats which, Check check) const {
    if (who != Listener::seat) return check(witness_.heard_by(who, Seat::nobody));
    for (Seat seat : which) {
      const std::string failure = check(witness_.heard_by(who, seat));
      if (!failure.empty()) return name(seat) + ": " + failure;
    }
    return "";
  }

  std::string hears_often(Listener who, Seats which, const Pattern& what) {
    const int wanted = line_.accept("once") ? 1 : line_.number("how often", 10'000);
    line_.accept("times");
    return for_each(who, which, [&](const std::vector<Utterance>& list) {
      const int seen = count(what, list);
      return seen == wanted ? "" : fmt::format("heard {} {}", what.text, often(seen));
    });
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
      wanted.push_back(pattern());
    } while (line_.accept(";"));
    return for_each(who, which, [&](const std::vector<Utterance>& list) {
      return difference(wanted, who == Listener::seat ? private_ones(list) : list);
    });
  }
};

}  // namespace

std::string hold_hearing(Line& line, const Play& play, Listener who, Seats which) {
  return Hearing(line, play).hears(who, which);
}
std::string hold_only(Line& line, const Play& play) { return Hearing(line, play).only(); }
std::string hold_nobody_hears(Line& line, const Play& play) { return Hearing(line, play).nobody(); }
std::string hold_log(Line& line, const Play& play) { return Hearing(line, play).log(); }

}  // namespace omerta::notation
