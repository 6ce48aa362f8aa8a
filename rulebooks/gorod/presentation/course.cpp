// gorod where the program runs it: the welcome, the pages, the end and the story.
#include "rulebooks/gorod/presentation/course.h"

#include "presentation/course/hands.h"
#include "rulebooks/gorod/text/facts.h"
#include "rulebooks/gorod/words/words.h"

namespace omerta::gorod {
namespace {

Message welcome(const AnyTable&) { return "play.gorod.game"; }

bool is_run_by_program(const AnyTable& table) {
  return table.as<Gorod>().plan.setup.moderator_mode == ModeratorMode::digital;
}

bool is_news(const Event& event) { return has(event.fact, Trait::news); }

bool is_explained(const Event& event) { return has(event.fact, Trait::explained); }

Message refused(const AnyTable&, Refusal refusal, const Prompt* open) {
  return said::refusal(refusal, open);
}

List words(const AnyTable&) { return {}; }

Message out(const AnyTable&) { return "cli.play.you-are-out"; }

Messages rules(const AnyTable&) { return {"play.gorod.course"}; }

std::vector<screen::HeldCard> cards(const AnyTable& table, const Names& names) {
  const Setup& setup = table.as<Gorod>().plan.setup;
  std::vector<screen::HeldCard> all;
  for (unsigned i = 0; i < kRoles; ++i) {
    if (setup.deck[i] == 0) continue;
    const auto role = static_cast<Role>(i);
    all.push_back({.names = {said::role_count(setup.edition, role, setup.deck[i])},
                   .does = said::role_does(names, setup, role)});
  }
  return all;
}

Message all_cards(const AnyTable&) { return "cli.heading.all-cards"; }

bool ends_the_hands(Fact fact) { return fact == fact::shot || fact == fact::no_shot; }

// GOR-MAFIA-2  Of the hands of a clan the story keeps the last.
bool is_recounted(std::span<const Told> told, EventId id) {
  const Fact fact = told[id - 1].event.fact;
  return has(fact, Trait::recounted) &&
         (fact != fact::pointed || !course::moved_later(told, id, ends_the_hands));
}

}  // namespace

const course::Course& course() {
  static const course::Course kCourse{.title = "play.gorod.title",
                                      .you = "play.gorod.you",
                                      .welcome = welcome,
                                      .most_people = kSeats,
                                      .option = "moderator-mode",
                                      .value = "digital",
                                      .is_run_by_program = is_run_by_program,
                                      .withdrawal = ask::withdraw,
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

}  // namespace omerta::gorod
