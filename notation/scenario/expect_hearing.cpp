// Expectations about what was heard, and by whom.
#include <algorithm>

#include "notation/scenario/expect_parts.h"

namespace omerta::notation {
namespace {

Message told(const std::vector<Utterance>& list) {
  std::vector<std::string> words;
  for (const Utterance& said : list) words.push_back(written(said));
  return words.empty() ? Message{"fault.check.nothing"} : as_written(join(words, "; "));
}

std::vector<Utterance> private_ones(std::vector<Utterance> list) {
  std::erase_if(list, [](const Utterance& said) { return said.to.is_everyone(); });
  return list;
}

int count(const Pattern& pattern, const std::vector<Utterance>& list) {
  return static_cast<int>(std::count_if(
      list.begin(), list.end(), [&](const Utterance& said) { return matches(pattern, said); }));
}

Message in_order(const std::vector<Pattern>& chain, const std::vector<Utterance>& list) {
  std::size_t next = 0;
  for (const Utterance& said : list) {
    if (next < chain.size() && matches(chain[next], said)) ++next;
  }
  if (next == chain.size()) return {};
  const std::string& wanted = chain[next].text;
  if (next == 0) return {"fault.check.not-heard", {{"wanted", wanted}, {"heard", told(list)}}};
  return {"fault.check.not-heard-after",
          {{"wanted", wanted}, {"after", chain[next - 1].text}, {"heard", told(list)}}};
}

// The first difference, and then everything.
Message difference(const std::vector<Pattern>& wanted, const std::vector<Utterance>& seen) {
  std::size_t at = 0;
  while (at < wanted.size() && at < seen.size() && matches(wanted[at], seen[at])) ++at;
  if (at == wanted.size() && at == seen.size()) return {};
  const Message end{"fault.check.nothing-more"};
  const Message expected = at < wanted.size() ? as_written(wanted[at].text) : end;
  const Message found = at < seen.size() ? as_written(written(seen[at])) : end;
  return {"fault.check.different",
          {{"wanted", expected}, {"n", at + 1}, {"found", found}, {"heard", told(seen)}}};
}

class Hearing : ExpectationReader {
 public:
  Hearing(Line& line, const Play& play) : ExpectationReader{line, play} {}

  Message hears(Listener who, Seats which) {
    if (line_.accept("does") || line_.accept("do")) {
      line_.need("not");
      line_.accept("hear");
      const Pattern unwanted = pattern();
      return for_each(who, which, [&](const std::vector<Utterance>& list) {
        if (count(unwanted, list) == 0) return Message{};
        return Message{"fault.check.did-hear", {{"name", unwanted.text}}};
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

  Message only() {
    const Seats wanted = seats();
    if (!line_.accept("hears")) line_.need("hear");
    return heard_by(pattern(), wanted);
  }

  Message nobody() {
    if (!line_.accept("hears")) line_.need("hear");
    return heard_by(pattern(), {});
  }

  // The log of the nights is open to everyone when the game is over, and not before.
  Message log() {
    line_.need("shows");
    const Pattern wanted = pattern();
    if (!play_.game().over()) return "fault.check.log-closed";
    return in_order({wanted}, play_.said_ever());
  }

 private:
  Message heard_by(const Pattern& what, Seats wanted) const {
    const Seats seen = witness_.listeners(what);
    if (seen == wanted) return {};
    return {"fault.check.heard-by", {{"name", what.text}, {"seats", list(seen)}}};
  }

  template <class Check>
  Message for_each(Listener who, Seats which, Check check) const {
    if (who != Listener::seat) return check(witness_.heard_by(who, Seat::nobody));
    for (Seat seat : which) {
      const Message failure = check(witness_.heard_by(who, seat));
      if (failure.empty()) continue;
      return {"fault.check.of-player", {{"who", name(seat)}, {"what", failure}}};
    }
    return {};
  }

  Message hears_often(Listener who, Seats which, const Pattern& what) {
    const int wanted = line_.accept("once") ? 1 : line_.number("fault.want.times", 10'000);
    line_.accept("times");
    return for_each(who, which, [&](const std::vector<Utterance>& list) {
      const int seen = count(what, list);
      if (seen == wanted) return Message{};
      return Message{"fault.check.heard-often", {{"name", what.text}, {"n", seen}}};
    });
  }

  Message hears_nothing(Listener who, Seats which) const {
    return for_each(who, which, [&](const std::vector<Utterance>& list) {
      const auto rest = who == Listener::seat ? private_ones(list) : list;
      if (rest.empty()) return Message{};
      return Message{"fault.check.heard", {{"heard", told(rest)}}};
    });
  }

  Message hears_exactly(Listener who, Seats which) {
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

Message hold_hearing(Line& line, const Play& play, Listener who, Seats which) {
  return Hearing(line, play).hears(who, which);
}
Message hold_only(Line& line, const Play& play) { return Hearing(line, play).only(); }
Message hold_nobody_hears(Line& line, const Play& play) { return Hearing(line, play).nobody(); }
Message hold_log(Line& line, const Play& play) { return Hearing(line, play).log(); }

}  // namespace omerta::notation
