// MRK-BULLET-9, row by row: of two defences that both apply the one that stands first acts, and the
// other is untouched.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/flight/staging.h"

namespace omerta::flight {
namespace {

using namespace mrakoszlap;

enum class Defence : std::uint8_t {
  catcher,
  magnet,
  tunnel,
  mirror,
  slime,
  al_capone,
  gas_mask,
  doctor,
  vest,
  cloud_treader
};
enum class Attack : std::uint8_t { mafia, shooter, sniper, smell, matrix };

struct DefenceRow {
  Defence defence;
  const char* name;
  std::array<int, 5> place;  // by attack; -1: it does not apply
  Course course;             // what the log says when it acts
};
// clang-format off
constexpr std::array kTable{
    DefenceRow{Defence::catcher,       "Matrix",    { 0,  0,  0, -1, -1}, Course::caught},
    DefenceRow{Defence::magnet,        "Magnet",    { 1,  1,  1, -1, -1}, Course::pulled},
    DefenceRow{Defence::tunnel,        "tunnel",    { 2,  2,  2, -1, -1}, Course::passed},
    DefenceRow{Defence::mirror,        "Mirror",    { 3,  3,  3, -1, -1}, Course::turned},
    DefenceRow{Defence::slime,         "slime",     { 4,  4,  4, -1, -1}, Course::slid_off},
    DefenceRow{Defence::al_capone,     "Al Capone", { 5, -1, -1, -1, -1}, Course::al_capone},
    DefenceRow{Defence::gas_mask,      "gas mask",  {-1, -1, -1,  1, -1}, Course::gas_mask},
    DefenceRow{Defence::doctor,        "Doctor",    { 6,  5,  5,  2, -1}, Course::healed},
    DefenceRow{Defence::vest,          "Vest",      { 7,  6,  6, -1,  1}, Course::vest},
    DefenceRow{Defence::cloud_treader, "Treader",   { 8,  7,  7,  3,  2}, Course::cloud_treader},
};
// clang-format on
constexpr std::array kAttacks{Attack::mafia, Attack::shooter, Attack::sniper, Attack::smell,
                              Attack::matrix};

// Seat 0 holds every card that gives orders, seat 2 is attacked, 3 is the magnetised neighbour, 4
// the exit of the tunnel, 5 the Matrix that releases a bullet.
constexpr Seat kAuthor{0};
constexpr Seat kNeighbour{1};
constexpr Seat kTarget{2};
constexpr Seat kMagnetised{3};
constexpr Seat kExit{4};
constexpr Seat kReleaser{5};

class Stand {  // the target with some defences, under one attack
 public:
  Stand(Attack attack, std::vector<Defence> defences)
      : attack_{attack}, defences_{std::move(defences)} {}

  Staged play() const {
    Setup setup;
    setup.seats = 7;
    auto staged = stage(setup, fixture(), [this](const Woken& woken) { return answer(woken); });
    EXPECT_TRUE(staged.has_value());
    EXPECT_TRUE(staged->ended);
    return *staged;
  }
  bool has(Defence defence) const { return std::ranges::count(defences_, defence) > 0; }

 private:
  Fixture fixture() const {
    Fixture f;
    Hand& author = f.hand[index(kAuthor)];
    for (Type type : {Type::mage, Type::slime, Type::magnet, Type::doctor, Type::mafian,
                      Type::mad_shooter, Type::sniper, Type::sock}) {
      author |= Hand::of(card(type));
    }
    Hand& own = f.hand[index(kTarget)];
    for (auto [defence, type] :
         {std::pair{Defence::mirror, Type::mirror}, std::pair{Defence::vest, Type::vest},
          std::pair{Defence::al_capone, Type::al_capone},
          std::pair{Defence::gas_mask, Type::ghost_bobo},
          std::pair{Defence::cloud_treader, Type::cloud_treader}}) {
      if (has(defence)) own |= Hand::of(card(type));
    }
    const bool caught = has(Defence::catcher);
    if (caught || attack_ == Attack::matrix) {
      f.hand[index(caught ? kTarget : kReleaser)] |= Hand::of(Type::matrix);
    }
    return f;
  }

  Choice aim(Attack attack) const {
    if (attack_ == attack) return choice_of(kTarget);
    if (attack_ != Attack::matrix || attack != Attack::mafia) return kPass;
    return choice_of(has(Defence::catcher) ? kTarget : kReleaser);  // to be caught
  }

  // Orders that are not wanted go where nothing comes of them.
  Choice when(Defence defence, Seat seat) const { return choice_of(has(defence) ? seat : Seat{6}); }

  std::optional<Choice> answer(const Woken& woken) const {
    switch (static_cast<mrakoszlap::number::Ask>(woken.prompt.ask)) {
      case mrakoszlap::number::Ask::enter_matrix: return kYes;
      case mrakoszlap::number::Ask::dig_tunnel: return when(Defence::tunnel, kTarget);
      case mrakoszlap::number::Ask::tunnel_exit: return choice_of(kExit);
      case mrakoszlap::number::Ask::apply_slime: return when(Defence::slime, kTarget);
      case mrakoszlap::number::Ask::magnetise:
        return has(Defence::magnet) ? std::optional{choice_of(kMagnetised)} : std::nullopt;
      case mrakoszlap::number::Ask::heal: return when(Defence::doctor, kTarget);
      case mrakoszlap::number::Ask::mafia_aim: return or_nothing(aim(Attack::mafia));
      case mrakoszlap::number::Ask::shoot: return or_nothing(aim(Attack::shooter));
      case mrakoszlap::number::Ask::snipe: return aim(Attack::sniper);
      case mrakoszlap::number::Ask::throw_sock: return aim(Attack::smell);
      case mrakoszlap::number::Ask::sock_neighbour: return choice_of(kNeighbour);
      case mrakoszlap::number::Ask::release_bullet:
        return attack_ == Attack::matrix ? std::optional{choice_of(kTarget)} : std::nullopt;
      default: return std::nullopt;
    }
  }
  static std::optional<Choice> or_nothing(Choice choice) {
    return choice == kPass ? std::nullopt : std::optional{choice};
  }

  Attack attack_;
  std::vector<Defence> defences_;
};

// What happened to the attack at the target and after, step by step.
std::vector<Course> course_of(const Staged& staged, Attack attack) {
  const Tonight& tonight = staged.state.truth.tonight;
  std::vector<Course> found;
  if (attack == Attack::smell) {
    for (unsigned i = 0; i < tonight.lines; ++i) {
      if (tonight.log[i].seat == kTarget) found.push_back(tonight.log[i].course);
    }
    return found;
  }
  if (tonight.bullets == 0) return found;
  const unsigned last = tonight.bullets - 1U;
  for (unsigned i = tonight.first[last] + 1U; i < tonight.last[last]; ++i) {
    found.push_back(tonight.log[i].course);
  }
  return found;
}

bool is_untouched(const Staged& staged, Defence defence) {
  const Belongings& own = staged.outcome.seats[index(kTarget)];
  switch (defence) {
    case Defence::catcher: return staged.outcome.caught == 0;
    case Defence::mirror: return own.clean.contains(1);
    case Defence::doctor: return staged.outcome.charged == static_cast<int>(index(kTarget));
    case Defence::vest: return own.vests.contains(1);
    case Defence::cloud_treader: return own.treaders.contains(1);
    default: return true;  // never used up: the log decides
  }
}

Course course_when(const DefenceRow& row, Attack attack) {
  const bool flies_on = row.defence == Defence::mirror && attack == Attack::sniper;
  return flies_on ? Course::broke : row.course;
}

int place(const DefenceRow& row, Attack attack) { return row.place[static_cast<unsigned>(attack)]; }

void first_acts(Attack attack, const DefenceRow& first, const DefenceRow& second) {
  SCOPED_TRACE(testing::Message() << "attack " << static_cast<int>(attack) << ": " << first.name
                                  << " before " << second.name);
  const Staged staged = Stand{attack, {first.defence, second.defence}}.play();
  const std::vector<Course> course = course_of(staged, attack);
  ASSERT_FALSE(course.empty());
  EXPECT_EQ(course.front(), course_when(first, attack));
  if (course_when(first, attack) == Course::broke) {  // MRK-SNIPER-2: it flies on to the other
    ASSERT_EQ(course.size(), 2U);
    EXPECT_EQ(course[1], second.course);
    return;
  }
  EXPECT_TRUE(is_untouched(staged, second.defence));
  EXPECT_EQ(std::ranges::count(course, course_when(second, attack)), 0);
  EXPECT_TRUE(staged.outcome.seats[index(kTarget)].alive);
}

TEST(Defences, OfTwoTheFirstInTheTableActsAndTheOtherIsUntouched) {
  int pairs = 0;
  for (Attack attack : kAttacks) {
    for (const DefenceRow& first : kTable) {
      for (const DefenceRow& second : kTable) {
        if (place(first, attack) < 0 || place(first, attack) >= place(second, attack)) continue;
        first_acts(attack, first, second);
        ++pairs;
      }
    }
  }
  EXPECT_EQ(pairs, 36 + 28 + 28 + 3 + 1);
}

TEST(Defences, EachActsAloneAndWithoutAnyTheTargetDies) {
  for (Attack attack : kAttacks) {
    SCOPED_TRACE(static_cast<int>(attack));
    const Staged bare = Stand{attack, {}}.play();
    EXPECT_EQ(course_of(bare, attack), std::vector{Course::dies});
    EXPECT_FALSE(bare.outcome.seats[index(kTarget)].alive);
    for (const DefenceRow& row : kTable) {
      SCOPED_TRACE(row.name);
      if (place(row, attack) < 0) continue;
      const Staged staged = Stand{attack, {row.defence}}.play();
      const std::vector<Course> course = course_of(staged, attack);
      ASSERT_FALSE(course.empty());
      EXPECT_EQ(course.front(), course_when(row, attack));
      const bool flies_on = course_when(row, attack) == Course::broke;
      EXPECT_EQ(staged.outcome.seats[index(kTarget)].alive, !flies_on);
    }
  }
}

// A dash in the table: the defence neither helps nor is used up, one by one and all together.
TEST(Defences, WhatDoesNotApplyIsNoHelpAndStaysWhole) {
  for (Attack attack : kAttacks) {
    std::vector<std::vector<Defence>> sets{{}};
    for (const DefenceRow& row : kTable) {
      // The Matrix that lets its bullet fly at itself has caught it before.
      if (place(row, attack) >= 0) continue;
      if (attack == Attack::matrix && row.defence == Defence::catcher) continue;
      sets.push_back({row.defence});
      sets.front().push_back(row.defence);
    }
    for (const auto& defences : sets) {
      SCOPED_TRACE(testing::Message() << static_cast<int>(attack) << ' ' << defences.size());
      const Staged staged = Stand{attack, defences}.play();
      EXPECT_EQ(course_of(staged, attack), std::vector{Course::dies});
      for (Defence defence : defences) EXPECT_TRUE(is_untouched(staged, defence));
    }
  }
}

// MRK-MATRIX-4  Nor does it catch its own released bullet.
TEST(Defences, TheMatrixDoesNotCatchWhatItReleases) {
  const Staged staged = Stand{Attack::matrix, {Defence::catcher}}.play();
  EXPECT_EQ(course_of(staged, Attack::matrix), std::vector{Course::dies});
  EXPECT_EQ(staged.outcome.caught, 1);
}

}  // namespace
}  // namespace omerta::flight
