// The pages of gorod: each card, all cards, the order of the night.
#include "rulebooks/gorod/presentation/pages.h"

#include <array>

#include "rulebooks/gorod/rules/cards.h"
#include "rulebooks/gorod/text/book.h"
#include "rulebooks/gorod/text/ids.h"
#include "rulebooks/gorod/words/words.h"

namespace omerta::gorod {
namespace {

using catalogue::Line;
using catalogue::Page;
using catalogue::Topic;
using enum catalogue::Line::Kind;

constexpr std::array<Topic, 14> kTopics{{{"discussion", "DAY"},
                                         {"nominations", "DAY"},
                                         {"first-night", "FIRST"},
                                         {"acquaintance", "FIRST"},
                                         {"victory", "WIN"},
                                         {"winning", "WIN"},
                                         {"end", "WIN"},
                                         {"voting", "VOTE"},
                                         {"setup", "DECK"},
                                         {"cards", "DECK"},
                                         {"morning", "DAWN"},
                                         {"house-roles", "HOUSE"},
                                         {"phases", "PHASE"},
                                         {"table", "SEAT"}}};

Page card(const Setup& setup, Role role) {
  const std::string id = notation::gorod_role({}, role);
  return {{title, said::role_name(Edition::newer, role)},
          {aside, said::role_motto(role)},
          {text, said::role_does({}, setup, role)},
          {clauses, {}, id},
          {also, {}, id}};
}

Page all_cards(const Setup& setup) {
  Page page;
  for (unsigned i = 0; i < kBuiltIn; ++i) {
    const auto role = static_cast<Role>(i);
    page.push_back({blank});
    page.push_back({heading, said::role_name(Edition::newer, role)});
    page.push_back({text, said::role_does({}, setup, role)});
  }
  return page;
}

Page order() {
  Page page{{title, "cli.rules.order"}, {text, "cli.rules.first-night"}, {blank}};
  int number = 0;
  for (const Row& row : kNight) {
    const std::string_view id = notation::gorod_id::of(row.call);
    page.push_back(
        {heading, {notation::gorod_id::key("call", id, "name")}, std::to_string(++number)});
    page.push_back(
        {below,
         {notation::gorod_id::key("guide.call", id), {{"sleepwalker", "yes"}, {"lawyer", "yes"}}}});
  }
  page.push_back({blank});
  page.push_back({aside, as_written("GOR-NIGHT-2, GOR-FIRST-1")});
  return page;
}

}  // namespace

catalogue::Pages pages(std::string_view edition) {
  const Setup setup{.edition = edition == "2012" ? Edition::of_2012 : Edition::newer};
  catalogue::Pages all{.topics = kTopics, .how = {"cli.rules.how"}};
  all.pages = {{{"order", "night-order"}, order()}, {{"roles"}, all_cards(setup)}};
  for (unsigned i = 0; i < kBuiltIn; ++i) {
    const auto role = static_cast<Role>(i);
    all.cards.push_back({{notation::gorod_role({}, role)}, card(setup, role)});
  }
  return all;
}

}  // namespace omerta::gorod
