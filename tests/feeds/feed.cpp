// Who hears what, by audience, with the numbers each listener counts for himself.
#include "tests/feeds/feed.h"

#include <algorithm>
#include <map>
#include <sstream>

#include "notation/clause_ids.h"
#include "rulebooks/gorod/rules/gorod.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "rulebooks/spytown/rules/spytown.h"
#include "tests/feeds/json.h"

namespace omerta::feeds {
namespace {

bool is(const notation::Record& record, std::string_view book) {
  return record.book().id() == book;
}

// A line of a list that was begun before it.
bool goes_on(const notation::Record& record, const Event& event) {
  if (is(record, "gorod")) {
    return event.fact == gorod::fact::ballot || event.fact == gorod::fact::total;
  }
  return is(record, "spytown") && event.fact == spytown::fact::ballot;
}

bool is_ballot(const notation::Record& record, const Event& event) {
  return goes_on(record, event) && !(is(record, "gorod") && event.fact == gorod::fact::total);
}

bool ends(const notation::Record& record, const Event& event) {
  if (is(record, "gorod")) return event.fact == gorod::fact::game_over;
  if (is(record, "spytown")) return event.fact == spytown::fact::game_over;
  return event.fact == mrakoszlap::fact::game_over;
}

// Lists whose order is not written on the event: candidates as they were nominated, suspects by
// their votes.
class Order {
 public:
  explicit Order(const notation::Record& record) : record_{record} {}

  std::string list(Seats seats) const {
    std::vector<Seat> order;
    if (is(record_, "gorod")) {
      for (Seat each : nominated_) {
        if (seats.has(each)) order.push_back(each);
      }
    } else {
      for (Seat each : seats) order.push_back(each);
      std::sort(order.begin(), order.end(), [&](Seat a, Seat b) {
        return std::pair{-votes(a), index(a)} < std::pair{-votes(b), index(b)};
      });
    }
    return people(record_.casting().names.seats, order);
  }

  void hear(const Event& event) { is(record_, "gorod") ? gorod(event) : spytown(event); }

 private:
  void nominate(Seat seat) {
    const bool stands = std::find(nominated_.begin(), nominated_.end(), seat) != nominated_.end();
    if (!stands) nominated_.push_back(seat);
  }
  void gorod(const Event& event) {
    namespace fact = gorod::fact;
    if (event.fact == fact::night_fell) nominated_.clear();
    if (event.fact == fact::nominated) nominate(event.whom);
    if (event.fact == fact::withdrawn) std::erase(nominated_, event.who);
    if (event.fact != fact::vote_opened) return;
    std::erase_if(nominated_, [&](Seat each) { return !event.seats.has(each); });
    for (Seat seat : event.seats) nominate(seat);
  }
  void spytown(const Event& event) {
    namespace fact = spytown::fact;
    if (!is(record_, "spytown")) return;
    const auto phase = static_cast<spytown::Phase>(event.what);
    const bool ballot =
        phase == spytown::Phase::preliminary_ballot || phase == spytown::Phase::final_ballot;
    if (event.fact == fact::phase_opened && ballot) vote_.clear();
    const bool vote =
        event.fact == fact::ballot || event.fact == fact::voted || event.fact == fact::vote_moved;
    if (vote) vote_[event.who] = event.whom;
  }
  long votes(Seat seat) const {
    return std::count_if(vote_.begin(), vote_.end(),
                         [&](const auto& each) { return each.second == seat; });
  }

  const notation::Record& record_;
  std::vector<Seat> nominated_;
  std::map<Seat, Seat> vote_;
};

std::string_view slots_of(const notation::Record& record, const Event& event) {
  if (is(record, "gorod")) return gorod_slots(event);
  return is(record, "spytown") ? spytown_slots(event) : mrakoszlap_slots(event);
}

std::string argument(const notation::Record& record, const Event& event, std::string_view slot) {
  const Texts& names = record.casting().names.seats;
  if (slot == "who") return person(names, event.who);
  if (slot == "whom") return person(names, event.whom);
  if (slot == "who?") return event.who == Seat::nobody ? "" : person(names, event.who);
  if (slot == "whom?") return event.whom == Seat::nobody ? "" : person(names, event.whom);
  if (slot == "seats") return people(names, event.seats);
  if (slot == "much") return std::to_string(event.much);
  if (slot == "what") return std::to_string(event.what);
  if (is(record, "gorod")) return gorod_argument(record, event, slot);
  if (is(record, "spytown")) return spytown_argument(record, event, slot);
  return mrakoszlap_argument(record, event, slot);
}

std::string ballot(const notation::Record& record, const Event& event) {
  const Texts& names = record.casting().names.seats;
  Object one;
  one.add("voter", person(names, event.who));
  one.add("candidate", person(names, event.whom));
  if (event.what != 0) one.add("by", in_quotes("clock"));
  return one.closed();
}

std::string arguments(const notation::Record& record, const Event& event, const Order& order,
                      const Texts& ballots) {
  Texts parts;
  std::istringstream slots{std::string{slots_of(record, event)}};
  for (std::string slot; slots >> slot;) {
    const std::string part = slot == "in-order"  ? order.list(event.seats)
                             : slot == "ballots" ? listed(ballots)
                                                 : argument(record, event, slot);
    if (!part.empty()) parts.push_back(part);
  }
  return listed(parts);
}

}  // namespace

std::string dashed(std::string_view id) {
  std::string text{id};
  std::replace(text.begin(), text.end(), '_', '-');
  return text;
}

std::vector<Said> all_said(const notation::Record& record, const std::vector<Told>& told) {
  std::vector<Said> all;
  Order order{record};
  for (std::size_t i = 0; i < told.size(); ++i) {
    const Event& event = told[i].event;
    const Order before = order;
    if (told[i].to.is_everyone()) order.hear(event);
    if (goes_on(record, event)) continue;
    Texts ballots;
    std::size_t last = i;
    while (last + 1 < told.size() && goes_on(record, told[last + 1].event)) {
      ++last;
      if (is_ballot(record, told[last].event)) ballots.push_back(ballot(record, told[last].event));
    }
    const Order& now = is(record, "gorod") ? order : before;
    std::string name = is(record, "gorod")     ? gorod_word("fact", unsigned(event.fact))
                       : is(record, "spytown") ? spytown_word("fact", unsigned(event.fact))
                                               : mrakoszlap_word("fact", unsigned(event.fact));
    all.push_back({static_cast<EventId>(i + 1), static_cast<EventId>(last + 1), told[i].to, event,
                   std::move(name), arguments(record, event, now, ballots)});
  }
  return all;
}

std::vector<Event> events_for(Seat seat, const std::vector<Told>& told) {
  std::vector<Event> events;
  for (const Told& each : told) {
    const bool mine = each.to.is_everyone() || each.to.seats().has(seat);
    if (mine) events.push_back(each.event);
  }
  return events;
}

namespace {

struct Hearing {
  std::vector<Heard> heard;
  bool post = false;      // he has become the moderator
  std::size_t since = 0;  // from here on whom else it was told is known, too
};

Hearing listen(const Ear& ear, const notation::Record& record, const std::vector<Told>& told) {
  const std::vector<Said> all = all_said(record, told);
  Hearing hearing;
  for (const Said& said : all) {
    const bool mine = said.to.is_everyone() || ear.kind == Ear::Kind::moderator || hearing.post ||
                      (ear.kind == Ear::Kind::seat && said.to.seats().has(ear.seat));
    if (!mine) continue;
    hearing.heard.push_back({said, "", "", false});
    // GOR-MODERATOR-7  With the post comes the past.
    const bool takes = is(record, "gorod") && said.event.fact == gorod::fact::moderator_appointed &&
                       ear.kind == Ear::Kind::seat && said.event.who == ear.seat;
    if (!takes) continue;
    hearing.post = true;
    hearing.since = hearing.heard.size();
    for (const Said& past : all) {
      const bool new_to_him = !past.to.is_everyone() && !past.to.seats().has(ear.seat);
      if (past.first < said.first && new_to_him) hearing.heard.push_back({past, "", "", true});
    }
  }
  return hearing;
}

// Each listener counts what he hears: aloud and not aloud.
std::map<EventId, std::string> number(std::vector<Heard>& heard) {
  int open = 0;
  int own = 0;
  std::map<EventId, std::string> labels;
  for (Heard& each : heard) {
    const bool everyone = each.said.to.is_everyone();
    const std::string count = std::to_string(everyone ? ++open : ++own);
    const std::string kind = everyone ? "p" : "q";
    for (EventId id = each.said.first; id <= each.said.last; ++id) labels[id] = kind + count;
    each.head = '{' + in_quotes(kind) + ':' + count + ",\"event\":" + in_quotes(each.said.name) +
                ",\"arguments\":" + each.said.arguments;
  }
  return labels;
}

}  // namespace

std::vector<Heard> heard_by(const Ear& ear, const notation::Record& record,
                            const std::vector<Told>& told) {
  Hearing hearing = listen(ear, record, told);
  const std::map<EventId, std::string> labels = number(hearing.heard);
  const bool over = std::any_of(told.begin(), told.end(),
                                [&](const Told& each) { return ends(record, each.event); });
  const bool sees_others = hearing.post || ear.kind == Ear::Kind::moderator;
  for (std::size_t i = 0; i < hearing.heard.size(); ++i) {
    Heard& each = hearing.heard[i];
    const Seats to = each.said.to.seats();
    if (each.past) each.tail += ",\"past\":true";
    const bool with_others = sees_others && i >= hearing.since;
    if (with_others && !each.said.to.is_everyone() && !to.empty()) {
      each.tail += ",\"to\":" + people(record.casting().names.seats, to);
    }
    if (over || sees_others) {
      each.tail += ",\"clause\":" + in_quotes(notation::clause_id(each.said.event.by));
      const auto cause = labels.find(each.said.event.cause);
      if (cause != labels.end()) each.tail += ",\"cause\":" + in_quotes(cause->second);
    }
    each.tail += '}';
  }
  return std::move(hearing.heard);
}

}  // namespace omerta::feeds
