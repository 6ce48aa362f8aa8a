// Hands of several cards at a guided desk: typed in one by one, each saved at once; and two cards
// that were typed in for the wrong hands.
#include <fmt/format.h>

#include <algorithm>

#include "cli/moderate/guided.h"
#include "cli/typed/suggest.h"

namespace omerta::cli {
namespace {

using script::Hands;

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

bool has(const std::vector<int>& hand, int thing) {
  return std::find(hand.begin(), hand.end(), thing) != hand.end();
}

// Whose hand it is in; all of them if it is in none.
std::size_t holder(const Hands& hands, int thing) {
  const auto found = std::find_if(hands.begin(), hands.end(),
                                  [&](const std::vector<int>& hand) { return has(hand, thing); });
  return static_cast<std::size_t>(found - hands.begin());
}

std::size_t dealt(const Hands& hands) {  // so many hands are typed in
  const auto none = [](const std::vector<int>& hand) { return hand.empty(); };
  return static_cast<std::size_t>(std::find_if(hands.begin(), hands.end(), none) - hands.begin());
}

}  // namespace

void GuidedDesk::complain(const Message& what) { terminal().say(said(what), Style::bad); }

std::string GuidedDesk::example() const { return said(guide_->deals(moment()).front().example); }

// By its number in the list, or by name: without a number the only copy, or the first.
std::optional<int> GuidedDesk::thing_typed(const std::string& text) const {
  const std::vector<script::Kind> kinds = guide_->kinds(moment());
  const auto place = whole_number(text);
  const bool listed = place && *place >= 1 && *place <= kinds.back().id + kinds.back().numbered;
  if (listed) return static_cast<int>(*place - 1);
  const std::size_t end = text.find_last_not_of("0123456789");
  if (end == text.npos) return {};
  const auto number = whole_number(std::string_view{text}.substr(end + 1));
  const bool numbered = number && end > 0 && (text[end] == ' ' || text[end] == '-');
  const auto id = kind_typed(numbered ? text.substr(0, end) : text);
  const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                 [&](const script::Kind& each) { return each.id == id; });
  const long long wanted = numbered ? *number : 1;
  if (kind == kinds.end() || wanted < 1 || wanted > kind->numbered) return {};
  return kind->id + static_cast<int>(wanted) - 1;
}

GuidedDesk::Cards GuidedDesk::left_of(const Hands& hands) const {
  Cards left;
  for (const script::Kind& kind : guide_->kinds(moment())) {
    for (int thing = kind.id; thing < kind.id + kind.copies; ++thing) {
      if (holder(hands, thing) == hands.size()) left.push_back(thing);
    }
  }
  return left;
}

// Nothing if something is wrong with it; it has been said what.
std::optional<GuidedDesk::Cards> GuidedDesk::hand_typed(const std::string& text,
                                                        const Hands& hands) {
  Cards hand;
  const Cards left = left_of(hands);
  for (const std::string& part : parts_of(text)) {
    const auto thing = thing_typed(part);
    if (!thing) return complain({"cli.error.unknown-role", {{"name", part}}}), std::nullopt;
    if (!has(left, *thing) || has(hand, *thing)) {
      return complain({"guide.hands.gone", {{"card", guide_->thing(*thing)}}}), std::nullopt;
    }
    hand.push_back(*thing);
  }
  const int each = guide_->deals(moment()).front().each;
  if (static_cast<int>(hand.size()) == each) {
    std::sort(hand.begin(), hand.end());
    return hand;
  }
  return complain({"guide.hands.count", {{"n", hand.size()}, {"each", each}}}), std::nullopt;
}

// What is wrong with the hand; what to do about it is for the table to decide.
Message GuidedDesk::fault_of(Seat seat, const Cards& hand) const {
  const Message fault = guide_->hand_fault(moment(), hand);
  if (fault.empty()) return {};
  return {"guide.hands.fault", {{"who", seat}, {"what", fault}}};
}

void GuidedDesk::say_hand(Seat seat, const Cards& hand) {
  Messages cards;
  for (int thing : hand) cards.push_back(guide_->thing(thing));
  terminal().hang(numbered(seat), columns(numbered(seat)) + 1, said(listed(cards)), Style::secret);
}

void GuidedDesk::deal_hands(const Hands& hands) {
  Cards all;
  for (const Cards& hand : hands) all.insert(all.end(), hand.begin(), hand.end());
  deal(all);
}

void GuidedDesk::deal_next_hand() {
  const Hands hands = guide_->hands(moment());
  mark_secret();
  dealt(hands) + 1 == hands.size() ? confirm_hands(hands) : ask_hand(hands);
}

// The last hand is what is left; it is dealt when the moderator has seen all of them once more.
void GuidedDesk::confirm_hands(Hands hands) {
  Hands before = hands;
  before[hands.size() - 2].clear();
  hands.back() = left_of(hands);
  for (std::size_t i = 0; i < hands.size(); ++i) say_hand(static_cast<Seat>(i), hands[i]);
  const Message fault = fault_of(static_cast<Seat>(hands.size() - 1), hands.back());
  if (!fault.empty()) complain(fault);
  const auto typed = answer_to(words().say("guide.deal.right"));
  if (!typed) return;
  const WordTyped word = find_word(*typed, words(), names(), known_words());
  if (is_undo(*typed, words()) || word.word == Word::back || is_no(*typed, words())) {
    return deal_hands(before);
  }
  if (!typed->empty() || !fault.empty()) return;
  deal_hands(hands);
  cover(words().say("cli.moderate.secrets-hidden"));
}

void GuidedDesk::ask_hand(const Hands& hands) {
  const std::size_t next = dealt(hands);
  const auto seat = static_cast<Seat>(next);
  if (turns_to("deal/" + std::to_string(next))) {
    std::string line;  // with the numbers that may be typed for them
    for (int thing : left_of(hands)) {
      line += (line.empty() ? "" : "  ") + fmt::format("{}\u00a0", thing + 1);
      for (char c : said(guide_->thing(thing))) line += c == ' ' ? "\u00a0" : std::string(1, c);
    }
    terminal().say(line, Style::dim);
  }
  const auto typed = terminal().ask(said(
      {"cli.moderate.ask.hand", {{"who", seat}, {"n", guide_->deals(moment()).front().each}}}));
  if (!typed) return stop();
  const WordTyped word = find_word(*typed, words(), names(), known_words());
  if (word.word == Word::quit) return stop();
  if (typed->empty() || word.word == Word::help) {
    return terminal().say(words().say("guide.hands.how", {{"name", example()}}),
                          typed->empty() ? Style::bad : Style::plain);
  }
  Hands more = hands;
  if (is_undo(*typed, words()) || word.word == Word::back) {
    if (next == 0) return;
    more[next - 1].clear();
    return deal_hands(more);
  }
  if (word.word != Word::none) return complain("guide.deal.only");
  const auto hand = hand_typed(*typed, hands);
  if (!hand) return;
  const Message fault = fault_of(seat, *hand);
  if (!fault.empty()) return complain(fault);
  more[next] = *hand;
  deal_hands(more);
}

// What has been played must be possible with the new hands, too; otherwise it is taken back first.
// Somebody else may have to wake, so what is open is opened once more.
void GuidedDesk::swap_things(const std::string& text) {
  const bool seen_by_all = eyes_open();
  mark_secret();
  told_before_ = 0;
  answered_.clear();
  const Hands before = guide_->hands(moment());
  Cards things;
  std::string unknown;
  for (const std::string& part : parts_of(text)) {
    const auto thing = thing_typed(part);
    const bool held = thing && holder(before, *thing) < before.size();
    if (held) things.push_back(*thing);
    if (!held && unknown.empty()) unknown = part;
  }
  const bool two = things.size() == 2 && holder(before, things[0]) != holder(before, things[1]);
  if (!unknown.empty()) {
    complain({"cli.error.unknown-role", {{"name", unknown}}});
  } else if (!two) {
    complain({"guide.hands.swap", {{"name", example()}}});
  } else {
    swap_two(before, things);
  }
  if (seen_by_all && pause(words().say("guide.cover"))) {
    cover(words().say("cli.moderate.secrets-hidden"));
  }
}

void GuidedDesk::swap_two(const Hands& before, const Cards& two) {
  Hands hands = before;
  std::array<std::size_t, 2> seats{holder(before, two[0]), holder(before, two[1])};
  for (std::size_t i : {0U, 1U}) {
    Cards& hand = hands[seats[i]];
    std::replace(hand.begin(), hand.end(), two[i], two[1 - i]);
    std::sort(hand.begin(), hand.end());
  }
  for (std::size_t seat : seats) {
    const Message fault = fault_of(static_cast<Seat>(seat), hands[seat]);
    if (!fault.empty()) return complain(fault);
  }
  try {
    deal_hands(hands);
  } catch (const notation::Misread&) {
    deal_hands(before);
    return complain("guide.hands.swap-too-late");
  }
  std::sort(seats.begin(), seats.end());
  for (std::size_t seat : seats) say_hand(static_cast<Seat>(seat), hands[seat]);
}

}  // namespace omerta::cli
