// omerta adjudicate: one night written down at a real table, and what came of it.
#include <algorithm>

#include "cli/commands/commands.h"
#include "cli/terminal/files.h"
#include "cli/terminal/sheet.h"
#include "engine/expect.h"
#include "notation/text.h"
#include "rulebooks/rulebook.h"

namespace omerta::cli {
namespace {

// The rulebook whose nights can be written down.
const Rulebook& adjudicated() {
  const auto books = rulebooks();
  const auto found = std::find_if(books.begin(), books.end(),
                                  [](const Rulebook* each) { return each->adjudicate != nullptr; });
  expect(found != books.end());
  return **found;
}

}  // namespace

int adjudicate(const AdjudicateRequest& request, Terminal& terminal) {
  const Rulebook& book = adjudicated();
  const Words& words = Words::of(request.language, book.id);
  const FileText read = request.file == "-" ? read_text(terminal.in()) : read_text(request.file);
  if (read.fault != FileText::Fault::none) {
    const std::string_view key = read.fault == FileText::Fault::missing ? "cli.error.file-not-found"
                                 : read.fault == FileText::Fault::too_large
                                     ? "cli.error.file-too-large"
                                     : "cli.error.file-not-readable";
    terminal.error(words.say(key, {{"file", request.file}}));
    return kUsage;
  }
  try {
    const sheet::Verdict verdict = book.adjudicate(read.text, request.file);
    print(verdict.page, words, verdict.names, terminal);
    return verdict.known == sheet::Verdict::Known::all ? kFine : kDoesNotHold;
  } catch (const notation::Misread& mistake) {
    terminal.error(mistake.said(words));
    return kUsage;
  }
}

}  // namespace omerta::cli
