// The desk: saying, doing, entering, saving.
#include "cli/moderate_desk.h"

#include <algorithm>
#include <array>

#include "cli/files.h"
#include "cli/moderate_anytime.h"
#include "cli/suggest.h"
#include "notation/gorod_book.h"

namespace omerta::cli {
namespace {

namespace fact = gorod::fact;
using gorod::ModeratorMode;

// What everybody hears and nobody can unhear: shown to the moderator before it is said.
bool is_announcement(Fact what) {
  const std::array<Fact, 8> all{
      fact::dawn,           fact::vote_tied, fact::eliminated, fact::alibi_announced,
      fact::no_elimination, fact::withdrawn, fact::game_over,  fact::moderator_appointed};
  return std::find(all.begin(), all.end(), what) != all.end();
}

// Said by the step that follows, or shown as one line instead of many.
bool is_said_elsewhere(Fact what) {
  const std::array<Fact, 6> all{fact::call_opened, fact::day_opened, fact::night_fell,
                                fact::vote_opened, fact::card_shown, fact::deck_announced};
  return std::find(all.begin(), all.end(), what) != all.end();
}

// An arrest is noted once, not by each of the blocks it is made of.
bool goes_without_saying(Fact what) {
  return what == fact::group_awake || what == fact::card_dealt || what == fact::sheltered ||
         what == fact::masked;
}

}  // namespace

Desk::Desk(Recorded game, std::string file, const notation::Words& words, Terminal& terminal,
           std::uint64_t seed)
    : record_{std::move(game.record)},
      chronicle_{std::move(game.chronicle)},
      dealt_{record_.begin().commands().size()},
      file_{std::move(file)},
      words_{words},
      terminal_{terminal},
      seed_{seed} {}

bool Desk::has_moderator() const {
  return plan().setup.moderator_mode == ModeratorMode::appointed ||
         table().moderator != Seat::nobody;
}

Voice Desk::house_voice(const Prompt& prompt) const {
  if (prompt.voices.has(Voice::chance)) return Voice::chance;
  return prompt.voices.has(Voice::moderator) ? Voice::moderator : Voice::clock;
}

void Desk::labelled(std::string_view key, std::string_view text, Style style) {
  int width = 0;
  for (std::string_view each : {"guide.heading.say", "guide.heading.do", "guide.heading.enter"}) {
    width = std::max(width, columns(words_.say(each)));
  }
  terminal_.hang(key.empty() ? "" : words_.say(key), width + 2, text, style);
}

void Desk::say_aloud(std::string_view text) { labelled("guide.heading.say", text, Style::spoken); }
void Desk::do_silently(std::string_view text) { labelled("guide.heading.do", text, Style::plain); }
void Desk::enter_what(std::string_view text) { labelled("guide.heading.enter", text, Style::dim); }
void Desk::note(std::string_view text) { labelled("", text, Style::secret); }

Input Desk::ask(std::string_view prompt) {
  const auto typed = terminal_.ask(prompt);
  if (!typed) {
    stop();
    return {Input::Kind::stop, {}};
  }
  const WordTyped word = find_word(*typed, words_, names());
  if (word.word == Word::none) return {Input::Kind::text, *typed};
  if (word.word == Word::close) return {Input::Kind::close, {}};
  DeskWords{*this}.act(word);
  return {stopped_ ? Input::Kind::stop : Input::Kind::again, {}};
}

bool Desk::turns_to(const std::string& page) {
  const bool turned = page != page_;
  page_ = page;
  return turned;
}

void Desk::save() {
  if (!write_safely(file_, record_.write())) {
    terminal_.error(words_.say("cli.error.file-not-writable", {{"file", file_}}));
  }
}

void Desk::deal(const std::vector<int>& roles) {
  record_.deal(roles);
  chronicle_ = record_.replay();
  dealt_ = chronicle_.commands().size();
  save();
}

Entered Desk::enter(const std::vector<Command>& commands) {
  Chronicle trial = chronicle_;
  for (const Command& command : commands) {
    const AnyGame before = trial.game();
    const Refusal refusal = trial.play(command);
    if (refusal != Refusal::none) {
      refuse(command, refusal, before);
      return Entered::refused;
    }
  }
  std::vector<Heard> fresh = heard_by({Listener::Kind::moderator}, casting(), trial.told(), words_);
  std::erase_if(fresh, [&](const Heard& heard) { return heard.id <= chronicle_.told().size(); });
  const bool announces = std::any_of(fresh.begin(), fresh.end(), [](const Heard& heard) {
    return is_announcement(heard.event.fact);
  });
  if (announces && !agreed(fresh, trial.game())) {
    terminal_.say(words_.say("guide.not-yet"), Style::dim);
    return Entered::not_yet;
  }
  const bool ran = has_moderator();
  chronicle_ = std::move(trial);
  for (const Command& command : commands) record_.add(command);
  groups_.push_back(static_cast<int>(commands.size()));
  save();
  if (ran) tell(fresh, announces);
  return Entered::accepted;
}

void Desk::refuse(const Command& command, Refusal refusal, const AnyGame& game) {
  const unsigned lane = gorod::Gorod::lane(command.ask);
  const Prompt* open = game.prompt(lane, command.seat);
  const std::string why = notation::refusal_text(words_, names(), refusal, open);
  const bool house = command.seat == Seat::nobody;
  terminal_.say(
      house ? why
            : words_.say("cli.moderate.refused", {{"who", name(command.seat)}, {"what", why}}),
      Style::bad);
}

// Everything that will be said, word for word, and who learns it; Enter means that it has been
// said.
bool Desk::agreed(const std::vector<Heard>& fresh, const AnyGame& after) {
  if (has_moderator() && terminal_.interactive()) terminal_.cover("");
  terminal_.title(words_.say("guide.heading.preview"));
  for (const Heard& heard : fresh) {
    if (heard.notice.channel == notation::Notice::Channel::open) tell_public(heard, after);
  }
  terminal_.say(words_.say("cli.moderate.who-learns-all"), Style::dim);
  page_.clear();
  while (true) {
    const auto typed = terminal_.ask(words_.say("cli.moderate.ask.confirm"));
    if (!typed) stop();
    if (!typed || is_no(*typed, words_)) return false;
    if (typed->empty() || is_yes(*typed, words_)) return true;
  }
}

void Desk::tell_public(const Heard& heard, const AnyGame& after) {
  const Event& event = heard.event;
  const auto who = [&] { return name(event.who); };
  if (event.fact == fact::ballots) return say_ballots(*this, heard);
  if (is_said_elsewhere(event.fact) || event.fact == fact::no_candidate) return;
  if (event.fact == fact::call_closed && !has_moderator()) return;  // it has just been spoken
  if (event.fact == fact::eliminated) say_aloud(words_.say("guide.verdict.say", {{"who", who()}}));
  if (event.fact == fact::withdrawn) {
    return say_aloud(words_.say("guide.withdrawal.say", {{"who", who()}})),
           do_silently(words_.say("guide.withdrawal.do"));
  }
  for (const std::string& line : heard.lines) say_aloud(line);
  if (event.fact == fact::dawn && event.seats.count() > 0) {
    do_silently(words_.say("guide.dawn.do"));
    do_silently(words_.say("guide.dawn.out"));
  }
  if (event.fact == fact::eliminated) {
    const auto role = static_cast<gorod::Role>(event.what);
    do_silently(words_.say(after.over() ? "guide.verdict.last" : "guide.verdict.do",
                           {{"role", notation::role_name(words_, names(), role)}}));
  }
  if (event.fact == fact::alibi_announced) {
    do_silently(words_.say("guide.alibi.do", {{"who", who()}}));
  }
  if (event.fact == fact::moderator_appointed) do_silently(words_.say("guide.handover.do"));
}

// Signs to give, and what the moderator alone should know.
void Desk::tell_private(const Heard& heard) {
  const Event& event = heard.event;
  const std::string who = event.who == Seat::nobody ? std::string{} : name(event.who);
  if (event.fact == fact::answer) {
    do_silently(
        words_.say("guide.sign.do", {{"who", who}, {"gesture", notation::gesture(words_, event)}}));
  } else if (event.fact == fact::sleepwalker_exposed) {
    do_silently(words_.say("guide.exposed.do", {{"who", who}}));
  } else if (event.fact == fact::arrested) {
    do_silently(words_.say("guide.arrested.do", {{"who", who}}));
  } else if (event.fact == fact::no_shot_tonight) {
    do_silently(words_.say("guide.no-shot.do"));
  } else if (!goes_without_saying(event.fact)) {
    for (const std::string& line : heard.lines) note(line);
  }
}

void Desk::tell(const std::vector<Heard>& fresh, bool announced) {
  for (const Heard& heard : fresh) {
    const bool open = heard.notice.channel == notation::Notice::Channel::open;
    if (!open && heard.event.fact != fact::fell) tell_private(heard);
    if (!open || announced || is_said_elsewhere(heard.event.fact)) continue;
    if (heard.event.fact == fact::ballots) {
      say_ballots(*this, heard);
    } else {
      say_aloud(heard.lines.front());
    }
  }
}

}  // namespace omerta::cli
