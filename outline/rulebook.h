// The table of a rulebook in outline, ready for the registry: `kOutline` is a function that gives
// its outline. What the table has here may be replaced by what the rulebook does better.
#pragma once
#include "outline/book.h"
#include "outline/form.h"
#include "outline/said.h"
#include "outline/shown.h"
#include "rulebooks/rulebook.h"
#include "simulator/tables.h"

namespace omerta::outline {

template <auto kOutline>
const course::Course& course() {
  static const std::string kTitle = said(kOutline(), "title").key;
  static const std::string kYou = said(kOutline(), "you").key;
  static const course::Course kCourse{
      .title = kTitle,
      .you = kYou,
      .welcome = [](const AnyTable&) { return said(kOutline(), "welcome"); },
      .most_people = kSeats,
      .is_run_by_program = [](const AnyTable&) { return true; },
      .words = [](const AnyTable&) { return List{}; },
      .narrate = [](const course::Telling& t) { return narrate(kOutline(), t); },
      .is_news = [](const Event& e) { return kOutline().row(e.fact).has(Trait::kept); },
      .is_explained = [](const Event&) { return false; },
      .refusal = [](const AnyTable&, Refusal why,
                    const Prompt*) { return refusal(kOutline(), why); },
      .out = [](const AnyTable&) { return Message{"cli.play.you-are-out"}; },
      .rules = [](const AnyTable&) { return Messages{said(kOutline(), "course")}; },
      .cards = [](const AnyTable& table, const Names&) { return cards(kOutline(), table); },
      .all_cards = [](const AnyTable&) { return Message{"cli.heading.all-cards"}; },
      .is_recounted =
          [](std::span<const Told> told, EventId id) {
            return kOutline().row(told[id - 1].event.fact).telling != Telling::silent;
          }};
  return kCourse;
}

template <auto kOutline>
Rulebook rulebook() {
  static const Book kBook{kOutline()};
  return {
      .id = kOutline().id,
      .clauses = kOutline().clauses,
      .text = kBook,
      .form = [](const setup::Chosen& chosen) { return form(kOutline(), chosen); },
      .judged = [](const setup::Chosen& chosen) { return judged(kOutline(), chosen); },
      .pages = [](std::string_view) { return pages(kOutline()); },
      .teller = [](const AnyGame& game) { return teller(kOutline(), game); },
      .screen = [](const AnyView& view, const Names&,
                   const story::Feed& feed) { return screen(kOutline(), view, feed); },
      .public_screen =
          [](const AnyTable& table, const Names&, const story::Feed& feed) {
            return public_screen(kOutline(), table, feed);
          },
      .course = course<kOutline>(),
      .guide = [](const AnyGame&) { return guide(kOutline()); },
      .simulate =
          [](const setup::Chosen& chosen, const simulator::Request& request,
             const simulator::Progress& progress) {
            const AnyGame game = game_of(kOutline(), chosen);
            const auto part = [](const AnyView& view) {
              const int role = kOutline().own_role(view);
              return simulator::Part{role < 0 ? simulator::kKinds : static_cast<unsigned>(role)};
            };
            return report(kOutline(),
                          simulator::play_tables(game, {.part = part}, request, progress));
          },
  };
}

}  // namespace omerta::outline
