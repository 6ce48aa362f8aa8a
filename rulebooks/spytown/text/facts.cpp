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
    {fact::card_shown, kAll, sentence, What::card, Much::none, {who, what}, {recounted}},
    plain(fact::commander, kAll, {who}, {recounted}),
    plain(fact::swapped, kAll, {who, whom}, {recounted}),
    plain(fact::no_swap, kAll, {who}, {recounted}),
    {fact::round_began, kAll, heading, What::none, Much::round, {much},
     {night, said_elsewhere, unremarkable, recounted}},
    {fact::phase_opened, kAll, call, What::phase, Much::none, {what}, {unremarkable}},
    {fact::phase_closed, kAll, call, What::phase, Much::none, {what}, {unremarkable}},
    plain(fact::nobody_chosen, kAll, {}, {of_night, announced, recounted}),
    {fact::named, kAll, sentence, What::cause, Much::none, {who, what},
     {danger, announced, recounted}},
    {fact::window_opened, kAll, sentence, What::window, Much::none, {what, who},
     {said_elsewhere, unremarkable}},
    {fact::window_closed, kAll, silent, What::window, Much::none, {what},
     {said_elsewhere, unremarkable}},
    {fact::saved, kAll, sentence, What::card, Much::none, {who, what},
     {of_night, saved, recounted}},
    {fact::ruled, kAll, sentence, What::ruling, Much::none, {what, who},
     {announced, ruling, recounted}},
    {fact::card_allowed, kAll, sentence, What::card, Much::none, {what},
     {announced, ruling, recounted}},
    {fact::card_forbidden, kAll, sentence, What::card, Much::none, {what},
     {announced, ruling, recounted}},
    {fact::eliminated, kAll, sentence, What::token, Much::cause, {who, what, much},
     {of_night, out, announced, shows_card, recounted}},
    {fact::expelled, kAll, sentence, What::token, Much::none, {who, what},
     {of_night, out, announced, shows_card, recounted}},
    plain(fact::fired, kAll, {who, whom}, {recounted}),
    {fact::card_played, kAll, sentence, What::card, Much::none, {who, what, target}, {recounted}},
    {fact::card_removed, kAll, sentence, What::card, Much::none, {who, what}},
    plain(fact::recruitment, kAll, {}, {announced, recounted}),
    plain(fact::spoke, kAll, {who}, {said_elsewhere, unremarkable}),
    {fact::ballots, kAll, sentence, What::phase, Much::none, {what, votes}, {ballots, announced}},
    {fact::ballot, kAll, listed, What::none, Much::none, {}, {ballot}},
    plain(fact::missed_vote, kAll, {who}, {recounted}),
    plain(fact::voted, kAll, {who, whom}, {said_elsewhere, unremarkable}),
    plain(fact::suspects, kAll, {suspects}, {announced, recounted}),
    plain(fact::floor, kAll, {who}, {said_elsewhere, unremarkable}),
    plain(fact::defended, kAll, {who}, {said_elsewhere, unremarkable}),
    plain(fact::waived, kAll, {who}, {said_elsewhere, unremarkable}),
    plain(fact::tied, kAll, {seats}, {announced, recounted}),
    plain(fact::vote_moved, kAll, {who, whom}, {recounted}),
    plain(fact::lot_drawn, kAll, {who}, {announced, recounted}),
    plain(fact::nobody_eliminated, kAll, {}, {announced, recounted}),
    {fact::game_over, kAll, sentence, What::result, Much::none, {what, seats},
     {ends_night, over, announced, recounted}},
    {fact::revealed, kAll, silent, What::token, Much::person,
     {who, what, secret_card, secret_side, secret_force}, {said_elsewhere}},
    {fact::token_dealt, kSome, sentence, What::token, Much::none, {self, what},
     {dealt, unnoted, kept, news}},
    {fact::card_dealt, kSome, sentence, What::card, Much::works, {self, what, much},
     {dealt, unnoted, kept, news}},
    {fact::token_seen, kSome, sentence, What::token, Much::none, {whom, what},
     {kept, news, explained, recounted}},
    {fact::awake, kSomeOrModerator, sentence, What::phase, Much::none, {what, seats},
     {unnoted, unremarkable, kept, news, recounted}},
    plain(fact::looked, kSome, {who, whom}, {of_night, unnoted, unremarkable, news, recounted}),
    plain(fact::no_look, kSome, {who}, {of_night, unremarkable, kept, news, recounted}),
    plain(fact::exposed, kSome, {who}, {kept, news, recounted}),
    plain(fact::pointed, kSome, {who, whom_or_none}, {unremarkable, news, recounted}),
    plain(fact::chosen, kSome, {whom_or_none}, {kept, news, recounted}),
    plain(fact::recruited, kSome, {who, whom}, {of_night, kept, news, explained, recounted}),
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
