// People among bots, by lot.
#include "cli/play/company.h"

#include "chance/dice.h"

namespace omerta::cli {

Company seated(const std::vector<std::string>& names, int people, std::uint64_t seed) {
  chance::Dice dice{seed, 3};
  Company all;
  while (all.people.count() < people) {
    all.people |=
        Seats::of(static_cast<Seat>(dice.below(static_cast<std::uint32_t>(names.size()))));
  }
  all.names.assign(names.size(), {});
  std::size_t next = 0;
  for (Seat chair : all.people) all.names[index(chair)] = names[next++];
  for (std::string& name : all.names) {
    if (name.empty()) name = names[next++];
  }
  return all;
}

}  // namespace omerta::cli
