// Types, looks, and holds the screen against what everyone has been told.
#include "tests/cli/moderate/moderated_evening.h"

#include <algorithm>

#include "cli/records/heard.h"
#include "engine/whole_game.h"
#include "rulebooks/mrakoszlap/words/words.h"
#include "rulebooks/spytown/words/words.h"
#include "tests/words/gorod_spoken.h"
#include "tests/words/mrakoszlap_spoken.h"
#include "tests/words/spytown_spoken.h"

namespace omerta::cli {
namespace {

using terminal::Doing;
using terminal::Emulated;

constexpr std::size_t kShortestSecret = 8;  // characters of a sentence that says something

bool is_night(const notation::Record& record, const AnyGame& game) {
  if (record.book().id() == "spytown") {
    const auto phase = WholeGame::state<spytown::Spytown>(game).table.phase;
    return phase == spytown::Phase::agent_phase || phase == spytown::Phase::gang_recognition ||
           phase == spytown::Phase::mafia_phase;
  }
  if (record.book().id() == "gorod") {
    return WholeGame::state<gorod::Gorod>(game).table.phase == gorod::Phase::night;
  }
  const auto row = WholeGame::state<mrakoszlap::Mrakoszlap>(game).truth.row;
  return row >= mrakoszlap::Row::nightfall && row <= mrakoszlap::Row::dawn;
}

struct Held {
  std::string name;
  std::string thing;  // as the screen would call it
  bool card = false;  // that is played before everyone's eyes
};

void add_gorod(std::vector<Held>& held, const notation::Record& record, const AnyGame& game,
               const Words& words) {
  const auto& names = record.casting().names;
  for (std::size_t i = 0; i < names.seats.size(); ++i) {
    const gorod::Role role = WholeGame::state<gorod::Gorod>(game).truth.role[i];
    held.push_back({names.seats[i], notation::role_name(words, names, role)});
  }
}

void add_spytown(std::vector<Held>& held, const notation::Record& record, const AnyGame& game,
                 const Words& words) {
  const auto& state = WholeGame::state<spytown::Spytown>(game);
  const auto& setup = game.plan<spytown::Spytown>().setup;
  const auto& names = record.casting().names.seats;
  for (std::size_t i = 0; i < names.size(); ++i) {
    held.push_back({names[i], notation::token_name(words, setup, state.truth.token[i])});
    held.push_back({names[i], notation::card_name(words, setup, state.notes[i].card), true});
  }
}

void add_mrakoszlap(std::vector<Held>& held, const notation::Record& record, const AnyGame& game,
                    const Words& words) {
  const auto& truth = WholeGame::state<mrakoszlap::Mrakoszlap>(game).truth;
  const auto& names = record.casting().names.seats;
  for (unsigned i = 0; i < mrakoszlap::kDeck; ++i) {
    if (index(truth.holder[i]) >= names.size()) continue;
    const auto id = static_cast<mrakoszlap::CardId>(i);
    held.push_back({names[index(truth.holder[i])], notation::card_name(words, type_of(id)), true});
  }
}

std::vector<Held> everything_held(const notation::Record& record, const AnyGame& game,
                                  const Words& words) {
  std::vector<Held> held;
  const std::string_view book = record.book().id();
  if (book == "gorod") add_gorod(held, record, game, words);
  if (book == "spytown") add_spytown(held, record, game, words);
  if (book == "mrakoszlap") add_mrakoszlap(held, record, game, words);
  return held;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

bool has(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

// How to type a card that is played, shown with the first player and every card there is.
std::string without_examples(std::string seen) {
  for (const char* begins : {"If a power is used", "If a card is played"}) {
    for (std::size_t at = seen.find(begins); at != seen.npos; at = seen.find(begins)) {
      seen.erase(at, seen.find(".\n", at) - at);
    }
  }
  return seen;
}

}  // namespace

std::string dealt_record(const std::string& head, std::uint64_t seed) {
  notation::Record record = notation::Record::read(head + "play\n", "head");
  EXPECT_TRUE(record.casting().may_start()) << head;
  Chronicle chronicle{*record.casting().game};
  chronicle.begin();
  AnyGame game = chronicle.game();
  chance::Dice dice{seed, 7};
  const auto deals = [&](const Prompt* prompt) {
    return prompt != nullptr && has(record.book().ask_name(prompt->ask), "deal");
  };
  for (const Prompt* next = game.prompt(0, Seat::nobody); deals(next);
       next = game.prompt(0, Seat::nobody)) {
    const Command card{.choice = dice.one_of(next->offers),
                       .seat = Seat::nobody,
                       .ask = next->ask,
                       .voice = Voice::chance};
    EXPECT_EQ(game.apply(card), Refusal::none);
  }
  record.deal(record.book().dealt(game));
  return record.write();
}

ModeratedEvening::ModeratedEvening(const std::string& record, std::uint64_t seed)
    : dice_{seed, 8},
      terminal_{{OMERTA_PROGRAM, "moderate", folder_.write("game.omerta", record)},
                {.rows = 40, .columns = 100}},
      record_{notation::Record::read(record, "game.omerta")},
      chronicle_{record_.replay()},
      words_{Words::of(Language::en, record_.book().id())} {}

void ModeratedEvening::walk(int questions) {
  for (int i = 0; i < questions && !over_ && leak_.empty(); ++i) {
    if (terminal_.settle() == Doing::has_ended) {
      ADD_FAILURE() << "it ended by itself:\n" << terminal_.screen();
      return;
    }
    read_record();
    look();
    terminal_.type(answer() + "\n");
  }
}

void ModeratedEvening::read_record() {
  record_ = notation::Record::read(folder_.read("game.omerta"), "game.omerta");
  chronicle_ = record_.replay();
  over_ = chronicle_.game().over();
  shut_lines_.clear();
  for (const Heard& heard :
       heard_by({Listener::Kind::moderator}, record_.casting(), chronicle_.told(), words_)) {
    const bool open = heard.notice.label.stream == story::Stream::open;
    for (const std::string& line : heard.lines) {
      if (open) open_lines_.insert(flattened(line));
      if (!open) shut_lines_.push_back(flattened(line));
    }
  }
  done_.clear();
  AnyGame again = record_.begin().game();
  const auto& commands = chronicle_.commands();
  for (std::size_t i = record_.begin().commands().size(); i < commands.size(); ++i) {
    const bool secretly = is_night(record_, again) && commands[i].seat != Seat::nobody;
    if (secretly) done_.push_back(command_text(record_.book(), record_.casting(), commands[i]));
    EXPECT_EQ(again.apply(commands[i]), Refusal::none);
  }
}

bool ModeratedEvening::asks(std::string_view key, const Args& args) const {
  const std::string screen = flattened(terminal_.screen());
  const std::string question = flattened(words_.say(key, args));
  return screen.size() >= question.size() &&
         screen.rfind(question) + question.size() + 2 > screen.size();
}

// Where the words are being said, or eyes are still being shut, the table looks about although the
// record says that it is night.
ModeratedEvening::Eyes ModeratedEvening::eyes() const {
  if (asks("cli.moderate.ask.confirm")) return Eyes::speaking;
  if (asks("cli.moderate.ask.night.quiet")) return Eyes::open;
  for (const char* page : {"guide.cover", "cli.play.press-enter-hide", "guide.cover-and-speak"}) {
    if (asks(page)) return Eyes::alone;
  }
  return is_night(record_, chronicle_.game()) ? Eyes::shut : Eyes::open;
}

void ModeratedEvening::look() {
  if (over_) return;
  const std::string said = std::exchange(before_, {});
  const bool was_said = open_lines_.size() > heard_before_;  // and not left unsaid
  if (!said.empty()) was_said ? judge(said) : judge_sentences(said);
  const Eyes now = eyes();
  if (now == Eyes::speaking) {
    before_ = terminal_.history();
    heard_before_ = open_lines_.size();
    if (!is_night(record_, chronicle_.game())) judge(before_);
  }
  if (now != Eyes::open) return;
  ++days_;
  judge(terminal_.history());
}

void ModeratedEvening::complain(const std::string& what, const std::string& seen) {
  if (leak_.empty()) leak_ = what + "\nis seen by everyone:\n" + seen + "\n" + record_.write();
}

bool ModeratedEvening::is_public(std::string_view name, std::string_view thing) const {
  return std::any_of(open_lines_.begin(), open_lines_.end(),
                     [&](const std::string& line) { return has(line, name) && has(line, thing); });
}

void ModeratedEvening::judge(const std::string& seen) {
  judge_sentences(seen);
  judge_held(without_examples(seen));
}

void ModeratedEvening::judge_sentences(const std::string& seen) {
  const std::string text = flattened(seen);
  for (const char* alone : kForTheModeratorAlone) {
    if (has(text, alone)) complain(alone, seen);
  }
  for (const std::string& line : shut_lines_) {
    const bool said = std::any_of(open_lines_.begin(), open_lines_.end(),
                                  [&](const std::string& open) { return has(open, line); });
    if (!said && line.size() >= kShortestSecret && has(text, line)) complain(line, seen);
  }
  for (const std::string& command : done_) {
    if (has(text, command)) complain(command, seen);
  }
}

void ModeratedEvening::judge_held(const std::string& seen) {
  const std::vector<std::string> lines = lines_of(seen);
  for (const Held& held : everything_held(record_, chronicle_.game(), words_)) {
    const bool on_the_table = held.card && held.name == played_;
    if (on_the_table || is_public(held.name, held.thing)) continue;
    for (const std::string& line : lines) {
      if (has(line, held.name) && has(line, held.thing)) {
        complain(held.name + " and " + held.thing, seen);
      }
    }
  }
}

// A legal answer to some question that is open to a seat, in one of the ways to type it.
std::string ModeratedEvening::by_the_rules() {
  struct Open {
    Seat seat;
    Prompt prompt;
  };
  std::vector<Open> open;
  const AnyGame& game = chronicle_.game();
  for (unsigned lane = 0; lane < game.lanes(); ++lane) {
    for (Seat seat : game.standing().seats) {
      const Prompt* prompt = game.prompt(lane, seat);
      if (prompt != nullptr && prompt->offers != 0) open.push_back({seat, *prompt});
    }
  }
  if (open.empty()) return "";
  const Open& one = open[dice_.below(static_cast<std::uint32_t>(open.size()))];
  const Choice choice = dice_.one_of(one.prompt.offers);
  const auto& names = record_.casting().names.seats;
  const std::string who = names[index(one.seat)];
  std::string whom;
  for (Seat seat : seats_of(choice) & game.standing().seats) whom = names[index(seat)];
  const std::string what = record_.book().ask_name(one.prompt.ask);
  const std::string word = record_.book().choice_name(one.prompt.ask, choice);
  switch (dice_.below(4)) {
    case 0: return whom.empty() ? "yes" : whom;
    case 1: return whom.empty() ? who : who + " > " + whom;
    case 2:
      played_ = who;
      return who + " " + (word.empty() ? what : word) + (whom.empty() ? "" : " " + whom);
    default: return whom.empty() ? "yes" : "rest > " + whom;
  }
}

std::string ModeratedEvening::answer() {
  const auto& names = record_.casting().names.seats;
  if (is_night(record_, chronicle_.game()) && dice_.below(3) > 0) {
    return dice_.below(2) == 0 ? "" : by_the_rules();
  }
  switch (dice_.below(16)) {
    case 0: return "table";
    case 1: return "log";
    case 2: return "back " + std::to_string(1 + dice_.below(3));
    case 3: return dice_.below(2) == 0 ? "close" : "?";
    case 4: return "why " + names[dice_.below(static_cast<std::uint32_t>(names.size()))];
    case 5:
    case 6:
    case 7:
    case 8: return "";
    default: return by_the_rules();
  }
}

}  // namespace omerta::cli
