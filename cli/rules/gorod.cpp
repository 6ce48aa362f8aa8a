// The rules reader's own pages on gorod.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/rules/pages.h"
#include "rulebooks/gorod/text/book.h"
#include "rulebooks/gorod/text/ids.h"
#include "rulebooks/gorod/words/spoken.h"

namespace omerta::cli {
namespace {

using gorod::Call;

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

constexpr std::array<Call, 11> kOrder{
    Call::captain, Call::mafia,        Call::don,    Call::yakuza, Call::sheriff,   Call::maniac,
    Call::nurse,   Call::commissioner, Call::lawyer, Call::beauty, Call::journalist};

class GorodPages : public RulesPages {
 public:
  using RulesPages::RulesPages;

  bool turn_to(const std::string& about) override {
    if (about == "order" || about == "night-order") return order(), true;
    if (about == "options" || about == "settings") return options(""), true;
    if (about == "roles") return roles(), true;
    if (const auto role = find_card(about, words_, {})) return card(*role), true;
    if (is_option(about)) return options(about), true;
    return false;
  }

  bool knows(const std::string& about) const override {
    const bool page = about == "order" || about == "night-order" || about == "options" ||
                      about == "settings" || about == "roles";
    return page || find_card(about, words_, {}).has_value() || is_option(about);
  }

  std::vector<std::string> names() const override {
    std::vector<std::string> all = card_words(words_, {});
    for (const auto& info : notation::gorod_options(setup())) all.push_back(info.name);
    return all;
  }

  std::span<const Topic> topics() const override { return kTopics; }
  std::string how() const override { return words_.say("cli.rules.how"); }

 private:
  gorod::Setup setup() const {
    return {.edition =
                request_.edition == "2012" ? gorod::Edition::of_2012 : gorod::Edition::newer};
  }

  void card(gorod::Role role) {
    terminal_.title(notation::role_name(words_, {}, role));
    terminal_.say(notation::role_motto(words_, role), Style::dim);
    terminal_.say(notation::role_does(words_, {}, setup(), role));
    const std::string id = notation::gorod_role({}, role);
    print_group(id);
    print_also(id);
  }

  void roles() {
    for (unsigned i = 0; i < gorod::kBuiltIn; ++i) {
      const auto role = static_cast<gorod::Role>(i);
      terminal_.line();
      terminal_.line(notation::role_name(words_, {}, role), Style::bold);
      terminal_.say(notation::role_does(words_, {}, setup(), role));
    }
  }

  void order() {
    terminal_.title(words_.say("cli.rules.order"));
    terminal_.say(words_.say("cli.rules.first-night"));
    terminal_.line();
    int number = 0;
    for (Call call : kOrder) {
      const std::string_view id = notation::gorod_id::of(call);
      terminal_.line(fmt::format("{:>2}. {}", ++number,
                                 words_.say(notation::gorod_id::key("call", id, "name"))),
                     Style::bold);
      terminal_.hang("", 4,
                     words_.say(notation::gorod_id::key("guide.call", id),
                                {{"sleepwalker", "yes"}, {"lawyer", "yes"}}));
    }
    terminal_.line();
    terminal_.say("GOR-NIGHT-2, GOR-FIRST-1", Style::dim);
  }

  bool is_option(const std::string& name) const {
    const auto all = notation::gorod_options(setup());
    return name == "edition" ||
           std::any_of(all.begin(), all.end(), [&](const auto& each) { return each.name == name; });
  }

  void option(const notation::OptionInfo& info) {
    std::vector<std::string> meanings;
    for (const std::string& value : info.values) {
      std::string key = "option." + info.name + "." + value;
      if (value == "N")
        key = "option." + info.name +
              (words_.has("option." + info.name + ".number") ? ".number" : ".seconds");
      meanings.push_back(words_.say(key, {{"n", 30}}));
    }
    print_option(info, words_.say("option." + info.name + ".about"), meanings);
  }

  void options(const std::string& only) {
    const auto all = notation::gorod_options(setup());
    for (notation::OptionInfo info : all) {
      if (!only.empty() && info.name != only) continue;
      const bool acts = request_.edition == "2012";
      if (info.name == "killed-tonight-acts") info.now = acts ? "yes" : "no";
      if (info.name == "arrest-masks") info.now = acts ? "all-checks" : "commissioner-lawyer";
      option(info);
    }
    terminal_.line();
    terminal_.say(words_.say("cli.rules.default"), Style::dim);
  }
};

}  // namespace

std::unique_ptr<RulesPages> gorod_pages(const RulesRequest& request, const Catalogue& book,
                                        const Words& words, Terminal& terminal) {
  return std::make_unique<GorodPages>(request, book, words, terminal);
}

}  // namespace omerta::cli
