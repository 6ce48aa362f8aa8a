// Words of the command line for the lab: sides, levels, limits, shards.
#include "cli/commands/lab_words.h"

#include <algorithm>

#include "cli/typed/suggest.h"
#include "notation/book.h"

namespace omerta::cli {
namespace {

constexpr long long kMostShards = 1'000'000;

struct Halves {
  std::string left;
  std::string right;
};

Halves halves(const std::string& typed, std::string_view at) {
  const auto found = typed.find(at);
  if (found == typed.npos) return {typed, {}};
  return {typed.substr(0, found), typed.substr(found + at.size())};
}

class Limits {
 public:
  Limits(const lab::Setting& setting, const Words& words, Terminal& terminal)
      : words_{words}, terminal_{terminal} {
    const setup::Form form = rulebook(setting.rulebook).form(lab::chosen(setting));
    for (const setup::Card& each : form.deck) cards_.push_back(each.id);
    for (const setup::Card& each : form.cards) cards_.push_back(each.id);
    sides_ = lab::sides(setting);
  }

  bool known(const List& all, const std::string& id) {
    if (std::find(all.begin(), all.end(), id) != all.end()) return true;
    terminal_.error(words_.say("cli.error.lab-unknown", {{"value", id}, {"options", all}}));
    return false;
  }
  const List& cards() const { return cards_; }
  const List& sides() const { return sides_; }

  // "beauty=1", "mafia=3-4"
  std::optional<lab::Limit> limit(const List& of, const std::string& typed) {
    const Halves parts = halves(typed, "=");
    const Halves range = halves(parts.right, "-");
    const auto low = whole_number(range.left);
    const auto high = whole_number(range.right.empty() ? range.left : range.right);
    const bool fine = low && high && *low >= 0 && *low <= *high && *high <= kSeats * 2;
    if (!fine) {
      terminal_.error(words_.say("cli.error.lab-limit", {{"value", typed}}));
      return {};
    }
    if (!known(of, parts.left)) return {};
    return lab::Limit{parts.left, static_cast<int>(*low), static_cast<int>(*high)};
  }

 private:
  const Words& words_;
  Terminal& terminal_;
  List cards_;
  List sides_;
};

}  // namespace

bool take_words(LabRequest& request, const Words& words, Terminal& terminal) {
  for (std::size_t i = 1; i < request.words.size(); ++i) {
    const std::string& word = request.words[i];
    const auto number = whole_number(word);
    if (number && *number >= kTableSizes.low && *number <= kTableSizes.high) {
      request.setup.seats = *number;
    } else if (notation::find_book(folded(word)) != nullptr) {
      request.setup.rulebook = folded(word);
    } else {
      terminal.error(
          words.say("cli.error.not-a-number",
                    {{"low", kTableSizes.low}, {"high", kTableSizes.high}, {"value", word}}));
      return false;
    }
  }
  if (request.setup.rulebook.empty()) request.setup.rulebook = implied_rulebook(request.setup);
  if (request.setup.rulebook.empty()) request.setup.rulebook = usual_rulebook().id;
  return named_rulebook(request.setup.rulebook, words, terminal) != nullptr;
}

std::optional<lab::SideLevels> side_levels(const std::vector<std::string>& typed,
                                           const lab::Setting& setting, const Words& words,
                                           Terminal& terminal) {
  lab::SideLevels all;
  const List sides = lab::sides(setting);
  const List known = lab::level_names();
  const auto fail = [&](const std::string& value, const List& options) {
    terminal.error(words.say("cli.error.lab-unknown", {{"value", value}, {"options", options}}));
  };
  for (const std::string& each : typed) {
    const Halves parts = halves(each, "=");
    const std::string& level = parts.right.empty() ? parts.left : parts.right;
    if (std::find(known.begin(), known.end(), level) == known.end())
      return fail(level, known), std::nullopt;
    const bool everyone = parts.right.empty();
    if (!everyone && std::find(sides.begin(), sides.end(), parts.left) == sides.end()) {
      return fail(parts.left, sides), std::nullopt;
    }
    for (const std::string& side : sides) {
      if (everyone || side == parts.left) all.push_back({side, level});
    }
  }
  return all;
}

std::optional<lab::Setting> setting(const LabRequest& request, const Words& words,
                                    Terminal& terminal) {
  const auto chosen = choose(request.setup, words, terminal);
  if (!chosen) return {};
  lab::Setting made = lab::setting_of(chosen->chosen);
  made.talk = request.talk;
  return made;
}

std::optional<lab::Setting> other_setting(const LabRequest& request, const Words& words,
                                          Terminal& terminal) {
  LabRequest other = request;
  if (!other.other_deck.empty()) other.setup.deck = other.other_deck;
  if (!other.other_cards.empty()) other.setup.cards = other.other_cards;
  for (const std::string& each : other.other_options) other.setup.options.push_back(each);
  if (other.other_talk == bots::Talk::none) other.talk = bots::Talk::none;
  return setting(other, words, terminal);
}

std::optional<lab::Constraints> constraints(const LabRequest& request, const lab::Setting& setting,
                                            const Words& words, Terminal& terminal) {
  Limits limits{setting, words, terminal};
  lab::Constraints all{
      .keep = request.keep, .also = request.also, .cards = {}, .sides = {}, .swaps = request.swaps};
  for (const auto* cards : {&request.keep, &request.also}) {
    for (const std::string& each : *cards) {
      if (!limits.known(limits.cards(), each)) return {};
    }
  }
  for (const std::string& each : request.at_most) {
    auto limit = limits.limit(limits.cards(), each);
    if (!limit) return {};
    limit->low = 0;
    all.cards.push_back(*limit);
  }
  for (const std::string& each : request.at_least) {
    auto limit = limits.limit(limits.cards(), each);
    if (!limit) return {};
    limit->high = kSeats * 2;
    all.cards.push_back(*limit);
  }
  for (const std::string& each : request.sides) {
    const auto limit = limits.limit(limits.sides(), each);
    if (!limit) return {};
    all.sides.push_back(*limit);
  }
  return all;
}

std::optional<lab::Shard> shard(const std::string& typed, const Words& words, Terminal& terminal) {
  if (typed.empty()) return lab::Shard{};
  const Halves parts = halves(typed, "/");
  const auto which = whole_number(parts.left);
  const auto of = whole_number(parts.right);
  const bool fine = which && of && *of >= 1 && *of <= kMostShards && *which >= 0 && *which < *of;
  if (fine) return lab::Shard{static_cast<std::uint64_t>(*which), static_cast<std::uint64_t>(*of)};
  terminal.error(words.say("cli.error.lab-shard", {{"value", typed}}));
  return {};
}

}  // namespace omerta::cli
