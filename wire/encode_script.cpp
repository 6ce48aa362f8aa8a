// Scripts and previews as JSON: every field is there, in this order, and null or empty where there
// is nothing.
#include "wire/encode_script.h"

#include <array>

#include "engine/expect.h"
#include "notation/clause_ids.h"
#include "wire/list.h"
#include "wire/writer.h"

namespace omerta::wire {
namespace {

using script::Entry;
using script::Filled;
using script::Learns;
using script::Line;
using script::Lines;
using script::Step;

constexpr std::array<std::string_view, 13> kLines{"say",   "act",    "enter",  "note",   "status",
                                                  "aside", "listed", "onward", "secret", "kept",
                                                  "card",  "gap",    "heading"};
constexpr std::array<std::string_view, 10> kEntries{"go-on",     "point", "pairs", "raise", "nod",
                                                    "volunteer", "draw",  "word",  "play",  "page"};
constexpr std::array<std::string_view, 7> kPowers{"withdraw", "mark",    "expel", "uphold",
                                                  "cancel",   "abandon", "swap"};
constexpr std::array<std::string_view, 3> kOf{"step", "anytime", "power"};
constexpr std::array<std::string_view, 3> kWanted{"card", "hand", "holder"};
constexpr std::array<std::string_view, 3> kEyes{"moderator", "called", "owner"};
constexpr std::array<std::string_view, 3> kPages{"none", "offered", "begun"};

class ScriptWriter : public Writer {
 public:
  void add(const script::Script& script) {
    put('{');
    messages_field("done", script.done);
    name("now");
    step(script.now);
    messages_field("next", script.next);
    name("anytime");
    list(script.anytime, [&](const Entry& each) { entry(each); });
    name("powers");
    list(script.powers, [&](const script::PowerEntry& each) {
      put('{');
      text_field("power", word(kPowers, each.power));
      name("entry");
      entry(each.entry);
      put('}');
    });
    put('}');
  }

  // One of them: what it leads to, why not, or the card that decides.
  void add(const script::Tried& tried) {
    put('{');
    if (tried.preview) {
      name("preview");
      preview(*tried.preview);
    } else if (tried.wanted) {
      name("wanted");
      wanted(*tried.wanted);
    } else {
      message_field("refused", tried.why_not);
    }
    put('}');
  }

  void add(const script::TakeBack& back) {
    put('{');
    number_field("entries", back.entries);
    number_field("commands", static_cast<std::int64_t>(back.commands.size()));
    learns_field("seen", back.seen);
    put('}');
  }

  void add(const std::vector<script::SecretRow>& secrets) {
    list(secrets, [&](const script::SecretRow& row) {
      put('{');
      name("seat");
      seat(row.seat);
      messages_field("holds", row.holds);
      messages_field("marks", row.marks);
      put('}');
    });
  }

  void add(const Lines& lines) {
    list(lines, [&](const Line& each) { line(each); });
  }

  void add(const std::vector<script::Deal>& deals) {
    list(deals, [&](const script::Deal& deal) {
      put('{');
      message_field("title", deal.title);
      lines_field("lines", deal.lines);
      text_field("question", deal.question);
      name("kinds");
      list(deal.kinds, [&](const script::Kind& each) { kind(each); });
      number_field("each", deal.each);
      message_field("example", deal.example);
      put('}');
    });
  }

  void add(const Filled& filled) {
    put('{');
    text_field("of", word(kOf, filled.of));
    number_field("entry", filled.entry);
    name("hands");
    list(filled.hands, [&](const script::Hand& hand) {
      put('{');
      name("who");
      seat(hand.who);
      choice_field(hand.choice);
      put('}');
    });
    put('}');
  }

 private:
  // By the numbers of its bits, as in a question.
  void choice_field(Choice choice) {
    name("choice");
    put('[');
    for (int bit = 0; bit < 64; ++bit) {
      if ((choice >> bit & 1U) == 0) continue;
      if (text_.back() != '[') put(',');
      integer(bit);
    }
    put(']');
  }

  void lines_field(std::string_view field, const Lines& lines) {
    name(field);
    list(lines, [&](const Line& each) { line(each); });
  }

  void line(const Line& line) {
    put('{');
    text_field("kind", word(kLines, line.kind));
    message_field("text", line.text);
    message_field("label", line.label);
    name("about");
    seat(line.about);
    text_field("clause", notation::clause_id(line.by));
    number_field("once", line.once);
    text_field("hint", line.hint);
    message_field("again", line.again);
    put('}');
  }

  void entry(const Entry& entry) {
    put('{');
    text_field("kind", word(kEntries, entry.kind));
    message_field("label", entry.label);
    text_field("id", entry.id);
    name("also");
    words(entry.also);
    name("who");
    seats(entry.who);
    name("offered");
    seats(entry.offered);
    name("options");
    list(entry.options, [&](const script::Option& each) {
      put('{');
      choice_field(each.choice);
      message_field("label", each.label);
      text_field("id", each.id);
      put('}');
    });
    number_field("take", entry.take);
    number_field("most", entry.most);
    truth_field("pass", entry.pass == Pass::allowed ? Holds::yes : Holds::no);
    put('}');
  }

  void step(const Step& step) {
    put('{');
    text_field("page", step.page);
    message_field("title", step.title);
    lines_field("lines", step.lines);
    truth_field("circle", step.circle ? Holds::yes : Holds::no);
    lines_field("marks", step.marks);
    lines_field("standing", step.standing);
    name("called");
    list(step.called, [&](int kind) { integer(kind); });
    message_field("prompt", step.prompt);
    name("entries");
    list(step.entries, [&](const Entry& each) { entry(each); });
    number_field("current", step.current);
    name("usual");
    step.usual ? add(*step.usual) : nothing();
    truth_field("at-once", step.at_once ? Holds::yes : Holds::no);
    message_field("missing", step.missing);
    message_field("how", step.how);
    message_field("farewell", step.farewell);
    text_field("eyes", word(kEyes, step.eyes));
    name("owner");
    seat(step.owner);
    text_field("pages", word(kPages, step.pages));
    truth_field("deals", step.deals ? Holds::yes : Holds::no);
    truth_field("last", step.last ? Holds::yes : Holds::no);
    put('}');
  }

  void kind(const script::Kind& kind) {
    put('{');
    number_field("id", kind.id);
    message_field("name", kind.name);
    number_field("copies", kind.copies);
    number_field("numbered", kind.numbered);
    name("also");
    words(kind.also);
    put('}');
  }

  void nothing() { text_ += "null"; }

  void learns_field(std::string_view field, const std::vector<Learns>& all) {
    name(field);
    list(all, [&](const Learns& each) {
      put('{');
      truth_field("everyone", each.who.empty() ? Holds::yes : Holds::no);
      name("who");
      seats(each.who);
      message_field("what", each.what);
      message_field("warning", each.warning);
      put('}');
    });
  }

  void preview(const script::Preview& preview) {
    put('{');
    truth_field("announces", preview.announces ? Holds::yes : Holds::no);
    lines_field("warnings", preview.warnings);
    lines_field("parting", preview.parting);
    lines_field("aloud", preview.aloud);
    lines_field("with-card", preview.with_card);
    lines_field("silently", preview.silently);
    lines_field("in-order", preview.in_order);
    truth_field("keeps", preview.keeps ? Holds::yes : Holds::no);
    truth_field("urgent", preview.urgent ? Holds::yes : Holds::no);
    learns_field("learns", preview.learns);
    name("pages");
    list(preview.pages, [&](const Step& each) { step(each); });
    put('}');
  }

  void wanted(const script::WantedCard& wanted) {
    const bool holder = wanted.of == script::WantedCard::Of::holder;
    put('{');
    text_field("of", word(kWanted, wanted.of));
    if (!holder) {
      name("seat");
      seat(wanted.seat);
    }
    number_field("count", wanted.count);
    message_field("question", wanted.question);
    name("line");
    line(wanted.line);
    if (wanted.otherwise) {
      name("otherwise");
      put('{');
      message_field("question", wanted.otherwise->question);
      name("line");
      line(wanted.otherwise->line);
      put('}');
    }
    truth_field("laid", wanted.laid ? Holds::yes : Holds::no);
    lines_field("parting", wanted.parting);
    put('}');
  }
};

template <class What>
std::string written(const What& what) {
  ScriptWriter writer;
  writer.add(what);
  expect(writer.text().size() <= kLargestScript);
  return std::string{writer.text()};
}

}  // namespace

std::string encoded(const script::Script& script) { return written(script); }
std::string encoded(const script::Tried& tried) { return written(tried); }
std::string encoded(const script::TakeBack& back) { return written(back); }
std::string encoded(const std::vector<script::SecretRow>& secrets) { return written(secrets); }
std::string encoded(const script::Filled& filled) { return written(filled); }
std::string encoded(const script::Lines& lines) { return written(lines); }
std::string encoded(const std::vector<script::Deal>& deals) { return written(deals); }

}  // namespace omerta::wire
