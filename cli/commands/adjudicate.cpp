// omerta adjudicate: one night written down at a real table, and what came of it.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "cli/commands/commands.h"
#include "cli/commands/trace_page.h"
#include "cli/terminal/files.h"
#include "engine/expect.h"
#include "rulebooks/mrakoszlap/adjudicate/play.h"
#include "rulebooks/mrakoszlap/words/spoken.h"

namespace omerta::cli {
namespace {

using namespace mrakoszlap::night;
using namespace mrakoszlap::adjudicate;

using mrakoszlap::Mrakoszlap;
namespace fact = mrakoszlap::fact;

bool is_one(Fact what, std::initializer_list<Fact> all) {
  return std::find(all.begin(), all.end(), what) != all.end();
}

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
  Verdicts(const WrittenNight& written, const Judged& judged, const Words& words,
           Terminal& terminal)
      : casting_{written.casting},
        judged_{judged},
        words_{words},
        said_{written.casting.names, words},
        terminal_{terminal},
        plan_{casting_.game->plan<Mrakoszlap>()} {}

  int print() {
    const auto night = night_log(casting_, judged_.chronicle.told(), judged_.night);
    expect(night.has_value());  // it was played a moment ago
    print_night(*night, said_, terminal_);
    unanswered();
    if (judged_.unnamed > 0) {
      terminal_.line();
      terminal_.error(words_.say("cli.adjudicate.matrix-waits",
                                 {{"who", said_.name(night->matrix)}, {"n", judged_.unnamed}}));
      return kDoesNotHold;
    }
    silently();
    aloud();
    return kFine;
  }

 private:
  bool is_open(DrawnOrder::What what) const {
    return std::find(judged_.open.begin(), judged_.open.end(), what) != judged_.open.end();
  }

  void heading(std::string_view key) {
    terminal_.line();
    terminal_.line(words_.say(key), Style::bold);
  }

  void unanswered() {
    if (judged_.unanswered.empty()) return;
    List cards;
    for (const Judged::Unanswered& each : judged_.unanswered) {
      cards.push_back(fmt::format("{} ({})", said_.card(each.card), said_.name(each.seat)));
    }
    terminal_.hang("", 2, words_.say("cli.adjudicate.unanswered", {{"cards", cards}}), Style::dim);
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
      const bool cards = is_one(told.event.fact, {fact::lost, fact::gained, fact::eaten});
      const bool spyglass = is_one(told.event.fact, {fact::seen_awake, fact::seen_nobody});
      if (!cards && !spyglass) return;
      if (!std::exchange(any, true)) heading("cli.adjudicate.silently");
      const std::string line =
          notation::log_sentence(words_, plan_, casting_.names, told.event, table_);
      terminal_.hang("", 2, line, Style::secret);
    });
    if (is_open(DrawnOrder::What::spyglass)) open("cli.adjudicate.open.spyglass");
  }

  void open(std::string_view key) { terminal_.hang("", 2, words_.say(key), Style::dim); }

  // MRK-REPORT-2, -3  A bullet is one paragraph, and so is the sock; who dies is said in it.
  void aloud() {
    heading("cli.adjudicate.aloud");
    each_event([&](const Told& told) {
      if (!told.to.is_everyone()) return;
      const Fact what = told.event.fact;
      if (is_one(what, {fact::nightfall, fact::phase_opened, fact::card_called})) return;
      if (is_one(what, {fact::bullet, fact::sock_thrown})) flush();
      if (is_one(what, {fact::bullet, fact::course, fact::sock_thrown, fact::smell})) {
        return together_.push_back(told.event);
      }
      if (what == fact::died && !together_.empty()) return;
      flush();
      if (what == fact::revealed) return;
      say(notation::public_sentence(words_, plan_, casting_.names, told.event, table_));
    });
    flush();
    if (is_open(DrawnOrder::What::bullets)) open("cli.adjudicate.open.bullets");
    if (is_open(DrawnOrder::What::sock)) open("cli.adjudicate.open.sock");
  }

  void flush() {
    const std::vector<Event> events = std::exchange(together_, {});
    if (!events.empty()) {
      say(notation::told_together(words_, plan_, casting_.names, events, table_));
    }
  }

  void say(const std::string& text) {
    if (!text.empty()) terminal_.hang("  –", 4, text, Style::spoken);
  }

  const notation::Casting& casting_;
  const Judged& judged_;
  const Words& words_;
  const TraceWords said_;
  Terminal& terminal_;
  const mrakoszlap::Plan& plan_;
  mrakoszlap::Table table_{};
  std::vector<Event> together_;
};

}  // namespace

int adjudicate(const AdjudicateRequest& request, Terminal& terminal) {
  const Words& words = Words::of(request.language, "mrakoszlap");
  const FileText read = request.file == "-" ? read_text(terminal.in()) : read_text(request.file);
  if (read.fault != FileText::Fault::none) {
    const std::string_view key = read.fault == FileText::Fault::missing ? "cli.error.file-not-found"
                                 : read.fault == FileText::Fault::too_large
                                     ? "cli.error.file-too-large"
                                     : "cli.error.file-not-readable";
    terminal.error(words.say(key, {{"file", request.file}}));
    return kUsage;
  }
  try {
    WrittenNight night = read_night(read.text, request.file);
    night.seed = seed_of(read.text);
    return Verdicts{night, judge(night), words, terminal}.print();
  } catch (const notation::Misread& mistake) {
    terminal.error(mistake.said(words));
    return kUsage;
  }
}

}  // namespace omerta::cli
