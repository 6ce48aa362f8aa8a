// Reading the command lines of a scenario (docs/notation.md, 4.3).
#include <fmt/format.h>

#include <algorithm>

#include "notation/scenario/orders.h"
#include "notation/scenario/verbs.h"
#include "notation/seating.h"
#include "notation/setup_text.h"

namespace omerta::notation {
namespace {

using Actor = Order::Actor;

class OrderReader {
 public:
  OrderReader(Line& line, const Play& play)
      : line_{line}, play_{play}, names_{play.casting().names.seats} {
    first_.where = line.place();
    first_.text = line.rest();
  }

  std::vector<Order> read() {
    if (const auto wanted = wanted_candidates(line_, play_)) {
      line_.take();
      return put_up(*wanted);
    }
    if (line_.accept("ballots")) return ballots();
    if (line_.sees("hands")) return hands();
    if (line_.sees("tunnel") && !is_seat("tunnel")) return tunnels();
    if (line_.accept("moderator") || line_.accept("host")) return moderator();
    if (line_.accept("clock")) {
      line_.need("closes");
      return house(Actor::clock, "close", Voice::clock, kYes);
    }
    if (line_.accept("chance")) {
      if (line_.accept("draws")) {
        return house(Actor::chance, "lot", Voice::chance, choice_of(seat()));
      }
      const std::string what = line_.word("fault.want.chance");
      return house(Actor::chance, what, Voice::chance, named(what, line_.take().text));
    }
    return actors();
  }

 private:
  Seat find(const Written& name) const { return find_seat(names_, name); }

  Seat seat() {
    const Where place = line_.place();
    return find({line_.name("fault.want.player"), place});
  }

  bool is_seat(const std::string& name) const { return sits(names_, name); }

  std::vector<Seat> in_play() const {
    std::vector<Seat> seats;
    for (Seat seat : play_.standing().in_play) seats.push_back(seat);
    return seats;
  }

  // Who has still to vote; before the vote is open, everyone in play.
  std::vector<Seat> voters() const {
    const Ask vote = play_.book().vote_ask(play_.game());
    std::vector<Seat> open;
    for (Seat seat : in_play()) {
      const Prompt* prompt = play_.game().prompt(0, seat);
      if (prompt != nullptr && prompt->ask == vote) open.push_back(seat);
    }
    return open.empty() ? in_play() : open;
  }

  Ask ask(std::string_view name) const {
    const auto found = play_.book().find_ask(name);
    if (found) return *found;
    throw Misread(first_.where, {"fault.question.not-here", {{"name", name}}});
  }

  Order order(Seat who, Ask what, Choice choice) const {
    Order made = first_;
    made.seats = {who};
    made.asks = {what};
    made.choice = choice;
    return made;
  }

  // The seats that may still nominate put up those who do not stand yet; the others have nobody.
  void nominate(std::vector<Order>& orders, std::vector<Seat> wanted) const {
    for (Seat stands : play_.book().candidates(play_.game())) std::erase(wanted, stands);
    std::size_t next = 0;
    for (Seat seat : in_play()) {
      const bool asked = play_.game().awaited(0).has(seat);
      if (!asked && play_.standing().hour == Hour::day && next >= wanted.size()) continue;
      const Choice choice = next < wanted.size() ? choice_of(wanted[next++]) : kPass;
      orders.push_back(order(seat, ask("nominate"), choice));
    }
  }

  // "hands for B: A, C, D", "hands against B: E": who raises a hand in that show.
  std::vector<Order> hands() {
    line_.need("hands");
    const Hands side = line_.accept("against") ? Hands::against : Hands::in_favour;
    if (side == Hands::in_favour) line_.need("for");
    const Seat on = seat();
    line_.need(":");
    std::vector<Order> orders;
    for (const Written& name : read_names(line_, names_)) {
      Order made = order(find(name), ask("raise-hand"), kYes);
      made.asks.push_back(ask("tie-vote"));
      made.on = on;
      made.hands = side;
      orders.push_back(made);
    }
    line_.finish();
    return orders;
  }

  // "tunnel B -> D, B -> E": orders of the Mages, in the order of their numbers.
  std::vector<Order> tunnels() {
    line_.need("tunnel");
    std::vector<Order> orders;
    int mage = 0;
    do {
      const auto role = play_.book().find_role(play_.casting(), fmt::format("mage-{}", ++mage));
      if (!role) line_.fail("fault.want.fewer-tunnels");
      first_.actor = Actor::role;
      first_.number = *role;
      first_.choice = choice_of(seat());
      line_.need("->");
      orders.push_back(first_);
      orders.back().asks = {ask("dig-tunnel")};
      first_.choice = choice_of(seat());
      orders.push_back(first_);
      orders.back().asks = {ask("tunnel-exit")};
    } while (line_.accept(",") || line_.accept("and"));
    line_.finish();
    return orders;
  }

  // "candidates E, A", "candidates none", "convict E"
  std::vector<Order> put_up(const std::vector<Seat>& wanted) {
    if (!line_.accept("none")) read_names(line_, names_);
    line_.finish();
    std::vector<Order> orders;
    nominate(orders, wanted);
    return orders;
  }

  Order vote(Seat voter, Seat candidate) const {
    Order made = order(voter, Ask{}, choice_of(candidate));
    made.asks.clear();
    made.vote = true;
    return made;
  }

  // "A:E, B:E, rest:A" or "A*4, E*3": who votes for whom.
  std::vector<Order> ballots() {
    std::vector<Order> orders;
    std::vector<Seat> left = voters();
    const auto cast = [&](Seat voter, Seat candidate) {
      orders.push_back(vote(voter, candidate));
      left.erase(std::remove(left.begin(), left.end(), voter), left.end());
    };
    do {
      const Where place = line_.place();
      const std::string first = line_.name("fault.want.voter");
      if (line_.accept("*")) {
        const int count = line_.number("fault.want.ballots", kSeats);
        for (int i = 0; i < count; ++i) {
          if (left.empty()) throw Misread(place, "fault.order.few-voters");
          cast(left.front(), find({first, place}));
        }
        continue;
      }
      line_.need(":");
      const Seat candidate = seat();
      if (first == "rest" && !is_seat("rest")) {
        for (Seat voter : std::vector<Seat>(left)) cast(voter, candidate);
      } else {
        cast(find({first, place}), candidate);
      }
    } while (line_.accept(",") || line_.accept("and"));
    line_.finish();
    return orders;
  }

  std::vector<Order> house(Actor actor, std::string_view what, Voice voice, Choice choice) {
    first_.actor = actor;
    first_.voice = voice;
    first_.asks = {ask(what)};
    first_.choice = choice;
    first_.is_close = what == "close";
    read_refused();
    return {first_};
  }

  std::vector<Order> moderator() {
    const Voice voice = Voice::moderator;
    if (const std::string_view what = house_ask(line_.peek().text); !what.empty()) {
      line_.take();
      return house(Actor::host, what, voice, choice_of(seat()));
    }
    if (line_.accept("closes")) return house(Actor::moderator, "close", voice, kYes);
    if (line_.accept("abandons")) {
      line_.accept("the"), line_.accept("game");
      return house(Actor::moderator, "rule", voice, named("rule", "abandon"));
    }
    if (line_.accept("rules")) return house(Actor::moderator, "rule", voice, ruling());
    if (line_.accept("enters")) return first_.voice = voice, actors();
    line_.fail("fault.want.moderator-verb");
  }

  Choice ruling() {  // "cancel", "put-out F", "allow arrest"
    std::string word = line_.word("fault.want.ruling");
    if (word == "put-out") word += fmt::format("-{}", index(seat()) + 1);
    if (word == "allow" || word == "forbid") word += "-" + line_.word("fault.want.card");
    return named("rule", word);
  }

  Choice named(std::string_view what, const std::string& word) const {
    const auto asked = play_.book().find_ask(what);
    const auto choice = asked ? play_.book().find_choice(*asked, word) : std::nullopt;
    if (!choice) throw Misread(first_.where, {"fault.order.no-answer", {{"name", word}}});
    return *choice;
  }

  void read_refused() {
    line_.accept("is");  // "is refused" reads as well as "refused"
    if (line_.accept("refused")) {
      const Where place = line_.place();
      first_.refused = as_id(line_.word("fault.want.reason"));
      if (!play_.book().knows_refusal(first_.refused)) {
        throw Misread(place, {"fault.order.no-reason", {{"name", first_.refused}}});
      }
    }
    line_.finish();
  }

  // Who acts: seats, a card, a clan, or the members in their second choice.
  std::vector<Seat> read_actor() {
    const std::string word = line_.peek().text;
    const bool quoted = line_.peek().kind == Kind::quoted;
    if (!quoted && !is_seat(word)) {
      if (line_.accept("all")) return in_play();
      if (line_.accept("second")) return first_.actor = Actor::second, std::vector<Seat>{};
      if (const auto clan = play_.book().find_clan(word)) {
        line_.take();
        if (play_.book().is_woken_singly(*clan)) {
          first_.asks = {play_.book().clan_ask(*clan)};
          return play_.book().clan_members(play_.game(), *clan);
        }
        first_.actor = Actor::clan;
        first_.number = *clan;
        return {};
      }
      if (const auto role = play_.book().find_role(play_.casting(), word)) {
        line_.take();
        first_.actor = Actor::role;
        first_.number = *role;
        return {};
      }
    }
    std::vector<Seat> seats;
    for (const Written& name : read_names(line_, names_)) seats.push_back(find(name));
    return seats;
  }

  // A name that is no seat is a target too, if the command is expected to be refused.
  void read_targets() {
    do {
      const Where place = line_.place();
      const Written name{line_.name("fault.want.player"), place};
      if (is_seat(name.text)) {
        targets_.push_back(find(name));
        first_.choice |= choice_of(targets_.back());
      } else {
        stranger_ = name;
        first_.choice |= kStranger;
      }
    } while (line_.accept("+"));
  }

  bool read_day_verb() {
    if (line_.accept("votes") || line_.accept("vote")) {
      first_.vote = true;
      if (!line_.accept("pass")) read_targets();
    } else if (line_.accept("abstains") || line_.accept("abstain")) {
      first_.vote = true;
    } else if (line_.accept("has") || line_.accept("have")) {
      line_.need("no");
      line_.need("candidate");
      first_.asks = {ask("nominate")};
    } else {
      return read_spoken_verb();
    }
    return true;
  }

  // "plays wiretap on C", "points at D", "keeps": a verb, and the questions it may answer.
  bool read_spoken_verb() {
    const std::size_t mark = line_.mark();
    const Verb* verb = find_verb(line_.peek().text, line_.peek(1).text);
    if (verb == nullptr) return false;
    line_.take();
    std::vector<std::string> names = verb->asks;
    if (names.empty()) names = {line_.word("fault.want.card")};
    for (const std::string& name : names) {
      if (const auto found = play_.book().find_ask(name)) first_.asks.push_back(*found);
    }
    if (first_.asks.empty()) {
      line_.back_to(mark);
      return false;
    }
    const bool preposition =
        line_.accept("at") || line_.accept("on") || line_.accept("with") || line_.accept("to");
    first_.choice = verb->choice;
    if (verb->choice == kUndecidedWord) {
      first_.choice = *play_.book().find_choice(first_.asks.front(), "undecided");
    }
    if (verb->choice == kTarget || preposition) {
      first_.choice = 0;
      if (!preposition && at_the_end()) {
        first_.choice = kYes;
      } else if (!line_.accept("pass")) {
        read_targets();
      }
    }
    return true;
  }

  bool at_the_end() const {
    return line_.at_end() || line_.sees("refused") ||
           (line_.sees("is") && line_.sees("refused", 1));
  }

  void read_verb() {
    if (line_.accept("->")) return read_targets();
    if (line_.accept("passes") || line_.accept("pass")) return;
    if (read_day_verb()) return;
    const auto found = play_.book().find_ask(line_.peek().text);
    if (!found) line_.fail("fault.want.verb");
    line_.take();
    first_.asks = {*found};
    if (line_.accept("pass")) return;
    const std::string choice = play_.book().plain_word(play_.casting(), line_.peek().text);
    const auto word = play_.book().find_choice(*found, choice);
    if (at_the_end()) {
      first_.choice = kYes;
    } else if (word && !is_seat(line_.peek().text)) {
      line_.take();
      first_.choice = *word;
    } else {
      read_targets();
    }
  }

  std::vector<Order> actors() {
    const std::vector<Seat> seats = read_actor();
    read_verb();
    read_refused();
    if (first_.refused.empty() && (first_.choice & kStranger) != 0) find(stranger_);
    if (first_.actor == Actor::role && targets_.size() == 2) {
      const auto second = play_.book().second_of(first_.number);
      if (second) return one_after_the_other(*second);
    }
    if (first_.actor != Actor::seats) return {first_};
    std::vector<Order> orders;
    for (Seat seat : seats) {
      orders.push_back(first_);
      orders.back().seats = {seat};
    }
    return orders;
  }

  std::vector<Order> one_after_the_other(Ask second) const {
    std::vector<Order> orders{first_, first_};
    orders[0].choice = choice_of(targets_[0]);
    orders[1].choice = choice_of(targets_[1]);
    orders[1].asks = {second};
    return orders;
  }

  static constexpr Choice kStranger = Choice{1} << 63;

  Line& line_;
  const Play& play_;
  const std::vector<std::string>& names_;
  Order first_;
  std::vector<Seat> targets_;  // in the order written
  Written stranger_;
};

}  // namespace

std::vector<Order> read_orders(Line& line, const Play& play) {
  return OrderReader(line, play).read();
}

}  // namespace omerta::notation
