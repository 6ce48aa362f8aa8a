// The rulebooks that can be played at this screen.
#include "cli/play/books.h"

namespace omerta::cli {

std::vector<const Playbook*> playbooks() {
  return {&gorod_playbook(), &spytown_playbook(), &mrakoszlap_playbook()};
}

const Playbook* find_playbook(std::string_view id) {
  for (const Playbook* book : playbooks()) {
    if (book->id() == id) return book;
  }
  return nullptr;
}

}  // namespace omerta::cli
