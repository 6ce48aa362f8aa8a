// The tokens, cards and looks of spytown that people talk about.
#include "rulebooks/spytown/words/talk.h"

#include "rulebooks/spytown/rules/clauses.h"
#include "rulebooks/spytown/text/book.h"
#include "rulebooks/spytown/text/ids.h"
#include "rulebooks/spytown/words/words.h"

namespace omerta::spytown {
namespace {

using notation::spytown_id::key;
using talk::Act;
using talk::Acts;
using talk::Asked;
using talk::Happened;
using talk::Statement;

constexpr std::uint32_t kTokensSeen = 1U << index(Token::mafioso) | 1U << index(Token::policeman);
// Cards that are played are seen by all: nobody has to tell of them.
constexpr std::array kAsked{Asked{ask::agent_look, 1, 1, kTokensSeen}};

bool has(const AnyTable& table, std::uint8_t word) {
  const Plan& plan = table.as<Spytown>().plan;
  if (word < kTokens) return plan.tokens[word] != 0;
  return word < kTokens + kCards && plan.cards[word - kTokens] != 0;
}

// SPY-POLICE-3  In windows 2 and 8, the discussion and a renewed one all who are in the game; in
// questioning the suspect alone; in ballots nobody.  SPY-SMALL-7  The exposed Agent is silent.
Acts may_say(const AnyView& view) {
  const Prompt* word = view.prompt(Spytown::lane(ask::speak));
  const bool speaks = word != nullptr && word->ask == ask::speak;
  return speaks && !view.as<Spytown>().notes.exposed.has(view.seat()) ? Acts::all() : Acts{};
}

Happened happened(const Event& event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::round_began: return {.begins = event.much, .now = Happened::Time::night};
    case number::ballot:
    case number::voted:
    case number::vote_moved: {
      const Seats whom = event.whom == Seat::nobody ? Seats{} : Seats::of(event.whom);
      return {talk::Ground::ballot, event.who, whom};
    }
    case number::eliminated: {
      const auto cause = static_cast<Cause>(event.much);
      const bool night = cause == Cause::mafia || cause == Cause::agent_exposed;
      return {.ground = talk::Ground::shown,
              .seats = Seats::of(event.who),
              .left = Seats::of(event.who),
              .how = night ? Happened::Time::night : Happened::Time::day};
    }
    case number::card_shown:
    case number::card_played: return {.ground = talk::Ground::shown, .seats = Seats::of(event.who)};
    default: return {};
  }
}

std::string word_id(const Names&, std::uint8_t word) { return notation::spytown_thing(word); }

std::string answer_id(Ask, std::uint8_t answer) {
  return notation::spytown_name(static_cast<Token>(answer));
}

talk::Word word(const AnyTable& table, std::uint8_t number) {
  const Setup& setup = table.as<Spytown>().plan.setup;
  if (number < kTokens) {
    const auto token = static_cast<Token>(number);
    return {talk::Word::As::is,
            said::worded(setup, key("talk.is", notation::spytown_id::of(token)))};
  }
  return {talk::Word::As::holds, said::card_name(setup, static_cast<Card>(number - kTokens))};
}

Message result(const AnyTable& table, const Statement& told) {
  const Setup& setup = table.as<Spytown>().plan.setup;
  const Message token = said::token_name(setup, static_cast<Token>(told.answer));
  return said::worded(setup, key("talk", "agent_look"),
                      {{"n", told.round}, {"seats", told.seats}, {"token", token}});
}

std::vector<Statement> own(const AnyView& view, std::span<const Event> heard) {
  std::vector<Statement> all;
  std::uint16_t round = 0;
  for (const Event& event : heard) {
    if (event.fact == fact::round_began) round = event.much;
    const bool looked = event.fact == fact::token_seen && event.by == clause::spy_agent_3;
    if (!looked || event.who != view.seat()) continue;
    if (view.as<Spytown>().notes.token != Token::agent) continue;
    if ((kTokensSeen >> event.what & 1U) == 0) continue;
    all.push_back({.act = Act::report,
                   .ask = ask::agent_look,
                   .answer = event.what,
                   .seats = Seats::of(event.whom),
                   .round = round});
  }
  return {all.rbegin(), all.rend()};
}

std::uint8_t own_word(const AnyView& view) {
  return static_cast<std::uint8_t>(view.as<Spytown>().notes.token);
}

}  // namespace

const talk::Lexicon& lexicon() {
  static constexpr talk::Lexicon kLexicon{.words = kTokens + kCards,
                                          .has = has,
                                          .asked = kAsked,
                                          .may_say = may_say,
                                          .happened = happened,
                                          .word_id = word_id,
                                          .answer_id = answer_id,
                                          .word = word,
                                          .result = result,
                                          .own = own,
                                          .own_word = own_word};
  return kLexicon;
}

}  // namespace omerta::spytown
