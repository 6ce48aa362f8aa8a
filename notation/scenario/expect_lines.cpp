// Holding the expectations of a scenario against what was heard, asked and decided.
#include "notation/scenario/expect_lines.h"

#include <fmt/format.h>

#include <algorithm>

#include "notation/clause_ids.h"
#include "notation/scenario/expect_parts.h"

namespace omerta::notation {
namespace {

class Expectation : ExpectationReader {
 public:
  Expectation(Line& line, const Play& play) : ExpectationReader{line, play} {}

  Message hold() {
    const Message failure = dispatch();
    line_.finish();
    return failure;
  }

 private:
  Message dispatch() {
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
    if (line_.accept("only")) return hold_only(line_, play_);
    if (line_.accept("all")) return all();
    if (line_.accept("log")) return hold_log(line_, play_);
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

  // The moderator hears everything and is asked no player's question.
  Message moderator() {
    if (!line_.accept("is")) return hold_hearing(line_, play_, Listener::moderator, {});
    const bool positive = !line_.accept("not");
    line_.need("asked");
    if (line_.accept("nothing")) return {};
    if (!line_.at_end()) read_question(line_, play_);
    return positive ? Message{"fault.check.moderator-asked-nothing"} : Message{};
  }

  // Everyone was told; or everyone who is in play now is asked, offered, in play.
  Message all() {
    if (!line_.sees("are") && !line_.sees("is")) {
      return hold_hearing(line_, play_, Listener::all, {});
    }
    return about(play_.book().living(play_.game()));
  }

  Message nobody() {
    if (line_.accept("is")) {
      if (line_.accept("out")) {
        const bool all_in = play_.book().living(play_.game()) == play_.standing().seats;
        return all_in ? Message{} : Message{"fault.check.somebody-out"};
      }
      line_.need("asked");
      return hold_asked(line_, play_, play_.standing().seats, Claim::is_not);
    }
    if (line_.accept("has")) return line_.need("won"), goes_on();
    return hold_nobody_hears(line_, play_);
  }

  Message about(Seats who) {
    if (line_.sees("hear") || line_.sees("hears") || line_.sees("does") || line_.sees("do")) {
      return hold_hearing(line_, play_, Listener::seat, who);
    }
    if (!line_.accept("is")) line_.need("are");
    const Claim claim = line_.accept("not") ? Claim::is_not : Claim::is;
    if (line_.accept("asked")) return hold_asked(line_, play_, who, claim);
    if (line_.accept("offered")) return hold_offered(line_, play_, who, claim);
    const bool out = line_.accept("out");
    if (!out) need_play();
    const Seats in_play = play_.book().living(play_.game());
    const bool want_out = out == (claim == Claim::is);
    for (Seat seat : who) {
      if (in_play.has(seat) == want_out) {
        return {want_out ? "fault.check.is-in-play" : "fault.check.is-out", {{"who", name(seat)}}};
      }
    }
    return {};
  }

  // --- the end and the why ----------------------------------------------------------------------
  std::string result_seen() const {
    return play_.book().result_name(play_.casting(), play_.game());
  }

  Message goes_on() const {
    if (!play_.game().over()) return {};
    return {"fault.check.over", {{"result", result_seen()}}};
  }

  Message result(const std::string& wanted) const {
    if (!play_.game().over()) return "fault.check.not-over";
    if (result_seen() == wanted) return {};
    return {"fault.check.result", {{"result", result_seen()}}};
  }

  Message wins() {
    const std::string wanted = line_.word("fault.want.side");
    line_.need("wins");
    Message failure = result(wanted);
    if (line_.accept("with")) {
      const Seats winners = seats();
      const Seats seen = play_.standing().winners;
      if (failure.empty() && winners != seen) {
        failure = {"fault.check.winners", {{"seats", list(seen)}}};
      }
    }
    return failure;
  }

  Message exact_in_play() {
    need_play();
    const Seats wanted = seats();
    const Seats seen = play_.book().living(play_.game());
    if (wanted == seen) return {};
    return {"fault.check.who-in-play", {{"seats", list(seen)}}};
  }

  // "candidates are E, B", "suspects are none"
  Message candidates() {
    const std::string what = line_.take().text;
    line_.need("are");
    std::vector<Seat> wanted;
    if (is_seat("none") || !line_.accept("none")) {
      for (const Written& name : read_names(line_, names_.seats)) wanted.push_back(find(name));
    }
    const std::vector<Seat> seen = play_.book().candidates(play_.game());
    List words;
    for (Seat seat : seen) words.push_back(name(seat));
    if (wanted == seen) return {};
    return {what == "suspects" ? "fault.check.suspects" : "fault.check.candidates",
            {{"seats", words}}};
  }

  Message why() {
    const Where place = line_.place();
    const Seat seat = find({line_.name("fault.want.player"), place});
    line_.need("is");
    line_.need("out");
    line_.need(":");
    std::vector<std::string> wanted;
    do {
      const Where at = line_.place();
      wanted.push_back(line_.word("fault.want.event-or-clause"));
      if (find_fact(play_.book(), wanted.back()) || is_clause_id(wanted.back())) continue;
      throw Misread(at, {"fault.scenario.no-event-no-clause", {{"name", wanted.back()}}});
    } while (line_.accept(","));
    std::vector<std::string> seen;
    std::size_t next = 0;
    for (const Witness::Link& link : witness_.why_out(seat)) {
      seen.push_back(fmt::format("{} ({})", link.event, link.clause));
      const bool fits =
          next < wanted.size() && (wanted[next] == link.event || wanted[next] == link.clause);
      if (fits) ++next;
    }
    if (next == wanted.size()) return {};
    return {"fault.check.because", {{"text", join(seen, ", ")}}};
  }
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

Message hold(Line& line, const Play& play) {
  line.accept("now");
  return Expectation(line, play).hold();
}

}  // namespace omerta::notation
