// Whole sessions compared with feeds: each answer of a bot is what its own feed gives it, in a
// world of which nothing else is left; and what a person reads names nobody's card unless he was
// told.
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/typed/suggest.h"
#include "rulebooks/gorod/bots/bot.h"
#include "rulebooks/mrakoszlap/bots/bot.h"
#include "rulebooks/spytown/bots/bot.h"
#include "tests/cli/play/person.h"
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

using notation::Record;

PlayRequest request(const TestFile& file, const std::string& rulebook, std::uint64_t seed) {
  PlayRequest wanted;
  wanted.save = file.path();
  wanted.seed = seed;
  wanted.setup.rulebook = rulebook;
  wanted.setup.players = {"Tom"};
  wanted.setup.seats = 8 + static_cast<long long>(seed % 7);
  if (rulebook == "gorod") {
    wanted.setup.deck =
        "mafioso=2,don=1,lawyer=1,commissioner=1,sheriff=1,nurse=1,beauty=1,sleepwalker=1,"
        "journalist=1,captain=1,maniac=1,citizen=2";
    wanted.setup.seats = 0;
  }
  if (rulebook == "spytown") {
    wanted.setup.cards = "vest,recruitment,wiretap,shelter,arrest,role-swap,last-shot";
  }
  return wanted;
}

// --- bots ----------------------------------------------------------------------------------------
std::optional<Choice> answer_of(const bots::Bot& bot, const gorod::View& view,
                                std::span<const Event> heard, std::span<const talk::Said> said,
                                const Prompt& prompt) {
  return bot.choose({view, heard, bots::Talk::held, said}, prompt);
}
std::optional<Choice> answer_of(const bots::SpytownBot& bot, const spytown::View& view,
                                std::span<const Event> heard, std::span<const talk::Said> said,
                                const Prompt& prompt) {
  return bot.choose({view, heard, bots::Talk::held, said}, prompt);
}
std::optional<Choice> answer_of(const bots::MrakoszlapBot& bot, const mrakoszlap::View& view,
                                std::span<const Event> heard, std::span<const talk::Said> said,
                                const Prompt& prompt) {
  return bot.choose({view, heard, bots::Talk::held, said}, prompt);
}

// What one chair was told, and what it knows from that; nothing else of the game is kept.
template <class R>
struct Chair {
  std::vector<Event> heard;
  typename R::Table table{};
  typename R::Notes notes{};

  void hear(const typename R::Plan& plan, Seat seat, const Told& told) {
    const bool everyone = told.to.is_everyone();
    if (!everyone && !told.to.seats().has(seat)) return;
    heard.push_back(told.event);
    heard.back().cause = 0;
    // Whoever has asked knows what he asked for; no other rule is named to anybody.
    if (!std::is_same_v<R, gorod::Gorod> || told.event.fact != gorod::fact::answer) {
      heard.back().by = {};
    }
    if (everyone) {
      R::learn(plan, table, told.event);
    } else {
      R::learn(plan, notes, seat, told.event);
    }
  }
};

template <class R, class Bot>
int check_bots(const Record& record) {
  const Bot bot{*bots::level(record.bots()->level), record.bots()->seed};
  Chronicle game = record.begin();
  const auto& plan = game.game().template plan<R>();
  std::vector<Chair<R>> chairs(record.casting().names.seats.size());
  std::size_t told = 0;
  int answers = 0;
  notation::Conversation talk{record.book(), record.casting()};
  std::vector<talk::Said> said;
  for (const notation::Entry& entry : record.entries()) {
    for (; told < game.told().size(); ++told) {
      for (std::size_t i = 0; i < chairs.size(); ++i) {
        chairs[i].hear(plan, static_cast<Seat>(i), game.told()[told]);
      }
    }
    if (entry.speech) {
      EXPECT_EQ(talk.say(game, *entry.speech).fault, talk::Fault::none);
      said = talk.said();
      continue;
    }
    const Command& command = *entry.command;
    const bool seated = index(command.seat) < chairs.size();
    if (seated && !record.people()->has(command.seat)) {
      const Chair<R>& chair = chairs[index(command.seat)];
      const Prompt* prompt = game.game().prompt(R::lane(command.ask), command.seat);
      const View<R> view{plan, chair.table, chair.notes, command.seat};
      const auto choice = answer_of(bot, view, chair.heard, said, *prompt);
      EXPECT_EQ(choice, command.choice)
          << notation::command_text(record.book(), record.casting(), command);
      ++answers;
    }
    EXPECT_EQ(game.play(command), Refusal::none);
  }
  return answers;
}

TEST(PlayFeeds, ABotAnswersFromItsOwnFeed) {
  int answers = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    for (const char* rulebook : {"gorod", "spytown", "mrakoszlap"}) {
      const TestFile file;
      ASSERT_EQ(spend(request(file, rulebook, seed), file, seed).code, 0);
      const Record record = Record::read(file.text(), "");
      const std::string book{rulebook};
      if (book == "gorod") answers += check_bots<gorod::Gorod, bots::Bot>(record);
      if (book == "spytown") answers += check_bots<spytown::Spytown, bots::SpytownBot>(record);
      if (book == "mrakoszlap") {
        answers += check_bots<mrakoszlap::Mrakoszlap, bots::MrakoszlapBot>(record);
      }
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(answers, 3000);
}

// --- the person's screen -------------------------------------------------------------------------
// The sentences of somebody's own feed, as `replay` tells them, the longest first; feeds_tests
// holds those against the audiences.
std::vector<std::string> sentences_for(const TestFile& file, const std::string& name) {
  const Printed told =
      run(replay, ReplayRequest{.file = file.path(), .as = name, .format = "json"});
  std::vector<std::string> sentences;
  std::istringstream in{told.out};
  const std::string mark = "\"text\":\"";
  for (std::string line; std::getline(in, line);) {
    const std::size_t from = line.find(mark) + mark.size();
    std::size_t end = from;
    std::string text;
    for (; line[end] != '"'; ++end) {
      if (line[end] == '\\') ++end;
      text += line[end];
    }
    sentences.push_back(flattened(text));
  }
  std::sort(sentences.begin(), sentences.end(),
            [](const auto& a, const auto& b) { return a.size() > b.size(); });
  return sentences;
}

std::vector<std::string> card_names(const std::string& rulebook, const Record& record) {
  const Words& words = Words::of(Language::en, rulebook);
  std::vector<std::string> names;
  for (const auto& [card, count] : record.casting().deck) {
    const std::string prefix = rulebook == "gorod"     ? "role." + card + ".name"
                               : rulebook == "spytown" ? "spytown.token." + card + ".name"
                                                       : "mrakoszlap.card." + card + ".name";
    if (words.has(prefix)) names.push_back(words.say(prefix));
  }
  return names;
}

bool mentions(const std::string& text, const std::vector<std::string>& any) {
  return std::any_of(any.begin(), any.end(),
                     [&](const std::string& each) { return text.find(each) != std::string::npos; });
}

TEST(PlayFeeds, NobodysCardStandsOnTheScreenUntold) {
  int screens = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    for (const std::string rulebook : {"gorod", "spytown", "mrakoszlap"}) {
      const TestFile file;
      const Evening evening = spend(request(file, rulebook, seed), file, seed);
      const Record record = Record::read(file.text(), "");
      std::vector<std::string> others = record.casting().names.seats;
      std::erase(others, "Tom");
      const std::vector<std::string> cards = card_names(rulebook, record);
      ASSERT_FALSE(cards.empty());
      const std::vector<std::string> own = sentences_for(file, "Tom");
      for (const Asked& asked : evening.asked) {
        if (asked.screen.find("The game is over") != std::string::npos) break;
        std::string screen = flattened(asked.screen);
        for (const std::string& sentence : own) {
          for (std::size_t at = 0; (at = screen.find(sentence)) != std::string::npos;) {
            screen.replace(at, sentence.size(), ". ");
          }
        }
        std::replace(screen.begin(), screen.end(), '?', '.');  // a menu follows the question
        std::istringstream in{screen};
        for (std::string part; std::getline(in, part, '.');) {
          EXPECT_FALSE(mentions(part, others) && mentions(part, cards)) << rulebook << ": " << part;
        }
        ++screens;
      }
    }
  }
  EXPECT_GT(screens, 500);
}

// What others were told stands nowhere, in no words in which they were told it.
TEST(PlayFeeds, NothingStandsOnTheScreenThatOthersWereTold) {
  std::size_t secrets = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    for (const std::string rulebook : {"gorod", "spytown", "mrakoszlap"}) {
      const TestFile file;
      const Evening evening =
          spend(request(file, rulebook, seed), file, seed, kEveryQuestion, Curious::yes);
      ASSERT_TRUE(replayed(file).game().over());
      const Record record = Record::read(file.text(), "");
      const std::vector<std::string> own = sentences_for(file, "Tom");
      const std::string screen =
          flattened(evening.out.substr(0, evening.out.find("The game is over")));
      for (const std::string& name : record.casting().names.seats) {
        for (const std::string& sentence : sentences_for(file, name)) {
          if (std::find(own.begin(), own.end(), sentence) != own.end()) continue;
          ++secrets;
          EXPECT_EQ(screen.find(sentence), std::string::npos) << rulebook << ": " << sentence;
        }
      }
    }
  }
  EXPECT_GT(secrets, 3000U);
}

}  // namespace
}  // namespace omerta::cli
