// The facts of gorod, a row each: who hears it, how it is told, what `what` and `much` mean, its
// arguments in the order in which the catalogue writes them (2.4), its traits.
#include "rulebooks/gorod/text/facts.h"

#include "rulebooks/gorod/text/lists.h"

namespace omerta::gorod {
namespace {

using enum Telling;
using enum Place;
using enum Trait;
using What = WhatIs;
using Much = MuchIs;

constexpr FactRow plain(Fact fact, Hearers to, Places<Place> written = {}, Traits traits = {}) {
  return {fact, to, sentence, What::none, Much::none, written, traits};
}

// clang-format off
constexpr auto kFactRows = std::to_array<FactRow>({
    plain(fact::deck_announced, kAll, {deck}, {said_elsewhere}),
    {fact::night_fell, kAll, heading, What::none, Much::round, {much},
     {night, said_elsewhere, recounted}},
    {fact::call_opened, kAll, call, What::call, Much::none, {what}, {said_elsewhere}},
    {fact::call_closed, kAll, call, What::call, Much::none, {what}},
    {fact::dawn, kAll, sentence, What::none, Much::round, {much, seats},
     {morning, dawn, ends_night, announced, recounted}},
    plain(fact::mafia_appeared, kAll),
    {fact::day_opened, kAll, heading, What::none, Much::round, {much}, {day, said_elsewhere}},
    plain(fact::nominated, kAll, {who, whom}),
    plain(fact::supported, kAll, {who, whom}, {recounted}),
    plain(fact::no_candidate, kAll, {who}),
    plain(fact::spoke, kAll, {who}),
    {fact::vote_opened, kAll, sentence, What::ballot, Much::none, {what, candidates},
     {said_elsewhere}},
    {fact::ballots, kAll, sentence, What::ballot, Much::none, {what, votes}, {ballots}},
    {fact::ballot, kAll, listed, What::clock, Much::none, {}, {ballot}},
    {fact::total, kAll, listed, What::none, Much::number},
    {fact::vote_tied, kAll, sentence, What::ballot, Much::none, {what, candidates},
     {announced, recounted}},
    {fact::eliminated, kAll, sentence, What::role, Much::none, {who, what},
     {out, announced, shows_card, recounted}},
    plain(fact::alibi_announced, kAll, {who}, {of_night, saved, announced, recounted}),
    {fact::no_elimination, kAll, sentence, What::reason, Much::none, {what},
     {announced, recounted}},
    plain(fact::moderator_appointed, kAll, {who}, {post, announced, recounted}),
    plain(fact::withdrawn, kAll, {who}, {out, announced, recounted}),
    {fact::game_over, kAll, sentence, What::result, Much::winner, {what, seats},
     {over, announced, recounted}},
    {fact::card_shown, kAll, silent, What::role, Much::none, {who, what},
     {said_elsewhere, unremarkable, turned_up}},
    {fact::card_dealt, kSome, sentence, What::role, Much::none, {self, what}, {dealt, unnoted}},
    {fact::group_awake, kSome, sentence, What::call, Much::none, {what, seats},
     {unnoted, kept, news, recounted}},
    plain(fact::pointed, kSome, {who, whom_or_none}, {news, recounted}),
    {fact::chose, kSome, sentence, What::ask, Much::number, {self, what, seats},
     {unremarkable, kept, own_act, news, recounted}},
    {fact::sleepwalker_exposed, kSome, sentence, What::role, Much::none, {who},
     {sign, kept, news, recounted}},
    {fact::answer, kSome, sentence, What::sign, Much::number, {self, what, about},
     {sign, kept, news, explained, recounted}},
    plain(fact::arrested, kSome, {self}, {sign, kept, news, recounted}),
    plain(fact::no_shot_tonight, kSome, {}, {sign, kept, news, recounted}),
    {fact::came_to_nothing, kModerator, sentence, What::none, Much::reason, {who, much},
     {of_night, recounted}},
    {fact::no_shot, kModerator, sentence, What::call, Much::reason, {what, much},
     {of_night, recounted}},
    {fact::shot, kModerator, sentence, What::call, Much::none, {who, what}, {recounted}},
    {fact::spared, kModerator, sentence, What::none, Much::reason, {who, much},
     {of_night, saved, recounted}},
    plain(fact::redirected, kModerator, {who, whom}, {of_night, saved, recounted}),
    plain(fact::hit, kModerator, {who}, {recounted}),
    plain(fact::healed, kModerator, {who}, {of_night, saved, recounted}),
    {fact::not_healed, kModerator, sentence, What::none, Much::reason, {who, much},
     {of_night, recounted}},
    {fact::held, kModerator, sentence, What::none, Much::reason, {who, much}, {recounted}},
    plain(fact::sheltered, kModerator, {who}, {unnoted, recounted}),
    plain(fact::masked, kModerator, {who}, {unnoted, recounted}),
    plain(fact::jammed, kModerator, {who}, {recounted}),
    plain(fact::guarded, kModerator, {who}, {recounted}),
    plain(fact::given_alibi, kModerator, {who}, {recounted}),
    plain(fact::fell, kModerator, {who}, {of_night, out, unnoted, recounted}),
    plain(fact::drawn, kModerator, {who}, {recounted}),
    {fact::ruled, kModerator, sentence, What::none, Much::reason, {who, much}, {recounted}},
});
// clang-format on
static_assert(is_complete(kFactRows, notation::gorod_id::kFacts.size() - 1));

}  // namespace

std::span<const FactRow> fact_rows() { return kFactRows; }

const FactRow& row_of(Fact fact) {
  const auto number = static_cast<std::size_t>(fact);
  expect(number > 0 && number <= kFactRows.size());
  return kFactRows[number - 1];
}

}  // namespace omerta::gorod
