// What the rulebook's form wants asked before a game.
#include "cli/moderate/interview.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/typed/choosing.h"
#include "cli/typed/desk_words.h"
#include "cli/typed/suggest.h"
#include "rulebooks/rulebook.h"

namespace omerta::cli {
namespace {

using About = setup::Question::About;

// Whether whoever began the game has said this himself.
bool says(const SetupRequest& request, About what) {
  switch (what) {
    case About::moderator: return !request.moderator.empty();
    case About::edition: return !request.edition.empty();
    case About::preset: return !request.preset.empty();
    case About::settings:
    case About::option: return !request.options.empty();
    case About::deck: return !request.deck.empty();
    case About::cards: return !request.cards.empty();
  }
  return false;
}

// The numbers of the list above stand for the cards.
std::string by_number(const std::string& typed, const List& values) {
  std::string cards;
  for (std::size_t at = 0; at <= typed.size();) {
    const std::size_t comma = std::min(typed.find(',', at), typed.size());
    std::string part = typed.substr(at, comma - at);
    part.erase(0, part.find_first_not_of(' '));
    const auto number = whole_number(part.substr(0, part.find_last_not_of(' ') + 1));
    const bool listed = number && *number >= 1 && *number <= static_cast<long long>(values.size());
    if (listed) part = values[static_cast<std::size_t>(*number - 1)];
    cards += (cards.empty() ? "" : ",") + part;
    at = comma + 1;
  }
  return cards;
}

}  // namespace

std::optional<std::size_t> Interview::one_of(const List& names, std::string_view key) {
  while (true) {
    const auto typed = ask(key);
    if (!typed) return {};
    for (std::size_t i = 0; i < names.size(); ++i) {
      const bool first = typed->empty() && i == 0;
      const bool named = folded(*typed) == names[i] || *typed == std::to_string(i + 1);
      if (first || named) return i;
    }
    terminal_.say(words_.say("cli.error.not-a-number",
                             {{"low", 1}, {"high", names.size()}, {"value", *typed}}),
                  Style::bad);
  }
}

bool Interview::is_set(std::string_view option) const {
  return std::any_of(setup_.options.begin(), setup_.options.end(), [&](const std::string& each) {
    return each.rfind(std::string{option} + "=", 0) == 0;
  });
}

void Interview::set(const std::string& option, const std::string& value) {
  setup_.options.push_back(option + "=" + value);
}

bool Interview::is_settled(const Question& question) const {
  const bool told = std::any_of(question.unless.begin(), question.unless.end(),
                                [this](About what) { return says(given_, what); });
  const bool with_deck = !question.card.empty();  // asked there
  switch (question.about) {
    case About::moderator:
      return told || says(setup_, About::moderator) || is_set(question.otherwise.option);
    case About::edition: return told || says(setup_, About::edition);
    case About::option: return told || with_deck || is_set(question.id);
    default: return told;
  }
}

bool Interview::answer(const Question& question) {
  switch (question.about) {
    case About::moderator: return moderator(question);
    case About::edition: return edition(question);
    case About::preset: return preset(question);
    case About::settings: return settings(question);
    case About::option: return option(question);
    case About::deck: return deck(question);
    case About::cards: return cards(question);
  }
  return false;
}

// A name that is not typed: the one who runs the game.
bool Interview::moderator(const Question& question) {
  if (!question.before.empty()) terminal_.say(words_.said(question.before));
  std::string usual = words_.say("guide.new.host.name");
  while (is_player(usual)) usual += "-2";
  while (true) {
    const auto typed = ask(question.text.key, {{"name", usual}});
    if (!typed) return false;
    const std::string name = typed->empty() ? usual : *typed;
    const setup::Setting& otherwise = question.otherwise;
    if (!otherwise.option.empty() && is_pass(name, words_)) {
      return set(otherwise.option, otherwise.value), true;
    }
    if (!is_player(name)) return setup_.moderator = name, true;
    terminal_.say(words_.say(question.taken.key, {{"name", name}}), Style::bad);
  }
}

bool Interview::edition(const Question& question) {
  List ids;
  for (const setup::Edition& each : form().editions) ids.push_back(each.id);
  const auto chosen = one_of(ids, question.text.key);
  if (chosen) setup_.edition = ids[*chosen];
  return chosen.has_value();
}

// All that it sets, or only some of it.
bool Interview::preset(const Question& question) {
  const auto typed = ask(question.text.key);
  if (!typed) return false;
  if (!is_yes(*typed, words_)) return true;
  setup_.preset = question.id;
  const setup::Form all = form();
  for (const setup::Preset& each : all.presets) {
    if (each.id != question.id) continue;
    return std::all_of(each.sets.begin(), each.sets.end(), [&](const setup::Setting& change) {
      return keeps(*all.field(change.option), question.each.key);
    });
  }
  return true;
}

bool Interview::keeps(const setup::Field& field, std::string_view key) {
  terminal_.say(words_.said(field.about));
  const auto typed = ask(key, {{"name", words_.said(field.name)}});
  if (typed && is_no(*typed, words_)) set(field.id, field.usual);
  return typed.has_value();
}

// A preset, or settings with commas: both as on the command line.
bool Interview::settings(const Question& question) {
  List presets;
  for (const setup::Preset& each : form().presets) presets.push_back(each.id);
  while (true) {
    const auto typed = ask(question.text.key, {{"options", presets}});
    if (!typed) return false;
    if (typed->empty()) return true;
    SetupRequest wanted = setup_;
    const bool preset = std::find(presets.begin(), presets.end(), *typed) != presets.end();
    if (preset) wanted.preset = *typed;
    if (!preset) wanted.options = split_words(*typed);
    if (!choose(wanted, words_, terminal_)) continue;
    setup_ = wanted;
    return true;
  }
}

bool Interview::option(const Question& question) {
  const auto chosen = one_of(question.values, question.text.key);
  if (chosen) set(question.id, question.values[*chosen]);
  return chosen.has_value();
}

// --- the deck -----------------------------------------------------------------------------------

// What was given on the command line stands or falls; otherwise it is asked, with the recommended
// one to begin with. Where not even that may start, no other can help.
bool Interview::deck(const Question& question) {
  const bool given = says(given_, About::deck);
  while (true) {
    chosen_ = choose(setup_, words_, terminal_);
    const bool hopeless = given || setup_.deck.empty();
    if (!chosen_ && hopeless) return code_ = kUsage, false;
    if (chosen_) say_dealt();
    if (const Question* open = chosen_ ? asked_with_deck() : nullptr) {
      if (!option(*open)) return false;
      continue;
    }
    const bool may = chosen_ && say_findings(*chosen_, words_, terminal_) == MayStart::yes;
    if (chosen_ && !may && hopeless) return code_ = kDoesNotHold, false;
    if (may && given) return true;
    const auto typed = ask(question.text.key);
    if (!typed) return false;
    if (typed->empty() && may) return true;
    setup_.deck = *typed;  // nothing: the recommended one
    if (form().named == setup::Named::wholly) std::erase(setup_.deck, ' ');
  }
}

void Interview::say_dealt() {
  for (const Message& each : chosen_->dealt) terminal_.say(words_.said(each, chosen_->names));
}

const setup::Question* Interview::asked_with_deck() const {
  const setup::Chosen& chosen = chosen_->chosen;
  const setup::Form now = book_.form(chosen);
  const auto open = [&](const Question& each) {
    return each.about == About::option && now.field(each.id)->now.empty() &&
           std::any_of(chosen.deck.begin(), chosen.deck.end(), [&](const setup::Counted& card) {
             return card.id == each.card && card.count > 0;
           });
  };
  const auto found = std::find_if(questions_.begin(), questions_.end(), open);
  return found == questions_.end() ? nullptr : &*found;
}

bool Interview::cards(const Question& question) {
  const bool given = says(given_, About::cards);
  const std::string none = question.otherwise.option + "=" + question.otherwise.value;
  const auto& options = setup_.options;
  const bool basic = std::find(options.begin(), options.end(), none) != options.end();
  for (bool first = true;; first = false) {
    chosen_ = choose(setup_, words_, terminal_);
    const bool hopeless = given || setup_.cards.empty();
    if (!chosen_ && hopeless) return code_ = kUsage, false;
    if (chosen_ && first && !given) say_dealt();
    const bool may = chosen_ && say_findings(*chosen_, words_, terminal_) == MayStart::yes;
    if (chosen_ && !may && hopeless) return code_ = kDoesNotHold, false;
    if (may && (basic || given || !first)) return true;
    if (chosen_ && first) say_cards(question);
    const auto typed = ask(question.text.key);
    if (!typed) return false;
    setup_.cards = by_number(*typed, question.values);
  }
}

void Interview::say_cards(const Question& question) {
  if (!chosen_->advice.empty()) terminal_.say(words_.said(chosen_->advice));
  const setup::Form all = book_.form(chosen_->chosen);
  for (std::size_t i = 0; i < question.values.size(); ++i) {
    const setup::Card* card = find_card(question.values[i], all.cards, all.named, words_);
    terminal_.hang(fmt::format("{:>3}", i + 1), 5,
                   words_.said(card->name) + ": " + words_.said(card->does));
  }
  terminal_.say(words_.said(question.before));
}

}  // namespace omerta::cli
