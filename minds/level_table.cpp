// Lines of `name = number` below `[level]`. A number that is not there is as a row is made.
#include "minds/level_table.h"

#include <charconv>
#include <string>
#include <type_traits>

#include "engine/expect.h"

namespace omerta::minds {
namespace {

using Raced = Number::Raced;

constexpr double kSharpness[] = {5, 10, 15, 20, 30, 40, 60};
constexpr double kBlunder[] = {0.02, 0.05, 0.1, 0.15, 0.2};
constexpr double kSparing[] = {0.05, 0.1, 0.15, 0.25, 0.35, 0.5, 0.7};
constexpr double kLot[] = {0, 0.2, 0.5, 0.8, 0.95};
constexpr double kBallots[] = {0.5, 0.75, 1, 1.25};
constexpr double kNominations[] = {0, 0.25, 0.5, 0.75, 1};
constexpr double kSuspicions[] = {0.02, 0.1, 0.2, 0.35, 0.5};
constexpr double kDeaths[] = {0, 0.25, 0.5, 0.75, 1};
constexpr double kFindings[] = {1, 2};
constexpr double kResults[] = {1, 2, 3, 4, 255};
constexpr double kAt[] = {3, 4, 5, 6, 7, 8};
constexpr double kLies[] = {0, 10, 25, 50, 75, 100};

template <auto kMember>
constexpr Number number(std::string_view name, Raced raced = Raced::no,
                        std::span<const double> tried = {}) {
  return {name, [](const Row& row) { return static_cast<double>(row.*kMember); },
          [](Row& row, double value) {
            using Value = std::remove_reference_t<decltype(row.*kMember)>;
            if constexpr (std::is_floating_point_v<Value>) {
              row.*kMember = value;
            } else {
              row.*kMember = static_cast<Value>(static_cast<int>(value));
            }
          },
          raced, tried};
}

template <auto kMember, Style kStyle>
constexpr Number of_style(std::string_view name) {
  constexpr auto kPlace = static_cast<std::size_t>(kStyle);
  return {name, [](const Row& row) { return static_cast<double>((row.*kMember)[kPlace]); },
          [](Row& row, double value) {
            (row.*kMember)[kPlace] = static_cast<std::uint8_t>(static_cast<int>(value));
          }};
}

constexpr auto kNumbers = std::to_array<Number>({
    number<&Row::sharpness>("sharpness", Raced::by_town, kSharpness),
    number<&Row::blunder>("blunder", Raced::by_town, kBlunder),
    number<&Row::sparing>("sparing", Raced::by_town, kSparing),
    number<&Row::lot>("lot", Raced::by_town, kLot),
    number<&Row::ballots>("ballots", Raced::by_town, kBallots),
    number<&Row::nominations>("nominations", Raced::by_town, kNominations),
    number<&Row::suspicions>("suspicions", Raced::by_town, kSuspicions),
    number<&Row::deaths>("deaths", Raced::by_town, kDeaths),
    number<&Row::tremble>("tremble"),
    number<&Row::ties>("common-lot"),
    of_style<&Row::styles, Style::saver>("saver"),
    of_style<&Row::styles, Style::swing>("swing"),
    of_style<&Row::styles, Style::last>("last"),
    of_style<&Row::styles, Style::mimic>("mimic"),
    of_style<&Row::silent_styles, Style::saver>("silent-saver"),
    of_style<&Row::silent_styles, Style::swing>("silent-swing"),
    of_style<&Row::silent_styles, Style::last>("silent-last"),
    of_style<&Row::silent_styles, Style::mimic>("silent-mimic"),
    number<&Row::counter_claims>("counter-claims", Raced::by_clan, kLies),
    number<&Row::claim_findings>("claim-findings", Raced::by_town, kFindings),
    number<&Row::claim_results>("claim-results", Raced::by_town, kResults),
    number<&Row::claim_at>("claim-at", Raced::by_town, kAt),
    number<&Row::words_a_day>("words-a-day"),
});

const Number* find(std::string_view name) {
  for (const Number& each : kNumbers) {
    if (each.name == name) return &each;
  }
  return nullptr;
}

std::string_view trimmed(std::string_view text) {
  const auto from = text.find_first_not_of(" \t\r");
  if (from == text.npos) return {};
  return text.substr(from, text.find_last_not_of(" \t\r") + 1 - from);
}

std::optional<double> value_of(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool fine = error == std::errc{} && end == text.data() + text.size();
  return fine && value >= 0 && value <= 1000 ? std::optional{value} : std::nullopt;
}

std::string shown(double value) {
  char room[32];
  const auto end = std::to_chars(room, room + sizeof room, value).ptr;
  return {room, end};
}

class Reader {
 public:
  std::optional<LevelTable> read(std::string_view text) {
    while (!text.empty()) {
      const auto end = std::min(text.find('\n'), text.size());
      if (!line(trimmed(text.substr(0, end)))) return {};
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    return table_.version > 0 ? std::optional{table_} : std::nullopt;
  }

 private:
  bool line(std::string_view text) {
    if (text.empty() || text.front() == '#') return true;
    if (text.front() == '[' && text.back() == ']') return opens(text.substr(1, text.size() - 2));
    const auto equals = text.find('=');
    if (equals == text.npos) return false;
    const std::string_view name = trimmed(text.substr(0, equals));
    const auto value = value_of(trimmed(text.substr(equals + 1)));
    if (!value) return false;
    if (row_ == nullptr) return name == "version" && takes_version(*value);
    const Number* number = find(name);
    if (number == nullptr) return false;
    number->set(*row_, *value);
    return number->of(*row_) == *value;  // it fits where it belongs
  }

  bool opens(std::string_view name) {
    const auto level = bots::level(name);
    if (!level) return false;
    row_ = &table_.rows[static_cast<unsigned>(*level)];
    return true;
  }

  bool takes_version(double value) {
    table_.version = static_cast<int>(value);
    return table_.version == value;
  }

  LevelTable table_;
  Row* row_ = nullptr;
};

}  // namespace

std::span<const Number> numbers() { return kNumbers; }

std::optional<LevelTable> read_levels(std::string_view text) { return Reader{}.read(text); }

LevelTable built_in_levels(std::string_view text) {
  const auto table = read_levels(text);
  expect(table.has_value());
  return *table;
}

std::string written(const LevelTable& table, std::string_view heading) {
  std::string text{heading};
  text += "version = " + std::to_string(table.version) + "\n";
  for (unsigned i = 1; i < bots::kLevels; ++i) {  // dice have no mind
    text += "\n[" + std::string{bots::name(static_cast<bots::Level>(i))} + "]\n";
    for (const Number& each : kNumbers) {
      text += std::string{each.name} + " = " + shown(each.of(table.rows[i])) + "\n";
    }
  }
  return text;
}

}  // namespace omerta::minds
