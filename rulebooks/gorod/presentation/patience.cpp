// The clocks of gorod are options of its own (section 1.1); by day they may be off.
#include "rulebooks/gorod/presentation/patience.h"

#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod {
namespace {

constexpr int kLook = 120;   // to look at one's card
constexpr int kAvenge = 60;  // to name whom one takes along

int or_usual(Seconds chosen, Seconds usual) { return chosen == kByMode ? usual : chosen; }

bool is_clans(Call call) {
  return call == Call::acquaintance_mafia || call == Call::acquaintance_yakuza ||
         call == Call::mafia || call == Call::yakuza;
}

}  // namespace

pace::Patience patience(const AnyTable& any) {
  const auto [plan, table] = any.as<Gorod>();
  const Setup& setup = plan.setup;
  switch (table.phase) {
    case Phase::setup: return {kLook};
    case Phase::night:  // GOR-NIGHT-9
      return {is_clans(table.call) ? or_usual(setup.group_clock, kGroupClock)
                                   : or_usual(setup.call_clock, kCallClock),
              pace::Patience::Ends::in_time};
    case Phase::discussion: return {setup.discussion_clock};
    case Phase::vote: return {setup.vote_clock};
    case Phase::verdict: return {kAvenge};
    case Phase::dawn:
    case Phase::over: break;
  }
  return {};
}

}  // namespace omerta::gorod
