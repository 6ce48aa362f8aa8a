// The questions before a game of mrakoszlap: the moderator, the rules of the table, the deck, and
// how the cards are called at night.
#include "cli/moderate/new.h"

#include <algorithm>

#include "cli/typed/desk_words.h"
#include "cli/typed/suggest.h"
#include "rulebooks/mrakoszlap/presentation/form.h"
#include "rulebooks/mrakoszlap/words/spoken.h"
#include "rulebooks/rulebook.h"

namespace omerta::cli {
namespace {

using mrakoszlap::Hand;

constexpr std::size_t kUsualPlayers = 8;

class MrakoszlapInterview : public Interview {
 public:
  MrakoszlapInterview(const ModerateRequest& request, Terminal& terminal)
      : Interview{request, Words::of(request.language, "mrakoszlap"), terminal} {}

  NewGame run() override {
    terminal_.title(notation::phase_name(words_, mrakoszlap::Phase::setup));
    if (!players(kUsualPlayers) || !moderator() || !rules() || !calls()) return {{}, {}, code_};
    const auto chosen = deck();
    if (!chosen || !file_name()) return {{}, {}, code_};
    return begun(chosen->chosen);
  }

 private:
  // MRK-MOD-1  Somebody who does not play.
  bool moderator() {
    while (setup_.moderator.empty()) {
      const auto typed = who_runs("cli.moderate.ask.new.who-runs");
      if (!typed) return false;
      if (is_player(*typed)) {
        terminal_.say(words_.say("cli.error.moderator-plays", {{"name", *typed}}), Style::bad);
      } else {
        setup_.moderator = *typed;
      }
    }
    return true;
  }

  bool is_set(std::string_view option) const {
    return std::any_of(setup_.options.begin(), setup_.options.end(), [&](const std::string& each) {
      return each.rfind(std::string{option} + "=", 0) == 0;
    });
  }

  void say_help(std::string_view key) override {
    if (key == "cli.moderate.ask.new.rules") say_options();
    Interview::say_help(key);
  }

  void say_options() {
    for (const setup::Field& field : rulebook("mrakoszlap").form({}).fields) {
      if (field.values.size() < 2) continue;
      std::string values;
      for (const setup::Value& value : field.values) {
        values += (values.empty() ? "" : " / ") + value.id;
      }
      terminal_.hang("  " + field.id, 24, words_.said(field.about) + " (" + values + ")");
    }
  }

  // A preset, or settings with commas: both as on the command line.
  bool rules() {
    if (!setup_.options.empty() || !setup_.preset.empty()) return true;
    List presets;
    for (const setup::Preset& each : rulebook("mrakoszlap").form({}).presets) {
      presets.push_back(each.id);
    }
    while (true) {
      const auto typed = ask("cli.moderate.ask.new.rules", {{"options", presets}});
      if (!typed) return false;
      if (typed->empty()) return true;
      SetupRequest wanted = setup_;
      const bool preset = std::find(presets.begin(), presets.end(), *typed) != presets.end();
      if (preset) wanted.preset = *typed;
      if (!preset) wanted.options = split_words(*typed);
      if (!choose(wanted, words_, terminal_)) continue;
      setup_ = wanted;
      return true;
    }
  }

  // MRK-CALL-7  At a table somebody speaks, unless he has been told not to.
  bool calls() {
    if (is_set("night-calls")) return true;
    while (true) {
      const auto typed = ask("cli.moderate.ask.new.calls");
      if (!typed) return false;
      const auto take = [&](const char* how) {
        setup_.options.push_back(std::string{"night-calls="} + how);
        return true;
      };
      if (typed->empty() || *typed == "1") return take("spoken-with-decoys");
      if (*typed == "2") return take("spoken");
      if (*typed == "3") return take("private");
      not_one_of(3, *typed);
    }
  }

  // MRK-DECK-6  What is in play, and what stays in the box.
  void say_deck(const setup::Judged& judged) {
    const mrakoszlap::Setup chosen = mrakoszlap::made(judged.chosen).setup;
    const Hand deck = mrakoszlap::deck_of(chosen);
    const Hand left = mrakoszlap::kWholeDeck - deck;
    terminal_.say(words_.say("guide.mrk.deck", {{"n", deck.count()},
                                                {"each", deck.count() / std::max(1, +chosen.seats)},
                                                {"deck", notation::deck_text(words_, deck)}}));
    const bool own = !setup_.deck.empty();  // whoever chose it knows what is left
    if (left.empty() || own) return;
    terminal_.say(
        words_.say("guide.mrk.left-out", {{"cards", notation::cards_text(words_, left)}}));
  }

  // MRK-DECK-4, -5  What was given on the command line stands or falls; otherwise it is asked.
  std::optional<setup::Judged> deck() {
    const bool given = !setup_.deck.empty();
    while (true) {
      const auto chosen = choose(setup_, words_, terminal_);
      const bool own = !setup_.deck.empty();
      if (!chosen && (given || !own)) return code_ = kUsage, std::nullopt;
      const bool may = chosen && say_findings(*chosen, words_, terminal_) == MayStart::yes;
      if (chosen && !may && (given || !own)) return code_ = kDoesNotHold, std::nullopt;
      if (may) say_deck(*chosen);
      if (may && given) return chosen;
      const auto typed = ask("cli.moderate.ask.new.mrk-deck");
      if (!typed) return {};
      if (typed->empty() && may) return chosen;
      setup_.deck = *typed;  // nothing: the deck of the rulebook
    }
  }
};

}  // namespace

std::unique_ptr<Interview> mrakoszlap_interview(const ModerateRequest& request,
                                                Terminal& terminal) {
  return std::make_unique<MrakoszlapInterview>(request, terminal);
}

}  // namespace omerta::cli
