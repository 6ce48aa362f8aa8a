// The rulebook spytown for the notation: who stands behind a word, and what happens by convention.
#include "rulebooks/spytown/text/book.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/whole_game.h"
#include "notation/resumed.h"
#include "rulebooks/spytown/rules/spytown.h"
#include "rulebooks/spytown/text/facts.h"

namespace omerta::notation {
namespace {

using spytown::Card;
using spytown::Phase;
using spytown::Spytown;
using spytown::Token;
namespace ask = spytown::ask;
namespace number = spytown::number;

const spytown::State& state_of(const AnyGame& game) { return WholeGame::state<Spytown>(game); }
const spytown::Plan& plan_of(const AnyGame& game) { return game.plan<Spytown>(); }

constexpr int kMafia = 1;  // the only group that wakes together and chooses

Choice lowest(Choice offers) { return offers & (~offers + 1); }

bool is_vote(Ask what) { return what == ask::vote_preliminary || what == ask::vote_final; }

// "cancel", "allow-arrest", "forbid-vest"; "put-out-3" is the third seat, as rulings know no names.
std::string ruling_name(Choice choice) {
  const spytown::RulingGiven given = spytown::ruling_of(choice);
  std::string name = spytown_name(given.ruling);
  if (given.card != Card::none) return name + "-" + spytown_name(given.card);
  if (given.seat == Seat::nobody) return name;
  return fmt::format("{}-{}", name, index(given.seat) + 1);
}

class SpytownBook : public Book {
 public:
  std::string_view id() const override { return "spytown"; }
  std::vector<std::string> editions() const override { return {"sk", "pl"}; }
  Casting cast(const SetupText& setup, const std::string& edition) const override {
    return cast_spytown(setup, edition);
  }
  std::unique_ptr<Reader> reader(const Casting& casting) const override {
    return spytown_reader(casting);
  }

  std::vector<std::pair<std::string, std::string>> options(const Casting& casting) const override {
    const auto chosen = spytown_options(plan_of(*casting.game).setup);
    const auto usual = spytown_options({});
    std::vector<std::pair<std::string, std::string>> set;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      if (chosen[i].now != usual[i].now) set.emplace_back(chosen[i].name, chosen[i].now);
    }
    return set;
  }

  std::vector<std::string> prologue(std::string_view table) const override {
    if (table != "G10-day") return {};
    return {"night 1", "mafia -> D", "day 1", "phase discussion"};
  }
  std::vector<std::string> marks() const override {
    return {"sheltered", "safe", "seen", "recruited", "commander"};
  }

  // --- words ------------------------------------------------------------------------------------
  std::string ask_name(Ask what) const override { return spytown_name(what); }
  bool is_wordless(Ask what) const override {
    constexpr std::array kYesOrNo{ask::look,      ask::vest,   ask::bandage, ask::discussion_done,
                                  ask::defence,   ask::arrest, ask::shelter, ask::safe_conduct,
                                  ask::show_card, ask::speak,  ask::close};
    return std::find(kYesOrNo.begin(), kYesOrNo.end(), what) != kYesOrNo.end();
  }
  bool is_question(Ask what) const override { return Spytown::lane(what) == 0; }
  std::string choice_name(Ask what, Choice choice) const override {
    if (choice == spytown::kUndecided) return "undecided";
    return what == ask::rule ? ruling_name(choice) : "";
  }
  std::optional<Choice> find_choice(Ask what, std::string_view word) const override {
    if (word == "undecided") return spytown::kUndecided;
    for (int bit = 0; what == ask::rule && bit < 64; ++bit) {
      const Choice choice = Choice{1} << bit;
      if (ruling_name(choice) == word) return choice;
    }
    return {};
  }
  std::string refusal_name(Refusal refusal) const override { return spytown_name(refusal); }
  std::optional<Ask> find_ask(std::string_view name) const override {
    if (name == "recruitment") return ask::recruit;
    for (int i = 1; i <= number::rule; ++i) {
      if (spytown_name(static_cast<Ask>(i)) == name) return static_cast<Ask>(i);
    }
    return {};
  }
  const std::vector<FactShape>& facts() const override { return spytown_facts(); }
  bool knows_word(const Casting& casting, const FactShape& fact, std::string_view slot,
                  std::string_view word) const override {
    return spytown_word(casting, fact, slot, word);
  }
  bool knows_refusal(std::string_view name) const override {
    for (int i = 1; i <= number::illegal_target; ++i) {
      if (spytown_name(static_cast<Refusal>(i)) == name) return true;
    }
    return false;
  }
  bool knows_complaint(std::string_view name) const override {
    for (int i = 0; i <= static_cast<int>(spytown::Complaint::nine_in_pl); ++i) {
      if (spytown_name(static_cast<spytown::Complaint>(i)) == name) return true;
    }
    return false;
  }
  bool knows_fault(std::string_view name) const override {
    for (int i = 1; i <= static_cast<int>(spytown::FixtureFault::already_decided); ++i) {
      if (spytown_name(static_cast<spytown::FixtureFault>(i)) == name) return true;
    }
    return name == "out-twice";
  }
  bool refused_while_closed(std::string_view reason) const override {
    return reason != "illegal-target" && reason != "pass-not-allowed";
  }

  std::string result_name(const Casting&, const AnyGame& game) const override {
    return spytown_name(state_of(game).table.result);
  }
  std::string role_name(const Casting&, int role) const override { return spytown_thing(role); }
  std::optional<int> find_role(const Casting&, std::string_view name) const override {
    for (int i = 0; i < kSpytownThings; ++i) {
      if (spytown_thing(i) == name) return i;
    }
    return {};
  }
  std::optional<int> find_clan(std::string_view name) const override {
    if (name == "mafia") return kMafia;
    return {};
  }
  std::optional<int> find_call(const Casting&, std::string_view name) const override {
    for (int i = 0; i <= static_cast<int>(Phase::over); ++i) {
      if (spytown_name(static_cast<Phase>(i)) == name) return i;
    }
    return {};
  }

  // --- who and when -----------------------------------------------------------------------------
  std::vector<Seat> holders(const AnyGame& game, int role) const override {
    std::vector<Seat> found;
    for (Seat seat : Seats::first(plan_of(game).setup.seats)) {
      const spytown::Truth& truth = state_of(game).truth;
      const bool token = static_cast<int>(truth.token[index(seat)]) == role;
      if (token || thing_of(truth.card[index(seat)]) == role) found.push_back(seat);
    }
    return found;
  }
  // SPY-SMALL-4  An exposed Agent is out from the look on.
  Seats living(const AnyGame& game) const override {
    return state_of(game).table.in_play - state_of(game).truth.exposed;
  }
  std::vector<Seat> clan_members(const AnyGame& game, int) const override {
    std::vector<Seat> found;
    const spytown::State& state = state_of(game);
    for (Seat seat : state.truth.mafia_side & state.table.in_play) found.push_back(seat);
    return found;
  }
  std::vector<Ask> asks_of(const AnyGame&, int role) const override {
    if (role == static_cast<int>(Token::agent)) return {ask::agent_look};
    if (role < spytown::kTokens) return {ask::mafia_point};
    return {spytown::row_of(static_cast<Card>(role - spytown::kTokens)).ask};
  }
  Ask clan_ask(int) const override { return ask::mafia_point; }
  Ask second_ask() const override { return Ask{}; }
  Ask vote_ask(const AnyGame& game) const override {
    const Phase phase = state_of(game).table.phase;
    if (phase == Phase::renewed_discussion) return ask::move_vote;
    return phase == Phase::questioning || phase == Phase::final_ballot ? ask::vote_final
                                                                       : ask::vote_preliminary;
  }
  std::vector<Ask> arrow_asks(const AnyGame&, Seat) const override {
    return {ask::role_swap,        ask::agent_look, ask::mafia_point, ask::last_shot,
            ask::vote_preliminary, ask::vote_final, ask::move_vote};
  }
  Ask arrow_ask(const AnyGame& game, Seat) const override {
    switch (state_of(game).table.phase) {
      case Phase::start_of_game: return ask::role_swap;
      case Phase::agent_phase: return ask::agent_look;
      case Phase::mafia_phase: return ask::mafia_point;
      default: return vote_ask(game);
    }
  }

  // SPY-CARD-10  Shown knowingly in a wrong phase; a card whose phase still comes is kept for it.
  std::optional<Command> instead(const AnyGame& game, const Command& command) const override {
    const Prompt* own = game.prompt(Spytown::lane(ask::show_card), command.seat);
    const bool may_show = own != nullptr && own->ask == ask::show_card;
    const bool night = game.standing().hour == Hour::night;
    const Card card = spytown::card_of(command.ask);
    if (card == Card::none || !may_show || command.choice == kPass) return {};
    const spytown::Label label = spytown::row_of(card).label;
    const bool in_phase = label == spytown::Label::mafia && night;
    const bool phased = label == spytown::Label::police || label == spytown::Label::mafia;
    if (state_of(game).truth.card[index(command.seat)] != card || !phased || in_phase) return {};
    return Command{
        .choice = kYes, .seat = command.seat, .ask = ask::show_card, .voice = command.voice};
  }
  int open_call(const AnyGame& game) const override {
    return static_cast<int>(state_of(game).table.phase);
  }
  std::optional<Moment> opened_by(const Utterance& said) const override {
    const Event& event = said.event;
    if (spytown::has(event.fact, Trait::night)) return Moment{Hour::night, event.much};
    const bool police = event.fact == spytown::fact::phase_opened &&
                        static_cast<Phase>(event.what) == Phase::police_phase;
    if (police) return Moment{Hour::day, event.much};
    return {};
  }
  std::vector<Seat> candidates(const AnyGame& game) const override {
    const spytown::Table& table = state_of(game).table;
    std::vector<Seat> found;
    for (Seat seat : table.suspects) found.push_back(seat);
    return found;
  }

  std::optional<Command> by_convention(const Casting& casting, const AnyGame& game) const override;

  Choice deal_choice(const AnyGame& game, int thing) const override {
    const Prompt* house = game.prompt(0, Seat::nobody);
    const bool cards = house != nullptr && house->ask == ask::deal_card;
    unsigned first = 0;
    const int from = cards ? spytown::kTokens : 0;
    const std::size_t kinds = cards ? plan_of(game).cards.size() : plan_of(game).tokens.size();
    if (thing < from || thing >= from + static_cast<int>(kinds)) return kPass;
    for (int i = from; i < thing; ++i) {
      const auto at = static_cast<std::size_t>(i - from);
      first += cards ? plan_of(game).cards[at] : plan_of(game).tokens[at];
    }
    return Choice{1} << first;
  }
  std::vector<int> dealt(const AnyGame& game) const override {
    std::vector<int> things;
    const unsigned people = plan_of(game).setup.seats;
    for (unsigned i = 0; i < state_of(game).truth.dealt; ++i) {
      things.push_back(thing_dealt(game, i, people));
    }
    return things;
  }
  int role_of(const AnyGame& game, Seat seat) const override {
    const Token token = state_of(game).truth.token[index(seat)];
    return token == Token::hidden ? -1 : static_cast<int>(token);
  }

  Chronicle resume(const Casting& casting, const FixtureText& text,
                   const Moment& moment) const override;

 private:
  // What a seat knows of its own deal does not change by a swap or by passing a card on.
  static int thing_dealt(const AnyGame& game, unsigned i, unsigned people) {
    const spytown::State& state = state_of(game);
    if (i < people) return static_cast<int>(state.truth.token[i]);
    return thing_of(state.notes[i - people].card);
  }
};

std::optional<Command> SpytownBook::by_convention(const Casting& casting,
                                                  const AnyGame& game) const {
  const Prompt* house = game.prompt(0, Seat::nobody);
  if (house != nullptr && (house->ask == ask::deal || house->ask == ask::deal_card)) {
    const std::size_t next = state_of(game).truth.dealt;
    const int thing = next < casting.deal.size() ? casting.deal[next] : -1;
    return house_command(*house, thing < 0 ? lowest(house->offers) : deal_choice(game, thing));
  }
  if (house != nullptr && (house->ask == ask::lot || house->ask == ask::deadlock)) {
    return house_command(*house, lowest(house->offers));
  }
  for (Seat seat : game.awaited(0) & Seats::first(kSeats)) {
    const Prompt* prompt = game.prompt(0, seat);
    if (is_vote(prompt->ask) && house != nullptr) return house_command(*house, kYes);
    const bool yes = prompt->ask == ask::look || prompt->ask == ask::discussion_done;
    return Command{.choice = yes ? kYes : kPass, .seat = seat, .ask = prompt->ask};
  }
  if (house != nullptr && game.awaited(0).has(Seat::nobody)) return house_command(*house, kYes);
  return {};
}

Chronicle SpytownBook::resume(const Casting& casting, const FixtureText& text,
                              const Moment& moment) const {
  const spytown::Fixture fixture = read_spytown_fixture(casting, text, moment);
  return begin_in_the_middle<Spytown>(
      casting, text.place,
      [&](const spytown::Plan& plan, const Log& log) {
        return spytown::resume(plan, fixture, log);
      },
      [](const auto& fault) { return spytown_name(fault); });
}

}  // namespace

const Book& spytown_book() {
  static const SpytownBook book;
  return book;
}

}  // namespace omerta::notation
