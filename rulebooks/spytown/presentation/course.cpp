// spytown where the program runs it: the welcome, the pages, the end and the story.
#include "rulebooks/spytown/presentation/course.h"

#include "presentation/course/hands.h"
#include "rulebooks/spytown/rules/clauses.h"
#include "rulebooks/spytown/text/facts.h"
#include "rulebooks/spytown/words/words.h"

namespace omerta::spytown {
namespace {

Message welcome(const AnyTable& table) {  // SPY-KIDS-5
  return said::worded(table.as<Spytown>().plan.setup, "play.spytown.game");
}

bool is_run_by_program(const AnyTable& table) { return !table.as<Spytown>().plan.human(); }

// What a seat has not read on its own token and card: not the deal, but a token that comes later.
bool is_news(const Event& event) {
  return has(event.fact, Trait::news) && event.by != clause::spy_deal_2 &&
         event.by != clause::spy_card_6;
}

bool is_explained(const Event& event) { return has(event.fact, Trait::explained); }

Message refused(const AnyTable& table, Refusal refusal, const Prompt* open) {
  return said::refusal(table.as<Spytown>().plan, refusal, open);
}

List words(const AnyTable& table) {
  return table.as<Spytown>().plan.extended() ? List{"card", "say"} : List{"say"};
}

Message out(const AnyTable& table) {  // SPY-TABLE-3
  return said::reminder_of_silence(table.as<Spytown>().plan.setup);
}

Messages rules(const AnyTable& table) {
  const Plan& plan = table.as<Spytown>().plan;
  Messages all{said::worded(plan.setup, "play.spytown.course")};
  const bool skip = plan.setup.small_game_round1_mafia == Round1Mafia::skip;
  if (plan.small()) {  // SPY-SMALL-2 to -6
    all.push_back(said::worded(plan.setup, "spytown.guide.small.say", {{"skip", yes(skip)}}));
  }
  if (plan.large_game != 0) all.push_back(said::worded(plan.setup, "spytown.guide.large.say"));
  return all;  // SPY-LARGE-2
}

std::vector<screen::HeldCard> cards(const AnyTable& table, const Names&) {
  const Plan& plan = table.as<Spytown>().plan;
  std::vector<screen::HeldCard> all;
  for (unsigned i = 0; i < kTokens; ++i) {
    const auto token = static_cast<Token>(i);
    if (plan.tokens[i] == 0) continue;
    all.push_back({.names = {said::token_count(plan.setup, token, plan.tokens[i])},
                   .does = said::token_does(plan, token)});
  }
  for (unsigned i = 0; i < kCards; ++i) {
    const auto card = static_cast<Card>(i);
    if (plan.cards[i] == 0) continue;
    all.push_back({.names = {said::card_name(plan.setup, card)},
                   .does = said::card_does(plan.setup, card),
                   .traits = {said::card_symbols(plan.setup, card)}});
  }
  return all;
}

Message all_cards(const AnyTable& table) {
  return {"cli.heading.all-tokens", {{"extended", yes(table.as<Spytown>().plan.extended())}}};
}

bool ends_the_hands(Fact fact) { return fact == fact::phase_closed; }

// SPY-MAFIA-4  Of the hands the story keeps the last.
bool is_recounted(std::span<const Told> told, EventId id) {
  const Fact fact = told[id - 1].event.fact;
  return has(fact, Trait::recounted) &&
         (fact != fact::pointed || !course::moved_later(told, id, ends_the_hands));
}

}  // namespace

const course::Course& course() {
  static const course::Course kCourse{.title = "play.spytown.title",
                                      .you = "play.spytown.you",
                                      .welcome = welcome,
                                      .option = "gm-mode",
                                      .value = "app",
                                      .is_run_by_program = is_run_by_program,
                                      .withdrawal = ask::expel,
                                      .words = words,
                                      .narrate = narrate,
                                      .is_news = is_news,
                                      .is_explained = is_explained,
                                      .refusal = refused,
                                      .out = out,
                                      .rules = rules,
                                      .cards = cards,
                                      .all_cards = all_cards,
                                      .is_recounted = is_recounted};
  return kCourse;
}

}  // namespace omerta::spytown
