// What a moderator may type at any time: words, powers, cards that are played.
#include <algorithm>

#include "cli/moderate/terminal_desk.h"
#include "cli/records/reasons.h"
#include "cli/rules/rules.h"
#include "cli/terminal/files.h"
#include "cli/typed/choosing.h"
#include "cli/typed/entry.h"
#include "cli/typed/seats.h"
#include "cli/typed/suggest.h"
#include "cli/typed/typed.h"

namespace omerta::cli {
namespace {

using script::Entry;
using script::EntryKind;

constexpr int kHelpIndent = 18;

}  // namespace

void TerminalDesk::act(const WordTyped& typed) {
  const bool stays =  // the step above is still true and still on the screen
      typed.word == Word::next || typed.word == Word::save || typed.word == Word::help ||
      typed.word == Word::rules || typed.word == Word::cards;
  if (!stays) page_.clear();
  switch (typed.word) {
    case Word::back: return back(typed.rest);
    case Word::table: return say_table();
    case Word::log: return say_log();
    case Word::why: return say_why(typed.rest);
    case Word::next: return say_next();
    case Word::save: return save_as(typed.rest);
    case Word::help: return help();
    case Word::quit: return quit();
    case Word::rules: return say_rules(typed.rest);
    case Word::cards: return say_cards();
    case Word::swap: return swap_things(typed.rest);
    case Word::close:
    case Word::none: return;
    default: return use_power(typed);
  }
}

void TerminalDesk::use_power(const WordTyped& typed) {
  const std::vector<script::PowerEntry> powers = desk_.powers();
  for (unsigned i = 0; i < powers.size(); ++i) {
    if (word_of(powers[i].power) != typed.word) continue;
    const Entry& entry = powers[i].entry;
    const bool word_alone = entry.kind == EntryKind::word;
    if (!word_alone && typed.rest.empty()) return complain(entry.label);
    const auto seat = word_alone ? std::nullopt : seat_or_say(typed.rest);
    if (!word_alone && !seat) return;
    const Choice choice = word_alone ? entry.options[0].choice : choice_of(*seat);
    fill({.entry = i, .hands = {{Seat::nobody, choice}}, .of = Filled::Of::power});
    return;
  }
}

bool TerminalDesk::takes_anytime(const std::string& text) {
  const std::vector<Entry> all = desk_.guide().anytime(desk_.moment());
  return takes_own_word(all, text) || takes_play(all, text);
}

// "out Eva", "allow arrest". English words are understood in every language; a player's name is
// never such a word.
bool TerminalDesk::takes_own_word(const std::vector<Entry>& all, const std::string& text) {
  const std::size_t space = std::min(text.find(' '), text.size());
  const std::string first = folded(text.substr(0, space));
  for (const std::string& name : names().seats) {
    if (folded(name) == first) return false;
  }
  const Words& english = Words::of(Language::en, desk_.record().book().id());
  for (unsigned i = 0; i < all.size(); ++i) {
    if (all[i].kind == EntryKind::play) continue;
    const bool here = is_one_of(first, said(all[i].label));
    if (!here && !is_one_of(first, english.said(all[i].label))) continue;
    const std::size_t from = text.find_first_not_of(' ', space);
    enter_own(i, all[i], from == std::string::npos ? std::string{} : text.substr(from));
    return true;
  }
  return false;
}

void TerminalDesk::enter_own(unsigned at, const Entry& entry, const std::string& rest) {
  std::optional<Choice> choice;
  if (entry.kind == EntryKind::word) {
    choice = find_option(rest, entry.options, names(), words_);
    if (!choice) return complain("guide.card.unknown");
  } else if (const auto seat = seat_or_say(rest)) {
    if (entry.kind == EntryKind::page) return show_again(*seat);
    choice = choice_of(*seat);
  }
  if (choice) fill({.entry = at, .hands = {{Seat::nobody, *choice}}, .of = Filled::Of::anytime});
}

// "Eva wiretap Boris", "Eva vest".
bool TerminalDesk::takes_play(const std::vector<Entry>& all, const std::string& text) {
  std::vector<std::vector<std::string>> names_of_cards;
  std::vector<unsigned> plays;
  for (unsigned i = 0; i < all.size(); ++i) {
    if (all[i].kind != EntryKind::play) continue;
    names_of_cards.push_back({all[i].id, said(all[i].label)});
    names_of_cards.back().insert(names_of_cards.back().end(), all[i].also.begin(),
                                 all[i].also.end());
    plays.push_back(i);
  }
  const auto typed = read_play(
      text, names(), [&](std::string_view word) { return find_named(word, names_of_cards); });
  if (!typed) return false;
  const unsigned at = plays[static_cast<std::size_t>(typed->thing)];
  const Choice whom = typed->whom ? choice_of(*typed->whom) : kPass;
  const Choice choice = !all[at].options.empty() ? all[at].options.front().choice
                        : all[at].take == 0      ? kYes
                                                 : whom;
  fill({.entry = at, .hands = {{typed->who, choice}}, .of = Filled::Of::anytime});
  return true;
}

// --- taking back --------------------------------------------------------------------------------

// GOR-MODERATOR-7  What has been seen since, by whom: it cannot be unseen. While the table looks
// on, only what everyone knows is said again.
void TerminalDesk::say_who_knows(const script::TakeBack& back) {
  for (const script::Learns& each : back.seen) {
    const bool everyone = each.who.empty();
    if (!everyone && !desk_.is_private()) continue;
    terminal_.say(said({everyone ? "guide.take-back.everyone" : "guide.take-back.seat",
                        {{"who", each.who}, {"what", each.what}}}));
    if (!each.warning.empty()) terminal_.say(said(each.warning), Style::bad);
  }
  const bool anybody = !back.seen.empty();
  terminal_.say(words_.say(anybody ? "guide.take-back.warning" : "guide.take-back.nobody"),
                anybody ? Style::bad : Style::good);
}

void TerminalDesk::back(const std::string& rest) {
  const auto asked = rest.empty() ? std::optional<long long>{1} : whole_number(rest);
  const int played = desk_.played();
  if (played == 0) return terminal_.say(words_.say("cli.moderate.nothing-to-take-back"));
  if (!asked || *asked < 1) {
    return complain({"cli.error.not-a-number", {{"low", 1}, {"high", played}, {"value", rest}}});
  }
  const auto entries = static_cast<int>(std::min<long long>(*asked, played));
  const script::TakeBack back = desk_.before_taking_back(entries);
  terminal_.title(words_.say("guide.take-back.ask", {{"n", *asked}}));
  for (const Command& command : back.commands) {
    if (!desk_.is_private()) break;
    const notation::Record& record = desk_.record();
    terminal_.line("  " + command_text(record.book(), record.casting(), command), Style::dim);
  }
  say_who_knows(back);
  const auto answer = answer_to(words_.say("guide.take-back.confirm"));
  if (!answer || !(answer->empty() || is_yes(*answer, words_))) return;
  desk_.take_back(entries);
  save();
  terminal_.say(words_.say("guide.take-back.done", {{"n", *asked}}), Style::good);
}

// --- reading ------------------------------------------------------------------------------------

bool TerminalDesk::secrets_allowed() {
  if (desk_.has_moderator() || desk_.game().over()) return true;
  complain("guide.no-secrets");
  return false;
}

void TerminalDesk::say_table() {
  if (!secrets_allowed()) return;
  terminal_.title(words_.say("cli.heading.secrets"));
  terminal_.say(words_.say("cli.moderate.secrets-shown"), Style::dim);
  secret_ = true;
  say_secrets();
  say_notes(desk_.kept());
  desk_.read_kept();
  cover_secrets();
}

void TerminalDesk::say_secrets() {
  for (const script::SecretRow& row : desk_.secrets()) {
    std::string line;
    for (const Message& each : row.holds) line += (line.empty() ? "" : ", ") + said(each);
    for (const Message& mark : row.marks) line += "  · " + said(mark);
    if (row.seat == Seat::nobody) {
      terminal_.say(line, Style::secret);
    } else if (row.holds.size() == 1) {
      terminal_.line(numbered(row.seat) + line, Style::secret);
    } else {
      terminal_.hang(numbered(row.seat), columns(numbered(row.seat)) + 1, line, Style::secret);
    }
  }
}

void TerminalDesk::say_log() {
  const bool all = desk_.knows_all() || desk_.game().over();
  secret_ |= all;
  const Listener listener{all ? Listener::Kind::moderator : Listener::Kind::everyone};
  const notation::Casting& casting = desk_.record().casting();
  for (const Heard& each :
       heard_with_talk(heard_by(listener, casting, desk_.chronicle().told(), words_),
                       desk_.record().replay_with_talk().conversation, casting, words_)) {
    const bool open = each.notice.label.stream == story::Stream::open;
    for (std::size_t i = 0; i < each.lines.size(); ++i) {
      const std::string label = each.talk ? "" : story::written(each.notice.label);
      terminal_.hang(i == 0 && all ? label : "", 6, each.lines[i],
                     open ? Style::plain : Style::secret);
    }
  }
  if (all) cover_secrets();
}

void TerminalDesk::say_why(const std::string& rest) {
  if (!secrets_allowed()) return;
  if (!desk_.knows_all()) return complain("guide.blind.later");
  secret_ = true;
  Reasons reasons{desk_.record().casting(), desk_.chronicle(), words_, terminal_};
  const auto seat = find_seat(rest, names());
  const auto event = reasons.by_label(rest);
  if (rest.empty()) {
    reasons.of_the_end();
  } else if (seat) {
    reasons.of_seat(*seat);
  } else if (event) {
    reasons.of_event(*event);
  } else {
    return static_cast<void>(seat_or_say(rest));
  }
  cover_secrets();
}

void TerminalDesk::say_next() {
  std::string line;
  for (const Message& each : desk_.script().next) line += (line.empty() ? "" : " → ") + said(each);
  terminal_.say(words_.say("guide.heading.next") + ": " + line);
}

void TerminalDesk::say_cards() {
  const std::vector<script::Described> cards = desk_.guide().cards(desk_.moment());
  if (cards.empty()) return say_rules("cards");
  terminal_.title(words_.say("cli.heading.roles"));
  for (const script::Described& each : cards) {
    terminal_.line(said(each.name), Style::bold);
    terminal_.say(said(each.does));
  }
  terminal_.line();
}

// What everybody may read: the rules of this game, all on a page or about one thing.
void TerminalDesk::say_rules(const std::string& about) {
  RulesRequest request{.language = words_.language()};
  request.rulebook = desk_.record().book().id();
  request.edition = desk_.record().casting().edition;
  request.about = about.empty() ? "short" : about;
  rules(request, terminal_);
}

void TerminalDesk::help() {
  terminal_.title(words_.say("cli.moderate.help"));
  for (Word word : known_) {
    const std::string id{id_of(word)};
    terminal_.hang("  " + first_word(words_, "cli.moderate.word." + id), kHelpIndent,
                   words_.say("cli.moderate.about." + id));
  }
  const Message about = desk_.guide().about_anytime();
  Args args;
  for (const Entry& entry : desk_.guide().anytime(desk_.moment())) {
    if (entry.kind == EntryKind::play) continue;
    args.emplace_back(entry.id, first_word(words_, entry.label.key));
  }
  if (!about.empty()) terminal_.say(words_.say(about.key, args));
  terminal_.line();
}

// --- the file -----------------------------------------------------------------------------------

// Where the game's own file cannot be written, the copy becomes the file of the game.
void TerminalDesk::save_as(const std::string& file) {
  const std::string path = file.empty() ? file_ : file;
  const bool saved = write_safely(path, desk_.record().write());
  const bool moves = saved && !saved_ && !file.empty();
  if (moves) file_ = file;
  if (moves || file.empty()) saved_ = saved;
  terminal_.say(
      words_.say(saved ? "cli.play.saved" : "cli.error.file-not-writable", {{"file", path}}),
      saved ? Style::good : Style::bad);
}

// A game that is nowhere on the disk is not left without a second word.
void TerminalDesk::quit() {
  const bool saved = save();
  if (!saved && !warned_) {
    warned_ = true;
    return complain("guide.quit-unsaved");
  }
  clear();
  if (saved) terminal_.say(words_.say("cli.play.saved", {{"file", file_}}), Style::good);
  stopped_ = true;
}

}  // namespace omerta::cli
