// What mrakoszlap brings.
#include "rulebooks/mrakoszlap/mrakoszlap_rulebook.h"

#include "rulebooks/mrakoszlap/presentation/form.h"
#include "rulebooks/mrakoszlap/presentation/guide.h"
#include "rulebooks/mrakoszlap/presentation/pages.h"
#include "rulebooks/mrakoszlap/presentation/report.h"
#include "rulebooks/mrakoszlap/presentation/screen.h"
#include "rulebooks/mrakoszlap/presentation/seat_wire.h"
#include "rulebooks/mrakoszlap/presentation/teller.h"
#include "rulebooks/mrakoszlap/simulation/deal.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "simulator/signature.h"

namespace omerta {

const Rulebook& mrakoszlap_rulebook() {
  static const Rulebook book{
      .id = "mrakoszlap",
      .text = notation::mrakoszlap_book(),
      .form = mrakoszlap::form,
      .judged = mrakoszlap::judged,
      .has_house_role = nullptr,
      .pages = mrakoszlap::pages,
      .teller = mrakoszlap::teller,
      .screen = mrakoszlap::screen,
      .guide = mrakoszlap::guide,
      .unguided = "guide.mrk.no-moderator",
      .deal = simulator::dealt_by_chance,
      .simulate = mrakoszlap::simulate,
      .signature = simulator::signature_games<mrakoszlap::Mrakoszlap>,
      .seat_fields = mrakoszlap::seat_fields,
  };
  return book;
}

}  // namespace omerta
