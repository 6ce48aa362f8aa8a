// What a desk is sent that no table has: chairs, deals.
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <set>

#include "rulebooks/mrakoszlap/text/book.h"
#include "tests/server/world/desk_world.h"

namespace omerta::server {
namespace {

using client::json::array;
using client::json::object;

using Deck = std::vector<std::pair<std::string, int>>;

Deck deck_of(const std::map<std::string, int>& cards) {
  Deck deck;
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    const std::string type{notation::mrakoszlap_name(static_cast<mrakoszlap::Type>(i))};
    const auto found = cards.find(type);
    deck.emplace_back(type, found == cards.end() ? 0 : found->second);
  }
  return deck;
}

// MRK-DEAL-2 to -12  Three hands into which these cards hardly ever fall as they may.
Company of_no_hands() {
  Company company{.rulebook = "mrakoszlap", .phones = 1, .paper = 2, .bots = 0};
  company.deck = deck_of({{"cloud-treader", 5},
                          {"mage", 2},
                          {"mad-shooter", 2},
                          {"ghost-bobo", 1},
                          {"slime", 2},
                          {"cobra", 1},
                          {"leech", 1},
                          {"mafian", 2},
                          {"doctor", 1},
                          {"spyglass", 1},
                          {"atheist", 1},
                          {"matrix", 1},
                          {"tightrope-walker", 3},
                          {"gravedigger", 1},
                          {"al-capone", 1},
                          {"gandalf", 1},
                          {"mirror", 1}});
  return company;
}

// What the moderator is about to send, if it says who holds a card that was called.
std::optional<object> says_holder(const std::string& frame) {
  const object sent = client::json::parse(frame).as_object();
  if (sent.at("t").as_string() != "cmd") return {};
  const object& action = sent.at("a").as_object();
  const bool sees = action.at("do").as_string() == "see" && action.at("held").as_array().empty();
  return sees ? std::optional{action} : std::nullopt;
}

// D4: a chair is one of the table's, or 255: nobody turns the card up, and it is looked for.
Company with_commander() {
  return {.rulebook = "spytown",
          .phones = 3,
          .paper = 5,
          .bots = 0,
          .cards = {{"commander", 1}, {"vest", 1}}};
}

TEST(DeskSeeing, NamesAChairOrNobody) {
  int asked = 0;
  int nobody = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    DeskWorld evening{with_commander(), seed};
    evening.moderator.deals("blind");
    for (int i = 0; i < 150 && evening.stage() != "over"; ++i) {
      const std::string frame = evening.moderator.next(evening.desk());
      auto action = says_holder(frame);
      if (action && evening.desk().own().at("at") == action->at("at")) {
        ++asked;
        for (const int seat : {32, 40, 62, 63, 64, 254}) {
          (*action)["seat"] = seat;
          EXPECT_EQ(evening.refusal(0, *action), "cannot-be") << seat;
        }
        (*action)["seat"] = 255;
        if (evening.refusal(0, *action).empty()) {
          ++nobody;
          evening.world.pass(1500);
          (*action)["at"] = evening.desk().own().at("at");
          EXPECT_EQ(evening.refusal(0, *action), "cannot-be") << "somebody has it";
        }
      }
      evening.world.send(0, frame);
      evening.world.pass(1000);
    }
  }
  EXPECT_GT(asked, 0);
  EXPECT_GT(nobody, 0);
}

// A deck of which no shuffle gives hands that are hands: it is refused, and the desk goes on.
TEST(DeskDeal, OfNoLegalHandsIsRefused) {
  DeskWorld evening{of_no_hands(), 4};
  ASSERT_EQ(evening.stage(), "game");
  evening.world.pass(3000);
  const auto deal = [&](const char* by) {
    return evening.refusal(
        0, {{"do", "deal"}, {"at", evening.desk().own().at("at")}, {"by", by}, {"held", array{}}});
  };
  EXPECT_EQ(deal("program"), "not-a-deal");
  EXPECT_EQ(deal("program"), "not-a-deal");
  EXPECT_EQ(deal("paper"), "not-a-deal");
  EXPECT_EQ(evening.refusal(0, object{{"do", "allow"}, {"answers", false}}), "");
}

}  // namespace
}  // namespace omerta::server
