// Running a scenario: once for each edition and case, statement by statement.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "notation/book.h"
#include "notation/clause_ids.h"
#include "notation/fixture_text.h"
#include "notation/scenario/batch.h"
#include "notation/scenario/expect_lines.h"
#include "notation/scenario/orders.h"
#include "notation/scenario/scenario.h"

namespace omerta::notation {
namespace {

constexpr int kLongestPhase = 100'000;
constexpr int kMostSteps = 1'000'000;

bool is_fixture_expectation(const Line& line) {
  return line.sees("fixture") && line.sees("refused", 1);
}

bool is_phase(const Line& line) {
  const bool setup = line.sees("setup") && line.peek(1).kind == Kind::end;
  return setup || line.sees("night") || line.sees("day") ||
         (line.sees("round") && line.peek(2).kind == Kind::end);
}

Moment read_moment(Line& line) {
  Moment moment;
  if (line.accept("setup"))
    moment.hour = Hour::setup;
  else if (line.accept("night") || line.accept("round"))
    moment.hour = Hour::night;
  else if (line.accept("day"))
    moment.hour = Hour::day;
  if (moment.hour != Hour::setup && !line.at_end()) {
    const Where place = line.place();
    moment.round = line.number("fault.want.round", 9999);
    if (moment.round == 0) throw Misread(place, "fault.scenario.from-one");
  }
  line.finish();
  return moment;
}

class Run {
 public:
  Run(const Scenario& scenario, const Case* which, std::string edition)
      : scenario_{scenario}, edition_{std::move(edition)} {
    title_ = which == nullptr ? edition_ : fmt::format("{}, {}", edition_, which->title);
    for (const Statement& statement : scenario.lines) take(statement);
    if (which != nullptr) {
      for (const Statement& statement : which->lines) take(statement);
    }
  }

  void run(const Recast& recast) {
    read_setup();
    casting_ = book_->cast(setup_, edition_);
    if (recast && casting_.may_start()) recast(casting_);
    for (next_ = 0; next_ < body_.size(); ++next_) step(body_[next_]);
    run_batch();
    expected_ += batch_.refusals();
    verdict_.expectations = expected_;
    if (expected_ == 0 && verdict_.failures.empty()) {
      fail({scenario_.line, "", ""}, "fault.check.expects-nothing");
    }
  }

  const Verdict& verdict() const { return verdict_; }
  std::set<Clause> acted() const { return play_ ? play_->acted() : std::set<Clause>{}; }

  // The game as it stands after its lines; nothing if it could not start.
  std::optional<Played> played() {
    if (!play_) return {};
    play_->finish_phase();
    return Played{title_, casting_, play_->chronicle()};
  }

 private:
  void take(const Statement& statement) {
    if (!statement.edition.empty()) check_edition(statement);
    if (statement.edition.empty() || statement.edition == edition_) all_.push_back(statement);
  }

  // A mistyped edition would switch its line off.
  void check_edition(const Statement& statement) const {
    for (const Book* book : books()) {
      const auto known = book->editions();
      if (std::find(known.begin(), known.end(), statement.edition) != known.end()) return;
    }
    throw Misread({scenario_.file, statement.line, 1},
                  {"fault.scenario.no-edition", {{"name", statement.edition}}});
  }

  Line line_of(const Statement& statement) const {
    return Line(scenario_.file, statement.line, statement.text);
  }

  void read_setup() {
    for (const Statement& statement : all_) {
      if (statement.text.front() == '|' && read_house_block_line(statement.text, setup_)) continue;
      Line line = line_of(statement);
      if (!read_setup_line(line, setup_)) body_.push_back(statement);
    }
    book_ = book_of(setup_);
    if (book_ == nullptr) throw Misread(setup_.rulebook.place, "fault.scenario.no-rulebook");
    std::vector<Statement> prologue;
    for (const std::string& text : book_->prologue(setup_.table.text)) {
      prologue.push_back({setup_.table.place.line, "", text});
    }
    body_.insert(body_.begin(), prologue.begin(), prologue.end());
  }

  void fail(const Statement& statement, const Message& what) {
    Failure failure;
    failure.where = {scenario_.file, statement.line, 1};
    failure.scenario = scenario_.id;
    failure.run = title_;
    failure.what = what;
    verdict_.failures.push_back(std::move(failure));
  }

  // --- statements -------------------------------------------------------------------------------
  void step(const Statement& statement) {
    Line line = line_of(statement);
    if (is_setup_expectation(line)) {
      ++expected_;
      setup_checked_ = true;
      const Message failure = hold_setup(line, *book_, casting_);
      if (!failure.empty()) fail(statement, failure);
      return;
    }
    if (!casting_.may_start()) return refuse_to_start(statement);
    if (is_fixture_expectation(line)) return fixture_refused(line, statement);
    if (!fault_.empty()) throw Misread(line.place(), "fault.scenario.nothing-follows");
    if (!play_ && read_fixture_line(line, fixture_, *book_, casting_.names.seats)) return;
    if (is_phase(line)) return enter(line, statement);
    start();
    if (line.sees("moderator") && (line.sees("takes", 1) || line.sees("take-back", 1))) {
      return take_back(line, statement);
    }
    if ((line.sees("call") || line.sees("phase")) && line.peek(2).kind == Kind::end) {
      return go_to_call(line, statement);
    }
    if (is_expectation(line)) return expect_line(statement, line);
    command_line(statement, line);
  }

  void refuse_to_start(const Statement& statement) {
    if (setup_checked_ || complained_) return;
    complained_ = true;
    for (const Complaint& complaint : casting_.complaints) {
      if (complaint.warning) continue;
      const int line = complaint.place.line > 0 ? complaint.place.line : statement.line;
      fail({line, "", ""},
           {"fault.check.setup-refused", {{"code", complaint.code}, {"what", complaint.text}}});
    }
  }

  // Hands alone make a game in progress, too: what is wrong with it is then wrong with the setup.
  void begin_in_progress(const Moment& moment) {
    FixtureText fixture = fixture_;
    if (!fixture.given()) fixture.place = {scenario_.file, scenario_.line, 1};
    tried_ = true;
    try {
      play_.emplace(*book_, casting_, fixture, moment);
    } catch (const FixtureRefused& refused) {
      const bool expected =
          next_ + 1 < body_.size() && is_fixture_expectation(line_of(body_[next_ + 1]));
      if (!expected && !is_fixture_expectation(line_of(body_[next_]))) throw;
      fault_ = refused.code();
    }
  }

  // "fixture refused CODE": the game in progress described before cannot be.
  void fixture_refused(Line& line, const Statement& statement) {
    line.take(), line.take();
    const Where place = line.place();
    const std::string wanted = line.word("fault.want.fixture-fault");
    line.finish();
    if (!book_->knows_fault(wanted)) {
      throw Misread(place, {"fault.fixture.no-fault", {{"name", wanted}}});
    }
    ++expected_;
    if (!tried_) start();
    if (fault_ == wanted) return;
    if (fault_.empty()) return fail(statement, "fault.check.fixture-accepted");
    fail(statement, {"fault.check.refused", {{"reason", fault_}}});
  }

  void start() {
    if (play_) return;
    if (casting_.fixture) return begin_in_progress(casting_.begins);
    if (fixture_.given()) {
      throw Misread(fixture_.place, "fault.fixture.no-phase");
    }
    play_.emplace(*book_, casting_);
  }

  void enter(Line& line, const Statement& statement) {
    run_batch();
    const Where place = line.place();
    const Moment moment = read_moment(line);
    if (!play_ && (fixture_.given() || casting_.fixture)) {
      if (moment.hour == Hour::setup) throw Misread(place, "fault.fixture.past-setup");
      return begin_in_progress(moment);
    }
    start();
    try {
      play_->enter(moment, place);
    } catch (const Misread& misread) {
      fail(statement, misread.reason());
    }
  }

  void go_to_call(Line& line, const Statement& statement) {
    run_batch();
    line.take();
    const Where place = line.place();
    const std::string name = line.word("fault.want.call");
    const auto call = book_->find_call(casting_, name);
    if (!call) throw Misread(place, {"fault.scenario.no-call", {{"name", name}}});
    for (int i = 0; i < kLongestPhase && play_->in_phase(); ++i) {
      if (book_->open_call(play_->game()) == *call) return;
      if (!play_->go_on()) break;
    }
    fail(statement, {"fault.check.no-call", {{"name", name}}});
  }

  // Whether further commands of the same phase are written after this line.
  bool commands_follow() const {
    for (std::size_t i = next_ + 1; i < body_.size(); ++i) {
      const Line line = line_of(body_[i]);
      if (is_phase(line)) return false;
      if (!is_expectation(line)) return true;
    }
    return false;
  }

  void expect_line(const Statement& statement, Line& line) {
    run_batch();
    const bool on_the_spot = line.sees("now") || line.sees("candidates") || line.sees("suspects");
    if (!on_the_spot && !commands_follow()) play_->finish_phase();
    ++expected_;
    const Message failure = hold(line, *play_);
    if (!failure.empty()) fail(statement, failure);
  }

  // --- commands ---------------------------------------------------------------------------------
  void run_batch() {
    if (play_) batch_.run(*play_);
  }

  // What is said of everyone means those in play then: what is written before happens first.
  void command_line(const Statement& statement, Line& line) {
    const auto wanted = wanted_candidates(line, *play_);
    if (wanted || line.sees("ballots") || line.sees("all")) run_batch();
    for (const Order& order : read_command_line(line)) batch_.add(order, statement);
    if (!wanted) return;
    run_batch();
    const std::vector<Seat> stand = nominated();
    if (stand != *wanted) fail(statement, {"fault.check.nominated", {{"seats", listed(stand)}}});
  }

  std::vector<Order> read_command_line(Line& line) {
    const Line whole = line;
    try {
      return read_orders(line, *play_);
    } catch (const Misread&) {
      if (!is_fixture_line(whole, *book_, casting_.names.seats)) throw;
      throw Misread(whole.place(), "fault.fixture.too-late");
    }
  }

  std::vector<Seat> nominated() const {
    std::vector<Seat> seats;
    for (const Utterance& said : play_->said()) {
      if (said.name == "nominated") seats.push_back(said.event.whom);
    }
    return seats;
  }

  List listed(const std::vector<Seat>& seats) const {
    List names;
    for (Seat seat : seats) names.push_back(casting_.names.seats[index(seat)]);
    return names;
  }

  // "moderator takes back 2"
  void take_back(Line& line, const Statement& statement) {
    run_batch();
    line.take(), line.take();
    line.accept("back");
    const int steps = line.number("fault.want.commands", kMostSteps);
    line.finish();
    if (!play_->take_back(steps)) fail(statement, "fault.check.take-back");
  }

  const Scenario& scenario_;
  std::string edition_;
  Verdict verdict_{.runs = 1};
  std::string title_;
  std::vector<Statement> all_;
  std::vector<Statement> body_;
  std::size_t next_ = 0;
  SetupText setup_;
  const Book* book_ = nullptr;
  Casting casting_;
  FixtureText fixture_;
  std::optional<Play> play_;
  Batch batch_{[this](const Statement& statement, const Message& what) { fail(statement, what); }};
  int expected_ = 0;
  std::string fault_;  // of a game in progress that is expected to be refused
  bool tried_ = false;
  bool setup_checked_ = false;
  bool complained_ = false;
};

// The editions a scenario is run in: the one it names, or all of its rulebook.
std::vector<std::string> editions_of(const Scenario& scenario, const Case* which) {
  SetupText setup;
  const auto look = [&](const std::vector<Statement>& lines) {
    for (const Statement& statement : lines) {
      if (statement.text.front() == '|') continue;
      Line line(scenario.file, statement.line, statement.text);
      if (line.sees("edition") || line.sees("rulebook")) read_setup_line(line, setup);
    }
  };
  look(scenario.lines);
  if (which != nullptr) look(which->lines);
  const Book* book = book_of(setup);
  if (book == nullptr) throw Misread(setup.rulebook.place, "fault.scenario.no-rulebook");
  return setup.edition.text.empty() ? book->editions() : std::vector{setup.edition.text};
}

std::vector<const Case*> cases_of(const Scenario& scenario) {
  std::vector<const Case*> cases;
  for (const Case& each : scenario.cases) cases.push_back(&each);
  if (cases.empty()) cases.push_back(nullptr);
  return cases;
}

// A clause that acts has told something in at least one run; one that acts silently has not.
Verdict acting(const Scenario& scenario, const std::set<std::string>& acted) {
  Verdict verdict;
  for (const Acting& each : scenario.acts) {
    const std::string& id = each.clause.text;
    if (acted.contains(id) != each.silently) continue;
    const char* key = each.silently ? "fault.check.not-silent" : "fault.check.silent";
    verdict.failures.push_back({each.clause.place, scenario.id, "", {key, {{"clause", id}}}});
  }
  return verdict;
}

}  // namespace

std::vector<Played> play(const Scenario& scenario) {
  std::vector<Played> all;
  for (const Case* each : cases_of(scenario)) {
    for (const std::string& edition : editions_of(scenario, each)) {
      Run run(scenario, each, edition);
      run.run({});
      if (auto played = run.played()) all.push_back(std::move(*played));
    }
  }
  return all;
}

void Verdict::add(Verdict other) {
  scenarios += other.scenarios;
  runs += other.runs;
  expectations += other.expectations;
  std::move(other.failures.begin(), other.failures.end(), std::back_inserter(failures));
}

Verdict check(const Scenario& scenario, const Recast& recast) {
  Verdict verdict{.scenarios = 1};
  std::set<std::string> acted;
  for (const Case* each : cases_of(scenario)) {
    for (const std::string& edition : editions_of(scenario, each)) {
      Run run(scenario, each, edition);
      run.run(recast);
      verdict.add(run.verdict());
      for (Clause clause : run.acted()) acted.insert(clause_id(clause));
    }
  }
  verdict.add(acting(scenario, acted));
  return verdict;
}

}  // namespace omerta::notation
