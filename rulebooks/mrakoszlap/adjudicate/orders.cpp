// Reading order lines.
#include "rulebooks/mrakoszlap/adjudicate/orders.h"

#include <algorithm>

#include "notation/seating.h"
#include "rulebooks/mrakoszlap/text/book.h"

namespace omerta::mrakoszlap::adjudicate {
namespace {

using mrakoszlap::card;
using mrakoszlap::CardId;
using mrakoszlap::Type;
using notation::Line;
using notation::Misread;
using notation::Where;
using What = NightOrder::What;

constexpr unsigned kMafians = mrakoszlap::kCopies[mrakoszlap::index(Type::mafian)];

bool names_two(Type type) {
  return type == Type::mage || type == Type::sock || type == Type::blind_executioner;
}

bool only_says_yes(Type type) { return type == Type::gravedigger || type == Type::matrix; }

class OrderLine {
 public:
  OrderLine(Line& line, const notation::Casting& casting)
      : line_{line}, casting_{casting}, names_{casting.names.seats} {
    order_.where = line.place();
    order_.text = line.rest();
  }

  std::vector<NightOrder> read() {
    const bool bare = line_.peek().kind == notation::Kind::word && !is_seat(line_.peek().text);
    if (bare && line_.sees("tunnel")) return tunnels();
    if (bare && line_.accept("mafia")) return mafia();
    bare ? read_card() : read_seat();
    read_verb();
    line_.finish();
    if (order_.card != CardId::none) check_card();
    return {order_};
  }

 private:
  bool is_seat(const std::string& name) const { return notation::sits(names_, name); }

  Seat seat() {
    const Where place = line_.place();
    return notation::find_seat(names_, {line_.name("fault.want.player"), place});
  }

  void read_seat() { order_.seat = seat(); }

  void read_card() {
    const Where place = line_.place();
    const std::string word = line_.word("fault.want.card-or-player");
    order_.card = notation::find_mrakoszlap_card(word);
    const Type type = notation::find_mrakoszlap_type(word);  // "slime" is the first of them
    if (order_.card == CardId::none && type != Type::none) order_.card = card(type);
    if (order_.card == CardId::none) {
      throw Misread(place, {"fault.night.no-card-no-player", {{"name", word}}});
    }
  }

  bool passes() {
    return line_.accept("passes") || line_.accept("pass") || line_.accept("declines");
  }

  void read_verb() {
    if (passes()) {
      order_.what = What::pass;
    } else if (line_.accept("skip-night") || line_.accept("skips")) {
      order_.what = What::skips;
      order_.card = card(Type::time_lord);
    } else if (line_.accept("digs")) {
      yes(card(Type::gravedigger));
    } else if (line_.accept("activates")) {
      yes(card(Type::matrix));
    } else if (line_.accept("throws")) {
      yes(card(Type::sock));
    } else {
      line_.need("->");
      read_targets();
    }
  }

  void yes(CardId by) {
    if (order_.card != CardId::none && order_.card != by) line_.fail("fault.want.arrow-or-passes");
    order_.what = What::yes;
    order_.card = by;
  }

  // "B", "B+D" for a pair, "B, C" for several orders one after the other.
  void read_targets() {
    order_.targets.push_back(seat());
    if (line_.accept("+")) {
      pair_ = true;
      order_.targets.push_back(seat());
      return;
    }
    while (line_.accept(",") || line_.accept("and")) order_.targets.push_back(seat());
  }

  void check_card() {
    const Type type = mrakoszlap::type_of(order_.card);
    order_.releases = type == Type::matrix && order_.what == What::names;
    if (order_.what != What::names) return;
    const bool list = order_.targets.size() > 1 && !pair_;
    if (names_two(type) && !pair_) fail("fault.want.two-players");
    if (!names_two(type) && pair_) fail("fault.want.one-player");
    if (list && type != Type::jozin && type != Type::matrix) fail("fault.want.one-player");
    if (only_says_yes(type) && !order_.releases) fail(quoted("digs"));
  }

  [[noreturn]] void fail(const Message& expected) const {
    throw Misread(order_.where,
                  {"fault.night.order-for",
                   {{"card", notation::mrakoszlap_name(order_.card)}, {"what", expected}}});
  }

  // The k-th tunnel of the line is that of the k-th Mage.
  std::vector<NightOrder> tunnels() {
    line_.need("tunnel");
    std::vector<NightOrder> orders;
    do {
      const unsigned mage = static_cast<unsigned>(orders.size()) + 1;
      if (mage > mrakoszlap::kTunnels) line_.fail("fault.want.fewer-tunnels");
      NightOrder made = order_;
      made.card = card(Type::mage, mage);
      made.targets.push_back(seat());
      line_.need("->");
      made.targets.push_back(seat());
      orders.push_back(std::move(made));
    } while (line_.accept(",") || line_.accept("and"));
    line_.finish();
    return orders;
  }

  // Every Mafian who is dealt; those who are dead already are left out when it is played.
  std::vector<NightOrder> mafia() {
    std::vector<NightOrder> orders;
    if (passes()) {
      order_.what = What::pass;
    } else {
      line_.need("->");
      order_.targets.push_back(seat());
    }
    line_.finish();
    for (unsigned i = 1; i <= kMafians; ++i) {
      const CardId mafian = card(Type::mafian, i);
      const bool dealt = std::any_of(casting_.deal.begin(), casting_.deal.end(), [&](int each) {
        return static_cast<CardId>(each & 0xff) == mafian;
      });
      if (!dealt) continue;
      orders.push_back(order_);
      orders.back().card = mafian;
      orders.back().of_all = true;
    }
    return orders;
  }

  Line& line_;
  const notation::Casting& casting_;
  const notation::SeatNames& names_;
  NightOrder order_;
  bool pair_ = false;
};

}  // namespace

std::vector<NightOrder> read_night_orders(Line& line, const notation::Casting& casting) {
  return OrderLine(line, casting).read();
}

// "chance bullets 2, 1", "chance sock 2, 1", "chance spyglass C, A".
DrawnOrder read_draw(Line& line, const std::vector<std::string>& seats) {
  DrawnOrder drawn;
  line.need("chance");
  drawn.where = line.place();
  if (line.accept("spyglass")) {
    drawn.what = DrawnOrder::What::spyglass;
    for (const notation::Written& name : notation::read_names(line, seats)) {
      drawn.numbers.push_back(index(notation::find_seat(seats, name)));
    }
  } else {
    drawn.what = line.sees("sock") ? DrawnOrder::What::sock : DrawnOrder::What::bullets;
    if (!line.accept("sock") && !line.accept("bullets")) {
      line.fail("fault.want.draw");
    }
    do {
      const Where place = line.place();
      const int number = line.number("fault.want.report-line", mrakoszlap::kBullets);
      if (number == 0) throw Misread(place, "fault.night.lines-from-one");
      drawn.numbers.push_back(static_cast<unsigned>(number) - 1);
    } while (line.accept(",") || line.accept("and"));
  }
  line.finish();
  std::vector<unsigned> sorted = drawn.numbers;
  std::sort(sorted.begin(), sorted.end());
  if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) {
    throw Misread(drawn.where, "fault.night.drawn-twice");
  }
  return drawn;
}

}  // namespace omerta::mrakoszlap::adjudicate
