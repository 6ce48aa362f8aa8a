// The form of mrakoszlap: presets, settings and decks, and what is wrong with a choice.
#include "rulebooks/mrakoszlap/presentation/form.h"

#include <algorithm>
#include <array>

#include "presentation/catalogue/catalogue.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::mrakoszlap {
namespace {

using setup::Chosen;
using setup::Complaint;
using Weight = setup::Complaint::Weight;

constexpr std::array kPresets{"rulebook", "desktop-2017", "web-2026"};  // catalogue, 1.2

// From what was chosen to what the engine plays, with all that cannot be understood.
class Maker {
 public:
  explicit Maker(const Chosen& chosen) {
    result_.judged.chosen = chosen;
    result_.judged.complaints = setup::foreign(chosen, {setup::Part::cards, setup::Part::house});
    if (chosen_.edition.empty()) chosen_.edition = "R";
    result_.judged.names.seats = chosen.players;
    result_.judged.names.moderator = chosen.moderator;
  }

  Made make() {
    if (chosen_.edition != "R") {
      complain("unknown-edition",
               {"cli.error.unknown-edition", {{"name", chosen_.edition}, {"options", List{"R"}}}},
               Weight::misread);
    }
    preset();
    setup_.seats = static_cast<std::uint8_t>(std::clamp(setup::people(chosen_), 0, 255));
    moderator();
    deck();
    for (const setup::Setting& each : chosen_.options) option(each);
    return std::move(result_);
  }

 private:
  void complain(std::string code, Message text, Weight weight = Weight::error) {
    result_.judged.complaints.push_back({std::move(code), weight, std::move(text), {}});
  }

  void preset() {
    if (chosen_.preset.empty()) return;
    if (const auto named = notation::mrakoszlap_preset(chosen_.preset)) {
      setup_ = *named;
      return;
    }
    complain("unknown-preset",
             {"fault.setup.preset", {{"options", OneOf{{kPresets.begin(), kPresets.end()}}}}},
             Weight::misread);
  }

  // MRK-MOD-1  Whoever moderates is no player.
  void moderator() {
    const std::string& name = chosen_.moderator;
    if (name.empty()) return;
    setup_.moderated = 1;
    const auto& seats = chosen_.players;
    if (std::find(seats.begin(), seats.end(), name) == seats.end()) return;
    complain("moderator-plays", {"cli.error.moderator-plays", {{"name", name}}}, Weight::misread);
  }

  // MRK-DECK-5  A type that is not listed keeps its printed number.
  void deck() {
    if (chosen_.deck.empty()) return;
    setup_.deck_given = 1;
    setup_.deck = kCopies;
    for (const setup::Counted& each : chosen_.deck) {
      const Type type = notation::find_mrakoszlap_type(each.id);
      if (type == Type::none) {
        complain("unknown-card", {"fault.card.none", {{"name", each.id}}}, Weight::misread);
      } else {
        setup_.deck[index(type)] = static_cast<std::uint8_t>(std::clamp(each.count, 0, 255));
      }
    }
  }

  void option(const setup::Setting& each) {
    if (notation::set_mrakoszlap_option(setup_, each.option, each.value)) return;
    complain("unknown-option", notation::unknown_option(notation::mrakoszlap_options(setup_),
                                                        {{each.option, {}}, {each.value, {}}}));
  }

  Made result_;
  Chosen& chosen_ = result_.judged.chosen;
  Setup& setup_ = result_.setup;
};

// --- what may be chosen -------------------------------------------------------------------------
setup::Card listed_card(Type type) {
  const std::string printed = notation::mrakoszlap_printed(type);
  std::string dashed = printed;  // as in a record
  std::replace(dashed.begin(), dashed.end(), ' ', '-');
  return {.id = notation::mrakoszlap_name(type),
          .name = said::card_name(type),
          .printed = {printed, dashed},
          .traits = said::card_traits(type),
          .copies = kCopies[index(type)],
          .usual = 0};
}

std::vector<setup::Card> cards(const Setup& setup) {
  std::vector<setup::Card> all;
  for (unsigned i = 0; i < kTypes; ++i) {
    all.push_back(listed_card(static_cast<Type>(i)));
    all.back().does = said::card_does(setup, static_cast<Type>(i));
  }
  return all;
}

std::vector<setup::Card> cards_in_brief() {
  std::vector<setup::Card> all;
  for (unsigned i = 0; i < kTypes; ++i) {
    all.push_back(listed_card(static_cast<Type>(i)));
    all.back().does = said::card_brief(static_cast<Type>(i));
  }
  return all;
}

std::vector<setup::Field> fields(const Setup& setup) {
  const auto printed = notation::mrakoszlap_options({});
  const auto now = notation::mrakoszlap_options(setup);
  std::vector<setup::Field> all;
  for (std::size_t i = 0; i < printed.size(); ++i) {
    const std::string& id = printed[i].name;
    setup::Field field{.id = id,
                       .name = said::option_name(id),
                       .about = said::option_about(id),
                       .usual = printed[i].now,
                       .now = now[i].now};
    for (const std::string& value : printed[i].values) {
      field.values.push_back({value, said::option_value(id, value)});
    }
    field.clause = catalogue::Catalogue::find("mrakoszlap")->option_clause(field.id);
    all.push_back(std::move(field));
  }
  return all;
}

std::vector<setup::Preset> presets() {
  std::vector<setup::Preset> all;
  const auto printed = notation::mrakoszlap_options({});
  for (const char* id : kPresets) {
    setup::Preset preset{id, said::preset_name(id), said::preset_about(id), {}};
    const auto values = notation::mrakoszlap_options(*notation::mrakoszlap_preset(id));
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (values[i].now == printed[i].now) continue;
      preset.sets.push_back({values[i].name, values[i].now});
    }
    all.push_back(std::move(preset));
  }
  return all;
}

// --- the tables ---------------------------------------------------------------------------------
// MRK-DECK-5  The highest numbers go first, so what is missing of a type is a run: "Mirror 4–5".
Message removed(Hand deck) {
  Messages gone;
  for (unsigned i = 0; i < kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    const auto kept = static_cast<unsigned>(deck.count(type));
    const unsigned copies = kCopies[i];
    if (kept == copies) continue;
    const Message first = said::copy_name(type, kept + 1);
    const bool several = copies > kept + 1;
    gone.push_back(several ? Message{"cli.copies-to", {{"card", first}, {"n", copies}}} : first);
  }
  return gone.empty() ? Message{"cli.decks.nothing-removed"} : listed(std::move(gone));
}

// MRK-DECK-4
setup::DeckTable decks(Setup setup) {
  using Align = setup::Column::Align;
  setup::DeckTable table{.title = {"cli.decks.title-mrakoszlap"},
                         .columns = {{as_written(" N"), Align::right, 2},
                                     {"cli.decks.column.mafia", Align::right, 2},
                                     {"cli.decks.column.cards", Align::right, 2},
                                     {"cli.decks.column.each", Align::right, 2},
                                     {"cli.decks.column.removed", Align::left, 3}},
                         .notes = {"cli.decks.about-mrakoszlap"},
                         .cards_title = {"cli.heading.roles"},
                         .cards = cards_in_brief()};
  for (int n = kFewestPlayers; n <= kMostPlayers; ++n) {
    setup.seats = static_cast<std::uint8_t>(n);
    if (!validate(setup).may_start()) continue;  // by an option
    const Hand deck = deck_of(setup);
    table.rows.push_back({setup::number(n), setup::number(deck.count(Type::mafian)),
                          setup::number(deck.count()), setup::number(deck.count() / n),
                          removed(deck)});
  }
  return table;
}

// --- what comes of it ---------------------------------------------------------------------------
// MRK-DECK-6  What is in play, and what stays in the box; whoever chose it knows that.
Messages dealt(const Setup& setup, Hand deck) {
  Messages all{{"guide.mrakoszlap.deck",
                {{"n", deck.count()},
                 {"each", deck.count() / setup.seats},
                 {"deck", listed(said::deck(deck))}}}};
  const Hand left = kWholeDeck - deck;
  if (!left.empty() && setup.deck_given == 0) {
    all.push_back({"guide.mrakoszlap.left-out", {{"cards", listed(said::cards(left))}}});
  }
  return all;
}

std::vector<setup::Counted> counted(Hand deck) {
  std::vector<setup::Counted> all;
  for (unsigned i = 0; i < kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    if (deck.count(type) > 0) all.push_back({notation::mrakoszlap_name(type), deck.count(type)});
  }
  return all;
}

void compare(Made& made) {
  const int seats = made.setup.seats;
  if (seats < kFewestPlayers || seats > kMostPlayers) return;
  const Hand deck = deck_of(made.setup);
  auto& notes = made.judged.notes;
  made.judged.deck = listed(said::deck(deck));
  made.judged.counts = counted(deck);
  notes.push_back({{made.setup.deck_given != 0 ? "cli.decks.yours" : "cli.decks.recommended",
                    {{"n", seats}, {"deck", made.judged.deck}}}});
  if (made.judged.may_start()) made.judged.dealt = dealt(made.setup, deck);
  if (deck.count() % seats != 0) return;
  notes.push_back(
      {{"cli.decks.each",
        {{"total", deck.count()}, {"n", deck.count() / seats}, {"removed", removed(deck)}}}});
}

void judge(Made& made) {
  for (const Finding& finding : validate(made.setup)) {
    made.judged.complaints.push_back(
        {notation::mrakoszlap_name(finding.complaint),
         is_warning(finding.complaint) ? Weight::warning : Weight::error,
         said::finding(made.setup, finding),
         {}});
  }
}

// MRK-MOD-1: somebody who does not play; MRK-CALL-7: at a table somebody speaks, unless he has been
// told not to; MRK-DECK-4, -5.
setup::Interview interview() {
  using About = setup::Question::About;
  return {.title = said::phase_name(Phase::setup),
          .questions = {{.about = About::moderator,
                         .text = "cli.moderate.ask.new.who-runs",
                         .taken = "cli.error.moderator-plays"},
                        {.about = About::settings,
                         .text = "cli.moderate.ask.new.rules",
                         .unless = {About::option, About::preset}},
                        {.about = About::option,
                         .text = "cli.moderate.ask.new.calls",
                         .id = "night-calls",
                         .values = {"spoken-with-decoys", "spoken", "private"}},
                        {.about = About::deck, .text = "cli.moderate.ask.new.mrakoszlap-deck"}}};
}

}  // namespace

Made made(const Chosen& chosen) {
  Made result = Maker{chosen}.make();
  judge(result);
  compare(result);
  return result;
}

setup::Judged judged(const Chosen& chosen) { return made(chosen).judged; }

setup::Form form(const Chosen& chosen) {
  const Setup setup = Maker{chosen}.make().setup;
  return {
      .title = {"play.game.title", {{"name", "mrakoszlap"}}},
      .about = {"play.game.mrakoszlap"},
      .editions = {{"R", {}, {}}},
      .usual_edition = "R",
      .presets = presets(),
      .fields = fields(setup),
      .deck = cards(setup),
      .people = {.fewest = kFewestPlayers, .most = kMostPlayers, .usual = 8, .usual_moderated = 8},
      .decks = decks(setup),
      .interview = interview()};
}

}  // namespace omerta::mrakoszlap
