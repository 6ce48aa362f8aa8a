// The questions of mrakoszlap, each with the manner in which it is put.
#include "rulebooks/mrakoszlap/presentation/questions.h"

#include "presentation/screen/questions.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::mrakoszlap {
namespace {

screen::Danger danger(Ask what) {
  switch (static_cast<number::Ask>(what)) {
    case number::Ask::mafia_aim:
    case number::Ask::shoot:
    case number::Ask::snipe:
    case number::Ask::release_bullet:
    case number::Ask::use_power: return screen::Danger::kills;
    case number::Ask::look:
    case number::Ask::speak:
    case number::Ask::prison_notice:
    case number::Ask::spyglass_notice:
    case number::Ask::mafia_plan:
    case number::Ask::defence: return screen::Danger::none;
    default: return screen::Danger::loses;
  }
}

// A power stands under the card that has it, with what is said aloud.
Message power_label(Power power, const Message& does) {
  return {"play.mrakoszlap.power",
          {{"card", said::card_name(type_of(power))},
           {"power", does},
           {"phrase", quoted(said::power_phrase(power))}}};
}

Power power_of(Choice choice) {
  for (Power power : kDayPowers) {
    if (choice == choice_of(power)) return power;
  }
  return Power::anarchist;  // a shot at somebody
}

Message label_of(const Plan& plan, Ask what, Choice choice) {
  const Message name = said::choice_name(plan, what, choice);
  if (what == ask::use_power) return power_label(power_of(choice), name);
  const bool skips = what == ask::skip_night || what == ask::skip_day;
  return skips && choice == kYes ? power_label(Power::time_lord, name) : name;
}

// MRK-ACCUSE-1  Who stands accused already is said; only the others are worth offering.
void accusing(const Table& table, screen::Question& question) {
  question.timely = true;
  question.leave = table.accused.empty() ? "play.mrakoszlap.no-accusation"
                                         : "play.mrakoszlap.no-more-accusations";
  for (screen::Option& option : question.options) {
    option.idle = table.accused.has(seat_of(option.choice));
  }
  if (table.accused.empty()) return;
  question.beside.push_back({"play.mrakoszlap.accused-so-far", {{"seats", table.accused}}});
}

// MRK-CALL-4  Declining to shoot is a choice, not what Enter takes.
void aiming(const View& view, const Prompt& prompt, screen::Question& question) {
  const Choice others = prompt.offers & ~choice_of(view.notes.mafia);
  const Choice from = others != 0 ? others : prompt.offers;
  question.usual = from & (~from + 1);
  const Message list = council_list(view);
  if (!list.empty()) question.beside.push_back(list);
}

void in_its_manner(const View& view, const Prompt& prompt, screen::Question& question) {
  switch (static_cast<number::Ask>(question.ask)) {
    case number::Ask::mafia_plan: {  // the person first; then the others complete the list
      question.timely = true;
      question.turn = screen::Turn::leads;
      question.prompt = "play.mrakoszlap.council";
      const Message list = council_list(view);
      if (!list.empty()) question.beside.push_back(list);
      return;
    }
    case number::Ask::mafia_aim: return aiming(view, prompt, question);
    case number::Ask::accuse: return accusing(view.table, question);
    case number::Ask::tie_vote: question.usual = kAgainst; return;  // Enter hangs nobody
    case number::Ask::skip_night: question.timely = true; [[fallthrough]];
    case number::Ask::skip_day:
    case number::Ask::use_power:
      question.own = true;
      question.leave = "play.mrakoszlap.not-now";
      return;
    default: return;
  }
}

// Why no power works now, as the game itself would say it.
Message unavailable(const AnyView& any, const View& view) {
  Power held = Power::anarchist;
  for (Power power : kPowers) {
    if (Hand{view.notes.hand}.has(type_of(power))) held = power;
  }
  const bool skips = held == Power::time_lord;
  const Choice choice = held == Power::anarchist ? choice_of(view.seat) : choice_of(held);
  const Command wish{.choice = skips ? kYes : choice,
                     .seat = view.seat,
                     .ask = skips ? ask::skip_day : ask::use_power};
  const Prompt* open = any.prompt(Mrakoszlap::lane(wish.ask));
  const Refusal why = Mrakoszlap::refusal(view, wish, open == nullptr ? Prompt{} : *open);
  return said::refusal(view.plan, why, nullptr);
}

bool is_offered(const AnyView& any, Ask what) {
  const Prompt* open = any.prompt(Mrakoszlap::lane(what));
  return open != nullptr && open->ask == what && open->offers != 0;
}

}  // namespace

std::vector<screen::Question> questions(const AnyView& any) {
  const View view = any.as<Mrakoszlap>();
  const auto asked = [&](const Prompt& prompt) {
    return screen::Asked{notation::mrakoszlap_book().ask_name(prompt.ask),
                         said::question(view, prompt), danger(prompt.ask)};
  };
  const auto label = [&](Ask what, Choice choice) { return label_of(view.plan, what, choice); };
  std::vector<screen::Question> all = screen::questions(any, asked, label);
  for (screen::Question& question : all) {
    in_its_manner(view, *any.prompt(question.lane), question);
  }
  return all;
}

// MRK-DAY-1, MRK-TIMELORD-1  Before the trial the Time Lord has the day in his hands.
screen::Means means(const AnyView& any) {
  const View view = any.as<Mrakoszlap>();
  screen::Means own{.word = "power", .kept = "play.mrakoszlap.not-now"};
  for (Power power : kPowers) own.names.push_back(said::card_name(type_of(power)));
  if (is_offered(any, ask::use_power)) {
    own.reminder = {"play.mrakoszlap.may-use", {{"what", Message{"play.word.power"}}}};
  } else if (!is_offered(any, ask::skip_day)) {
    own.unavailable = unavailable(any, view);
  }
  return own;
}

// MRK-TIMELORD-1, MRK-DAY-1  Before the night and before the trial everyone is stopped alike,
// whether there is anything to use or not: who has a power is nobody's business. Later whoever
// could still use one is given the time (MRK-VERDICT-1, MRK-EVENING-1).
Message pause(const AnyView& any) {
  const View view = any.as<Mrakoszlap>();
  if (!view.table.in_play.has(view.seat)) return {};
  const bool may = is_offered(any, ask::use_power);
  switch (view.table.phase) {
    case Phase::night_open: return together({"cli.play.asleep", "cli.play.press-enter"});
    case Phase::day_open:
      return {"play.mrakoszlap.morning", {{"what", Message{"play.word.power"}}}};
    case Phase::verdict: return may ? Message{"cli.play.press-enter"} : Message{};
    case Phase::evening: return may ? Message{"play.mrakoszlap.evening"} : Message{};
    default: return {};
  }
}

Message council_list(const View& view) {
  People planned;
  for (unsigned i = 0; i < view.notes.planned; ++i) {
    if (view.table.in_play.has(view.notes.plan[i])) planned.push_back(view.notes.plan[i]);
  }
  return planned.empty() ? Message{} : Message{"play.mrakoszlap.list", {{"seats", planned}}};
}

}  // namespace omerta::mrakoszlap
