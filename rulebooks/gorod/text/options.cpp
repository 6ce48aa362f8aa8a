// The options of gorod by name (catalogue, section 1.1).
#include <fmt/format.h>

#include <charconv>
#include <functional>

#include "rulebooks/gorod/text/book.h"

namespace omerta::notation {
namespace {

using gorod::Setup;

struct Spec {
  std::string name;
  std::vector<std::string> values;  // empty: a number, or `off`
  std::function<int(const Setup&)> get;
  std::function<void(Setup&, int)> set;
  int most = 0;
};

// An option whose values are the enumerators from `first` on; those before it cannot be written.
template <class E>
Spec choice(std::string name, std::vector<std::string> values, E Setup::* field, int first = 0) {
  return {std::move(name), std::move(values),
          [=](const Setup& s) { return static_cast<int>(s.*field) - first; },
          [=](Setup& s, int value) { s.*field = static_cast<E>(value + first); }};
}

Spec count(std::string name, std::uint16_t Setup::* field, int most) {
  return {std::move(name),
          {},
          [=](const Setup& s) { return int{s.*field}; },
          [=](Setup& s, int value) { s.*field = static_cast<std::uint16_t>(value); },
          most};
}

const std::vector<Spec>& specs() {
  static const std::vector<Spec> all{
      choice("moderator-mode", {"digital", "appointed", "first-out"}, &Setup::moderator_mode),
      choice("yakuza-mode", {"second-clan", "plain-mafia"}, &Setup::yakuza_mode, 1),
      choice("card-stock", {"box", "extended"}, &Setup::card_stock),
      choice("no-candidates", {"night", "all-in-play"}, &Setup::no_candidates),
      choice("ballot", {"sealed", "open"}, &Setup::ballot),
      choice("tie-discussion", {"no", "yes"}, &Setup::tie_discussion),
      choice("second-tie", {"nobody", "lot", "all-tied"}, &Setup::second_tie),
      choice("night-pass", {"as-written", "anyone"}, &Setup::night_pass),
      choice("killed-tonight-acts", {"no", "yes"}, &Setup::killed_tonight_acts, 1),
      choice("arrest-masks", {"commissioner-lawyer", "all-checks"}, &Setup::arrest_masks, 1),
      choice("arrest-notice", {"silent", "told"}, &Setup::arrest_notice),
      choice("nurse-limit-counts", {"attempts", "cures"}, &Setup::nurse_limit_counts),
      choice("nurse-repeat", {"next-night", "last-choice"}, &Setup::nurse_repeat),
      choice("journalist-self", {"allowed", "forbidden"}, &Setup::journalist_self),
      choice("town-must-remove-maniac", {"no", "yes"}, &Setup::town_must_remove_maniac),
      count("stalemate-limit", &Setup::stalemate_limit, gorod::kLongestStalemate),
      count("discussion-clock", &Setup::discussion_clock, gorod::kLongestClock),
      count("vote-clock", &Setup::vote_clock, gorod::kLongestClock),
      count("call-clock", &Setup::call_clock, gorod::kLongestClock),
      count("group-clock", &Setup::group_clock, gorod::kLongestClock),
  };
  return all;
}

int parse_number(const std::string& text, int most) {
  if (text == "off") return 0;
  int value = 0;
  const char* end = text.data() + text.size();
  const auto parsed = std::from_chars(text.data(), end, value);
  return parsed.ec == std::errc{} && parsed.ptr == end && value >= 1 && value <= most ? value : -1;
}

std::string written_value(const Spec& spec, const Setup& setup) {
  const int value = spec.get(setup);
  if (spec.values.empty()) {
    if (value == gorod::kByMode) return "";
    return value == 0 ? "off" : fmt::format("{}", value);
  }
  return value < 0 ? "" : spec.values[static_cast<std::size_t>(value)];
}

}  // namespace

bool set_gorod_option(Setup& setup, const std::string& name, const std::string& value) {
  for (const Spec& spec : specs()) {
    if (spec.name != name) continue;
    if (spec.values.empty()) {
      const int number = parse_number(value, spec.most);
      if (number >= 0) spec.set(setup, number);
      return number >= 0;
    }
    for (std::size_t i = 0; i < spec.values.size(); ++i) {
      if (spec.values[i] == value) return spec.set(setup, static_cast<int>(i)), true;
    }
  }
  return false;
}

std::vector<OptionInfo> gorod_options(const Setup& setup) {
  std::vector<OptionInfo> all;
  for (const Spec& spec : specs()) {
    auto values = spec.values.empty() ? std::vector<std::string>{"off", "N"} : spec.values;
    all.push_back({spec.name, std::move(values), written_value(spec, setup), spec.most});
  }
  return all;
}

}  // namespace omerta::notation
