// What spytown brings.
#include "rulebooks/spytown/spytown_rulebook.h"

#include <array>

#include "rulebooks/spytown/beliefs/reasoner.h"
#include "rulebooks/spytown/bots/bot.h"
#include "rulebooks/spytown/bots/levels.h"
#include "rulebooks/spytown/presentation/course.h"
#include "rulebooks/spytown/presentation/form.h"
#include "rulebooks/spytown/presentation/guide.h"
#include "rulebooks/spytown/presentation/pages.h"
#include "rulebooks/spytown/presentation/patience.h"
#include "rulebooks/spytown/presentation/report.h"
#include "rulebooks/spytown/presentation/screen.h"
#include "rulebooks/spytown/presentation/teller.h"
#include "rulebooks/spytown/rules/clauses.h"
#include "rulebooks/spytown/simulation/bench.h"
#include "rulebooks/spytown/text/book.h"
#include "rulebooks/spytown/words/talk.h"
#include "simulator/signature.h"

namespace omerta {
namespace {

constexpr auto kExamples = std::to_array<Example>({{"moderate", "moderate --rulebook spytown"}});

}  // namespace

const Rulebook& spytown_rulebook() {
  static const Rulebook book{
      .id = "spytown",
      .examples = kExamples,
      .clauses = spytown::kCatalogue,
      .text = notation::spytown_book(),
      .form = spytown::form,
      .judged = spytown::judged,
      .house = nullptr,
      .pages = spytown::pages,
      .teller = spytown::teller,
      .screen = spytown::screen,
      .public_screen = spytown::public_screen,
      .patience = spytown::patience,
      .course = spytown::course(),
      .bot = spytown::bot,
      .speaks = spytown::speaks,
      .levels = spytown::levels,
      .reasoner = spytown::reasoner,
      .talk = &spytown::lexicon(),
      .guide = spytown::guide,
      .unguided = "guide.no-game-master",
      .simulate = spytown::simulate,
      .signature = simulator::signature_games<spytown::Spytown>,
      .bench = spytown::bench_tables,
      .tracing = nullptr,
      .adjudicate = nullptr,
  };
  return book;
}

}  // namespace omerta
