// The facts of mrakoszlap, a row each: who hears it, how it is told, what `what` and `much` mean,
// its arguments in the order in which the catalogue writes them, its traits.
#include "rulebooks/mrakoszlap/text/facts.h"

#include "rulebooks/mrakoszlap/text/lists.h"

namespace omerta::mrakoszlap {
namespace {

using enum Telling;
using enum Place;
using enum Trait;
using What = WhatIs;
using Much = MuchIs;

constexpr Hearers kAllOrModerator{.all = true, .moderator = true};

constexpr FactRow plain(Fact fact, Hearers to, Places<Place> written = {}, Traits traits = {}) {
  return {fact, to, sentence, What::none, Much::none, written, traits};
}

// clang-format off
constexpr auto kFactRows = std::to_array<FactRow>({
    plain(fact::deck_announced, kAll, {deck}, {said_elsewhere}),
    {fact::nightfall, kAll, heading, What::none, Much::round, {much},
     {night, said_elsewhere, unremarkable, recounted}},
    {fact::phase_opened, kAllOrModerator, call, What::phase, Much::none, {what},
     {unnoted, unremarkable}},
    {fact::skipped, kAll, sentence, What::time, Much::none, {who}, {announced, recounted}},
    {fact::card_called, kAll, call, What::card, Much::shoots, {what, much},
     {said_elsewhere, unremarkable, calls}},
    {fact::report_opened, kAll, heading, What::skipped, Much::round, {much, what},
     {day, morning, ends_night, announced, recounted}},
    plain(fact::silenced, kAll, {who}),
    plain(fact::vote_banned, kAll, {who}),
    {fact::slimed, kAll, sentence, What::none, Much::count, {who, much}},
    plain(fact::sanded, kAll, {who}),
    plain(fact::mask_stopped_sand, kAll),
    {fact::bullet, kAll, sentence, What::matrix, Much::count, {what}, {together}},
    {fact::course, kAll, sentence, What::step, Much::none, {what, step_card, step_number, dead},
     {more, together}},
    plain(fact::sock_thrown, kAll, {}, {together}),
    {fact::smell, kAll, sentence, What::step, Much::none, {what, step_card, step_number, dead},
     {more, together}},
    {fact::gain, kAll, sentence, What::gain, Much::none, {what, new_copy}, {recounted}},
    plain(fact::leech_eaten, kAll),
    plain(fact::quiet_night, kAll),
    plain(fact::died, kAll, {who}, {of_death}),
    plain(fact::accused, kAll, {who, whom}, {said_elsewhere, unremarkable}),
    {fact::defence_over, kAll, silent, What::none, Much::none, {who},
     {said_elsewhere, unremarkable}},
    plain(fact::floor, kAll, {who}, {said_elsewhere, unremarkable}),
    plain(fact::proxy, kAll, {who, whom}, {said_elsewhere, unremarkable}),
    {fact::spoke, kAll, silent, What::none, Much::none, {who}, {said_elsewhere, unremarkable}},
    {fact::show_opened, kAll, sentence, What::show, Much::none, {who, what},
     {said_elsewhere, unremarkable}},
    {fact::hand, kAll, silent, What::show, Much::none, {who, whom, what},
     {said_elsewhere, unremarkable}},
    {fact::show_closed, kAll, silent, What::none, Much::none, {who},
     {said_elsewhere, unremarkable}},
    {fact::tied, kAll, sentence, What::runoff, Much::none, {seats}, {announced}},
    plain(fact::nobody_condemned, kAll, {}, {announced}),
    plain(fact::condemned, kModerator, {seats}, {unnoted, recounted}),
    plain(fact::hanged, kAll, {who}, {announced, recounted}),
    {fact::power_used, kAll, sentence, What::power, Much::none, {who, what, target},
     {announced, recounted}},
    plain(fact::volley, kAll, {who, seats}, {recounted}),
    {fact::saved_by_day, kAll, sentence, What::copy, Much::none, {who, what},
     {saved, shows_card, recounted}},
    {fact::bomb_cost, kAll, sentence, What::copy, Much::none, {what}, {recounted}},
    {fact::faction_shown, kAll, sentence, What::side, Much::none, {who, what},
     {shows_card, of_death}},
    {fact::card_shown, kAll, sentence, What::shown, Much::none, {who, what},
     {shows_card, turned_up, of_death}},
    {fact::game_over, kAll, sentence, What::result, Much::none, {what, seats},
     {over, announced, recounted}},
    {fact::revealed, kAll, silent, What::card, Much::none, {who, what},
     {hand, said_elsewhere, turned_up}},
    {fact::card_dealt, kSome, sentence, What::card, Much::none, {self, what}, {dealt, unnoted}},
    // Shown at his first call (MRK-DEAL-15), so no sign of its own.
    {fact::doctor_offset, kSome, sentence, What::none, Much::offset, {self, much}},
    plain(fact::mafia_meets, kSome, {seats}, {unnoted, unremarkable, news, recounted}),
    plain(fact::planned, kSome, {who, whom}, {unnoted, unremarkable, news, recounted}),
    {fact::called, kSome, sentence, What::card, Much::none, {self, what},
     {unnoted, unremarkable, calls}},
    {fact::imprisoned, kSome, sentence, What::any_card, Much::none, {self, what},
     {unnoted, sign, calls, kept, news, explained, recounted}},
    {fact::ordered, kSome, sentence, What::order, Much::none, {self, what, target},
     {unnoted, unremarkable, kept, own_act, recounted}},
    {fact::declined, kSome, sentence, What::refrain, Much::none, {self, what},
     {unnoted, unremarkable, own_act}},
    plain(fact::seen_awake, kSome, {whom}, {unnoted, sign, recounted}),
    plain(fact::seen_nobody, kSome, {self}, {unnoted, sign, kept, recounted}),
    {fact::caught, kSome, sentence, What::none, Much::round, {self, much},
     {unnoted, sign, kept, news}},
    {fact::lost, kSome, sentence, What::copy, Much::none, {self, what, reason},
     {card, hand_moves, kept, coded, news, explained}},
    {fact::gained, kSome, sentence, What::copy, Much::none, {self, what, gainer},
     {card, hand_moves, kept, coded, news, explained}},
    plain(fact::eaten, kSome, {self}, {hand_moves, kept, news, recounted}),
    {fact::flight, kModerator, sentence, What::step, Much::none,
     {what, step_card, step_number, who, target}, {step, in_flight, coded, recounted}},
    plain(fact::fell, kModerator, {who}, {out, unnoted, recounted}),
    {fact::counted, kModerator, sentence, What::against, Much::in_favour, {who, much, what},
     {recounted}},
    plain(fact::mafia_silent, kModerator, {}, {step, in_flight, recounted}),
    {fact::mud, kModerator, sentence, What::stuck, Much::none, {who}, {step, recounted}},
});
// clang-format on
static_assert(is_complete(kFactRows, notation::mrakoszlap_id::kFacts.size() - 1));

}  // namespace

std::span<const FactRow> fact_rows() { return kFactRows; }

const FactRow& row_of(Fact fact) {
  const auto number = static_cast<std::size_t>(fact);
  expect(number > 0 && number <= kFactRows.size());
  return kFactRows[number - 1];
}

}  // namespace omerta::mrakoszlap
