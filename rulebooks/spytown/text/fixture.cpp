// The lines of a scenario that describe a game of spytown in progress.
#include "notation/seating.h"
#include "rulebooks/spytown/text/book.h"

namespace omerta::notation {
namespace {

using spytown::Cause;

class SpytownFixtureReader {
 public:
  SpytownFixtureReader(const Casting& casting, const FixtureText& text, const Moment& moment)
      : casting_{casting}, text_{text}, moment_{moment} {}

  spytown::Fixture read() {
    refuse_foreign_lines();
    for (const FixtureText::Out& out : text_.out) add_out(out);
    if (!text_.in_play.empty()) everyone_else_is_out();
    for (const FixtureText::Mark& mark : text_.marks) add_mark(mark);
    place_in_time();
    deal();
    return fixture_;
  }

 private:
  void refuse_foreign_lines() const {
    if (!text_.used.empty())
      throw Misread(text_.used.front().name.place, "fault.fixture.write-seen");
    if (!text_.armour.empty()) throw Misread(text_.place, "fault.fixture.no-armour");
    if (!text_.moderator.text.empty()) {
      throw Misread(text_.moderator.place, "fault.fixture.no-handover");
    }
  }

  Seat seat(const Written& name) const { return find_seat(casting_.names.seats, name); }
  Seats seats(const std::vector<Written>& names) const {
    return find_seats(casting_.names.seats, names);
  }

  static Cause cause(const Written& way) {
    if (way.text.empty() || way.text == "killed") return Cause::mafia;
    if (way.text == "voted") return Cause::ballot;
    for (int i = 1; i <= static_cast<int>(Cause::expelled); ++i) {
      if (spytown_name(static_cast<Cause>(i)) == way.text) return static_cast<Cause>(i);
    }
    throw Misread(way.place, {"fault.fixture.no-way-out", {{"name", way.text}}});
  }

  void add_out(const FixtureText::Out& out) {
    Cause& slot = fixture_.out[index(seat(out.name))];
    if (slot != Cause::none) {
      throw FixtureRefused(out.name.place, "out-twice",
                           {"fault.fixture.out-twice", {{"name", out.name.text}}});
    }
    slot = cause(out.way);
  }

  void everyone_else_is_out() {
    const Seats listed = seats(text_.in_play);
    for (std::size_t i = 0; i < casting_.names.seats.size(); ++i) {
      const bool in = listed.has(static_cast<Seat>(i));
      if (in && fixture_.out[i] != Cause::none) {
        throw FixtureRefused(text_.place, "out-twice", "fault.fixture.in-and-out");
      }
      if (!in && fixture_.out[i] == Cause::none) fixture_.out[i] = Cause::mafia;
    }
  }

  void add_mark(const FixtureText::Mark& mark) {
    const std::string& what = mark.what.text;
    if (what == "seen") return add_seen(mark.names);
    if (what == "sheltered") fixture_.sheltered |= seats(mark.names);
    if (what == "safe") fixture_.safe |= seats(mark.names);
    if (what == "recruited") fixture_.recruited |= seats(mark.names);
    if (what == "commander") fixture_.commander = seat(mark.names.front());
  }

  void add_seen(const std::vector<Written>& names) {
    for (const Written& name : names) {
      bool known = false;
      for (int i = 0; i < spytown::kCards; ++i) {
        const auto card = static_cast<spytown::Card>(i);
        if (spytown_name(card) != name.text) continue;
        fixture_.seen = fixture_.seen | card;
        known = true;
      }
      if (!known) throw Misread(name.place, {"fault.card.none", {{"name", name.text}}});
    }
  }

  // The first night or day that is possible, if none is named.
  void place_in_time() {
    const bool night = moment_.hour == Hour::night;
    const bool later = night || !fixture_.sheltered.empty() || !fixture_.safe.empty();
    fixture_.hour = night ? spytown::BeginsBy::night : spytown::BeginsBy::day;
    fixture_.round =
        static_cast<std::uint16_t>(moment_.round != 0 ? moment_.round : (later ? 2 : 1));
  }

  void deal() {
    const std::size_t people = casting_.names.seats.size();
    for (std::size_t i = 0; i < casting_.deal.size(); ++i) {
      const int thing = casting_.deal[i];
      if (thing < 0) throw Misread(text_.place, "fault.fixture.every-token");
      if (i < people) {
        fixture_.token[i] = static_cast<spytown::Token>(thing);
      } else {
        fixture_.card[i - people] = static_cast<spytown::Card>(thing - spytown::kTokens);
      }
    }
  }

  const Casting& casting_;
  const FixtureText& text_;
  const Moment& moment_;
  spytown::Fixture fixture_{};
};

}  // namespace

spytown::Fixture read_spytown_fixture(const Casting& casting, const FixtureText& text,
                                      const Moment& moment) {
  return SpytownFixtureReader(casting, text, moment).read();
}

}  // namespace omerta::notation
