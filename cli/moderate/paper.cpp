// Asking who holds what.
#include "cli/moderate/paper.h"

#include <fmt/format.h>

#include <algorithm>

#include "chance/dice.h"
#include "cli/typed/typed.h"

namespace omerta::cli {
namespace {

class PaperDeal {
 public:
  PaperDeal(Desk& desk, std::vector<Kind> kinds, std::string_view question)
      : desk_{desk},
        words_{desk.words()},
        held_(desk.names().seats.size(), -1),
        order_{std::move(kinds)},
        question_{question} {
    const auto common =
        std::max_element(order_.begin(), order_.end(),
                         [](const Kind& a, const Kind& b) { return a.copies < b.copies; });
    std::rotate(common, common + 1, order_.end());  // asked last, that is, not at all
  }

  std::optional<std::vector<int>> run() {
    desk_.mark_secret();
    desk_.terminal().say(words_.say("guide.deal.alone"), Style::dim);
    while (!desk_.stopped()) {
      if (next_ + 1 < order_.size()) {
        if (!ask_for(order_[next_])) return {};
      } else if (!confirm()) {
        return {};
      }
      if (done_) {
        desk_.cover(words_.say("cli.moderate.secrets-hidden"));
        return held_;
      }
    }
    return {};
  }

 private:
  void undo() {
    if (next_ > 0) --next_;
    std::replace(held_.begin(), held_.end(), order_[next_].id, -1);
  }

  const std::string& name_of(int id) const {
    return std::find_if(order_.begin(), order_.end(),
                        [&](const Kind& kind) { return kind.id == id; })
        ->name;
  }

  // False if the step is to be shown anew.
  bool ask_for(const Kind& kind) {
    const auto typed =
        desk_.terminal().ask(words_.say(question_, {{"role", kind.name}, {"n", kind.copies}}));
    if (!typed) return desk_.stop(), false;
    if (typed->empty()) {
      desk_.terminal().say(words_.say("guide.deal.need", {{"n", kind.copies}}), Style::bad);
      return true;
    }
    if (is_undo(*typed, words_)) return undo(), true;
    const WordTyped word = find_word(*typed, words_, desk_.names(), desk_.known_words());
    if (word.word == Word::quit) return desk_.stop(), false;
    if (word.word == Word::help) {
      desk_.terminal().say(words_.say("guide.deal.need", {{"n", kind.copies}}) + " " +
                           words_.say("guide.deal.only"));
      return true;
    }
    if (word.word != Word::none) {
      desk_.terminal().say(words_.say("guide.deal.only"), Style::bad);
      return true;
    }
    give(kind, *typed);
    return true;
  }

  void give(const Kind& kind, const std::string& text) {
    const SeatsTyped typed = read_seats(text, desk_.names());
    if (!typed.unknown.empty()) {
      desk_.seat_or_say(typed.unknown);
      return;
    }
    Seats seats;
    for (Seat seat : typed.seats) seats |= Seats::of(seat);
    if (seats.count() != kind.copies || static_cast<int>(typed.seats.size()) != kind.copies) {
      return desk_.terminal().say(words_.say("cli.error.choose-several", {{"n", kind.copies}}),
                                  Style::bad);
    }
    for (Seat seat : seats) {
      const int held = held_[index(seat)];
      if (held < 0) continue;
      return desk_.terminal().say(
          words_.say("guide.deal.taken", {{"who", desk_.name(seat)}, {"role", name_of(held)}}),
          Style::bad);
    }
    for (Seat seat : seats) held_[index(seat)] = kind.id;
    ++next_;
  }

  bool confirm() {
    std::vector<int> all = held_;
    std::replace(all.begin(), all.end(), -1, order_.back().id);
    for (std::size_t i = 0; i < all.size(); ++i) {
      desk_.terminal().line(
          fmt::format("{:>3}  {}: {}", i + 1, desk_.names().seats[i], name_of(all[i])),
          Style::secret);
    }
    const auto typed = desk_.answer_to(words_.say("guide.deal.right"));
    if (!typed) return false;
    if (is_undo(*typed, words_) || is_no(*typed, words_)) return undo(), true;
    if (!typed->empty()) return true;  // the question says what is possible
    held_ = all;
    done_ = true;
    return true;
  }

  Desk& desk_;
  const Words& words_;
  std::vector<int> held_;  // by seat; -1: not said yet
  std::vector<Kind> order_;
  std::string_view question_;
  std::size_t next_ = 0;
  bool done_ = false;
};

}  // namespace

std::optional<std::vector<int>> paper_deal(Desk& desk, std::vector<Kind> kinds,
                                           std::string_view question) {
  return PaperDeal{desk, std::move(kinds), question}.run();
}

Dealer ask_for_dealer(Desk& desk, Blindly blindly) {
  const auto& words = desk.words();
  desk.terminal().say(words.say("cli.moderate.paper-or-program"));
  desk.terminal().line("  1  " + words.say("cli.moderate.paper"));
  desk.terminal().line("  2  " + words.say("cli.moderate.program"));
  const bool three = blindly == Blindly::offered;
  if (three) desk.terminal().hang("  3", 5, words.say("cli.moderate.blind"));
  const Input input =
      desk.ask(words.say(three ? "cli.moderate.ask.dealer.three" : "cli.moderate.ask.dealer"));
  if (input.kind != Input::Kind::text) return Dealer::unknown;
  if (input.text == "1") return Dealer::paper;
  if (input.text == "3" && three) return Dealer::blind;
  if (input.text == "2" || input.text.empty()) return Dealer::program;
  desk.terminal().say(words.say("cli.error.not-a-number",
                                {{"low", 1}, {"high", three ? 3 : 2}, {"value", input.text}}),
                      Style::bad);
  return Dealer::unknown;
}

void say_how_to_hand_out(Desk& desk) {
  if (desk.has_paper_cards() || !desk.turns_to("hand-out")) return;
  const auto& words = desk.words();
  desk.do_silently(
      words.say("guide.hand-out.do", {{"word", first_word(words, "cli.moderate.word.table")}}));
}

std::vector<int> shuffled(const std::vector<Kind>& kinds, std::uint64_t seed,
                          std::uint64_t stream) {
  std::vector<int> things;
  for (const Kind& kind : kinds) {
    things.insert(things.end(), static_cast<std::size_t>(kind.copies), kind.id);
  }
  chance::Dice dice{seed, stream};
  for (std::size_t i = things.size(); i > 1; --i) {
    std::swap(things[i - 1], things[dice.below(static_cast<std::uint32_t>(i))]);
  }
  return things;
}

}  // namespace omerta::cli
