// The questions before a game of gorod: who runs it, which edition, which deck.
#include "cli/moderate/new.h"

#include <algorithm>

#include "cli/typed/desk_words.h"
#include "rulebooks/rulebook.h"

namespace omerta::cli {
namespace {

constexpr std::size_t kUsualPlayers = 8;

class GorodInterview : public Interview {
 public:
  using Interview::Interview;

  NewGame run() override {
    terminal_.title(words_.say("phase.setup"));
    terminal_.say(words_.say("guide.before.say"), Style::spoken);  // GOR-SEAT-1, -2
    if (!players(kUsualPlayers) || !moderator() || !edition()) return {{}, {}, code_};
    const auto chosen = deck();
    if (!chosen || !file_name()) return {{}, {}, code_};
    return begun(chosen->chosen);
  }

 private:
  bool moderator() {
    const bool said = std::any_of(
        setup_.options.begin(), setup_.options.end(),
        [](const std::string& option) { return option.rfind("moderator-mode=", 0) == 0; });
    if (said || !setup_.moderator.empty()) return true;
    terminal_.say(words_.say("guide.new.moderator"));  // GOR-MODERATOR-1
    while (true) {
      const auto typed = who_runs("cli.moderate.ask.new.moderator");
      if (!typed) return false;
      if (is_pass(*typed, words_)) {
        setup_.options.emplace_back("moderator-mode=first-out");
        return true;
      }
      if (!is_player(*typed)) return setup_.moderator = *typed, true;
      terminal_.say(words_.say("complaint.moderator-is-player", {{"name", *typed}}), Style::bad);
    }
  }

  bool edition() {
    if (!setup_.deck.empty() || !setup_.edition.empty()) return true;
    while (true) {
      const auto typed = ask("cli.moderate.ask.new.edition");
      if (!typed) return false;
      if (typed->empty() || *typed == "1" || *typed == "new") return true;
      if (*typed == "2" || *typed == "2012") return setup_.edition = "2012", true;
      not_one_of(2, *typed);
    }
  }

  std::optional<setup::Judged> deck() {
    const bool given = !setup_.deck.empty();
    while (true) {
      auto chosen = choose(setup_, words_, terminal_);
      if (!chosen && given) return code_ = kUsage, std::nullopt;
      MayStart verdict = MayStart::no;
      if (chosen) {
        terminal_.say(words_.say(setup_.deck.empty() ? "cli.decks.recommended" : "cli.decks.yours",
                                 {{"n", setup::people(chosen->chosen)},
                                  {"deck", words_.said(chosen->deck, chosen->names)}}));
        if (lacks_yakuza_mode(chosen->chosen)) {
          if (!yakuza_mode()) return {};
          continue;
        }
        verdict = say_findings(*chosen, words_, terminal_);
        // Where not even the recommended deck may start, no other can help.
        const bool hopeless = given || setup_.deck.empty();
        if (verdict == MayStart::no && hopeless) return code_ = kDoesNotHold, std::nullopt;
        if (verdict == MayStart::yes && given) return chosen;
      }
      const auto typed = ask("cli.moderate.ask.new.deck");
      if (!typed) return {};
      if (typed->empty() && verdict == MayStart::yes) return chosen;
      if (typed->empty()) setup_.deck.clear();  // the recommended one
      if (!typed->empty()) setup_.deck = without_spaces(*typed);
    }
  }

  static bool lacks_yakuza_mode(const setup::Chosen& chosen) {
    const auto& deck = chosen.deck;
    const bool yakuza = std::any_of(deck.begin(), deck.end(), [](const setup::Counted& each) {
      return each.id == "yakuza" && each.count > 0;
    });
    return yakuza && rulebook("gorod").form(chosen).field("yakuza-mode")->now.empty();
  }

  // GOR-DECK-10  The deck does not say what its yakuza are.
  bool yakuza_mode() {
    while (true) {
      const auto typed = ask("cli.moderate.ask.new.yakuza");
      if (!typed) return false;
      const bool plain = *typed == "2";
      if (plain || typed->empty() || *typed == "1") {
        setup_.options.emplace_back(plain ? "yakuza-mode=plain-mafia" : "yakuza-mode=second-clan");
        return true;
      }
      not_one_of(2, *typed);
    }
  }

  static std::string without_spaces(std::string text) {
    std::erase(text, ' ');
    return text;
  }
};

}  // namespace

std::unique_ptr<Interview> gorod_interview(const ModerateRequest& request, Terminal& terminal) {
  return std::make_unique<GorodInterview>(request, Words::of(request.language), terminal);
}

}  // namespace omerta::cli
