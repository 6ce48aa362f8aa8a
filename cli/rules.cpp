// omerta rules: the rules reader.
#include <fmt/format.h>

#include <algorithm>

#include "cli/pager.h"
#include "cli/rules_pages.h"
#include "cli/suggest.h"
#include "notation/book.h"

namespace omerta::cli {
namespace {

using notation::Words;

constexpr int kSectionWide = 44;

class RulesReader {
 public:
  RulesReader(const std::string& about, const Catalogue& book, RulesPages* pages,
              const Words& words, Terminal& terminal)
      : about_{about}, book_{book}, pages_{pages}, words_{words}, terminal_{terminal} {}

  // Whether this book has anything to say about it.
  bool answers() {
    const ClauseText* clause = book_.clause(about_);
    if (about_.empty() || clause != nullptr || find_clause(about_) != nullptr) return true;
    return is_name() || is_topic() || !book_.group(about_).empty() || !book_.search(about_).empty();
  }

  int read() {
    if (about_.empty()) return contents();
    const ClauseText* clause = book_.clause(about_);
    if (clause == nullptr) clause = find_clause(about_);
    if (clause != nullptr) return print_clause(*clause, terminal_), kFine;
    if (pages_ != nullptr && pages_->turn_to(about_)) return kFine;
    if (pages_ != nullptr) {
      for (const Topic& topic : pages_->topics()) {
        if (topic.word == folded(about_) && group(topic.group)) return kFine;
      }
    }
    if (group(about_)) return kFine;
    return search();
  }

 private:
  bool is_name() const { return pages_ != nullptr && pages_->knows(about_); }
  bool is_topic() const {
    if (pages_ == nullptr) return false;
    const auto topics = pages_->topics();
    return std::any_of(topics.begin(), topics.end(),
                       [&](const Topic& topic) { return topic.word == folded(about_); });
  }

  int contents() {
    terminal_.title(words_.say("cli.rules.contents", {{"name", book_.name()}}));
    std::string section;
    std::string first;
    std::string last;
    const auto flush = [&] {
      if (first.empty()) return;
      const std::string range = first == last ? first : first + " … " + last;
      const bool fits = columns(section) <= kSectionWide;
      if (!fits) terminal_.line("  " + section);
      terminal_.line(fmt::format("  {:<44} {}", fits ? section : "", range));
    };
    for (const ClauseText& clause : book_.clauses()) {
      if (clause.section != section) {
        flush();
        section = clause.section;
        first = clause.id;
      }
      last = clause.id;
    }
    flush();
    terminal_.line();
    terminal_.say(pages_ != nullptr ? pages_->how() : words_.say("cli.rules.how-any"), Style::dim);
    return kFine;
  }

  bool group(std::string_view word) {
    const auto found = book_.group(word);
    for (const ClauseText* clause : found) print_clause(*clause, terminal_);
    return !found.empty();
  }

  int search() {
    const auto found = book_.search(about_);
    if (found.empty()) {
      terminal_.error(words_.say("cli.rules.nothing", {{"name", about_}}));
      std::vector<std::string> known = book_.groups();
      if (pages_ != nullptr) {
        for (const std::string& name : pages_->names()) known.push_back(name);
      }
      if (const auto meant = nearest(about_, known)) {
        terminal_.error(words_.say("cli.error.did-you-mean", {{"name", *meant}}));
      }
      return kDoesNotHold;
    }
    terminal_.title(words_.say("cli.rules.found", {{"n", found.size()}, {"name", about_}}));
    for (const ClauseText* clause : found) {
      terminal_.line(clause->id, Style::bold);
      terminal_.hang("", 4, context(*clause));
    }
    return kFine;
  }

  // The sentence in which the word stands.
  std::string context(const ClauseText& clause) const {
    for (const std::string& line : clause.lines) {
      const std::string text = unmarked(line);
      const std::size_t at = word_in(text, about_);
      if (at == std::string::npos) continue;
      const std::size_t stop = text.rfind(". ", at);
      const std::size_t first = stop == std::string::npos ? 0 : stop + 2;
      const std::size_t end = std::min(text.find(". ", at), text.size() - 1);
      return text.substr(first, end - first + 1);
    }
    return first_sentences(clause);
  }

  const std::string& about_;
  const Catalogue& book_;
  RulesPages* pages_;
  const Words& words_;
  Terminal& terminal_;
};

std::unique_ptr<RulesPages> pages_of(const RulesRequest& request, const Catalogue& book,
                                     const Words& words, Terminal& terminal) {
  if (book.name() == "gorod") return gorod_pages(request, book, words, terminal);
  if (book.name() == "spytown") return spytown_pages(request, book, words, terminal);
  if (book.name() == "mrakoszlap") return mrakoszlap_pages(request, book, words, terminal);
  return nullptr;  // a catalogue without rules yet
}

const Words& words_for(notation::Language language, const Catalogue& book) {
  const bool played = notation::find_book(book.name()) != nullptr;
  return Words::of(language, played ? book.name() : "gorod");
}

int read(const RulesRequest& request, const Catalogue& book, Terminal& terminal) {
  const Words& words = words_for(request.language, book);
  const auto pages = pages_of(request, book, words, terminal);
  return RulesReader{request.about, book, pages.get(), words, terminal}.read();
}

bool answers(const RulesRequest& request, const Catalogue& book, Terminal& terminal) {
  const Words& words = words_for(request.language, book);
  const auto pages = pages_of(request, book, words, terminal);
  return RulesReader{request.about, book, pages.get(), words, terminal}.answers();
}

// "spytown vest": the first word may name the rulebook.
RulesRequest with_book_named(RulesRequest request) {
  const std::size_t space = std::min(request.about.find(' '), request.about.size());
  const std::string first = folded(request.about.substr(0, space));
  if (Catalogue::find(first) == nullptr) return request;
  request.rulebook = first;
  request.about.erase(0, std::min(space + 1, request.about.size()));
  return request;
}

bool knows_edition(const RulesRequest& request, Terminal& terminal) {
  const notation::Book* played = notation::find_book(request.rulebook);
  if (request.edition.empty() || played == nullptr) return true;
  const auto editions = played->editions();
  if (std::find(editions.begin(), editions.end(), request.edition) != editions.end()) return true;
  terminal.error(Words::of(request.language)
                     .say("cli.error.unknown-edition",
                          {{"name", request.edition}, {"options", notation::List{editions}}}));
  return false;
}

}  // namespace

void RulesPages::print_group(std::string_view word) {
  for (const ClauseText* clause : book_.group(word)) print_clause(*clause, terminal_);
}

void RulesPages::print_also(const std::string& id) {
  std::string also;
  for (const ClauseText* clause : book_.search("`" + id + "`")) {
    if (clause->id.find(folded(id)) != std::string::npos) continue;
    also += (also.empty() ? "" : ", ") + clause->id;
  }
  if (also.empty()) return;
  terminal_.line();
  terminal_.say(words_.say("cli.rules.also", {{"what", also}}), Style::dim);
}

void RulesPages::print_option(const notation::OptionInfo& info, const std::string& about,
                              const std::vector<std::string>& meanings) {
  terminal_.line();
  terminal_.line(info.name + "  (" + book_.option_clause(info.name) + ")", Style::bold);
  terminal_.say(about);
  for (std::size_t i = 0; i < info.values.size(); ++i) {
    const bool usual = info.values[i] == info.now;
    terminal_.hang(usual ? "  *" : "  •", 4, info.values[i] + ": " + meanings[i],
                   usual ? Style::good : Style::plain);
  }
}

void print_clause(const ClauseText& clause, Terminal& terminal) {
  terminal.line();
  terminal.line(clause.id + (clause.title.empty() ? "" : " " + clause.title) +
                    (clause.about.empty() ? "" : "  [" + clause.about + "]"),
                Style::title);
  print_markdown(clause.lines, terminal);
  if (!clause.source.empty()) terminal.say("Source: " + unmarked(clause.source), Style::dim);
}

int rules(const RulesRequest& asked, Terminal& terminal) {
  RulesRequest request = with_book_named(asked);
  const Catalogue* book = Catalogue::find(request.rulebook);
  if (book == nullptr) {
    notation::List known;
    for (const Volume& volume : catalogue_texts()) known.emplace_back(volume.name);
    terminal.error(
        Words::of(request.language)
            .say("cli.error.unknown-rulebook", {{"name", request.rulebook}, {"options", known}}));
    return kUsage;
  }
  if (!knows_edition(request, terminal)) return kUsage;
  const Pager pager{terminal};
  // What this book does not speak of may be another's: `rules vest`.
  const bool named = request.rulebook != RulesRequest{}.rulebook || request.about != asked.about;
  const bool silent = !named && !answers(request, *book, terminal);
  for (const Volume& volume : catalogue_texts()) {
    const Catalogue* other = Catalogue::find(volume.name);
    if (silent && other != book && answers(request, *other, terminal)) {
      return read(request, *other, terminal);
    }
  }
  return read(request, *book, terminal);
}

}  // namespace omerta::cli
