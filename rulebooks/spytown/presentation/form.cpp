// The form of spytown: editions, the children's preset, settings, tokens and action cards, and what
// is wrong with a choice.
#include "rulebooks/spytown/presentation/form.h"

#include <fmt/format.h>

#include <algorithm>

#include "presentation/catalogue/catalogue.h"
#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/text/book.h"
#include "rulebooks/spytown/words/words.h"

namespace omerta::spytown {
namespace {

using setup::Chosen;
using setup::Complaint;
using Weight = setup::Complaint::Weight;

// From what was chosen to what the engine plays, with all that cannot be understood.
class Maker {
 public:
  explicit Maker(const Chosen& chosen) {
    result_.judged.chosen = chosen;
    result_.judged.complaints = setup::foreign(chosen, {setup::Part::house});
    result_.judged.names.seats = chosen.players;
    result_.judged.names.moderator = chosen.moderator;
  }

  Made make() {
    edition();
    if (chosen_.preset == "children") setup_ = children(setup_);
    if (!chosen_.preset.empty() && chosen_.preset != "children") {
      complain("unknown-preset", {"fault.setup.preset", {{"options", OneOf{{"children"}}}}},
               Weight::misread);
    }
    setup_.seats = static_cast<std::uint8_t>(std::clamp(setup::people(chosen_), 0, 255));
    game_master();
    for (const setup::Counted& each : chosen_.deck) token(each);
    std::erase_if(chosen_.cards, [](const setup::Counted& each) {  // SPY-CARD-3: added themselves
      return each.count <= 0 || each.id == notation::spytown_name(Card::neutral);
    });
    for (const setup::Counted& each : chosen_.cards) card(each);
    for (const setup::Setting& each : chosen_.options) option(each);
    return std::move(result_);
  }

 private:
  void complain(std::string code, Message text, Weight weight = Weight::error) {
    result_.judged.complaints.push_back({std::move(code), weight, std::move(text), {}});
  }

  // The catalogue has no usual edition: without one there is a finding.
  void edition() {
    const std::string& wanted = chosen_.edition;
    if (wanted == "sk") setup_.edition = Edition::sk;
    if (wanted == "pl") setup_.edition = Edition::pl;
    if (wanted.empty() || setup_.edition != Edition::unset) return;
    complain("unknown-edition",
             {"cli.error.unknown-edition", {{"name", wanted}, {"options", List{"sk", "pl"}}}},
             Weight::misread);
  }

  // SPY-SETUP-2  One of the people present, who gets no token.
  void game_master() {
    if (chosen_.moderator.empty()) return;
    const auto& seats = chosen_.players;
    setup_.moderation = Moderation::human;
    setup_.game_masters = 1;
    const bool plays = std::find(seats.begin(), seats.end(), chosen_.moderator) != seats.end();
    setup_.game_master_seated = plays ? 1 : 0;
  }

  // SPY-SETUP-3  The tokens follow from the number of people; whoever names them is checked.
  void token(const setup::Counted& each) {
    for (int i = 0; i < kTokens; ++i) {
      if (notation::spytown_name(static_cast<Token>(i)) != each.id) continue;
      setup_.tokens[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(each.count);
      setup_.tokens_given = 1;
      return;
    }
    complain("unknown-card", {"fault.card.none", {{"name", each.id}}}, Weight::misread);
  }

  // SPY-CARD-2, SPY-GANG-1
  void card(const setup::Counted& each) {
    for (int i = 0; i < kCards; ++i) {
      if (notation::spytown_name(static_cast<Card>(i)) != each.id) continue;
      std::uint8_t& slot = setup_.cards[static_cast<std::size_t>(i)];
      slot = static_cast<std::uint8_t>(std::min(255, slot + each.count));
      setup_.extended = Switch::on;
      return;
    }
    complain("unknown-card", {"fault.card.none", {{"name", each.id}}}, Weight::misread);
  }

  void option(const setup::Setting& each) {
    if (notation::set_spytown_option(setup_, each.option, each.value)) return;
    complain("unknown-option", notation::unknown_option(notation::spytown_options(setup_),
                                                        {{each.option, {}}, {each.value, {}}}));
  }

  Made result_;
  Chosen& chosen_ = result_.judged.chosen;
  Setup& setup_ = result_.setup;
};

// --- what may be chosen -------------------------------------------------------------------------
// Also by its name among children, and among others.
template <class Thing>
setup::Card named(const Setup& setup, Thing thing, Message (*name)(const Setup&, Thing)) {
  setup::Card card{.id = notation::spytown_name(thing), .name = name(setup, thing)};
  card.also = {name({}, thing), name(children({}), thing)};
  return card;
}

std::vector<setup::Card> tokens(const Setup& setup) {
  std::vector<setup::Card> all;
  for (int i = 0; i < kTokens; ++i) {
    const auto token = static_cast<Token>(i);
    all.push_back(named(setup, token, said::token_name));
    all.back().does = said::token_does(Plan{.setup = setup}, token);
  }
  return all;
}

std::vector<setup::Card> cards(const Setup& setup) {
  std::vector<setup::Card> all;
  for (int i = 0; i < kCards; ++i) {
    const auto card = static_cast<Card>(i);
    all.push_back(named(setup, card, said::card_name));
    all.back().does = said::card_does(setup, card);
    all.back().traits = {said::card_symbols(setup, card)};
    all.back().copies = card == Card::neutral ? kNeutralInBox : in_the_box(card);
    all.back().usual = in_the_box(card);
  }
  return all;
}

// What the editions print differently; empty if none is chosen.
std::string usual(const notation::OptionInfo& info, Edition edition) {
  if (!info.now.empty() || edition == Edition::unset) return info.now;
  if (info.name == "small-game-max") return edition == Edition::pl ? "8" : "9";
  const bool printed = info.name == "shots-stoppable" || info.name == "commander-second-place";
  if (printed) return edition == Edition::pl ? "no" : "yes";
  return {};
}

std::vector<setup::Field> fields(const Setup& setup) {
  const auto printed = notation::spytown_options({});
  const auto now = notation::spytown_options(setup);
  std::vector<setup::Field> all;
  for (std::size_t i = 0; i < printed.size(); ++i) {
    const std::string& id = printed[i].name;
    setup::Field field{.id = id,
                       .name = said::option_name(setup, id),
                       .about = said::option_about(setup, id),
                       .usual = usual(printed[i], setup.edition)};
    field.now = now[i].now.empty() ? field.usual : now[i].now;
    for (const std::string& value : printed[i].values) {
      field.values.push_back({value, said::option_value(setup, id, value)});
    }
    field.clause = catalogue::Catalogue::find("spytown")->option_clause(field.id);
    all.push_back(std::move(field));
  }
  return all;
}

setup::Preset children_preset() {
  setup::Preset preset{.id = "children",
                       .name = {"spytown.preset.children.name"},
                       .about = {"spytown.preset.children.about"}};
  const auto printed = notation::spytown_options({});
  const auto gentle = notation::spytown_options(children({}));
  for (std::size_t i = 0; i < printed.size(); ++i) {
    if (printed[i].now == gentle[i].now) continue;
    preset.sets.push_back({gentle[i].name, gentle[i].now});
  }
  return preset;
}

// --- the tables ---------------------------------------------------------------------------------
// SPY-CARD-4, -5  At most so many are recommended, and the box wants at least so many.
std::string how_many(int players) {
  Setup setup;
  setup.seats = static_cast<std::uint8_t>(players - 1);
  const int most = recommended_cards(setup);
  const int least = setup.seats - kNeutralInBox;
  if (least > most) return fmt::format("{}", least);
  return least > 0 ? fmt::format("0, {}–{}", least, most) : fmt::format("0–{}", most);
}

// SPY-SMALL-1, SPY-LARGE-1
Message kind(const Setup& setup, int players) {
  if (players >= kLargeFrom) return "cli.decks.large-game";
  const bool nine =
      setup.small_game_max == SmallGameMax::nine ||
      (setup.small_game_max == SmallGameMax::by_edition && setup.edition != Edition::pl);
  const bool unsure = players == 9 && setup.edition == Edition::unset;
  if (players > (nine ? 9 : 8)) return {};
  const Message small = "cli.decks.small-game";
  return unsure ? together({small, as_written("(sk)")}) : small;
}

Message tokens_text(const Setup& setup, int players) {
  return listed(said::token_counts(setup, tokens_for(players, setup.kids_no_agent)));
}

setup::DeckTable decks(const Setup& setup) {
  using Align = setup::Column::Align;
  setup::DeckTable table{.title = {"cli.decks.title-spytown"},
                         .columns = {{as_written("N"), Align::right, 0, 3},
                                     {"cli.decks.column.tokens", Align::left, 2, 40},
                                     {"cli.decks.column.cards", Align::left, 1, 6},
                                     {{}, Align::left, 1}},
                         .notes = {"cli.decks.about-spytown"},
                         .cards = cards(setup)};
  for (int n = kFewestPlayers; n <= kMostPlayers; ++n) {
    table.rows.push_back(
        {setup::number(n), tokens_text(setup, n), as_written(how_many(n)), kind(setup, n)});
  }
  return table;
}

// --- what comes of it ---------------------------------------------------------------------------
Message chosen_cards(const Setup& setup) {
  Messages all;
  for (int i = 0; i < kCards; ++i) {
    const int copies = setup.cards[static_cast<std::size_t>(i)];
    const Message name = said::card_name(setup, static_cast<Card>(i));
    if (copies == 1) all.push_back(name);
    if (copies > 1) all.push_back({"cli.copies", {{"card", name}, {"n", copies}}});
  }
  return listed(std::move(all));
}

// What is recommended for so many; the number is that of the rulebook's table (SPY-SETUP-2).
void compare(Made& made) {
  const Setup& setup = made.setup;
  auto& notes = made.judged.notes;
  const int n = players(setup);
  if (n >= kFewestPlayers && n <= kMostPlayers) {
    notes.push_back({{"cli.decks.tokens", {{"n", n}, {"tokens", tokens_text(setup, n)}}}});
    notes.push_back({{"cli.decks.how-many", {{"n", recommended_cards(setup)}}}});
    made.judged.dealt = {notes[0].text};
    made.judged.advice = notes[1].text;
    const int least = setup.seats - kNeutralInBox;  // SPY-CARD-5
    const bool wants = least > 0 && setup.component_limit == ComponentLimit::box;
    if (wants) notes.push_back({{"cli.decks.at-least", {{"n", least}}}});
    const Message size = kind(setup, n);
    if (!size.empty()) notes.push_back({{"cli.sentence", {{"text", size}}}});
  }
  if (action_cards(setup) == 0) return;
  notes.push_back({{"cli.decks.yours", {{"deck", chosen_cards(setup)}}}});
}

void judge(Made& made) {
  for (const Finding& finding : validate(made.setup)) {
    made.judged.complaints.push_back(
        {notation::spytown_name(finding.complaint),
         is_warning(finding.complaint) ? Weight::warning : Weight::error,
         said::finding(made.judged.names, made.setup, finding),
         {}});
  }
}

// What is dealt: the tokens, and in the extended game the action cards.
Message dealt(const Setup& setup) {
  const Plan game = plan(setup);
  const Message tokens = listed(said::token_counts(setup, game.tokens));
  if (!game.extended()) return tokens;
  return {"cli.decks.both",
          {{"tokens", tokens}, {"cards", listed(said::card_names(setup, game.chosen))}}};
}

std::vector<setup::Counted> counted(const Tokens& tokens) {
  std::vector<setup::Counted> all;
  for (unsigned i = 0; i < kTokens; ++i) {
    if (tokens[i] == 0) continue;
    all.push_back({notation::spytown_name(static_cast<Token>(i)), int{tokens[i]}});
  }
  return all;
}

// SPY-SETUP-2, -6: one of the people present, who gets no token; SPY-KIDS-1: all four changes, or
// only some; SPY-CARD-1, -2, -4.
setup::Interview interview(const Setup& setup) {
  using About = setup::Question::About;
  List cards;
  for (int i = 0; i < kCards; ++i) {
    if (static_cast<Card>(i) == Card::neutral) continue;
    cards.push_back(notation::spytown_name(static_cast<Card>(i)));
  }
  return {.title = "spytown.phase.setup",
          .questions = {{.about = About::moderator,
                         .text = "cli.moderate.ask.new.game-master",
                         .before = "guide.new.game-master",
                         .taken = "spytown.complaint.gm-dealt-in"},
                        {.about = About::edition, .text = "cli.moderate.ask.new.edition-spytown"},
                        {.about = About::preset,
                         .text = "cli.moderate.ask.new.children",
                         .unless = {About::preset, About::option, About::cards},
                         .id = "children",
                         .each = "spytown.guide.children.each"},
                        {.about = About::cards,
                         .text = "cli.moderate.ask.new.cards",
                         .before = said::option_value(setup, "extended", "off"),
                         .values = cards,
                         .otherwise = {"extended", "off"}}}};
}

}  // namespace

Made made(const Chosen& chosen) {
  Made result = Maker{chosen}.make();
  judge(result);
  compare(result);
  if (!result.judged.may_start()) return result;
  result.judged.deck = dealt(result.setup);
  result.judged.counts = counted(plan(result.setup).tokens);
  return result;
}

setup::Judged judged(const Chosen& chosen) { return made(chosen).judged; }

setup::Form form(const Chosen& chosen) {
  const Setup setup = Maker{chosen}.make().setup;
  return {.title = {"play.game.title", {{"name", "spytown"}}},
          .about = {"play.game.spytown"},
          .editions = {{"sk", said::edition_name(Edition::sk), "sk"},
                       {"pl", said::edition_name(Edition::pl), "pl"}},
          .presets = {children_preset()},
          .fields = fields(setup),
          .deck = tokens(setup),
          .cards = cards(setup),
          .people = {.fewest = kFewestPlayers - 1,
                     .most = kMostPlayers - 1,
                     .host = 1,
                     .usual = 10,
                     .usual_moderated = 9},
          .decks = decks(setup),
          .interview = interview(setup)};
}

}  // namespace omerta::spytown
