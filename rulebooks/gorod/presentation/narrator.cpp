// What the program says of a game of gorod: from public events to what a narrator would say.
#include <array>

#include "presentation/course/talk.h"
#include "rulebooks/gorod/presentation/course.h"
#include "rulebooks/gorod/rules/clauses.h"
#include "rulebooks/gorod/words/words.h"

namespace omerta::gorod {
namespace {

using course::Said;
using course::Saying;
using Weight = Said::Weight;

// Said with a nomination, of the one who is nominated.
constexpr std::array kSayings{Saying{"play.say.1"},
                              Saying{"play.say.2"},
                              Saying{"play.say.3"},
                              Saying{"play.say.4"},
                              Saying{"play.say.5"},
                              Saying{"play.say.6"},
                              Saying{"play.say.7", Saying::Ground::vote},
                              Saying{"play.say.8"},
                              Saying{"play.say.9"},
                              Saying{"play.say.10"},
                              Saying{"play.say.11"},
                              Saying{"play.say.12"},
                              Saying{"play.say.13"},
                              Saying{"play.say.14"}};

class Narrator {
 public:
  explicit Narrator(const course::Telling& telling)
      : telling_{telling}, plan_{telling.table.as<Gorod>().plan}, repertoire_{telling.seed} {}

  std::vector<Said> narrate() {
    const std::span<const Told> told = telling_.told;
    for (std::size_t i = 0; i < told.size(); ++i) {
      if (!told[i].to.is_everyone()) continue;
      Gorod::learn(plan_, table_, told[i].event);
      at_ = i;
      if (i < telling_.from) {
        keep(told[i].event);
      } else {
        hear(told[i].event);
      }
    }
    flush();
    return std::move(said_);
  }

 private:
  void sentence(const Event& event, Weight weight = Weight::usual) {
    said_.push_back(
        {said::aloud(plan_, event, table_), Said::Kind::sentence, weight, event.by, at_});
  }

  // What lies before the place where we begin may still be needed for what follows.
  void keep(const Event& event) {
    if (event.fact == fact::nominated && !telling_.people.has(event.who)) remark();
    if (is_vote(event)) grounds_.vote = true;
    if (event.fact == fact::ballot) voters_[index(event.whom)] |= Seats::of(event.who);
    if (event.fact == fact::vote_opened) voters_ = {};
  }

  // Lists are read out when they are complete.
  void flush() {
    read_ballots();
    if (silent_.empty()) return;
    said_.push_back({{"play.no-candidate-from", {{"seats", silent_}}},
                     Said::Kind::sentence,
                     Weight::aside,
                     clause::gor_day_3,
                     at_});
    silent_ = {};
  }

  // Sealed ballots by candidate, in the order of nomination, with the totals where ballots weigh.
  void read_ballots() {
    for (const Seat candidate : counted_) {
      const Seats voters = voters_[index(candidate)];
      const int votes = totals_[index(candidate)] > 0 ? totals_[index(candidate)] : voters.count();
      said_.push_back({{"play.votes", {{"who", candidate}, {"n", votes}, {"seats", voters}}},
                       Said::Kind::sentence,
                       Weight::brief,
                       clause::gor_vote_4,
                       at_});
    }
    counted_.clear();
  }

  void heading(const Event& event) {
    sentence(event);
    said_.back().kind = Said::Kind::heading;
    const bool first = event.fact == fact::day_opened && event.much == 1;
    if (first) {  // GOR-DAY-1
      said_.push_back({"guide.day.clues", Said::Kind::talk, Weight::aside, event.by, at_});
    }
  }

  void hear(const Event& event) {
    if (event.fact == fact::no_candidate) return void(silent_ |= Seats::of(event.who));
    if (event.fact == fact::ballot || event.fact == fact::total) return ballots(event);
    flush();
    switch (static_cast<number::Fact>(event.fact)) {
      case number::night_fell:
      case number::day_opened: return heading(event);
      case number::call_opened:
      case number::call_closed:
        sentence(event, Weight::aside);
        said_.back().kind = Said::Kind::call;
        return;
      case number::nominated: return nominated(event);
      case number::vote_opened: voters_ = {}; return sentence(event, Weight::strong);
      case number::ballots: return ballots(event);
      case number::eliminated:
      case number::dawn:
      case number::alibi_announced: return sentence(event, Weight::strong);
      case number::game_over: return sentence(event, Weight::last);
      case number::card_shown: return;  // all together on the last page
      default: return sentence(event);
    }
  }

  bool is_vote(const Event& event) const {  // GOR-VOTE-2: with one candidate nobody has chosen
    return event.fact == fact::ballots && table_.standing.count() > 1;
  }
  std::string_view remark() { return repertoire_.draw(kSayings, grounds_); }

  // A bot says something with it.
  void nominated(const Event& event) {
    sentence(event, Weight::brief);
    if (telling_.people.has(event.who)) return;
    said_.push_back(course::quoted({at_, event.by}, event.who, remark()));
  }

  // GOR-VOTE-3  Open ballots are heard one by one; sealed ones are read out by candidate.
  void ballots(const Event& event) {
    if (is_vote(event)) grounds_.vote = true;
    if (event.fact == fact::ballot) voters_[index(event.whom)] |= Seats::of(event.who);
    if (table_.standing.count() == 1) return;  // GOR-VOTE-2: there was nothing to choose
    if (plan_.setup.ballot == Ballot::open) {
      if (event.fact != fact::ballot) return;
      sentence(event, Weight::brief);
      return;
    }
    if (event.fact == fact::total) totals_[index(event.who)] = event.much;
    if (event.fact != fact::ballots) return;
    sentence(event);
    totals_ = {};
    for (unsigned i = 0; i < table_.candidates; ++i) counted_.push_back(table_.candidate[i]);
  }

  const course::Telling& telling_;
  const Plan& plan_;
  Table table_{};
  std::array<Seats, kSeats> voters_{};
  std::array<int, kSeats> totals_{};
  std::vector<Seat> counted_;  // candidates whose ballots are being read
  Seats silent_{};
  course::Repertoire repertoire_;
  course::Grounds grounds_;
  std::vector<Said> said_;
  std::size_t at_ = 0;
};

}  // namespace

std::vector<Said> narrate(const course::Telling& telling) { return Narrator{telling}.narrate(); }

}  // namespace omerta::gorod
