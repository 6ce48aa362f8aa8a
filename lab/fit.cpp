// Small jobs of one row against one opponent; what they won is added up in their own order.
#include "lab/fit.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "chance/dice.h"
#include "lab/race.h"
#include "lab/settings.h"

namespace omerta::lab {
namespace {

using minds::LevelTable;
using minds::Number;
using minds::Row;
using minds::Style;

constexpr std::uint64_t kJob = 250;             // games
constexpr unsigned kChanged = 3;                // numbers, of a candidate near the present row
constexpr auto kOurs = bots::Level::detective;  // where the two rows stand in the table that is
constexpr auto kTheirs = bots::Level::player;   // in force while they play

struct Opponent {
  std::string name;
  bots::Level level = kTheirs;  // a town's; of a clan, dice or not
  Style style = Style::saver;   // a clan's
  std::uint8_t lies = 0;
};

std::vector<Opponent> opponents(Fit::Who who) {
  using bots::Level;
  if (who == Fit::Who::clan) {
    return {{.name = "novice", .level = Level::novice},
            {.name = "player", .level = Level::player},
            {.name = "detective", .level = Level::detective}};
  }
  return {{.name = "saver", .style = Style::saver},
          {.name = "swing", .style = Style::swing},
          {.name = "mimic", .style = Style::mimic},
          {.name = "swing, lies", .style = Style::swing, .lies = 100},
          {.name = "dice", .level = bots::Level::random}};
}

Row of_clan(Row row, const Opponent& opponent) {
  row.styles = row.silent_styles = {};
  row.styles[static_cast<std::size_t>(opponent.style)] = 100;
  row.silent_styles[static_cast<std::size_t>(opponent.style)] = 100;
  row.counter_claims = opponent.lies;
  return row;
}

std::vector<const Number*> raced(Fit::Who who) {
  const auto by = who == Fit::Who::town ? Number::Raced::by_town : Number::Raced::by_clan;
  std::vector<const Number*> all;
  for (const Number& each : minds::numbers()) {
    if (each.raced == by) all.push_back(&each);
  }
  return all;
}

void draw(Row& row, const Number& number, chance::Dice& dice) {
  const auto count = static_cast<std::uint32_t>(number.tried.size());
  number.set(row, number.tried[dice.below(count)]);
}

// The present row first; then by turns a row anywhere, and one that differs in a few numbers.
std::vector<Row> candidates(const Row& present, const Fit& fit) {
  const auto numbers = raced(fit.who);
  std::vector<Row> all{present};
  for (std::uint64_t i = 1; i < 20 * fit.size.candidates; ++i) {
    if (all.size() >= fit.size.candidates) break;
    chance::Dice dice{fit.seed, i};
    Row row = present;
    const auto count = static_cast<std::uint32_t>(numbers.size());
    if (i % 2 == 0) {
      for (const Number* each : numbers) draw(row, *each, dice);
    } else {
      for (unsigned k = 0; k < kChanged; ++k) draw(row, *numbers[dice.below(count)], dice);
    }
    if (std::find(all.begin(), all.end(), row) == all.end()) all.push_back(row);
  }
  return all;
}

class Racing {
 public:
  Racing(const Fit& fit, const Hands& hands)
      : fit_{fit},
        hands_{hands},
        against_{opponents(fit.who)},
        now_{rulebook(fit.setting.rulebook).levels()},
        first_{possible(fit.setting).won.front().number} {}

  Fitted run() {
    Fitted found{.asked = fit_, .present = now_.row(fit_.level), .found = {}};
    std::vector<Runner> field;
    for (const Row& row : candidates(found.present, fit_)) field.push_back({row});
    all_ = games_in_all(field.size());
    std::uint64_t next = 0;
    std::uint64_t games = share(fit_.size.first_round);
    for (;;) {
      play(field, next, games);
      next += games;
      games = next;
      found.rounds.push_back(round(field, found.present, next * against_.size()));
      std::stable_sort(field.begin(), field.end(),
                       [](const Runner& a, const Runner& b) { return a.won > b.won; });
      if (field.size() <= fit_.size.finalists) break;
      field.resize(std::max(fit_.size.finalists, (field.size() + 1) / 2));
    }
    found.found = field.front().row;
    check(found);
    return found;
  }

 private:
  struct Runner {
    Row row;
    std::uint64_t won = 0;
  };
  struct Job {
    const Row* row;
    const Opponent* opponent;
    std::uint64_t first;
    std::uint64_t count;
    std::vector<std::uint8_t> outcomes{};
  };

  std::uint64_t share(std::uint64_t games) const {  // against each
    return std::max<std::uint64_t>(1, games / against_.size());
  }

  std::uint64_t games_in_all(std::size_t field) const {
    std::uint64_t sum = 2 * share(fit_.size.fresh_games);
    std::uint64_t games = share(fit_.size.first_round);
    for (std::uint64_t so_far = 0;; games = so_far) {
      sum += field * games;
      so_far += games;
      if (field <= fit_.size.finalists) return sum * against_.size();
      field = std::max(fit_.size.finalists, (field + 1) / 2);
    }
  }

  void play(std::vector<Runner>& field, std::uint64_t first, std::uint64_t games) {
    std::vector<Job> jobs;
    for (const Runner& each : field) {
      for (const Opponent& opponent : against_) add_jobs(jobs, each.row, opponent, first, games);
    }
    work(jobs);
    std::size_t at = 0;
    for (Runner& each : field) {
      for (; at < jobs.size() && jobs[at].row == &each.row; ++at) {
        for (std::uint8_t outcome : jobs[at].outcomes) each.won += won(outcome) ? 1U : 0U;
      }
    }
  }

  // The winner and the present row on deals nobody has seen.
  void check(Fitted& found) {
    const std::uint64_t games = share(fit_.size.fresh_games);
    for (const Opponent& opponent : against_) {
      std::vector<Job> jobs;
      add_jobs(jobs, found.found, opponent, kFreshDeals, games);
      const std::size_t half = jobs.size();
      add_jobs(jobs, found.present, opponent, kFreshDeals, games);
      work(jobs);
      Paired paired;
      for (std::size_t i = 0; i < half; ++i) {
        for (std::size_t k = 0; k < jobs[i].outcomes.size(); ++k) {
          const bool one = won(jobs[i].outcomes[k]);
          const bool other = won(jobs[half + i].outcomes[k]);
          ++(one && other ? paired.both
             : one        ? paired.first
             : other      ? paired.second
                          : paired.neither);
        }
      }
      found.fresh.push_back({opponent.name, paired});
    }
  }

  static void add_jobs(std::vector<Job>& jobs, const Row& row, const Opponent& opponent,
                       std::uint64_t first, std::uint64_t games) {
    for (std::uint64_t at = 0; at < games; at += kJob) {
      jobs.push_back({&row, &opponent, first + at, std::min(kJob, games - at)});
    }
  }

  bool won(std::uint8_t outcome) const {
    return (outcome == first_) == (fit_.who == Fit::Who::town);
  }

  FitRound round(const std::vector<Runner>& field, const Row& present, std::uint64_t games) const {
    FitRound round{.candidates = field.size(), .games = games};
    round.row = FitRound::Present::is_gone;
    for (const Runner& each : field) {
      round.best = std::max(round.best, each.won);
      if (each.row != present) continue;
      round.present = each.won;
      round.row = FitRound::Present::races;
    }
    return round;
  }

  void work(std::vector<Job>& jobs) {
    std::atomic<std::size_t> next{0};
    const auto share = [&] {
      for (std::size_t i = next.fetch_add(1); i < jobs.size(); i = next.fetch_add(1)) {
        do_job(jobs[i]);
        tell(jobs[i].count);
      }
    };
    const unsigned wanted =
        hands_.threads > 0 ? hands_.threads : std::thread::hardware_concurrency();
    std::vector<std::thread> others;
    for (unsigned i = 1; i < wanted; ++i) others.emplace_back(share);
    share();
    for (std::thread& each : others) each.join();
  }

  // A clan imitates the town that it sits with, so it reads as that town does.
  void do_job(Job& job) const {
    LevelTable table = now_;
    const bool town = fit_.who == Fit::Who::town;
    table.rows[static_cast<unsigned>(kOurs)] = *job.row;
    table.rows[static_cast<unsigned>(kTheirs)] =
        town ? of_clan(*job.row, *job.opponent) : now_.row(job.opponent->level);
    simulator::Request request{.policy = simulator::Policy::bots,
                               .games = job.count,
                               .seed = fit_.seed,
                               .threads = 1,
                               .first = job.first,
                               .table = &table,
                               .keep = simulator::Request::Keep::outcomes};
    const bool dice = job.opponent->level == bots::Level::random;
    request.levels.of_side.fill(!town ? kOurs : dice ? bots::Level::random : kTheirs);
    request.levels.of_side[first_] = town ? kOurs : kTheirs;
    job.outcomes =
        rulebook(fit_.setting.rulebook).simulate(chosen(fit_.setting), request, {}).tally.outcomes;
  }

  void tell(std::uint64_t games) {
    const std::lock_guard one_at_a_time{telling_};
    done_ += games;
    if (hands_.progress) hands_.progress(done_, all_);
  }

  const Fit& fit_;
  const Hands& hands_;
  const std::vector<Opponent> against_;
  const LevelTable& now_;
  const unsigned first_;
  std::mutex telling_;
  std::uint64_t done_ = 0;
  std::uint64_t all_ = 0;
};

}  // namespace

FitSize quick_fit() {
  return {.candidates = 12, .finalists = 2, .first_round = 200, .fresh_games = 2'000};
}

Paired Fitted::all() const {
  Paired sum;
  for (const Against& each : fresh) {
    sum.both += each.paired.both;
    sum.first += each.paired.first;
    sum.second += each.paired.second;
    sum.neither += each.paired.neither;
  }
  return sum;
}

bool Fitted::is_better() const { return difference(all()).range.low > 0; }

LevelTable Fitted::table() const {
  LevelTable table = rulebook(asked.setting.rulebook).levels();
  if (!is_better()) return table;
  ++table.version;
  table.rows[static_cast<unsigned>(asked.level)] = found;
  return table;
}

std::string table_text(const Fitted& fitted) {
  const std::string& book = fitted.asked.setting.rulebook;
  return minds::written(
      fitted.table(),
      "# How the bots of " + book +
          " read a table and play at it, by level (docs/levels.md). "
          "`omerta lab fit` finds\n# the numbers and writes this file; they have another version "
          "whenever one of them has changed.\n");
}

Fitted fitted(const Fit& fit, const Hands& hands) { return Racing{fit, hands}.run(); }

}  // namespace omerta::lab
