// Whole evenings run from guides alone, without a terminal: what a step offers is filled in at
// random, and what it calls usual is always accepted.
#include "presentation/script/guide.h"

#include <gtest/gtest.h>

#include "chance/dice.h"
#include "notation/record.h"
#include "rulebooks/rulebook.h"

namespace omerta {
namespace {

using script::Entry;
using script::EntryKind;
using script::Filled;
using script::Step;

constexpr int kSteps = 3'000;

class Evening {
 public:
  Evening(const std::string& head, std::uint64_t seed)
      : record_{notation::Record::read(head + "play\n", "head")},
        chronicle_{record_.begin()},
        guide_{rulebook(record_.book().id()).guide(chronicle_.game())},
        dice_{seed, 3} {}

  void run() {
    for (int i = 0; i < kSteps; ++i) {
      const Step step = guide_->step(now());
      ASSERT_EQ(step, guide_->step(now())) << "made from the game alone";
      if (step.last) return;
      if (step.deals) {
        deal();
        continue;
      }
      ASSERT_TRUE(step.usual) << step.page;
      ASSERT_LT(step.usual->entry, step.entries.size()) << step.page;
      if (!fills_at_random(step)) take_usual(step);
    }
  }
  bool over() const { return chronicle_.game().over(); }
  int random_entries() const { return random_entries_; }

 private:
  script::Moment now() const { return {chronicle_, record_.casting().names}; }

  void deal() {
    std::vector<int> things;
    for (const script::Deal& each : guide_->deals(now())) {
      std::vector<int> some;
      for (const script::Kind& kind : each.kinds) {
        some.insert(some.end(), static_cast<std::size_t>(kind.copies), kind.id);
      }
      for (std::size_t i = some.size(); i > 1; --i) {
        std::swap(some[i - 1], some[dice_.below(static_cast<std::uint32_t>(i))]);
      }
      things.insert(things.end(), some.begin(), some.end());
    }
    record_.deal(things);
    chronicle_ = record_.replay();
  }

  Seat one_of(Seats seats) { return seat_of(dice_.one_of(choice_of(seats))); }

  Filled filled(const Entry& entry) {
    const bool options = !entry.options.empty();
    const Choice choice = !entry.offered.empty() ? choice_of(one_of(entry.offered))
                          : options              ? entry.options.front().choice
                                                 : kYes;
    Filled filled;
    const bool all = entry.kind == EntryKind::point || entry.kind == EntryKind::raise;
    if (all) {
      for (Seat seat : entry.who) filled.hands.push_back({seat, choice});
    }
    if (filled.hands.empty() && entry.kind != EntryKind::go_on) {
      filled.hands = {{entry.who.empty() ? Seat::nobody : one_of(entry.who), choice}};
    }
    return filled;
  }

  // An entry of the step, or one that is possible at any time; false if the game refuses it.
  bool fills_at_random(const Step& step) {
    std::vector<Entry> entries = step.entries;
    for (const Entry& each : guide_->anytime(now())) {
      const bool held = each.kind == EntryKind::play && !each.who.empty();
      if (held && dice_.below(4) == 0) entries.push_back(each);
    }
    const Entry entry = entries[dice_.below(static_cast<std::uint32_t>(entries.size()))];
    if (!play(guide_->commands(now(), entry, filled(entry)))) return false;
    ++random_entries_;
    return true;
  }

  void take_usual(const Step& step) {
    Filled usual = *step.usual;
    const Entry& entry = step.entries[usual.entry];
    if (entry.kind == EntryKind::draw) {
      usual = {usual.entry, {{Seat::nobody, dice_.one_of(choice_of(entry.offered))}}, true};
    }
    EXPECT_TRUE(play(guide_->commands(now(), entry, usual))) << step.page;
  }

  bool play(const std::vector<Command>& commands) {
    Chronicle trial = chronicle_;
    for (const Command& command : commands) {
      if (trial.play(command) != Refusal::none) return false;
    }
    if (commands.empty()) return false;
    chronicle_ = std::move(trial);
    return true;
  }

  notation::Record record_;
  Chronicle chronicle_;
  std::unique_ptr<script::Guide> guide_;
  chance::Dice dice_;
  int random_entries_ = 0;
};

void run_evenings(const std::string& head) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Evening evening{head, seed};
    evening.run();
    EXPECT_TRUE(evening.over()) << seed << head;
    EXPECT_GT(evening.random_entries(), 10) << seed << head;
  }
}

const std::string kTable =
    "seats Anna, Boris, Cyril, Dana, Eva, Filip, Gita, Hana, Ivan, Jana\nmoderated by Zora\n";
const std::string kLargeTable =
    "seats A, B, C, D, E, F, G, H, I, J, K, L, M, N, O\nmoderated by Zora\n";

TEST(ModerateGuide, RunsGorodWithoutATerminal) {
  run_evenings("omerta 1\nrulebook gorod\nedition new\n" + kTable +
               "deck mafioso 2, don 1, commissioner 1, maniac 1, nurse 1, beauty 1, citizen 3\n");
}

TEST(ModerateGuide, RunsSpytownWithoutATerminal) {
  run_evenings("omerta 1\nrulebook spytown\nedition pl\n" + kTable);
  run_evenings("omerta 1\nrulebook spytown\nedition sk\n" + kTable +
               "option extended on\ncards vest, wiretap, recruitment, arrest, last-shot, bandage, "
               "corner-shot, shelter\n");
  run_evenings("omerta 1\nrulebook spytown\nedition pl\n" + kLargeTable +
               "option extended on\ncards commander, role-swap, safe-conduct, kidnapping, vest, "
               "new-gang 3\n");
}

}  // namespace
}  // namespace omerta
