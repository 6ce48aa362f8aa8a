// Frames made from rulebooks alone; each is the same for whoever asks.
#include "server/core/lookup.h"

#include "presentation/catalogue/catalogue.h"
#include "presentation/catalogue/page.h"
#include "presentation/setup/begin.h"
#include "rulebooks/rulebook.h"
#include "wire/encode_rules.h"
#include "wire/encode_setup.h"

namespace omerta::server {

std::string rulebooks_frame() {
  std::string all;
  for (const Rulebook* book : rulebooks()) {
    if (!all.empty()) all += ',';
    all += wire::encoded_brief(book->id, book->form({.rulebook = std::string{book->id}}));
  }
  return R"({"t":"rulebooks","rulebooks":[)" + all + "]}";
}

std::string form_frame(const setup::Chosen& chosen) {
  return R"({"t":"form","form":)" + wire::encoded(rulebook(chosen.rulebook).form(chosen)) +
         R"(,"judged":)" + wire::encoded(setup::judged(chosen)) + '}';
}

std::optional<std::string> pages_frame(std::string_view rulebook, std::string_view edition) {
  const Rulebook* book = find_rulebook(rulebook);
  if (book == nullptr) return {};
  return R"({"t":"pages","pages":)" + wire::encoded(book->pages(edition)) + '}';
}

std::optional<std::string> catalogue_frame(std::string_view rulebook) {
  const catalogue::Catalogue* found = catalogue::Catalogue::find(rulebook);
  if (find_rulebook(rulebook) == nullptr || found == nullptr) return {};
  return R"({"t":"catalogue","catalogue":)" + wire::encoded(*found) + '}';
}

}  // namespace omerta::server
