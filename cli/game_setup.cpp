// From words on the command line to a setup, and the complaints about it.
#include "cli/game_setup.h"

#include <algorithm>

#include "cli/files.h"
#include "cli/suggest.h"
#include "notation/gorod_book.h"
#include "notation/gorod_words.h"
#include "notation/house_roles.h"

namespace omerta::cli {
namespace {

using notation::Words;

constexpr long long kMostCopies = 99;

class Chooser {
 public:
  Chooser(const SetupRequest& request, const Words& words, Terminal& terminal)
      : request_{request}, words_{words}, terminal_{terminal} {}

  std::optional<ChosenSetup> choose() {
    const bool understood = book() && house_roles() && options() && players() && deck();
    if (!understood) return {};
    return std::move(chosen_);
  }

 private:
  bool fail(std::string_view key, const notation::Args& args,
            const std::optional<std::string>& meant = {}) {
    terminal_.error(words_.say(key, args));
    if (meant) terminal_.error(words_.say("cli.error.did-you-mean", {{"name", *meant}}));
    return false;
  }

  bool book() {
    if (request_.rulebook != "gorod") {
      return fail("cli.error.unknown-rulebook",
                  {{"name", request_.rulebook}, {"options", notation::List{"gorod", "spytown"}}});
    }
    const std::string edition = request_.edition.empty() ? "new" : request_.edition;
    const std::vector<std::string> editions = notation::gorod_book().editions();
    if (std::find(editions.begin(), editions.end(), edition) == editions.end()) {
      return fail("cli.error.unknown-edition",
                  {{"name", edition}, {"options", notation::List{editions}}});
    }
    chosen_.text.rulebook.text = request_.rulebook;
    chosen_.text.edition.text = edition;
    chosen_.setup.edition = edition == "new" ? gorod::Edition::newer : gorod::Edition::of_2012;
    return true;
  }

  bool house_roles() {
    std::vector<std::string> texts;
    for (const std::string& name : request_.house) {
      const std::string_view shipped = house::shipped_house_role(name);
      if (!shipped.empty()) {
        chosen_.text.house.push_back({name, {}, {name, 0, 0}});
        texts.emplace_back(shipped);
        continue;
      }
      const FileText file = read_text(name);
      if (file.fault != FileText::Fault::none) {
        return fail(file.fault == FileText::Fault::missing ? "cli.error.file-not-found"
                                                           : "cli.error.file-not-readable",
                    {{"file", name}});
      }
      chosen_.text.house.push_back({{}, file.text, {name, 0, 0}});
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
      for (const house::Mistake& mistake : roles.error()) terminal_.error(to_string(mistake));
      return false;
    }
    for (const house::HouseRole& role : *roles)
      chosen_.names.house.push_back({role.id, role.names});
    chosen_.setup = house::with_house_roles(chosen_.setup, *roles);
    return true;
  }

  bool options() {
    if (!request_.moderator.empty()) {
      chosen_.setup.moderator_mode = gorod::ModeratorMode::appointed;
      chosen_.text.moderators = {{request_.moderator, {}}};
      chosen_.names.moderator = request_.moderator;
    }
    return std::all_of(request_.options.begin(), request_.options.end(),
                       [this](const std::string& written) { return option(written); });
  }

  bool option(const std::string& written) {
    const std::size_t equals = written.find('=');
    const std::string name = written.substr(0, equals);
    const std::string value = equals == std::string::npos ? "" : written.substr(equals + 1);
    if (notation::set_gorod_option(chosen_.setup, name, value)) {
      chosen_.text.options.push_back({{name, {}}, {value, {}}});
      return true;
    }
    std::vector<std::string> known;
    for (const notation::OptionInfo& info : notation::gorod_options(chosen_.setup)) {
      known.push_back(info.name);
      if (info.name == name) {
        return fail("cli.error.unknown-value",
                    {{"name", name}, {"value", value}, {"options", notation::List{info.values}}},
                    nearest(value, info.values));
      }
    }
    return fail("cli.error.unknown-option", {{"name", name}}, nearest(name, known));
  }

  bool players() {
    long long count = request_.seats;
    if (!request_.players.empty()) count = static_cast<long long>(request_.players.size());
    if (count < 0 || count > 255) {
      return fail(
          "cli.error.not-a-number",
          {{"low", gorod::kFewestPlayers}, {"high", kSeats}, {"value", std::to_string(count)}});
    }
    for (long long i = 0; i < count; ++i) {
      const bool named = !request_.players.empty();
      const std::string name = named ? request_.players[static_cast<std::size_t>(i)]
                                     : words_.say("seat.unnamed", {{"n", i + 1}});
      const auto& seats = chosen_.names.seats;
      if (std::find(seats.begin(), seats.end(), name) != seats.end()) {
        return fail("cli.error.two-of-a-name", {{"name", name}});
      }
      chosen_.names.seats.push_back(name);
      chosen_.text.seats.push_back({{name, {}}, {}});
    }
    chosen_.setup.seats = static_cast<std::uint8_t>(count);
    return true;
  }

  bool deck() {
    if (request_.deck.empty()) return recommended();
    const std::string_view all = request_.deck;
    for (std::size_t at = 0; at <= all.size();) {
      const std::size_t comma = std::min(all.find(',', at), all.size());
      if (!card(std::string{all.substr(at, comma - at)})) return false;
      at = comma + 1;
    }
    if (chosen_.setup.seats == 0) seats_for_deck();
    return true;
  }

  bool card(const std::string& written) {
    const std::size_t equals = written.find_first_of("=:");
    const std::string name = written.substr(0, equals);
    const std::string number = equals == std::string::npos ? "1" : written.substr(equals + 1);
    const std::optional<long long> copies = whole_number(number);
    if (!copies || *copies < 0 || *copies > kMostCopies) {
      return fail("cli.error.not-a-number", {{"low", 0}, {"high", kMostCopies}, {"value", number}});
    }
    const auto found = find_card(name, words_, chosen_.names);
    const auto pictures = notation::gorod_additional();
    const auto picture = std::find(pictures.begin(), pictures.end(), name);
    if (!found && picture == pictures.end()) {
      return fail("cli.error.unknown-role", {{"name", name}},
                  nearest(name, card_words(words_, chosen_.names)));
    }
    std::uint8_t& slot =
        found ? chosen_.setup.deck[index(*found)]
              : chosen_.setup.additional[static_cast<std::size_t>(picture - pictures.begin())];
    slot = static_cast<std::uint8_t>(std::min<long long>(255, slot + *copies));
    const std::string id = found ? notation::gorod_role(chosen_.names, *found) : name;
    if (*copies > 0) chosen_.text.deck.push_back({{id, {}}, static_cast<int>(*copies)});
    return true;
  }

  // A deck without a number of players is dealt to as many as it has cards.
  void seats_for_deck() {
    int cards = 0;
    for (int copies : chosen_.setup.deck) cards += copies;
    for (int copies : chosen_.setup.additional) cards += copies;
    chosen_.setup.seats = static_cast<std::uint8_t>(std::min(cards, 255));
    for (int i = 0; i < chosen_.setup.seats; ++i) {
      chosen_.names.seats.push_back(words_.say("seat.unnamed", {{"n", i + 1}}));
      chosen_.text.seats.push_back({{chosen_.names.seats.back(), {}}, {}});
    }
  }

  bool recommended() {
    const int seats = chosen_.setup.seats;
    if (seats < gorod::kFewestPlayers || seats > gorod::kPresetPlayers) return true;
    const gorod::Setup preset = gorod::preset(chosen_.setup.edition, seats);
    chosen_.setup.deck = preset.deck;
    if (chosen_.setup.yakuza_mode == gorod::YakuzaMode::unset &&
        preset.yakuza_mode != gorod::YakuzaMode::unset) {
      chosen_.setup.yakuza_mode = preset.yakuza_mode;
      chosen_.text.options.push_back({{"yakuza-mode", {}}, {"second-clan", {}}});
    }
    for (unsigned i = 0; i < gorod::kRoles; ++i) {
      if (preset.deck[i] == 0) continue;
      const std::string id = notation::gorod_role(chosen_.names, static_cast<gorod::Role>(i));
      chosen_.text.deck.push_back({{id, {}}, preset.deck[i]});
    }
    return true;
  }

  const SetupRequest& request_;
  const Words& words_;
  Terminal& terminal_;
  ChosenSetup chosen_;
};

}  // namespace

std::optional<ChosenSetup> choose_setup(const SetupRequest& request, const Words& words,
                                        Terminal& terminal) {
  return Chooser{request, words, terminal}.choose();
}

MayStart say_findings(const ChosenSetup& chosen, const Words& words, Terminal& terminal) {
  const gorod::Findings findings = gorod::validate(chosen.setup);
  for (const gorod::Finding& finding : findings) {
    const bool warning = gorod::is_warning(finding.complaint);
    const std::string label = words.say(warning ? "cli.label.warning" : "cli.label.error");
    const std::string text = notation::finding_text(words, chosen.names, chosen.setup, finding);
    const std::string code = notation::gorod_name(finding.complaint);
    terminal.say(label + ": " + text + " (" + code + ")", warning ? Style::plain : Style::bad);
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
                                     const notation::Names& names) {
  const std::string wanted = folded(word);
  const int roles = gorod::kBuiltIn + static_cast<int>(names.house.size());
  for (int i = 0; i < roles; ++i) {
    const auto role = static_cast<gorod::Role>(i);
    if (folded(notation::gorod_role(names, role)) == wanted ||
        folded(notation::role_name(words, names, role)) == wanted) {
      return role;
    }
  }
  return {};
}

std::vector<std::string> card_words(const Words& words, const notation::Names& names) {
  std::vector<std::string> all;
  const int roles = gorod::kBuiltIn + static_cast<int>(names.house.size());
  for (int i = 0; i < roles; ++i) {
    const auto role = static_cast<gorod::Role>(i);
    all.push_back(notation::gorod_role(names, role));
    if (words.language() != notation::Language::en) {
      all.push_back(notation::role_name(words, names, role));
    }
  }
  return all;
}

}  // namespace omerta::cli
