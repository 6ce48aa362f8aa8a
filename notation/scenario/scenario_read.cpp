// Splitting a file into scenarios and their cases.
#include "notation/clause_ids.h"
#include "notation/scenario/scenario.h"

namespace omerta::notation {
namespace {

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string::npos) return "";
  const std::size_t last = text.find_last_not_of(" \t\r");
  return text.substr(first, last - first + 1);
}

std::vector<Written> clauses(Line& line) {
  std::vector<Written> ids;
  do {
    const Where place = line.place();
    ids.push_back({line.word("fault.want.clause"), place});
    if (!is_clause_id(ids.back().text)) {
      throw Misread(place, {"fault.scenario.no-clause", {{"name", ids.back().text}}});
    }
  } while (line.accept(",") || line.accept("and"));
  line.finish();
  return ids;
}

class ScenarioReader {
 public:
  ScenarioReader(std::string_view text, std::string file)
      : file_{std::move(file)}, lines_{split_lines(text, file_)} {}

  std::vector<Scenario> read() {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      number_ = static_cast<int>(i) + 1;
      read_line(lines_[i]);
    }
    return std::move(scenarios_);
  }

 private:
  void read_line(const std::string& raw) {
    const std::string text = trimmed(raw);
    if (!text.empty() && text.front() == '|') return add({number_, "", text});
    Line line(file_, number_, raw);
    if (line.at_end()) return;
    if (line.accept("scenario")) return open(line);
    if (scenarios_.empty()) line.fail("fault.want.scenario");
    if (read_clauses(line)) return;
    if (line.accept("case")) {
      scenarios_.back().cases.push_back({line.rest(), {}});
      return;
    }
    Statement statement{number_, "", raw};
    if (line.accept("[")) {
      statement.edition = line.word("fault.want.edition");
      line.need("]");
      if (read_clauses(line)) return;  // what acts in one edition acts in the scenario
      statement.text = std::string(raw.find(']') + 1, ' ') + raw.substr(raw.find(']') + 1);
    }
    add(std::move(statement));
  }

  bool read_clauses(Line& line) {
    Scenario& scenario = scenarios_.back();
    if (line.accept("acts")) {
      const bool silently = line.accept("silently");
      for (const Written& id : clauses(line)) scenario.acts.push_back({id, silently});
      return true;
    }
    if (!line.accept("rests")) return false;
    for (const Written& id : clauses(line)) scenario.rests.push_back(id.text);
    return true;
  }

  void open(Line& line) {
    Scenario scenario{.file = file_, .id = line.word("fault.want.scenario-id"), .line = number_};
    scenario.title = line.rest();
    for (const Scenario& other : scenarios_) {
      if (other.id == scenario.id) {
        throw Misread({file_, number_, 1}, {"fault.scenario.twice", {{"name", other.id}}});
      }
    }
    scenarios_.push_back(std::move(scenario));
  }

  void add(Statement statement) {
    if (scenarios_.empty()) throw Misread({file_, number_, 1}, "fault.scenario.none");
    Scenario& scenario = scenarios_.back();
    (scenario.cases.empty() ? scenario.lines : scenario.cases.back().lines)
        .push_back(std::move(statement));
  }

  std::string file_;
  std::vector<std::string> lines_;
  int number_ = 0;
  std::vector<Scenario> scenarios_;
};

}  // namespace

std::vector<Scenario> read_scenarios(std::string_view text, const std::string& file) {
  return ScenarioReader(text, file).read();
}

}  // namespace omerta::notation
