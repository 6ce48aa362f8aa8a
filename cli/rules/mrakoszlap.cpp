// The rules reader's own pages on mrakoszlap.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/rules/pages.h"
#include "cli/setup/mrakoszlap_setup.h"
#include "cli/typed/suggest.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/words/spoken.h"

namespace omerta::cli {
namespace {

using mrakoszlap::Phase;
using mrakoszlap::Type;

constexpr std::array kTopics{
    Topic{"setup", "DECK"},      Topic{"deck", "DECK"},         Topic{"deal", "DEAL"},
    Topic{"sides", "SIDE"},      Topic{"calls", "CALL"},        Topic{"meeting", "MEET"},
    Topic{"bullets", "BULLET"},  Topic{"flight", "BULLET"},     Topic{"fragments", "BULLET"},
    Topic{"tunnel", "MAGE"},     Topic{"smell", "SOCK"},        Topic{"mud", "JOZIN"},
    Topic{"gas-mask", "MASK"},   Topic{"prison", "JAILER"},     Topic{"gains", "EXCH"},
    Topic{"morning", "REPORT"},  Topic{"trial", "DAY"},         Topic{"accusations", "ACCUSE"},
    Topic{"defences", "DEFEND"}, Topic{"voting", "BALLOT"},     Topic{"tie-ballot", "TIE"},
    Topic{"gallows", "VERDICT"}, Topic{"execution", "VERDICT"}, Topic{"defence-cards", "DAYDEF"},
    Topic{"silence", "BOBO"},    Topic{"victory", "WIN"},       Topic{"winning", "WIN"},
    Topic{"moderator", "MOD"},   Topic{"konferansjer", "MOD"},  Topic{"phases", "PHASE"},
    Topic{"neighbours", "SEAT"}, Topic{"resolution", "END"}};

// The clauses of a card are filed under a short word.
struct Filed {
  Type type;
  std::string_view group;
};
constexpr std::array kFiled{
    Filed{Type::cloud_treader, "CLOUD"},    Filed{Type::tightrope_walker, "ROPE"},
    Filed{Type::ghost_bobo, "BOBO"},        Filed{Type::mad_shooter, "SHOOTER"},
    Filed{Type::al_capone, "CAPONE"},       Filed{Type::gandalf, "EXCH"},
    Filed{Type::kuskona, "EXCH"},           Filed{Type::mass_murderer, "MASSM"},
    Filed{Type::blind_executioner, "EXEC"}, Filed{Type::gravedigger, "GRAVE"},
    Filed{Type::time_lord, "TIMELORD"}};

// MRK-PHASE-3
constexpr std::array kDay{Phase::report,   Phase::day_open,  Phase::accusations,
                          Phase::defences, Phase::ballot,    Phase::tie_ballot,
                          Phase::verdict,  Phase::execution, Phase::evening};

// MRK-BULLET-9, MRK-DAYDEF-1, -2  Every list of the print; a tunnel stands by its Mage.
struct Defended {
  mrakoszlap::Kind kind;
  std::vector<Type> cards;
};
const std::vector<Defended>& defences() {
  using enum mrakoszlap::Kind;
  static const std::vector<Defended> all{
      {mafia,
       {Type::magnet, Type::mage, Type::mirror, Type::slime, Type::al_capone, Type::doctor,
        Type::vest, Type::cloud_treader}},
      {shooter,
       {Type::magnet, Type::mage, Type::mirror, Type::slime, Type::doctor, Type::vest,
        Type::cloud_treader}},
      {sniper,
       {Type::magnet, Type::mage, Type::slime, Type::doctor, Type::vest, Type::cloud_treader}},
      {smell, {Type::doctor, Type::cloud_treader}},
      {matrix, {Type::vest, Type::cloud_treader}},
      {gallows, {Type::tightrope_walker, Type::immunity, Type::cloud_treader}},
      {shot, {Type::immunity, Type::vest, Type::cloud_treader}},
  };
  return all;
}

constexpr std::array kPages{"order",   "night-order", "options", "settings",
                            "presets", "cards",       "roles"};

class MrakoszlapPages : public RulesPages {
 public:
  using RulesPages::RulesPages;

  bool turn_to(const std::string& about) override {
    if (about == "order" || about == "night-order") return order(), true;
    if (about == "options" || about == "settings") return options(""), true;
    if (about == "presets") return presets(), true;
    if (is_defence_order(about)) return defence_order(), true;
    if (about == "cards" || about == "roles") return cards(), true;
    if (is_topic(about)) return false;
    if (const auto type = type_named(about)) return card_page(*type), true;
    if (is_option(about)) return options(about), true;
    return false;
  }

  bool knows(const std::string& about) const override {
    const bool page = std::find(kPages.begin(), kPages.end(), about) != kPages.end();
    return page || is_defence_order(about) || type_named(about) || is_option(about);
  }

  std::vector<std::string> names() const override {
    std::vector<std::string> all = mrakoszlap_words(words_);
    for (const auto& info : notation::mrakoszlap_options({})) all.push_back(info.name);
    return all;
  }

  std::span<const Topic> topics() const override { return kTopics; }
  std::string how() const override { return words_.say("cli.rules.how-mrakoszlap"); }

 private:
  static bool is_topic(const std::string& about) {
    return std::any_of(kTopics.begin(), kTopics.end(),
                       [&](const Topic& topic) { return topic.word == folded(about); });
  }

  // A page, and the option that changes it.
  static bool is_defence_order(const std::string& about) {
    return about == "defence-order" || about == "defence order";
  }

  // A copy has the rules of its type: "mage-2".
  std::optional<Type> type_named(const std::string& about) const {
    if (const auto type = find_card_type(about, words_)) return type;
    const auto copy = find_card_copy(about, words_);
    return copy ? std::optional{type_of(*copy)} : std::nullopt;
  }

  // In Polish beside the name that is printed on the card: the box speaks a dialect of it.
  std::string title_of(Type type) const {
    const std::string name = notation::card_name(words_, type);
    const std::string printed = notation::mrakoszlap_printed(type);
    const bool other = words_.language() == Language::pl && printed != name;
    return other ? name + " (" + printed + ")" : name;
  }

  void card_page(Type type) {
    const int copies = mrakoszlap::kCopies[index(type)];
    terminal_.title(title_of(type) + (copies > 1 ? fmt::format("  ×{}", copies) : ""));
    terminal_.say(notation::card_does(words_, {}, type));
    terminal_.say(notation::card_traits(words_, type), Style::dim);
    const auto filed = std::find_if(kFiled.begin(), kFiled.end(),
                                    [&](const Filed& each) { return each.type == type; });
    const std::string id = notation::mrakoszlap_name(type);
    print_group(filed == kFiled.end() ? std::string_view{id} : filed->group);
    print_also(id);
  }

  void cards() {
    for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
      const auto type = static_cast<Type>(i);
      terminal_.line();
      terminal_.line(title_of(type), Style::bold);
      terminal_.say(notation::card_does(words_, {}, type));
      terminal_.say(notation::card_traits(words_, type), Style::dim);
    }
  }

  void call(int number, Type type, std::string_view nights) {
    const std::string when =
        nights.empty() ? "" : "  (" + words_.say("mrk.trait." + std::string{nights}) + ")";
    terminal_.line(fmt::format("{:>3}. {}{}", number, notation::card_name(words_, type), when));
  }

  // MRK-CALL-1, MRK-PHASE-3
  void order() {
    terminal_.title(words_.say("cli.rules.order"));
    terminal_.line("     " + notation::phase_name(words_, Phase::mafia_meeting) + "  (1)");
    terminal_.line("     " + notation::phase_name(words_, Phase::night_open));
    int number = 0;
    for (const mrakoszlap::Call& each : mrakoszlap::calls()) {
      call(++number, each.type,
           each.nights == mrakoszlap::Nights::even ? "even-nights" : std::string_view{});
    }
    call(++number, Type::spyglass, "third-nights");
    terminal_.line("     " + notation::phase_name(words_, Phase::night_resolution));
    terminal_.line("     " + notation::phase_name(words_, Phase::matrix_release));
    terminal_.title(words_.say("cli.rules.order-day"));
    for (Phase phase : kDay) terminal_.line("     " + notation::phase_name(words_, phase));
    terminal_.line();
    terminal_.say("MRK-CALL-1, MRK-PHASE-2, MRK-PHASE-3", Style::dim);
  }

  // The page a narrator needs most. Gas masks come before the Doctor, against the smell alone.
  void defence_order() {
    terminal_.title(words_.say("cli.rules.defences"));
    for (const Defended& each : defences()) {
      std::string line;
      if (each.kind == mrakoszlap::Kind::smell) {
        const mrakoszlap::Hand masks = mrakoszlap::gas_masks(mrakoszlap::ThirdGasMask::ghost_bobo);
        line = words_.say("cli.trace.key.mask") + " (" + notation::cards_text(words_, masks) + ")";
      }
      for (Type type : each.cards) {
        line += (line.empty() ? "" : " → ") + notation::card_name(words_, type);
      }
      terminal_.line(notation::kind_name(words_, each.kind), Style::bold);
      terminal_.hang("", 4, line);
    }
    terminal_.line();
    terminal_.say("MRK-BULLET-9, MRK-SOCK-2, MRK-MATRIX-4, MRK-DAYDEF-1, MRK-DAYDEF-2", Style::dim);
    options("defence-order");
  }

  void presets() {
    for (const std::string& preset : mrakoszlap_presets()) {
      terminal_.line();
      terminal_.line(preset + "  (" + notation::preset_name(words_, preset) + ")", Style::bold);
      terminal_.say(notation::preset_about(words_, preset));
      const auto usual = notation::mrakoszlap_options({});
      const auto values = notation::mrakoszlap_options(*notation::mrakoszlap_preset(preset));
      for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i].now == usual[i].now) continue;
        terminal_.hang("  •", 4, values[i].name + " = " + values[i].now);
      }
    }
  }

  bool is_option(const std::string& name) const {
    const auto all = notation::mrakoszlap_options({});
    return std::any_of(all.begin(), all.end(), [&](const auto& each) { return each.name == name; });
  }

  void options(const std::string& only) {
    for (const notation::OptionInfo& info : notation::mrakoszlap_options({})) {
      if (!only.empty() && info.name != only) continue;
      std::vector<std::string> meanings;
      for (const std::string& value : info.values) {
        meanings.push_back(notation::mrakoszlap_option_value(words_, info.name, value));
      }
      print_option(info, notation::mrakoszlap_option_about(words_, info.name), meanings);
    }
    terminal_.line();
    terminal_.say(words_.say("cli.rules.default"), Style::dim);
  }
};

}  // namespace

std::unique_ptr<RulesPages> mrakoszlap_pages(const RulesRequest& request, const Catalogue& book,
                                             const Words& words, Terminal& terminal) {
  return std::make_unique<MrakoszlapPages>(request, book, words, terminal);
}

}  // namespace omerta::cli
