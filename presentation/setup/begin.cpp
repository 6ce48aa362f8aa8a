// The rulebook judges first; then the record is made, written and read again.
#include "presentation/setup/begin.h"

#include <algorithm>

#include "notation/book.h"
#include "rulebooks/rulebook.h"

namespace omerta::setup {
namespace {

Complaint unknown_rulebook(const std::string& name) {
  const List known = ids_of_rulebooks();
  return {"unknown-rulebook",
          Complaint::Weight::misread,
          {"cli.error.unknown-rulebook", {{"name", name}, {"options", known}}},
          {}};
}

struct Tried {
  std::optional<notation::Record> record;
  std::vector<Complaint> complaints;
};

// What the reader of a setup says beyond the rulebook.
void add_new(std::vector<Complaint>& all, const notation::Complaint& found) {
  const bool there = std::any_of(all.begin(), all.end(),
                                 [&](const Complaint& each) { return each.code == found.code; });
  if (there || found.warning) return;
  all.push_back({found.code, Complaint::Weight::error, found.text, {}});
}

bool is_hindered(const std::vector<Complaint>& complaints) {
  return std::any_of(complaints.begin(), complaints.end(), [](const Complaint& each) {
    return each.weight != Complaint::Weight::warning;
  });
}

Tried tried(const Rulebook& book, Judged judged) {
  Tried result{{}, std::move(judged.complaints)};
  const notation::SetupText text = written(judged.chosen);
  const std::string& edition = judged.chosen.edition;
  try {
    for (const notation::Complaint& each : book.text.cast(text, edition).complaints) {
      add_new(result.complaints, each);
    }
    if (is_hindered(result.complaints)) return result;
    const notation::Record record = notation::Record::of(text, edition);
    result.record = notation::Record::read(record.write(), "");
  } catch (const notation::Misread& mistake) {
    result.record.reset();
    result.complaints.push_back({"misread", Complaint::Weight::misread, mistake.reason(), {}});
  }
  return result;
}

bool is_worth_a_try(const Judged& judged) {
  return !judged.chosen.players.empty() && judged.may_start();
}

Tried tried(const Chosen& chosen) {
  const Rulebook* book = find_rulebook(chosen.rulebook);
  if (book == nullptr) return {{}, {unknown_rulebook(chosen.rulebook)}};
  Judged judged = book->judged(chosen);
  if (!is_worth_a_try(judged)) return {{}, std::move(judged.complaints)};
  return tried(*book, std::move(judged));
}

}  // namespace

std::vector<Complaint> complaints(const Chosen& chosen) { return tried(chosen).complaints; }

Judged judged(const Chosen& chosen) {
  const Rulebook* book = find_rulebook(chosen.rulebook);
  if (book == nullptr) return {.chosen = chosen, .complaints = {unknown_rulebook(chosen.rulebook)}};
  Judged result = book->judged(chosen);
  if (is_worth_a_try(result)) result.complaints = tried(*book, result).complaints;
  return result;
}

std::optional<notation::Record> begun(const Chosen& chosen) { return tried(chosen).record; }

}  // namespace omerta::setup
