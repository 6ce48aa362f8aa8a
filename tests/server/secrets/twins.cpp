// Plays two worlds in step and compares what everybody is sent.
#include "tests/server/secrets/twins.h"

#include <algorithm>

#include "bytes/hex.h"
#include "tests/server/secrets/people.h"
#include "tests/server/secrets/side.h"

namespace omerta::server {
namespace {

// Nights in which everybody makes many touches are long.
int most_beats(const std::string& rulebook) { return rulebook == "mrakoszlap" ? 400 : 150; }

std::string first_difference(const std::vector<std::string>& one,
                             const std::vector<std::string>& other) {
  for (std::size_t i = 0; i < std::max(one.size(), other.size()); ++i) {
    const std::string a = i < one.size() ? one[i] : "(no frame)";
    const std::string b = i < other.size() ? other[i] : "(no frame)";
    if (a == b) continue;
    std::size_t at = 0;
    while (at < a.size() && at < b.size() && a[at] == b[at]) ++at;
    const std::size_t from = at < 100 ? 0 : at - 100;
    return a.substr(0, 12) + " ... " + a.substr(from, 260) + "\n  and " + b.substr(from, 260);
  }
  return {};
}

// What the owner of a place was told, in order: every event that he may know of.
class Facts {
 public:
  // Whether all that both have been told so far is the same; more of it may be told to one.
  bool agree(const Side& here, const Side& there, PlaceId place) {
    const bool told = agree_on_events(here, there, place);
    const auto& one = here.table().said();
    const auto& other = there.table().said();
    equal_ = equal_ && one.size() == other.size();
    return told &&
           std::equal(one.begin(),
                      one.begin() + static_cast<std::ptrdiff_t>(std::min(one.size(), other.size())),
                      other.begin());
  }
  bool are_equal() const { return equal_; }

 private:
  bool agree_on_events(const Side& here, const Side& there, PlaceId place) {
    const Place* sitting = here.room().place(place);
    if (sitting->seat == Seat::nobody) {
      return agree(here.table().open_feed().heard(), there.table().open_feed().heard(),
                   [](const story::Heard& each) -> const Event& { return each.event; });
    }
    return agree(here.table().heard(sitting->seat), there.table().heard(sitting->seat),
                 [](const Event& each) -> const Event& { return each; });
  }
  template <class All, class EventOf>
  bool agree(const All& one, const All& other, const EventOf& event_of) {
    equal_ = one.size() == other.size();
    for (; agreed_ < std::min(one.size(), other.size()); ++agreed_) {
      Event a = event_of(one[agreed_]);
      Event b = event_of(other[agreed_]);
      a.by = b.by = Clause{};
      if (a != b) return false;
    }
    return true;
  }

  std::size_t agreed_ = 0;
  bool equal_ = true;
};

struct Observer {
  PlaceId place = kNoPlace;
  Facts facts;
  bool alike = true;
  std::string suspicion;  // other frames though the facts may still turn out the same
};

class Pair {
 public:
  Pair(const Sitting& here, const Sitting& there, const Exchange& exchange)
      : here_{here}, there_{there}, people_{exchange}, exchange_{exchange} {
    canaries_.push_back(bytes::hex(here.key));
    for (std::size_t i = 1; i <= here_.places(); ++i) {
      const auto place = static_cast<PlaceId>(i);
      if (!here_.room().place(place)->has_device()) continue;
      const bool exchanged = i == exchange.one + 1 || i == exchange.other + 1;
      observers_.push_back({.place = place, .alike = !exchanged});
      canaries_.push_back(bytes::hex(device_of(place)));
      here_.connect(place);
      there_.connect(place);
    }
  }

  Compared play(int beats) {
    compare(0);
    for (int beat = 1; beat <= beats && goes_on(); ++beat) {
      people_.act(here_, there_, alike(), static_cast<std::uint64_t>(beat));
      here_.pass(1000);
      there_.pass(1000);
      compare(beat);
    }
    found_.reconnects = people_.reconnects();
    found_.attempts = people_.attempts();
    found_.moves = people_.moves();
    found_.statements = here_.table().said().size() + there_.table().said().size();
    return found_;
  }

 private:
  bool goes_on() const {
    return found_.leak.empty() && !is_over() && !alike().empty() && somebody_notices();
  }
  // H3: where only one person plays nothing is held back.
  bool somebody_notices() const {
    return here_.room().people().count() > 1 && there_.room().people().count() > 1;
  }
  bool is_over() const {
    return here_.room().stage() == Stage::over || there_.room().stage() == Stage::over;
  }
  std::vector<PlaceId> alike() const {
    std::vector<PlaceId> all;
    for (const Observer& each : observers_) {
      if (each.alike) all.push_back(each.place);
    }
    return all;
  }

  void report(const std::string& what, PlaceId place, int beat, const std::string& difference) {
    if (!found_.leak.empty()) return;
    found_.leak = what + " of place " + std::to_string(place) + " at beat " + std::to_string(beat) +
                  ", exchanged " + std::to_string(exchange_.one) + " and " +
                  std::to_string(exchange_.other) + ": " + difference;
  }

  // GOR-MODERATOR-7  Whoever has taken the moderator's post hears everything.
  bool has_post(const Place& place) const {
    return place.seat != Seat::nobody && (here_.table().standing().moderator == place.seat ||
                                          there_.table().standing().moderator == place.seat);
  }

  // Where all are asked at once, what a seat is asked comes before it is told why.
  bool is_asked_ahead(const Place& place) const {
    return place.seat != Seat::nobody && (here_.room().joint_call() || there_.room().joint_call());
  }

  bool is_out(PlaceId place) const {
    return here_.room().is_out(*here_.room().place(place)) ||
           there_.room().is_out(*there_.room().place(place));
  }

  void compare(int beat) {
    if (!somebody_notices()) return;
    if (exchange_.dead_differ && is_over()) return;  // nobody is out any more: all may be heard
    std::vector<std::string> lengths_here;
    std::vector<std::string> lengths_there;
    for (Observer& each : observers_) {
      const auto one = here_.seen(each.place);
      const auto other = there_.seen(each.place);
      compare(each, one, other, beat);
      look_for_canaries(each.place, one, beat);
      if (people_.has_come_back_unseen(each.place)) continue;
      // How much a phone has missed that came in by itself is its owner's own doing.
      if (exchange_.dead_differ && people_.has_moved(each.place)) continue;
      const std::string whose = "to place " + std::to_string(each.place) + ": ";
      for (const auto& frame : one) lengths_here.push_back(whose + std::to_string(frame.size()));
      for (const auto& frame : other) lengths_there.push_back(whose + std::to_string(frame.size()));
    }
    compare_coalitions(beat);
    const Observer& watcher = observers_[observers_.size() - 1];
    if (!watcher.alike || !watcher.facts.are_equal() || !watcher.suspicion.empty()) return;
    found_.lengths += lengths_here.size();
    const std::string difference = first_difference(lengths_here, lengths_there);
    if (!difference.empty()) report("lengths", watcher.place, beat, difference);
  }

  // By which a device is known, and the key of all chance: in nobody's frames.
  void look_for_canaries(PlaceId place, const std::vector<std::string>& frames, int beat) {
    for (const std::string& frame : frames) {
      for (const std::string& each : canaries_) {
        if (frame.find(each) != std::string::npos) report("a credential", place, beat, each);
      }
    }
  }

  static std::vector<PlaceId> of_both(const std::vector<PlaceId>& order, PlaceId one,
                                      PlaceId other) {
    std::vector<PlaceId> both;
    for (const PlaceId each : order) {
      if (each == one || each == other) both.push_back(each);
    }
    return both;
  }

  // Two who sit together and tell each other everything: each sees the same frames in both rooms,
  // so what is left is which of them came first.
  void compare_coalitions(int beat) {
    const std::vector<PlaceId> one = here_.order();
    const std::vector<PlaceId> other = there_.order();
    const auto knows_nothing = [&](const Observer& each) {
      return each.alike && each.facts.are_equal() && each.suspicion.empty() &&
             !people_.has_come_back_unseen(each.place) &&
             !is_asked_ahead(*here_.room().place(each.place));
    };
    for (std::size_t i = 0; i < observers_.size(); ++i) {
      if (!knows_nothing(observers_[i])) continue;
      for (std::size_t k = 0; k < i; ++k) {
        if (!knows_nothing(observers_[k])) continue;
        ++found_.coalitions;
        const PlaceId a = observers_[i].place;
        const PlaceId b = observers_[k].place;
        if (of_both(one, a, b) == of_both(other, a, b)) continue;
        report("the order of frames to place " + std::to_string(b) + " and", a, beat, "");
      }
    }
  }

  void compare(Observer& each, const std::vector<std::string>& one,
               const std::vector<std::string>& other, int beat) {
    if (!each.alike) return;
    const Place& place = *here_.room().place(each.place);
    const bool excluded = has_post(place) || (exchange_.dead_differ && is_out(each.place));
    if (excluded || !each.facts.agree(here_, there_, each.place)) {
      each.alike = false;
      found_.different = 1;
      return;
    }
    const std::string difference = first_difference(one, other);
    const bool equal = each.facts.are_equal() && !is_asked_ahead(place);
    if (!difference.empty() && each.suspicion.empty()) {
      each.suspicion = "(beat " + std::to_string(beat) + ") " + difference;
    }
    if (equal && !each.suspicion.empty()) report("frames", each.place, beat, each.suspicion);
    found_.frames += one.size();
    found_.frames_by_night += here_.table().is_secret() ? one.size() : 0;
    found_.frames_of_the_dead += is_out(each.place) ? one.size() : 0;
    found_.frames_of_watchers += place.seat == Seat::nobody ? one.size() : 0;
  }

  Side here_;
  Side there_;
  People people_;
  Exchange exchange_;
  std::vector<Observer> observers_;
  std::vector<std::string> canaries_;
  Compared found_;
};

}  // namespace

void Compared::add(const Compared& more) {
  if (leak.empty()) leak = more.leak;
  frames += more.frames;
  frames_by_night += more.frames_by_night;
  frames_of_the_dead += more.frames_of_the_dead;
  frames_of_watchers += more.frames_of_watchers;
  lengths += more.lengths;
  reconnects += more.reconnects;
  attempts += more.attempts;
  moves += more.moves;
  statements += more.statements;
  coalitions += more.coalitions;
  different += more.different;
}

Compared compare_twins(const std::string& rulebook, Waiting waiting, std::uint64_t seed) {
  chance::Dice dice = dice_of({seed, 2});
  Manners manners;
  manners.waiting = waiting;
  manners.absence = static_cast<Absence>(dice.below(3));
  manners.pace = dice.once_in(3) ? 0 : 10;
  if (waiting == Waiting::usual) manners.pace = 10;
  const char* const levels[] = {"random", "novice", "player", "detective"};
  manners.level = levels[dice.below(4)];
  const std::size_t bots = dice.once_in(2) ? 0 : 1 + dice.below(4);
  const Sitting here = random_sitting(rulebook, manners, seed, bots);
  const auto seats = static_cast<std::uint32_t>(here.seats);
  while (true) {
    const std::size_t one = dice.below(seats);
    const bool otherwise = dice.once_in(3);
    const std::size_t other = otherwise ? one : (one + 1 + dice.below(seats - 1)) % seats;
    const Sitting there = exchanged(here, one, other);
    if (there.rows.empty()) continue;
    return Pair{here, there, {one, other, seed, dice.once_in(3)}}.play(most_beats(rulebook));
  }
}

}  // namespace omerta::server
