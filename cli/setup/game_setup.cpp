// From words on the command line to a setup, and the complaints about it.
#include "cli/setup/game_setup.h"

#include <algorithm>

#include "cli/terminal/files.h"
#include "cli/typed/choosing.h"
#include "cli/typed/suggest.h"
#include "rulebooks/gorod/house/roles.h"
#include "rulebooks/gorod/text/book.h"
#include "rulebooks/gorod/words/spoken.h"

namespace omerta::cli {
namespace {

class Chooser : private Choosing {
 public:
  using Choosing::Choosing;

  std::optional<ChosenSetup> choose() {
    const bool understood = edition() && no_action_cards() && preset_named({}) && house_roles() &&
                            moderator() && options() && table() && deck();
    if (!understood) return {};
    return ChosenSetup{std::move(text_), setup_, std::move(names_)};
  }

 private:
  bool set_option(const std::string& name, const std::string& value) override {
    return notation::set_gorod_option(setup_, name, value);
  }
  std::vector<notation::OptionInfo> known_options() const override {
    return notation::gorod_options(setup_);
  }

  bool edition() {
    if (request_.rulebook != "gorod") {
      List known;
      for (const notation::Book* each : notation::books()) known.emplace_back(each->id());
      return fail("cli.error.unknown-rulebook", {{"name", request_.rulebook}, {"options", known}});
    }
    const std::string edition = request_.edition.empty() ? "new" : request_.edition;
    if (!book(notation::gorod_book(), edition)) return false;
    setup_.edition = edition == "new" ? gorod::Edition::newer : gorod::Edition::of_2012;
    names_.edition = edition;
    return true;
  }

  bool house_roles() {
    std::vector<std::string> texts;
    for (const std::string& name : request_.house) {
      const std::string_view shipped = house::shipped_house_role(name);
      if (!shipped.empty()) {
        text_.house.push_back({name, {}, {name, 0, 0}});
        texts.emplace_back(shipped);
        continue;
      }
      const FileText file = read_text(name);
      if (file.fault != FileText::Fault::none) {
        return fail(file.fault == FileText::Fault::missing ? "cli.error.file-not-found"
                                                           : "cli.error.file-not-readable",
                    {{"file", name}});
      }
      text_.house.push_back({{}, file.text, {name, 0, 0}});
      texts.push_back(file.text);
    }
    return texts.empty() || read_house(texts);
  }

  bool read_house(const std::vector<std::string>& texts) {
    std::vector<house::Source> sources;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      sources.push_back({request_.house[i], texts[i]});
    }
    const auto roles = house::parse_house_roles(sources);
    if (!roles) {
      for (const house::Mistake& mistake : roles.error()) {
        terminal_.error(to_string(mistake, words_));
      }
      return false;
    }
    for (const house::HouseRole& role : *roles) names_.house.push_back({role.id, role.names});
    setup_ = house::with_house_roles(setup_, *roles);
    return true;
  }

  bool moderator() {  // an option may still say what kind of moderator
    if (request_.moderator.empty()) return true;
    setup_.moderator_mode = gorod::ModeratorMode::appointed;
    text_.moderators = {{request_.moderator, {}}};
    names_.moderator = request_.moderator;
    return true;
  }

  bool table() {
    const auto count = people({gorod::kFewestPlayers, kSeats});
    setup_.seats = count.value_or(0);
    return count.has_value();
  }

  bool deck() {
    if (request_.deck.empty()) return recommended();
    for (const Counted& part : split_counted(request_.deck)) {
      if (!card(part)) return false;
    }
    if (setup_.seats == 0) seats_for_deck();
    return true;
  }

  bool card(const Counted& part) {
    const std::string& name = part.name;
    const auto count = copies(part, 1);
    if (!count) return false;
    const auto found = find_card(name, words_, names_);
    const auto pictures = notation::gorod_additional();
    const auto picture = std::find(pictures.begin(), pictures.end(), name);
    if (!found && picture == pictures.end()) {
      return unknown_card(name, card_words(words_, names_));
    }
    std::uint8_t& slot =
        found ? setup_.deck[index(*found)]
              : setup_.additional[static_cast<std::size_t>(picture - pictures.begin())];
    slot = static_cast<std::uint8_t>(std::min(255, slot + *count));
    const std::string id = found ? notation::gorod_role(names_, *found) : name;
    if (*count > 0) text_.deck.push_back({{id, {}}, *count});
    return true;
  }

  // A deck without a number of players is dealt to as many as it has cards.
  void seats_for_deck() {
    int cards = 0;
    for (int copies : setup_.deck) cards += copies;
    for (int copies : setup_.additional) cards += copies;
    setup_.seats = static_cast<std::uint8_t>(std::min(cards, 255));
    for (int i = 0; i < setup_.seats; ++i) {
      names_.seats.push_back(words_.say("seat.unnamed", {{"n", i + 1}}));
      text_.seats.push_back({{names_.seats.back(), {}}, {}});
    }
  }

  bool recommended() {
    const int seats = setup_.seats;
    if (seats < gorod::kFewestPlayers || seats > gorod::kPresetPlayers) return true;
    const gorod::Setup preset = gorod::preset(setup_.edition, seats);
    setup_.deck = preset.deck;
    if (setup_.yakuza_mode == gorod::YakuzaMode::unset &&
        preset.yakuza_mode != gorod::YakuzaMode::unset) {
      setup_.yakuza_mode = preset.yakuza_mode;
      text_.options.push_back({{"yakuza-mode", {}}, {"second-clan", {}}});
    }
    for (unsigned i = 0; i < gorod::kRoles; ++i) {
      if (preset.deck[i] == 0) continue;
      const std::string id = notation::gorod_role(names_, static_cast<gorod::Role>(i));
      text_.deck.push_back({{id, {}}, preset.deck[i]});
    }
    return true;
  }

  gorod::Setup setup_{};
};

}  // namespace

std::optional<ChosenSetup> choose_setup(const SetupRequest& request, const Words& words,
                                        Terminal& terminal) {
  return Chooser{request, words, terminal}.choose();
}

MayStart say_findings(const ChosenSetup& chosen, const Words& words, Terminal& terminal) {
  const gorod::Findings findings = gorod::validate(chosen.setup);
  for (const gorod::Finding& finding : findings) {
    say_finding({gorod::is_warning(finding.complaint),
                 notation::finding_text(words, chosen.names, chosen.setup, finding),
                 notation::gorod_name(finding.complaint)},
                words, terminal);
  }
  const auto& seats = chosen.names.seats;
  const bool plays = !chosen.names.moderator.empty() &&
                     std::find(seats.begin(), seats.end(), chosen.names.moderator) != seats.end();
  if (plays) {
    terminal.say(words.say("complaint.moderator-is-player", {{"name", chosen.names.moderator}}),
                 Style::bad);
  }
  return findings.may_start() && !plays ? MayStart::yes : MayStart::no;
}

std::optional<gorod::Role> find_card(std::string_view word, const Words& words,
                                     const Names& names) {
  const std::string wanted = folded(word);
  const int roles = gorod::kBuiltIn + static_cast<int>(names.house.size());
  Names usual = names;  // understood whichever edition is played
  usual.edition.clear();
  for (int i = 0; i < roles; ++i) {
    const auto role = static_cast<gorod::Role>(i);
    if (folded(notation::gorod_role(names, role)) == wanted ||
        folded(notation::role_name(words, names, role)) == wanted ||
        folded(notation::role_name(words, usual, role)) == wanted) {
      return role;
    }
  }
  return {};
}

std::vector<std::string> card_words(const Words& words, const Names& names) {
  std::vector<std::string> all;
  const int roles = gorod::kBuiltIn + static_cast<int>(names.house.size());
  for (int i = 0; i < roles; ++i) {
    const auto role = static_cast<gorod::Role>(i);
    all.push_back(notation::gorod_role(names, role));
    if (words.language() != Language::en) {
      all.push_back(notation::role_name(words, names, role));
    }
  }
  return all;
}

}  // namespace omerta::cli
