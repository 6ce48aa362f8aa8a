// What gorod brings.
#include "rulebooks/gorod/gorod_rulebook.h"

#include "rulebooks/gorod/house/roles.h"
#include "rulebooks/gorod/presentation/form.h"
#include "rulebooks/gorod/presentation/guide.h"
#include "rulebooks/gorod/presentation/pages.h"
#include "rulebooks/gorod/presentation/report.h"
#include "rulebooks/gorod/presentation/screen.h"
#include "rulebooks/gorod/presentation/seat_wire.h"
#include "rulebooks/gorod/presentation/teller.h"
#include "rulebooks/gorod/text/book.h"
#include "simulator/signature.h"

namespace omerta {

const Rulebook& gorod_rulebook() {
  static const Rulebook book{
      .id = "gorod",
      .text = notation::gorod_book(),
      .form = gorod::form,
      .judged = gorod::judged,
      .has_house_role = [](std::string_view id) { return !house::shipped_house_role(id).empty(); },
      .pages = gorod::pages,
      .teller = gorod::teller,
      .screen = gorod::screen,
      .guide = gorod::guide,
      .simulate = gorod::simulate,
      .signature = simulator::signature_games<gorod::Gorod>,
      .seat_fields = gorod::seat_fields,
  };
  return book;
}

}  // namespace omerta
