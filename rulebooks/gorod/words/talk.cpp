// The words, questions and answers of gorod that people talk about.
#include "rulebooks/gorod/words/talk.h"

#include "notation/ids.h"
#include "rulebooks/gorod/text/book.h"
#include "rulebooks/gorod/text/ids.h"
#include "rulebooks/gorod/words/words.h"

namespace omerta::gorod {
namespace {

using notation::gorod_id::key;
using talk::Act;
using talk::Acts;
using talk::Asked;
using talk::Happened;
using talk::Statement;

constexpr std::uint32_t bit(Sign sign) { return std::uint32_t{1} << static_cast<unsigned>(sign); }
constexpr std::uint32_t kYesOrNo = bit(Sign::nod) | bit(Sign::shake) | bit(Sign::shrug);

constexpr std::array kAsked{
    Asked{ask::check, 1, 1, kYesOrNo | bit(Sign::twirl) | bit(Sign::crossed)},
    Asked{ask::find_commissioner, 1, 1, kYesOrNo},
    Asked{ask::compare, 2, 2, kYesOrNo},
    Asked{ask::heal},
    Asked{ask::companion},
    Asked{ask::arrest},
    Asked{ask::sheriff_shot},
    Asked{ask::maniac_shot},
    Asked{ask::act, 0, kSeats},
};

bool has(const AnyTable& table, std::uint8_t word) {
  return word < kRoles && table.as<Gorod>().plan.setup.deck[word] != 0;
}

// GOR-DAY-5, GOR-VOTE-5, GOR-VOTE-8  Whoever the rules let speak: in the discussion, and in a
// second round where the table wants it so.
Acts may_say(const AnyView& view) {
  const Prompt* word = view.prompt(Gorod::lane(ask::speak));
  const bool speaks = word != nullptr && word->ask == ask::speak;
  return speaks ? Acts::all() : Acts{};
}

// GOR-SLEEPWALKER-4  Not outright which players he knows to be mafia; nothing is enforced.
Seats kept_back(const AnyView& view) {
  const View own = view.as<Gorod>();
  return own.notes.role == Role::sleepwalker ? own.notes.awake_with - view.seat() : Seats{};
}

Happened happened(const Event& event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::night_fell: return {.begins = event.much, .now = Happened::Time::night};
    case number::dawn: return {.left = event.seats, .how = Happened::Time::night};
    case number::day_opened: return {.now = Happened::Time::day};
    case number::nominated: return {talk::Ground::nominated, event.who, Seats::of(event.whom)};
    case number::ballot: {
      const Seats whom = event.whom == Seat::nobody ? Seats{} : Seats::of(event.whom);
      return {talk::Ground::ballot, event.who, whom};
    }
    case number::eliminated:
      return {.ground = talk::Ground::shown,
              .seats = Seats::of(event.who),
              .left = Seats::of(event.who)};
    case number::card_shown: return {.ground = talk::Ground::shown, .seats = Seats::of(event.who)};
    default: return {};
  }
}

std::string word_id(const Names& names, std::uint8_t word) {
  return notation::gorod_role(names, static_cast<Role>(word));
}

std::string answer_id(Ask, std::uint8_t answer) {
  return notation::dashed(notation::gorod_id::of(static_cast<Sign>(answer)));
}

talk::Word word(const AnyTable& table, std::uint8_t number) {
  const auto role = static_cast<Role>(number);
  if (number >= kBuiltIn) {
    const Edition edition = table.as<Gorod>().plan.setup.edition;
    return {talk::Word::As::holds, said::role_name(edition, role)};
  }
  return {talk::Word::As::is, key("talk.is", notation::gorod_id::of(role))};
}

// Whose checks the answer is said like.
std::string_view asker(Ask ask) {
  if (ask == ask::compare) return "journalist";
  return ask == ask::find_commissioner ? "don" : "commissioner";
}

Message result(const AnyTable&, const Statement& told) {
  const Arg night{"n", told.round};
  const Arg whom{"seats", told.seats};
  const std::string ask{notation::gorod_id::of(told.ask)};
  if (told.act == Act::did) return {key("talk.did", ask), {night, whom}};
  const std::string sign{notation::gorod_id::of(static_cast<Sign>(told.answer))};
  const Message answer{key("sign." + sign, "means", asker(told.ask))};
  return {key("talk", ask), {night, whom, {"means", answer}}};
}

// What was chosen is told before what was answered.
std::vector<Statement> own(const AnyView& view, std::span<const Event> heard) {
  std::vector<Statement> all;
  Statement chosen;
  for (const Event& event : heard) {
    if (event.fact == fact::chose && event.who == view.seat() && !event.seats.empty()) {
      chosen = {.act = Act::did,
                .ask = static_cast<Ask>(event.what),
                .seats = event.seats,
                .round = event.much};
      if (talk::is_told_of(lexicon(), Act::did, chosen.ask)) all.push_back(chosen);
    } else if (event.fact == fact::answer && event.who == view.seat()) {
      Statement told = chosen;
      told.act = Act::report;
      told.answer = event.what;
      const std::uint32_t answers = talk::answers_to(lexicon(), told.ask);
      if ((answers >> told.answer & 1U) != 0) all.push_back(told);
    }
  }
  return {all.rbegin(), all.rend()};
}

std::uint8_t own_word(const AnyView& view) {
  return static_cast<std::uint8_t>(view.as<Gorod>().notes.role);
}

}  // namespace

const talk::Lexicon& lexicon() {
  static constexpr talk::Lexicon kLexicon{.words = kRoles,
                                          .has = has,
                                          .asked = kAsked,
                                          .may_say = may_say,
                                          .kept_back = kept_back,
                                          .happened = happened,
                                          .word_id = word_id,
                                          .answer_id = answer_id,
                                          .word = word,
                                          .result = result,
                                          .own = own,
                                          .own_word = own_word};
  return kLexicon;
}

}  // namespace omerta::gorod
