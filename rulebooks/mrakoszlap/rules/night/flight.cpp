// The flight of a bullet (MRK-BULLET-3): arrivals, pulls, passages, splits, mirrors and defences.
#include "rulebooks/mrakoszlap/rules/rules.h"

namespace omerta::mrakoszlap {
namespace {

struct Fragment {  // MRK-BULLET-2
  Kind kind = Kind::mafia;
  Seat at = Seat::nobody;
  Seat from = Seat::nobody;
  bool redirected = false;
  bool bent = false;         // pulled by a magnet or turned by a mirror (al-capone-reach)
  std::uint8_t tunnels = 0;  // connections this fragment or its ancestors have passed
  Seats magnets{};           // players who have pulled it or its ancestors
};

enum class Flies : std::uint8_t { no, on };

class Flight {
 public:
  Flight(Turn& t, EventId order) : t_{t} { t_.truth().flight = order; }

  // MRK-BULLET-10, -11  Every arrival ends it or uses up a connection, a pull or a Mirror; it may
  // meet anybody on its way, the shooter included.
  void fly(Fragment f) {
    while (arrive(f) == Flies::on) {
    }
  }

 private:
  const Setup& setup() const { return t_.plan().setup; }
  Tonight& tonight() { return t_.truth().tonight; }

  void note(Course course, Seat seat, unsigned number, Clause by, Seat other = Seat::nobody) {
    step(t_, course, seat, number, by, other);
  }

  // MRK-BULLET-9  One arrival: the defences in the order of the table.
  Flies arrive(Fragment& f) {
    if (!t_.truth().alive.has(f.at)) {
      note(Course::dead_player, f.at, 0, clause::mrk_bullet_3);
      return Flies::no;
    }
    if (f.kind != Kind::matrix) {
      if (setup().matrix_catch == MatrixCatch::first && caught(f)) return Flies::no;
      if (pulled(f)) return Flies::on;
      if (passed(f)) return Flies::no;  // the fragments have flown
      if (setup().matrix_catch == MatrixCatch::after_redirection && caught(f)) return Flies::no;
      const bool late = setup().defence_order == DefenceOrder::mirror_late;
      if (!late && turned(f)) return Flies::on;
      if (slid_off(f) || al_capone(f) || healed(f)) return Flies::no;
      if (late && turned(f)) return Flies::on;
    }
    hit(t_, f.at);
    return Flies::no;
  }

  // MRK-MATRIX-2  Whatever reaches the active Matrix, its own included.
  bool caught(const Fragment& f) {
    if (tonight().matrix != f.at) return false;
    ++tonight().caught;
    note(Course::caught, f.at, 0, clause::mrk_matrix_2);
    return true;
  }

  // MRK-SEAT-2, MRK-MAGNET-1, -3, -4  The first magnetised neighbour who has not pulled it yet.
  bool pulled(Fragment& f) {
    const bool clockwise = setup().magnet_first == MagnetFirst::clockwise;
    const Seat left = next_living(t_, f.at);
    const Seat right = previous_living(t_, f.at);
    const bool once = setup().magnet_pulls == MagnetPulls::once_per_bullet && !f.magnets.empty();
    for (Seat neighbour : {clockwise ? left : right, clockwise ? right : left}) {
      if (once || neighbour == Seat::nobody || !t_.truth().magnetised.has(neighbour) ||
          f.magnets.has(neighbour)) {
        continue;
      }
      note(Course::pulled, neighbour, 0, clause::mrk_magnet_1, f.at);
      f.magnets |= Seats::of(neighbour);
      f.from = f.at;
      f.at = neighbour;
      f.redirected = true;
      f.bent = true;
      return true;
    }
    return false;
  }

  // MRK-MAGE-2, MRK-ATHEIST-1, MRK-BULLET-7, -8  Connections open here, one for each exit.
  std::uint8_t open_connections(const Fragment& f) {
    std::uint8_t open = 0;
    Seats exits;
    for (unsigned i = 0; i < kTunnels; ++i) {
      const Tunnel& tunnel = tonight().tunnels[i];
      if (tunnel.from != f.at || tunnel.to == Seat::nobody || exits.has(tunnel.to)) continue;
      if (holder(t_, card(Type::atheist)) == tunnel.to && !is_powerless(t_, tunnel.to)) continue;
      const bool dead = !t_.truth().alive.has(tunnel.to);
      if (dead && setup().tunnel_to_dead == TunnelToDead::closed) continue;
      exits |= Seats::of(tunnel.to);
      const std::uint8_t used = setup().tunnel_use == TunnelUse::per_bullet ? shared_ : f.tunnels;
      if ((used >> i & 1U) == 0) open = static_cast<std::uint8_t>(open | 1U << i);
    }
    return open;
  }

  // MRK-BULLET-6, -7  With several it splits; each fragment is finished before the next.
  bool passed(Fragment& f) {
    const std::uint8_t open = open_connections(f);
    if (open == 0) return false;
    const int parts = std::popcount(open);
    shared_ = static_cast<std::uint8_t>(shared_ | open);
    if (parts > 1) note(Course::split, f.at, static_cast<unsigned>(parts), clause::mrk_bullet_6);
    unsigned part = 0;
    for (unsigned i = 0; i < kTunnels; ++i) {
      if ((open >> i & 1U) == 0) continue;
      Fragment g = f;
      g.tunnels = static_cast<std::uint8_t>(g.tunnels | 1U << i);
      g.from = f.at;
      g.at = tonight().tunnels[i].to;
      g.redirected = true;
      const EventId split = t_.truth().flight;
      if (parts > 1) note(Course::fragment, f.at, ++part, clause::mrk_bullet_6);
      note(Course::passed, g.at, i + 1, clause::mrk_mage_1, f.at);
      fly(g);
      t_.truth().flight = split;
    }
    return true;
  }

  // MRK-BULLET-3, -4, -5, MRK-MIRROR-1, MRK-SNIPER-2, MRK-JOZIN-3  A clean Mirror turns it; any
  // other only breaks.
  bool turned(Fragment& f) {
    if (!has_mirror(t_, f.at)) return false;
    const Glass glass = break_mirror(t_, f.at);
    if (f.kind == Kind::sniper || !glass.clean) {
      note(Course::broke, f.at, glass.number,
           f.kind == Kind::sniper ? clause::mrk_sniper_2 : clause::mrk_jozin_3);
      note_broken_mirror(t_, f.at);
      return false;
    }
    note(Course::turned, f.at, glass.number, clause::mrk_bullet_4, f.from);
    note_broken_mirror(t_, f.at);
    const Seat back = f.from;
    f.from = f.at;
    f.at = back;
    f.redirected = true;
    f.bent = true;
    return true;
  }

  // MRK-SLIME-2 to -5, MRK-SAND-1, -2
  bool slid_off(const Fragment& f) {
    const bool direct = !f.redirected || setup().slime_redirected == SlimeRedirected::protects;
    const bool sniper = f.kind == Kind::sniper && setup().slime_vs_sniper == SlimeVsSniper::no;
    const bool used = setup().slime_uses == SlimeUses::once && tonight().slime_used.has(f.at);
    if (!tonight().slimed.has(f.at) || is_sanded(t_, f.at) || !direct || sniper || used) {
      return false;
    }
    tonight().slime_used |= Seats::of(f.at);
    note(Course::slid_off, f.at, 0, clause::mrk_slime_2);
    return true;
  }

  // MRK-CAPONE-1
  bool al_capone(const Fragment& f) {
    const AlCaponeReach reach = setup().al_capone_reach;
    const bool reached = reach == AlCaponeReach::always || !f.redirected ||
                         (reach == AlCaponeReach::direct_and_tunnel && !f.bent);
    if (f.kind != Kind::mafia || !reached || !holds(t_, f.at, Type::al_capone)) return false;
    if (is_powerless(t_, f.at)) return false;
    note(Course::al_capone, f.at, 0, clause::mrk_capone_1);
    return true;
  }

  // MRK-DOCTOR-2  The charge stops one.
  bool healed(const Fragment& f) {
    if (tonight().charged != f.at) return false;
    tonight().charged = Seat::nobody;
    note(Course::healed, f.at, 0, clause::mrk_doctor_2);
    return true;
  }

  Turn& t_;
  std::uint8_t shared_ = 0;  // MRK-BULLET-7 (`per-bullet`): what the whole bullet has passed
};

// MRK-BULLET-1
Kind kind_of(CardId sender) {
  switch (type_of(sender)) {
    case Type::mafian: return Kind::mafia;
    case Type::mad_shooter: return Kind::shooter;
    case Type::sniper: return Kind::sniper;
    default: return Kind::matrix;
  }
}

}  // namespace

// MRK-BULLET-3 (Vest, Cloud-Treader), MRK-CLOUD-1, MRK-VEST-1  The last defences, or death.
void hit(Turn& t, Seat seat) {
  if (holds(t, seat, Type::vest)) {
    return step(t, Course::vest, seat, spend(t, seat, Type::vest), clause::mrk_vest_1);
  }
  const unsigned treader = lowest_treader(t, seat);
  if (treader != 0) {
    spend_treader(t, seat, treader);
    step(t, Course::cloud_treader, seat, treader, clause::mrk_cloud_1);
    return after_treader_lost(t, seat);
  }
  step(t, Course::dies, seat, 0, clause::mrk_bullet_3);
  dies_at_night(t, seat);
}

// MRK-SAND-1, -2
bool is_sanded(const Turn& t, Seat seat) {
  return t.truth().tonight.sanded == seat && !has_gas_mask(t, seat);
}

// MRK-MASK-1
bool has_gas_mask(const Turn& t, Seat seat) {
  const Hand masks = gas_masks(t.plan().setup.third_gas_mask);
  for (unsigned i = 0; i < kDeck; ++i) {
    const auto id = static_cast<CardId>(i);
    if (masks.has(id) && holder(t, id) == seat) return true;
  }
  return false;
}

void shoot(Turn& t, CardId sender, Seat target, EventId order) {
  Tonight& tonight = t.truth().tonight;
  const Kind kind = kind_of(sender);
  const Seat shooter = holder(t, sender);
  expect(tonight.bullets < kBullets);
  tonight.first[tonight.bullets] = tonight.lines;
  Flight flight(t, order);
  step(t, Course::fired, target, byte(kind), clause::mrk_bullet_1, shooter, sender);
  flight.fly({.kind = kind, .at = target, .from = shooter});
  tonight.last[tonight.bullets++] = tonight.lines;
}

}  // namespace omerta::mrakoszlap
