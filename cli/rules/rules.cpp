// omerta rules: the rules reader.
#include "cli/rules/rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/rules/decisions.h"
#include "cli/rules/pages.h"
#include "cli/terminal/pager.h"
#include "cli/typed/suggest.h"
#include "notation/book.h"
#include "presentation/catalogue/told.h"
#include "rulebooks/rulebook.h"

namespace omerta::cli {
namespace {

using catalogue::ClauseText;

constexpr int kTitleWide = 36;

class RulesReader {
 public:
  RulesReader(const RulesRequest& request, const Catalogue& book, RulesPages& pages,
              const Words& words, Terminal& terminal)
      : about_{request.about},
        request_{request},
        book_{book},
        pages_{pages},
        words_{words},
        terminal_{terminal} {}

  // Whether this book has anything to say about it.
  bool answers() {
    if (about_.empty() || about_ == "decisions" || is_short()) return true;
    if (book_.clause(about_) != nullptr) return true;
    if (pages_.knows(about_)) return true;
    return !part().empty() || !found().empty();
  }

  int read() {
    if (about_.empty()) return contents();
    if (const ClauseText* clause = book_.clause(about_)) return pages_.print({clause}), kFine;
    if (is_short()) return on_one_page(), kFine;
    if (about_ == "decisions") return print_decisions(book_, words_, terminal_), kFine;
    if (pages_.turn_to(about_)) return kFine;
    const auto clauses = part();
    if (!clauses.empty()) return pages_.print(clauses), kFine;
    return search();
  }

 private:
  bool is_short() const { return about_ == "short" || about_ == "overview"; }

  int contents() {
    terminal_.title(words_.say("cli.rules.contents", {{"name", book_.name()}}));
    for (const catalogue::RulePart& part : catalogue::parts(book_, words_)) {
      const std::string& first = part.clauses.front()->id;
      const std::string& last = part.clauses.back()->id;
      terminal_.hang("  " + part.title, kTitleWide, first == last ? first : first + " … " + last);
    }
    terminal_.line();
    terminal_.say(pages_.how(), Style::dim);
    return kFine;
  }

  void on_one_page() {
    terminal_.title(words_.say("cli.rules.short-title", {{"name", book_.name()}}));
    int number = 0;
    for (const std::string& paragraph : catalogue::short_rules(book_, request_.edition, words_)) {
      terminal_.hang(fmt::format("{:>2}.", ++number), 4, paragraph);
    }
    terminal_.line();
    terminal_.say(pages_.how(), Style::dim);
  }

  std::vector<const ClauseText*> part() const {
    return catalogue::part_called(about_, book_, pages_.topics(), words_);
  }

  std::vector<const ClauseText*> found() const {
    const auto search = request_.exact ? catalogue::Search::exact : catalogue::Search::told;
    return catalogue::clauses_with(about_, book_, search, words_);
  }

  int search() {
    const auto clauses = found();
    if (clauses.empty()) {
      terminal_.error(words_.say("cli.rules.nothing", {{"name", about_}}));
      std::vector<std::string> known = book_.groups();
      for (const std::string& name : pages_.names()) known.push_back(name);
      if (const auto meant = nearest(about_, known)) {
        terminal_.error(words_.say("cli.error.did-you-mean", {{"name", *meant}}));
      }
      return kDoesNotHold;
    }
    terminal_.title(words_.say("cli.rules.found", {{"n", clauses.size()}, {"name", about_}}));
    pages_.print(clauses);
    return kFine;
  }

  const std::string& about_;
  const RulesRequest& request_;
  const Catalogue& book_;
  RulesPages& pages_;
  const Words& words_;
  Terminal& terminal_;
};

int read(const RulesRequest& request, const Catalogue& book, Terminal& terminal) {
  const Words& words = Words::of(request.language, book.name());
  RulesPages pages{request, book, words, terminal};
  return RulesReader{request, book, pages, words, terminal}.read();
}

bool answers(const RulesRequest& request, const Catalogue& book, Terminal& terminal) {
  const Words& words = Words::of(request.language, book.name());
  RulesPages pages{request, book, words, terminal};
  return RulesReader{request, book, pages, words, terminal}.answers();
}

// The first word may name the rulebook.
RulesRequest with_book_named(RulesRequest request) {
  const std::size_t space = std::min(request.about.find(' '), request.about.size());
  const std::string first = folded(request.about.substr(0, space));
  if (Catalogue::find(first) == nullptr) return request;
  request.rulebook = first;
  request.about.erase(0, std::min(space + 1, request.about.size()));
  return request;
}

// A clause is named by its whole id in any rulebook.
const Catalogue* holder(std::string_view clause) {
  for (const catalogue::Volume& volume : catalogue::catalogue_texts()) {
    const Catalogue* book = Catalogue::find(volume.name);
    const ClauseText* found = book->clause(clause);
    if (found != nullptr && found->id.size() == clause.size()) return book;
  }
  return nullptr;
}

bool knows_edition(const RulesRequest& request, Terminal& terminal) {
  const Rulebook* played = find_rulebook(request.rulebook);
  if (request.edition.empty() || played == nullptr) return true;
  const auto editions = played->text.editions();
  if (std::find(editions.begin(), editions.end(), request.edition) != editions.end()) return true;
  terminal.error(Words::of(request.language)
                     .say("cli.error.unknown-edition",
                          {{"name", request.edition}, {"options", List{editions}}}));
  return false;
}

}  // namespace

int rules(const RulesRequest& asked, Terminal& terminal) {
  RulesRequest request = with_book_named(asked);
  if (request.rulebook.empty()) request.rulebook = usual_rulebook().id;
  const Catalogue* book = Catalogue::find(request.rulebook);
  if (book == nullptr) {
    List known;
    for (const catalogue::Volume& volume : catalogue::catalogue_texts())
      known.emplace_back(volume.name);
    terminal.error(
        Words::of(request.language)
            .say("cli.error.unknown-rulebook", {{"name", request.rulebook}, {"options", known}}));
    return kUsage;
  }
  if (!knows_edition(request, terminal)) return kUsage;
  const Pager pager{terminal};
  if (const Catalogue* holds = holder(request.about); holds != nullptr) book = holds;
  // What this book does not speak of may be another's: `rules vest`.
  const bool named = !asked.rulebook.empty() || request.about != asked.about;
  const bool silent = !named && !answers(request, *book, terminal);
  for (const catalogue::Volume& volume : catalogue::catalogue_texts()) {
    const Catalogue* other = Catalogue::find(volume.name);
    if (silent && other != book && answers(request, *other, terminal)) {
      return read(request, *other, terminal);
    }
  }
  return read(request, *book, terminal);
}

}  // namespace omerta::cli
