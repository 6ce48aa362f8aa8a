// Every question that is open, with what it admits.
#include "notation/scenario/open_now.h"

#include <fmt/format.h>

#include <algorithm>

namespace omerta::notation {
namespace {

constexpr int kBits = 64;

struct Question {
  std::vector<std::string> who;
  std::string what;  // with its answers
};

std::string answers(const Book& book, const Casting& casting, const Prompt& prompt) {
  std::vector<std::string> all;
  const auto& seats = casting.names.seats;
  for (int bit = 0; bit < kBits && !book.is_wordless(prompt.ask); ++bit) {
    const Choice choice = Choice{1} << bit;
    if ((prompt.offers & choice) == 0) continue;
    const std::string word = book.choice_name(prompt.ask, choice);
    if (!word.empty()) {
      all.push_back(word);
    } else if (static_cast<std::size_t>(bit) < seats.size()) {
      all.push_back(seats[static_cast<std::size_t>(bit)]);
    }
  }
  if (prompt.pass == Pass::allowed) all.emplace_back("pass");
  return all.empty() ? "" : fmt::format(" ({})", join(all, ", "));
}

std::string voice_of(const Prompt& prompt) {
  if (prompt.voices.has(Voice::chance)) return "chance";
  return prompt.voices.has(Voice::clock) ? "clock" : "moderator";
}

void add(std::vector<Question>& all, const std::string& who, const std::string& what) {
  const auto known =
      std::find_if(all.begin(), all.end(), [&](const Question& each) { return each.what == what; });
  if (known == all.end()) {
    all.push_back({{who}, what});
  } else {
    known->who.push_back(who);
  }
}

}  // namespace

Message open_now(const Book& book, const Casting& casting, const AnyGame& game, Seat own) {
  if (game.over()) return "fault.check.nothing-over";
  std::vector<Question> all;
  for (unsigned lane = 0; lane < game.lanes(); ++lane) {
    for (Seat seat : game.standing().seats) {
      const Prompt* prompt = game.prompt(lane, seat);
      if (prompt == nullptr || (seat != own && !book.is_question(prompt->ask))) continue;
      add(all, casting.names.seats[index(seat)],
          book.ask_name(prompt->ask) + answers(book, casting, *prompt));
    }
    const Prompt* house = game.prompt(lane, Seat::nobody);
    if (house == nullptr) continue;
    add(all, voice_of(*house), book.ask_name(house->ask) + answers(book, casting, *house));
  }
  std::vector<std::string> words;
  for (const Question& each : all) words.push_back(join(each.who, ", ") + ": " + each.what);
  return words.empty() ? Message{"fault.check.nothing"} : as_written(join(words, "; "));
}

}  // namespace omerta::notation
