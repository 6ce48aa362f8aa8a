// Section 6, "Who learns what", against every event that was told.
#include "tests/laws/mrakoszlap/story.h"

namespace omerta::mrakoszlap::laws {
namespace {

// MRK-CALL-7  The phases of the night after its calls have no names in public.
bool is_hidden_phase(const Event& event) {
  const auto phase = static_cast<Phase>(event.what);
  return event.fact == fact::phase_opened &&
         (phase == Phase::night_resolution || phase == Phase::matrix_release ||
          phase == Phase::night_gains);
}

}  // namespace

// The name of the condemned is said only if he is the one who hangs (MRK-VERDICT-1, -3).
bool is_public(const Event& event) {
  return event.fact <= fact::revealed && event.fact != fact::condemned && !is_hidden_phase(event);
}

Seats entitled(const State& state, const Event& event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::card_dealt:
    case number::called:
    case number::imprisoned:
    case number::ordered:
    case number::declined:
    case number::lost:
    case number::gained: return Seats::of(event.who);
    case number::doctor_offset: return Seats::of(holder(state, card(Type::doctor)));
    case number::mafia_meets:
    case number::planned: return state.truth.mafia;
    case number::seen_awake:
    case number::seen_nobody: return Seats::of(holder(state, card(Type::spyglass)));
    case number::caught: return Seats::of(holder(state, card(Type::matrix)));
    case number::eaten: return Seats::of(holder(state, card(Type::leech)));
    default: return {};  // the moderator's
  }
}

std::string AudienceLaw::hear(const Page& page, const Told& told) {
  const Event& event = told.event;
  if (told.to.is_everyone() != is_public(event)) return "to the wrong audience";
  if (!is_public(event)) {
    if (told.to.seats() != entitled(page.after, event)) return "to somebody else";
    const bool news =
        event.fact == fact::lost || event.fact == fact::gained || event.fact == fact::eaten;
    return news && dark_ ? "before dawn" : "";
  }
  const auto phase = static_cast<Phase>(event.what);
  const bool opened = event.fact == fact::phase_opened;
  const bool dawn = opened && phase == Phase::dawn;
  const bool spoken =
      event.fact == fact::card_called && page.game.plan.setup.night_calls != NightCalls::in_private;
  if (calling_ && !dawn && !spoken) return "in the middle of the night";
  if (dark_ && event.fact == fact::died) return "before the report";
  if (opened && phase == Phase::night_calls) calling_ = true;
  if (dawn) calling_ = false;
  if (event.fact == fact::nightfall) dark_ = true;
  if (event.fact == fact::report_opened) dark_ = false;
  return {};
}

std::string AudienceLaw::read(const Page& page) {
  for (const Told& told : page.told) {
    const std::string fault = hear(page, told);
    if (!fault.empty()) return "fact " + std::to_string(int(told.event.fact)) + " told " + fault;
  }
  return {};
}

}  // namespace omerta::mrakoszlap::laws
