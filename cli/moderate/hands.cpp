// Hands of several cards at the terminal: typed in one by one, each saved at once; and two cards
// that were typed in for the wrong hands.
#include <fmt/format.h>

#include <algorithm>

#include "cli/moderate/terminal_desk.h"
#include "cli/typed/suggest.h"

namespace omerta::cli {
namespace {

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

}  // namespace

// By its number in the list, or by name: without a number the only copy, or the first.
std::optional<int> TerminalDesk::thing_typed(const std::string& text) const {
  const std::vector<script::Kind> kinds = desk_.guide().kinds(desk_.moment());
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

// Nothing if one of them is no card; it has been said which.
std::optional<std::vector<int>> TerminalDesk::things_typed(const std::string& text) {
  std::vector<int> all;
  for (const std::string& part : parts_of(text)) {
    const auto thing = thing_typed(part);
    if (!thing) return complain({"cli.error.unknown-role", {{"name", part}}}), std::nullopt;
    all.push_back(*thing);
  }
  return all;
}

void TerminalDesk::say_hand(Seat seat, const std::vector<int>& hand) {
  Messages cards;
  for (int thing : hand) cards.push_back(desk_.guide().thing(thing));
  terminal_.hang(numbered(seat), columns(numbered(seat)) + 1, said(listed(cards)), Style::secret);
}

void TerminalDesk::deal_next_hand() {
  secret_ = true;
  desk_.hands_dealt() + 1 == desk_.hands().size() ? confirm_hands() : ask_hand();
}

// The last hand is what is left; it is dealt when the moderator has seen all of them once more.
void TerminalDesk::confirm_hands() {
  const script::Hands hands = desk_.all_hands();
  for (std::size_t i = 0; i < hands.size(); ++i) say_hand(static_cast<Seat>(i), hands[i]);
  const Message fault = desk_.hand_fault(static_cast<Seat>(hands.size() - 1), hands.back());
  if (!fault.empty()) complain(fault);
  const auto typed = answer_to(words_.say("guide.deal.right"));
  if (!typed) return;
  const WordTyped word = find_word(*typed, words_, names(), known_);
  if (is_undo(*typed, words_) || word.word == Word::back || is_no(*typed, words_)) {
    desk_.take_hand_back();
    return static_cast<void>(save());
  }
  if (!typed->empty() || !fault.empty()) return;
  desk_.finish_hands();
  save();
  cover(words_.say("cli.moderate.secrets-hidden"));
}

void TerminalDesk::ask_hand() {
  const std::size_t next = desk_.hands_dealt();
  const script::Deal deal = desk_.deals().front();
  if (turns_to("deal/" + std::to_string(next))) {
    std::string line;  // with the numbers that may be typed for them
    for (int thing : desk_.left()) {
      line += (line.empty() ? "" : "  ") + fmt::format("{}\u00a0", thing + 1);
      for (char c : said(desk_.guide().thing(thing))) {
        line += c == ' ' ? "\u00a0" : std::string(1, c);
      }
    }
    terminal_.say(line, Style::dim);
  }
  const auto typed = terminal_.ask(
      said({"cli.moderate.ask.hand", {{"who", static_cast<Seat>(next)}, {"n", deal.each}}}));
  const WordTyped word = typed ? find_word(*typed, words_, names(), known_) : WordTyped{};
  stopped_ |= !typed || word.word == Word::quit;
  if (stopped_) return;
  if (typed->empty() || word.word == Word::help) {
    return terminal_.say(words_.say("guide.hands.how", {{"name", said(deal.example)}}),
                         typed->empty() ? Style::bad : Style::plain);
  }
  if (is_undo(*typed, words_) || word.word == Word::back) {
    desk_.take_hand_back();
    return static_cast<void>(save());
  }
  if (word.word != Word::none) return complain("guide.deal.only");
  const auto hand = things_typed(*typed);
  if (!hand) return;
  const Message why_not = desk_.give_hand(*hand);
  if (!why_not.empty()) return complain(why_not);
  save();
}

// Somebody else may have to wake, so what is open is opened once more.
void TerminalDesk::swap_things(const std::string& text) {
  if (!desk_.unseen().empty()) return complain("guide.blind.later");
  const bool seen_by_all = desk_.eyes_open();
  secret_ = true;
  told_before_ = 0;
  if (const auto things = things_typed(text)) {
    const script::Hands before = desk_.hands();
    const bool two = things->size() == 2;
    const Message why_not = desk_.swap(two ? things->front() : 0, two ? things->back() : 0);
    if (!why_not.empty()) complain(why_not);
    const script::Hands after = desk_.hands();
    for (std::size_t i = 0; i < after.size(); ++i) {
      if (after[i] != before[i]) say_hand(static_cast<Seat>(i), after[i]);
    }
    save();
  }
  if (seen_by_all) cover_secrets();
}

}  // namespace omerta::cli
