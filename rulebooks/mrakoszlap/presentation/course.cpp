// mrakoszlap where the program runs it: the welcome, the pages, the end and the story.
#include "rulebooks/mrakoszlap/presentation/course.h"

#include "rulebooks/mrakoszlap/bots/reading.h"
#include "rulebooks/mrakoszlap/presentation/joint_calls.h"
#include "rulebooks/mrakoszlap/rules/clauses.h"
#include "rulebooks/mrakoszlap/text/facts.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::mrakoszlap {
namespace {

Message welcome(const AnyTable&) { return "play.mrakoszlap.game"; }

bool is_run_by_program(const AnyTable& table) {  // MRK-DEAL-13
  const Plan& plan = table.as<Mrakoszlap>().plan;
  return !plan.human() && plan.setup.deal == Dealing::automatic;
}

// What a seat reads neither on its own cards nor in the question it answered.
bool is_news(const Event& event) { return has(event.fact, Trait::news); }

bool is_explained(const Event& event) { return has(event.fact, Trait::explained); }

Message refused(const AnyTable& table, Refusal refusal, const Prompt* open) {
  return said::refusal(table.as<Mrakoszlap>().plan, refusal, open);
}

List words(const AnyTable&) { return {"power"}; }

Message out(const AnyTable&) { return "cli.play.you-are-out"; }

// MRK-MEET-2  The bots of the Mafia go by the list.
Message allies(const AnyView& any, std::span<const Event> heard) {
  const View view = any.as<Mrakoszlap>();
  const Prompt* open = any.prompt(0);
  const bool aims = open != nullptr && open->ask == ask::mafia_aim;
  if (!aims || ((view.notes.mafia & view.table.in_play) - view.seat).empty()) return {};
  const Seat turn = bots::aim({view, heard});
  if (turn == Seat::nobody) return {};
  return {"play.mrakoszlap.turn", {{"who", turn}}};
}

Messages rules(const AnyTable&) { return {"play.mrakoszlap.course"}; }

std::vector<screen::HeldCard> cards(const AnyTable& table, const Names&) {
  const Plan& plan = table.as<Mrakoszlap>().plan;
  std::vector<screen::HeldCard> all;
  for (unsigned i = 0; i < kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    const int copies = plan.deck.count(type);
    if (copies == 0) continue;
    const Message card = said::card_name(type);
    all.push_back(
        {.names = {copies == 1 ? card
                               : Message{"mrakoszlap.copies", {{"card", card}, {"n", copies}}}},
         .does = said::card_does(plan.setup, type),
         .traits = said::card_traits(type)});
  }
  return all;
}

Message all_cards(const AnyTable&) { return "cli.heading.all-cards"; }  // MRK-DEATH-3

// Bullets have the numbers under which they were read aloud.
Messages sentences(const AnyTable& any, std::span<const Told> told) {
  const Plan& plan = any.as<Mrakoszlap>().plan;
  const std::vector<int> numbers = said::numbers_read(told);
  Messages all;
  Table table{};
  said::Trail trail;
  for (std::size_t i = 0; i < told.size(); ++i) {
    if (told[i].to.is_everyone()) Mrakoszlap::learn(plan, table, told[i].event);
    trail.follow(told[i].event);
    if (numbers[i] != 0) trail.call(numbers[i]);
    all.push_back(said::logged(plan, told[i].event, table, trail));
  }
  return all;
}

// Left out is what is told a second time, too: a death of the night when it is read out, a card
// when its owner hears of it.
// Of what is gained, what is gained by day; the report has the rest.
bool is_recounted(std::span<const Told> told, EventId id) {
  const Event& event = told[id - 1].event;
  return has(event.fact, Trait::recounted) &&
         (event.fact != fact::gain || event.by == clause::mrk_exch_1);
}

}  // namespace

const course::Course& course() {
  static const course::Course kCourse{.title = "play.mrakoszlap.title",
                                      .you = "play.mrakoszlap.you",
                                      .welcome = welcome,
                                      .option = "deal",
                                      .value = "auto",
                                      .is_run_by_program = is_run_by_program,
                                      .words = words,
                                      .narrate = narrate,
                                      .is_news = is_news,
                                      .is_explained = is_explained,
                                      .refusal = refused,
                                      .out = out,
                                      .allies = allies,
                                      .joint_calls = joint_calls,
                                      .rules = rules,
                                      .cards = cards,
                                      .all_cards = all_cards,
                                      .sentences = sentences,
                                      .is_recounted = is_recounted};
  return kCourse;
}

}  // namespace omerta::mrakoszlap
