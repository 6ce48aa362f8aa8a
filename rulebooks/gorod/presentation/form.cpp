// The form of gorod: editions, settings, house roles and decks, and what is wrong with a choice.
#include "rulebooks/gorod/presentation/form.h"

#include <algorithm>

#include "presentation/catalogue/catalogue.h"
#include "rulebooks/gorod/house/roles.h"
#include "rulebooks/gorod/text/book.h"
#include "rulebooks/gorod/text/ids.h"
#include "rulebooks/gorod/words/words.h"

namespace omerta::gorod {
namespace {

namespace id = notation::gorod_id;
using setup::Chosen;
using setup::Complaint;
using Weight = setup::Complaint::Weight;

constexpr int kSmallTable = 10;  // above it the recommended decks have special townspeople

std::string_view edition_id(Edition edition) { return edition == Edition::newer ? "new" : "2012"; }
Message large_tables(Edition edition) {
  return {"cli.decks.large", {{"edition", id::of(edition)}}};
}

setup::Complaint complaint(const house::Mistake& mistake) {
  return {"house-role-invalid", Weight::misread, mistake.what,
          mistake.file + ":" + std::to_string(mistake.line) + ":" + std::to_string(mistake.column)};
}

std::vector<setup::Complaint> faults(const std::string& text, const std::string& file) {
  std::vector<setup::Complaint> all;
  const auto roles = house::parse_house_roles(text, file);
  if (roles) return all;
  for (const house::Mistake& each : roles.error()) all.push_back(complaint(each));
  return all;
}

// From what was chosen to what the engine plays, with all that cannot be understood.
class Maker {
 public:
  explicit Maker(const Chosen& chosen) {
    result_.judged.chosen = chosen;
    result_.judged.complaints = setup::foreign(chosen, {setup::Part::presets, setup::Part::cards});
    if (chosen_.edition.empty()) chosen_.edition = "new";
    names_.edition = chosen_.edition;
    names_.seats = chosen_.players;
    names_.moderator = chosen_.moderator;
    setup_.edition = chosen_.edition == "2012" ? Edition::of_2012 : Edition::newer;
    setup_.seats = static_cast<std::uint8_t>(std::clamp(setup::people(chosen_), 0, 255));
  }

  Made make() {
    if (chosen_.edition != edition_id(setup_.edition)) unknown_edition();
    if (!house_roles()) return std::move(result_);
    if (!chosen_.moderator.empty()) setup_.moderator_mode = ModeratorMode::appointed;
    for (const setup::Setting& each : chosen_.options) option(each);
    std::erase_if(chosen_.deck, [](const setup::Counted& each) { return each.count <= 0; });
    chosen_.deck.empty() ? recommended() : own_deck();
    return std::move(result_);
  }

 private:
  void complain(std::string code, Message text, Weight weight = Weight::error) {
    result_.judged.complaints.push_back({std::move(code), weight, std::move(text), {}});
  }

  void unknown_edition() {
    complain("unknown-edition",
             {"cli.error.unknown-edition",
              {{"name", chosen_.edition}, {"options", List{"new", "2012"}}}},
             Weight::misread);
  }

  bool house_roles() {
    std::vector<house::Source> sources;
    for (const setup::Definition& each : chosen_.house) {
      sources.push_back({each.name, each.text.empty() ? house::shipped_house_role(each.name)
                                                      : std::string_view{each.text}});
    }
    if (sources.empty()) return true;
    const auto roles = house::parse_house_roles(sources);
    if (roles) {
      for (const house::HouseRole& role : *roles) names_.house.push_back({role.id, role.names});
      setup_ = house::with_house_roles(setup_, *roles);
      return true;
    }
    for (const house::Mistake& each : roles.error()) {
      result_.judged.complaints.push_back(complaint(each));
    }
    return false;
  }

  void option(const setup::Setting& each) {
    if (notation::set_gorod_option(setup_, each.option, each.value)) return;
    complain("unknown-option", notation::unknown_option(notation::gorod_options(setup_),
                                                        {{each.option, {}}, {each.value, {}}}));
  }

  // GOR-DECK-5, -8
  void recommended() {
    if (setup_.seats < kFewestPlayers || setup_.seats > kPresetPlayers) return;
    const Setup usual = preset(setup_.edition, setup_.seats);
    setup_.deck = usual.deck;
    if (setup_.yakuza_mode == YakuzaMode::unset && usual.yakuza_mode != YakuzaMode::unset) {
      setup_.yakuza_mode = usual.yakuza_mode;
      chosen_.options.push_back({"yakuza-mode", "second-clan"});
    }
    for (unsigned i = 0; i < kRoles; ++i) {
      if (usual.deck[i] == 0) continue;
      chosen_.deck.push_back(
          {notation::gorod_role(names_, static_cast<Role>(i)), int{usual.deck[i]}});
    }
  }

  void own_deck() {
    const auto pictures = notation::gorod_additional();
    for (const setup::Counted& each : chosen_.deck) {
      const auto picture = std::find(pictures.begin(), pictures.end(), each.id);
      const auto role = role_called(each.id);
      if (role == kRoles && picture == pictures.end()) {
        complain("unknown-card", {"fault.card.not-here", {{"name", each.id}}}, Weight::misread);
        continue;
      }
      std::uint8_t& slot =
          role < kRoles ? setup_.deck[role]
                        : setup_.additional[static_cast<std::size_t>(picture - pictures.begin())];
      slot = static_cast<std::uint8_t>(std::min(255, slot + each.count));
    }
  }

  unsigned role_called(const std::string& name) const {
    const auto known = static_cast<unsigned>(kBuiltIn) + static_cast<unsigned>(names_.house.size());
    for (unsigned i = 0; i < known; ++i) {
      if (notation::gorod_role(names_, static_cast<Role>(i)) == name) return i;
    }
    return kRoles;
  }

  Made result_;
  Chosen& chosen_ = result_.judged.chosen;
  Names& names_ = result_.judged.names;
  Setup& setup_ = result_.setup;
};

// --- what may be chosen
// -------------------------------------------------------------------------
setup::Card card(const Made& made, Role role) {
  const Edition edition = made.setup.edition;
  setup::Card card{.id = notation::gorod_role(made.judged.names, role),
                   .name = said::role_name(edition, role)};
  if (edition != Edition::newer) card.also = {said::role_name(Edition::newer, role)};
  card.does = said::role_does(made.judged.names, made.setup, role);
  return card;
}

std::vector<setup::Card> cards(const Made& made) {
  std::vector<setup::Card> all;
  const int known = kBuiltIn + static_cast<int>(made.judged.names.house.size());
  for (int i = 0; i < known; ++i) all.push_back(card(made, static_cast<Role>(i)));
  const auto pictures = notation::gorod_additional();
  for (unsigned i = 0; i < pictures.size(); ++i) {
    all.push_back({.id = pictures[i], .name = {id::key("role", id::additional(i), "name")}});
  }
  return all;
}

// A meaning of a number is told of an example.
Message meaning(const std::string& option, const std::string& value) {
  constexpr int kExample = 30;
  std::string key = "option." + option + "." + value;
  if (value == "N") {
    const std::string number = "option." + option + ".number";
    key = has_message("gorod", number) ? number : "option." + option + ".seconds";
  }
  return {key, {{"n", kExample}}};
}

// What the editions print differently.
std::string usual(const notation::OptionInfo& info, Edition edition) {
  const bool acts = edition == Edition::of_2012;
  if (info.name == "killed-tonight-acts") return acts ? "yes" : "no";
  if (info.name == "arrest-masks") return acts ? "all-checks" : "commissioner-lawyer";
  return info.now;
}

std::vector<setup::Field> fields(const Setup& setup) {
  const auto printed = notation::gorod_options({.edition = setup.edition});
  const auto now = notation::gorod_options(setup);
  std::vector<setup::Field> all;
  for (std::size_t i = 0; i < printed.size(); ++i) {
    setup::Field field{.id = printed[i].name, .about = {"option." + printed[i].name + ".about"}};
    field.usual = usual(printed[i], setup.edition);
    field.now = now[i].now.empty() ? field.usual : now[i].now;
    field.most = printed[i].most;
    for (const std::string& value : printed[i].values) {
      field.values.push_back({value, meaning(printed[i].name, value)});
    }
    field.clause = catalogue::Catalogue::find("gorod")->option_clause(field.id);
    all.push_back(std::move(field));
  }
  return all;
}

Message deck_text(const Setup& setup) { return listed(said::deck(setup)); }

setup::DeckTable decks(Edition edition) {
  using Align = setup::Column::Align;
  setup::DeckTable table{.title = {"edition." + std::string{edition_id(edition)}},
                         .columns = {{.align = Align::right, .wide = 3}, {.before = 2}}};
  for (int n = kFewestPlayers; n <= kPresetPlayers; ++n) {
    table.rows.push_back({setup::number(n), deck_text(preset(edition, n))});
  }
  table.notes = {"cli.decks.about", large_tables(edition)};
  return table;
}

// --- what comes of it
// ---------------------------------------------------------------------------
void judge(Made& made) {
  const Names& names = made.judged.names;
  for (const Finding& finding : validate(made.setup)) {
    made.judged.complaints.push_back(
        {notation::gorod_name(finding.complaint),
         is_warning(finding.complaint) ? Weight::warning : Weight::error,
         said::finding(names, made.setup, finding),
         {}});
  }
  const bool plays = !names.moderator.empty() && std::find(names.seats.begin(), names.seats.end(),
                                                           names.moderator) != names.seats.end();
  if (!plays) return;
  made.judged.complaints.push_back({"moderator-is-player",
                                    Weight::error,
                                    {"complaint.moderator-is-player", {{"name", names.moderator}}},
                                    {}});
}

void compare(Made& made, const Chosen& asked) {
  setup::Judged& judged = made.judged;
  const int players = made.setup.seats;
  const bool own = !asked.deck.empty();
  const bool recommended = players >= kFewestPlayers && players <= kPresetPlayers;
  if (recommended) {
    const Setup usual = preset(made.setup.edition, players);
    judged.notes.push_back(
        {{"cli.decks.recommended", {{"n", players}, {"deck", deck_text(usual)}}}});
  } else {
    judged.notes.push_back({{"cli.decks.none", {{"n", players}}}});
  }
  if (!own && !recommended) {
    const bool large = players > kPresetPlayers && players <= kSeats;
    if (large) judged.missing = {"cli.decks.make-one", {{"n", players}}};
    return;
  }
  if (players > kSmallTable) {  // GOR-DECK-4, -8
    judged.notes.push_back({large_tables(made.setup.edition), setup::Note::Tone::aside});
  }
  judged.deck = deck_text(made.setup);
  judged.counts = judged.chosen.deck;
  judged.dealt = {
      {own ? "cli.decks.yours" : "cli.decks.recommended", {{"n", players}, {"deck", judged.deck}}}};
  if (own) judged.notes.push_back({{"cli.decks.yours", {{"deck", judged.deck}}}});
}

// GOR-SEAT-1, -2; GOR-MODERATOR-1; GOR-DECK-10: the deck does not say what its yakuza are.
setup::Interview interview() {
  using About = setup::Question::About;
  return {.title = "phase.setup",
          .welcome = "guide.before.say",
          .questions = {{.about = About::moderator,
                         .text = "cli.moderate.ask.new.moderator",
                         .before = "guide.new.moderator",
                         .otherwise = {"moderator-mode", "first-out"},
                         .taken = "complaint.moderator-is-player"},
                        {.about = About::edition,
                         .text = "cli.moderate.ask.new.edition",
                         .unless = {About::deck}},
                        {.about = About::option,
                         .text = "cli.moderate.ask.new.yakuza",
                         .id = "yakuza-mode",
                         .values = {"second-clan", "plain-mafia"},
                         .card = "yakuza"},
                        {.about = About::deck, .text = "cli.moderate.ask.new.deck"}}};
}

// GOR-HOUSE-8
std::vector<HouseName> shipped() {
  std::vector<HouseName> all;
  for (const std::string_view id : house::shipped_house_role_ids()) {
    const auto roles = house::parse_house_roles(house::shipped_house_role(id), id);
    expect(roles.has_value());
    for (const house::HouseRole& role : *roles) all.push_back({role.id, role.names});
  }
  return all;
}

}  // namespace

Made made(const Chosen& chosen) {
  Made result = Maker{chosen}.make();
  const auto& complaints = result.judged.complaints;
  const bool misread = std::any_of(complaints.begin(), complaints.end(),
                                   [](const auto& each) { return each.weight == Weight::misread; });
  if (misread) return result;
  judge(result);
  compare(result, chosen);
  return result;
}

const setup::HouseRoles& house_roles() {
  static constexpr setup::HouseRoles kRead{
      [](std::string_view name) { return !house::shipped_house_role(name).empty(); }, faults};
  return kRead;
}

setup::Judged judged(const Chosen& chosen) { return made(chosen).judged; }

setup::Form form(const Chosen& chosen) {
  const Made result = Maker{chosen}.make();
  return {.title = {"play.game.title", {{"name", "gorod"}}},
          .about = {"play.game.gorod"},
          .editions = {{"new", {"edition.new"}, {}}, {"2012", {"edition.2012"}, {}}},
          .usual_edition = "new",
          .fields = fields(result.setup),
          .deck = cards(result),
          .named = setup::Named::wholly,
          .house = setup::Form::House::possible,
          .shipped = shipped(),
          .seats = setup::Form::Seats::one_a_card,
          .people = {.fewest = kFewestPlayers, .most = kSeats, .usual = 8, .usual_moderated = 8},
          .decks = decks(result.setup.edition),
          .interview = interview()};
}

}  // namespace omerta::gorod
