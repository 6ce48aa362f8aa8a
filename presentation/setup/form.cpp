// What every rulebook's form has in common.
#include "presentation/setup/form.h"

#include <algorithm>
#include <charconv>

namespace omerta::setup {

int people(const Chosen& chosen) {
  return chosen.players.empty() ? chosen.seats : static_cast<int>(chosen.players.size());
}

bool Field::takes(std::string_view value) const {
  int number = 0;
  const char* end = value.data() + value.size();
  const auto parsed = std::from_chars(value.data(), end, number);
  if (parsed.ec == std::errc{} && parsed.ptr == end && number >= 1 && number <= most) return true;
  return std::any_of(values.begin(), values.end(), [&](const Value& each) {
    return each.id == value && (most == 0 || each.id != "N");
  });
}

const Field* Form::field(std::string_view id) const {
  const auto found =
      std::find_if(fields.begin(), fields.end(), [&](const Field& each) { return each.id == id; });
  return found == fields.end() ? nullptr : &*found;
}

Message Form::line() const { return {"play.game.line", {{"title", title}, {"about", about}}}; }

bool Judged::may_start() const {
  return std::all_of(complaints.begin(), complaints.end(), [](const Complaint& each) {
    return each.weight == Complaint::Weight::warning;
  });
}

std::vector<Complaint> foreign(const Chosen& chosen, std::initializer_list<Part> lacking) {
  std::vector<Complaint> all;
  const auto add = [&](const char* key) {
    all.push_back({"not-here", Complaint::Weight::misread, {key, {{"name", chosen.rulebook}}}, {}});
  };
  for (Part part : lacking) {
    if (part == Part::presets && !chosen.preset.empty()) add("cli.error.no-presets");
    if (part == Part::cards && !chosen.cards.empty()) add("cli.error.no-action-cards");
    if (part == Part::house && !chosen.house.empty()) add("cli.error.no-house-roles");
  }
  return all;
}

notation::SetupText written(const Chosen& chosen) {
  notation::SetupText text;
  text.rulebook.text = chosen.rulebook;
  text.edition.text = chosen.edition;
  text.preset_name.text = chosen.preset;
  for (const Setting& each : chosen.options) {
    text.options.push_back({{each.option, {}}, {each.value, {}}});
  }
  if (!chosen.moderator.empty()) text.moderators = {{chosen.moderator, {}}};
  for (const std::string& name : chosen.players) text.seats.push_back({{name, {}}, {}});
  for (const Counted& each : chosen.deck) text.deck.push_back({{each.id, {}}, each.count});
  for (const Counted& each : chosen.cards) text.cards.push_back({{each.id, {}}, each.count, {}});
  for (const Definition& each : chosen.house) {
    const bool shipped = each.text.empty();
    text.house.push_back({shipped ? each.name : "", each.text, {each.name, 0, 0}});
  }
  return text;
}

}  // namespace omerta::setup
