// The questions of a screen: what is open before a seat, and what a sleeper's finger is given to
// do.
#pragma once
#include <string>

#include "engine/any_game.h"
#include "presentation/screen/screen.h"

namespace omerta::screen {

struct Asked {  // what a rulebook knows of one of its questions
  std::string name;
  QuestionText text;
  Danger danger = Danger::none;
};

// One question, option by option; `label` names one thing that may be chosen, or the pass.
template <class Label>
Question question(const AnyView& view, unsigned lane, Asked asked, const Label& label) {
  const Prompt& prompt = *view.prompt(lane);
  Question question{.lane = lane,
                    .number = prompt.number,
                    .ask = prompt.ask,
                    .name = std::move(asked.name),
                    .text = std::move(asked.text.text),
                    .hint = std::move(asked.text.hint),
                    .urgency = view.awaited(lane) ? Urgency::awaited : Urgency::offered,
                    .danger = asked.danger,
                    .take = prompt.take};
  for (Choice left = prompt.offers; left != 0; left &= left - 1) {
    const Choice one = left & (~left + 1);
    question.options.push_back({one, label(one)});
  }
  if (prompt.pass == Pass::allowed) question.pass = label(kPass);
  const bool seats = !question.options.empty() && question.options.front().label.key == kChair;
  question.shape = seats ? Shape::seats : prompt.offers == kYes ? Shape::confirm : Shape::words;
  return question;
}

// What is open before this seat; `asked` and `label` as the rulebook has them.
template <class AskedOf, class Label>
std::vector<Question> questions(const AnyView& view, const AskedOf& asked, const Label& label) {
  std::vector<Question> all;
  for (unsigned lane = 0; lane < view.lanes(); ++lane) {
    const Prompt* prompt = view.prompt(lane);
    if (prompt == nullptr) continue;
    const auto named = [&](Choice choice) { return label(prompt->ask, choice); };
    all.push_back(question(view, lane, asked(*prompt), named));
  }
  return all;
}

// What a call asks of those who wake, as everyone knows from its name: so many touches of chairs,
// or one of a button. Nothing: it asks for none, or everyone is awake.
struct Touches {
  Shape shape = Shape::seats;
  std::uint8_t take = 1;
};

Question decoy(const Standing& standing, const Touches& touches);

// Whether somebody may be given one: he is in play, it is night, and he is asked nothing himself.
inline bool sleeps(const AnyView& view) {
  const Standing standing = view.standing();
  for (unsigned lane = 0; lane < view.lanes(); ++lane) {
    if (view.prompt(lane) != nullptr) return false;
  }
  return standing.hour == Hour::night && standing.in_play.has(view.seat());
}

}  // namespace omerta::screen
