// What a sleeper's finger is given to do, made from what everyone knows.
#include "presentation/screen/questions.h"

namespace omerta::screen {

Question decoy(const Standing& standing, const Touches& touches) {
  Question question{.name = "decoy",
                    .text = "play.asleep",
                    .shape = touches.shape,
                    .urgency = Urgency::offered,
                    .take = touches.take};
  if (touches.shape == Shape::seats) {
    question.text = "play.decoy";
    question.hint = "play.decoy.hint";
    for (Seat seat : standing.in_play) question.options.push_back({choice_of(seat), chair(seat)});
  } else {
    question.options.push_back({kYes, "cli.label.yes"});
  }
  question.pass = "cli.menu.pass";
  return question;
}

}  // namespace omerta::screen
