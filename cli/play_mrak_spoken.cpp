// From the public events of mrakoszlap to what a moderator would say.
#include "cli/play_mrak.h"

namespace omerta::cli {
namespace {

using mrakoszlap::Course;
using mrakoszlap::Phase;
using mrakoszlap::Show;
using notation::Words;
namespace fact = mrakoszlap::fact;
namespace number = mrakoszlap::number;

constexpr unsigned kSayings = 7;   // play.say.1 to .7; the eighth speaks of a single card
constexpr unsigned kOfVotes = 6;   // as many that do not speak of earlier votes
constexpr unsigned kDefences = 5;  // play.mrak.defence.1 to .5

struct Hands {  // the show that is on
  Seat floor = Seat::nobody;
  Show show = Show::none;
};

class Speaker {
 public:
  Speaker(const MrakMatch& match, const Words& words) : match_{match}, words_{words} {}

  std::vector<Spoken> speak(std::size_t from) {
    const std::vector<Told>& told = match_.told();
    for (std::size_t i = 0; i < told.size(); ++i) {
      if (!told[i].to.is_everyone()) continue;
      const Hands before{table_.floor, table_.show};
      mrakoszlap::Mrakoszlap::learn(match_.plan(), table_, told[i].event);
      trail_.follow(told[i].event);
      if (i < from) continue;
      if (!goes_on(told[i].event)) flush();
      at_ = i;
      if (told[i].event.fact == fact::show_opened || told[i].event.fact == fact::show_closed) {
        count(before, told[i].event);
      }
      hear(told[i].event);
    }
    flush();
    return std::move(said_);
  }

 private:
  std::string name(Seat seat) const { return notation::seat_name(words_, match_.names(), seat); }

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
      case number::floor:
      case number::proxy: return defence(event);
      case number::show_closed:   // the hands have been counted
      case number::hand:          // together, when the show ends
      case number::defence_over:  // the next one begins
      case number::revealed:      // all together on the last page
      case number::spoke: return;
      default: return sentence(event, Style::spoken);
    }
  }

  void phase(const Event& event) {
    const Phase opened = static_cast<Phase>(event.what);
    const bool aside = opened < Phase::report || opened == Phase::day_open;
    if (opened == Phase::execution) return;  // the name follows at once
    const bool window = opened == Phase::night_open || opened == Phase::day_open;
    if (window && !time_lord_may_come()) return;
    sentence(event, aside ? Style::dim : Style::spoken,
             aside ? Spoken::Kind::call : Spoken::Kind::sentence);
    if (opened != Phase::accusations) return;
    const Seats bots = table_.in_play - match_.people() - table_.silenced;
    const unsigned sayings = table_.round == 1 ? kOfVotes : kSayings;
    for (Spoken& each : small_talk(talk(event), bots, sayings)) said_.push_back(std::move(each));
  }

  // MRK-DECK-6, section 6  Everyone knows whether there is one, and whether he has been.
  bool time_lord_may_come() const {
    return match_.plan().deck.has(mrakoszlap::Type::time_lord) &&
           !table_.has_spent(mrakoszlap::Power::time_lord);
  }

  Talk talk(const Event& event) const {
    return {words_, match_.names(), match_.seed(), at_, event.by};
  }

  // MRK-DEFEND-1, -2  Whoever has the floor says something, if a bot; a person has his own words.
  void defence(const Event& event) {
    sentence(event, Style::spoken);
    const bool proxy = event.fact == fact::proxy;
    const Seat speaker = proxy ? event.whom : event.who;
    const bool silent = !proxy && table_.silenced.has(speaker) && table_.equal == 0;
    if (silent || match_.people().has(speaker)) return;
    const auto heard = static_cast<unsigned>(table_.defended.count());
    const unsigned saying = (index(*table_.accused) + table_.round * 3U + heard) % kDefences + 1;
    said_.push_back(quoted(talk(event), speaker, "play.mrak.defence." + std::to_string(saying)));
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
    add(words_.say("play.mrak.hands",
                   {{"show", show},
                    {"who", name(accused)},
                    {"n", raised.count()},
                    {"seats", notation::seat_names(words_, match_.names(), raised)}}),
        Style::plain, Spoken::Kind::sentence, Clause::mrk_ballot_1);
  }

  const MrakMatch& match_;
  const Words& words_;
  mrakoszlap::Table table_{};
  notation::Trail trail_;
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

notation::List list_of_the_council(const MrakMatch& match, const Words& words, Seat seat) {
  const mrakoszlap::Notes& notes = match.state().notes[index(seat)];
  notation::List names;
  for (unsigned i = 0; i < notes.planned; ++i) {
    const Seat each = notes.plan[i];
    if (!match.table().in_play.has(each)) continue;
    names.push_back(notation::seat_name(words, match.names(), each));
  }
  return names;
}

}  // namespace omerta::cli
