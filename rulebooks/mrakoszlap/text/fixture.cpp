// The lines of a scenario that describe a game of mrakoszlap in progress.
#include "notation/seating.h"
#include "rulebooks/mrakoszlap/text/book.h"

namespace omerta::notation {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Hand;

class MrakoszlapFixtureReader {
 public:
  MrakoszlapFixtureReader(const Casting& casting, const FixtureText& text, const Moment& moment)
      : casting_{casting}, text_{text}, moment_{moment} {}

  mrakoszlap::Fixture read() {
    for (const FixtureText::Out& out : text_.out) fixture_.dead |= Seats::of(seat(out.name));
    if (!text_.in_play.empty()) {
      const Seats all = Seats::first(static_cast<int>(casting_.names.seats.size()));
      fixture_.dead = all - find_seats(casting_.names.seats, text_.in_play);
    }
    for (const FixtureText::Mark& mark : text_.marks) add_mark(mark);
    fixture_.hour =
        moment_.hour == Hour::night ? mrakoszlap::BeginsBy::night : mrakoszlap::BeginsBy::day;
    fixture_.round = static_cast<std::uint16_t>(moment_.round != 0 ? moment_.round : 2);
    for (int dealt : casting_.deal) {
      hold(static_cast<std::size_t>(dealt >> 8), dealt & 0xff);
    }
    return fixture_;
  }

 private:
  void hold(std::size_t seat, int thing) {
    if (thing < kGainedTreader) {
      fixture_.hand[seat] |= Hand::of(static_cast<CardId>(thing));
    } else if (thing < kGainedMirror) {
      fixture_.treaders[seat] |= std::uint64_t{1} << (thing - kGainedTreader);
    } else {
      fixture_.mirrors[seat] =
          static_cast<std::uint16_t>(fixture_.mirrors[seat] | 1U << (thing - kGainedMirror));
    }
    count(thing);
  }

  // The next copy has the number after the highest that is spoken of.
  void count(int thing) {
    const bool mirror = thing >= kGainedMirror;
    const int place = thing - (mirror ? kGainedMirror : kGainedTreader) + 1;
    std::uint8_t& gained = mirror ? fixture_.mirrors_gained : fixture_.treaders_gained;
    if (place > gained) gained = static_cast<std::uint8_t>(place);
  }

  void add_gained(const FixtureText::Mark& mark) {
    for (const Written& name : mark.names) {
      const auto thing = find_mrakoszlap_gain(name.text);
      if (!thing) throw Misread(name.place, {"fault.fixture.no-gain", {{"name", name.text}}});
      count(*thing);
    }
  }

  // MRK-JOZIN-3  By the number of the Mirror.
  void add_muddied(const FixtureText::Mark& mark) {
    for (const Written& name : mark.names) {
      const CardId id = find_mrakoszlap_card(name.text);
      const auto gained = find_mrakoszlap_gain(name.text);
      const bool dealt = id != CardId::none && mrakoszlap::type_of(id) == mrakoszlap::Type::mirror;
      if (!dealt && (!gained || *gained < kGainedMirror)) {
        throw Misread(name.place, {"fault.fixture.no-mirror", {{"name", name.text}}});
      }
      const unsigned number =
          dealt ? mrakoszlap::number_of(id)
                : mrakoszlap::kCopies[mrakoszlap::index(mrakoszlap::Type::mirror)] + 1 +
                      static_cast<unsigned>(*gained - kGainedMirror);
      fixture_.muddied = static_cast<std::uint16_t>(fixture_.muddied | 1U << number);
    }
  }

  // "left jozin-1, blind-executioner-1": how often they can still be used.
  void add_left(const FixtureText::Mark& mark) {
    for (const Written& name : mark.names) {
      const std::size_t dash = name.text.rfind('-');
      const std::string card = mrakoszlap_card_word(name.text.substr(0, dash));
      const std::string uses = dash == std::string::npos ? "" : name.text.substr(dash + 1);
      const bool known = card == "jozin" || card == "blind-executioner";
      if (!known || uses.size() != 1 || uses[0] < '0' || uses[0] > '3') {
        throw Misread(name.place, "fault.fixture.uses-left");
      }
      (card == "jozin" ? fixture_.mud : fixture_.pairs) = static_cast<std::uint8_t>(uses[0] - '0');
    }
  }

  Seat seat(const Written& name) const { return find_seat(casting_.names.seats, name); }

  void add_mark(const FixtureText::Mark& mark) {
    const std::string& what = mark.what.text;
    if (what == "dead") fixture_.dead |= find_seats(casting_.names.seats, mark.names);
    if (what == "magnetised") fixture_.magnetised |= find_seats(casting_.names.seats, mark.names);
    if (what == "silenced") fixture_.silenced = one_player(mark);
    if (what == "banned") fixture_.banned = one_player(mark);
    if (what == "pair") add_pair(mark);
    if (what == "spent") add_spent(mark);
    if (what == "offset") add_offset(mark);
    if (what == "left") add_left(mark);
    if (what == "gained") add_gained(mark);
    if (what == "muddied") add_muddied(mark);
  }

  // MRK-BOBO-1, MRK-JUDGE-1
  Seat one_player(const FixtureText::Mark& mark) const {
    if (mark.names.size() != 1) throw Misread(mark.what.place, "fault.fixture.one-player");
    return seat(mark.names.front());
  }

  // MRK-EXEC-1
  void add_pair(const FixtureText::Mark& mark) {
    if (mark.names.size() != 2 || seat(mark.names[0]) == seat(mark.names[1])) {
      throw Misread(mark.what.place, "fault.fixture.pair");
    }
    fixture_.pair_first = seat(mark.names[0]);
    fixture_.pair_second = seat(mark.names[1]);
  }

  void add_spent(const FixtureText::Mark& mark) {
    for (const Written& name : mark.names) {
      const CardId id = find_mrakoszlap_card(name.text);
      if (id == CardId::none) throw Misread(name.place, {"fault.card.none", {{"name", name.text}}});
      fixture_.used |= Hand::of(id);
    }
  }

  void add_offset(const FixtureText::Mark& mark) {
    const std::string& text = mark.names.front().text;
    if (text != "1" && text != "2" && text != "3") {
      throw Misread(mark.names.front().place, "fault.fixture.offset");
    }
    fixture_.offset = static_cast<std::uint8_t>(text[0] - '0');
  }

  const Casting& casting_;
  const FixtureText& text_;
  const Moment& moment_;
  mrakoszlap::Fixture fixture_{};
};

}  // namespace

mrakoszlap::Fixture read_mrakoszlap_fixture(const Casting& casting, const FixtureText& text,
                                            const Moment& moment) {
  return MrakoszlapFixtureReader(casting, text, moment).read();
}

}  // namespace omerta::notation
