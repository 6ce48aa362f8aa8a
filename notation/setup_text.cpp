// Reads the setup lines that records and scenarios share.
#include "notation/setup_text.h"

#include <algorithm>

#include "engine/seat.h"

namespace omerta::notation {
namespace {

constexpr int kMostCards = 99;

Written take_word(Line& line, std::string_view expected) {
  const Where place = line.place();
  return {line.word(expected), place};
}

Written take_name(Line& line, std::string_view expected) {
  const Where place = line.place();
  return {line.name(expected), place};
}

bool separator(Line& line) { return line.accept(",") || line.accept("and"); }

// "C-F" in a seats line: one-letter names from C to F.
bool is_run(const std::string& text) {
  return text.size() == 3 && text[1] == '-' && text[0] >= 'A' && text[2] <= 'Z' &&
         text[0] <= text[2];
}

// A line that comes again takes the place of the one before: a case may bring its own table.
void read_seats(Line& line, SetupText& setup) {
  setup.seats.clear();
  setup.table = {};
  setup.exchanged.clear();
  do {
    const bool quoted = line.peek().kind == Kind::quoted;
    const Written name = take_name(line, "fault.want.player");
    Written role;
    if (line.peek().kind == Kind::word && !line.sees("and"))
      role = take_word(line, "fault.want.card");
    if (!quoted && is_run(name.text)) {
      for (char c = name.text[0]; c <= name.text[2]; ++c) {
        setup.seats.push_back({{std::string(1, c), name.place}, role});
      }
    } else {
      setup.seats.push_back({name, role});
    }
    if (setup.seats.size() > 2 * std::size_t{kSeats}) {
      throw Misread(name.place, "fault.seats.too-many");
    }
  } while (separator(line));
}

void read_table(Line& line, SetupText& setup) {
  setup.seats.clear();
  setup.exchanged.clear();
  setup.table = take_word(line, "fault.want.table");
  if (!line.accept("with")) return;
  do {
    const Written name = take_name(line, "fault.want.player");
    setup.exchanged.push_back({name, take_word(line, "fault.want.card")});
  } while (separator(line));
}

void read_deck(Line& line, SetupText& setup) {
  setup.deck.clear();
  do {
    const Written role = take_word(line, "fault.want.card");
    setup.deck.push_back({role, line.number("fault.want.how-many", kMostCards)});
  } while (separator(line));
}

// "cards {vest: E, new-gang: A, E, F}" as the catalogue writes it, or "cards vest, new-gang 3".
void read_cards(Line& line, SetupText& setup) {
  setup.cards.clear();
  line.accept("{");
  do {
    CardText card{take_word(line, "fault.want.action-card"), 0, {}};
    if (line.peek().kind == Kind::word && !line.sees("and")) {
      card.count = line.number("fault.want.how-many", kMostCards);
    }
    if (line.accept(":")) {
      do {
        card.seats.push_back(take_name(line, "fault.want.player"));
      } while ((line.sees(",") || line.sees("and") || line.sees("+")) && !line.sees(":", 2) &&
               (line.take(), true));
    }
    setup.cards.push_back(card);
  } while (separator(line));
  line.accept("}");
}

// "hand B mirror-1, vest-1"
void read_hand(Line& line, SetupText& setup) {
  HandText hand{take_name(line, "fault.want.player"), {}};
  while (!line.at_end()) {
    hand.cards.push_back(take_word(line, "fault.want.card"));
    separator(line);
  }
  setup.hands.push_back(hand);
}

void read_moderators(Line& line, SetupText& setup) {
  setup.moderators.clear();
  do {
    setup.moderators.push_back(take_name(line, "fault.want.name"));
  } while (separator(line));
}

void read_preset(Line& line, SetupText& setup) {
  const std::string text = line.peek().text;
  const bool number = text.find_first_not_of("0123456789") == std::string::npos;
  if (number) {
    setup.preset_place = line.place();
    setup.preset = line.number("fault.want.players", kMostCards);
  } else {
    setup.preset_name = take_word(line, "fault.want.preset");
  }
}

void read_deal(Line& line, SetupText& setup) {
  setup.deal.clear();
  if (line.at_end()) return;
  do {
    setup.deal.push_back(take_word(line, "fault.want.card"));
  } while (separator(line));
}

void read_option(Line& line, SetupText& setup) {
  const Written name = take_word(line, "fault.want.option");
  line.accept("=");
  setup.options.push_back({name, take_word(line, "fault.want.value")});
}

}  // namespace

Where SetupText::table_place() const {
  if (!table.text.empty()) return table.place;
  if (!seats.empty()) return seats.front().name.place;
  return preset ? preset_place : place;
}

Where SetupText::deck_place() const {
  if (!deck.empty()) return deck.front().role.place;
  return preset && seats.empty() ? preset_place : table_place();
}

Where SetupText::card_place(const std::string& card) const {
  for (const DeckText& each : deck) {
    if (each.role.text == card) return each.role.place;
  }
  for (const std::vector<SeatText>* people : {&seats, &exchanged}) {
    for (const SeatText& seat : *people) {
      if (seat.role.text == card) return seat.role.place;
    }
  }
  for (const CardText& each : cards) {
    if (each.card.text == card) return each.card.place;
  }
  return deck_place();
}

Where SetupText::option_place(const std::string& name) const {
  Where found = place;
  for (const OptionText& option : options) {
    if (option.name.text == name) found = option.value.place;
  }
  return found;
}

bool read_setup_line(Line& line, SetupText& setup) {
  const Where place = line.place();
  const std::size_t mark = line.mark();
  if (line.accept("rulebook"))
    setup.rulebook = take_word(line, "fault.want.rulebook");
  else if (line.accept("edition"))
    setup.edition = take_word(line, "fault.want.edition");
  else if (line.accept("option"))
    read_option(line, setup);
  else if (line.accept("moderated") && line.accept("by"))
    read_moderators(line, setup);
  else if (line.accept("seats"))
    read_seats(line, setup);
  else if (line.accept("table"))
    read_table(line, setup);
  else if (line.accept("deck") && !line.sees("is"))
    read_deck(line, setup);
  else if (line.accept("cards") && !line.sees("are"))
    read_cards(line, setup);
  else if (line.accept("hand"))
    read_hand(line, setup);
  else if (line.accept("preset"))
    read_preset(line, setup);
  else if (line.accept("deal"))
    read_deal(line, setup);
  else if (line.accept("house")) {
    setup.house.push_back({line.at_end() ? "" : line.word("fault.want.shipped"), "", place});
  } else {
    line.back_to(mark);
    return false;
  }
  line.finish();
  if (setup.place.line == 0) setup.place = place;
  return true;
}

bool read_house_block_line(const std::string& raw, SetupText& setup) {
  const std::size_t bar = raw.find_first_not_of(" \t");
  if (bar == std::string::npos || raw[bar] != '|') return false;
  if (setup.house.empty() || !setup.house.back().shipped.empty()) return false;
  std::string text = raw.substr(bar + 1);
  if (!text.empty() && text.front() == ' ') text.erase(0, 1);
  setup.house.back().toml += text + "\n";
  return true;
}

std::vector<Written> read_names(Line& line, const std::vector<std::string>& seats) {
  const auto find = [&](const std::string& name) {
    return std::find(seats.begin(), seats.end(), name);
  };
  std::vector<Written> names;
  do {
    const Written name = take_name(line, "fault.want.player");
    const std::size_t dash = name.text.find('-');
    const auto from = dash == std::string::npos ? seats.end() : find(name.text.substr(0, dash));
    const auto to = dash == std::string::npos ? seats.end() : find(name.text.substr(dash + 1));
    if (find(name.text) == seats.end() && from < to && to != seats.end()) {
      for (auto it = from; it <= to; ++it) names.push_back({*it, name.place});
    } else {
      names.push_back(name);
    }
  } while (separator(line));
  return names;
}

}  // namespace omerta::notation
