// Pages of the rules reader and catalogues as JSON: every field is there, in this order.
#include "wire/encode_rules.h"

#include <array>

#include "engine/expect.h"
#include "wire/list.h"

namespace omerta::wire {
namespace {

constexpr std::array<std::string_view, 12> kKinds{"title", "heading", "text",  "aside",
                                                  "blank", "row",     "point", "below",
                                                  "chain", "clauses", "also",  "options"};

class RulesWriter : public Writer {
 public:
  void add(const catalogue::Pages& pages) {
    put('{');
    name("topics");
    list(pages.topics, [&](const catalogue::Topic& each) {
      put('{');
      text_field("word", each.word);
      text_field("group", each.group);
      put('}');
    });
    name("pages");
    entries(pages.pages);
    name("cards");
    entries(pages.cards);
    text_field("language-of-box", pages.language_of_box);
    put('}');
  }

  void add(const catalogue::Catalogue& catalogue) {
    put('{');
    text_field("rulebook", catalogue.name());
    text_field("prefix", catalogue.prefix());
    name("clauses");
    list(catalogue.clauses(), [&](const catalogue::ClauseText& each) {
      put('{');
      text_field("id", each.id);
      text_field("title", each.title);
      text_field("about", each.about);
      text_field("source", each.source);
      text_field("section", each.section);
      name("lines");
      words(each.lines);
      put('}');
    });
    put('}');
  }

 private:
  void entries(const std::vector<catalogue::Entry>& all) {
    list(all, [&](const catalogue::Entry& each) {
      put('{');
      name("words");
      words(each.words);
      name("page");
      list(each.page, [&](const catalogue::Line& one) { line(one); });
      put('}');
    });
  }

  void line(const catalogue::Line& line) {
    put('{');
    text_field("kind", word(kKinds, line.kind));
    message_field("text", line.text);
    text_field("label", line.label);
    message_field("after", line.after);
    messages_field("parts", line.parts);
    text_field("printed", line.printed);
    number_field("copies", line.copies);
    put('}');
  }
};

}  // namespace

std::string encoded(const catalogue::Pages& pages) {
  RulesWriter writer;
  writer.add(pages);
  expect(writer.text().size() <= kLargestPages);
  return std::string{writer.text()};
}

std::string encoded(const catalogue::Catalogue& catalogue) {
  RulesWriter writer;
  writer.add(catalogue);
  expect(writer.text().size() <= kLargestCatalogue);
  return std::string{writer.text()};
}

}  // namespace omerta::wire
