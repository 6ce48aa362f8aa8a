// The rulebooks that can be played at this screen.
#include "cli/play_books.h"

#include <algorithm>

#include "notation/book.h"

namespace omerta::cli {

namespace {

std::vector<const Playbook*> all() {
  return {&gorod_playbook(), &spytown_playbook(), &mrakoszlap_playbook()};
}

}  // namespace

std::vector<const Playbook*> playbooks() {
  std::vector<const Playbook*> offered = all();
  std::erase_if(offered, [](const Playbook* each) {
    const auto books = notation::books();
    return std::none_of(books.begin(), books.end(),
                        [&](const notation::Book* book) { return book->id() == each->id(); });
  });
  return offered;
}

const Playbook* find_playbook(std::string_view id) {
  for (const Playbook* book : all()) {
    if (book->id() == id) return book;
  }
  return nullptr;
}

}  // namespace omerta::cli
