// From words on the command line to what was chosen, by the rulebook's own form.
#include "cli/setup/game_setup.h"

#include <algorithm>

#include "cli/terminal/files.h"
#include "cli/typed/choosing.h"
#include "cli/typed/suggest.h"
#include "rulebooks/rulebook.h"

namespace omerta::cli {
namespace {

using setup::Chosen;
using Weight = setup::Complaint::Weight;

constexpr long long kMostCopies = 99;
constexpr long long kMostWritten = 255;  // what a setup has room for

// Of settings written "name=value".
bool knows_all(const std::vector<std::string>& written, const setup::Form& form) {
  return std::all_of(written.begin(), written.end(), [&](const std::string& each) {
    return form.field(each.substr(0, each.find('='))) != nullptr;
  });
}

class Chooser {
 public:
  Chooser(const SetupRequest& request, const Rulebook& book, const Words& words, Terminal& terminal)
      : request_{request}, book_{book}, words_{words}, terminal_{terminal} {
    chosen_.rulebook = book.id;
    chosen_.edition = request.edition;
    chosen_.preset = request.preset;
    chosen_.moderator = request.moderator;
    form_ = book_.form(chosen_);
  }

  std::optional<setup::Judged> choose() {
    const bool understood = edition() && foreign() && preset() && house_roles() && people() &&
                            moderator() && counted(request_.deck, form_.deck, chosen_.deck) &&
                            counted(request_.cards, form_.cards, chosen_.cards) && options();
    if (!understood) return {};
    if (chosen_.seats == 0) seats_for_deck();
    setup::Judged judged = book_.judged(chosen_);
    return is_misread(judged) ? std::nullopt : std::optional{std::move(judged)};
  }

 private:
  bool fail(std::string_view key, const Args& args, const std::optional<std::string>& meant = {}) {
    terminal_.error(words_.say(key, args));
    if (meant) terminal_.error(words_.say("cli.error.did-you-mean", {{"name", *meant}}));
    return false;
  }

  // Says what cannot be made a setup of.
  bool is_misread(const setup::Judged& judged) {
    bool any = false;
    for (const setup::Complaint& each : judged.complaints) {
      if (each.weight != Weight::misread) continue;
      const std::string place = each.place.empty() ? "" : each.place + ": ";
      terminal_.error(place + words_.said(each.text, judged.names));
      any = true;
    }
    return any;
  }

  bool edition() {
    List known;
    for (const setup::Edition& each : form_.editions) known.push_back(each.id);
    const bool none = request_.edition.empty();
    if (none || std::find(known.begin(), known.end(), request_.edition) != known.end()) return true;
    return fail("cli.error.unknown-edition", {{"name", request_.edition}, {"options", known}});
  }

  // What only other rulebooks have.
  bool foreign() {
    if (!request_.house.empty() && form_.house == setup::Form::House::none) {
      return fail("cli.error.no-house-roles", {{"name", book_.id}});
    }
    if (request_.cards.empty() || !form_.cards.empty()) return true;
    return fail("cli.error.no-action-cards", {{"name", book_.id}});
  }

  bool preset() {
    if (request_.preset.empty()) return true;
    List known;
    for (const setup::Preset& each : form_.presets) known.push_back(each.id);
    if (known.empty()) return fail("cli.error.no-presets", {{"name", book_.id}});
    if (std::find(known.begin(), known.end(), request_.preset) != known.end()) return true;
    return fail("cli.error.unknown-value",
                {{"name", "--preset"}, {"value", request_.preset}, {"options", known}},
                nearest(request_.preset, known));
  }

  bool house_roles() {
    for (const std::string& name : request_.house) {
      if (book_.house != nullptr && book_.house->come_with(name)) {
        chosen_.house.push_back({name, {}});
        continue;
      }
      const FileText file = read_text(name);
      if (file.fault != FileText::Fault::none) {
        return fail(file.fault == FileText::Fault::missing ? "cli.error.file-not-found"
                                                           : "cli.error.file-not-readable",
                    {{"file", name}});
      }
      chosen_.house.push_back({name, file.text});
    }
    if (request_.house.empty()) return true;
    if (is_misread(book_.judged(chosen_))) return false;
    form_ = book_.form(chosen_);  // with their cards
    return true;
  }

  bool people() {
    const setup::People& range = form_.people;
    const bool named = !request_.players.empty();
    const long long count =
        named ? static_cast<long long>(request_.players.size()) : request_.seats;
    if (count < 0 || count > kMostWritten) {
      return fail("cli.error.not-a-number",
                  {{"low", range.fewest}, {"high", range.most}, {"value", std::to_string(count)}});
    }
    chosen_.seats = static_cast<int>(count);
    if (!named) return name_seats(), true;
    for (const std::string& name : request_.players) {
      const auto& known = chosen_.players;
      if (std::find(known.begin(), known.end(), name) != known.end()) {
        return fail("cli.error.two-of-a-name", {{"name", name}});
      }
      chosen_.players.push_back(name);
    }
    return true;
  }

  void name_seats() {
    for (int i = 0; i < chosen_.seats; ++i) {
      chosen_.players.push_back(words_.say("seat.unnamed", {{"n", i + 1}}));
    }
  }

  // Somebody who plays and may not is no matter of the deck.
  bool moderator() { return request_.moderator.empty() || !is_misread(book_.judged(chosen_)); }

  bool counted(const std::string& written, const std::vector<setup::Card>& among,
               std::vector<setup::Counted>& into) {
    for (const Counted& part : split_counted(written)) {
      const setup::Card* card = find_card(part.name, among, form_.named, words_);
      if (card == nullptr) return unknown_card(part.name);
      if (part.number.empty() && card->usual == 0) {
        return fail("cli.error.missing-argument", {{"name", card->id + "=N"}});
      }
      const auto number = part.number.empty() ? card->usual : whole_number(part.number);
      if (!number || *number < 0 || *number > kMostCopies) {
        return fail("cli.error.not-a-number",
                    {{"low", 0}, {"high", kMostCopies}, {"value", part.number}});
      }
      into.push_back({card->id, static_cast<int>(*number)});
    }
    return true;
  }

  bool unknown_card(const std::string& name) {
    return fail("cli.error.unknown-role", {{"name", name}},
                nearest(name, card_words(form_, words_)));
  }

  // A deck without a number of players may be dealt to as many as it has cards.
  void seats_for_deck() {
    if (form_.seats != setup::Form::Seats::one_a_card) return;
    for (const setup::Counted& each : chosen_.deck) chosen_.seats += each.count;
    chosen_.seats = std::min<int>(chosen_.seats, kMostWritten);
    name_seats();
  }

  bool options() {
    return std::all_of(request_.options.begin(), request_.options.end(),
                       [this](const std::string& written) { return option(written); });
  }

  bool option(const std::string& written) {
    const std::size_t equals = written.find('=');
    const std::string name = written.substr(0, equals);
    const std::string value = equals == std::string::npos ? "" : written.substr(equals + 1);
    const setup::Field* field = form_.field(name);
    if (field == nullptr) {
      List known;
      for (const setup::Field& each : form_.fields) known.push_back(each.id);
      return fail("cli.error.unknown-option", {{"name", name}}, nearest(name, known));
    }
    if (field->takes(value)) {
      chosen_.options.push_back({name, value});
      return true;
    }
    List values;
    for (const setup::Value& each : field->values) values.push_back(each.id);
    return fail("cli.error.unknown-value", {{"name", name}, {"value", value}, {"options", values}},
                nearest(value, values));
  }

  const SetupRequest& request_;
  const Rulebook& book_;
  const Words& words_;
  Terminal& terminal_;
  setup::Form form_;
  Chosen chosen_;
};

}  // namespace

const Rulebook* named_rulebook(const std::string& name, const Words& words, Terminal& terminal) {
  const Rulebook* found = name.empty() ? &usual_rulebook() : find_rulebook(name);
  if (found != nullptr) return found;
  const List known = ids_of_rulebooks();
  terminal.error(words.say("cli.error.unknown-rulebook", {{"name", name}, {"options", known}}));
  return nullptr;
}

std::string implied_rulebook(const SetupRequest& request) {
  std::string by_options;
  for (const Rulebook* book : rulebooks()) {
    const setup::Form form = book->form({});
    const auto is_called = [](const std::string& wanted) {
      return [&wanted](const auto& each) { return each.id == wanted; };
    };
    const auto has = [&](const auto& all, const std::string& wanted) {
      return std::any_of(all.begin(), all.end(), is_called(wanted));
    };
    const bool only = has(form.editions, request.edition) || has(form.presets, request.preset) ||
                      (!request.cards.empty() && !form.cards.empty());
    if (only) return std::string{book->id};
    const bool house = !request.house.empty() && form.house == setup::Form::House::possible;
    if (house && request.cards.empty() && request.preset.empty()) return std::string{book->id};
    if (by_options.empty() && knows_all(request.options, form)) by_options = book->id;
  }
  const std::string usual{usual_rulebook().id};
  const bool said = !request.house.empty() || !request.deck.empty() || !request.edition.empty();
  if (said) return usual;
  if (request.options.empty()) return {};
  return by_options.empty() ? usual : by_options;
}

std::optional<setup::Judged> choose(const SetupRequest& request, const Words& words,
                                    Terminal& terminal) {
  const Rulebook* book = named_rulebook(request.rulebook, words, terminal);
  if (book == nullptr) return {};
  return Chooser{request, *book, words, terminal}.choose();
}

MayStart say_findings(const setup::Judged& judged, const Words& words, Terminal& terminal) {
  for (const setup::Complaint& each : judged.complaints) {
    const bool warning = each.weight == Weight::warning;
    terminal.say(words.say(warning ? "cli.label.warning" : "cli.label.error") + ": " +
                     words.said(each.text, judged.names) + " (" + each.code + ")",
                 warning ? Style::plain : Style::bad);
  }
  return judged.may_start() ? MayStart::yes : MayStart::no;
}

}  // namespace omerta::cli
