// Frames made from rulebooks alone; each is the same for whoever asks.
#include "server/frames/lookup.h"

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

// --- as they are asked for -----------------------------------------------------------------------
std::string looked_up(const AskRulebooks&) {
  static const std::string kAll = rulebooks_frame();  // they are what they are
  return kAll;
}

std::string looked_up(const AskForm& asked) {
  if (!asked.chosen) {
    const wire::Unread& wrong = asked.chosen.error();
    return refused_frame(wire::code(wrong.fault), wrong.field);
  }
  if (find_rulebook(asked.chosen->rulebook) == nullptr) return refused_frame("unknown-rulebook");
  return form_frame(*asked.chosen);
}

std::string looked_up(const AskPages& asked) {
  auto pages = pages_frame(asked.rulebook, asked.edition);
  return pages ? std::move(*pages) : refused_frame("unknown-rulebook");
}

std::string looked_up(const AskCatalogue& asked) {
  auto catalogue = catalogue_frame(asked.rulebook);
  return catalogue ? std::move(*catalogue) : refused_frame("unknown-rulebook");
}

std::string looked_up(const Retell& asked, beliefs::Effort& effort) {
  auto retold = retold_frame(asked, effort);
  return retold ? std::move(*retold) : refused_frame(retold.error());
}

std::string looked_up(const RetellNight& asked, beliefs::Effort& effort) {
  auto night = night_frame(asked, effort);
  return night ? std::move(*night) : refused_frame(night.error());
}

std::string looked_up(const RetellBeliefs& asked, beliefs::Effort& effort) {
  auto beliefs = beliefs_frame(asked, effort);
  return beliefs ? std::move(*beliefs) : refused_frame(beliefs.error());
}

}  // namespace omerta::server
