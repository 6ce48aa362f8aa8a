// The questions before a game of spytown: the game master, the edition, children, action cards.
#include "cli/moderate/new.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/typed/desk_words.h"
#include "cli/typed/suggest.h"
#include "rulebooks/rulebook.h"
#include "rulebooks/spytown/text/book.h"
#include "rulebooks/spytown/words/spoken.h"

namespace omerta::cli {
namespace {

constexpr std::size_t kUsualPlayers = 9;
constexpr std::size_t kActionCards = spytown::kCards - 1;  // all but the neutral one

class SpytownInterview : public Interview {
 public:
  SpytownInterview(const ModerateRequest& request, Terminal& terminal)
      : Interview{request, Words::of(request.language, "spytown"), terminal} {}

  NewGame run() override {
    terminal_.title(words_.say("spy.phase.setup"));
    if (!players(kUsualPlayers) || !game_master() || !edition() || !children())
      return {{}, {}, code_};
    const auto chosen = cards();
    if (!chosen || !file_name()) return {{}, {}, code_};
    return begun(chosen->chosen);
  }

 private:
  // SPY-SETUP-2  One of the people present, who gets no token.
  bool game_master() {
    if (setup_.moderator.empty())
      terminal_.say(words_.say("guide.new.game-master"));  // SPY-SETUP-6
    while (setup_.moderator.empty()) {
      const auto typed = who_runs("cli.moderate.ask.new.game-master");
      if (!typed) return false;
      if (is_player(*typed)) {
        terminal_.say(words_.say("spy.complaint.gm-dealt-in"), Style::bad);
      } else {
        setup_.moderator = *typed;
      }
    }
    return true;
  }

  bool edition() {
    while (setup_.edition.empty()) {
      const auto typed = ask("cli.moderate.ask.new.edition-spytown");
      if (!typed) return false;
      if (typed->empty() || *typed == "1" || folded(*typed) == "sk") setup_.edition = "sk";
      if (*typed == "2" || folded(*typed) == "pl") setup_.edition = "pl";
      if (setup_.edition.empty()) not_one_of(2, *typed);
    }
    return true;
  }

  // SPY-KIDS-1  Whoever has settled any of it on the command line is not asked.
  bool children() {
    if (!setup_.preset.empty() || !setup_.options.empty() || !setup_.cards.empty()) return true;
    const auto typed = ask("cli.moderate.ask.new.children");
    if (!typed) return false;
    return !is_yes(*typed, words_) || each_change();
  }

  // SPY-KIDS-1  All four changes, or only some.
  bool each_change() {
    setup_.preset = "children";
    for (const char* change :
         {"kids-no-agent", "kids-last-shot", "kids-single-ballot", "kids-wording"}) {
      terminal_.say(notation::option_about(words_, {}, change));
      const auto typed =
          ask("spy.guide.children.each", {{"name", notation::option_name(words_, {}, change)}});
      if (!typed) return false;
      if (is_no(*typed, words_)) setup_.options.push_back(std::string{change} + "=off");
    }
    return true;
  }

  // SPY-SETUP-3  What is said of the table: the tokens first, then how many cards.
  void say_note(const setup::Judged& judged, std::string_view key) {
    for (const setup::Note& note : judged.notes) {
      if (note.text.key == key) terminal_.say(words_.said(note.text));
    }
  }

  void say_cards(const setup::Judged& judged) {
    say_note(judged, "cli.decks.how-many");
    const setup::Form form = rulebook("spytown").form(judged.chosen);
    for (std::size_t i = 0; i < kActionCards; ++i) {
      const setup::Card& card = form.cards[i];
      terminal_.hang(fmt::format("{:>3}", i + 1), 5,
                     words_.said(card.name) + ": " + words_.said(card.does));
    }
  }

  // The numbers of the list above stand for the cards.
  static std::string by_number(const std::string& typed) {
    std::string cards;
    for (std::size_t at = 0; at <= typed.size();) {
      const std::size_t comma = std::min(typed.find(',', at), typed.size());
      std::string part = typed.substr(at, comma - at);
      part.erase(0, part.find_first_not_of(' '));
      const auto number = whole_number(part.substr(0, part.find_last_not_of(' ') + 1));
      if (number && *number >= 1 && *number <= static_cast<long long>(kActionCards)) {
        part = notation::spytown_name(static_cast<spytown::Card>(*number - 1));
      }
      cards += (cards.empty() ? "" : ",") + part;
      at = comma + 1;
    }
    return cards;
  }

  // SPY-CARD-1, -2, -4  What was given on the command line stands or falls; otherwise it is asked.
  std::optional<setup::Judged> cards() {
    const bool given = !setup_.cards.empty();
    for (bool first = true;; first = false) {
      const auto chosen = choose(setup_, words_, terminal_);
      const bool bare = setup_.cards.empty();
      if (!chosen && (given || bare)) return code_ = kUsage, std::nullopt;
      if (chosen && first && !given) say_note(*chosen, "cli.decks.tokens");
      const bool may = chosen && say_findings(*chosen, words_, terminal_) == MayStart::yes;
      if (chosen && !may && (given || bare)) return code_ = kDoesNotHold, std::nullopt;
      const bool basic = std::find(setup_.options.begin(), setup_.options.end(), "extended=off") !=
                         setup_.options.end();
      if (may && (basic || !(first && bare))) return chosen;
      if (chosen && first) {
        say_cards(*chosen);
        const setup::Form form = rulebook("spytown").form(chosen->chosen);
        terminal_.say(words_.said(form.field("extended")->values.front().about));
      }
      const auto typed = ask("cli.moderate.ask.new.cards");
      if (!typed) return {};
      setup_.cards = by_number(*typed);
    }
  }
};

}  // namespace

std::unique_ptr<Interview> spytown_interview(const ModerateRequest& request, Terminal& terminal) {
  return std::make_unique<SpytownInterview>(request, terminal);
}

}  // namespace omerta::cli
