// The exact values of the plain game for one number of players.
#include "lab/exact.h"
#include "lab/pages/page_parts.h"

namespace omerta::lab {

Page exact_page(int players, Language language) {
  const Words& words = Words::of(language);
  Page page{.title = words.say("cli.lab.title.exact"),
            .headline = words.say("cli.lab.headline.exact", {{"n", players}}),
            .sections = {},
            .language = std::string{code(language)},
            .figures = words.say("cli.lab.figures")};
  using Even = PlainGame::Even;
  Section section{words.say("cli.lab.players", {{"n", players}}), words.say("cli.lab.about.exact")};
  section.grid.heads = {words.say("cli.lab.column.mafia"), words.say("cli.lab.exact.votes"), "",
                        words.say("cli.lab.exact.waits"), ""};
  section.grid.heads.push_back(words.say("cli.lab.exact.last"));
  section.grid.heads.push_back("");
  Forest forest{.from_text = words.percent(0, 0),
                .middle_text = words.percent(0.5, 0),
                .to_text = words.percent(1, 0)};
  for (int mafia = 1; 2 * mafia < players; ++mafia) {
    PlainGame game{.mafia = mafia, .citizens = players - mafia};
    const Fraction votes = town_wins(game);
    game.even = Even::waits;
    const Fraction waits = town_wins(game);
    game.even = Even::votes;
    game.wins = PlainGame::Wins::as_the_last;
    const Fraction last = town_wins(game);
    const std::string label = std::to_string(mafia);
    section.grid.rows.push_back({label, votes.text(), percent(words, votes.value()), waits.text(),
                                 percent(words, waits.value()), last.text(),
                                 percent(words, last.value())});
    forest.dots.push_back({words.say("cli.lab.column.mafia") + ": " + label, votes.text(),
                           votes.value(), votes.value(), waits.value(), Tone::first});
  }
  section.plot = std::move(forest);
  page.sections.push_back(std::move(section));
  return page;
}

}  // namespace omerta::lab
