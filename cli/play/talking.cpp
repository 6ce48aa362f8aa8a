// The lines of the menu, and what each still has to ask.
#include "cli/play/talking.h"

#include <algorithm>
#include <array>

#include "talk/menu_of.h"
#include "talk/shape.h"

namespace omerta::cli {
namespace {

using talk::Act;
using talk::Statement;
using talk::Whom;

constexpr std::size_t kLastStatements = 8;  // that one may agree with
constexpr std::size_t kMostLines = 63;      // a bit of a choice each

// With one's own card, two results and "something else" these are nine lines.
constexpr std::array kFirst{Act::accuse, Act::suspect, Act::trust, Act::intend, Act::ask_role};
constexpr std::array kFurther{
    Act::claim,      Act::deny,    Act::report,   Act::did,   Act::vouch,    Act::defend, Act::urge,
    Act::ask_result, Act::ask_why, Act::ask_vote, Act::agree, Act::disagree, Act::nothing};

}  // namespace

std::string TalkMenu::label(Act act) const {
  return dialogue_.say("say.menu." + std::string{talk::shape(act).id});
}

std::string TalkMenu::sentence(const Statement& said) const {
  notation::Speech speech{speaker_};
  speech.utterance.statements[speech.utterance.count++] = said;
  return dialogue_.words().said(match_.sentence(speech), match_.names());
}

// One's own real results first; to claim what is true is one line, to lie takes one step more.
TalkMenu::Lines TalkMenu::first_lines() const {
  const talk::OwnMenu own =
      talk::own_menu(match_.lexicon(), match_.game().any_view(speaker_), match_.heard(speaker_));
  Lines lines;
  for (const talk::ReadyLine& each : own.ready) {
    lines.push_back({sentence(each.said), each.said});
  }
  for (Act act : kFirst) {
    if (may(act)) lines.push_back({label(act), {.act = act}, Line::Then::completed});
  }
  lines.push_back({dialogue_.say("say.menu.else"), {}, Line::Then::further});
  return lines;
}

TalkMenu::Lines TalkMenu::further_lines() const {
  Lines lines;
  for (Act act : kFurther) {
    const bool spoken = talk::shape(act).number && match_.said().empty();
    if (may(act) && !spoken) lines.push_back({label(act), {.act = act}, Line::Then::completed});
  }
  return lines;
}

std::optional<TalkMenu::Line> TalkMenu::choose(const Lines& lines, const std::string& title) {
  dialogue_.pose({title, ""}, Dialogue::Hint::left_out, Looking::alone);
  Dialogue::Menu menu{.pass = dialogue_.say("say.menu.leave")};
  Prompt prompt{.pass = Pass::allowed};
  for (std::size_t i = 0; i < std::min(lines.size(), kMostLines); ++i) {
    menu.words.push_back({lines[i].text, Choice{1} << i});
    prompt.offers |= Choice{1} << i;
  }
  const auto choice = dialogue_.choose(speaker_, prompt, menu, Looking::alone);
  if (!choice || *choice == kPass) return {};
  return lines[static_cast<std::size_t>(std::countr_zero(*choice))];
}

std::optional<Statement> TalkMenu::ask() {
  auto line = choose(first_lines(), dialogue_.say("say.menu.title"));
  if (line && line->then == Line::Then::further) {
    line = choose(further_lines(), dialogue_.say("say.menu.title"));
  }
  if (!line) return {};
  return line->then == Line::Then::completed ? completed(line->said) : line->said;
}

TalkMenu::Chosen TalkMenu::completed(const Statement& said) {
  const talk::Shape& row = talk::shape(said.act);
  if (row.word) return with_word(said);
  if (row.ask) return with_result(said);
  if (row.number) return with_number(said);
  return row.whom == Whom::nobody ? said : with_seat(said);
}

TalkMenu::Chosen TalkMenu::with_word(const Statement& said) {
  const talk::Lexicon& lexicon = match_.lexicon();
  Lines lines;
  for (std::uint8_t i = 0; i < lexicon.words; ++i) {
    Statement each = said;
    each.word = i;
    if (lexicon.has(match_.table(), i)) lines.push_back({sentence(each), each});
  }
  const auto line = choose(lines, label(said.act));
  return line ? Chosen{line->said} : Chosen{};
}

// GOR-SLEEPWALKER-4  Who must not be spoken of outright is left out.
Seats TalkMenu::spoken_of(Act act) const {
  const Seats others = match_.standing().in_play - speaker_;
  const auto kept_back = match_.lexicon().kept_back;
  if (kept_back == nullptr || !talk::kOutright.has(act)) return others;
  return others - kept_back(match_.game().any_view(speaker_));
}

std::optional<Seats> TalkMenu::seats(Act act, int take, const std::string& pass) {
  const Seats offered = spoken_of(act);
  if (offered.count() < take) return {};
  const Prompt prompt{
      .offers = choice_of(offered), .take = static_cast<std::uint8_t>(take), .pass = Pass::allowed};
  dialogue_.pose({label(act), ""}, Dialogue::Hint::left_out, Looking::alone);
  while (true) {
    const auto choice = dialogue_.choose(speaker_, prompt, {.pass = pass}, Looking::alone);
    if (!choice) return {};
    if (prompt.admits(*choice)) return seats_of(*choice);
    dialogue_.terminal().say(dialogue_.say("say.menu.not-of"), Style::bad);
  }
}

TalkMenu::Chosen TalkMenu::with_seat(Statement said) {
  const bool nobody = talk::shape(said.act).whom == Whom::one_or_none;
  const char* pass = nobody ? "say.menu.nobody" : "say.menu.leave";
  const auto whom = seats(said.act, 1, dialogue_.say(pass));
  if (!whom || (whom->empty() && !nobody)) return {};
  said.seats = *whom;
  return said;
}

// All that could have been answered, or done, of these players: whole sentences.
TalkMenu::Lines TalkMenu::results(const Statement& said) const {
  Lines lines;
  for (const talk::Asked& row : match_.lexicon().asked) {
    const bool report = said.act == Act::report;
    const int count = said.seats.count();
    if ((row.answers != 0) != report || count < row.least || count > row.most) continue;
    for (std::uint8_t answer = 0; answer < (report ? 32 : 1); ++answer) {
      if (report && (row.answers >> answer & 1U) == 0) continue;
      Statement each = said;
      each.ask = row.ask;
      each.answer = answer;
      lines.push_back({sentence(each), each});
    }
  }
  return lines;
}

TalkMenu::Chosen TalkMenu::with_result(const Statement& said) {
  const auto dated = with_night(said);
  if (!dated) return {};
  Statement told = *dated;
  const auto& rows = match_.lexicon().asked;
  const bool two = std::any_of(rows.begin(), rows.end(), [&](const talk::Asked& row) {
    return row.least == 2 && (row.answers != 0) == (said.act == Act::report);
  });
  int take = 1;
  if (two) {
    const auto line = choose({{dialogue_.say("say.menu.one"), {.round = 1}},
                              {dialogue_.say("say.menu.two"), {.round = 2}}},
                             label(said.act));
    if (!line) return {};
    take = line->said.round;
  }
  const auto whom = seats(said.act, take, dialogue_.say("say.menu.leave"));
  if (!whom || whom->empty()) return {};
  told.seats = *whom;
  const auto line = choose(results(told), label(said.act));
  return line ? Chosen{line->said} : Chosen{};
}

TalkMenu::Chosen TalkMenu::with_night(Statement said) {
  const std::uint16_t last = std::max<std::uint16_t>(match_.standing().round, 1);
  said.round = last;
  if (last == 1) return said;
  Lines lines;
  for (std::uint16_t night = 1; night <= last; ++night) {
    said.round = night;
    lines.push_back({dialogue_.say("cli.heading.night", {{"n", night}}), said});
  }
  const auto line = choose(lines, label(said.act));
  return line ? Chosen{line->said} : Chosen{};
}

TalkMenu::Chosen TalkMenu::with_number(const Statement& said) {
  Lines lines;
  for (const auto& [number, text] : match_.last_statements(kLastStatements)) {
    Statement each = said;
    each.number = number;
    lines.push_back({dialogue_.words().said(text, match_.names()), each});
  }
  const auto line = choose(lines, label(said.act));
  return line ? Chosen{line->said} : Chosen{};
}

}  // namespace omerta::cli
