// One night written down at a real table, and what came of it, as a sheet.
#include "rulebooks/mrakoszlap/adjudicate/verdict.h"

#include <algorithm>
#include <utility>

#include "engine/expect.h"
#include "presentation/flights/page.h"
#include "rulebooks/mrakoszlap/adjudicate/play.h"
#include "rulebooks/mrakoszlap/night/flights.h"
#include "rulebooks/mrakoszlap/text/facts.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::mrakoszlap::adjudicate {
namespace {

using sheet::Style;

constexpr int kMargin = 2;

// MRK-REPORT-3  The same lines are drawn alike, whatever their order.
std::uint64_t seed_of(std::string_view text) {
  std::uint64_t seed = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::uint64_t line = 14695981039346656037U;
    for (char c : text.substr(at, end - at)) {
      line = (line ^ static_cast<unsigned char>(c)) * 1099511628211U;
    }
    seed += line;
    at = end + 1;
  }
  return seed;
}

class Verdicts {
 public:
  Verdicts(const WrittenNight& written, const Judged& judged)
      : casting_{written.casting}, judged_{judged}, plan_{casting_.game->plan<Mrakoszlap>()} {}

  sheet::Verdict given() {
    const auto night = night::night_log(casting_, judged_.chronicle.told(), judged_.night);
    expect(night.has_value());  // it was played a moment ago
    page_ = flights::page(night::flown(*night));
    unanswered();
    if (judged_.unnamed > 0) {
      page_.line();
      page_.error(
          {"cli.adjudicate.matrix-waits", {{"who", night->matrix}, {"n", judged_.unnamed}}});
      return {page_, casting_.names, sheet::Verdict::Known::something_missing};
    }
    silently();
    aloud();
    return {page_, casting_.names, sheet::Verdict::Known::all};
  }

 private:
  bool is_open(DrawnOrder::What what) const {
    return std::find(judged_.open.begin(), judged_.open.end(), what) != judged_.open.end();
  }

  void heading(const char* key) {
    page_.line();
    page_.line({key}, Style::bold);
  }

  void unanswered() {
    if (judged_.unanswered.empty()) return;
    Messages cards;
    for (const Judged::Unanswered& each : judged_.unanswered) {
      cards.push_back(
          {"cli.trace.held", {{"card", said::card_name(each.card)}, {"who", each.seat}}});
    }
    page_.hang("", kMargin, {{"cli.adjudicate.unanswered", {{"cards", cards}}}}, Style::dim);
  }

  // The events since this night fell, each once the table has learned it.
  template <class Take>
  void each_event(Take take) {
    table_ = {};
    bool tonight = false;
    for (const Told& told : judged_.chronicle.told()) {
      if (told.to.is_everyone()) Mrakoszlap::learn(plan_, table_, told.event);
      if (told.event.fact == fact::nightfall) tonight = told.event.much == judged_.night;
      if (tonight) take(told);
    }
  }

  // MRK-REPORT-4  What only its owner is told, with the report.
  void silently() {
    bool any = false;
    each_event([&](const Told& told) {
      const bool cards = has(told.event.fact, Trait::hand_moves);
      const bool spyglass =
          told.event.fact == fact::seen_awake || told.event.fact == fact::seen_nobody;
      if (!cards && !spyglass) return;
      if (!std::exchange(any, true)) heading("cli.adjudicate.silently");
      page_.hang("", kMargin, {said::logged(plan_, told.event, table_)}, Style::secret);
    });
    if (is_open(DrawnOrder::What::spyglass)) open("cli.adjudicate.open.spyglass");
  }

  void open(const char* key) { page_.hang("", kMargin, {key}, Style::dim); }

  // MRK-REPORT-2, -3  A bullet is one paragraph, and so is the sock; who dies is said in it.
  void aloud() {
    heading("cli.adjudicate.aloud");
    each_event([&](const Told& told) {
      if (!told.to.is_everyone()) return;
      const Fact what = told.event.fact;
      const FactRow& row = row_of(what);
      if (row.has(Trait::said_elsewhere) || what == fact::phase_opened) return;
      if (row.has(Trait::together) && !row.has(Trait::more)) flush();
      if (row.has(Trait::together)) return together_.push_back(told.event);
      if (what == fact::died && !together_.empty()) return;
      flush();
      say(said::aloud(plan_, told.event, table_));
    });
    flush();
    if (is_open(DrawnOrder::What::bullets)) open("cli.adjudicate.open.bullets");
    if (is_open(DrawnOrder::What::sock)) open("cli.adjudicate.open.sock");
  }

  void flush() {
    const std::vector<Event> events = std::exchange(together_, {});
    if (!events.empty()) say(said::told_together(plan_, events, table_));
  }

  void say(Message text) {
    if (!text.empty()) page_.hang("  –", 4, {std::move(text)}, Style::spoken);
  }

  const notation::Casting& casting_;
  const Judged& judged_;
  sheet::Sheet page_;
  const mrakoszlap::Plan& plan_;
  mrakoszlap::Table table_{};
  std::vector<Event> together_;
};

}  // namespace

sheet::Verdict verdict(const std::string& text, const std::string& file) {
  WrittenNight night = read_night(text, file);
  night.seed = seed_of(text);
  return Verdicts{night, judge(night)}.given();
}

}  // namespace omerta::mrakoszlap::adjudicate
