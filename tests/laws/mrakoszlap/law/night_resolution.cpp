// The end of the night, written as the catalogue reads.
#include "tests/laws/mrakoszlap/law/night_law.h"

namespace omerta::mrakoszlap::laws {

Resolution::Resolution(const Setup& setup, Bodies bodies, const Orders& orders)
    : setup_{setup}, b_{std::move(bodies)}, o_{orders} {
  b_.exchanges = {.limited = true,
                  .put_off = setup.exchange_timing == ExchangeTiming::end_of_phase};
  if (setup.prison_reach == PrisonReach::all_abilities) b_.exchanges.powerless = o_.jailed;
}

// MRK-END-1
const Bodies& Resolution::run() {
  mafia();
  for (unsigned i = 0; i < 2; ++i) {
    if (o_.shots[i] != Seat::nobody) {
      shoot(Kind::shooter, b_.holder(Type::mad_shooter, i + 1), o_.shots[i]);
    }
  }
  if (o_.sniped != Seat::nobody) shoot(Kind::sniper, b_.holder(Type::sniper), o_.sniped);
  smell();
  const bool fires = b_.lives(o_.matrix) || setup_.matrix_dies == MatrixDies::bullets_fly;
  if (caught_ > 0 && fires) {
    for (Seat target : o_.released) shoot(Kind::matrix, o_.matrix, target);
  }
  gains();
  note_gains();
  return b_;
}

// MRK-MAFIAN-2, -3
void Resolution::mafia() {
  Seat shooter = Seat::nobody;
  std::set<Seat> targets;
  for (unsigned i = 0; i < 3; ++i) {
    const Seat mafian = b_.holder(Type::mafian, i + 1);
    if (!b_.lives(mafian)) continue;
    shooter = mafian;
    targets.insert(o_.aims[i]);
  }
  const bool agreed = targets.size() == 1 && *targets.begin() != Seat::nobody;
  if (agreed) shoot(Kind::mafia, shooter, *targets.begin());
}

void Resolution::note(Course course, Seat seat, unsigned number) {
  steps.push_back({course, seat, static_cast<std::uint16_t>(number)});
}

void Resolution::note_gains() {
  steps.insert(steps.end(), b_.gained.begin(), b_.gained.end());
  b_.gained.clear();
}

void Resolution::shoot(Kind kind, Seat from, Seat at) {
  passed_.clear();
  note(Course::fired, at, static_cast<unsigned>(kind));
  fly({.kind = kind, .at = at, .from = from});
}

void Resolution::fly(Fragment f) {
  while (arrives(f)) {
  }
}

// MRK-BULLET-3, -9
bool Resolution::arrives(Fragment& f) {
  if (!b_.lives(f.at)) return note(Course::dead_player, f.at), false;
  if (f.kind == Kind::matrix) return hit(f.at), false;
  const bool matrix = o_.matrix == f.at;
  if (matrix && setup_.matrix_catch == MatrixCatch::first) return is_caught(f.at), false;
  if (const std::optional<Seat> magnet = pull(f)) {
    note(Course::pulled, *magnet);
    f.magnets |= Seats::of(*magnet);
    f.from = f.at;
    f.at = *magnet;
    f.redirected = f.bent = true;
    return true;
  }
  if (const std::vector<int> open = connections(f); !open.empty()) return pass(f, open), false;
  if (matrix) return is_caught(f.at), false;
  const bool late = setup_.defence_order == DefenceOrder::mirror_late;
  if (!late && mirror(f)) return true;
  if (defended(f)) return false;
  if (late && mirror(f)) return true;
  hit(f.at);
  return false;
}

void Resolution::is_caught(Seat seat) {
  ++caught_;
  note(Course::caught, seat);
}

// MRK-BULLET-6
void Resolution::pass(const Fragment& f, const std::vector<int>& open) {
  for (int each : open) passed_.insert(each);
  const bool split = open.size() > 1;
  if (split) note(Course::split, f.at, static_cast<unsigned>(open.size()));
  splits += split ? 1 : 0;
  unsigned part = 0;
  for (int each : open) {
    const auto mage = static_cast<unsigned>(each);
    Fragment g = f;
    g.tunnels.insert(each);
    g.from = f.at;
    g.at = o_.exit[mage];
    g.redirected = true;
    if (split) note(Course::fragment, f.at, ++part);
    note(Course::passed, g.at, mage + 1);
    fly(g);
  }
}

// MRK-MAGNET-1, -3, -4
std::optional<Seat> Resolution::pull(const Fragment& f) const {
  const bool clockwise = setup_.magnet_first == MagnetFirst::clockwise;
  if (setup_.magnet_pulls == MagnetPulls::once_per_bullet && !f.magnets.empty()) return {};
  const Seat left = b_.neighbour(f.at, 1);
  const Seat right = b_.neighbour(f.at, setup_.seats - 1U);
  for (Seat each : {clockwise ? left : right, clockwise ? right : left}) {
    if (b_.lives(each) && o_.magnetised.has(each) && !f.magnets.has(each)) return each;
  }
  return {};
}

// MRK-MAGE-2, MRK-ATHEIST-1, MRK-BULLET-7, -8
std::vector<int> Resolution::connections(const Fragment& f) const {
  std::vector<int> open;
  std::set<Seat> exits;
  for (int i = 0; i < 3; ++i) {
    const Seat exit = o_.exit[static_cast<unsigned>(i)];
    if (o_.entrance[static_cast<unsigned>(i)] != f.at || exit == Seat::nobody) continue;
    if (b_.holds(exit, Type::atheist) && !powerless(exit)) continue;
    if (!b_.lives(exit) && setup_.tunnel_to_dead == TunnelToDead::closed) continue;
    if (!exits.insert(exit).second) continue;
    const bool whole = setup_.tunnel_use == TunnelUse::per_bullet;
    if (!(whole ? passed_ : f.tunnels).contains(i)) open.push_back(i);
  }
  return open;
}

// MRK-BULLET-4, MRK-SNIPER-2, MRK-JOZIN-3, MRK-END-3  Whether it turns the bullet.
bool Resolution::mirror(Fragment& f) {
  std::map<unsigned, bool>& mirrors = b_[f.at].mirrors;
  if (mirrors.empty()) return false;
  auto which = mirrors.begin();
  for (auto each = mirrors.begin(); each != mirrors.end(); ++each) {
    if (each->second && !which->second) which = each;
  }
  const bool clean = !which->second;
  const bool turns = clean && f.kind != Kind::sniper;
  note(turns ? Course::turned : Course::broke, f.at, which->first);
  mirrors.erase(which);
  broken_ |= Seats::of(f.at);
  const Seat glazier = b_.holder(Type::glazier);
  if (b_.lives(glazier) && glazier != f.at && b_[glazier].mirrors.empty()) glass_ = true;
  if (!turns) return false;
  std::swap(f.at, f.from);
  f.redirected = f.bent = true;
  return true;
}

// MRK-SLIME-2 to -5, MRK-CAPONE-1, MRK-DOCTOR-2
bool Resolution::defended(const Fragment& f) {
  const bool sanded = o_.sanded == f.at && !masked(f.at);
  const bool direct = !f.redirected || setup_.slime_redirected == SlimeRedirected::protects;
  const bool against = f.kind != Kind::sniper || setup_.slime_vs_sniper == SlimeVsSniper::protects;
  const bool fresh = setup_.slime_uses == SlimeUses::unlimited || !slime_used_.has(f.at);
  if (o_.slimed.has(f.at) && !sanded && direct && against && fresh) {
    slime_used_ |= Seats::of(f.at);
    return note(Course::slid_off, f.at), true;
  }
  const bool reached = !f.redirected || setup_.al_capone_reach == AlCaponeReach::always ||
                       (setup_.al_capone_reach == AlCaponeReach::direct_and_tunnel && !f.bent);
  if (f.kind == Kind::mafia && b_.holds(f.at, Type::al_capone) && reached && !powerless(f.at)) {
    return note(Course::al_capone, f.at), true;
  }
  if (o_.charged != f.at) return false;
  o_.charged = Seat::nobody;
  return note(Course::healed, f.at), true;
}

void Resolution::hit(Seat seat) {
  Body& body = b_[seat];
  if (!body.vests.empty()) {
    note(Course::vest, seat, *body.vests.begin());
    body.vests.erase(body.vests.begin());
  } else if (!body.treaders.empty()) {
    note(Course::cloud_treader, seat, b_.lowest(seat));
    b_.lose_treader(seat);
    loses(seat);
  } else {
    note(Course::dies, seat);
    dies(seat);
  }
}

void Resolution::loses(Seat seat) {
  ++losses_;
  digger_losses_ += b_.holds(seat, Type::gravedigger) ? 1 : 0;
  held_losses_ += o_.held == seat ? 1 : 0;
  b_.exchange_for(seat);
  note_gains();
}

void Resolution::dies(Seat seat) {
  b_[seat].lives = false;
  held_died_ = held_died_ || o_.held == seat;
}

// MRK-JAILER-3 (`all-abilities`)
bool Resolution::powerless(Seat seat) const {
  return setup_.prison_reach == PrisonReach::all_abilities && o_.jailed == seat;
}

bool Resolution::masked(Seat seat) const {
  const bool bobo = setup_.third_gas_mask == ThirdGasMask::ghost_bobo;
  return b_.holder(Type::mage, 2) == seat || b_.holder(Type::mad_shooter, 2) == seat ||
         b_.holds(seat, bobo ? Type::ghost_bobo : Type::al_capone);
}

// MRK-SOCK-2, -3
void Resolution::smell() {
  std::set<Seat> dead, losers;
  const bool falls = setup_.sock_dead_thrower == SockDeadThrower::nothing;  // MRK-END-2
  if (falls && !b_.lives(b_.holder(Type::sock))) return;
  for (Seat seat : {o_.sock, o_.sock_second}) {
    if (seat == Seat::nobody) continue;
    if (!b_.lives(seat)) {
      note(Course::dead_player, seat);
    } else if (masked(seat)) {
      note(Course::gas_mask, seat);
    } else if (o_.charged == seat) {
      note(Course::healed, seat);
      o_.charged = Seat::nobody;
    } else if (!b_[seat].treaders.empty()) {
      note(Course::cloud_treader, seat, b_.lowest(seat));
      losers.insert(seat);
    } else {
      note(Course::dies, seat);
      dead.insert(seat);
    }
  }
  for (Seat seat : losers) b_.lose_treader(seat);
  for (Seat seat : dead) dies(seat);
  for (Seat seat : losers) loses(seat);
}

// MRK-LEECH-2, MRK-COBRA-1, -2, MRK-GRAVE-2, MRK-GLAZIER-1
void Resolution::gains() {
  b_.pay_exchanges();
  const Seat leech = b_.holder(Type::leech);
  const int fed = held_losses_ + (held_died_ ? 1 : 0);
  if (b_.lives(leech) && fed > 0) {
    const int times = setup_.leech_gain == LeechGain::one ? 1 : fed;
    for (int i = 0; i < times; ++i) b_.gain_treader(leech, Type::leech);
  }
  const Seat cobra = b_.holder(Type::cobra);
  const bool right = o_.bitten != Seat::nobody && o_.bitten == leech && o_.leech_uneaten;
  const bool fed_by_dead = setup_.cobra_dead_leech == CobraDeadLeech::gains;
  const bool eats = right && (fed_by_dead || b_.lives(leech));
  if (eats && b_.lives(cobra)) b_.gain_treader(cobra, Type::cobra);
  const Seat digger = b_.holder(Type::gravedigger);
  const bool others = setup_.gravedigger_counts == GravediggerCounts::others;
  if (o_.graves && b_.lives(digger)) {
    for (int i = others ? digger_losses_ : 0; i < losses_; ++i)
      b_.gain_treader(digger, Type::gravedigger);
  }
  const Seat glazier = b_.holder(Type::glazier);
  if (!b_.lives(glazier) || powerless(glazier)) return;
  const bool end = b_[glazier].mirrors.empty() && !(broken_ - glazier).empty();
  if (setup_.glazier_check == GlazierCheck::at_break ? glass_ : end)
    b_.gain_mirror(glazier, Type::glazier);
}

}  // namespace omerta::mrakoszlap::laws
