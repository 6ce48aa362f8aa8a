// The facts of spytown, a row each: who hears it, how it is told, what `what` and `much` mean, its
// arguments in the order in which the catalogue writes them, its traits.
#include "rulebooks/spytown/text/facts.h"

#include "rulebooks/spytown/text/lists.h"

namespace omerta::spytown {
namespace {

using enum Telling;
using enum Place;
using enum Trait;
using What = WhatIs;
using Much = MuchIs;

constexpr Hearers kSomeOrModerator{.some = true, .moderator = true};

constexpr FactRow plain(Fact fact, Hearers to, Places<Place> written = {}, Traits traits = {}) {
  return {fact, to, sentence, What::none, Much::none, written, traits};
}

// clang-format off
constexpr auto kFactRows = std::to_array<FactRow>({
    plain(fact::tokens_announced, kAll, {tokens}, {said_elsewhere}),
    plain(fact::cards_announced, kAll, {cards}, {said_elsewhere}),
    {fact::card_shown, kAll, sentence, What::card, Much::none, {who, what}},
    plain(fact::commander, kAll, {who}),
    plain(fact::swapped, kAll, {who, whom}),
    plain(fact::no_swap, kAll, {who}),
    {fact::round_began, kAll, heading, What::none, Much::round, {much},
     {night, said_elsewhere, unremarkable}},
    {fact::phase_opened, kAll, call, What::phase, Much::none, {what}, {unremarkable}},
    {fact::phase_closed, kAll, call, What::phase, Much::none, {what}, {unremarkable}},
    plain(fact::nobody_chosen, kAll, {}, {of_night, announced}),
    {fact::named, kAll, sentence, What::cause, Much::none, {who, what}, {danger, announced}},
    {fact::window_opened, kAll, sentence, What::window, Much::none, {what, who},
     {said_elsewhere, unremarkable}},
    {fact::window_closed, kAll, silent, What::window, Much::none, {what},
     {said_elsewhere, unremarkable}},
    {fact::saved, kAll, sentence, What::card, Much::none, {who, what}, {of_night, saved}},
    {fact::ruled, kAll, sentence, What::ruling, Much::none, {what, who}, {announced, ruling}},
    {fact::card_allowed, kAll, sentence, What::card, Much::none, {what}, {announced, ruling}},
    {fact::card_forbidden, kAll, sentence, What::card, Much::none, {what}, {announced, ruling}},
    {fact::eliminated, kAll, sentence, What::token, Much::cause, {who, what, much},
     {of_night, out, announced, shows_card}},
    {fact::expelled, kAll, sentence, What::token, Much::none, {who, what},
     {of_night, out, announced, shows_card}},
    plain(fact::fired, kAll, {who, whom}),
    {fact::card_played, kAll, sentence, What::card, Much::none, {who, what, target}},
    {fact::card_removed, kAll, sentence, What::card, Much::none, {who, what}},
    plain(fact::recruitment, kAll, {}, {announced}),
    plain(fact::spoke, kAll, {who}, {said_elsewhere, unremarkable}),
    {fact::ballots, kAll, sentence, What::phase, Much::none, {what, votes}, {ballots, announced}},
    {fact::ballot, kAll, listed, What::none, Much::none, {}, {ballot}},
    plain(fact::missed_vote, kAll, {who}),
    plain(fact::voted, kAll, {who, whom}, {said_elsewhere, unremarkable}),
    plain(fact::suspects, kAll, {suspects}, {announced}),
    plain(fact::floor, kAll, {who}, {said_elsewhere, unremarkable}),
    plain(fact::defended, kAll, {who}, {said_elsewhere, unremarkable}),
    plain(fact::waived, kAll, {who}, {said_elsewhere, unremarkable}),
    plain(fact::tied, kAll, {seats}, {announced}),
    plain(fact::vote_moved, kAll, {who, whom}),
    plain(fact::lot_drawn, kAll, {who}, {announced}),
    plain(fact::nobody_eliminated, kAll, {}, {announced}),
    {fact::game_over, kAll, sentence, What::result, Much::none, {what, seats},
     {ends_night, over, announced}},
    {fact::revealed, kAll, silent, What::token, Much::person,
     {who, what, secret_card, secret_side, secret_force}, {said_elsewhere}},
    {fact::token_dealt, kSome, sentence, What::token, Much::none, {self, what},
     {dealt, unnoted, kept}},
    {fact::card_dealt, kSome, sentence, What::card, Much::works, {self, what, much},
     {dealt, unnoted, kept}},
    {fact::token_seen, kSome, sentence, What::token, Much::none, {whom, what}, {kept}},
    {fact::awake, kSomeOrModerator, sentence, What::phase, Much::none, {what, seats},
     {unnoted, unremarkable, kept}},
    plain(fact::looked, kSome, {who, whom}, {of_night, unnoted, unremarkable}),
    plain(fact::no_look, kSome, {who}, {of_night, unremarkable, kept}),
    plain(fact::exposed, kSome, {who}, {kept}),
    plain(fact::pointed, kSome, {who, whom_or_none}, {unremarkable}),
    plain(fact::chosen, kSome, {whom_or_none}, {kept}),
    plain(fact::recruited, kSome, {who, whom}, {of_night, kept}),
});
// clang-format on
static_assert(is_complete(kFactRows, notation::spytown_id::kFacts.size() - 1));

}  // namespace

std::span<const FactRow> fact_rows() { return kFactRows; }

const FactRow& row_of(Fact fact) {
  const auto number = static_cast<std::size_t>(fact);
  expect(number > 0 && number <= kFactRows.size());
  return kFactRows[number - 1];
}

}  // namespace omerta::spytown
