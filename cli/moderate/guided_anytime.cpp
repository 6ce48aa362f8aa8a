// What may be entered at a guided desk at any time: cards that are played and words of the
// rulebook's own; and pages that one player looks at alone.
#include "cli/moderate/entry.h"
#include "cli/moderate/guided.h"
#include "cli/typed/choosing.h"
#include "cli/typed/suggest.h"
#include "cli/typed/typed.h"

namespace omerta::cli {

using script::Entry;
using script::EntryKind;
using script::Step;

Input GuidedDesk::ask_step(const Step& step) {
  const Input input = ask(said(step.prompt));
  const bool text = input.kind == Input::Kind::text && !input.text.empty();
  if (step.last || !text || !takes_anytime(input.text)) return input;
  return {stopped() ? Input::Kind::stop : Input::Kind::again, {}};
}

bool GuidedDesk::takes_anytime(const std::string& text) {
  const std::vector<Entry> all = guide_->anytime(moment());
  return takes_own_word(all, text) || takes_play(all, text);
}

// "out Eva", "allow arrest". English words are understood in every language; a player's name is
// never such a word.
bool GuidedDesk::takes_own_word(const std::vector<Entry>& all, const std::string& text) {
  const std::size_t space = std::min(text.find(' '), text.size());
  const std::string first = folded(text.substr(0, space));
  for (const std::string& name : names().seats) {
    if (folded(name) == first) return false;
  }
  const Words& english = Words::of(Language::en, record().book().id());
  for (const Entry& entry : all) {
    if (entry.kind == EntryKind::play) continue;
    const bool here = is_one_of(first, said(entry.label));
    if (!here && !is_one_of(first, english.said(entry.label))) continue;
    const std::size_t from = text.find_first_not_of(' ', space);
    enter_own(entry, from == std::string::npos ? std::string{} : text.substr(from));
    return true;
  }
  return false;
}

void GuidedDesk::enter_own(const Entry& entry, const std::string& rest) {
  if (entry.kind == EntryKind::word) {
    const auto choice = find_option(rest, entry.options, names(), words());
    if (!choice) return terminal().say(words().say("guide.card.unknown"), Style::bad);
    make(guide_->commands(moment(), entry, {0, {{Seat::nobody, *choice}}}));
    return;
  }
  const auto seat = seat_or_say(rest);
  if (!seat) return;
  if (entry.kind == EntryKind::page) return show_again(*seat);
  make(guide_->commands(moment(), entry, {0, {{Seat::nobody, choice_of(*seat)}}}));
}

// "Eva wiretap Boris", "Eva vest".
bool GuidedDesk::takes_play(const std::vector<Entry>& all, const std::string& text) {
  std::vector<std::vector<std::string>> names_of_cards;
  std::vector<Entry> plays;
  for (const Entry& entry : all) {
    if (entry.kind != EntryKind::play) continue;
    names_of_cards.push_back({entry.id, said(entry.label)});
    names_of_cards.back().insert(names_of_cards.back().end(), entry.also.begin(), entry.also.end());
    plays.push_back(entry);
  }
  const auto typed = read_play(
      text, names(), [&](std::string_view word) { return find_named(word, names_of_cards); });
  if (!typed) return false;
  const Entry& entry = plays[static_cast<std::size_t>(typed->thing)];
  const Choice whom = typed->whom ? choice_of(*typed->whom) : kPass;
  const Choice choice = !entry.options.empty() ? entry.options.front().choice
                        : entry.take == 0      ? kYes
                                               : whom;
  const script::Filled filled{.hands = {{typed->who, choice}}};
  const Message mistake = guide_->mistake(moment(), entry, filled);
  const auto commands =
      mistake.empty() ? guide_->commands(moment(), entry, filled) : std::vector<Command>{};
  if (!commands.empty()) return play(commands), true;
  const Message whom_missing{"guide.card.whom", {{"who", typed->who}, {"card", entry.label}}};
  terminal().say(said(mistake.empty() ? whom_missing : mistake), Style::bad);
  return true;
}

// At night the eyes are shut.
void GuidedDesk::show_again(Seat seat) {
  if (!eyes_open()) return terminal().say(words().say("guide.call.nobody-asked"), Style::bad);
  show_page(guide_->own_page(moment(), seat));
  turns_to("");
}

// Whoever presses Enter goes on without it: it was looked at on the table.
void GuidedDesk::offer_page(const Step& page) {
  draw(page.standing);
  const std::size_t told = chronicle().told().size();
  auto turned = Page::interrupted;
  while (turned == Page::interrupted && chronicle().told().size() == told) {
    turned = turn_page(page.owner, said(page.prompt));
    if (stopped()) return;
  }
  if (turned != Page::opened) return;
  draw(page.lines);
  pause(words().say("guide.cover"));
  cover(words().say("cli.moderate.secrets-hidden"));
  turns_to("");
}

void GuidedDesk::help_more() {
  const Message about = guide_->about_anytime();
  if (about.empty()) return;
  Args args;
  for (const Entry& entry : guide_->anytime(moment())) {
    if (entry.kind != EntryKind::play) {
      args.emplace_back(entry.id, first_word(words(), entry.label.key));
    }
  }
  terminal().say(words().say(about.key, args));
}

}  // namespace omerta::cli
