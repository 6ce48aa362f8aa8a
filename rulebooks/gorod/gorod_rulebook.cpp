// What gorod brings.
#include "rulebooks/gorod/gorod_rulebook.h"

#include <array>

#include "rulebooks/gorod/beliefs/reasoner.h"
#include "rulebooks/gorod/bots/bot.h"
#include "rulebooks/gorod/bots/levels.h"
#include "rulebooks/gorod/presentation/course.h"
#include "rulebooks/gorod/presentation/form.h"
#include "rulebooks/gorod/presentation/guide.h"
#include "rulebooks/gorod/presentation/pages.h"
#include "rulebooks/gorod/presentation/patience.h"
#include "rulebooks/gorod/presentation/report.h"
#include "rulebooks/gorod/presentation/screen.h"
#include "rulebooks/gorod/presentation/teller.h"
#include "rulebooks/gorod/rules/clauses.h"
#include "rulebooks/gorod/simulation/bench.h"
#include "rulebooks/gorod/text/book.h"
#include "rulebooks/gorod/words/talk.h"
#include "simulator/signature.h"

namespace omerta {
namespace {

constexpr auto kExamples =
    std::to_array<Example>({{"rules", "rules nurse"},
                            {"replay", "replay docs/examples/gorod.omerta --as Anna"},
                            {"why", "why docs/examples/gorod.omerta Jan"}});

}  // namespace

const Rulebook& gorod_rulebook() {
  static const Rulebook book{
      .id = "gorod",
      .examples = kExamples,
      .clauses = gorod::kCatalogue,
      .text = notation::gorod_book(),
      .form = gorod::form,
      .judged = gorod::judged,
      .house = &gorod::house_roles(),
      .pages = gorod::pages,
      .teller = gorod::teller,
      .screen = gorod::screen,
      .public_screen = gorod::public_screen,
      .patience = gorod::patience,
      .course = gorod::course(),
      .bot = gorod::bot,
      .speaks = gorod::speaks,
      .levels = gorod::levels,
      .reasoner = gorod::reasoner,
      .talk = &gorod::lexicon(),
      .guide = gorod::guide,
      .simulate = gorod::simulate,
      .signature = simulator::signature_games<gorod::Gorod>,
      .bench = gorod::bench_tables,
      .tracing = nullptr,
      .adjudicate = nullptr,
  };
  return book;
}

}  // namespace omerta
