// MRK-END-1 to -3, MRK-BULLET-1 to -11, MRK-EXCH, MRK-GLAZIER as published, in their order.
#include "tests/flight/reference.h"

#include <algorithm>

namespace omerta::flight {
namespace {

using namespace mrakoszlap;

using Connection = std::pair<int, int>;  // entrance, exit

struct Piece {  // MRK-BULLET-2
  Kind kind;
  int at;
  int from;
  bool redirected = false;
  bool only_tunnels = true;  // MRK-CAPONE-1 (`direct-and-tunnel`)
  std::set<Connection> tunnels{};
  std::set<int> magnets{};
};

class Dusk {
 public:
  explicit Dusk(const Night& night) : night_{night}, options_{night.options} {
    out_.seats.resize(night.hands.size());
    out_.charged = night.orders.charged;
    out_.leech_eaten = night.leech_eaten;
    for (int seat = 0; seat < seats(); ++seat) {
      at(seat).alive = !night.dead.contains(seat);
      for (const Copy& copy : night.hands[static_cast<unsigned>(seat)]) {
        if (copy.type == Type::cloud_treader) at(seat).treaders.insert(copy.number);
        if (copy.type == Type::vest) at(seat).vests.insert(copy.number);
        if (copy.type != Type::mirror) continue;
        (night.muddy.contains(copy.number) ? at(seat).muddy : at(seat).clean).insert(copy.number);
      }
    }
    for (int seat : night.orders.muddied) muddy(seat);
  }

  Outcome end() {
    mafia();
    for (int i = 0; i < 2; ++i) {
      const int target = night_.orders.shots[static_cast<unsigned>(i)];
      if (target != kNobody) bullet(Kind::shooter, holder(Type::mad_shooter, i + 1), target);
    }
    if (night_.orders.sniped != kNobody) {
      bullet(Kind::sniper, holder(Type::sniper), night_.orders.sniped);
    }
    smell();
    for (int target : night_.orders.released) bullet(Kind::matrix, night_.orders.matrix, target);
    gains();
    return out_;
  }

 private:
  int seats() const { return static_cast<int>(night_.hands.size()); }
  Belongings& at(int seat) { return out_.seats[static_cast<unsigned>(seat)]; }
  bool alive(int seat) { return seat != kNobody && at(seat).alive; }
  void log(Course course, int seat, int number = 0, Type by = Type::none) {
    out_.log.push_back({course, seat, number, by});
  }

  bool dealt(int seat, Type type, int number = 0) const {
    const auto& hand = night_.hands[static_cast<unsigned>(seat)];
    return std::any_of(hand.begin(), hand.end(), [&](const Copy& copy) {
      return copy.type == type && (number == 0 || copy.number == number);
    });
  }
  int holder(Type type, int number = 1) const {
    for (int seat = 0; seat < seats(); ++seat) {
      if (dealt(seat, type, number)) return seat;
    }
    return kNobody;
  }
  bool gas_mask(int seat) const {  // MRK-MASK-1
    const Type third =
        options_.third_gas_mask == ThirdGasMask::ghost_bobo ? Type::ghost_bobo : Type::al_capone;
    return dealt(seat, Type::mage, 2) || dealt(seat, Type::mad_shooter, 2) || dealt(seat, third);
  }
  bool powerless(int seat) const {  // MRK-JAILER-3
    return options_.prison_reach == PrisonReach::all_abilities && night_.orders.jailed == seat;
  }
  // MRK-SEAT-2  step 1: clockwise; step -1: the other way.
  int neighbour(int seat, int step) {
    for (int i = 1; i < seats(); ++i) {
      const int other = (seat + i * step + i * seats()) % seats();
      if (alive(other)) return other;
    }
    return kNobody;
  }

  void muddy(int seat) {  // MRK-JOZIN-2
    if (at(seat).clean.empty()) return;
    at(seat).muddy.insert(*at(seat).clean.begin());
    at(seat).clean.erase(at(seat).clean.begin());
  }

  void mafia() {  // MRK-MAFIAN-2, -3
    std::set<int> aims;
    int shooter = kNobody;
    for (int number = 1; number <= 3; ++number) {
      const int mafian = holder(Type::mafian, number);
      if (!alive(mafian)) continue;
      shooter = mafian;
      aims.insert(night_.orders.aims[static_cast<unsigned>(number - 1)]);
    }
    if (aims.size() == 1 && *aims.begin() != kNobody) bullet(Kind::mafia, shooter, *aims.begin());
  }

  void bullet(Kind kind, int shooter, int target) {
    passed_.clear();
    log(Course::fired, target, static_cast<int>(kind));
    fly({.kind = kind, .at = target, .from = shooter});
  }

  void fly(Piece f) {
    for (;;) {
      const int t = f.at;
      if (!alive(t)) return log(Course::dead_player, t);
      if (f.kind != Kind::matrix) {
        const bool late_catch = options_.matrix_catch == MatrixCatch::after_redirection;
        if (!late_catch && catches(t)) return;
        if (magnet(f)) continue;
        if (tunnel(f)) return;
        if (late_catch && catches(t)) return;
        const bool late_mirror = options_.defence_order == DefenceOrder::mirror_late;
        if (!late_mirror && mirror(f)) continue;
        if (slime(f) || capone(f) || charge(t)) return;
        if (late_mirror && mirror(f)) continue;
      }
      return last_defences(t);
    }
  }

  bool catches(int t) {
    if (t != night_.orders.matrix) return false;
    ++out_.caught;
    log(Course::caught, t);
    return true;
  }

  bool magnet(Piece& f) {
    if (options_.magnet_pulls == MagnetPulls::once_per_bullet && !f.magnets.empty()) return false;
    const int first = options_.magnet_first == MagnetFirst::clockwise ? 1 : -1;
    for (int step : {first, -first}) {
      const int n = neighbour(f.at, step);
      if (n == kNobody || !night_.magnetised.contains(n) || f.magnets.contains(n)) continue;
      f.magnets.insert(n);
      f.from = f.at;
      f.at = n;
      f.redirected = true;
      f.only_tunnels = false;
      log(Course::pulled, n);
      return true;
    }
    return false;
  }

  // MRK-MAGE-2, MRK-ATHEIST-1, MRK-BULLET-7, -8: Mage's number and connection.
  std::vector<std::pair<int, Connection>> open(const Piece& f) {
    std::vector<std::pair<int, Connection>> found;
    std::set<Connection> seen = options_.tunnel_use == TunnelUse::per_bullet ? passed_ : f.tunnels;
    for (int mage = 1; mage <= 3; ++mage) {
      const Passage& dug = night_.orders.tunnels[static_cast<unsigned>(mage - 1)];
      if (dug.from != f.at || dug.to == kNobody) continue;
      if (dealt(dug.to, Type::atheist) && !powerless(dug.to)) continue;
      if (options_.tunnel_to_dead == TunnelToDead::closed && !alive(dug.to)) continue;
      if (seen.insert({dug.from, dug.to}).second) found.push_back({mage, {dug.from, dug.to}});
    }
    return found;
  }

  bool tunnel(const Piece& f) {
    const auto ways = open(f);
    if (ways.empty()) return false;
    for (const auto& way : ways) passed_.insert(way.second);
    if (ways.size() > 1) log(Course::split, f.at, static_cast<int>(ways.size()));
    int part = 0;
    for (const auto& [mage, way] : ways) {
      if (ways.size() > 1) log(Course::fragment, f.at, ++part);
      Piece g = f;
      g.tunnels.insert(way);
      g.from = f.at;
      g.at = way.second;
      g.redirected = true;
      log(Course::passed, g.at, mage);
      fly(g);
    }
    return true;
  }

  bool mirror(Piece& f) {
    Belongings& own = at(f.at);
    const bool clean = own.muddy.empty();
    std::set<int>& from = clean ? own.clean : own.muddy;
    if (from.empty()) return false;
    const int number = *from.begin();
    from.erase(from.begin());
    broken(f.at);
    if (f.kind == Kind::sniper || !clean) {
      log(Course::broke, f.at, number);
      return false;
    }
    log(Course::turned, f.at, number);
    std::swap(f.at, f.from);
    f.redirected = true;
    f.only_tunnels = false;
    return true;
  }

  bool has_mirror(int seat) { return !at(seat).clean.empty() || !at(seat).muddy.empty(); }

  void broken(int owner) {  // MRK-GLAZIER-1
    const int glazier = holder(Type::glazier);
    if (!alive(glazier) || owner == glazier) return;
    const bool at_break = options_.glazier_check == GlazierCheck::at_break;
    if (!at_break || !has_mirror(glazier)) glass_ = true;
  }

  bool slime(const Piece& f) {
    const int t = f.at;
    if (!night_.orders.slimed.contains(t)) return false;
    if (t == night_.orders.sanded && !gas_mask(t)) return false;
    if (f.redirected && options_.slime_redirected == SlimeRedirected::no) return false;
    if (f.kind == Kind::sniper && options_.slime_vs_sniper == SlimeVsSniper::no) return false;
    const bool again = !slid_.insert(t).second;
    if (again && options_.slime_uses == SlimeUses::once) return false;
    log(Course::slid_off, t);
    return true;
  }

  bool capone(const Piece& f) {
    if (f.kind != Kind::mafia || !dealt(f.at, Type::al_capone) || powerless(f.at)) return false;
    const AlCaponeReach reach = options_.al_capone_reach;
    const bool reached = !f.redirected || reach == AlCaponeReach::always ||
                         (reach == AlCaponeReach::direct_and_tunnel && f.only_tunnels);
    if (reached) log(Course::al_capone, f.at);
    return reached;
  }

  bool charge(int t) {
    if (out_.charged != t) return false;
    out_.charged = kNobody;
    log(Course::healed, t);
    return true;
  }

  void last_defences(int t) {
    Belongings& own = at(t);
    if (!own.vests.empty()) {
      log(Course::vest, t, *own.vests.begin());
      own.vests.erase(own.vests.begin());
    } else if (!own.treaders.empty()) {
      log(Course::cloud_treader, t, *own.treaders.begin());
      own.treaders.erase(own.treaders.begin());
      treader_lost(t);
    } else {
      log(Course::dies, t);
      dies(t);
    }
  }

  void dies(int t) {
    at(t).alive = false;
    if (t == night_.orders.held) ++held_;
  }

  void treader_lost(int t) {
    ++losses_;
    if (t == holder(Type::gravedigger)) ++own_losses_;
    if (t == night_.orders.held) ++held_;
    if (dealt(t, Type::kuskona)) exchange(Type::gandalf);
    if (dealt(t, Type::gandalf)) exchange(Type::kuskona);
  }

  void exchange(Type gainer) {
    if (options_.exchange_timing == ExchangeTiming::end_of_phase) {
      owed_.insert(gainer);
    } else {
      exchange_now(gainer);
    }
  }

  void exchange_now(Type gainer) {  // MRK-EXCH-3
    const int seat = holder(gainer);
    if (!alive(seat) || powerless(seat) || !exchanged_.insert(gainer).second) return;
    gain(seat, gainer);
  }

  void gain(int seat, Type by) {
    at(seat).treaders.insert(next_treader_);
    log(Course::gain_treader, seat, next_treader_++, by);
  }

  Course smelt(int seat) {  // MRK-SOCK-2
    if (!alive(seat)) return Course::dead_player;
    if (gas_mask(seat)) return Course::gas_mask;
    if (out_.charged == seat) return Course::healed;
    return at(seat).treaders.empty() ? Course::dies : Course::cloud_treader;
  }

  void smell() {  // MRK-SOCK-3
    const bool only_living = options_.sock_dead_thrower == SockDeadThrower::nothing;
    if (only_living && !alive(holder(Type::sock))) return;  // MRK-END-2
    std::vector<std::pair<int, Course>> struck;
    for (int seat : night_.orders.sock) {
      if (seat != kNobody) struck.push_back({seat, smelt(seat)});
    }
    std::set<int> losers;
    for (const auto& [seat, what] : struck) {
      int number = 0;
      if (what == Course::healed) out_.charged = kNobody;
      if (what == Course::dies) dies(seat);
      if (what == Course::cloud_treader) {
        number = *at(seat).treaders.begin();
        at(seat).treaders.erase(number);
        losers.insert(seat);
      }
      log(what, seat, number);
    }
    for (int seat : losers) treader_lost(seat);
  }

  void gains() {
    for (Type type : {Type::kuskona, Type::gandalf}) {
      if (owed_.contains(type)) exchange_now(type);
    }
    const int leech = holder(Type::leech);
    const int fed = options_.leech_gain == LeechGain::one ? std::min(held_, 1) : held_;
    for (int i = 0; i < fed && alive(leech); ++i) gain(leech, Type::leech);
    const int cobra = holder(Type::cobra);
    const int bitten = night_.orders.bitten;
    const bool any_leech = options_.cobra_dead_leech == CobraDeadLeech::gains;  // MRK-COBRA-1
    const bool right = bitten != kNobody && bitten == leech && !night_.leech_eaten;
    if (alive(cobra) && right && (any_leech || alive(leech))) {
      out_.leech_eaten = true;
      gain(cobra, Type::cobra);
    }
    const int digger = holder(Type::gravedigger);
    const bool all = options_.gravedigger_counts == GravediggerCounts::all;
    const int graves = night_.orders.graves ? (all ? losses_ : losses_ - own_losses_) : 0;
    for (int i = 0; i < graves && alive(digger); ++i) gain(digger, Type::gravedigger);
    const int glazier = holder(Type::glazier);
    const bool judged = options_.glazier_check == GlazierCheck::at_break;
    if (!glass_ || !alive(glazier) || (!judged && has_mirror(glazier))) return;
    if (powerless(glazier)) return;
    at(glazier).clean.insert(night_.next_mirror);
    log(Course::gain_mirror, glazier, night_.next_mirror, Type::glazier);
  }

  const Night& night_;
  const Setup& options_;
  Outcome out_;
  std::set<Connection> passed_;  // by the whole bullet (`tunnel-use: per-bullet`)
  std::set<int> slid_;
  std::set<Type> owed_;
  std::set<Type> exchanged_;
  int next_treader_ = night_.next_treader;
  int held_ = 0;
  int losses_ = 0;
  int own_losses_ = 0;
  bool glass_ = false;
};

}  // namespace

Outcome resolve(const Night& night) { return Dusk{night}.end(); }

}  // namespace omerta::flight
