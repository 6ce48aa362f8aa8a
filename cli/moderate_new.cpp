// The questions before a game.
#include "cli/moderate_new.h"

#include <algorithm>
#include <filesystem>

#include "cli/suggest.h"
#include "notation/gorod_words.h"

namespace omerta::cli {
namespace {

using notation::Words;

std::vector<std::string> split_names(const std::string& text) {
  std::vector<std::string> names;
  std::size_t at = 0;
  while (at <= text.size()) {
    const std::size_t comma = std::min(text.find(',', at), text.size());
    std::string name = text.substr(at, comma - at);
    name.erase(0, name.find_first_not_of(" \t"));
    name.erase(name.find_last_not_of(" \t\"") + 1);
    if (!name.empty() && name.front() == '"') name.erase(0, 1);
    if (!name.empty()) names.push_back(name);
    at = comma + 1;
  }
  return names;
}

class Interview {
 public:
  Interview(const ModerateRequest& request, const Words& words, Terminal& terminal)
      : setup_{request.setup}, file_{request.file}, words_{words}, terminal_{terminal} {}

  NewGame run() {
    terminal_.title(words_.say("phase.setup"));
    if (!players() || !moderator() || !edition()) return {{}, {}, code_};
    const auto chosen = deck();
    if (!chosen || !file_name()) return {{}, {}, code_};
    notation::Record record = notation::Record::of(chosen->text, chosen->text.edition.text);
    Chronicle chronicle = record.begin();
    return {Recorded{std::move(record), std::move(chronicle)}, file_, kFine};
  }

 private:
  std::optional<std::string> ask(std::string_view key, const notation::Args& args = {}) {
    return terminal_.ask(words_.say(key, args));
  }

  // One line with commas, or a name a line and then an empty one.
  bool players() {
    if (!setup_.players.empty()) return true;
    terminal_.say(words_.say("guide.before.say"), Style::spoken);
    terminal_.say(words_.say("guide.new.players"));
    while (true) {
      const auto typed = ask("cli.moderate.ask.new.name", {{"n", setup_.players.size() + 1}});
      if (!typed) return false;
      if (is_quit(*typed)) return false;
      if (typed->empty() && !setup_.players.empty()) return true;
      for (const std::string& name : split_names(*typed)) add_player(name);
      if (typed->find(',') != std::string::npos && setup_.players.size() >= 2) return true;
    }
  }

  void add_player(const std::string& name) {
    const auto same = [&](const std::string& other) { return folded(other) == folded(name); };
    if (std::any_of(setup_.players.begin(), setup_.players.end(), same)) {
      return terminal_.say(words_.say("cli.error.two-of-a-name", {{"name", name}}), Style::bad);
    }
    setup_.players.push_back(name);
  }

  bool is_quit(const std::string& typed) const {
    return folded(typed) == "quit" || folded(typed) == folded(words_.say("cli.moderate.word.quit"));
  }

  bool moderator() {
    const bool said = std::any_of(
        setup_.options.begin(), setup_.options.end(),
        [](const std::string& option) { return option.rfind("moderator-mode=", 0) == 0; });
    if (said || !setup_.moderator.empty()) return true;
    while (true) {
      const auto typed = ask("cli.moderate.ask.new.moderator");
      if (!typed || is_quit(*typed)) return false;
      if (typed->empty()) {
        setup_.options.emplace_back("moderator-mode=first-out");
        return true;
      }
      const auto& players = setup_.players;
      const bool plays = std::any_of(players.begin(), players.end(), [&](const std::string& name) {
        return folded(name) == folded(*typed);
      });
      if (!plays) return setup_.moderator = *typed, true;
      terminal_.say(words_.say("complaint.moderator-is-player", {{"name", *typed}}), Style::bad);
    }
  }

  bool edition() {
    if (!setup_.deck.empty() || !setup_.edition.empty()) return true;
    while (true) {
      const auto typed = ask("cli.moderate.ask.new.edition");
      if (!typed || is_quit(*typed)) return false;
      if (typed->empty() || *typed == "1" || *typed == "new") return true;
      if (*typed == "2" || *typed == "2012") return setup_.edition = "2012", true;
    }
  }

  std::optional<ChosenSetup> deck() {
    const bool given = !setup_.deck.empty();
    while (true) {
      auto chosen = choose_setup(setup_, words_, terminal_);
      if (!chosen && given) return code_ = kUsage, std::nullopt;
      MayStart verdict = MayStart::no;
      if (chosen) {
        terminal_.say(
            words_.say(setup_.deck.empty() ? "cli.decks.recommended" : "cli.decks.yours",
                       {{"n", chosen->setup.seats},
                        {"deck", notation::deck_text(words_, chosen->names, chosen->setup)}}));
        verdict = say_findings(*chosen, words_, terminal_);
        // Where not even the recommended deck may start, no other can help.
        const bool hopeless = given || setup_.deck.empty();
        if (verdict == MayStart::no && hopeless) return code_ = kDoesNotHold, std::nullopt;
        if (verdict == MayStart::yes && given) return chosen;
      }
      const auto typed = ask("cli.moderate.ask.new.deck");
      if (!typed || is_quit(*typed)) return {};
      if (typed->empty() && verdict == MayStart::yes) return chosen;
      if (!typed->empty()) setup_.deck = without_spaces(*typed);
    }
  }

  static std::string without_spaces(std::string text) {
    std::erase(text, ' ');
    return text;
  }

  bool file_name() {
    if (!file_.empty()) return true;
    std::string free = "game.omerta";
    for (int i = 2; std::filesystem::exists(free); ++i)
      free = "game-" + std::to_string(i) + ".omerta";
    while (true) {
      const auto typed = ask("cli.moderate.ask.new.file", {{"file", free}});
      if (!typed || is_quit(*typed)) return false;
      file_ = typed->empty() ? free : *typed;
      if (!std::filesystem::exists(file_)) return true;
      terminal_.say(words_.say("guide.file-exists", {{"file", file_}}), Style::bad);
    }
  }

  SetupRequest setup_;
  std::string file_;
  const Words& words_;
  Terminal& terminal_;
  int code_ = kFine;
};

}  // namespace

NewGame new_game(const ModerateRequest& request, const Words& words, Terminal& terminal) {
  return Interview{request, words, terminal}.run();
}

}  // namespace omerta::cli
