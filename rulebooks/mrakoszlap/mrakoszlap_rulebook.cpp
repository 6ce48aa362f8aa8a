// What mrakoszlap brings.
#include "rulebooks/mrakoszlap/mrakoszlap_rulebook.h"

#include <array>

#include "rulebooks/mrakoszlap/adjudicate/verdict.h"
#include "rulebooks/mrakoszlap/beliefs/reasoner.h"
#include "rulebooks/mrakoszlap/bots/bot.h"
#include "rulebooks/mrakoszlap/bots/levels.h"
#include "rulebooks/mrakoszlap/night/flights.h"
#include "rulebooks/mrakoszlap/presentation/course.h"
#include "rulebooks/mrakoszlap/presentation/form.h"
#include "rulebooks/mrakoszlap/presentation/guide.h"
#include "rulebooks/mrakoszlap/presentation/pages.h"
#include "rulebooks/mrakoszlap/presentation/patience.h"
#include "rulebooks/mrakoszlap/presentation/report.h"
#include "rulebooks/mrakoszlap/presentation/screen.h"
#include "rulebooks/mrakoszlap/presentation/teller.h"
#include "rulebooks/mrakoszlap/rules/clauses.h"
#include "rulebooks/mrakoszlap/simulation/bench.h"
#include "rulebooks/mrakoszlap/simulation/deal.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/words/talk.h"
#include "simulator/signature.h"

namespace omerta {
namespace {

constexpr auto kExamples =
    std::to_array<Example>({{"decks", "decks mrakoszlap 7"},
                            {"rules", "rules mrakoszlap short"},
                            {"trace", "trace docs/examples/mrakoszlap.omerta --night 2"},
                            {"adjudicate", "adjudicate docs/examples/night.mrakoszlap"}});

}  // namespace

const Rulebook& mrakoszlap_rulebook() {
  static const Rulebook book{
      .id = "mrakoszlap",
      .examples = kExamples,
      .clauses = mrakoszlap::kCatalogue,
      .text = notation::mrakoszlap_book(),
      .form = mrakoszlap::form,
      .judged = mrakoszlap::judged,
      .house = nullptr,
      .pages = mrakoszlap::pages,
      .teller = mrakoszlap::teller,
      .screen = mrakoszlap::screen,
      .public_screen = mrakoszlap::public_screen,
      .patience = mrakoszlap::patience,
      .course = mrakoszlap::course(),
      .bot = mrakoszlap::bot,
      .speaks = mrakoszlap::speaks,
      .levels = mrakoszlap::levels,
      .reasoner = mrakoszlap::reasoner,
      .talk = &mrakoszlap::lexicon(),
      .guide = mrakoszlap::guide,
      .unguided = "guide.mrakoszlap.no-moderator",
      .deal = simulator::dealt_by_chance,
      .hand_limits = simulator::hand_limits,
      .simulate = mrakoszlap::simulate,
      .signature = simulator::signature_games<mrakoszlap::Mrakoszlap>,
      .bench = mrakoszlap::bench_tables,
      .tracing = &mrakoszlap::night::tracing(),
      .adjudicate = mrakoszlap::adjudicate::verdict,
  };
  return book;
}

}  // namespace omerta
