// Who has won, asked at the moments of GOR-WIN-1 and at no other.
#include "rulebooks/gorod/rules/rules.h"

namespace omerta::gorod {
namespace {

struct Heads {        // the numbers of section 3.22, of players in play
  int mafia = 0;      // M
  int yakuza = 0;     // Y
  int maniac = 0;     // Z
  int alone = 0;      // everyone who plays for himself, the maniac among them
  int must_fall = 0;  // whom the town has to see out
  int all = 0;        // P
  Seat loner = Seat::nobody;
};

// GOR-WIN-4, GOR-MANIAC-1, GOR-SLEEPWALKER-1  Where each card is counted is written on the card.
Heads count_heads(const Turn& t) {
  Heads heads;
  for (Seat seat : t.table().in_play) {
    const Role role = t.truth().role[index(seat)];
    const Card& card = t.plan().card(role);
    ++heads.all;
    heads.mafia += card.tally == Tally::mafia ? 1 : 0;
    heads.yakuza += card.tally == Tally::yakuza ? 1 : 0;
    heads.maniac += role == Role::maniac ? 1 : 0;
    heads.must_fall += card.must_fall == MustFall::yes ? 1 : 0;
    if (card.side == Side::alone) {
      ++heads.alone;
      heads.loner = seat;
    }
  }
  return heads;
}

// GOR-WIN-7, -8, GOR-HOUSE-4 (WINS-ALONE)  Alone with one townsperson at most, or completely alone.
bool loner_wins(const Turn& t, const Heads& heads) {
  if (heads.alone != 1 || heads.mafia > 0 || heads.yakuza > 0) return false;
  const bool with_one = card_of(t, heads.loner).wins_alone == WinsAlone::last_with_one_town;
  return heads.all - 1 <= (with_one ? 1 : 0);
}

// GOR-WIN-3, -5, -6  As many as all the others; in `new` the rival clan has to be gone.
bool clan_wins(const Turn& t, const Heads& heads, int own, int rival) {
  const bool rival_bars = t.plan().second_clan != 0 && t.plan().setup.edition == Edition::newer;
  return own >= 1 && own >= heads.all - own && !(rival_bars && rival > 0);
}

// GOR-WIN-2  No mafia and no yakuza left, nor anyone else whom the town must see out.
bool town_wins(const Turn& t, const Heads& heads) {
  const bool maniac_bars =
      t.plan().setup.town_must_remove_maniac == TownMustRemoveManiac::yes && heads.maniac > 0;
  return heads.mafia == 0 && heads.yakuza == 0 && heads.must_fall == 0 && !maniac_bars;
}

// GOR-WIN-11, GOR-LAWYER-1  A side wins with all its members, in play or out; a loner alone.
Seats winners(const Turn& t, Result result, Role winner) {
  return seats_where(Seats::first(t.plan().setup.seats), [&](Seat seat) {
    const Role role = t.truth().role[index(seat)];
    switch (result) {
      case Result::town: return t.plan().card(role).side == Side::town;
      case Result::mafia: return t.plan().card(role).side == Side::mafia;
      case Result::yakuza: return t.plan().card(role).side == Side::yakuza;
      case Result::maniac: return role == Role::maniac;
      case Result::house: return role == winner && t.table().in_play.has(seat);
      default: return false;
    }
  });
}

}  // namespace

// GOR-WIN-11  All cards are shown to everyone; with them the log of the nights is open to all.
void game_over(Turn& t, Result result, Role winner, Clause by) {
  const EventId over = t.tell(everyone, {.fact = fact::game_over,
                                         .what = byte(result),
                                         .seats = winners(t, result, winner),
                                         .by = by,
                                         .much = static_cast<std::uint16_t>(winner),
                                         .cause = t.truth().last_left});
  for (Seat seat : Seats::first(t.plan().setup.seats)) {
    t.tell(everyone, {.fact = fact::card_shown,
                      .who = seat,
                      .what = byte(t.truth().role[index(seat)]),
                      .by = clause::gor_win_11,
                      .cause = over});
  }
  t.end();
}

// GOR-WIN-1, -9, -10  Nobody left; then who plays alone; then the clans; then the town.
Won victory(Turn& t) {
  const Heads heads = count_heads(t);
  const auto ends = [&](Result result, Clause by, Role winner = Role::hidden) {
    game_over(t, result, winner, by);
    return Won::yes;
  };
  if (heads.all == 0) return ends(Result::draw, clause::gor_win_10);
  if (loner_wins(t, heads)) {
    const Role winner = t.truth().role[index(heads.loner)];
    const bool newer = t.plan().card(winner).wins_alone == WinsAlone::last_with_one_town;
    return ends(winner == Role::maniac ? Result::maniac : Result::house,
                newer ? clause::gor_win_7 : clause::gor_win_8, winner);
  }
  const bool mafia = clan_wins(t, heads, heads.mafia, heads.yakuza);
  const bool yakuza = clan_wins(t, heads, heads.yakuza, heads.mafia);
  const bool two = t.plan().second_clan != 0;
  const Clause clans =
      t.plan().setup.edition == Edition::newer ? clause::gor_win_5 : clause::gor_win_6;
  if (mafia && yakuza) return ends(Result::draw, clause::gor_win_10);
  if (mafia) return ends(Result::mafia, two ? clans : clause::gor_win_3);
  if (yakuza) return ends(Result::yakuza, clans);
  if (town_wins(t, heads)) return ends(Result::town, clause::gor_win_2);
  return Won::no;
}

}  // namespace omerta::gorod
