// The verbs, written once for all rulebooks; a rulebook without the question does not know the
// verb.
#include "notation/scenario/verbs.h"

#include <algorithm>

namespace omerta::notation {
namespace {

const std::vector<Verb>& verbs() {
  static const std::vector<Verb> all{
      {{"nominates", "nominate"}, {"nominate"}},
      {{"supports", "support"}, {"support"}},
      {{"looks", "look"}, {"look"}, kYes},
      {{"speaks", "speak"}, {"speak"}, kYes},
      {{"names", "name"}, {"avenge"}},
      {{"points", "point"}, {"mafia-point"}},
      {{"swaps", "swap"}, {"role-swap"}},
      {{"shoots", "shoot"}, {"corner-shot", "last-shot", "use-power"}},
      {{"fires", "fire"}, {"last-shot"}},
      {{"recruits"}, {"recruit"}},
      {{"kidnaps", "kidnap"}, {"kidnapping"}},
      {{"plays", "play", "shows", "show"}, {}},
      {{"done"}, {"discussion-done"}, kYes},
      {{"undone"}, {"discussion-done"}, kUndecidedWord},
      {{"defends", "defend"}, {"defence"}, kYes},
      {{"waives", "waive"}, {"defence"}, kPass},
      {{"keeps", "keep"}, {"move-vote"}, kPass},
      {{"unkeeps"}, {"move-vote"}, kUndecidedWord},
      {{"moves", "move"}, {"move-vote"}},
      {{"accuses", "accuse"}, {"accuse"}},
      {{"plans", "plan"}, {"mafia-plan"}},
      {{"digs"}, {"open-graves"}, kYes},
      {{"activates"}, {"enter-matrix"}, kYes},
  };
  return all;
}

const Verb& looks_at() {
  static const Verb verb{{"looks", "look"}, {"agent-look"}};
  return verb;
}

}  // namespace

const Verb* find_verb(std::string_view word, std::string_view next) {
  if ((word == "looks" || word == "look") && next == "at") return &looks_at();
  for (const Verb& verb : verbs()) {
    if (std::find(verb.words.begin(), verb.words.end(), word) != verb.words.end()) return &verb;
  }
  return nullptr;
}

std::string_view house_ask(std::string_view verb) {
  if (verb == "withdraws" || verb == "withdraw") return "withdraw";
  if (verb == "marks" || verb == "mark") return "mark";
  if (verb == "expels" || verb == "removes" || verb == "expel") return "expel";
  if (verb == "picks" || verb == "deadlock") return "deadlock";
  if (verb == "draws" || verb == "lot") return "lot";
  return "";
}

std::string as_id(std::string text) {
  for (char& c : text) {
    if (c == '_') c = '-';
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return text;
}

}  // namespace omerta::notation
