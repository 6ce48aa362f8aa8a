// The rulebook mrakoszlap for the notation: who stands behind a word, and what happens by
// convention.
#include "rulebooks/mrakoszlap/text/book.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/whole_game.h"
#include "notation/resumed.h"
#include "notation/seating.h"
#include "rulebooks/mrakoszlap/rules/calls.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "rulebooks/mrakoszlap/text/facts.h"

namespace omerta::notation {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Mrakoszlap;
using mrakoszlap::Phase;
using mrakoszlap::Power;
using mrakoszlap::Row;
using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;

const mrakoszlap::State& state_of(const AnyGame& game) {
  return WholeGame::state<Mrakoszlap>(game);
}
const mrakoszlap::Plan& plan_of(const AnyGame& game) { return game.plan<Mrakoszlap>(); }

constexpr int kMafia = 1;
constexpr int kAsks = static_cast<int>(mrakoszlap::number::Ask::speak);

Choice lowest(Choice offers) { return offers & (~offers + 1); }

// What a scenario means by a card that is used: the Matrix by its shots, day cards by their power.
Ask ask_of_card(Type type) {
  if (type == Type::matrix) return ask::release_bullet;
  const mrakoszlap::CallRow* call = mrakoszlap::call_of(type);
  return call == nullptr ? ask::use_power : call->ask;
}

// Questions that one card puts, whatever step of it.
bool belongs(Ask what, Type type) {
  if (what == ask_of_card(type)) return true;
  const mrakoszlap::CallRow* call = mrakoszlap::call_of(type);
  return call != nullptr && (what == call->ask || what == call->second);
}

class MrakoszlapBook : public Book {
 public:
  std::string_view id() const override { return "mrakoszlap"; }
  std::vector<std::string> editions() const override { return {"R"}; }
  Casting cast(const SetupText& setup, const std::string& edition) const override {
    return cast_mrakoszlap(setup, edition);
  }
  std::unique_ptr<Reader> reader(const Casting& casting) const override {
    return mrakoszlap_reader(casting);
  }
  std::vector<std::pair<std::string, std::string>> options(const Casting& casting) const override {
    const auto chosen = mrakoszlap_options(plan_of(*casting.game).setup);
    const auto usual = mrakoszlap_options({});
    std::vector<std::pair<std::string, std::string>> set;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      if (chosen[i].now != usual[i].now) set.emplace_back(chosen[i].name, chosen[i].now);
    }
    return set;
  }
  std::vector<std::string> prologue(std::string_view) const override { return {}; }
  std::vector<std::string> marks() const override {
    return {"dead",  "magnetised", "silenced", "banned", "pair",
            "spent", "offset",     "left",     "gained", "muddied"};
  }

  // --- words ------------------------------------------------------------------------------------
  std::string ask_name(Ask what) const override { return mrakoszlap_name(what); }
  bool is_wordless(Ask what) const override {
    constexpr std::array kYesOrNo{ask::look,          ask::skip_night, ask::skip_day,
                                  ask::prison_notice, ask::defence,    ask::spyglass_notice,
                                  ask::raise_hand,    ask::speak,      ask::close};
    return mrakoszlap::is_nod(what) ||
           std::find(kYesOrNo.begin(), kYesOrNo.end(), what) != kYesOrNo.end();
  }
  bool is_question(Ask what) const override {
    return Mrakoszlap::lane(what) == 0 && what != ask::accuse;
  }
  std::string choice_name(Ask what, Choice choice) const override {
    if (what == ask::tie_vote && choice != kPass) {
      return choice == mrakoszlap::kFor ? "for" : "against";
    }
    for (Power power : {Power::astronomer, Power::communist, Power::terrorist}) {
      if (what == ask::use_power && choice == mrakoszlap::choice_of(power)) {
        return mrakoszlap_name(power);
      }
    }
    if (what == ask::doctor_night) return fmt::format("{}", std::countr_zero(choice));
    if (what == ask::order) return fmt::format("{}", std::countr_zero(choice) + 1);
    if (what == ask::deal) return mrakoszlap_name(static_cast<CardId>(std::countr_zero(choice)));
    return "";
  }
  std::optional<Choice> find_choice(Ask what, std::string_view word) const override {
    for (int bit = 0; bit < 64; ++bit) {
      const Choice choice = Choice{1} << bit;
      const std::string name = choice_name(what, choice);
      if (!name.empty() && name == word) return choice;
    }
    return {};
  }
  std::string refusal_name(Refusal refusal) const override { return mrakoszlap_name(refusal); }
  std::optional<Ask> find_ask(std::string_view name) const override {
    for (int i = 1; i <= kAsks; ++i) {
      if (mrakoszlap_name(static_cast<Ask>(i)) == name) return static_cast<Ask>(i);
    }
    return {};
  }
  const std::vector<FactShape>& facts() const override { return mrakoszlap_facts(); }
  bool knows_word(const Casting& casting, const FactShape& fact, std::string_view slot,
                  std::string_view word) const override {
    return mrakoszlap_word(casting, fact, slot, word);
  }
  // Section 2.1  A card as it is printed, unless a player is called so.
  std::string plain_word(const Casting& casting, std::string_view word) const override {
    std::string written{word};
    return sits(casting.names.seats, written) ? written : mrakoszlap_card_word(word);
  }
  bool knows_refusal(std::string_view name) const override {
    for (int i = 1; i <= static_cast<int>(mrakoszlap::number::Refusal::illegal_target); ++i) {
      if (mrakoszlap_name(static_cast<Refusal>(i)) == name) return true;
    }
    return false;
  }
  bool knows_complaint(std::string_view name) const override {
    for (int i = 0; i <= static_cast<int>(mrakoszlap::Complaint::unknown_option); ++i) {
      if (mrakoszlap_name(static_cast<mrakoszlap::Complaint>(i)) == name) return true;
    }
    return false;
  }
  bool knows_fault(std::string_view name) const override {
    for (int i = 1; i <= static_cast<int>(mrakoszlap::FixtureFault::already_decided); ++i) {
      if (mrakoszlap_name(static_cast<mrakoszlap::FixtureFault>(i)) == name) return true;
    }
    return false;
  }
  bool go_together(const FactShape& fact, const std::vector<std::string>& words) const override {
    return mrakoszlap_go_together(fact, words);
  }
  bool refused_while_closed(std::string_view reason) const override {
    return reason != "illegal-target";
  }
  std::string result_name(const Casting&, const AnyGame& game) const override {
    return mrakoszlap_name(state_of(game).table.result);
  }
  std::string role_name(const Casting&, int role) const override {
    const int card = role & 0xff;  // beyond the deck: a copy gained in an earlier night
    return card < static_cast<int>(mrakoszlap::kDeck) ? mrakoszlap_name(static_cast<CardId>(card))
                                                      : "none";
  }
  std::optional<int> find_role(const Casting&, std::string_view name) const override {
    CardId id = find_mrakoszlap_card(name);
    const Type type = find_mrakoszlap_type(name);  // "slime" is the first of them
    if (id == CardId::none && type != Type::none) id = mrakoszlap::card(type);
    if (id == CardId::none) return {};
    return static_cast<int>(id);
  }
  std::optional<int> find_clan(std::string_view name) const override {
    if (name == "mafia") return kMafia;
    return {};
  }
  std::optional<int> find_call(const Casting&, std::string_view name) const override {
    for (int i = 0; i <= static_cast<int>(Phase::game_over); ++i) {
      if (mrakoszlap_name(static_cast<Phase>(i)) == name) return i;
    }
    return {};
  }

  // --- who and when -----------------------------------------------------------------------------
  std::vector<Seat> holders(const AnyGame& game, int role) const override {
    const Seat seat = state_of(game).truth.holder[static_cast<std::size_t>(role)];
    return seat == Seat::nobody ? std::vector<Seat>{} : std::vector<Seat>{seat};
  }
  std::vector<Seat> clan_members(const AnyGame& game, int) const override {
    std::vector<Seat> found;
    for (Seat seat : state_of(game).truth.mafia& state_of(game).truth.alive) found.push_back(seat);
    return found;
  }
  std::vector<Ask> asks_of(const AnyGame&, int role) const override {
    return {ask_of_card(mrakoszlap::type_of(static_cast<CardId>(role)))};
  }
  Ask clan_ask(int) const override { return ask::mafia_aim; }
  bool is_woken_singly(int) const override { return true; }
  Ask second_ask() const override { return Ask{}; }
  Ask vote_ask(const AnyGame&) const override { return ask::raise_hand; }
  bool is_turn_of(const AnyGame& game, int role) const override {
    const auto id = static_cast<CardId>(role);
    const Seat seat = state_of(game).truth.holder[static_cast<std::size_t>(role)];
    const Prompt* prompt = seat == Seat::nobody ? nullptr : game.prompt(0, seat);
    if (prompt == nullptr || !belongs(prompt->ask, mrakoszlap::type_of(id))) return false;
    return prompt->ask == ask::release_bullet || state_of(game).notes[index(seat)].called == id;
  }
  std::optional<Ask> second_of(int role) const override {
    const Type type = mrakoszlap::type_of(static_cast<CardId>(role));
    const mrakoszlap::CallRow* call = mrakoszlap::call_of(type);
    if (call == nullptr || call->second == Ask{}) return {};
    return call->second;
  }
  bool is_show(const AnyGame& game, Seat seat, Hands hands) const override {
    const mrakoszlap::Table& table = state_of(game).table;
    if (table.floor != seat || table.show == mrakoszlap::Show::none) return false;
    if (table.show == mrakoszlap::Show::either) return true;
    return (hands == Hands::against) == (table.show == mrakoszlap::Show::against);
  }
  Choice hand_choice(Ask what, Hands hands) const override {
    return what == ask::tie_vote && hands == Hands::against ? mrakoszlap::kAgainst : kYes;
  }
  std::vector<Ask> arrow_asks(const AnyGame&, Seat) const override {
    std::vector<Ask> asks;
    for (const mrakoszlap::CallRow& call : mrakoszlap::kCalls) {
      if (!mrakoszlap::is_nod(call.ask)) asks.push_back(call.ask);
    }
    asks.push_back(ask::release_bullet);
    return asks;
  }
  Ask arrow_ask(const AnyGame&, Seat) const override { return ask::mafia_aim; }
  std::optional<Command> instead(const AnyGame&, const Command&) const override { return {}; }
  int open_call(const AnyGame& game) const override {
    const bool release = state_of(game).truth.row == Row::release;  // the table does not see it
    return static_cast<int>(release ? Phase::matrix_release : state_of(game).table.phase);
  }
  std::optional<Moment> opened_by(const Utterance& said) const override {
    const Event& event = said.event;
    if (mrakoszlap::has(event.fact, Trait::night)) return Moment{Hour::night, event.much};
    if (mrakoszlap::has(event.fact, Trait::day)) return Moment{Hour::day, event.much};
    return {};
  }
  std::vector<Seat> candidates(const AnyGame& game) const override {
    const mrakoszlap::Table& table = state_of(game).table;
    std::vector<Seat> found;
    for (unsigned i = 0; i < table.listed; ++i) {
      if (table.accused.has(table.list[i])) found.push_back(table.list[i]);
    }
    return found;
  }

  std::optional<Command> by_convention(const Casting& casting, const AnyGame& game) const override;

  Choice deal_choice(const AnyGame&, int thing) const override {
    const bool is_one = thing >= 0 && thing < static_cast<int>(mrakoszlap::kDeck);
    return is_one ? Choice{1} << thing : kPass;
  }
  std::vector<int> dealt(const AnyGame& game) const override;
  Seat dealt_to(const Casting& casting, std::size_t place) const override {  // hand after hand
    return static_cast<Seat>(place * casting.names.seats.size() / casting.deal.size());
  }
  int role_of(const AnyGame& game, Seat seat) const override {
    const std::uint64_t hand = state_of(game).truth.hand[index(seat)];
    return hand == 0 ? -1 : std::countr_zero(hand);
  }
  Chronicle resume(const Casting& casting, const FixtureText& text,
                   const Moment& moment) const override;
};

// By seat, hand after hand.
std::vector<int> MrakoszlapBook::dealt(const AnyGame& game) const {
  std::vector<int> cards;
  const mrakoszlap::Truth& truth = state_of(game).truth;
  for (unsigned seat = 0; seat < plan_of(game).setup.seats; ++seat) {
    for (std::uint64_t left = truth.hand[seat]; left != 0; left &= left - 1) {
      cards.push_back(std::countr_zero(left));
    }
  }
  return cards;
}

// MRK-DEAL-1  Shuffled until no hand breaks a rule; always the same for the same deck.
std::vector<int> legal_deal(const mrakoszlap::Plan& plan) {
  std::vector<int> cards;
  for (std::uint64_t left = plan.deck.bits; left != 0; left &= left - 1) {
    cards.push_back(std::countr_zero(left));
  }
  std::uint64_t drawn = 1;
  while (true) {
    for (std::size_t i = cards.size() - 1; i > 0; --i) {
      drawn = drawn * 6364136223846793005U + 1442695040888963407U;
      std::swap(cards[i], cards[(drawn >> 33U) % (i + 1)]);
    }
    std::vector<mrakoszlap::Hand> hands(plan.setup.seats);
    for (std::size_t i = 0; i < cards.size(); ++i) {
      hands[i / plan.each] |= mrakoszlap::Hand::of(static_cast<CardId>(cards[i]));
    }
    const bool legal = std::all_of(hands.begin(), hands.end(), [&](mrakoszlap::Hand hand) {
      return fault_of(hand, plan.setup.third_gas_mask) == mrakoszlap::HandFault::none;
    });
    if (legal) return cards;
  }
}

Command deal_by_convention(const Casting& casting, const AnyGame& game, const Prompt& house) {
  const std::size_t next = state_of(game).truth.dealt;
  const bool nothing = casting.deal.empty();
  const std::vector<int> deal = nothing ? legal_deal(plan_of(game)) : casting.deal;
  const Choice choice = next < deal.size() ? Choice{1} << deal[next] : lowest(house.offers);
  return house_command(house, choice);
}

// "A card not mentioned gives no answer": the clock or the moderator goes on.
std::optional<Command> MrakoszlapBook::by_convention(const Casting& casting,
                                                     const AnyGame& game) const {
  const Prompt* house = game.prompt(0, Seat::nobody);
  if (house != nullptr && house->ask == ask::deal) {
    return deal_by_convention(casting, game, *house);
  }
  const bool chance = house != nullptr && house->voices.has(Voice::chance);
  if (chance) return house_command(*house, lowest(house->offers));
  for (Seat seat : game.awaited(0) & Seats::first(kSeats)) {
    const Prompt* prompt = game.prompt(0, seat);
    const bool yes = prompt->ask == ask::look || prompt->ask == ask::prison_notice ||
                     prompt->ask == ask::spyglass_notice;
    if (!yes && prompt->pass == Pass::refused && house != nullptr) {
      return house_command(*house, kYes);
    }
    return Command{.choice = yes ? kYes : kPass, .seat = seat, .ask = prompt->ask};
  }
  if (house != nullptr && game.awaited(0).has(Seat::nobody)) return house_command(*house, kYes);
  return {};
}

Chronicle MrakoszlapBook::resume(const Casting& casting, const FixtureText& text,
                                 const Moment& moment) const {
  const mrakoszlap::Fixture fixture = read_mrakoszlap_fixture(casting, text, moment);
  return begin_in_the_middle<Mrakoszlap>(
      casting, text.place,
      [&](const mrakoszlap::Plan& plan, const Log& log) {
        return mrakoszlap::resume(plan, fixture, log);
      },
      [](const auto& fault) { return mrakoszlap_name(fault); });
}

}  // namespace

const Book& mrakoszlap_book() {
  static const MrakoszlapBook book;
  return book;
}

}  // namespace omerta::notation
