// The person's day powers: at any question of the day one may ask for them, and use one if the
// moment is right (MRK-DAY-1).
#include "cli/play/mrakoszlap/mrakoszlap.h"
#include "cli/typed/suggest.h"

namespace omerta::cli {

using Heard = Dialogue::Heard;
using mrakoszlap::Power;
using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;

namespace {

constexpr unsigned kPowerLane = mrakoszlap::Mrakoszlap::lane(ask::use_power);

Choice offered(const Prompt& prompt, Power power) {
  const Choice seats = prompt.offers & ((Choice{1} << kSeats) - 1);
  return power == Power::anarchist ? seats : prompt.offers & mrakoszlap::choice_of(power);
}

}  // namespace

// That a power could be used now is said once a day; which one it is is for the player alone.
void MrakSession::mention_power() {
  const unsigned now = match_.table().round;
  if (mine(kPowerLane) == nullptr || mentioned_ == now) return;
  mentioned_ = now;
  const std::string word = first_word(dialogue().words(), "play.word.power");
  dialogue().terminal().say(dialogue().say("play.mrak.may-use", {{"what", word}}), Style::dim);
}

Heard MrakSession::own_word(const std::string& typed) {
  if (index(person_) >= kSeats || at_power_ || match_.over()) return Heard::no;
  bool named = false;
  for (Power power : mrakoszlap::kPowers) {
    const std::string name = notation::card_name(dialogue().words(), type_of(power));
    named = named || folded(typed) == folded(name);
  }
  if (!named && !dialogue().is_word(typed, "power")) return Heard::no;
  at_power_ = true;
  const Heard heard = own_power();
  at_power_ = false;
  return heard;
}

// MRK-TIMELORD-1  Before the trial the Time Lord has the day in his hands.
const Prompt* MrakSession::own_day() const {
  const Prompt* own = mine(0);
  return own != nullptr && own->ask == ask::skip_day ? own : nullptr;
}

// Which of several, and for a shot at whom. Nothing: the person thinks better of it.
std::optional<Command> MrakSession::choose_power(const Prompt& prompt) {
  const Words& words = dialogue().words();
  Dialogue::Menu menu;
  menu.pass = dialogue().say("play.mrak.not-now");
  for (Power power : mrakoszlap::kPowers) {
    const Choice choice = offered(prompt, power);
    if (choice == 0) continue;
    menu.words.push_back({notation::card_name(words, type_of(power)) + ": " +
                              notation::power_name(words, power) + " (“" +
                              std::string(notation::power_phrase(power)) + "”)",
                          choice});
  }
  const auto chosen = dialogue().choose(person_, prompt, menu, Looking::alone);
  if (!chosen || *chosen == kPass) return {};
  if (*chosen == mrakoszlap::choice_of(Power::time_lord)) {
    return Command{.choice = kYes, .seat = person_, .ask = ask::skip_day};
  }
  Command wish{.choice = *chosen, .seat = person_, .ask = ask::use_power};
  if (*chosen != offered(prompt, Power::anarchist)) return wish;
  Prompt shot = prompt;
  shot.offers = *chosen;
  dialogue().terminal().say(dialogue().say("play.mrak.shoot-whom"), Style::bold);
  const auto whom = dialogue().choose(person_, shot, {.pass = menu.pass}, Looking::alone);
  if (!whom || *whom == kPass) return {};
  wish.choice = *whom;
  return wish;
}

Heard MrakSession::own_power() {
  const Prompt* own = mine(kPowerLane);
  if (own == nullptr && own_day() == nullptr) return no_power();
  Prompt prompt = own != nullptr ? *own : *own_day();
  pose(person_, prompt, Hint::left_out, Looking::alone);
  if (own == nullptr) prompt.offers = 0;
  if (own_day() != nullptr) prompt.offers |= mrakoszlap::choice_of(Power::time_lord);
  while (true) {
    const auto wish = choose_power(prompt);
    if (!wish) return Heard::yes;
    const Refusal refusal = match_.say(*wish);
    if (refusal == Refusal::none) return Heard::moved;
    refuse(refusal, prompt);
  }
}

// Why it does not work now, as the game itself would say it.
Heard MrakSession::no_power() {
  const mrakoszlap::View view = match_.view(person_);
  Power held = Power::anarchist;
  for (Power power : mrakoszlap::kPowers) {
    if (mrakoszlap::Hand{view.notes.hand}.has(type_of(power))) held = power;
  }
  const bool skips = held == Power::time_lord;
  const Choice choice = held == Power::anarchist ? choice_of(person_) : mrakoszlap::choice_of(held);
  const Command wish{.choice = skips ? kYes : choice,
                     .seat = person_,
                     .ask = skips ? ask::skip_day : ask::use_power};
  const Prompt* open = match_.open(mrakoszlap::Mrakoszlap::lane(wish.ask), person_);
  const Refusal refusal =
      mrakoszlap::Mrakoszlap::refusal(view, wish, open == nullptr ? Prompt{} : *open);
  dialogue().terminal().say(refusal_text(refusal, {}), Style::bad);
  return Heard::yes;
}

}  // namespace omerta::cli
