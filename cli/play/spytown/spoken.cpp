// From the public events of spytown to what a game master would say.
#include "rulebooks/spytown/words/spoken.h"

#include <algorithm>

#include "cli/play/spytown/spytown.h"
#include "rulebooks/spytown/rules/clauses.h"

namespace omerta::cli {
namespace {

using spytown::Phase;
namespace fact = spytown::fact;
namespace number = spytown::number;

class Speaker {
 public:
  Speaker(const SpyMatch& match, const Words& words)
      : match_{match}, words_{words}, repertoire_{match.seed()} {}

  std::vector<Spoken> speak(std::size_t from) {
    const std::vector<Told>& told = match_.told();
    for (std::size_t i = 0; i < told.size(); ++i) {
      if (!told[i].to.is_everyone()) continue;
      spytown::Spytown::learn(match_.plan(), table_, told[i].event);
      keep(told[i].event);
      const std::vector<Spoken> talk = chatter(told[i].event, i);
      if (i >= from) {
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
  std::string name(Seat seat) const { return seat_name(words_, match_.names(), seat); }

  void add(std::string text, Style style, Spoken::Kind kind, Clause by) {
    said_.push_back({std::move(text), style, kind, by, at_});
  }

  void sentence(const Event& event, Style style, Spoken::Kind kind = Spoken::Kind::sentence) {
    add(notation::public_sentence(words_, match_.plan(), match_.names(), event, table_), style,
        kind, event.by);
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
      case number::round_began: return sentence(event, Style::title, Spoken::Kind::heading);
      case number::phase_opened: return phase(event);
      case number::phase_closed: return sentence(event, Style::dim, Spoken::Kind::call);
      case number::window_opened: return sentence(event, Style::dim);
      case number::window_closed:
      case number::revealed: return;  // all together on the last page
      case number::spoke: return talk(event);
      case number::floor:
      case number::defended:
      case number::voted:
      case number::card_removed: return sentence(event, Style::plain);
      case number::named:
      case number::saved:
      case number::eliminated:
      case number::expelled:
      case number::suspects: return sentence(event, Style::bold);
      case number::game_over: return sentence(event, Style::good);
      default: return sentence(event, Style::spoken);
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
      return sentence(event, Style::title, Spoken::Kind::heading);
    }
    const bool night = opened < Phase::police_phase;
    sentence(event, night ? Style::dim : Style::spoken,
             night ? Spoken::Kind::call : Spoken::Kind::sentence);
  }

  // SPY-POLICE-3  In the words that the record has kept.
  void talk(const Event& event) {
    const std::string text = match_.text_of(at_);
    if (text.empty()) return;
    add(words_.say("cli.play.said", {{"who", name(event.who)}, {"what", text}}), Style::plain,
        Spoken::Kind::sentence, event.by);
  }

  // It is heard from the beginning, so that nobody repeats what has been said.
  std::vector<Spoken> chatter(const Event& event, std::size_t at) {
    const bool opens = event.fact == fact::phase_opened;
    if (!opens || static_cast<Phase>(event.what) != Phase::discussion) return {};
    const Talk talk{words_, match_.names(), at, event.by};
    return small_talk(talk, table_.in_game - match_.people(), repertoire_, grounds_);
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
      const auto names = seat_names(words_, match_.names(), voters);
      const Args votes{{"who", name(seat)}, {"n", voters.count()}, {"seats", names}};
      add(words_.say("play.votes", votes), Style::plain, Spoken::Kind::sentence,
          clause::spy_vote_4);
    }
    voters_ = {};
  }

  const SpyMatch& match_;
  const Words& words_;
  spytown::Table table_{};
  std::array<Seats, kSeats> voters_{};      // not yet read out
  std::array<Seats, kSeats> one_by_one_{};  // of the ballot that is on
  Repertoire repertoire_;
  Grounds grounds_;
  std::vector<Spoken> said_;
  std::size_t at_ = 0;
};

}  // namespace

std::vector<Spoken> spoken(const SpyMatch& match, const Words& words, std::size_t from) {
  return Speaker{match, words}.speak(from);
}

bool is_whispered(const Event& event) {
  if (event.fact < fact::token_dealt) return false;
  return event.by != clause::spy_deal_2 && event.by != clause::spy_card_6;
}

}  // namespace omerta::cli
