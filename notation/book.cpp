// The rulebooks by name, and events in written form.
#include "notation/book.h"

#include <algorithm>

#include "rulebooks/rulebook.h"

namespace omerta::notation {
namespace {

std::string written(const Argument& argument) {
  if (argument.kind == Argument::Kind::list || argument.kind == Argument::Kind::pairs) {
    return "[" + join(argument.items, ", ") + "]";
  }
  if (argument.kind == Argument::Kind::counts) return join(argument.items, ", ");
  return argument.items.front();
}

}  // namespace

std::string written(const Utterance& utterance) {
  if (utterance.arguments.empty()) return utterance.name;
  std::vector<std::string> parts;
  for (const Argument& argument : utterance.arguments) {
    if (!argument.quiet) parts.push_back(written(argument));
  }
  if (parts.empty()) return utterance.name;
  return utterance.name + "(" + join(parts, ", ") + ")";
}

SetupRefused::SetupRefused(const std::vector<Complaint>& complaints, const Where& otherwise)
    : Misread{otherwise, {}} {
  for (const Complaint& complaint : complaints) {
    if (complaint.warning) continue;
    all_.emplace_back(
        complaint.place.line > 0 ? complaint.place : otherwise,
        Message{"fault.setup.complaint", {{"code", complaint.code}, {"what", complaint.text}}});
  }
  if (!all_.empty()) static_cast<Misread&>(*this) = all_.front();
}

std::string SetupRefused::said(const Words& words) const {
  std::vector<std::string> lines;
  for (const Misread& each : all_) lines.push_back(each.said(words));
  return join(lines, "\n");
}

bool is_option(const std::vector<OptionInfo>& known, const std::string& name) {
  return std::any_of(known.begin(), known.end(),
                     [&](const OptionInfo& each) { return each.name == name; });
}

Message unknown_option(const std::vector<OptionInfo>& known, const OptionText& option) {
  List names;
  for (const OptionInfo& each : known) {
    if (each.name == option.name.text) {
      return {"fault.option.value",
              {{"name", each.name}, {"value", option.value.text}, {"options", OneOf{each.values}}}};
    }
    names.push_back(each.name);
  }
  return {"fault.option.none", {{"name", option.name.text}, {"options", OneOf{names}}}};
}

std::vector<const Book*> books() {
  std::vector<const Book*> all;
  for (const Rulebook* each : rulebooks()) all.push_back(&each->text);
  return all;
}

const Book* find_book(std::string_view id) {
  const Rulebook* found = find_rulebook(id);
  return found != nullptr ? &found->text : nullptr;
}

const Book* book_of(const SetupText& setup) {
  return setup.rulebook.text.empty() ? &usual_rulebook().text : find_book(setup.rulebook.text);
}

}  // namespace omerta::notation
