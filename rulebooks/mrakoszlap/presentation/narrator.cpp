// What the program says of a game of mrakoszlap: from public events to what a moderator would say.
#include <array>

#include "presentation/course/talk.h"
#include "rulebooks/mrakoszlap/presentation/course.h"
#include "rulebooks/mrakoszlap/rules/clauses.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::mrakoszlap {
namespace {

using course::Said;
using course::Saying;
using Weight = Said::Weight;
using Ground = Saying::Ground;

// Of whoever speaks for himself.
constexpr std::array kDefences{Saying{"play.mrakoszlap.defence.1"},
                               Saying{"play.mrakoszlap.defence.2"},
                               Saying{"play.mrakoszlap.defence.3", Ground::bullet},
                               Saying{"play.mrakoszlap.defence.4"},
                               Saying{"play.mrakoszlap.defence.5"},
                               Saying{"play.mrakoszlap.defence.6"},
                               Saying{"play.mrakoszlap.defence.7"},
                               Saying{"play.mrakoszlap.defence.8"}};
// MRK-DEFEND-2  Of whoever speaks for another.
constexpr std::array kPleas{Saying{"play.mrakoszlap.defence.3", Ground::bullet},
                            Saying{"play.mrakoszlap.defence.5"},
                            Saying{"play.mrakoszlap.defence.8"}};

struct Hands {  // the show that is on
  Seat floor = Seat::nobody;
  Show show = Show::none;
};

class Narrator {
 public:
  explicit Narrator(const course::Telling& telling)
      : telling_{telling}, plan_{telling.table.as<Mrakoszlap>().plan}, repertoire_{telling.seed} {}

  std::vector<Said> narrate() {
    const std::span<const Told> told = telling_.told;
    for (std::size_t i = 0; i < told.size(); ++i) {
      if (!told[i].to.is_everyone()) continue;
      const Hands before{table_.floor, table_.show};
      Mrakoszlap::learn(plan_, table_, told[i].event);
      trail_.follow(told[i].event);
      keep(told[i].event);
      const std::vector<Said> talk = talk_after(told[i].event, i);
      if (i < telling_.from) continue;
      if (!goes_on(told[i].event)) flush();
      at_ = i;
      if (told[i].event.fact == fact::show_opened || told[i].event.fact == fact::show_closed) {
        count(before, told[i].event);
      }
      hear(told[i].event);
      said_.insert(said_.end(), talk.begin(), talk.end());
    }
    flush();
    return std::move(said_);
  }

 private:
  Message text(const Event& event) const { return said::aloud(plan_, event, table_, trail_); }

  void add(Message text, Weight weight, Said::Kind kind, Clause by) {
    said_.push_back({std::move(text), kind, weight, by, at_});
  }

  void sentence(const Event& event, Weight weight, Said::Kind kind = Said::Kind::sentence) {
    add(text(event), weight, kind, event.by);
  }

  // MRK-REPORT-2, -3  A bullet and a fragment are a paragraph each; so is the sock.
  static bool goes_on(const Event& event) {
    const bool fragment =
        event.fact == fact::course && static_cast<Course>(event.what) == Course::fragment;
    return (event.fact == fact::course && !fragment) || event.fact == fact::smell;
  }

  void keep(const Event& event) {
    grounds_.vote = grounds_.vote || event.fact == fact::hand;
    grounds_.loss = grounds_.loss || event.fact == fact::died || event.fact == fact::hanged;
    grounds_.bullet = grounds_.bullet || event.fact == fact::bullet;
  }

  // What bots say after it. It is heard from the beginning, so that nobody repeats what has been
  // said.
  std::vector<Said> talk_after(const Event& event, std::size_t at) {
    const course::Moment talk{at, event.by};
    if (event.fact == fact::floor || event.fact == fact::proxy) return defence(talk, event);
    const bool opens = event.fact == fact::phase_opened;
    if (!opens || static_cast<Phase>(event.what) != Phase::accusations) return {};
    const Seats bots = table_.in_play - telling_.people - table_.silenced;
    return course::small_talk(talk, bots, repertoire_, grounds_);
  }

  // MRK-DEFEND-1, -2  Whoever has the floor says something, if a bot; a person has his own words.
  std::vector<Said> defence(const course::Moment& talk, const Event& event) {
    const bool proxy = event.fact == fact::proxy;
    const Seat speaker = proxy ? event.whom : event.who;
    const bool silent = !proxy && table_.silenced.has(speaker) && table_.equal == 0;
    if (silent || telling_.people.has(speaker)) return {};
    const auto sayings =
        proxy ? std::span<const Saying>{kPleas} : std::span<const Saying>{kDefences};
    return {course::quoted(talk, speaker, repertoire_.draw(sayings, grounds_))};
  }

  void paragraph(const Event& event) {
    paragraph_.push_back(text(event));
    by_ = event.by;
  }

  void flush() {
    if (paragraph_.empty()) return;
    add(together(std::move(paragraph_)), Weight::usual, Said::Kind::sentence, by_);
    paragraph_.clear();
  }

  void hear(const Event& event) {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::nightfall:
      case number::report_opened: return sentence(event, Weight::usual, Said::Kind::heading);
      case number::phase_opened: return phase(event);
      case number::deck_announced: return deck(event);
      case number::card_called: return sentence(event, Weight::aside, Said::Kind::call);
      case number::bullet:
      case number::course:
      case number::sock_thrown:
      case number::smell: return paragraph(event);
      case number::died:
      case number::hanged:
      case number::power_used:
      case number::skipped:
      case number::volley: return sentence(event, Weight::strong);
      case number::game_over: return sentence(event, Weight::last);
      case number::show_closed:   // the hands have been counted
      case number::hand:          // together, when the show ends
      case number::defence_over:  // the next one begins
      case number::revealed:      // all together on the last page
      case number::spoke: return;
      default: return sentence(event, Weight::usual);
    }
  }

  // MRK-DECK-6  Everyone may know all the cards; one's own come first, the others on a page.
  void deck(const Event& event) {
    add({"play.mrakoszlap.deck", {{"n", plan_.each}, {"what", Message{"play.word.cards"}}}},
        Weight::usual, Said::Kind::sentence, event.by);
  }

  void phase(const Event& event) {
    const Phase opened = static_cast<Phase>(event.what);
    const bool aside = opened < Phase::report || opened == Phase::day_open;
    if (opened == Phase::execution) return;  // the name follows at once
    const bool window = opened == Phase::night_open || opened == Phase::day_open;
    if (window && !time_lord_may_come()) return;
    sentence(event, aside ? Weight::aside : Weight::usual,
             aside ? Said::Kind::call : Said::Kind::sentence);
  }

  // MRK-DECK-6, section 6  Everyone knows whether there is one, and whether he has been.
  bool time_lord_may_come() const {
    return plan_.deck.has(Type::time_lord) && !table_.has_spent(Power::time_lord);
  }

  // MRK-BALLOT-1  Hands are public; those up when a show ends are what counts.
  void count(const Hands& before, const Event& event) {
    const Seat accused = before.floor;
    const bool over = before.show != Show::none && accused == event.who && index(accused) < kSeats;
    if (!over) return;
    const bool both = before.show == Show::either;
    if (both || before.show == Show::in_favour) {
      hands("in_favour", accused, table_.in_favour[index(accused)]);
    }
    if (both || before.show == Show::against) {
      hands("against", accused, table_.against[index(accused)]);
    }
  }

  void hands(const char* show, Seat accused, Seats raised) {
    add({"play.mrakoszlap.hands",
         {{"show", show}, {"who", accused}, {"n", raised.count()}, {"seats", raised}}},
        Weight::brief, Said::Kind::sentence, clause::mrk_ballot_1);
  }

  const course::Telling& telling_;
  const Plan& plan_;
  Table table_{};
  said::Trail trail_;
  course::Repertoire repertoire_;
  course::Grounds grounds_;
  std::vector<Said> said_;
  Messages paragraph_;
  Clause by_{};
  std::size_t at_ = 0;
};

}  // namespace

std::vector<Said> narrate(const course::Telling& telling) { return Narrator{telling}.narrate(); }

}  // namespace omerta::mrakoszlap
