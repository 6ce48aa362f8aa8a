// Reads entries: each kind has a form of its own.
#include "cli/typed/entry.h"

#include <algorithm>
#include <array>

#include "cli/typed/choosing.h"
#include "cli/typed/desk_words.h"
#include "cli/typed/seats.h"

namespace omerta::cli {
namespace {

using script::Entry;
using script::EntryKind;
using script::Filled;
using script::Hand;
using script::Option;
using script::Step;

class Reader {
 public:
  Reader(const Step& step, const Names& names, const Words& words)
      : step_{step}, names_{names}, words_{words} {}

  EntryTyped read(std::string_view text) const {
    if (step_.entries.empty()) return {};
    const Entry& entry = step_.entries[step_.current];
    if (nobody_does(text)) return with({});
    switch (entry.kind) {
      case EntryKind::pairs: return pairs(text);
      case EntryKind::point: return point(text);
      case EntryKind::raise: return raise(text);
      case EntryKind::nod: return nod(text);
      case EntryKind::volunteer: return volunteer(text);
      case EntryKind::draw: return one(text, Seat::nobody);
      case EntryKind::word: return option(text);
      case EntryKind::play:
      case EntryKind::page:
      case EntryKind::go_on: return {};
    }
    return {};
  }

 private:
  const Entry& current() const { return step_.entries[step_.current]; }

  EntryTyped with(std::vector<Hand> hands) const { return {Filled{step_.current, hands}, {}}; }

  // What somebody may do or nobody has to: one of the options is that nobody does.
  bool nobody_does(std::string_view text) const {
    const bool may = std::any_of(current().options.begin(), current().options.end(),
                                 [](const Option& each) { return each.choice == kPass; });
    // "no" does not let night fall, unless it declines something.
    const bool declines = current().kind != EntryKind::go_on || current().pass == Pass::allowed;
    return may && (is_pass(text, words_) || (declines && is_no(text, words_)));
  }

  static EntryTyped nobody_called(const std::string& word) { return {{}, word}; }

  // "Anna Eva", "Anna > Eva", "a:e b:e", "1 2 5 > Eva", "rest > Eva"; "Anna -" where one may pass.
  EntryTyped pairs(std::string_view text) const {
    if (const auto passing = who_passes(text)) {
      const SeatsTyped typed = read_seats(*passing, names_);
      if (!typed.unknown.empty()) return nobody_called(typed.unknown);
      std::vector<Hand> hands;
      for (Seat seat : typed.seats) hands.push_back({seat, kPass});
      return hands.empty() ? EntryTyped{} : with(hands);
    }
    const VotesTyped typed = read_votes(text, names_, words_, current().who);
    if (!typed.unknown.empty()) return nobody_called(typed.unknown);
    std::vector<Hand> hands;
    for (const auto& [who, whom] : typed.votes) hands.push_back({who, choice_of(whom)});
    return hands.empty() ? EntryTyped{} : with(hands);
  }

  std::optional<std::string> who_passes(std::string_view text) const {
    if (current().pass == Pass::refused) return {};
    if (const auto halves = split_arrow(text)) {
      return is_pass(halves->right, words_) ? std::optional{halves->left} : std::nullopt;
    }
    const std::size_t space = text.rfind(' ');
    const bool passes = space != std::string_view::npos && is_pass(text.substr(space + 1), words_);
    return passes ? std::optional{std::string{text.substr(0, space)}} : std::nullopt;
  }

  // "Eva": all who are asked point at her. "Anna > Eva": Anna's hand alone. "a:e b:d": each his
  // own.
  EntryTyped point(std::string_view text) const {
    const auto halves = split_arrow(text);
    if (!halves) return pointing(step_.current, current().who, text);
    const bool several = std::count(text.begin(), text.end(), ':') > 1;
    if (several || is_rest(halves->left, words_)) return pairs(text);
    const SeatsTyped left = read_seats(halves->left, names_);
    if (!left.unknown.empty()) return nobody_called(left.unknown);
    Seats who;
    for (Seat seat : left.seats) who |= Seats::of(seat);
    const auto asks = [&](const Entry& entry) {
      return entry.kind == EntryKind::point && !(entry.who & who).empty();
    };
    const auto other = std::find_if(step_.entries.begin(), step_.entries.end(), asks);
    const bool here = asks(current()) || other == step_.entries.end();
    const auto at = here ? step_.current : static_cast<unsigned>(other - step_.entries.begin());
    return pointing(at, who, halves->right);  // whoever is not asked is told so
  }

  EntryTyped pointing(unsigned at, Seats who, std::string_view text) const {
    if (is_pass(text, words_)) return {Filled{at, same(who, kPass)}, {}};
    const SeatsTyped typed = read_seats(text, names_);
    if (!typed.unknown.empty()) return nobody_called(typed.unknown);
    if (step_.entries[at].most > 1) {  // one after the other
      std::vector<Hand> hands;
      for (Seat seat : typed.seats) hands.push_back({*who, choice_of(seat)});
      return {Filled{at, hands}, {}};
    }
    Choice choice = kPass;
    for (Seat seat : typed.seats) choice |= choice_of(seat);
    return {Filled{at, same(who, choice)}, {}};
  }

  static std::vector<Hand> same(Seats who, Choice choice) {
    std::vector<Hand> hands;
    for (Seat seat : who) hands.push_back({seat, choice});
    if (who.empty()) hands.push_back({Seat::nobody, choice});  // the house's
    return hands;
  }

  EntryTyped raise(std::string_view text) const {
    if (is_pass(text, words_)) return with({});
    if (is_rest(text, words_)) return with(same(current().who, yes_of(current())));
    const SeatsTyped typed = read_seats(text, names_);
    if (!typed.unknown.empty()) return nobody_called(typed.unknown);
    std::vector<Hand> hands;
    for (Seat seat : typed.seats) hands.push_back({seat, yes_of(current())});
    return with(hands);
  }

  static Choice yes_of(const Entry& entry) {
    return entry.options.empty() ? kYes : entry.options.front().choice;
  }

  // "yes", or what it is called that he does; whoever is chosen with it.
  EntryTyped nod(std::string_view text) const {
    const Entry& entry = current();
    if (is_no(text, words_) || is_pass(text, words_)) return with(same(entry.who, kPass));
    if (!entry.offered.empty()) return one(text, *entry.who);
    const bool named = !is_yes(text, words_) && find_option(text, entry.options, names_, words_);
    if (!named && !is_yes(text, words_)) return {};
    return with(same(entry.who, yes_of(entry)));
  }

  EntryTyped volunteer(std::string_view text) const {
    if (is_pass(text, words_) || is_no(text, words_)) return with({});
    const auto seat = find_seat(text, names_);
    if (!seat) return nobody_called(std::string{text});
    return with({{*seat, yes_of(current())}});
  }

  EntryTyped one(std::string_view text, Seat who) const {
    const auto seat = find_seat(text, names_);
    if (!seat) return nobody_called(std::string{text});
    return with({{who, choice_of(*seat)}});
  }

  EntryTyped option(std::string_view text) const {
    const auto& options = current().options;
    for (std::size_t i = 0; i < options.size(); ++i) {
      if (text == std::to_string(i + 1)) return with({{*current().who, options[i].choice}});
    }
    const auto found = find_option(text, options, names_, words_);
    return found ? with({{*current().who, *found}}) : EntryTyped{};
  }

  const Step& step_;
  const Names& names_;
  const Words& words_;
};

}  // namespace

EntryTyped read_entry(std::string_view text, const Step& step, const Names& names,
                      const Words& words) {
  return Reader{step, names, words}.read(text);
}

std::optional<Choice> find_option(std::string_view text, const std::vector<Option>& options,
                                  const Names& names, const Words& words) {
  std::vector<std::vector<std::string>> all;
  for (const Option& each : options) all.push_back({each.id, words.said(each.label, names)});
  const auto found = find_named(text, all);
  return found ? std::optional{options[static_cast<std::size_t>(*found)].choice} : std::nullopt;
}

std::optional<Filled> closing_entry(const Step& step) {
  for (std::size_t i = 0; i < step.entries.size(); ++i) {
    if (step.entries[i].kind == EntryKind::go_on) return Filled{static_cast<unsigned>(i)};
  }
  return {};
}

Word word_of(script::Power power) {
  using script::Power;
  switch (power) {
    case Power::withdraw: return Word::withdraw;
    case Power::mark: return Word::mark;
    case Power::expel: return Word::expel;
    case Power::uphold: return Word::uphold;
    case Power::cancel: return Word::cancel;
    case Power::abandon: return Word::abandon;
    case Power::swap: return Word::swap;
  }
  return Word::none;
}

std::vector<Word> words_at(const std::vector<script::PowerEntry>& powers) {
  constexpr std::array kPowers{Word::withdraw, Word::expel, Word::uphold, Word::cancel,
                               Word::abandon,  Word::swap,  Word::mark};
  std::vector<Word> known{Word::back,    Word::withdraw, Word::expel, Word::uphold, Word::cancel,
                          Word::abandon, Word::close,    Word::table, Word::log,    Word::why,
                          Word::next,    Word::swap,     Word::rules, Word::cards,  Word::save,
                          Word::help,    Word::quit,     Word::mark};
  for (Word word : kPowers) {
    const bool has = std::any_of(powers.begin(), powers.end(), [&](const script::PowerEntry& each) {
      return word_of(each.power) == word;
    });
    if (!has) std::erase(known, word);
  }
  return known;
}

}  // namespace omerta::cli
