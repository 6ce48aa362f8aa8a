// The night as a list of paragraphs: captain, mafia, don, yakuza, sheriff, maniac, nurse,
// commissioner, lawyer, beauty, journalist.
#include "tests/laws/gorod/night_reference.h"

namespace omerta::gorod::laws {

namespace {

class Teller {
 public:
  Teller(const Setup& setup, const Night& night) : setup_{setup}, night_{night} {
    const bool newer = setup.edition == Edition::newer;
    killed_act_ = setup.killed_tonight_acts == KilledTonightActs::by_edition
                      ? !newer
                      : setup.killed_tonight_acts == KilledTonightActs::yes;
    masks_all_ = setup.arrest_masks == ArrestMasks::by_edition
                     ? !newer
                     : setup.arrest_masks == ArrestMasks::all_checks;
  }

  Reckoning tell(NursePast& past) {
    if (const Seat target = chosen(Role::captain); target != Seat::nobody) arrested_ = target;
    mafia_shoots();
    don_asks();
    yakuza_shoot();
    for (Role shooter : {Role::sheriff, Role::maniac}) {  // GOR-SHERIFF-1, GOR-MANIAC-2
      if (acts(shooter)) shot_at(chosen(shooter));
    }
    nurse_heals(past);
    check(Role::commissioner);
    check(Role::lawyer);
    if (acts(Role::beauty)) result_.alibi = night_.choice.at(Role::beauty);
    journalist_compares();
    result_.out = killed_;
    return result_;
  }

 private:
  Role card(Seat seat) const { return night_.cards[index(seat)]; }
  Seat holder(Role role) const {
    for (Seat seat : night_.dusk) {
      if (card(seat) == role) return seat;
    }
    return Seat::nobody;
  }
  Seat chosen(Role role) const {
    const auto found = night_.choice.find(role);
    return found == night_.choice.end() ? Seat::nobody : *found->second;
  }
  bool chose(Role role) const { return night_.choice.contains(role); }
  bool able(Role role) const {  // 2.3
    const Seat seat = holder(role);
    return seat != arrested_ && (killed_act_ || !killed_.has(seat));
  }
  bool acts(Role role) const { return chose(role) && able(role); }

  bool in_mafia(Seat seat) const {
    const bool plain = setup_.yakuza_mode == YakuzaMode::plain_mafia;
    const Role role = card(seat);
    return role == Role::mafioso || role == Role::don || (role == Role::yakuza && plain);
  }
  bool in_yakuza(Seat seat) const {
    return card(seat) == Role::yakuza && setup_.yakuza_mode == YakuzaMode::second_clan;
  }

  // GOR-NIGHT-10, GOR-CAPTAIN-5; whether it marks him or finds him marked.
  bool shot_at(Seat target) {
    if (target == Seat::nobody || target == arrested_) return false;
    killed_ |= Seats::of(target);
    return true;
  }

  // GOR-MAFIA-3, GOR-CAPTAIN-6, GOR-NIGHT-7
  template <class Member>
  Seat settled(const std::map<Seat, Seat>& hands, Member member) const {
    if (arrested_ != Seat::nobody && member(arrested_)) return Seat::nobody;
    std::map<Seat, int> count;
    for (const auto& [by, at] : hands) {
      const bool counts = member(by) && (killed_act_ || !killed_.has(by));
      if (counts && at != Seat::nobody) ++count[at];
    }
    Seat first = Seat::nobody;
    int most = 0;
    for (const auto& [at, n] : count) {
      if (n > most) first = at, most = n;
    }
    for (const auto& [at, n] : count) {
      if (n == most && at != first) return Seat::nobody;
    }
    return first;
  }

  // GOR-MAFIA-3 to -5, GOR-SLEEPWALKER-5 to -9
  void mafia_shoots() {
    const auto member = [&](Seat seat) { return in_mafia(seat); };
    const Seat victim = settled(night_.mafia, member);
    if (!shot_at(victim) || card(victim) != Role::sleepwalker) return;
    result_.exposed = Seats::of(victim);
    shot_at(settled(night_.second, member));
  }

  void don_asks() {
    if (!chose(Role::don)) return;
    const Seat target = chosen(Role::don);
    Sign sign = card(target) == Role::commissioner ? Sign::nod : Sign::shake;
    if (masks_all_ && target == arrested_) sign = Sign::shrug;
    result_.answer[Role::don] = able(Role::don) ? sign : Sign::none;
  }

  void yakuza_shoot() {
    shot_at(settled(night_.yakuza, [&](Seat seat) { return in_yakuza(seat); }));
  }

  // GOR-NURSE-1 to -5
  void nurse_heals(NursePast& past) {
    if (!chose(Role::nurse)) return;
    const Seat nurse = holder(Role::nurse);
    const Seat target = chosen(Role::nurse);
    const bool herself = target == nurse && nurse != arrested_;
    if (!able(Role::nurse) && !herself) return;
    if (!killed_.has(target) || result_.exposed.has(target)) return;
    if (setup_.nurse_limit_counts == NurseLimitCounts::cures) {
      const bool newer = setup_.edition == Edition::newer;
      const bool lasting = setup_.nurse_repeat == NurseRepeat::last_choice;
      const bool running = past.last == target && (lasting || past.night == night_.number - 1);
      if (newer ? running || (target == nurse && past.ever.has(nurse)) : past.ever.has(target)) {
        return;
      }
    }
    killed_ -= Seats::of(target);
    past = {past.ever | target, target, night_.number};
  }

  // GOR-COMMISSIONER-2
  void check(Role asker) {
    if (!chose(asker)) return;
    const Seat target = chosen(asker);
    const Role role = card(target);
    const bool family = role == Role::mafioso || role == Role::don || role == Role::yakuza;
    Sign sign = Sign::shake;
    if (family) sign = Sign::nod;
    if (role == Role::maniac) sign = Sign::twirl;
    if (killed_.has(target)) sign = Sign::crossed;
    if (target == arrested_) sign = Sign::shrug;
    result_.answer[asker] = able(asker) ? sign : Sign::none;
  }

  // GOR-JOURNALIST-1, -2: 1 town, 2 mafia, 3 yakuza, and the maniac nobody's.
  int side(Seat seat) const {
    const Role role = card(seat);
    if (in_mafia(seat) || role == Role::lawyer) return 2;
    if (in_yakuza(seat)) return 3;
    return role == Role::maniac ? 4 : 1;
  }
  void journalist_compares() {
    if (!chose(Role::journalist)) return;
    const Seats two = night_.choice.at(Role::journalist);
    Seats rest = two;
    const Seat one = *rest;
    const Seat other = *++rest;
    Sign sign = side(one) == side(other) ? Sign::nod : Sign::shake;
    if (masks_all_ && arrested_ != Seat::nobody && two.has(arrested_)) sign = Sign::shrug;
    result_.answer[Role::journalist] = able(Role::journalist) ? sign : Sign::none;
  }

  const Setup& setup_;
  const Night& night_;
  bool killed_act_ = false;
  bool masks_all_ = false;
  Seat arrested_ = Seat::nobody;
  Seats killed_{};
  Reckoning result_{};
};

}  // namespace

Reckoning reckon(const Setup& setup, const Night& night, NursePast& past) {
  return Teller{setup, night}.tell(past);
}

}  // namespace omerta::gorod::laws
