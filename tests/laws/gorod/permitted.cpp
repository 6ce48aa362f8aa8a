// What may be told in gorod, fact by fact.
#include "tests/laws/gorod/permitted.h"

#include "rulebooks/gorod/rules/rules.h"
#include "tests/laws/form.h"
#include "tests/laws/gorod/victory_reference.h"

namespace omerta::gorod::laws {
namespace {

using namespace omerta::laws;

constexpr Form kForms[] = {
    {fact::deck_announced, 0},
    {fact::night_fell, kMuch},
    {fact::call_opened, kWhat},
    {fact::call_closed, kWhat},
    {fact::dawn, kThem | kMuch},
    {fact::mafia_appeared, 0},
    {fact::day_opened, kMuch},
    {fact::nominated, kWho | kWhom},
    {fact::supported, kWho | kWhom},
    {fact::no_candidate, kWho},
    {fact::spoke, kWho},
    {fact::vote_opened, kWhat | kThem},
    {fact::ballots, kWhat | kThem},
    {fact::ballot, kWho | kWhom | kWhat},
    {fact::total, kWho | kMuch},
    {fact::vote_tied, kWhat | kThem},
    {fact::eliminated, kWho | kWhat},
    {fact::alibi_announced, kWho},
    {fact::no_elimination, kWhat},
    {fact::moderator_appointed, kWho},
    {fact::withdrawn, kWho},
    {fact::game_over, kWhat | kThem | kMuch},
    {fact::card_shown, kWho | kWhat},
    {fact::card_dealt, kWho | kWhat},
    {fact::group_awake, kWhat | kThem},
    {fact::pointed, kWho | kWhom | kWhat | kMuch},  // the last two if a choice is cleared
    {fact::chose, kWho | kWhat | kThem | kMuch},
    {fact::sleepwalker_exposed, kWho | kWhat},
    {fact::answer, kWho | kWhat | kThem | kMuch},
    {fact::arrested, kWho},
    {fact::no_shot_tonight, 0},
};

bool is_public(Fact fact) { return fact <= fact::card_shown; }
bool is_the_moderators(Fact fact) { return fact >= fact::came_to_nothing; }

Clan clan_of(Call call) {
  if (call == Call::mafia || call == Call::acquaintance_mafia) return Clan::mafia;
  return call == Call::yakuza || call == Call::acquaintance_yakuza ? Clan::yakuza : Clan::none;
}

class Judge {
 public:
  explicit Judge(const Instant& instant)
      : at_{instant}, event_{instant.told.event}, truth_{instant.now.truth} {}

  std::string read() const {
    const Fact fact = event_.fact;
    if (is_public(fact) != at_.told.to.is_everyone()) return "to the wrong audience";
    if (is_the_moderators(fact)) return to().empty() ? "" : "it is the moderator's";
    if (!is_public(fact) && to() != entitled()) return "to others than those entitled";
    return content();
  }

 private:
  Seats to() const { return at_.told.to.seats(); }
  const Card& card(Seat seat) const { return at_.plan.card(truth_.role[index(seat)]); }
  Seats in_play() const { return at_.now.table.in_play; }
  Clan clan() const { return clan_of(at_.now.table.call); }

  Seats awake(Clan clan) const {  // GOR-MAFIA-2, GOR-SLEEPWALKER-2
    return seats_where(in_play(), [&](Seat s) { return card(s).wakes_with == clan; });
  }
  Seats members(Clan clan) const {
    return seats_where(awake(clan), [&](Seat s) { return card(s).member == Member::yes; });
  }

  // GOR-MODERATOR-9  A choice of one who acts alone is cleared: he is told, by its question.
  Seats seeing_a_hand() const {
    if (event_.what != 0) return Seats::of(event_.who);
    return truth_.exposed.empty() ? awake(clan()) : members(clan());
  }

  Seats entitled() const {
    switch (static_cast<number::Fact>(event_.fact)) {
      case number::group_awake:
      case number::no_shot_tonight: return awake(clan());
      case number::pointed: return seeing_a_hand();
      case number::sleepwalker_exposed: return members(clan()) | event_.who;
      default: return Seats::of(event_.who);
    }
  }

  std::string content() const {
    switch (static_cast<number::Fact>(event_.fact)) {
      case number::answer: return answer();
      case number::dawn: return dawn();
      case number::total: return event_.much == ballots_for(event_.who) ? "" : "another total";
      case number::vote_tied: return event_.seats == leaders() ? "" : "others are tied";
      case number::alibi_announced: return truth_.alibi.has(event_.who) ? "" : "no alibi";
      case number::eliminated: return eliminated();
      case number::card_shown:
      case number::card_dealt: return shows_the_card() ? "" : "another card";
      case number::sleepwalker_exposed: return exposed();
      case number::group_awake: return event_.seats == awake(clan()) ? "" : "others are awake";
      case number::pointed: return pointed();
      case number::arrested: return caught().has(event_.who) ? "" : "he is not arrested";
      case number::no_shot_tonight: return stopped() ? "" : "the clan may shoot";
      case number::game_over: return game_over();
      default: return {};
    }
  }

  bool shows_the_card() const {
    return event_.what == static_cast<std::uint8_t>(truth_.role[index(event_.who)]);
  }

  std::string answer() const {
    const std::vector<Event> all = answers(at_.plan, at_.now, at_.command);
    if (at_.nth >= all.size()) return "an answer too many";
    Event told = event_;
    told.by = {};
    told.cause = 0;
    return told == all[at_.nth] ? "" : "another answer";
  }

  std::string dawn() const {  // GOR-DAWN-1
    const bool right = event_.seats == (truth_.tonight.killed & at_.before.table.in_play);
    return right && event_.much == at_.now.table.round ? "" : "others fell";
  }

  // GOR-VOTE-4, GOR-HOUSE-4 (VOTE-WEIGHT)
  unsigned ballots_for(Seat candidate) const {
    unsigned sum = 0;
    for (Seat voter : truth_.voted& in_play()) {
      if (truth_.ballots[index(voter)] == candidate) sum += card(voter).vote_weight;
    }
    return sum;
  }
  Seats leaders() const {
    unsigned most = 0;
    for (Seat seat : at_.now.table.standing) most = std::max(most, ballots_for(seat));
    return seats_where(at_.now.table.standing, [&](Seat s) { return ballots_for(s) == most; });
  }

  std::string eliminated() const {  // GOR-VOTE-7, -10
    if (truth_.alibi.has(event_.who)) return "he has an alibi";
    return shows_the_card() ? "" : "another card";
  }

  std::string exposed() const {  // GOR-SLEEPWALKER-5
    const bool decoy = card(event_.who).decoy == clan() && truth_.exposed.has(event_.who);
    return decoy && shows_the_card() ? "" : "he is not exposed";
  }

  std::string pointed() const {
    const bool cleared = at_.command.ask == ask::withdraw;
    if (cleared) return event_.whom == Seat::nobody ? "" : "a cleared hand points";
    const bool his = event_.who == at_.command.seat && event_.what == 0 && event_.much == 0;
    return his && event_.whom == seat_of(at_.command.choice) ? "" : "another hand";
  }

  // GOR-CAPTAIN-7  The captain's own, if it took effect.
  Seats caught() const {
    Seats all;
    if (at_.plan.setup.arrest_notice == ArrestNotice::silent) return all;
    for (Seat seat : truth_.chose[0] & in_play()) {
      if (truth_.role[index(seat)] == Role::captain) all |= truth_.chosen[0][index(seat)];
    }
    return all & truth_.tonight.arrested;
  }
  bool stopped() const {
    const Seats jammed = truth_.tonight.jammed[static_cast<unsigned>(clan())];
    return at_.plan.setup.arrest_notice == ArrestNotice::told &&
           !(jammed & truth_.tonight.told_arrest).empty() && !members(clan()).empty();
  }

  std::string game_over() const {  // GOR-WIN-1, -12
    const std::vector<Role> cards{truth_.role.begin(), truth_.role.begin() + at_.plan.setup.seats};
    const Outcome outcome = who_has_won(at_.plan, cards, in_play());
    const auto result = static_cast<Result>(event_.what);
    if (result == Result::draw && outcome.result == Result::none) return {};
    return result == outcome.result && event_.seats == outcome.winners ? "" : "another end";
  }

  const Instant& at_;
  const Event& event_;
  const Truth& truth_;
};

}  // namespace

std::string malformed(const Event& event) {
  const bool number = event.fact == fact::answer && static_cast<Sign>(event.what) != Sign::number;
  if (number && event.much != 0) return "an answer with a number";
  return omerta::laws::malformed(kForms, event);
}

std::string improper(const Instant& instant) {
  const std::string found = Judge{instant}.read();
  if (found.empty()) return {};
  return "fact " + std::to_string(int(instant.told.event.fact)) + ": " + found;
}

}  // namespace omerta::gorod::laws
