// The rulebook mrakoszlap for the notation: its words, options, decks and standard tables.
#pragma once
#include <string>
#include <string_view>

#include "notation/book.h"
#include "rulebooks/mrakoszlap/rules/fixture.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "rulebooks/mrakoszlap/rules/setup.h"

namespace omerta::notation {

const Book& mrakoszlap_book();

// The words behind the numbers; dashes for underscores.
std::string mrakoszlap_name(Fact fact);
std::string mrakoszlap_name(Ask ask);
std::string mrakoszlap_name(Refusal refusal);
std::string mrakoszlap_name(mrakoszlap::Type type);
std::string mrakoszlap_name(mrakoszlap::CardId card);
std::string mrakoszlap_name(mrakoszlap::Phase phase);
std::string mrakoszlap_name(mrakoszlap::Kind kind);
std::string mrakoszlap_name(mrakoszlap::Course course);
std::string mrakoszlap_name(mrakoszlap::Result result);
std::string mrakoszlap_name(mrakoszlap::Power power);
std::string mrakoszlap_name(mrakoszlap::Show show);
std::string mrakoszlap_name(mrakoszlap::Complaint complaint);
std::string mrakoszlap_name(mrakoszlap::HandFault fault);
std::string mrakoszlap_name(mrakoszlap::FixtureFault fault);
std::string mrakoszlap_printed(mrakoszlap::Type type);  // "Mrakoszlap": as it is on the card
// A copy by its number; gained ones have numbers beyond the deck's. Single cards have none.
std::string mrakoszlap_copy(mrakoszlap::Type type, unsigned number);
// By the word of the catalogue, or as it is printed: "mage-2", "Mag-2", "Slepý-kat".
mrakoszlap::CardId find_mrakoszlap_card(std::string_view written);
mrakoszlap::Type find_mrakoszlap_type(std::string_view written);
// The word of the catalogue for a card, its number with it; what names none stays as it is.
std::string mrakoszlap_card_word(std::string_view written);

// False if there is no such option or value.
bool set_mrakoszlap_option(mrakoszlap::Setup& setup, const std::string& name,
                           const std::string& value);
std::vector<OptionInfo> mrakoszlap_options(const mrakoszlap::Setup& setup);
// The options of a preset by name: `rulebook`, `desktop-2017`, `web-2026`.
std::optional<mrakoszlap::Setup> mrakoszlap_preset(const std::string& name);
Message mrakoszlap_finding(const mrakoszlap::Setup& setup, const Names& names,
                           const mrakoszlap::Finding& finding);

// In the `deal` of a fixture: a copy gained in an earlier night, beyond the cards of the deck.
inline constexpr int kGainedTreader = 64;  // and its number from the lowest gained one
inline constexpr int kGainedMirror = kGainedTreader + mrakoszlap::kOldTreaders;
std::optional<int> find_mrakoszlap_gain(std::string_view written);

std::unique_ptr<Reader> mrakoszlap_reader(const Casting& casting);
const std::vector<FactShape>& mrakoszlap_facts();
// Whether the word may stand in this game at that place of the fact.
bool mrakoszlap_word(const Casting& casting, const FactShape& fact, std::string_view slot,
                     std::string_view word);
bool mrakoszlap_go_together(const FactShape& fact, const std::vector<std::string>& words);
Casting cast_mrakoszlap(const SetupText& text, const std::string& edition);
mrakoszlap::Fixture read_mrakoszlap_fixture(const Casting& casting, const FixtureText& text,
                                            const Moment& moment);

}  // namespace omerta::notation
