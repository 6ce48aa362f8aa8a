// From the public events of mrakoszlap to what a moderator would say.
#include "cli/play/mrakoszlap/mrakoszlap.h"
#include "rulebooks/mrakoszlap/rules/clauses.h"

namespace omerta::cli {
namespace {

using mrakoszlap::Course;
using mrakoszlap::Phase;
using mrakoszlap::Show;
namespace fact = mrakoszlap::fact;
namespace number = mrakoszlap::number;

using Ground = Saying::Ground;

// Of whoever speaks for himself.
constexpr std::array kDefences{Saying{"play.mrak.defence.1"},
                               Saying{"play.mrak.defence.2"},
                               Saying{"play.mrak.defence.3", Ground::bullet},
                               Saying{"play.mrak.defence.4"},
                               Saying{"play.mrak.defence.5"},
                               Saying{"play.mrak.defence.6"},
                               Saying{"play.mrak.defence.7"},
                               Saying{"play.mrak.defence.8"}};
// MRK-DEFEND-2  Of whoever speaks for another.
constexpr std::array kPleas{Saying{"play.mrak.defence.3", Ground::bullet},
                            Saying{"play.mrak.defence.5"}, Saying{"play.mrak.defence.8"}};

struct Hands {  // the show that is on
  Seat floor = Seat::nobody;
  Show show = Show::none;
};

class Speaker {
 public:
  Speaker(const MrakMatch& match, const Words& words)
      : match_{match}, words_{words}, repertoire_{match.seed()} {}

  std::vector<Spoken> speak(std::size_t from) {
    const std::vector<Told>& told = match_.told();
    for (std::size_t i = 0; i < told.size(); ++i) {
      if (!told[i].to.is_everyone()) continue;
      const Hands before{table_.floor, table_.show};
      mrakoszlap::Mrakoszlap::learn(match_.plan(), table_, told[i].event);
      trail_.follow(told[i].event);
      keep(told[i].event);
      const std::vector<Spoken> talk = talk_after(told[i].event, i);
      if (i < from) continue;
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
  std::string name(Seat seat) const { return seat_name(words_, match_.names(), seat); }

  std::string text(const Event& event) const {
    return notation::public_sentence(words_, match_.plan(), match_.names(), event, table_, trail_);
  }

  void add(std::string text, Style style, Spoken::Kind kind, Clause by) {
    said_.push_back({std::move(text), style, kind, by, at_});
  }

  void sentence(const Event& event, Style style, Spoken::Kind kind = Spoken::Kind::sentence) {
    add(text(event), style, kind, event.by);
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
  std::vector<Spoken> talk_after(const Event& event, std::size_t at) {
    const Talk talk{words_, match_.names(), at, event.by};
    if (event.fact == fact::floor || event.fact == fact::proxy) return defence(talk, event);
    const bool opens = event.fact == fact::phase_opened;
    if (!opens || static_cast<Phase>(event.what) != Phase::accusations) return {};
    const Seats bots = table_.in_play - match_.people() - table_.silenced;
    return small_talk(talk, bots, repertoire_, grounds_);
  }

  // MRK-DEFEND-1, -2  Whoever has the floor says something, if a bot; a person has his own words.
  std::vector<Spoken> defence(const Talk& talk, const Event& event) {
    const bool proxy = event.fact == fact::proxy;
    const Seat speaker = proxy ? event.whom : event.who;
    const bool silent = !proxy && table_.silenced.has(speaker) && table_.equal == 0;
    if (silent || match_.people().has(speaker)) return {};
    const auto sayings =
        proxy ? std::span<const Saying>{kPleas} : std::span<const Saying>{kDefences};
    return {quoted(talk, speaker, repertoire_.draw(sayings, grounds_))};
  }

  void paragraph(const Event& event) {
    if (!paragraph_.empty()) paragraph_ += ' ';
    paragraph_ += text(event);
    by_ = event.by;
  }

  void flush() {
    if (paragraph_.empty()) return;
    add(std::move(paragraph_), Style::spoken, Spoken::Kind::sentence, by_);
    paragraph_.clear();
  }

  void hear(const Event& event) {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::nightfall:
      case number::report_opened: return sentence(event, Style::title, Spoken::Kind::heading);
      case number::phase_opened: return phase(event);
      case number::deck_announced: return deck(event);
      case number::card_called: return sentence(event, Style::dim, Spoken::Kind::call);
      case number::bullet:
      case number::course:
      case number::sock_thrown:
      case number::smell: return paragraph(event);
      case number::died:
      case number::hanged:
      case number::power_used:
      case number::skipped:
      case number::volley: return sentence(event, Style::bold);
      case number::game_over: return sentence(event, Style::good);
      case number::show_closed:   // the hands have been counted
      case number::hand:          // together, when the show ends
      case number::defence_over:  // the next one begins
      case number::revealed:      // all together on the last page
      case number::spoke: return;
      default: return sentence(event, Style::spoken);
    }
  }

  // MRK-DECK-6  Everyone may know all the cards; one's own come first, the others on a page.
  void deck(const Event& event) {
    const std::string word = first_word(words_, "play.word.cards");
    add(words_.say("play.mrak.deck", {{"n", match_.plan().each}, {"what", word}}), Style::spoken,
        Spoken::Kind::sentence, event.by);
  }

  void phase(const Event& event) {
    const Phase opened = static_cast<Phase>(event.what);
    const bool aside = opened < Phase::report || opened == Phase::day_open;
    if (opened == Phase::execution) return;  // the name follows at once
    const bool window = opened == Phase::night_open || opened == Phase::day_open;
    if (window && !time_lord_may_come()) return;
    sentence(event, aside ? Style::dim : Style::spoken,
             aside ? Spoken::Kind::call : Spoken::Kind::sentence);
  }

  // MRK-DECK-6, section 6  Everyone knows whether there is one, and whether he has been.
  bool time_lord_may_come() const {
    return match_.plan().deck.has(mrakoszlap::Type::time_lord) &&
           !table_.has_spent(mrakoszlap::Power::time_lord);
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
    add(words_.say("play.mrak.hands", {{"show", show},
                                       {"who", name(accused)},
                                       {"n", raised.count()},
                                       {"seats", seat_names(words_, match_.names(), raised)}}),
        Style::plain, Spoken::Kind::sentence, clause::mrk_ballot_1);
  }

  const MrakMatch& match_;
  const Words& words_;
  mrakoszlap::Table table_{};
  notation::Trail trail_;
  Repertoire repertoire_;
  Grounds grounds_;
  std::vector<Spoken> said_;
  std::string paragraph_;
  Clause by_{};
  std::size_t at_ = 0;
};

}  // namespace

std::vector<Spoken> spoken(const MrakMatch& match, const Words& words, std::size_t from) {
  return Speaker{match, words}.speak(from);
}

bool is_news(const Event& event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::mafia_meets:
    case number::planned:
    case number::imprisoned:
    case number::caught:
    case number::lost:
    case number::gained:
    case number::eaten: return true;
    default: return false;
  }
}

List list_of_the_council(const MrakMatch& match, const Words& words, Seat seat) {
  const mrakoszlap::Notes& notes = match.view(seat).notes;
  List names;
  for (unsigned i = 0; i < notes.planned; ++i) {
    const Seat each = notes.plan[i];
    if (!match.table().in_play.has(each)) continue;
    names.push_back(seat_name(words, match.names(), each));
  }
  return names;
}

}  // namespace omerta::cli
