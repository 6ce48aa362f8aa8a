// From public events to what a narrator would say.
#include "rulebooks/gorod/words/spoken.h"

#include "cli/play/gorod/gorod.h"
#include "rulebooks/gorod/rules/clauses.h"

namespace omerta::cli {
namespace {

namespace fact = gorod::fact;
namespace number = gorod::number;

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

class Speaker {
 public:
  Speaker(const GorodMatch& match, const Words& words)
      : match_{match}, words_{words}, repertoire_{match.seed()} {}

  std::vector<Spoken> speak(std::size_t from) {
    const std::vector<Told>& told = match_.told();
    for (std::size_t i = 0; i < told.size(); ++i) {
      if (!told[i].to.is_everyone()) continue;
      gorod::Gorod::learn(match_.plan(), table_, told[i].event);
      at_ = i;
      if (i < from) {
        keep(told[i].event);
      } else {
        hear(told[i].event);
      }
    }
    flush();
    return std::move(said_);
  }

 private:
  std::string name(Seat seat) const { return seat_name(words_, match_.names(), seat); }

  void add(const Event& event, std::string text, Style style, Spoken::Kind kind) {
    said_.push_back({std::move(text), style, kind, event.by, at_});
  }

  void sentence(const Event& event, Style style = Style::spoken) {
    add(event, notation::public_sentence(words_, match_.plan(), match_.names(), event, table_),
        style, Spoken::Kind::sentence);
  }

  // What lies before the place where we begin may still be needed for what follows.
  void keep(const Event& event) {
    if (event.fact == fact::nominated && !match_.people().has(event.who)) remark();
    if (is_vote(event)) grounds_.vote = true;
    if (event.fact == fact::ballot) voters_[index(event.whom)] |= Seats::of(event.who);
    if (event.fact == fact::vote_opened) voters_ = {};
  }

  // Lists are read out when they are complete.
  void flush() {
    read_ballots();
    if (silent_.empty()) return;
    const auto names = seat_names(words_, match_.names(), silent_);
    said_.push_back({words_.say("play.no-candidate-from", {{"seats", names}}), Style::dim,
                     Spoken::Kind::sentence, clause::gor_day_3, at_});
    silent_ = {};
  }

  // Sealed ballots by candidate, in the order of nomination, with the totals where ballots weigh.
  void read_ballots() {
    for (const Seat candidate : counted_) {
      const Seats voters = voters_[index(candidate)];
      const int votes = totals_[index(candidate)] > 0 ? totals_[index(candidate)] : voters.count();
      said_.push_back(
          {words_.say("play.votes", {{"who", name(candidate)},
                                     {"n", votes},
                                     {"seats", seat_names(words_, match_.names(), voters)}}),
           Style::plain, Spoken::Kind::sentence, clause::gor_vote_4, at_});
    }
    counted_.clear();
  }

  void heading(const Event& event) {
    sentence(event, Style::title);
    said_.back().kind = Spoken::Kind::heading;
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
        sentence(event, Style::dim);
        said_.back().kind = Spoken::Kind::call;
        return;
      case number::nominated: return nominated(event);
      case number::vote_opened: voters_ = {}; return sentence(event, Style::bold);
      case number::ballots: return ballots(event);
      case number::eliminated:
      case number::dawn:
      case number::alibi_announced: return sentence(event, Style::bold);
      case number::game_over: return sentence(event, Style::good);
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
    sentence(event, Style::plain);
    if (match_.people().has(event.who)) return;
    const Talk talk{words_, match_.names(), 0, event.by};
    said_.push_back(quoted(talk, event.who, remark()));
  }

  // GOR-VOTE-3  Open ballots are heard one by one; sealed ones are read out by candidate.
  void ballots(const Event& event) {
    if (is_vote(event)) grounds_.vote = true;
    if (event.fact == fact::ballot) voters_[index(event.whom)] |= Seats::of(event.who);
    if (table_.standing.count() == 1) return;  // GOR-VOTE-2: there was nothing to choose
    if (match_.plan().setup.ballot == gorod::Ballot::open) {
      if (event.fact != fact::ballot) return;
      sentence(event, Style::plain);
      return;
    }
    if (event.fact == fact::total) totals_[index(event.who)] = event.much;
    if (event.fact != fact::ballots) return;
    sentence(event);
    totals_ = {};
    for (unsigned i = 0; i < table_.candidates; ++i) counted_.push_back(table_.candidate[i]);
  }

  const GorodMatch& match_;
  const Words& words_;
  gorod::Table table_{};
  std::array<Seats, kSeats> voters_{};
  std::array<int, kSeats> totals_{};
  std::vector<Seat> counted_;  // candidates whose ballots are being read
  Seats silent_{};
  Repertoire repertoire_;
  Grounds grounds_;
  std::vector<Spoken> said_;
  std::size_t at_ = 0;
};

}  // namespace

std::vector<Spoken> spoken(const GorodMatch& match, const Words& words, std::size_t from) {
  return Speaker{match, words}.speak(from);
}

}  // namespace omerta::cli
