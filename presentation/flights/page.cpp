// A night line by line.
#include "presentation/flights/page.h"

#include <algorithm>

#include "notation/clause_ids.h"

namespace omerta::flights {
namespace {

using sheet::Style;

constexpr int kMargin = 2;
constexpr int kLabel = 8;  // where the steps begin

Message written(Clause clause) { return as_written(notation::clause_id(clause)); }

// How deep in splits: "2.1.3" is a fragment of a fragment.
int depth(const Step& step) {
  return static_cast<int>(std::count(step.part.begin(), step.part.end(), '.'));
}

const char* arrow(Step::Way way) {
  switch (way) {
    case Step::Way::pulled: return "⇝";
    case Step::Way::through: return "⇒";
    case Step::Way::back: return "↩";
    default: return "→";
  }
}

class NightPage {
 public:
  explicit NightPage(const Night& night) : night_{night} {}

  sheet::Sheet made() {
    page_.title({"cli.heading.night", {{"n", night_.number}}});
    circle();
    if (night_.state == Night::State::skipped) {
      page_.say("cli.trace.skipped");
      return page_;
    }
    in_force();
    bullets();
    for (const Course& each : night_.others) other(each);
    gains();
    page_.line();
    page_.hang("", kMargin, {row("cli.trace.dead-tonight", night_.fallen)}, Style::bold);
    return page_;
  }

 private:
  void circle() {
    Messages all;
    for (Seat seat : night_.seats) {
      Message one{"cli.trace.numbered", {{"n", index(seat) + 1}, {"who", seat}}};
      if (all.empty())
        one = {"cli.trace.row", {{"name", Message{"cli.trace.circle"}}, {"who", one}}};
      all.push_back(std::move(one));
    }
    page_.hang("", kMargin, all, Style::plain, sheet::Line::Between::commas);
    const Seats dead = night_.seats - night_.living;
    if (!dead.empty()) {
      page_.hang("", kMargin, {row("cli.trace.dead-before", dead)}, Style::dim);
    }
  }

  void heading(Messages cells) {
    page_.line();
    page_.line(std::move(cells), Style::bold);
  }

  void in_force() {
    if (night_.passages.empty() && night_.marks.empty()) return;
    heading({"cli.trace.in-force"});
    for (const Passage& each : night_.passages) {
      if (each.state == Passage::State::open) {
        page_.hang("", kMargin, {each.text});
      } else {
        page_.hang("", kMargin, {each.text, written(each.by)}, Style::dim);
      }
    }
    for (const Mark& each : night_.marks) {
      Messages cells{{"cli.trace.row", {{"name", each.name}, {"who", each.seats}}}};
      if (!each.more.empty()) cells.push_back(each.more);
      page_.hang("", kMargin, cells, Style::plain, sheet::Line::Between::commas);
    }
  }

  void bullets() {
    const bool silent = !night_.silence.empty();
    if (silent) heading({night_.silence, written(night_.silent_by)});
    for (const Course& each : night_.bullets) bullet(each);
    if (night_.bullets.empty() && !silent) heading({"cli.trace.no-bullets"});
  }

  static Style style_of(const Step& step) { return step.kills ? Style::bad : Style::plain; }

  void bullet(const Course& course) {
    heading({course.title});
    for (const Step& step : course.steps) {
      if (step.text.empty()) continue;  // the number in front of the next steps says it
      page_.step("  " + step.part, kLabel + 2 * depth(step),
                 {route(step), step.text, written(step.by)}, style_of(step));
    }
  }

  void other(const Course& course) {
    heading({course.title});
    for (const Step& step : course.steps) {
      page_.hang("", kLabel, {route(step), step.text, written(step.by)}, style_of(step));
    }
  }

  void gains() {
    if (night_.gains.empty()) return;
    heading({"cli.trace.gains"});
    for (const Gain& each : night_.gains) page_.hang("", kLabel, {each.text, written(each.by)});
  }

  const Night& night_;
  sheet::Sheet page_;
};

}  // namespace

sheet::Sheet page(const Night& night) { return NightPage{night}.made(); }

Message row(const char* what, Seats who) {
  if (who.empty()) {
    return {"cli.trace.row", {{"name", Message{what}}, {"who", Message{"cli.trace.nobody"}}}};
  }
  return {"cli.trace.row", {{"name", Message{what}}, {"who", who}}};
}

Message route(const Step& step) {
  if (step.way == Step::Way::stays) return chair(step.to);
  return {"cli.trace.route", {{"from", step.from}, {"arrow", arrow(step.way)}, {"to", step.to}}};
}

}  // namespace omerta::flights
