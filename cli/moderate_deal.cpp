// The deal: paper cards that are typed in, or cards dealt by the program and shown one by one.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "cli/game_setup.h"
#include "cli/moderate_steps.h"
#include "cli/suggest.h"
#include "simulator/dice.h"

namespace omerta::cli {
namespace {

using gorod::Role;
using notation::Words;

enum class Cards { paper, program, unknown };

Cards ask_for_cards(Desk& desk) {
  const auto& words = desk.words();
  desk.terminal().say(words.say("cli.moderate.paper-or-program"));
  desk.terminal().line("  1  " + words.say("cli.moderate.paper"));
  desk.terminal().line("  2  " + words.say("cli.moderate.program"));
  const Input input = desk.ask("1 / 2:");
  if (input.kind != Input::Kind::text) return Cards::unknown;
  if (input.text == "1") return Cards::paper;
  if (input.text == "2") return Cards::program;
  desk.terminal().say(
      words.say("cli.error.not-a-number", {{"low", 1}, {"high", 2}, {"value", input.text}}),
      Style::bad);
  return Cards::unknown;
}

// GOR-DEAL-1  Every assignment of the deck to the seats is equally likely.
std::vector<int> shuffled(const gorod::Setup& setup, std::uint64_t seed) {
  std::vector<int> cards;
  for (unsigned role = 0; role < gorod::kRoles; ++role) {
    cards.insert(cards.end(), setup.deck[role], static_cast<int>(role));
  }
  simulator::Dice dice{seed, 0};
  for (std::size_t i = cards.size(); i > 1; --i) {
    std::swap(cards[i - 1], cards[dice.below(static_cast<std::uint32_t>(i))]);
  }
  return cards;
}

// The moderator says who holds each card; whoever is left holds the most common one.
class PaperDeal {
 public:
  explicit PaperDeal(Desk& desk)
      : desk_{desk}, words_{desk.words()}, roles_(desk.plan().setup.seats, -1) {
    const auto& deck = desk.plan().setup.deck;
    for (unsigned role = 0; role < gorod::kRoles; ++role) {
      if (deck[role] > 0) order_.push_back(static_cast<Role>(role));
    }
    const auto common = std::max_element(order_.begin(), order_.end(), [&](Role a, Role b) {
      return deck[index(a)] < deck[index(b)];
    });
    std::rotate(common, common + 1, order_.end());  // asked last, that is, not at all
  }

  void run() {
    desk_.terminal().title(words_.say("phase.deal"));
    desk_.say_aloud(words_.say("guide.deal-paper.say"));
    desk_.do_silently(
        words_.say("guide.deal-paper.do",
                   {{"deck", notation::deck_text(words_, desk_.names(), desk_.plan().setup)}}));
    desk_.enter_what(words_.say("guide.deal-paper.enter"));
    say_seats(desk_);
    while (!desk_.stopped()) {
      if (next_ + 1 < order_.size()) {
        if (!ask_for(order_[next_])) return;
      } else if (!confirm()) {
        return;
      }
      if (done_) {
        desk_.terminal().cover(words_.say("cli.moderate.secrets-hidden"));
        return desk_.deal(roles_);
      }
    }
  }

 private:
  void undo() {
    if (next_ > 0) --next_;
    const int role = static_cast<int>(order_[next_]);
    std::replace(roles_.begin(), roles_.end(), role, -1);
  }

  // False if the step is to be shown anew.
  bool ask_for(Role role) {
    const int copies = desk_.plan().setup.deck[index(role)];
    const auto typed = desk_.terminal().ask(
        words_.say("cli.moderate.ask.deal.who",
                   {{"role", notation::role_name(words_, desk_.names(), role)}, {"n", copies}}));
    if (!typed) return desk_.stop(), false;
    if (typed->empty()) return true;
    if (is_undo(*typed, words_)) return undo(), true;
    const WordTyped word = find_word(*typed, words_, desk_.names());
    if (word.word == Word::quit) return desk_.stop(), false;
    if (word.word != Word::none) {
      desk_.terminal().say(words_.say("guide.deal.only"), Style::bad);
      return true;
    }
    give(role, copies, *typed);
    return true;
  }

  void give(Role role, int copies, const std::string& text) {
    const SeatsTyped typed = read_seats(text, desk_.names());
    if (!typed.unknown.empty()) {
      find_seat_or_say(typed.unknown, desk_.names(), words_, desk_.terminal());
      return;
    }
    Seats seats;
    for (Seat seat : typed.seats) seats |= Seats::of(seat);
    if (seats.count() != copies || static_cast<int>(typed.seats.size()) != copies) {
      return desk_.terminal().say(words_.say("cli.error.choose-several", {{"n", copies}}),
                                  Style::bad);
    }
    for (Seat seat : seats) {
      const int held = roles_[index(seat)];
      if (held < 0) continue;
      return desk_.terminal().say(
          words_.say("guide.deal.taken", {{"who", desk_.name(seat)},
                                          {"role", notation::role_name(words_, desk_.names(),
                                                                       static_cast<Role>(held))}}),
          Style::bad);
    }
    for (Seat seat : seats) roles_[index(seat)] = static_cast<int>(role);
    ++next_;
  }

  bool confirm() {
    std::vector<int> all = roles_;
    std::replace(all.begin(), all.end(), -1, static_cast<int>(order_.back()));
    for (std::size_t i = 0; i < all.size(); ++i) {
      desk_.terminal().line(
          fmt::format("{:>3}  {}: {}", i + 1, desk_.names().seats[i],
                      notation::role_name(words_, desk_.names(), static_cast<Role>(all[i]))),
          Style::secret);
    }
    const auto typed = desk_.terminal().ask(words_.say("guide.deal.right"));
    if (!typed) return desk_.stop(), false;
    if (is_undo(*typed, words_) || is_no(*typed, words_)) return undo(), true;
    if (find_word(*typed, words_, desk_.names()).word == Word::quit) return desk_.stop(), false;
    if (!typed->empty()) return true;
    roles_ = all;
    done_ = true;
    return true;
  }

  Desk& desk_;
  const Words& words_;
  std::vector<int> roles_;  // by seat; -1: not said yet
  std::vector<Role> order_;
  std::size_t next_ = 0;
  bool done_ = false;
};

// Nobody runs the table yet: each player types his own card, and nothing tells what others typed.
void secret_paper_deal(Desk& desk) {
  const auto& words = desk.words();
  const gorod::Setup& setup = desk.plan().setup;
  desk.say_aloud(words.say("guide.deal-paper.say"));
  desk.do_silently(words.say("guide.deal-paper.do",
                             {{"deck", notation::deck_text(words, desk.names(), setup)}}));
  std::vector<int> roles;
  std::array<int, gorod::kRoles> counts{};
  for (Seat seat : Seats::first(setup.seats)) {
    desk.terminal().cover(words.say("cli.play.pass-device", {{"who", desk.name(seat)}}));
    std::optional<Role> role;
    while (!role) {
      const auto typed =
          desk.terminal().ask(words.say("cli.moderate.card-of", {{"who", desk.name(seat)}}));
      if (!typed) return desk.stop();
      role = find_card(*typed, words, desk.names());
      if (!role) {
        desk.terminal().say(words.say("cli.error.unknown-role", {{"name", *typed}}) + " " +
                            notation::deck_text(words, desk.names(), setup));
      }
    }
    roles.push_back(static_cast<int>(*role));
    ++counts[index(*role)];
  }
  desk.terminal().cover("");
  if (std::equal(counts.begin(), counts.end(), setup.deck.begin())) return desk.deal(roles);
  desk.terminal().say(words.say("guide.deal.wrong"), Style::bad);
}

Command look_of(Seat seat) {
  return {.choice = kYes, .seat = seat, .ask = gorod::ask::look, .voice = Voice::moderator};
}

void show_card(Desk& desk, Seat seat) {
  const auto& words = desk.words();
  desk.terminal().cover(words.say("cli.play.pass-device", {{"who", desk.name(seat)}}));
  const Input ready = desk.ask(words.say("cli.play.press-enter-card"));
  if (ready.kind != Input::Kind::text) return;
  const Role role = desk.state().truth.role[index(seat)];
  desk.terminal().title(notation::role_name(words, desk.names(), role));
  desk.terminal().say(notation::role_does(words, desk.names(), desk.plan().setup, role),
                      Style::secret);
  if (!desk.terminal().ask(words.say("cli.play.press-enter-hide"))) return desk.stop();
  desk.terminal().cover("");
  desk.enter({look_of(seat)});
}

}  // namespace

void deal_step(Desk& desk) {
  const Cards cards = ask_for_cards(desk);
  if (cards == Cards::program) {
    desk.say_aloud(desk.words().say("guide.deal-program.say"));
    desk.do_silently(desk.words().say("guide.deal-program.do"));
    if (!desk.terminal().ask(desk.words().say("cli.play.press-enter"))) return desk.stop();
    desk.deal(shuffled(desk.plan().setup, desk.seed()));
    while (!desk.stopped() && desk.table().phase == gorod::Phase::setup) {
      const auto open = open_questions(desk.game());
      if (open.empty()) return;
      show_card(desk, open.front().seat);
    }
  }
  if (cards == Cards::paper) {
    desk.has_moderator() ? PaperDeal{desk}.run() : secret_paper_deal(desk);
  }
}

void look_step(Desk& desk) {
  const auto open = open_questions(desk.game());
  // Some have looked at the screen and some have not: the program deals.
  const bool begun = static_cast<int>(open.size()) < desk.table().in_play.count();
  if (begun) return show_card(desk, open.front().seat);
  const Input input = desk.ask(desk.words().say("cli.moderate.ask.looked"));
  if (input.kind != Input::Kind::text) return;
  if (input.text == "2") return show_card(desk, open.front().seat);
  if (!input.text.empty()) return;
  std::vector<Command> commands;
  for (const OpenQuestion& question : open) commands.push_back(look_of(question.seat));
  desk.enter(commands);
}

}  // namespace omerta::cli
