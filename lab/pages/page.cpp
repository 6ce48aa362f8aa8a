// From counts to sections: shares, numbers of players, worth, survival, length, settings.
#include "lab/pages/page.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "lab/pages/labels.h"
#include "lab/pages/page_parts.h"

namespace omerta::lab {

std::string percent(const Words& words, double share) { return words.percent(share, 1); }

std::string points(const Words& words, double difference) {  // "+4.2"
  const std::string figure = words.decimal(std::abs(difference) * 100, 1);
  return (difference < 0 ? "−" : "+") + figure;
}

std::string between(const Words& words, const Interval& range) {
  return percent(words, range.low) + " – " + percent(words, range.high);
}

std::string between_points(const Words& words, const Interval& range) {
  return points(words, range.low) + " – " + points(words, range.high);
}

namespace {

constexpr std::size_t kMostMultiples = 24;

std::string row_name(const Document& document, const Row& row, const Labels& labels) {
  const Words& words = labels.words();
  if (document.command == Document::Command::league) return levels_text(row.setting);
  std::string name = words.say("cli.lab.players", {{"n", row.setting.seats}});
  const std::string deck = labels.deck_beside(row.setting, document.rows.front().setting);
  const bool same = document.rows.front().setting.seats == row.setting.seats;
  if (!deck.empty() && (same || deck == labels.deck())) name += ": " + deck;
  const bool several =
      std::any_of(document.rows.begin(), document.rows.end(),
                  [&](const Row& each) { return each.setting.rulebook != row.setting.rulebook; });
  if (several) name = row.setting.rulebook + ", " + name;
  if (document.command != Document::Command::compare) return name;
  for (const setup::Setting& each : row.setting.options)
    name += ", " + each.option + "=" + each.value;
  const std::string levels = levels_text(row.setting);
  if (!levels.empty()) name += ", " + levels;
  if (row.setting.talk == bots::Talk::none) name += ", " + words.say("cli.lab.without-talk");
  return name;
}

double mean_length(const Row& row) {
  std::uint64_t rounds = 0;
  for (std::size_t i = 0; i < row.lengths.size(); ++i) rounds += row.lengths[i] * i;
  return row.games == 0 ? 0 : static_cast<double>(rounds) / static_cast<double>(row.games);
}

Tone tone_of(const Document& document, std::size_t row) {
  const bool fair = document.command == Document::Command::fair;
  return fair && row == nearest_to_even(document) ? Tone::best : Tone::first;
}

Section shares(const Document& document, Language language) {
  const Words& words = Words::of(language, document.rows.front().setting.rulebook);
  Section section{words.say("cli.lab.heading.shares"), words.say("cli.lab.about.shares")};
  Forest forest{.from_text = words.percent(0, 0),
                .middle_text = words.percent(0.5, 0),
                .to_text = words.percent(1, 0)};
  section.grid.heads = {
      words.say("cli.lab.column.setting"),      words.say("cli.simulate.table.result"),
      words.say("cli.simulate.table.games"),    words.say("cli.simulate.table.share"),
      words.say("cli.simulate.table.interval"), words.say("cli.lab.column.rounds")};
  section.grid.texts = 2;
  for (std::size_t i = 0; i < document.rows.size(); ++i) {
    const Row& row = document.rows[i];
    const Labels labels{row.setting, language};
    const std::string name = row_name(document, row, labels);
    for (const Wins& won : row.wins) {
      const bool first = &won == &row.wins.front();
      const Interval range = simulator::wilson(won.games, row.games);
      const double value = share(won.games, row.games);
      if (first) {
        forest.dots.push_back({name, percent(words, value) + " (" + between(words, range) + ")",
                               range.low, value, range.high, tone_of(document, i)});
      } else if (won.games == 0) {
        continue;
      }
      section.grid.rows.push_back({first ? name : "", labels.result(won.id),
                                   words.number(static_cast<std::int64_t>(won.games)),
                                   percent(words, value), between(words, range),
                                   first ? words.decimal(mean_length(row), 2) : ""});
    }
  }
  section.plot = std::move(forest);
  return section;
}

// One line a rulebook and edition, where there are several numbers of players.
Section by_players(const Document& document, Language language) {
  const Words& words = Words::of(language);
  Section section{words.say("cli.lab.heading.players"), words.say("cli.lab.about.players")};
  std::set<int> seats;
  for (const Row& row : document.rows) seats.insert(row.setting.seats);
  if (seats.size() < 3) return {};
  Lines lines;
  for (int n : seats) lines.labels.push_back(std::to_string(n));
  section.grid.heads = {words.say("cli.lab.column.rulebook"), words.say("cli.lab.column.players"),
                        words.say("cli.simulate.table.share")};
  for (const Row& row : document.rows) {
    const std::string name = row.setting.rulebook + " " + row.setting.edition;
    if (lines.lines.empty() || lines.lines.back().name != name) lines.lines.push_back({name, {}});
    const Interval range = simulator::wilson(row.won(), row.games);
    const std::string label = std::to_string(row.setting.seats);
    const double value = share(row.won(), row.games);
    lines.lines.back().points.push_back(
        {label, {label, percent(words, value), range.low, value, range.high}});
    section.grid.rows.push_back({name, label, percent(words, value)});
  }
  section.plot = std::move(lines);
  return section;
}

Section worth(const Document& document, Language language) {
  const Words& words = Words::of(language, document.rows.front().setting.rulebook);
  Section section{words.say("cli.lab.heading.worth"), words.say("cli.lab.about.worth")};
  Forest forest{.from = -0.1, .to = 0.1, .middle = 0};
  section.grid.heads = {words.say("cli.lab.column.setting"), words.say("cli.lab.column.card"),
                        words.say("cli.lab.column.points"),
                        words.say("cli.simulate.table.interval")};
  section.grid.texts = 2;
  double widest = 0.02;
  for (const Row& row : document.rows) {
    const Labels labels{row.setting, language};
    for (const Worth& each : row.worth) {
      const Difference found = difference(each.paired);
      const std::string card =
          each.instead.empty()
              ? words.say("cli.lab.worth.besides", {{"card", labels.card(each.id)}})
              : words.say("cli.lab.worth.instead",
                          {{"card", labels.card(each.id)}, {"other", labels.card(each.instead)}});
      const std::string players = words.say("cli.lab.players", {{"n", row.setting.seats}});
      widest = std::max({widest, std::abs(found.range.low), std::abs(found.range.high)});
      forest.dots.push_back(
          {players + ": " + card,
           points(words, found.value) + " (" + between_points(words, found.range) + ")",
           found.range.low, found.value, found.range.high,
           found.value < 0 ? Tone::other : Tone::first});
      section.grid.rows.push_back(
          {players, card, points(words, found.value), between_points(words, found.range)});
    }
  }
  if (forest.dots.empty()) return {};
  widest = std::min(1.0, std::ceil(widest * 50) / 50);
  forest.from = -widest;
  forest.to = widest;
  forest.from_text = points(words, -widest);
  forest.middle_text = "0";
  forest.to_text = points(words, widest);
  section.plot = std::move(forest);
  return section;
}

Section survival(const Document& document, Language language) {
  const Words& words = Words::of(language, document.rows.front().setting.rulebook);
  Section section{words.say("cli.lab.heading.survival"), words.say("cli.lab.about.survival")};
  Multiples multiples;
  section.grid.heads = {words.say("cli.lab.column.setting"), words.say("cli.lab.column.card")};
  section.grid.texts = 2;
  std::size_t nights = 0;
  for (const Row& row : document.rows) {
    const Labels labels{row.setting, language};
    const std::string players = words.say("cli.lab.players", {{"n", row.setting.seats}});
    for (const Lives& lives : row.lives) {
      const bool first = !row.wins.empty() && lives.side == row.wins.front().id;
      Bars bars{.name = (document.rows.size() > 1 ? players + ", " : "") + labels.kind(lives.id),
                .tone = first ? Tone::first : Tone::other};
      std::vector<std::string> cells{players, labels.kind(lives.id)};
      for (std::size_t i = 0; i < lives.seated.size(); ++i) {
        const double value = share(lives.lived[i], lives.seated[i]);
        bars.labels.push_back(std::to_string(i + 1));
        bars.shares.push_back(value);
        bars.figures.push_back(words.percent(value, 0));
        cells.push_back(words.percent(value, 0));
      }
      nights = std::max(nights, lives.seated.size());
      if (multiples.all.size() < kMostMultiples) multiples.all.push_back(std::move(bars));
      section.grid.rows.push_back(std::move(cells));
    }
  }
  for (std::size_t i = 1; i <= nights; ++i) {
    section.grid.heads.push_back(words.say("cli.heading.night", {{"n", i}}));
  }
  for (auto& cells : section.grid.rows) cells.resize(nights + 2);
  section.plot = std::move(multiples);
  return section;
}

Section lengths(const Document& document, Language language) {
  const Words& words = Words::of(language, document.rows.front().setting.rulebook);
  Section section{words.say("cli.lab.heading.lengths"), words.say("cli.lab.about.lengths")};
  Multiples multiples;
  section.grid.heads = {words.say("cli.lab.column.setting"), words.say("cli.lab.column.rounds"),
                        words.say("cli.simulate.table.share")};
  for (const Row& row : document.rows) {
    if (multiples.all.size() == kMostMultiples) break;
    const Labels labels{row.setting, language};
    const std::string name = row_name(document, row, labels);
    Bars bars{.name = document.command == Document::Command::table
                          ? words.say("cli.lab.players", {{"n", row.setting.seats}})
                          : name};
    for (std::size_t i = 1; i < row.lengths.size(); ++i) {
      const double value = share(row.lengths[i], row.games);
      bars.labels.push_back(std::to_string(i));
      bars.shares.push_back(value);
      bars.figures.push_back(words.percent(value, 0));
      if (row.lengths[i] == 0) continue;
      section.grid.rows.push_back({bars.name, std::to_string(i), words.percent(value, 1)});
    }
    multiples.all.push_back(std::move(bars));
  }
  section.plot = std::move(multiples);
  return section;
}

void add_detail(Page& page, Section section) {
  section.depth = Section::Depth::detail;
  if (!section.heading.empty()) page.sections.push_back(std::move(section));
}

void add_main(Page& page, Section section) {
  if (!section.heading.empty()) page.sections.push_back(std::move(section));
}

}  // namespace

std::size_t nearest_to_even(const Document& document) {
  std::size_t best = 0;
  const auto distance = [&](std::size_t i) {
    return std::abs(share(document.rows[i].won(), document.rows[i].games) - 0.5);
  };
  for (std::size_t i = 1; i < document.rows.size(); ++i) {
    if (distance(i) < distance(best)) best = i;
  }
  return best;
}

Page page(const Document& document, Language language) {
  const Words& words = Words::of(language, document.rows.front().setting.rulebook);
  const std::string command{name(document.command)};
  Page page{.title = words.say("cli.lab.title." + command),
            .headline = headline(document, language),
            .sections = {},
            .language = std::string{code(language)},
            .figures = words.say("cli.lab.figures")};
  using enum Document::Command;
  if (document.command == league) add_main(page, heat(document, language));
  if (document.command == compare) add_main(page, compared(document, language));
  add_main(page, shares(document, language));
  if (document.command == table) add_detail(page, by_players(document, language));
  if (document.command == fair) add_main(page, race(document, language));
  add_main(page, worth(document, language));
  const bool one = document.rows.size() == 1;
  if (document.command != league) (one ? add_main : add_detail)(page, survival(document, language));
  add_detail(page, lengths(document, language));
  add_main(page, settings(document, language));
  return page;
}

}  // namespace omerta::lab
