// Who sits where, from the words of a file.
#include "notation/seating.h"

#include <algorithm>

namespace omerta::notation {
namespace {

void exchange(std::vector<SeatText>& seats, const SeatText& exchanged) {
  const auto seat = std::find_if(seats.begin(), seats.end(), [&](const SeatText& s) {
    return s.name.text == exchanged.name.text;
  });
  if (seat == seats.end()) {
    throw Misread(exchanged.name.place, {"fault.seats.not-here", {{"name", exchanged.name.text}}});
  }
  seat->role = exchanged.role;
}

std::vector<SeatText> standard_seats(const Written& table, const StandardTables& tables) {
  const auto found = tables.find(table.text);
  if (found == tables.end()) {
    std::vector<std::string> names;
    for (const auto& [name, seats] : tables) names.push_back(name);
    throw Misread(table.place,
                  {"fault.seats.no-table", {{"options", OneOf{names}}, {"name", table.text}}});
  }
  Line line(table.place.file, table.place.line, "seats " + found->second);
  SetupText standard;
  read_setup_line(line, standard);
  return standard.seats;
}

}  // namespace

bool sits(const SeatNames& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

Seat find_seat(const SeatNames& names, const Written& name) {
  const auto found = std::find(names.begin(), names.end(), name.text);
  if (found == names.end()) {
    throw Misread(name.place, {"fault.seats.not-here", {{"name", name.text}}});
  }
  return static_cast<Seat>(found - names.begin());
}

Seats find_seats(const SeatNames& names, const std::vector<Written>& written) {
  Seats all;
  for (const Written& name : written) all |= Seats::of(find_seat(names, name));
  return all;
}

std::vector<SeatText> seats_in(const SetupText& setup, const StandardTables& tables) {
  std::vector<SeatText> seats = setup.seats;
  if (!setup.table.text.empty()) seats = standard_seats(setup.table, tables);
  if (seats.empty() && setup.preset) {
    for (int i = 0; i < *setup.preset; ++i) {
      const std::string letter(1, static_cast<char>('A' + i % 26));
      seats.push_back({{i < 26 ? letter : "A" + letter, {}}, {}});
    }
  }
  for (const SeatText& exchanged : setup.exchanged) exchange(seats, exchanged);
  return seats;
}

void take_seat(SeatNames& names, const Written& name) {
  if (sits(names, name.text)) {
    throw Misread(name.place, {"fault.seats.twice", {{"name", name.text}}});
  }
  if (name.text.empty()) throw Misread(name.place, "fault.seats.empty-name");
  const bool odd = std::any_of(name.text.begin(), name.text.end(), [](char c) {
    return c == '"' || (static_cast<unsigned char>(c) < 0x20);
  });
  if (odd) throw Misread(name.place, "fault.seats.odd-name");
  names.push_back(name.text);
}

}  // namespace omerta::notation
