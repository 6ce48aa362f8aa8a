// omerta rules: the rules reader.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/catalogue.h"
#include "cli/commands.h"
#include "cli/pager.h"
#include "cli/suggest.h"
#include "notation/gorod_book.h"
#include "notation/gorod_ids.h"
#include "notation/gorod_words.h"

namespace omerta::cli {
namespace {

using gorod::Call;
using notation::Words;

// What people call a part of the game, and the clauses that speak of it.
struct Topic {
  std::string_view word;
  std::string_view group;
};
constexpr std::array<Topic, 14> kTopics{{{"discussion", "DAY"},
                                         {"nominations", "DAY"},
                                         {"first-night", "FIRST"},
                                         {"acquaintance", "FIRST"},
                                         {"victory", "WIN"},
                                         {"winning", "WIN"},
                                         {"end", "WIN"},
                                         {"voting", "VOTE"},
                                         {"setup", "DECK"},
                                         {"cards", "DECK"},
                                         {"morning", "DAWN"},
                                         {"house-roles", "HOUSE"},
                                         {"phases", "PHASE"},
                                         {"table", "SEAT"}}};

constexpr std::array<Call, 11> kOrder{
    Call::captain, Call::mafia,        Call::don,    Call::yakuza, Call::sheriff,   Call::maniac,
    Call::nurse,   Call::commissioner, Call::lawyer, Call::beauty, Call::journalist};

class RulesReader {
 public:
  RulesReader(const RulesRequest& request, const Catalogue& book, const Words& words,
              Terminal& terminal)
      : request_{request}, book_{book}, words_{words}, terminal_{terminal} {}

  int read() {
    const std::string& about = request_.about;
    if (about.empty()) return contents();
    const ClauseText* clause = book_.clause(about);
    if (clause == nullptr) clause = find_clause(about);
    if (clause != nullptr) return print(*clause);
    if (book_.name() == "gorod") {
      if (about == "order" || about == "night-order") return order();
      if (about == "options" || about == "settings") return options("");
      if (about == "roles") return roles();
      if (const auto role = find_card(about, words_, {})) return card(*role);
      if (is_option(about)) return options(about);
    }
    for (const Topic& topic : kTopics) {
      if (topic.word == folded(about) && group(topic.group)) return kFine;
    }
    if (group(about)) return kFine;
    return search();
  }

 private:
  int contents() {
    terminal_.title(words_.say("cli.rules.contents", {{"name", book_.name()}}));
    std::string section;
    std::string first;
    std::string last;
    const auto flush = [&] {
      if (first.empty()) return;
      const std::string range = first == last ? first : first + " … " + last;
      terminal_.line(fmt::format("  {:<44} {}", section, range));
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
    terminal_.say(words_.say("cli.rules.how"), Style::dim);
    return kFine;
  }

  int print(const ClauseText& clause) {
    terminal_.line();
    terminal_.line(clause.id + (clause.about.empty() ? "" : "  [" + clause.about + "]"),
                   Style::title);
    print_markdown(clause.lines, terminal_);
    return kFine;
  }

  bool group(std::string_view word) {
    const auto found = book_.group(word);
    for (const ClauseText* clause : found) print(*clause);
    return !found.empty();
  }

  gorod::Setup setup() const {
    return {.edition =
                request_.edition == "2012" ? gorod::Edition::of_2012 : gorod::Edition::newer};
  }

  int card(gorod::Role role) {
    terminal_.title(notation::role_name(words_, {}, role));
    terminal_.say(notation::role_does(words_, {}, setup(), role));
    const std::string id = notation::gorod_role({}, role);
    group(id);
    std::string also;
    for (const ClauseText* clause : book_.search("`" + id + "`")) {
      if (clause->id.find(folded(id)) != std::string::npos) continue;
      also += (also.empty() ? "" : ", ") + clause->id;
    }
    if (also.empty()) return kFine;
    terminal_.line();
    terminal_.say(words_.say("cli.rules.also", {{"what", also}}), Style::dim);
    return kFine;
  }

  int roles() {
    for (unsigned i = 0; i < gorod::kBuiltIn; ++i) {
      const auto role = static_cast<gorod::Role>(i);
      terminal_.line();
      terminal_.line(notation::role_name(words_, {}, role), Style::bold);
      terminal_.say(notation::role_does(words_, {}, setup(), role));
    }
    return kFine;
  }

  int order() {
    terminal_.title(words_.say("cli.rules.order"));
    terminal_.say(words_.say("cli.rules.first-night"));
    terminal_.line();
    int number = 0;
    for (Call call : kOrder) {
      const std::string_view id = notation::gorod_id::of(call);
      terminal_.line(fmt::format("{:>2}. {}", ++number,
                                 words_.say(notation::gorod_id::key("call", id, "name"))),
                     Style::bold);
      terminal_.hang("", 4, words_.say(notation::gorod_id::key("guide.call", id)));
    }
    terminal_.line();
    terminal_.say("GOR-NIGHT-2, GOR-FIRST-1", Style::dim);
    return kFine;
  }

  bool is_option(const std::string& name) const {
    const auto all = notation::gorod_options(setup());
    return name == "edition" ||
           std::any_of(all.begin(), all.end(), [&](const auto& each) { return each.name == name; });
  }

  void option(const notation::OptionInfo& info) {
    terminal_.line();
    terminal_.line(fmt::format("{}  ({})", info.name, book_.option_clause(info.name)), Style::bold);
    terminal_.say(words_.say("option." + info.name + ".about"));
    for (const std::string& value : info.values) {
      std::string key = "option." + info.name + "." + value;
      if (value == "N")
        key = "option." + info.name +
              (words_.has("option." + info.name + ".number") ? ".number" : ".seconds");
      const bool usual = value == info.now;
      terminal_.hang(usual ? "  *" : "  •", 4, value + ": " + words_.say(key, {{"n", 30}}),
                     usual ? Style::good : Style::plain);
    }
  }

  int options(const std::string& only) {
    const auto all = notation::gorod_options(setup());
    for (notation::OptionInfo info : all) {
      if (!only.empty() && info.name != only) continue;
      const bool acts = request_.edition == "2012";
      if (info.name == "killed-tonight-acts") info.now = acts ? "yes" : "no";
      if (info.name == "arrest-masks") info.now = acts ? "all-checks" : "commissioner-lawyer";
      option(info);
    }
    terminal_.line();
    terminal_.say(words_.say("cli.rules.default"), Style::dim);
    return kFine;
  }

  int search() {
    const auto found = book_.search(request_.about);
    if (found.empty()) {
      terminal_.error(words_.say("cli.rules.nothing", {{"name", request_.about}}));
      std::vector<std::string> known = book_.groups();
      if (book_.name() == "gorod") {
        for (const std::string& word : card_words(words_, {})) known.push_back(word);
        for (const auto& info : notation::gorod_options(setup())) known.push_back(info.name);
      }
      if (const auto meant = nearest(request_.about, known)) {
        terminal_.error(words_.say("cli.error.did-you-mean", {{"name", *meant}}));
      }
      return kDoesNotHold;
    }
    terminal_.title(words_.say("cli.rules.found", {{"n", found.size()}, {"name", request_.about}}));
    for (const ClauseText* clause : found) {
      terminal_.line(clause->id, Style::bold);
      terminal_.hang("", 4, context(*clause));
    }
    return kFine;
  }

  // The sentence in which the word stands.
  std::string context(const ClauseText& clause) const {
    const std::string wanted = folded(request_.about);
    for (const std::string& line : clause.lines) {
      const std::string text = unmarked(line);
      const std::size_t at = folded(text).find(wanted);
      if (at == std::string::npos) continue;
      const std::size_t stop = text.rfind(". ", at);
      const std::size_t first = stop == std::string::npos ? 0 : stop + 2;
      const std::size_t end = std::min(text.find(". ", at), text.size() - 1);
      return text.substr(first, end - first + 1);
    }
    return first_sentences(clause);
  }

  const RulesRequest& request_;
  const Catalogue& book_;
  const Words& words_;
  Terminal& terminal_;
};

}  // namespace

int rules(const RulesRequest& request, Terminal& terminal) {
  const Words& words = Words::of(request.language);
  const Catalogue* book = Catalogue::find(request.rulebook);
  if (book == nullptr) {
    notation::List known;
    for (const Volume& volume : catalogue_texts()) known.emplace_back(volume.name);
    terminal.error(
        words.say("cli.error.unknown-rulebook", {{"name", request.rulebook}, {"options", known}}));
    return kUsage;
  }
  if (!request.edition.empty() && request.edition != "new" && request.edition != "2012") {
    terminal.error(
        words.say("cli.error.unknown-edition",
                  {{"name", request.edition}, {"options", notation::List{"new", "2012"}}}));
    return kUsage;
  }
  const Pager pager{terminal};
  return RulesReader{request, *book, words, terminal}.read();
}

}  // namespace omerta::cli
