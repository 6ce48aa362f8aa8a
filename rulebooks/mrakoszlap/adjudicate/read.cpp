// Reading a night written by hand (docs/notation.md, 8).
#include "rulebooks/mrakoszlap/adjudicate/read.h"

#include <algorithm>
#include <map>
#include <optional>

#include "notation/fixture_text.h"
#include "notation/seating.h"
#include "rulebooks/mrakoszlap/adjudicate/orders.h"
#include "rulebooks/mrakoszlap/text/book.h"

namespace omerta::mrakoszlap::adjudicate {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Type;
using notation::Line;
using notation::Misread;
using notation::Where;
using notation::Written;

constexpr int kLatestNight = mrakoszlap::kNights - 1;

class NightPaper {
 public:
  NightPaper(std::string_view text, const std::string& file)
      : file_{file}, lines_{notation::split_lines(text, file)} {}

  WrittenNight read() {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      Line line = line_at(i);
      if (!line.at_end()) read_head(line, i);
    }
    if (night_.nights.empty()) throw Misread(end(), "fault.night.no-number");
    cast();
    check_hands();
    for (std::size_t i : body_) {
      Line line = line_at(i);
      read_body(line);
    }
    check_state();
    if (night_.fixture.place.line == 0) night_.fixture.place = night_.night;
    return std::move(night_);
  }

 private:
  Line line_at(std::size_t i) const { return {file_, static_cast<int>(i) + 1, lines_[i]}; }
  Where end() const { return {file_, static_cast<int>(lines_.size()) + 1, 1}; }
  const notation::SeatNames& names() const { return night_.casting.names.seats; }

  // --- lines that need nobody's name ---
  void read_head(Line& line, std::size_t i) {
    const Where place = line.place();
    const std::string word = line.peek().kind == notation::Kind::word ? line.peek().text : "";
    if (word == "night") return once(word, place), read_number(line);
    for (const char* only : {"rulebook", "edition", "preset", "seats", "table", "moderated"}) {
      if (word == only) once(word, place);
    }
    for (const char* none : {"deck", "deal", "cards", "house"}) {
      if (word == none) throw Misread(place, {"fault.night.no-such-line", {{"name", word}}});
    }
    if (word == "option") once(word + " " + line.peek(1).text, place);
    if (!notation::read_setup_line(line, setup_)) body_.push_back(i);
  }

  void once(const std::string& what, const Where& place) {
    const auto [at, fresh] = seen_.emplace(what, place.line);
    if (fresh) return;
    throw Misread(
        place, {"fault.night.line-twice", {{"name", what}, {"line", std::to_string(at->second)}}});
  }

  void read_number(Line& line) {
    line.need("night");
    night_.night = line.place();
    if (line.accept("even")) {
      night_.nights = {2, 4, 6};
    } else if (line.accept("odd")) {
      night_.nights = {3, 5, 7};
    } else {
      night_.nights = {line.number("fault.want.night-or-parity", kLatestNight)};
      if (night_.nights.front() == 0) throw Misread(night_.night, "fault.night.from-one");
    }
    line.finish();
  }

  void cast() {
    const std::string& book = setup_.rulebook.text;
    if (!book.empty() && book != "mrakoszlap") {
      throw Misread(setup_.rulebook.place, "fault.night.other-rulebook");
    }
    if (setup_.seats.empty() && setup_.table.text.empty()) {
      throw Misread(end(), "fault.night.no-seats");
    }
    if (!setup_.seats.empty() && !setup_.table.text.empty()) {
      throw Misread(setup_.table.place, "fault.night.seats-and-table");
    }
    const std::string edition = setup_.edition.text.empty() ? "R" : setup_.edition.text;
    night_.casting = notation::mrakoszlap_book().cast(setup_, edition);
    if (!night_.casting.may_start()) {
      throw Misread(setup_.place, night_.casting.complaints.front().text);
    }
    if (!night_.casting.fixture) {
      throw Misread(setup_.place, "fault.night.no-hands");
    }
  }

  // What is written twice would otherwise depend on the order of the lines.
  void check_hands() {
    std::map<std::string, Where> holders;
    const auto hold = [&](const Written& card) {
      const auto [at, fresh] =
          holders.emplace(notation::mrakoszlap_card_word(card.text), card.place);
      if (!fresh) {
        throw Misread(card.place,
                      {"fault.night.card-twice",
                       {{"card", card.text}, {"line", std::to_string(at->second.line)}}});
      }
    };
    for (const notation::SeatText& seat : setup_.seats) {
      if (!seat.role.text.empty()) hold(seat.role);
    }
    for (const notation::SeatText& seat : setup_.exchanged) {
      if (!seat.role.text.empty()) hold(seat.role);
    }
    for (const notation::HandText& hand : setup_.hands) {
      for (const Written& card : hand.cards) hold(card);
    }
  }

  // --- the state of the game and the orders ---
  void read_body(Line& line) {
    const Where place = line.place();
    const std::string word = line.peek().kind == notation::Kind::word ? line.peek().text : "";
    const bool foreign = word == "used" || word == "armour" || word == "handed" || word == "quiet";
    const bool of_day = word == "silenced" || word == "banned" || word == "pair";
    if (of_day) throw Misread(place, {"fault.night.of-the-day", {{"name", word}}});
    if (word == "offset") once(word, place);
    if (word == "in") once("in play", place);
    if (word == "chance") return night_.draws.push_back(read_draw(line, names()));
    const bool actor = line.peek(1).text == "->";  // a player may be called like a line
    if (!foreign && !actor &&
        notation::read_fixture_line(line, night_.fixture, notation::mrakoszlap_book(), names())) {
      return;
    }
    for (NightOrder& order : read_night_orders(line, night_.casting)) {
      night_.orders.push_back(std::move(order));
    }
  }

  void check_state() {
    Seats dead;
    for (const auto& out : night_.fixture.out) dead |= dead_of({out.name});
    for (const auto& mark : night_.fixture.marks) {
      if (mark.what.text == "dead") dead |= dead_of(mark.names);
      if (mark.what.text == "offset") night_.offsets = {0};
    }
    const Seats all = Seats::first(static_cast<int>(names().size()));
    if (!night_.fixture.in_play.empty()) {
      const Seats living = notation::find_seats(names(), night_.fixture.in_play);
      if (!(living & dead).empty()) {
        throw Misread(night_.fixture.in_play.front().place, "fault.night.dead-and-in-play");
      }
      dead = all - living;
    }
    if (night_.offsets.empty()) {
      const auto& plan = night_.casting.game->plan<mrakoszlap::Mrakoszlap>();
      const bool three = plan.setup.doctor_offsets == mrakoszlap::DoctorOffsets::one_or_three;
      night_.offsets = {1, three ? 3 : 2};
    }
    check_sides(all - dead);
  }

  Seats dead_of(const std::vector<Written>& written) const {
    return notation::find_seats(names(), written);
  }

  // A night of a game that is over cannot be worked out.
  void check_sides(Seats living) const {
    Seats mafia;
    for (int dealt : night_.casting.deal) {
      const mrakoszlap::Hand mafians = mrakoszlap::Hand::of(Type::mafian);
      const auto id = static_cast<CardId>(dealt & 0xff);
      if (mrakoszlap::index(id) < mrakoszlap::kDeck && mafians.has(id))
        mafia |= Seats::of(static_cast<Seat>(dealt >> 8));
    }
    if ((living & mafia).empty()) {
      throw Misread(setup_.place, "fault.night.no-mafian");
    }
    if ((living - mafia).empty()) {
      throw Misread(setup_.place, "fault.night.only-mafians");
    }
  }

  const std::string& file_;
  std::vector<std::string> lines_;
  std::vector<std::size_t> body_;
  std::map<std::string, int> seen_;
  notation::SetupText setup_;
  WrittenNight night_;
};

}  // namespace

WrittenNight read_night(std::string_view text, const std::string& file) {
  return NightPaper(text, file).read();
}

}  // namespace omerta::mrakoszlap::adjudicate
