// The deal of mrakoszlap: real cards that are typed in hand by hand, or dealt by the program, which
// says who gets which. Each hand that is typed in is saved at once.
#include "rulebooks/mrakoszlap/simulation/deal.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/moderate/mrakoszlap/mrakoszlap.h"
#include "cli/moderate/paper.h"
#include "cli/setup/mrakoszlap_setup.h"
#include "cli/terminal/pager.h"
#include "cli/typed/suggest.h"
#include "rulebooks/mrakoszlap/simulation/deal.h"

namespace omerta::cli {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Hand;
using mrakoszlap::HandFault;
namespace ask = mrakoszlap::ask;

std::vector<int> numbers_of(Hand cards) {
  std::vector<int> numbers;
  for (std::uint64_t left = cards.bits; left != 0; left &= left - 1) {
    numbers.push_back(std::countr_zero(left));
  }
  return numbers;
}

Hand hand_of(const MrakoszlapDesk& desk, Seat seat) { return Hand{desk.truth().hand[index(seat)]}; }

HandFault fault_in(const MrakoszlapDesk& desk, Hand hand) {
  return mrakoszlap::fault_of(hand, desk.setup().third_gas_mask);
}

// The hands of the first so many seats are dealt, and nobody else's.
void deal_hands(MrakoszlapDesk& desk, unsigned seats, Hand last) {
  std::vector<int> things;
  for (unsigned i = 0; i < seats; ++i) {
    const auto hand = numbers_of(hand_of(desk, static_cast<Seat>(i)));
    things.insert(things.end(), hand.begin(), hand.end());
  }
  const auto more = numbers_of(last);
  things.insert(things.end(), more.begin(), more.end());
  desk.deal(things);
}

unsigned seats_dealt(const MrakoszlapDesk& desk) {
  return desk.truth().dealt / unsigned{desk.plan().each};
}

// The cards that nobody has yet, with the numbers that may be typed for them.
void say_cards_left(MrakoszlapDesk& desk) {
  std::string line;
  for (int id : numbers_of(Hand{desk.truth().left})) {
    line += (line.empty() ? "" : "  ") + fmt::format("{}\u00a0", id + 1);
    for (char c : desk.card(static_cast<CardId>(id))) {
      line += c == ' ' ? "\u00a0" : std::string(1, c);
    }
  }
  desk.terminal().say(line, Style::dim);
}

// "4 17 22", "mage 2, vest 1, jailer": numbers of the list, or names with commas.
std::vector<std::string> parts_of(const std::string& text) {
  const std::vector<std::string> words = split_words(text);
  const bool numbers = std::all_of(words.begin(), words.end(), [](const std::string& word) {
    return whole_number(word).has_value();
  });
  if (numbers) return words;
  std::vector<std::string> parts;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t comma = std::min(text.find(',', at), text.size());
    const std::size_t first = std::min(text.find_first_not_of(' ', at), comma);
    std::string part = text.substr(first, comma - first);
    part.erase(part.find_last_not_of(' ') + 1);
    if (!part.empty()) parts.push_back(part);
    at = comma + 1;
  }
  return parts;
}

CardId find_card(const MrakoszlapDesk& desk, const std::string& part) {
  const auto number = whole_number(part);
  const bool known = number && *number >= 1 && *number <= int{mrakoszlap::kDeck};
  if (known) return static_cast<CardId>(*number - 1);
  return find_card_copy(part, desk.words()).value_or(CardId::none);
}

void complain(MrakoszlapDesk& desk, std::string_view key, const Args& args) {
  desk.terminal().say(desk.say(key, args), Style::bad);
}

// Nothing if something is wrong with it; it has been said what.
std::optional<Hand> read_hand(MrakoszlapDesk& desk, const std::string& text) {
  Hand hand;
  int count = 0;
  for (const std::string& part : parts_of(text)) {
    const CardId id = find_card(desk, part);
    if (id == CardId::none) {
      return complain(desk, "cli.error.unknown-role", {{"name", part}}), std::nullopt;
    }
    if (!Hand{desk.truth().left}.has(id) || hand.has(id)) {
      return complain(desk, "guide.mrk.deal.gone", {{"card", desk.card(id)}}), std::nullopt;
    }
    hand |= Hand::of(id);
    ++count;
  }
  if (count != desk.plan().each) {
    return complain(desk, "guide.mrk.deal.count", {{"n", count}, {"each", desk.plan().each}}),
           std::nullopt;
  }
  return hand;
}

// MRK-DEAL-2 to -12  A hand that may not be dealt; what to do about it is for the table to decide.
bool breaks_rule(MrakoszlapDesk& desk, Seat seat, Hand hand) {
  const HandFault fault = fault_in(desk, hand);
  if (fault == HandFault::none) return false;
  complain(desk, "guide.mrk.deal.fault",
           {{"who", desk.name(seat)}, {"what", notation::hand_fault_text(desk.words(), fault)}});
  return true;
}

void say_hand(MrakoszlapDesk& desk, Seat seat, Hand hand) {
  const std::string label = desk.numbered(seat);
  desk.terminal().hang(label, columns(label) + 1, notation::cards_text(desk.words(), hand),
                       Style::secret);
}

// The last hand is what is left; it is dealt when the moderator has seen all of them once more.
void confirm_deal(MrakoszlapDesk& desk) {
  const Seat last = static_cast<Seat>(desk.setup().seats - 1);
  const Hand rest{desk.truth().left};
  desk.mark_secret();
  for (Seat seat : Seats::first(desk.setup().seats)) {
    say_hand(desk, seat, seat == last ? rest : hand_of(desk, seat));
  }
  const bool wrong = breaks_rule(desk, last, rest);
  const auto typed = desk.answer_to(desk.say("guide.deal.right"));
  if (!typed) return;
  const WordTyped word = find_word(*typed, desk.words(), desk.names(), desk.known_words());
  if (is_undo(*typed, desk.words()) || word.word == Word::back || is_no(*typed, desk.words())) {
    return deal_hands(desk, seats_dealt(desk) - 1, {});
  }
  if (!typed->empty() || wrong) return;
  deal_hands(desk, seats_dealt(desk), rest);
  desk.cover(desk.say("cli.moderate.secrets-hidden"));
}

std::string example(const MrakoszlapDesk& desk) {
  return desk.card(CardId{0}) + ", " + desk.card(mrakoszlap::Type::jailer);
}

void ask_hand(MrakoszlapDesk& desk) {
  const unsigned next = seats_dealt(desk);
  const auto seat = static_cast<Seat>(next);
  desk.mark_secret();
  if (desk.turns_to("deal/" + std::to_string(next))) say_cards_left(desk);
  const auto typed = desk.terminal().ask(
      desk.say("cli.moderate.ask.mrk.hand", {{"who", desk.name(seat)}, {"n", desk.plan().each}}));
  if (!typed) return desk.stop();
  const WordTyped word = find_word(*typed, desk.words(), desk.names(), desk.known_words());
  if (word.word == Word::quit) return desk.stop();
  if (typed->empty() || word.word == Word::help) {
    return desk.terminal().say(desk.say("guide.mrk.deal.how", {{"name", example(desk)}}),
                               typed->empty() ? Style::bad : Style::plain);
  }
  if (is_undo(*typed, desk.words()) || word.word == Word::back) {
    return next == 0 ? void() : deal_hands(desk, next - 1, {});
  }
  if (word.word != Word::none) {
    return desk.terminal().say(desk.say("guide.deal.only"), Style::bad);
  }
  const auto hand = read_hand(desk, *typed);
  if (hand && !breaks_rule(desk, seat, *hand)) deal_hands(desk, next, *hand);
}

void say_how_to_type(MrakoszlapDesk& desk) {
  const std::string deck = notation::deck_text(desk.words(), desk.plan().deck);
  desk.say_aloud(desk.say("mrk.guide.deal-cards.say"));
  desk.do_silently(desk.say("mrk.guide.deal-cards.do", {{"cards", deck}}));
  desk.enter_what(desk.say("mrk.guide.deal-cards.enter") + " " +
                  desk.say("guide.mrk.deal.how", {{"name", example(desk)}}));
}

// MRK-DEAL-1  Each legal deal is as likely as every other.
void deal_by_program(MrakoszlapDesk& desk) {
  chance::Dice dice{desk.seed(), 0};
  const simulator::MrakoszlapDeal deal = simulator::draw_deal(dice, desk.plan());
  std::vector<int> cards;
  for (unsigned i = 0; i < desk.setup().seats; ++i) {
    const auto hand = numbers_of(deal.hands[i]);
    cards.insert(cards.end(), hand.begin(), hand.end());
  }
  desk.deal(cards);
}

void show_cards(MrakoszlapDesk& desk, Hand hand) {
  const auto& words = desk.words();
  const Screenfuls screen{desk.terminal(), words.say("cli.play.press-enter")};
  for (int id : numbers_of(hand)) {
    const auto card = static_cast<CardId>(id);
    desk.terminal().hang(desk.card(card), 24,
                         notation::card_does(words, desk.setup(), type_of(card)), Style::secret);
    desk.terminal().hang("", 24, notation::card_traits(words, type_of(card)), Style::dim);
  }
}

// MRK-DEAL-14  Alone with the screen: the own hand and what its cards do.
void show_own(MrakoszlapDesk& desk, Seat seat) {
  const auto& words = desk.words();
  if (!desk.opens_own_page(seat)) return;
  const Hand hand = hand_of(desk, seat);
  show_cards(desk, hand);
  const bool doctor = hand.has(mrakoszlap::Type::doctor) && desk.truth().offset != 0;
  if (doctor) {
    const std::string nights = notation::nights_text(desk.truth().offset);
    desk.terminal().say(words.say("mrk.fact.doctor-offset.you", {{"nights", nights}}),
                        Style::secret);
  }
  if (!desk.pause(words.say("cli.play.press-enter-hide"))) return;
  desk.clear();
  desk.play({desk.order(seat, ask::look, kYes)});
}

void show_all(MrakoszlapDesk& desk) {
  while (!desk.stopped() && desk.truth().row == mrakoszlap::Row::look) {
    show_own(desk, *desk.asked(ask::look));
  }
}

// By seat, hand after hand, as if these two had changed places.
std::vector<int> as_dealt(const MrakoszlapDesk& desk, CardId one, CardId other) {
  std::vector<int> things;
  for (Seat seat : desk.game().standing().seats) {
    for (int id : numbers_of(desk.plan().deck)) {
      const auto card = static_cast<CardId>(id);
      const CardId place = card == one ? other : card == other ? one : card;
      if (desk.truth().holder[index(place)] == seat) things.push_back(id);
    }
  }
  return things;
}

std::optional<std::vector<CardId>> two_cards(MrakoszlapDesk& desk, const std::string& text) {
  std::vector<CardId> cards;
  for (const std::string& part : parts_of(text)) {
    const CardId id = find_card(desk, part);
    if (id == CardId::none || desk.truth().holder[index(id)] == Seat::nobody) {
      return complain(desk, "cli.error.unknown-role", {{"name", part}}), std::nullopt;
    }
    cards.push_back(id);
  }
  if (cards.size() == 2) return cards;
  return complain(desk, "guide.mrk.swap.how", {{"name", example(desk)}}), std::nullopt;
}

}  // namespace

// What has been played must be possible with the new hands, too; otherwise it is taken back first.
void swap_cards(MrakoszlapDesk& desk, const std::string& text) {
  const auto cards = two_cards(desk, text);
  if (!cards) return;
  const CardId one = cards->front();
  const CardId other = cards->back();
  const Seat first = desk.truth().holder[index(one)];
  const Seat second = desk.truth().holder[index(other)];
  const bool apart = first != second;
  const Hand new_first = (dealt_to(desk, first) - Hand::of(one)) | Hand::of(other);
  const Hand new_second = (dealt_to(desk, second) - Hand::of(other)) | Hand::of(one);
  if (!apart) return complain(desk, "guide.mrk.swap.how", {{"name", example(desk)}});
  if (breaks_rule(desk, first, new_first) || breaks_rule(desk, second, new_second)) return;
  const std::vector<int> before = as_dealt(desk, one, one);
  try {
    desk.deal(as_dealt(desk, one, other));
  } catch (const notation::Misread&) {
    desk.deal(before);
    return complain(desk, "guide.mrk.swap.too-late", {});
  }
  for (Seat seat : Seats::of(first) | second) say_hand(desk, seat, dealt_to(desk, seat));
}

void deal_step(MrakoszlapDesk& desk) {
  const bool begun = desk.truth().dealt > 0;
  if (begun && seats_dealt(desk) + 1 == desk.setup().seats) return confirm_deal(desk);
  if (begun || desk.has_paper_cards()) return ask_hand(desk);
  if (desk.turns_to("deal")) {
    desk.say_aloud(desk.say("mrk.guide.before.say"));
    desk.say_aloud(notation::mrakoszlap_story(desk.words()));
    desk.say_aloud(desk.say("mrk.guide.sides.say"));
    desk.say_aloud(desk.say("mrk.guide.dead.say"));
    desk.say_news(mrakoszlap::fact::deck_announced);
    desk.do_silently(desk.say("mrk.guide.before.do"));
  }
  const Dealer dealer = ask_for_dealer(desk);
  if (dealer == Dealer::program) return deal_by_program(desk);
  if (dealer != Dealer::paper) return;
  say_how_to_type(desk);
  desk.terminal().say(desk.say("guide.deal.alone"), Style::dim);
  desk.use_paper_cards();
}

// Real cards may be handed out as the program has dealt them, or everyone looks at the screen.
void look_step(MrakoszlapDesk& desk) {
  const Seats left = desk.asked(ask::look);
  if (left != desk.in_play()) return show_all(desk);
  say_how_to_hand_out(desk);
  if (!desk.has_paper_cards() && desk.is_new("look")) {
    desk.say_aloud(desk.say("mrk.guide.look.say"));
  }
  const Input input = desk.ask_step(desk.say("cli.moderate.ask.mrk.looked"));
  if (input.kind != Input::Kind::text) return;
  if (input.text == "2") return show_all(desk);
  if (!input.text.empty()) return desk.terminal().say(desk.say("guide.pause"), Style::bad);
  std::vector<Command> commands;
  for (Seat seat : left) commands.push_back(desk.order(seat, ask::look, kYes));
  desk.play(commands);
}

}  // namespace omerta::cli
