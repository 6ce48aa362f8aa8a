// Forms, choices and what is said to them as JSON: every field is there, in this order.
#include "wire/encode_setup.h"

#include <algorithm>
#include <array>

#include "engine/expect.h"
#include "wire/list.h"

namespace omerta::wire {
namespace {

constexpr std::array<std::string_view, 2> kHouse{"none", "possible"};
constexpr std::array<std::string_view, 2> kSeatsSaid{"said", "one-a-card"};
constexpr std::array<std::string_view, 2> kAligns{"left", "right"};
constexpr std::array<std::string_view, 3> kWeights{"warning", "error", "misread"};
constexpr std::array<std::string_view, 2> kTones{"plain", "aside"};

class ChosenWriter : public Writer {
 public:
  void add(const setup::Chosen& chosen) {
    put('{');
    text_field("rulebook", chosen.rulebook);
    text_field("edition", chosen.edition);
    text_field("preset", chosen.preset);
    name("options");
    settings(chosen.options);
    name("deck");
    counted(chosen.deck);
    name("cards");
    counted(chosen.cards);
    name("house");
    list(chosen.house, [&](const setup::Definition& each) {
      put('{');
      text_field("name", each.name);
      text_field("text", each.text);
      put('}');
    });
    number_field("seats", chosen.seats);
    name("players");
    words(chosen.players);
    text_field("moderator", chosen.moderator);
    put('}');
  }

 protected:
  void settings(const std::vector<setup::Setting>& all) {
    list(all, [&](const setup::Setting& each) {
      put('{');
      text_field("option", each.option);
      text_field("value", each.value);
      put('}');
    });
  }

  void house(const HouseName& role) {
    put('{');
    text_field("id", role.id);
    name("names");
    put('{');
    for (const auto& [language, called] : role.names) text_field(language, called);
    put('}');
    put('}');
  }

  void counted(const std::vector<setup::Counted>& all) {
    list(all, [&](const setup::Counted& each) {
      put('{');
      text_field("id", each.id);
      number_field("count", each.count);
      put('}');
    });
  }
};

class FormWriter : public ChosenWriter {
 public:
  void add(const setup::Form& form) {
    put('{');
    message_field("title", form.title);
    message_field("about", form.about);
    name("editions");
    list(form.editions, [&](const setup::Edition& each) { edition(each); });
    text_field("usual-edition", form.usual_edition);
    name("presets");
    list(form.presets, [&](const setup::Preset& each) { preset(each); });
    name("fields");
    list(form.fields, [&](const setup::Field& each) { field(each); });
    name("deck");
    cards(form.deck);
    name("cards");
    cards(form.cards);
    text_field("house", word(kHouse, form.house));
    name("shipped");
    list(form.shipped, [&](const HouseName& each) { house(each); });
    text_field("seats", word(kSeatsSaid, form.seats));
    people(form.people);
    name("decks");
    decks(form.decks);
    put('}');
  }

  void add_brief(std::string_view rulebook, const setup::Form& form) {
    put('{');
    text_field("id", rulebook);
    message_field("title", form.title);
    message_field("about", form.about);
    name("editions");
    list(form.editions, [&](const setup::Edition& each) { edition(each); });
    text_field("usual-edition", form.usual_edition);
    people(form.people);
    put('}');
  }

 private:
  void edition(const setup::Edition& edition) {
    put('{');
    text_field("id", edition.id);
    message_field("name", edition.name);
    text_field("language", edition.language);
    put('}');
  }

  void preset(const setup::Preset& preset) {
    put('{');
    text_field("id", preset.id);
    message_field("name", preset.name);
    message_field("about", preset.about);
    name("sets");
    settings(preset.sets);
    put('}');
  }

  void field(const setup::Field& field) {
    put('{');
    text_field("id", field.id);
    message_field("name", field.name);
    message_field("about", field.about);
    name("values");
    list(field.values, [&](const setup::Value& each) {
      put('{');
      text_field("id", each.id);
      message_field("about", each.about);
      put('}');
    });
    text_field("usual", field.usual);
    text_field("now", field.now);
    text_field("clause", field.clause);
    number_field("most", field.most);
    put('}');
  }

  void cards(const std::vector<setup::Card>& all) {
    list(all, [&](const setup::Card& each) {
      put('{');
      text_field("id", each.id);
      message_field("name", each.name);
      messages_field("also", each.also);
      name("printed");
      words(each.printed);
      message_field("does", each.does);
      messages_field("traits", each.traits);
      number_field("copies", each.copies);
      number_field("usual", each.usual);
      put('}');
    });
  }

  void people(const setup::People& people) {
    name("people");
    put('{');
    number_field("fewest", people.fewest);
    number_field("most", people.most);
    number_field("host", people.host);
    number_field("usual", people.usual);
    number_field("usual-moderated", people.usual_moderated);
    put('}');
  }

  void decks(const setup::DeckTable& table) {
    put('{');
    message_field("title", table.title);
    name("columns");
    list(table.columns, [&](const setup::Column& each) {
      put('{');
      message_field("heading", each.heading);
      text_field("align", word(kAligns, each.align));
      put('}');
    });
    name("rows");
    list(table.rows, [&](const Messages& each) { messages(each); });
    messages_field("notes", table.notes);
    message_field("cards-title", table.cards_title);
    name("cards");
    cards(table.cards);
    put('}');
  }
};

class JudgedWriter : public ChosenWriter {
 public:
  void add(const setup::Judged& judged) {
    put('{');
    truth_field("may-start", judged.may_start() && judged.missing.empty() ? Holds::yes : Holds::no);
    name("chosen");
    put_chosen(judged.chosen);
    name("house");
    add(judged.names.house);
    name("complaints");
    add(judged.complaints);
    message_field("deck", judged.deck);
    name("counts");
    counted(judged.counts);
    name("notes");
    list(judged.notes, [&](const setup::Note& each) {
      put('{');
      message_field("text", each.text);
      text_field("tone", word(kTones, each.tone));
      put('}');
    });
    message_field("missing", judged.missing);
    put('}');
  }

  void add(const std::vector<HouseName>& roles) {
    list(roles, [&](const HouseName& each) { house(each); });
  }

  void add(const std::vector<setup::Complaint>& complaints) {
    const std::size_t shown = std::min(complaints.size(), kMostComplaints);
    list(std::span{complaints}.first(shown),
         [&](const setup::Complaint& each) { complaint(each); });
  }

 private:
  void put_chosen(const setup::Chosen& chosen) { ChosenWriter::add(chosen); }

  void complaint(const setup::Complaint& complaint) {
    put('{');
    text_field("code", complaint.code);
    text_field("weight", word(kWeights, complaint.weight));
    message_field("text", complaint.text);
    text_field("place", complaint.place);
    put('}');
  }
};

template <class Kind, class Value>
std::string written(const Value& value) {
  Kind writer;
  writer.add(value);
  return std::string{writer.text()};
}

}  // namespace

std::string encoded(const setup::Form& form) {
  std::string text = written<FormWriter>(form);
  expect(text.size() <= kLargestForm);
  return text;
}

std::string encoded_brief(std::string_view rulebook, const setup::Form& form) {
  FormWriter writer;
  writer.add_brief(rulebook, form);
  return std::string{writer.text()};
}

std::string encoded(const std::vector<HouseName>& house) { return written<JudgedWriter>(house); }

std::string encoded(const std::vector<setup::Complaint>& complaints) {
  return written<JudgedWriter>(complaints);
}

std::string encoded(const setup::Chosen& chosen) { return written<ChosenWriter>(chosen); }

std::string encoded(const setup::Judged& judged) {
  std::string text = written<JudgedWriter>(judged);
  expect(text.size() <= kLargestJudged);
  return text;
}

}  // namespace omerta::wire
