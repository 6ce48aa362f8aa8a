// The words that may be typed when a game is over.
#include "cli/play/last.h"

#include "cli/terminal/files.h"
#include "cli/typed/suggest.h"

namespace omerta::cli {
namespace {

void explain(Dialogue& dialogue, const std::string& typed) {
  const auto id = whole_number(typed);
  if (id && *id >= 1 && *id <= static_cast<long long>(dialogue.match().told().size())) {
    return dialogue.pages().reason(static_cast<EventId>(*id));
  }
  dialogue.terminal().say(dialogue.say("play.no-such-event", {{"value", typed}}), Style::bad);
}

bool page(Dialogue& dialogue, const std::string& typed) {
  const Pages& pages = dialogue.pages();
  if (dialogue.is_word(typed, "help")) {
    return pages.last_help(), true;
  }
  if (dialogue.is_word(typed, "story")) return pages.story(), true;
  if (dialogue.is_word(typed, "who")) return pages.end(), true;
  if (dialogue.is_word(typed, "log")) return pages.log(), true;
  if (dialogue.is_word(typed, "cards")) return pages.cards(), true;
  if (dialogue.is_word(typed, "save")) return dialogue.keep_elsewhere(), true;
  const std::vector<std::string> parts = split_words(typed);
  if (parts.size() != 2 || !dialogue.is_word(parts[0], "why")) return false;
  return explain(dialogue, parts[1]), true;
}

// The story and the reasons, for as long as somebody wants to know. False: leaves.
bool look_back(Dialogue& dialogue) {
  const Words& words = dialogue.words();
  const std::string menu =
      words.say("play.end.menu", {{"story", first_word(words, "play.word.story")},
                                  {"why", first_word(words, "play.word.why")}});
  Terminal& terminal = dialogue.terminal();
  while (true) {
    terminal.line();
    terminal.say(menu, Style::dim);
    const auto typed = terminal.ask(">");
    if (!typed || dialogue.is_word(*typed, "quit")) return false;
    if (typed->empty()) return true;
    if (page(dialogue, *typed)) continue;
    terminal.say(words.say("cli.error.not-understood", {{"value", *typed}}), Style::bad);
  }
}

bool keep_record(Dialogue& dialogue) {
  dialogue.keep();
  if (!dialogue.file().empty()) return true;
  Terminal& terminal = dialogue.terminal();
  while (true) {
    const auto file = terminal.ask(dialogue.say("play.end.save"));
    if (!file) return false;
    if (file->empty()) return true;
    if (write_safely(*file, dialogue.match().text())) {
      terminal.say(dialogue.say("cli.play.saved", {{"file", *file}}), Style::good);
      return true;
    }
    terminal.say(dialogue.say("cli.error.file-not-writable", {{"file", *file}}), Style::bad);
  }
}

bool again(Dialogue& dialogue) {
  const std::string asked = dialogue.say("cli.play.again") + ' ' + dialogue.say("cli.menu.yes-no");
  const auto typed = dialogue.terminal().ask(asked);
  return typed && dialogue.is_word(*typed, "yes");
}

}  // namespace

bool another_after(Dialogue& dialogue) {
  dialogue.pages().end();
  return look_back(dialogue) && keep_record(dialogue) && again(dialogue);
}

}  // namespace omerta::cli
