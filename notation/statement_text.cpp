// Reading and writing what is said, by the shapes of the acts.
#include "notation/statement_text.h"

#include <fmt/format.h>

#include "notation/seating.h"
#include "rulebooks/rulebook.h"
#include "talk/shape.h"

namespace omerta::notation {
namespace {

using talk::Act;
using talk::Lexicon;
using talk::Statement;
using talk::Whom;

constexpr int kMostNumber = 65'535;

[[noreturn]] void unexpected(const Where& place, const char* wanted, std::string_view found) {
  throw Misread(place, {"fault.expected", {{"what", Message{wanted}}, {"found", quoted(found)}}});
}

class StatementReader {
 public:
  StatementReader(Line& line, const Book& book, const Casting& casting)
      : line_{line}, casting_{casting}, ids_{ids_of(book, casting)} {}

  Statement read() {
    const Where place = line_.place();
    const std::string id = line_.word("fault.want.act");
    const auto act = talk::find_act(id);
    if (!act) unexpected(place, "fault.want.act", id);
    Statement said{.act = *act};
    const talk::Shape& row = talk::shape(*act);
    if (row.word) said.word = word();
    if (row.ask) said.ask = ask();
    if (row.whom != Whom::nobody) said.seats = seats();
    if (row.answer) said.answer = answer(said.ask);
    if (row.round) said.round = number("fault.want.night-number");
    if (row.number) said.number = number("fault.want.statement");
    if (*act == Act::because) ground(said);
    return said;
  }

 private:
  std::uint8_t word() {
    const Where place = line_.place();
    const std::string id = line_.word("fault.want.card");
    const auto found = ids_.find_word(id);
    if (!found) unexpected(place, "fault.want.card", id);
    return *found;
  }

  Ask ask() {
    const Where place = line_.place();
    const std::string id = line_.word("fault.want.question");
    const auto found = ids_.find_ask(id);
    if (!found) unexpected(place, "fault.want.question", id);
    return *found;
  }

  std::uint8_t answer(Ask to) {
    const Where place = line_.place();
    const std::string id = line_.word("fault.want.answer");
    const auto found = ids_.find_answer(to, id);
    if (!found) unexpected(place, "fault.want.answer", id);
    return *found;
  }

  std::uint16_t number(const char* wanted) {
    return static_cast<std::uint16_t>(line_.number(wanted, kMostNumber));
  }

  Seat seat() {
    const Where place = line_.place();
    const Written name{line_.name("fault.want.player"), place};
    return find_seat(casting_.names.seats, name);
  }

  Seats seats() {
    if (line_.accept("none")) return {};
    Seats all = Seats::of(seat());
    while (line_.accept("+")) all |= Seats::of(seat());
    return all;
  }

  void ground(Statement& said) {
    const Where place = line_.place();
    const std::string id = line_.word("fault.want.ground");
    const auto found = talk::find_ground(id);
    if (!found) unexpected(place, "fault.want.ground", id);
    said.ground = *found;
    const talk::GroundShape& row = talk::shape(*found);
    if (row.round) said.round = number("fault.want.round");
    if (row.who) {
      said.whom = seat();
      line_.need("->");
    }
    if (row.whom != Whom::nobody) said.seats = seats();
    if (row.number) said.number = number("fault.want.statement");
  }

  Line& line_;
  const Casting& casting_;
  const talk::Ids ids_;
};

std::string seats_text(const Casting& casting, Seats seats) {
  std::vector<std::string> names;
  for (Seat seat : seats) names.push_back(written_name(casting.names.seats[index(seat)]));
  return names.empty() ? "none" : join(names, "+");
}

std::vector<std::string> ground_text(const Casting& casting, const Statement& said) {
  const talk::GroundShape& row = talk::shape(said.ground);
  std::vector<std::string> parts{std::string{row.id}};
  if (row.round) parts.push_back(std::to_string(said.round));
  if (row.who) {
    parts.push_back(written_name(casting.names.seats[index(said.whom)]));
    parts.emplace_back("->");
  }
  if (row.whom != Whom::nobody) parts.push_back(seats_text(casting, said.seats));
  if (row.number) parts.push_back(std::to_string(said.number));
  return parts;
}

}  // namespace

const Lexicon& lexicon_of(const Book& book) {
  const Lexicon* own = rulebook(book.id()).talk;
  return own != nullptr ? *own : talk::plain_lexicon();
}

talk::Ids ids_of(const Book& book, const Casting& casting) {
  const Lexicon* lexicon = &lexicon_of(book);
  const Book* of = &book;
  const Casting* cast = &casting;
  const auto find_word = [=](std::string_view id) -> std::optional<std::uint8_t> {
    const std::string plain = of->plain_word(*cast, id);
    for (std::uint8_t i = 0; i < lexicon->words; ++i) {
      const bool exists = cast->game && lexicon->has(cast->game->any_table(), i);
      if (exists && lexicon->word_id(cast->names, i) == plain) return i;
    }
    return {};
  };
  const auto find_answer = [=](Ask to, std::string_view id) -> std::optional<std::uint8_t> {
    const std::uint32_t answers = talk::answers_to(*lexicon, to);
    for (std::uint8_t i = 0; i < 32; ++i) {
      if ((answers >> i & 1U) != 0 && lexicon->answer_id(to, i) == id) return i;
    }
    return {};
  };
  return {.word = [=](std::uint8_t word) { return lexicon->word_id(cast->names, word); },
          .ask = [=](Ask ask) { return of->ask_name(ask); },
          .answer = [=](Ask to, std::uint8_t answer) { return lexicon->answer_id(to, answer); },
          .find_word = find_word,
          .find_ask = [=](std::string_view id) { return of->find_ask(id); },
          .find_answer = find_answer};
}

bool is_speech(const Line& line) {
  const bool named = line.peek().kind == Kind::word || line.peek().kind == Kind::quoted;
  return named && line.sees("says", 1) && line.sees(":", 2);
}

Speech read_speech(Line& line, const Book& book, const Casting& casting) {
  const Where place = line.place();
  const Written name{line.name("fault.want.player"), place};
  Speech speech{find_seat(casting.names.seats, name)};
  line.need("says");
  line.need(":");
  StatementReader reader{line, book, casting};
  do {
    if (speech.utterance.count == talk::kStatementsAtOnce) {
      throw Misread(line.place(), {"fault.talk.too-many", {{"most", talk::kStatementsAtOnce}}});
    }
    speech.utterance.statements[speech.utterance.count++] = reader.read();
  } while (line.accept(";"));
  line.finish();
  return speech;
}

std::string statement_text(const Book& book, const Casting& casting, const Statement& said) {
  const Lexicon& lexicon = lexicon_of(book);
  const talk::Shape& row = talk::shape(said.act);
  std::vector<std::string> parts{std::string{row.id}};
  if (row.word) parts.push_back(lexicon.word_id(casting.names, said.word));
  if (row.ask) parts.push_back(book.ask_name(said.ask));
  if (row.whom != Whom::nobody) parts.push_back(seats_text(casting, said.seats));
  if (row.answer) parts.push_back(lexicon.answer_id(said.ask, said.answer));
  if (row.round) parts.push_back(std::to_string(said.round));
  if (row.number) parts.push_back(std::to_string(said.number));
  if (said.act == Act::because) {
    for (std::string& part : ground_text(casting, said)) parts.push_back(std::move(part));
  }
  return join(parts, " ");
}

std::string speech_text(const Book& book, const Casting& casting, const Speech& speech) {
  std::vector<std::string> all;
  for (const Statement& said : speech.utterance.said()) {
    all.push_back(statement_text(book, casting, said));
  }
  return fmt::format("{} says: {}", written_name(casting.names.seats[index(speech.who)]),
                     join(all, "; "));
}

}  // namespace omerta::notation
