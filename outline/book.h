// The notation of a rulebook in outline: its setups, its records and its scenarios.
#pragma once
#include "notation/book.h"
#include "outline/outline.h"

namespace omerta::outline {

notation::Casting cast(const Outline& outline, const notation::SetupText& text,
                       const std::string& edition);
std::unique_ptr<notation::Reader> reader(const Outline& outline, const notation::Casting& casting);
std::vector<notation::FactShape> fact_shapes(const Outline& outline);

// Everything that is wrong with these cards for so many people.
std::vector<notation::Complaint> complaints(const Outline& outline, int seats,
                                            const std::vector<int>& deck);
std::optional<int> find_role(const Outline& outline, std::string_view name);

class Book : public notation::Book {
 public:
  explicit Book(const Outline& outline) : outline_{outline}, facts_{fact_shapes(outline)} {}

  std::string_view id() const override { return outline_.id; }
  std::vector<std::string> editions() const override { return {std::string{outline_.edition}}; }
  notation::Casting cast(const notation::SetupText& setup,
                         const std::string& edition) const override {
    return outline::cast(outline_, setup, edition);
  }
  std::unique_ptr<notation::Reader> reader(const notation::Casting& casting) const override {
    return outline::reader(outline_, casting);
  }
  std::vector<std::pair<std::string, std::string>> options(
      const notation::Casting&) const override {
    return {};
  }
  std::vector<std::string> prologue(std::string_view) const override { return {}; }
  std::vector<std::string> marks() const override { return {}; }

  std::string ask_name(Ask ask) const override;
  bool is_wordless(Ask) const override { return false; }
  bool is_question(Ask) const override { return true; }
  std::string choice_name(Ask, Choice) const override { return ""; }
  std::optional<Choice> find_choice(Ask, std::string_view) const override { return {}; }
  std::string refusal_name(Refusal refusal) const override;
  std::optional<Ask> find_ask(std::string_view name) const override;
  const std::vector<notation::FactShape>& facts() const override { return facts_; }
  bool knows_word(const notation::Casting& casting, const notation::FactShape& fact,
                  std::string_view slot, std::string_view word) const override;
  bool knows_refusal(std::string_view name) const override;
  bool knows_complaint(std::string_view name) const override;
  bool knows_fault(std::string_view name) const override;
  bool refused_while_closed(std::string_view) const override { return true; }
  std::string result_name(const notation::Casting& casting, const AnyGame& game) const override;
  std::string role_name(const notation::Casting& casting, int role) const override;
  std::optional<int> find_role(const notation::Casting&, std::string_view name) const override {
    return outline::find_role(outline_, name);
  }
  std::optional<int> find_clan(std::string_view name) const override;
  std::optional<int> find_call(const notation::Casting&, std::string_view) const override {
    return {};
  }
  std::vector<Seat> holders(const AnyGame& game, int role) const override;
  std::vector<Seat> clan_members(const AnyGame& game, int) const override {
    return holders(game, outline_.group.role);
  }
  std::vector<Ask> asks_of(const AnyGame& game, int role) const override;
  Ask clan_ask(int) const override { return outline_.group.ask; }
  Ask second_ask() const override { return {}; }
  Ask vote_ask(const AnyGame&) const override { return outline_.vote; }
  std::vector<Ask> arrow_asks(const AnyGame&, Seat) const override { return {outline_.group.ask}; }
  Ask arrow_ask(const AnyGame&, Seat) const override { return outline_.group.ask; }
  std::optional<Command> instead(const AnyGame&, const Command&) const override { return {}; }
  int open_call(const AnyGame&) const override { return 0; }
  std::optional<notation::Moment> opened_by(const notation::Utterance& said) const override;
  std::vector<Seat> candidates(const AnyGame& game) const override;
  std::optional<Command> by_convention(const notation::Casting& casting,
                                       const AnyGame& game) const override;
  Choice deal_choice(const AnyGame& game, int role) const override;
  std::vector<int> dealt(const AnyGame& game) const override;
  int role_of(const AnyGame& game, Seat seat) const override {
    return outline_.true_role(game, seat);
  }
  Chronicle resume(const notation::Casting& casting, const notation::FixtureText& fixture,
                   const notation::Moment& moment) const override;

 private:
  const Outline& outline_;
  std::vector<notation::FactShape> facts_;
};

}  // namespace omerta::outline
