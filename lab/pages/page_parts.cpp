// The league's cross, the difference of two settings, the course of a race, and the headline.
#include "lab/pages/page_parts.h"

#include <algorithm>
#include <cmath>

#include "lab/pages/labels.h"
#include "lab/play.h"

namespace omerta::lab {
namespace {

const Words& words_of(const Document& document, Language language) {
  return Words::of(language, document.rows.front().setting.rulebook);
}

// A label at the beginning of a sentence, in Latin and Cyrillic letters.
std::string capital(std::string text) {
  if (text.empty()) return text;
  const auto first = static_cast<unsigned char>(text[0]);
  const auto second = static_cast<unsigned char>(text.size() > 1 ? text[1] : 0);
  if (first >= 'a' && first <= 'z') {
    text[0] = static_cast<char>(first - 'a' + 'A');
  } else if (first == 0xD0 && second >= 0xB0) {  // а to п
    text[1] = static_cast<char>(second - 0x20);
  } else if (first == 0xD1 && second >= 0x80 && second <= 0x8F) {  // р to я
    text[0] = static_cast<char>(0xD0);
    text[1] = static_cast<char>(second + 0x20);
  }
  return text;
}

Args of_row(const Row& row, const Labels& labels) {
  const Words& words = labels.words();
  const Interval range = simulator::wilson(row.won(), row.games);
  return {{"n", row.setting.seats},
          {"deck", labels.deck()},
          {"result", row.wins.empty() ? "" : capital(labels.result(row.wins.front().id))},
          {"value", percent(words, share(row.won(), row.games))},
          {"low", percent(words, range.low)},
          {"high", percent(words, range.high)}};
}

// Rows come level by level of the first side, within each by level of the others.
std::vector<std::vector<double>> cross(const Document& document, std::size_t levels) {
  std::vector<std::vector<double>> all(levels);
  for (std::size_t i = 0; i < document.rows.size(); ++i) {
    const Row& row = document.rows[i];
    all[i / levels].push_back(share(row.won(), row.games));
  }
  return all;
}

std::string best_level(const Document& document) {
  const auto& all = document.gauntlets.first;
  return std::max_element(all.begin(), all.end(),
                          [](const Gauntlet& one, const Gauntlet& other) {
                            return mean(one.won).value < mean(other.won).value;
                          })
      ->level;
}

std::string with_half(const Words& words, const Mean& mean) {  // "24.7% ±0.3"
  const double half = std::max(mean.value - mean.range.low, mean.range.high - mean.value);
  return percent(words, mean.value) + " ±" + words.decimal(100 * half, 1);
}

}  // namespace

std::string headline(const Document& document, Language language) {
  const Words& words = words_of(document, language);
  using enum Document::Command;
  if (document.command == compare && document.rows.size() == 2) {
    const Difference found = difference(document.rows[1].paired);
    const Labels labels{document.rows[0].setting, language};
    return words.say("cli.lab.headline.compare",
                     {{"result", capital(labels.result(document.rows[0].wins.front().id))},
                      {"value", points(words, -found.value)},
                      {"low", points(words, -found.range.high)},
                      {"high", points(words, -found.range.low)}});
  }
  const Row& row = document.rows[nearest_to_even(document)];
  const Labels labels{row.setting, language};
  if (document.command == league) {
    return words.say("cli.lab.headline.league", {{"name", best_level(document)},
                                                 {"result", labels.result(row.wins.front().id)}});
  }
  if (document.command == fair && document.race.stage == Race::Stage::racing) {
    return words.say("cli.lab.headline.racing", {{"n", document.rows.size()}});
  }
  const bool one = document.rows.size() == 1;
  const std::string key = document.command == fair ? "fair" : one ? "table-one" : "table";
  return words.say("cli.lab.headline." + key, of_row(row, labels));
}

// The last column and row are means; the picture has the room for their figures alone.
Section heat(const Document& document, Language language) {
  const Words& words = words_of(document, language);
  Section section{words.say("cli.lab.heading.league"), words.say("cli.lab.about.league")};
  const auto& [first, others] = document.gauntlets;
  const std::string means = words.say("cli.lab.column.mean");
  Heat heat{.shares = cross(document, first.size())};
  heat.shares.emplace_back();
  section.grid.heads = {words.say("cli.lab.column.level")};
  for (const Gauntlet& each : others) {
    heat.columns.push_back(each.level);
    heat.shares.back().push_back(mean(each.won).value);
  }
  heat.columns.push_back(means);
  section.grid.heads.insert(section.grid.heads.end(), heat.columns.begin(), heat.columns.end());
  std::vector<std::string> last{means};
  for (std::size_t i = 0; i < first.size(); ++i) {
    heat.rows.push_back(first[i].level);
    std::vector<std::string> cells{first[i].level};
    for (double each : heat.shares[i]) cells.push_back(percent(words, each));
    cells.push_back(with_half(words, mean(first[i].won)));
    heat.shares[i].push_back(mean(first[i].won).value);
    section.grid.rows.push_back(std::move(cells));
  }
  heat.rows.push_back(means);
  for (const Gauntlet& each : others) last.push_back(with_half(words, mean(each.won)));
  last.emplace_back();  // of all against all: says nothing
  section.grid.rows.push_back(std::move(last));
  for (const auto& row : heat.shares) {
    heat.figures.emplace_back();
    for (double each : row) heat.figures.back().push_back(percent(words, each));
  }
  section.plot = std::move(heat);
  return section;
}

Section compared(const Document& document, Language language) {
  const Words& words = words_of(document, language);
  if (document.rows.size() != 2) return {};
  Section section{words.say("cli.lab.heading.compare"), words.say("cli.lab.about.compare")};
  const Paired& paired = document.rows[1].paired;
  const auto number = [&](std::uint64_t n) { return words.number(static_cast<std::int64_t>(n)); };
  section.grid.heads = {"", words.say("cli.simulate.table.games")};
  section.grid.rows = {{words.say("cli.lab.pair.both"), number(paired.both)},
                       {words.say("cli.lab.pair.first"), number(paired.first)},
                       {words.say("cli.lab.pair.second"), number(paired.second)},
                       {words.say("cli.lab.pair.neither"), number(paired.neither)},
                       {words.say("cli.lab.pair.chance"), words.decimal(mcnemar(paired), 4)}};
  const Difference found = difference(paired);
  const double widest = std::max({0.02, std::abs(found.range.low), std::abs(found.range.high)});
  section.plot =
      Forest{.dots = {{words.say("cli.lab.pair.difference"),
                       points(words, -found.value) + " (" +
                           between_points(words, {-found.range.high, -found.range.low}) + ")",
                       -found.range.high, -found.value, -found.range.low, Tone::best}},
             .from = -widest,
             .to = widest,
             .middle = 0,
             .from_text = points(words, -widest),
             .middle_text = "0",
             .to_text = points(words, widest)};
  return section;
}

Section race(const Document& document, Language language) {
  const Words& words = words_of(document, language);
  Section section{words.say("cli.lab.heading.race"),
                  words.say("cli.lab.about.race", {{"n", document.race.candidates}})};
  Forest forest{.from_text = words.percent(0, 0),
                .middle_text = words.percent(0.5, 0),
                .to_text = words.percent(1, 0)};
  section.grid.heads = {words.say("cli.lab.column.deck"), words.say("cli.simulate.table.games"),
                        words.say("cli.simulate.table.share"), words.say("cli.lab.column.anytime")};
  const auto add = [&](const Setting& setting, std::uint64_t won, std::uint64_t games, Tone tone) {
    const Interval range = anytime(won, games, document.race.candidates);
    const double value = share(won, games);
    const Labels labels{setting, language};
    const std::string beside = labels.deck_beside(setting, document.rows.front().setting);
    const std::string name = beside.empty() ? labels.deck() : beside;
    const std::string count = words.number(static_cast<std::int64_t>(games));
    forest.dots.push_back(
        {name, percent(words, value) + " · " + count, range.low, value, range.high, tone});
    section.grid.rows.push_back({name, count, percent(words, value), between(words, range)});
  };
  for (const Row& row : document.rows) add(row.setting, row.before_won, row.before, Tone::first);
  for (auto round = document.race.rounds.rbegin(); round != document.race.rounds.rend(); ++round) {
    for (const Racer& each : round->dropped) add(each.setting, each.won, each.games, Tone::faded);
  }
  section.plot = std::move(forest);
  return section;
}

Section settings(const Document& document, Language language) {
  const Words& words = words_of(document, language);
  const Deals& deals = document.deals;
  Section section{words.say("cli.lab.heading.settings"), words.say("cli.lab.about.settings")};
  const auto add = [&](const char* key, std::string value) {
    section.grid.rows.push_back({words.say(key), std::move(value)});
  };
  section.grid.texts = 2;
  section.grid.heads = {words.say("cli.lab.column.setting"), ""};
  add("cli.lab.column.rulebook",
      document.rows.front().setting.rulebook + " " + document.rows.front().setting.edition);
  std::string options;
  for (const setup::Setting& each : document.rows.front().setting.options) {
    options += (options.empty() ? "" : ", ") + each.option + "=" + each.value;
  }
  if (!options.empty()) add("cli.lab.settings.options", options);
  const std::string levels = levels_text(document.rows.front().setting);
  add("cli.lab.settings.levels", levels.empty() ? level_names().back() : levels);
  const Setting& first = document.rows.front().setting;
  if (first.levels_version > 0) {
    add("cli.lab.settings.table", std::to_string(first.levels_version));
  }
  if (first.talk == bots::Talk::none) {
    add("cli.lab.settings.talk", words.say("cli.lab.without-talk"));
  }
  add("cli.lab.settings.seed", std::to_string(deals.seed));
  add("cli.lab.settings.deals", words.number(static_cast<std::int64_t>(deals.count)));
  if (!deals.are_whole()) {
    add("cli.lab.settings.shards",
        std::to_string(deals.shards.size()) + "/" + std::to_string(deals.of));
  }
  add("cli.lab.settings.hash", config_hash(document));
  return section;
}

}  // namespace omerta::lab
