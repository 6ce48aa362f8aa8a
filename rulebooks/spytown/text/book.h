// The rulebook spytown for the notation: its words, options, tokens and standard tables.
#pragma once
#include <string>
#include <string_view>

#include "notation/book.h"
#include "rulebooks/spytown/rules/fixture.h"
#include "rulebooks/spytown/rules/setup.h"
#include "rulebooks/spytown/rules/spytown.h"

namespace omerta::notation {

const Book& spytown_book();

// The words behind the numbers; dashes for underscores.
std::string spytown_name(Fact fact);
std::string spytown_name(Ask ask);
std::string spytown_name(Refusal refusal);
std::string spytown_name(spytown::Token token);
std::string spytown_name(spytown::Card card);
std::string spytown_name(spytown::Side side);
std::string spytown_name(spytown::Force force);
std::string spytown_name(spytown::Phase phase);
std::string spytown_name(spytown::Cause cause);
std::string spytown_name(spytown::Window window);
std::string spytown_name(spytown::Result result);
std::string spytown_name(spytown::Ruling ruling);
std::string spytown_name(spytown::Complaint complaint);
std::string spytown_name(spytown::FixtureFault fault);

// Tokens and cards are dealt one after the other, and are numbered in one row: tokens first.
constexpr int thing_of(spytown::Card card) {
  return spytown::kTokens + static_cast<int>(spytown::index(card));
}
inline constexpr int kSpytownThings = spytown::kTokens + spytown::kCards;
std::string spytown_thing(int thing);

// Sets an option by its written name and value; false if there is no such option or value.
bool set_spytown_option(spytown::Setup& setup, const std::string& name, const std::string& value);
std::vector<OptionInfo> spytown_options(const spytown::Setup& setup);
Message spytown_finding(const spytown::Setup& setup, const spytown::Finding& finding);

std::unique_ptr<Reader> spytown_reader(const Casting& casting);
const std::vector<FactShape>& spytown_facts();
// Whether the word may stand in this game at that place of the fact.
bool spytown_word(const Casting& casting, const FactShape& fact, std::string_view slot,
                  std::string_view word);
Casting cast_spytown(const SetupText& text, const std::string& edition);
spytown::Fixture read_spytown_fixture(const Casting& casting, const FixtureText& text,
                                      const Moment& moment);

}  // namespace omerta::notation
