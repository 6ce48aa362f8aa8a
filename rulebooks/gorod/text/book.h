// The rulebook gorod for the notation: its words, options, decks and standard tables.
#pragma once
#include <string>
#include <string_view>

#include "notation/book.h"
#include "rulebooks/gorod/rules/fixture.h"
#include "rulebooks/gorod/rules/gorod.h"
#include "rulebooks/gorod/rules/setup.h"

namespace omerta::notation {

const Book& gorod_book();

// The words behind the numbers; dashes for underscores.
std::string gorod_name(Fact fact);
std::string gorod_name(Ask ask);
std::string gorod_name(Refusal refusal);
std::string gorod_name(gorod::Sign sign);
std::string gorod_name(gorod::Reason reason);
std::string gorod_name(gorod::Result result);
std::string gorod_name(gorod::Complaint complaint);
std::string gorod_name(gorod::HouseFault fault);
std::string gorod_name(gorod::FixtureFault fault);
std::string gorod_role(const Names& names, gorod::Role role);
std::string gorod_call(const gorod::Plan& plan, const Names& names, gorod::Call call);
std::vector<std::string> gorod_additional();

// Sets an option by its written name and value; false if there is no such option or value.
bool set_gorod_option(gorod::Setup& setup, const std::string& name, const std::string& value);
std::vector<OptionInfo> gorod_options(const gorod::Setup& setup);

std::unique_ptr<Reader> gorod_reader(const Casting& casting);
const std::vector<FactShape>& gorod_facts();
// Whether the word may stand in this game at that place of the fact.
bool gorod_word(const Casting& casting, const FactShape& fact, std::string_view slot,
                std::string_view word);
Casting cast_gorod(const SetupText& text, const std::string& edition);

}  // namespace omerta::notation
