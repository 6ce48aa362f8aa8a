// What the program says of a game of spytown: from public events to what a game master would say.
#include <algorithm>

#include "presentation/course/talk.h"
#include "rulebooks/spytown/presentation/course.h"
#include "rulebooks/spytown/rules/clauses.h"
#include "rulebooks/spytown/words/words.h"

namespace omerta::spytown {
namespace {

using course::Said;
using Weight = Said::Weight;
using Kind = Said::Kind;

class Narrator {
 public:
  explicit Narrator(const course::Telling& telling)
      : telling_{telling}, plan_{telling.table.as<Spytown>().plan}, repertoire_{telling.seed} {}

  std::vector<Said> narrate() {
    const std::span<const Told> told = telling_.told;
    for (std::size_t i = 0; i < told.size(); ++i) {
      if (!told[i].to.is_everyone()) continue;
      Spytown::learn(plan_, table_, told[i].event);
      keep(told[i].event);
      const std::vector<Said> talk = chatter(told[i].event, i);
      if (i >= telling_.from) {
        hear(told[i].event, i);
        said_.insert(said_.end(), talk.begin(), talk.end());
      }
      at_ = i;
      if (counts(told[i].event)) one_by_one_ = {};
    }
    flush();
    return std::move(said_);
  }

 private:
  void sentence(const Event& event, Weight weight, Kind kind = Kind::sentence) {
    said_.push_back({said::aloud(plan_, event, table_), kind, weight, event.by, at_});
  }

  static bool counts(const Event& event) {  // a ballot is over
    const bool opened = event.fact == fact::phase_opened;
    const Phase phase = opened ? static_cast<Phase>(event.what) : Phase::setup;
    return event.fact == fact::suspects || event.fact == fact::tied || phase == Phase::verdict ||
           phase == Phase::discussion || phase == Phase::close;
  }

  // SPY-COMMANDER-3  Votes that are given one by one are counted when the last one is there.
  void keep(const Event& event) {
    grounds_.vote = grounds_.vote || event.fact == fact::voted || event.fact == fact::ballot;
    grounds_.loss = grounds_.loss || event.fact == fact::eliminated;
    if (event.fact == fact::voted) one_by_one_[index(event.whom)] |= Seats::of(event.who);
  }

  void hear(const Event& event, std::size_t at) {
    if (event.fact == fact::ballot) return void(voters_[index(event.whom)] |= Seats::of(event.who));
    if (counts(event)) voters_ = merged();
    flush();
    at_ = at;
    switch (static_cast<number::Fact>(event.fact)) {
      case number::round_began: return sentence(event, Weight::usual, Kind::heading);
      case number::phase_opened: return phase(event);
      case number::phase_closed: return sentence(event, Weight::aside, Kind::call);
      case number::window_opened: return sentence(event, Weight::aside);
      case number::window_closed:
      case number::revealed: return;  // all together on the last page
      case number::spoke: return talk(event);
      case number::floor:
      case number::defended:
      case number::voted:
      case number::card_removed: return sentence(event, Weight::brief);
      case number::named:
      case number::saved:
      case number::eliminated:
      case number::expelled:
      case number::suspects: return sentence(event, Weight::strong);
      case number::game_over: return sentence(event, Weight::last);
      default: return sentence(event, Weight::usual);
    }
  }

  std::array<Seats, kSeats> merged() const {
    std::array<Seats, kSeats> all = voters_;
    for (unsigned i = 0; i < kSeats; ++i) all[i] |= one_by_one_[i];
    return all;
  }

  void phase(const Event& event) {
    const Phase opened = static_cast<Phase>(event.what);
    if (opened == Phase::police_phase) {
      return sentence(event, Weight::usual, Kind::heading);
    }
    const bool night = opened < Phase::police_phase;
    sentence(event, night ? Weight::aside : Weight::usual, night ? Kind::call : Kind::sentence);
  }

  // SPY-POLICE-3  In the words that the record has kept.
  void talk(const Event& event) {
    const std::string text = telling_.spoken(at_);
    if (text.empty()) return;
    const Message quote{"cli.play.said", {{"who", event.who}, {"what", text}}};
    said_.push_back({quote, Kind::sentence, Weight::brief, event.by, at_});
  }

  // It is heard from the beginning, so that nobody repeats what has been said.
  std::vector<Said> chatter(const Event& event, std::size_t at) {
    const bool opens = event.fact == fact::phase_opened;
    if (!opens || static_cast<Phase>(event.what) != Phase::discussion) return {};
    const Seats bots = table_.in_play - telling_.people;
    return course::small_talk({at, event.by}, bots, repertoire_, grounds_);
  }

  // SPY-VOTE-4, -16  Shown together, by those voted for, most votes first.
  void flush() {
    std::vector<Seat> candidates;
    for (Seat seat : Seats::first(kSeats)) {
      if (!voters_[index(seat)].empty()) candidates.push_back(seat);
    }
    std::sort(candidates.begin(), candidates.end(), [&](Seat a, Seat b) {
      const int more = voters_[index(a)].count() - voters_[index(b)].count();
      return more != 0 ? more > 0 : index(a) < index(b);
    });
    for (Seat seat : candidates) {
      const Seats voters = voters_[index(seat)];
      const Message votes{"play.votes", {{"who", seat}, {"n", voters.count()}, {"seats", voters}}};
      said_.push_back({votes, Kind::sentence, Weight::brief, clause::spy_vote_4, at_});
    }
    voters_ = {};
  }

  const course::Telling& telling_;
  const Plan& plan_;
  Table table_{};
  std::array<Seats, kSeats> voters_{};      // not yet read out
  std::array<Seats, kSeats> one_by_one_{};  // of the ballot that is on
  course::Repertoire repertoire_;
  course::Grounds grounds_;
  std::vector<Said> said_;
  std::size_t at_ = 0;
};

}  // namespace

std::vector<Said> narrate(const course::Telling& telling) { return Narrator{telling}.narrate(); }

}  // namespace omerta::spytown
