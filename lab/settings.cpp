// The rulebook judges; nothing here knows what a card does.
#include "lab/settings.h"

#include <algorithm>

#include "minds/level_table.h"

namespace omerta::lab {
namespace {

const setup::Card* most_common(const Setting& setting, const setup::Form& form) {
  const auto most = std::max_element(
      setting.deck.begin(), setting.deck.end(),
      [](const setup::Counted& a, const setup::Counted& b) { return a.count < b.count; });
  if (most == setting.deck.end()) return nullptr;
  const auto card = std::find_if(form.deck.begin(), form.deck.end(),
                                 [&](const setup::Card& each) { return each.id == most->id; });
  return card == form.deck.end() ? nullptr : &*card;
}

void change(std::vector<setup::Counted>& cards, const std::string& id, int by) {
  const auto found = std::find_if(cards.begin(), cards.end(),
                                  [&](const setup::Counted& each) { return each.id == id; });
  if (found == cards.end()) {
    cards.push_back({id, by});
  } else {
    found->count += by;
  }
}

std::vector<Variant> with_action_cards(const Setting& setting, const setup::Form& form) {
  std::vector<Variant> all;
  for (const setup::Card& card : form.cards) {
    Setting other = setting;
    change(other.cards, card.id, std::max(1, card.usual));
    other = completed(other);
    if (other.cards == setting.cards || !may_be_played(other)) continue;
    all.push_back({{card.id, {}, {}}, other});
  }
  return all;
}

}  // namespace

setup::Chosen chosen(const Setting& setting) {
  setup::Chosen chosen;
  chosen.rulebook = setting.rulebook;
  chosen.edition = setting.edition;
  chosen.preset = setting.preset;
  chosen.options = setting.options;
  chosen.deck = setting.deck;
  chosen.cards = setting.cards;
  chosen.house = setting.house;
  chosen.seats = setting.seats;
  return chosen;
}

int levels_version(std::string_view rulebook) {
  const Rulebook& book = omerta::rulebook(rulebook);
  return book.levels == nullptr ? 0 : book.levels().version;
}

Setting setting_of(const setup::Chosen& chosen) {
  return {.rulebook = chosen.rulebook,
          .edition = chosen.edition,
          .preset = chosen.preset,
          .seats = setup::people(chosen),
          .deck = chosen.deck,
          .cards = chosen.cards,
          .options = chosen.options,
          .house = chosen.house,
          .levels = {},
          .levels_version = levels_version(chosen.rulebook)};
}

Setting completed(Setting setting) {
  const Rulebook& book = rulebook(setting.rulebook);
  if (setting.edition.empty()) {
    const setup::Form form = book.form(chosen(setting));
    setting.edition = form.usual_edition.empty() ? form.editions.front().id : form.usual_edition;
  }
  const setup::Judged judged = book.judged(chosen(setting));
  Setting full = setting_of(judged.chosen);
  full.levels = setting.levels;
  full.talk = setting.talk;
  const bool plays = judged.may_start() && judged.missing.empty();
  if (!plays || !full.deck.empty()) return full;
  for (const simulator::Copies& each : possible(full).deck) {
    full.deck.push_back({each.id, each.count});
  }
  return full;
}

bool may_be_played(const Setting& setting) {
  const setup::Judged judged = rulebook(setting.rulebook).judged(chosen(setting));
  return judged.may_start() && judged.missing.empty();
}

std::vector<Setting> recommended(const Setting& like, int seats) {
  const setup::People people = rulebook(like.rulebook).form(chosen(like)).people;
  const int low = seats > 0 ? seats : people.fewest;
  const int high = seats > 0 ? seats : people.most;
  std::vector<Setting> all;
  for (int n = std::max(1, low); n <= high; ++n) {
    Setting setting = like;
    setting.seats = n;
    setting = completed(setting);
    if (may_be_played(setting)) all.push_back(std::move(setting));
  }
  return all;
}

simulator::Report possible(const Setting& setting) {
  const simulator::Request none{.policy = simulator::Policy::bots, .games = 0};
  return rulebook(setting.rulebook).simulate(chosen(setting), none, {});
}

std::vector<std::string> sides(const Setting& setting) {
  const simulator::Report could = possible(setting);
  std::vector<std::string> all;
  for (const simulator::Won& won : could.won) {
    const bool wanted =
        std::any_of(could.kinds.begin(), could.kinds.end(),
                    [&](const simulator::Kind& kind) { return kind.side == won.id; });
    if (wanted) all.push_back(won.id);
  }
  return all;
}

std::vector<Variant> variants(const Setting& setting) {
  const setup::Form form = rulebook(setting.rulebook).form(chosen(setting));
  const setup::Card* common = most_common(setting, form);
  std::vector<Variant> all;
  for (const setup::Counted& each : setting.deck) {
    if (common == nullptr || each.id == common->id || each.count == 0) continue;
    Setting other = setting;
    change(other.deck, each.id, -1);
    change(other.deck, common->id, 1);
    other = completed(other);
    if (may_be_played(other)) all.push_back({{each.id, common->id, {}}, other});
  }
  return all.empty() ? with_action_cards(setting, form) : all;
}

simulator::Levels levels(const Setting& setting) {
  simulator::Levels all;
  for (const SideLevel& each : setting.levels) {
    const auto level = bots::level(each.level);
    if (!level) continue;
    for (const simulator::Won& won : possible(setting).won) {
      if (won.id == each.side) all.of_side[won.number] = *level;
    }
  }
  return all;
}

}  // namespace omerta::lab
