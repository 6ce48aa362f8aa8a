// One walk through the record: what is told is heard, and at each moment everybody is asked.
#include "beliefs/believed.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "beliefs/weighing.h"

namespace omerta::beliefs {
namespace {

constexpr double kCertain = 1e-9;     // shares this close to nought or to one are counted as such
constexpr double kHardlyMoved = 0.1;  // of the log-odds: no reason worth telling
constexpr double kBeyondDoubt = 0.001;

struct Head {  // what one seat makes of it now
  Knowledge knows;
  Counted counted;
  Worlds worlds;
  Weighed weighed;
};

// A limit on cards as one on the clan, where it is one.
std::optional<Among> among(const Limit& limit, Kinds clan, Kinds dealt) {
  const Kinds meant = limit.kinds & dealt;
  if (meant == (clan & dealt)) return Among{limit.among, limit.counts};
  if (meant != dealt - clan) return {};
  Among others{limit.among};
  for (int count = 0; count <= limit.among.count(); ++count) {
    if ((limit.counts >> count & 1U) != 0) others.counts |= exactly(limit.among.count() - count);
  }
  return others;
}

// The ways in which those who know each other may sit, as far as the rules leave them.
Worlds worlds_of(const Knowledge& knows, const Counted& counted) {
  const Dealing& dealing = knows.dealing;
  const Kinds clan = knows.clan - knows.loners;
  Worlds worlds{.seats = dealing.seats};
  Kinds dealt;
  bool has_holder = false;
  for (unsigned kind = 0; kind < kKinds; ++kind) {
    const int count = dealing.decks.front()[kind];
    if (clan.has(kind)) worlds.clan += count;
    if (knows.holder.has(kind)) has_holder = has_holder || count > 0;
    for (const Deck& deck : dealing.decks) {
      if (deck[kind] > 0) dealt |= Kinds::of(kind);
    }
  }
  const bool exact = counted.how == Counted::How::exactly;
  for (Seat seat : Seats::first(dealing.seats)) {
    const Kinds may = dealing.may_hold[index(seat)] & dealt;
    const double in = counted.of(seat, clan);
    const bool out = exact ? in < kCertain : (may & clan).empty();
    const bool inside = exact ? in > 1 - kCertain : clan.covers(may);
    const bool holds =
        exact ? counted.of(seat, knows.holder) > kCertain : !(may & knows.holder).empty();
    if (out) worlds.out |= Seats::of(seat);
    if (inside && !out) worlds.in |= Seats::of(seat);
    if (holds && has_holder) worlds.holders |= Seats::of(seat);
  }
  for (const Limit& limit : dealing.limits) {
    if (const auto each = among(limit, clan, dealt)) worlds.among.push_back(*each);
  }
  return worlds;
}

class Walk {
 public:
  Walk(Reasoner& reasoner, std::span<const Told> told, std::span<const talk::Said> said,
       const Asked& asked, Effort& effort)
      : reasoner_{reasoner}, told_{told}, said_{said}, asked_{asked}, effort_{effort} {
    found_.has_reasons = asked.why == Asked::Why::told;
  }

  Beliefs go() {
    for (std::size_t i = 0; i < told_.size() && !effort_.is_spent(); ++i) {
      const auto id = static_cast<EventId>(i + 1);
      const Told& told = told_[i];
      const auto moment = told.to.is_everyone() ? reasoner_.moment(told.event) : std::nullopt;
      hear_words();
      if (moment && moment->kind == Moment::Kind::end) {
        take(*moment, id);
        break;
      }
      hear(told, id);
      if (moment) take(*moment, id);
      if (found_.moments.size() >= asked_.moments) break;
    }
    if (effort_.is_spent()) return {};
    return std::move(found_);
  }

 private:
  // Whatever was said before the next thing that everyone hears.
  void hear_words() {
    for (; words_ < said_.size() && said_[words_].after <= open_; ++words_) {
      reasoner_.hear(said_[words_]);
      if (found_.has_reasons) note({.statement = said_[words_].first}, IsAbout::people);
    }
  }

  void hear(const Told& told, EventId id) {
    reasoner_.hear(told);
    const bool open = told.to.is_everyone();
    open_ += open ? 1U : 0U;
    if (reasoner_.teaches(told.event)) {
      for (Seat seat : asked_.seats) {
        if (told.to.reaches(seat)) stale_ |= Seats::of(seat);
      }
    }
    if (!found_.has_reasons) return;
    // One that is about nobody says at most that the game goes on: that is known, and no reason.
    const bool people = told.event.who != Seat::nobody || !told.event.seats.empty();
    if (open) return note({.event = id}, people ? IsAbout::people : IsAbout::nobody);
    reason(asked_.seats & stale_);
  }

  enum class IsAbout : std::uint8_t { people, nobody };

  // Who thinks otherwise by this, and by how much.
  void note(const Reason& by, IsAbout about) {
    if (found_.moments.empty()) return;  // nothing has been believed yet
    const minds::Evidence& now = reasoner_.mind().evidence();
    const bool moved = now != evidence_;
    const Seats who = moved ? asked_.seats : asked_.seats & stale_;
    for (Seat seat : who) {
      const minds::Line before = heads_[index(seat)].weighed.in;
      reason(Seats::of(seat));
      if (moved || about == IsAbout::people) note_change(seat, before, by);
    }
    evidence_ = now;
  }

  // Nobody has to be told of it now: it is for the reasons alone.
  void reason(Seats seats) {
    const std::uint64_t before = effort_.left();
    look_again(seats);
    if (reasoning_.spend(before - effort_.left())) return;
    found_.has_reasons = false;
    for (Belief& each : found_.beliefs) each.why.clear();
    for (auto& reasons : why_) reasons.clear();
  }

  void note_change(Seat seat, const minds::Line& before, Reason by) {
    const Head& head = heads_[index(seat)];
    for (Seat other : Seats::first(head.worlds.seats) - seat) {
      const auto odds = [&](double share) {
        return log_odds(std::clamp(share, kBeyondDoubt, 1 - kBeyondDoubt));
      };
      const double change = odds(head.weighed.in[index(other)]) - odds(before[index(other)]);
      if (std::abs(change) <= std::abs(by.change)) continue;
      by.about = other;
      by.change = change;
    }
    if (found_.has_reasons && std::abs(by.change) >= kHardlyMoved) why_[index(seat)].push_back(by);
  }

  void look_again(Seats seats) {
    for (Seat seat : seats) {
      Head& head = heads_[index(seat)];
      if (stale_.has(seat)) {
        head.knows = reasoner_.knowledge(seat);
        head.counted = counted(head.knows.dealing, effort_);
        head.worlds = worlds_of(head.knows, head.counted);
      }
      head.weighed = weighed(reasoner_.mind().evidence(), head.worlds, effort_);
    }
    stale_ -= seats;
  }

  void take(Moment moment, EventId at) {
    moment.at = at;
    found_.moments.push_back(moment);
    const Seats seats = asked_.seats & reasoner_.believers();
    look_again(seats);
    evidence_ = reasoner_.mind().evidence();
    for (Seat seat : seats) found_.beliefs.push_back(belief(seat, at));
    for (auto& reasons : why_) reasons.clear();
  }

  Belief belief(Seat seat, EventId at) {
    const Head& head = heads_[index(seat)];
    Belief found{.seat = seat, .at = at};
    if (head.counted.how == Counted::How::exactly) found.deals = head.counted.deals;
    found.logic_error = head.counted.error;
    for (Seat other : Seats::first(head.worlds.seats) - seat) {
      found.of.push_back(opinion(head, other));
    }
    std::vector<Reason>& why = why_[index(seat)];
    std::stable_sort(why.begin(), why.end(), [](const Reason& a, const Reason& b) {
      return std::abs(a.change) > std::abs(b.change);
    });
    why.resize(std::min(why.size(), kReasons));
    found.why = why;
    return found;
  }

  Opinion opinion(const Head& head, Seat other) const {
    Opinion found{.of = other, .logic = head.counted.of(other, head.knows.clan)};
    found.deals = std::round(found.logic * head.counted.deals);
    if (found.logic < kCertain || found.logic > 1 - kCertain) {
      found.logic = std::round(found.logic);
      if (head.counted.how == Counted::How::exactly) {
        found.reading = found.logic;
        return found;
      }
    }
    found.reading = found.logic;
    if (head.weighed.how == Weighed::How::contradiction) return found;
    read(head, found);
    return found;
  }

  // The loners are where the rules leave them; of the others the record tells.
  void read(const Head& head, Opinion& found) const {
    const unsigned i = index(found.of);
    const double in = head.weighed.in[i];
    const double other = 1 - head.counted.of(found.of, head.knows.clan - head.knows.loners);
    const double alone =
        other > kCertain ? head.counted.of(found.of, head.knows.loners) / other : 0;
    const double read = in + (1 - in) * alone;
    found.reading = read;
    found.error = head.weighed.error[i];
    if (asked_.reading == Asked::Reading::raw) return;
    const Calibration& table = reasoner_.calibration();
    found.reading = calibrated(table, read);
    found.error = (calibrated(table, std::min(read + found.error, 1.0)) -
                   calibrated(table, std::max(read - found.error, 0.0))) /
                  2;
  }

  Reasoner& reasoner_;
  std::span<const Told> told_;
  std::span<const talk::Said> said_;
  const Asked& asked_;
  Effort& effort_;
  Effort reasoning_{asked_.most_reasoning};
  Beliefs found_;
  std::size_t words_ = 0;
  std::uint32_t open_ = 0;              // events that everyone has heard
  Seats stale_ = Seats::first(kSeats);  // who has been taught something since they thought
  std::array<Head, kSeats> heads_;
  std::array<std::vector<Reason>, kSeats> why_;
  minds::Evidence evidence_{};  // as it was then
};

}  // namespace

Beliefs believed(Reasoner& reasoner, std::span<const Told> told, std::span<const talk::Said> said,
                 const Asked& asked) {
  Effort any;
  return believed(reasoner, told, said, asked, any);
}

Beliefs believed(Reasoner& reasoner, std::span<const Told> told, std::span<const talk::Said> said,
                 const Asked& asked, Effort& effort) {
  return Walk{reasoner, told, said, asked, effort}.go();
}

Seats clan_of(const Knowledge& shown) {
  return seats_where(Seats::first(shown.dealing.seats), [&](Seat seat) {
    return shown.clan.covers(shown.dealing.may_hold[index(seat)]);
  });
}

}  // namespace omerta::beliefs
