// What a race of numbers has found, as a page.
#include "lab/fit.h"
#include "lab/pages/page_parts.h"

namespace omerta::lab {
namespace {

std::string count(const Words& words, std::uint64_t n) {
  return words.number(static_cast<std::int64_t>(n));
}

std::string figure(const Words& words, double value) { return words.decimal(value, 2); }

Section fresh(const Fitted& fitted, const Words& words) {
  Section section{words.say("cli.lab.heading.fit-fresh"), words.say("cli.lab.about.fit-fresh")};
  section.grid.heads = {
      words.say("cli.lab.column.opponent"), words.say("cli.simulate.table.games"),
      words.say("cli.lab.column.found"),    words.say("cli.lab.column.present"),
      words.say("cli.lab.column.points"),   words.say("cli.simulate.table.interval")};
  Forest forest{.from_text = words.percent(0, 0),
                .middle_text = words.percent(0.5, 0),
                .to_text = words.percent(1, 0)};
  const auto add = [&](const std::string& name, const Paired& paired, Tone tone) {
    const std::uint64_t won = paired.both + paired.first;
    const std::uint64_t before = paired.both + paired.second;
    const Interval range = simulator::wilson(won, paired.games());
    const Difference better = difference(paired);
    const std::string share_text = percent(words, share(won, paired.games()));
    forest.dots.push_back({name, share_text + " (" + between(words, range) + ")", range.low,
                           share(won, paired.games()), range.high, tone});
    section.grid.rows.push_back({name, count(words, paired.games()), share_text,
                                 percent(words, share(before, paired.games())),
                                 points(words, better.value), between_points(words, better.range)});
  };
  for (const Against& each : fitted.fresh) add(each.opponent, each.paired, Tone::first);
  add(words.say("cli.lab.fit.all"), fitted.all(), Tone::best);
  section.plot = std::move(forest);
  return section;
}

Section rounds(const Fitted& fitted, const Words& words) {
  Section section{words.say("cli.lab.heading.race"), words.say("cli.lab.about.fit-race")};
  section.grid.heads = {words.say("cli.lab.column.candidates"),
                        words.say("cli.simulate.table.games"), words.say("cli.lab.column.best"),
                        words.say("cli.lab.column.present")};
  section.grid.texts = 0;
  for (const FitRound& each : fitted.rounds) {
    const bool races = each.row == FitRound::Present::races;
    section.grid.rows.push_back({count(words, each.candidates), count(words, each.games),
                                 percent(words, share(each.best, each.games)),
                                 races ? percent(words, share(each.present, each.games)) : "–"});
  }
  return section;
}

Section numbers(const Fitted& fitted, const Words& words) {
  Section section{words.say("cli.lab.heading.fit-numbers"), words.say("cli.lab.about.fit-numbers")};
  section.grid.heads = {words.say("cli.lab.column.number"), words.say("cli.lab.column.found"),
                        words.say("cli.lab.column.present")};
  const auto raced = fitted.asked.who == Fit::Who::town ? minds::Number::Raced::by_town
                                                        : minds::Number::Raced::by_clan;
  for (const minds::Number& each : minds::numbers()) {
    if (each.raced != raced) continue;
    section.grid.rows.push_back({std::string{each.name}, figure(words, each.of(fitted.found)),
                                 figure(words, each.of(fitted.present))});
  }
  return section;
}

}  // namespace

Page fit_page(const Fitted& fitted, Language language) {
  const Words& words = Words::of(language, fitted.asked.setting.rulebook);
  const Difference better = difference(fitted.all());
  const std::string key =
      fitted.is_better() ? "cli.lab.headline.fit-better" : "cli.lab.headline.fit-same";
  return {.title = words.say("cli.lab.title.fit"),
          .headline = words.say(key, {{"level", std::string{bots::name(fitted.asked.level)}},
                                      {"name", fitted.asked.setting.rulebook},
                                      {"value", points(words, better.value)},
                                      {"low", points(words, better.range.low)},
                                      {"high", points(words, better.range.high)}}),
          .sections = {fresh(fitted, words), rounds(fitted, words), numbers(fitted, words)},
          .language = std::string{code(language)},
          .figures = words.say("cli.lab.figures")};
}

}  // namespace omerta::lab
