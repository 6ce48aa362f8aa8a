// The rulebook gorod for the notation: who stands behind a word, and what happens by convention.
#include "rulebooks/gorod/text/book.h"

#include <algorithm>

#include "engine/whole_game.h"
#include "notation/resumed.h"
#include "notation/seating.h"
#include "rulebooks/gorod/rules/gorod.h"
#include "rulebooks/gorod/text/facts.h"

namespace omerta::notation {
namespace {

using gorod::Gorod;
using gorod::Role;
namespace ask = gorod::ask;

const gorod::State& state_of(const AnyGame& game) { return WholeGame::state<Gorod>(game); }
const gorod::Plan& plan_of(const AnyGame& game) { return game.plan<Gorod>(); }

template <class Has>
std::vector<Seat> seats_with(const AnyGame& game, Has has) {
  std::vector<Seat> found;
  for (Seat seat : Seats::first(plan_of(game).setup.seats)) {
    const Role role = state_of(game).truth.role[index(seat)];
    if (role != Role::hidden && has(role)) found.push_back(seat);
  }
  return found;
}

// Chance deals what is written; otherwise the first card that is left.
Command deal_by_convention(const Casting& casting, const AnyGame& game, const Prompt& prompt) {
  const std::size_t seat = state_of(game).truth.dealt;
  const int role = seat < casting.deal.size() ? casting.deal[seat] : -1;
  const Choice lowest = prompt.offers & (~prompt.offers + 1);
  const Choice written = role < 0 ? lowest : gorod_book().deal_choice(game, role);
  return house_command(prompt, written);
}

// A missing ballot goes to the first candidate who is not the voter, as the clock would cast it.
Choice vote_by_convention(const gorod::Table& table, Seat voter) {
  return choice_of(table.candidate[table.candidate[0] == voter ? 1 : 0]);
}

class FixtureReader {
 public:
  FixtureReader(const Casting& casting, const FixtureText& text, const Moment& moment)
      : casting_{casting}, text_{text}, moment_{moment} {}

  gorod::Fixture read() {
    for (const FixtureText::Out& out : text_.out) add_out(out);
    if (!text_.in_play.empty()) {
      const Seats listed = seats(text_.in_play);
      const Seats named = fixture_.killed | fixture_.voted | fixture_.withdrawn;
      if (!(listed & named).empty()) {
        throw FixtureRefused(text_.place, "out-twice", "fault.fixture.in-and-out");
      }
      fixture_.killed |=
          Seats::first(static_cast<int>(casting_.names.seats.size())) - listed - named;
    }
    for (const FixtureText::Mark& mark : text_.marks) fixture_.alibi |= seats(mark.names);
    for (const auto& used : text_.used) add_use(used);
    for (const auto& [name, left] : text_.armour) {
      fixture_.armour_given |= Seats::of(seat(name));
      fixture_.armour[index(seat(name))] = static_cast<std::uint8_t>(left);
    }
    if (!text_.moderator.text.empty()) {
      const auto mode = casting_.game->plan<Gorod>().setup.moderator_mode;
      if (mode != gorod::ModeratorMode::first_out) {
        throw FixtureRefused(text_.moderator.place, "no-handover", "fault.fixture.first-out-only");
      }
      fixture_.moderator = seat(text_.moderator);
    }
    fixture_.quiet = static_cast<std::uint16_t>(text_.quiet);
    place_in_time();
    for (std::size_t i = 0; i < casting_.deal.size(); ++i) {
      if (casting_.deal[i] < 0) throw Misread(text_.place, "fault.fixture.every-card");
      fixture_.role[i] = static_cast<Role>(casting_.deal[i]);
    }
    return fixture_;
  }

 private:
  Seat seat(const Written& name) const { return find_seat(casting_.names.seats, name); }
  Seats seats(const std::vector<Written>& names) const {
    return find_seats(casting_.names.seats, names);
  }

  void add_out(const FixtureText::Out& out) {
    const std::string& way = out.way.text;
    if (!way.empty() && way != "killed" && way != "voted" && way != "withdrawn") {
      throw Misread(
          out.way.place,
          {"fault.one-of", {{"options", OneOf{{"killed", "voted", "withdrawn"}}}, {"name", way}}});
    }
    Seats& ways = way == "voted"       ? fixture_.voted
                  : way == "withdrawn" ? fixture_.withdrawn
                                       : fixture_.killed;
    const Seats all = fixture_.killed | fixture_.voted | fixture_.withdrawn;
    if (all.has(seat(out.name))) {
      throw FixtureRefused(out.name.place, "out-twice",
                           {"fault.fixture.out-twice", {{"name", out.name.text}}});
    }
    ways |= Seats::of(seat(out.name));
    if (way != "withdrawn" && fixture_.moderator == Seat::nobody) {
      fixture_.moderator = seat(out.name);
    }
  }

  void add_use(const FixtureText::Used& used) {
    const auto found = gorod_book().find_ask(used.ask.text);
    if (!found) {
      throw Misread(used.ask.place, {"fault.question.none", {{"name", used.ask.text}}});
    }
    if (fixture_.uses >= gorod::kPastUses)
      throw Misread(used.name.place, "fault.fixture.too-many-uses");
    fixture_.used[fixture_.uses++] = {seat(used.name), *found, seats(used.targets),
                                      static_cast<std::uint16_t>(used.night)};
  }

  // The first night or day that is possible, if none is named.
  void place_in_time() {
    int earliest = fixture_.killed.empty()       ? (fixture_.voted.empty() ? 1 : 2)
                   : moment_.hour == Hour::night ? 3
                                                 : 2;
    if (moment_.hour == Hour::night) earliest = std::max(earliest, 2);
    if (!fixture_.alibi.empty()) earliest = std::max(earliest, 2);
    for (unsigned i = 0; i < fixture_.uses; ++i) {
      const int night = fixture_.used[i].night;
      earliest = std::max(earliest, moment_.hour == Hour::night ? night + 1 : night);
    }
    fixture_.hour = moment_.hour == Hour::night ? gorod::BeginsBy::night : gorod::BeginsBy::day;
    fixture_.round = static_cast<std::uint16_t>(moment_.round != 0 ? moment_.round : earliest);
  }

  const Casting& casting_;
  const FixtureText& text_;
  const Moment& moment_;
  gorod::Fixture fixture_{};
};

class GorodBook : public Book {
 public:
  std::string_view id() const override { return "gorod"; }
  std::vector<std::string> editions() const override { return {"new", "2012"}; }
  Casting cast(const SetupText& setup, const std::string& edition) const override {
    return cast_gorod(setup, edition);
  }
  std::unique_ptr<Reader> reader(const Casting& casting) const override {
    return gorod_reader(casting);
  }

  std::vector<std::pair<std::string, std::string>> options(const Casting& casting) const override {
    const auto chosen = gorod_options(plan_of(*casting.game).setup);
    const auto usual = gorod_options({});
    std::vector<std::pair<std::string, std::string>> set;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      if (chosen[i].now != usual[i].now) set.emplace_back(chosen[i].name, chosen[i].now);
    }
    return set;
  }

  std::vector<std::string> prologue(std::string_view) const override { return {}; }
  std::vector<std::string> marks() const override { return {"alibi"}; }

  std::string ask_name(Ask what) const override { return gorod_name(what); }
  bool is_wordless(Ask what) const override {
    return what == ask::look || what == ask::speak || what == ask::close;
  }
  bool is_question(Ask what) const override { return what != ask::speak && what != ask::support; }
  std::string choice_name(Ask, Choice) const override { return ""; }
  std::optional<Choice> find_choice(Ask, std::string_view) const override { return {}; }
  std::string refusal_name(Refusal refusal) const override { return gorod_name(refusal); }
  std::optional<Ask> find_ask(std::string_view name) const override {
    for (int i = 1; i <= gorod::number::mark; ++i) {
      if (gorod_name(static_cast<Ask>(i)) == name) return static_cast<Ask>(i);
    }
    return {};
  }
  const std::vector<FactShape>& facts() const override { return gorod_facts(); }
  bool knows_word(const Casting& casting, const FactShape& fact, std::string_view slot,
                  std::string_view word) const override {
    return gorod_word(casting, fact, slot, word);
  }
  bool knows_refusal(std::string_view name) const override {
    for (int i = 1; i <= gorod::number::already_candidate; ++i) {
      if (gorod_name(static_cast<Refusal>(i)) == name) return true;
    }
    return false;
  }

  bool knows_complaint(std::string_view name) const override {
    for (int i = 0; i <= static_cast<int>(gorod::Complaint::house_shot_after_nurse); ++i) {
      if (gorod_name(static_cast<gorod::Complaint>(i)) == name) return true;
    }
    return false;
  }
  bool knows_fault(std::string_view name) const override {
    for (int i = 1; i <= static_cast<int>(gorod::FixtureFault::already_decided); ++i) {
      if (gorod_name(static_cast<gorod::FixtureFault>(i)) == name) return true;
    }
    return name == "no-handover";
  }
  bool refused_while_closed(std::string_view reason) const override {
    return reason == "not-your-turn" || reason == "not-in-play" || reason == "already-voted" ||
           reason == "already-nominated";
  }

  std::string result_name(const Casting& casting, const AnyGame& game) const override {
    const gorod::Table& table = state_of(game).table;
    return table.result == gorod::Result::house ? gorod_role(casting.names, table.winner)
                                                : gorod_name(table.result);
  }
  std::string role_name(const Casting& casting, int role) const override {
    return gorod_role(casting.names, static_cast<Role>(role));
  }
  std::optional<int> find_role(const Casting& casting, std::string_view name) const override {
    for (int i = 0; i < gorod::kBuiltIn + static_cast<int>(casting.names.house.size()); ++i) {
      if (role_name(casting, i) == name) return i;
    }
    return {};
  }
  std::optional<int> find_clan(std::string_view name) const override {
    if (name == "mafia") return static_cast<int>(gorod::Clan::mafia);
    if (name == "yakuza") return static_cast<int>(gorod::Clan::yakuza);
    return {};
  }
  std::optional<int> find_call(const Casting& casting, std::string_view name) const override {
    const gorod::Plan& plan = plan_of(*casting.game);
    for (unsigned i = 0; i < plan.night_rows; ++i) {
      const gorod::Call call = plan.nights[i].call;
      if (gorod_call(plan, casting.names, call) == name) return static_cast<int>(call);
    }
    for (unsigned i = 0; i < plan.first_night_rows; ++i) {
      const gorod::Call call = plan.first_night[i].call;
      if (gorod_call(plan, casting.names, call) == name) return static_cast<int>(call);
    }
    return {};
  }

  std::vector<Seat> holders(const AnyGame& game, int role) const override {
    return seats_with(game, [&](Role held) { return held == static_cast<Role>(role); });
  }
  std::vector<Seat> clan_members(const AnyGame& game, int clan) const override {
    return seats_with(game, [&](Role held) {
      const gorod::Card& card = plan_of(game).card(held);
      return card.wakes_with == static_cast<gorod::Clan>(clan) && card.member == gorod::Member::yes;
    });
  }
  std::vector<Ask> asks_of(const AnyGame& game, int role) const override {
    const gorod::Card& card = plan_of(game).card(static_cast<Role>(role));
    std::vector<Ask> own;
    std::vector<Ask> clan;
    for (unsigned k = 0; k < card.acts; ++k) {
      const bool shot = card.act[k].does.has(gorod::Block::clan_shot);
      (shot ? clan : own).push_back(gorod::ask_of(static_cast<Role>(role), card, k));
    }
    return own.empty() ? clan : own;
  }
  Ask clan_ask(int clan) const override {
    return static_cast<gorod::Clan>(clan) == gorod::Clan::mafia ? ask::victim_mafia
                                                                : ask::victim_yakuza;
  }
  Ask second_ask() const override { return ask::second_victim; }
  Ask vote_ask(const AnyGame& game) const override {
    return state_of(game).table.ballot == 2 ? ask::vote_2 : ask::vote_1;
  }
  std::vector<Ask> arrow_asks(const AnyGame& game, Seat seat) const override {
    const int role = role_of(game, seat);
    if (role < 0) return {};
    std::vector<Ask> asks{ask::victim_mafia, ask::victim_yakuza, ask::second_victim};
    const std::vector<Ask> own = asks_of(game, role);
    asks.insert(asks.end(), own.begin(), own.end());
    return asks;
  }
  Ask arrow_ask(const AnyGame& game, Seat seat) const override {
    const int role = role_of(game, seat);
    const std::vector<Ask> own = role < 0 ? std::vector<Ask>{} : asks_of(game, role);
    return own.empty() ? ask::victim_mafia : own.front();
  }
  std::optional<Command> instead(const AnyGame&, const Command&) const override { return {}; }
  std::optional<Moment> opened_by(const Utterance& said) const override {
    const gorod::FactRow& row = gorod::row_of(said.event.fact);
    if (row.has(Trait::night)) return Moment{Hour::night, said.event.much};
    if (row.has(Trait::day)) return Moment{Hour::day, said.event.much};
    return {};
  }
  int open_call(const AnyGame& game) const override {
    return static_cast<int>(state_of(game).table.call);
  }
  std::vector<Seat> candidates(const AnyGame& game) const override {
    const gorod::Table& table = state_of(game).table;
    return {table.candidate.begin(), table.candidate.begin() + table.candidates};
  }

  std::optional<Command> by_convention(const Casting& casting, const AnyGame& game) const override;

  Choice deal_choice(const AnyGame& game, int role) const override {
    if (role < 0 || role >= static_cast<int>(plan_of(game).setup.deck.size())) return kPass;
    unsigned first = 0;
    for (int i = 0; i < role; ++i) first += plan_of(game).setup.deck[static_cast<std::size_t>(i)];
    return Choice{1} << first;
  }
  std::vector<int> dealt(const AnyGame& game) const override {
    std::vector<int> roles;
    for (unsigned i = 0; i < state_of(game).truth.dealt; ++i) {
      roles.push_back(static_cast<int>(state_of(game).truth.role[i]));
    }
    return roles;
  }
  int role_of(const AnyGame& game, Seat seat) const override {
    if (index(seat) >= state_of(game).truth.dealt) return -1;
    return static_cast<int>(state_of(game).truth.role[index(seat)]);
  }

  Chronicle resume(const Casting& casting, const FixtureText& text,
                   const Moment& moment) const override;
};

std::optional<Command> GorodBook::by_convention(const Casting& casting, const AnyGame& game) const {
  const Prompt* house = game.prompt(0, Seat::nobody);
  if (house != nullptr && house->ask == ask::deal) return deal_by_convention(casting, game, *house);
  if (house != nullptr && house->ask == ask::lot) {
    return house_command(*house, house->offers & (~house->offers + 1));
  }
  for (Seat seat : game.awaited(0) & Seats::first(kSeats)) {
    const Prompt* prompt = game.prompt(0, seat);
    Command command{.seat = seat, .ask = prompt->ask};
    if (prompt->ask == ask::look) command.choice = kYes;
    if (prompt->ask == ask::vote_1 || prompt->ask == ask::vote_2) {
      command.choice = vote_by_convention(state_of(game).table, seat);
    }
    return command;  // no candidate; nobody is named
  }
  if (house != nullptr && game.awaited(0).has(Seat::nobody)) {
    return house_command(*house, kYes);
  }
  return {};
}

Chronicle GorodBook::resume(const Casting& casting, const FixtureText& text,
                            const Moment& moment) const {
  const gorod::Fixture fixture = FixtureReader(casting, text, moment).read();
  return begin_in_the_middle<Gorod>(
      casting, text.place,
      [&](const gorod::Plan& plan, const Log& log) { return gorod::resume(plan, fixture, log); },
      [](const auto& fault) { return gorod_name(fault); });
}

}  // namespace

const Book& gorod_book() {
  static const GorodBook book;
  return book;
}

}  // namespace omerta::notation
