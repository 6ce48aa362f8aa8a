// The form of a rulebook in outline: its roles as cards, a recommended deck a number of players.
#include "outline/form.h"

#include "outline/book.h"
#include "outline/said.h"

namespace omerta::outline {
namespace {

using setup::Chosen;
using Weight = setup::Complaint::Weight;

setup::DeckTable decks(const Outline& outline) {
  using Align = setup::Column::Align;
  setup::DeckTable table{.title = said(outline, "title"),
                         .columns = {{as_written("N"), Align::right, 0, 3}, {{}, Align::left, 2}}};
  for (int n = outline.fewest; n <= outline.most; ++n) {
    table.rows.push_back({setup::number(n), listed(deck(outline, outline.deck(n)))});
  }
  return table;
}

std::vector<setup::Card> roles(const Outline& outline) {
  std::vector<setup::Card> all;
  for (std::size_t i = 0; i < outline.roles.size(); ++i) {
    const int role = static_cast<int>(i);
    all.push_back({.id = std::string{outline.roles[i]},
                   .name = role_name(outline, role),
                   .does = role_does(outline, role)});
  }
  return all;
}

setup::Interview interview(const Outline& outline) {
  using About = setup::Question::About;
  return {.title = said(outline, "title"),
          .questions = {{.about = About::moderator,
                         .text = "cli.moderate.ask.new.game-master",
                         .taken = said(outline, "complaint.moderator-is-player")},
                        {.about = About::deck, .text = said(outline, "deck")}}};
}

// The deck that was chosen, by role; what is not a role of this rulebook is complained about.
std::vector<int> counted(const Outline& outline, setup::Judged& judged) {
  std::vector<int> counts(outline.roles.size(), 0);
  for (const setup::Counted& each : judged.chosen.deck) {
    if (const auto role = find_role(outline, each.id)) {
      counts[static_cast<std::size_t>(*role)] += each.count;
    } else {
      judged.complaints.push_back(
          {"unknown-card", Weight::misread, {"fault.card.not-here", {{"name", each.id}}}, {}});
    }
  }
  return counts;
}

void recommend(const Outline& outline, Chosen& chosen) {
  const int seats = setup::people(chosen);
  if (!chosen.deck.empty() || seats < outline.fewest || seats > outline.most) return;
  const std::vector<int> usual = outline.deck(seats);
  for (std::size_t i = 0; i < usual.size(); ++i) {
    if (usual[i] > 0) chosen.deck.push_back({std::string{outline.roles[i]}, usual[i]});
  }
}

void refuse_unknown(const Outline& outline, setup::Judged& judged) {
  const Chosen& chosen = judged.chosen;
  if (chosen.edition != outline.edition) {
    const List known{std::string{outline.edition}};
    judged.complaints.push_back(
        {"unknown-edition",
         Weight::misread,
         {"cli.error.unknown-edition", {{"name", chosen.edition}, {"options", known}}},
         {}});
  }
  for (const setup::Setting& each : chosen.options) {
    judged.complaints.push_back(
        {"unknown-option",
         Weight::error,
         notation::unknown_option({}, {{each.option, {}}, {each.value, {}}}),
         {}});
  }
}

}  // namespace

setup::Form form(const Outline& outline, const Chosen&) {
  return {.title = {"play.game.title", {{"name", std::string{outline.id}}}},
          .about = said(outline, "game"),
          .editions = {{std::string{outline.edition}, said(outline, "edition"), {}}},
          .usual_edition = std::string{outline.edition},
          .deck = roles(outline),
          .seats = setup::Form::Seats::one_a_card,
          .people = {.fewest = outline.fewest,
                     .most = outline.most,
                     .usual = outline.usual,
                     .usual_moderated = outline.usual},
          .decks = decks(outline),
          .interview = interview(outline)};
}

setup::Judged judged(const Outline& outline, const Chosen& chosen) {
  setup::Judged judged{.chosen = chosen};
  judged.complaints =
      setup::foreign(chosen, {setup::Part::presets, setup::Part::cards, setup::Part::house});
  if (judged.chosen.edition.empty()) judged.chosen.edition = outline.edition;
  judged.names = {.seats = chosen.players, .moderator = chosen.moderator, .house = {}};
  refuse_unknown(outline, judged);
  recommend(outline, judged.chosen);
  const std::vector<int> cards = counted(outline, judged);
  const int seats = setup::people(chosen);
  for (const notation::Complaint& each : complaints(outline, seats, cards)) {
    judged.complaints.push_back({each.code, Weight::error, each.text, {}});
  }
  judged.deck = listed(deck(outline, cards));
  judged.counts = judged.chosen.deck;
  judged.dealt = {{"cli.decks.yours", {{"deck", judged.deck}}}};
  judged.notes = {{judged.dealt.front()}};
  return judged;
}

catalogue::Pages pages(const Outline& outline) {
  using enum catalogue::Line::Kind;
  catalogue::Pages all{.how = said(outline, "how")};
  for (std::size_t i = 0; i < outline.roles.size(); ++i) {
    const int role = static_cast<int>(i);
    const std::string id{outline.roles[i]};
    all.cards.push_back(
        {{id},
         {{title, role_name(outline, role)}, {text, role_does(outline, role)}, {also, {}, id}}});
  }
  return all;
}

simulator::Report report(const Outline& outline, const simulator::Tally& tally) {
  simulator::Report report{.tally = tally};
  for (std::size_t i = 1; i < outline.results.size(); ++i) {
    const std::string id{outline.results[i]};
    report.won.push_back(
        {id, said(outline, "result." + id), tally.results[i], static_cast<unsigned>(i)});
  }
  for (std::size_t i = 0; i < outline.roles.size(); ++i) {
    if (!report.has(static_cast<unsigned>(i))) continue;
    report.kinds.push_back({std::string{outline.roles[i]},
                            role_name(outline, static_cast<int>(i)),
                            {},
                            static_cast<unsigned>(i)});
  }
  return report;
}

AnyGame game_of(const Outline& outline, const Chosen& chosen) {
  setup::Judged judged = outline::judged(outline, chosen);
  const std::vector<int> cards = counted(outline, judged);
  return outline.game(setup::people(judged.chosen), cards);
}

}  // namespace omerta::outline
