// Expectations about what was asked and offered.
#include <algorithm>

#include "notation/scenario/expect_parts.h"

namespace omerta::notation {
namespace {

class Asking : ExpectationReader {
 public:
  Asking(Line& line, const Play& play) : ExpectationReader{line, play} {}

  Message asked(Seats who, Claim claim) {
    bool positive = claim == Claim::is;
    std::string wanted;
    if (line_.accept("nothing")) {
      positive = false;
    } else if (!line_.at_end()) {
      wanted = put_question();
    }
    if (!wanted.empty() && positive && (line_.sees("once") || line_.sees("times", 1))) {
      return asked_often(who, wanted);
    }
    if (!wanted.empty() && !positive && line_.accept("again")) return not_again(who, wanted);
    for (Seat seat : who) {
      const std::vector<std::string> seen = witness_.asked_names(seat);
      const bool found = wanted.empty() ? !seen.empty()
                                        : std::find(seen.begin(), seen.end(), wanted) != seen.end();
      if (found == positive) continue;
      const bool instead = positive && !wanted.empty();
      return {instead ? "fault.check.asked-instead" : "fault.check.asked",
              {{"who", name(seat)}, {"options", seen}, {"wanted", wanted}}};
    }
    return {};
  }

  Message offered(Seats who, Claim claim) {
    const bool positive = claim == Claim::is;
    const std::string question = read_question(line_, play_);
    if (!positive && line_.at_end()) return never_offered(who, question);
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
      const Prompt* prompt = witness_.last_prompt(seat, question);
      if (prompt == nullptr) {
        return {"fault.check.not-asked", {{"who", name(seat)}, {"name", question}}};
      }
      const Seats seen = seats_of(prompt->offers) & play_.standing().seats;  // words are not listed
      const bool may_pass = prompt->pass == Pass::allowed;
      const bool holds = positive ? seen == wanted && may_pass == pass
                                  : (seen & wanted).empty() && !(pass && may_pass);
      if (holds) continue;
      List options = list(seen);
      if (may_pass) options.emplace_back("pass");
      return {"fault.check.offered", {{"who", name(seat)}, {"options", options}}};
    }
    return {};
  }

 private:
  // Neither asked nor open to him unprompted.
  Message never_offered(Seats who, const std::string& question) const {
    for (Seat seat : who) {
      const Prompt* prompt = witness_.last_prompt(seat, question);
      if (prompt == nullptr) continue;
      return {"fault.check.offered", {{"who", name(seat)}, {"options", List{question}}}};
    }
    return {};
  }

  // What is never put to a player could never have been asked: to say so proves nothing.
  std::string put_question() {
    const Where place = line_.place();
    const std::string word = read_question(line_, play_);
    if (play_.book().is_question(*play_.book().find_ask(word))) return word;
    throw Misread(place, {"fault.question.never-asked", {{"name", word}}});
  }

  int times(Seat seat, const std::string& question, std::size_t from) const {
    const auto put = play_.put().subspan(from);
    return static_cast<int>(std::count_if(put.begin(), put.end(), [&](const Put& each) {
      return each.seat == seat && play_.book().ask_name(each.ask) == question;
    }));
  }

  Message asked_often(Seats who, const std::string& question) {
    const int wanted = line_.accept("once") ? 1 : line_.number("fault.want.times", 10'000);
    line_.accept("times");
    for (Seat seat : who) {
      const int seen = times(seat, question, 0);
      if (seen == wanted) continue;
      return {"fault.check.asked-often", {{"who", name(seat)}, {"name", question}, {"n", seen}}};
    }
    return {};
  }

  Message not_again(Seats who, const std::string& question) const {
    for (Seat seat : who) {
      if (times(seat, question, play_.put_before()) == 0) continue;
      return {"fault.check.asked-again", {{"who", name(seat)}, {"name", question}}};
    }
    return {};
  }

  std::vector<Written> read_one_name() {
    const Where place = line_.place();
    const std::string text = line_.name("fault.want.player");
    Line single(place.file, place.line, written_name(text));
    std::vector<Written> names = read_names(single, names_.seats);
    for (Written& name : names) name.place = place;
    return names;
  }
};

}  // namespace

std::string read_question(Line& line, const Play& play) {
  const Where place = line.place();
  const std::string word = line.word("fault.want.question");
  if (!play.book().find_ask(word)) {
    throw Misread(place, {"fault.question.none", {{"name", word}}});
  }
  return word;
}

Message hold_asked(Line& line, const Play& play, Seats who, Claim claim) {
  return Asking(line, play).asked(who, claim);
}
Message hold_offered(Line& line, const Play& play, Seats who, Claim claim) {
  return Asking(line, play).offered(who, claim);
}

}  // namespace omerta::notation
