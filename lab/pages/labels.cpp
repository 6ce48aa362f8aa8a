// Everything is asked of the rulebook; what it does not name goes by its id.
#include "lab/pages/labels.h"

#include <algorithm>

#include "lab/settings.h"
#include "words/letters.h"

namespace omerta::lab {
namespace {

constexpr int kLongestDeck = 160;

}  // namespace

Labels::Labels(const Setting& setting, Language language)
    : words_{Words::of(language, setting.rulebook)} {
  const Rulebook& book = rulebook(setting.rulebook);
  const setup::Judged judged = book.judged(chosen(setting));
  deck_ =
      words_.said(judged.deck.empty() && !judged.dealt.empty() ? judged.dealt.front() : judged.deck,
                  judged.names);
  if (judged.may_start()) {
    const simulator::Report could = possible(setting);
    for (const simulator::Won& each : could.won) {
      results_.emplace_back(each.id, words_.said(each.text, judged.names));
    }
    for (const simulator::Kind& each : could.kinds) {
      kinds_.emplace_back(each.id, words_.said(each.name, judged.names));
    }
  }
  const setup::Form form = book.form(chosen(setting));
  for (const auto* all : {&form.deck, &form.cards}) {
    for (const setup::Card& each : *all) {
      cards_.emplace_back(each.id, words_.said(each.name, judged.names));
    }
  }
}

std::string Labels::found(const Names& names, const std::string& id) {
  for (const auto& [each, name] : names) {
    if (each == id) return name;
  }
  return id;
}

std::string Labels::deck_beside(const Setting& setting, const Setting& other) const {
  if (columns(deck_) <= kLongestDeck) return deck_;
  std::string text;
  for (const setup::Counted& each : setting.deck) {
    const auto there = std::find(other.deck.begin(), other.deck.end(), each);
    if (there != other.deck.end()) continue;
    text += (text.empty() ? "" : ", ") + card(each.id) + " ×" + std::to_string(each.count);
  }
  return text;
}

std::string Labels::result(const std::string& id) const { return found(results_, id); }
std::string Labels::kind(const std::string& id) const { return found(kinds_, id); }
std::string Labels::card(const std::string& id) const { return found(cards_, id); }

std::string levels_text(const Setting& setting) {
  std::string text;
  for (const SideLevel& each : setting.levels) {
    text += (text.empty() ? "" : ", ") + each.side + "=" + each.level;
  }
  return text;
}

}  // namespace omerta::lab
