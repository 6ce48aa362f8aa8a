// How a person moderates spytown: which step it is follows from the game alone.
#pragma once
#include <string>

#include "engine/whole_game.h"
#include "presentation/script/guide.h"
#include "rulebooks/spytown/words/words.h"

namespace omerta::spytown {

std::unique_ptr<script::Guide> guide(const AnyGame& game);

// The game as its game master sees it, and what he says of it in the wording of this game
// (SPY-KIDS-5).
struct Desk {
  explicit Desk(const script::Moment& moment)
      : now{moment},
        plan{moment.game().plan<Spytown>()},
        setup{plan.setup},
        state{WholeGame::state<Spytown>(moment.game())},
        table{state.table},
        truth{state.truth} {}

  script::Line say(const std::string& key, Args args = {}) const {
    return script::say(said::worded(setup, key, std::move(args)));
  }
  script::Line act(const std::string& key, Args args = {}) const {
    return script::act(said::worded(setup, key, std::move(args)));
  }
  script::Line enter(const std::string& key, Args args = {}) const {
    return script::enter(said::worded(setup, key, std::move(args)));
  }
  Message aloud(const Event& event) const { return said::aloud(plan, event, table); }
  Message name(Card card) const { return said::card_name(setup, card); }
  Message title(Phase phase) const;
  Seats asked(Ask what) const { return script::asked(now.game(), what); }
  script::Line opening() const;                                  // of the phase; said once
  script::Step page(const std::string& of) const;                // another in each round
  script::Step phase(const std::string& of, Phase phase) const;  // the same, opened aloud

  const script::Moment& now;
  const Plan& plan;
  const Setup& setup;
  const State& state;
  const Table& table;
  const Truth& truth;
};

const script::Entry kClose{.kind = script::EntryKind::go_on, .ask = ask::close};

inline Message named(Seats seats) { return script::named(people(seats)); }
inline void add(script::Lines& lines, const script::Lines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
}
std::vector<Card> each(Cards cards);
Cards in_deck(const Plan& plan);  // neutral ones included
script::Line rulings();           // SPY-GM-1: what may be entered while somebody is named

// The steps: opening.cpp, night.cpp, day.cpp, vote.cpp.
script::Lines welcome(const Desk& desk);
std::vector<script::Deal> deals(const Desk& desk);
script::Lines dealt_by_program(const Desk& desk);
script::Step swap_step(const Desk& desk);
script::Step own_page(const Desk& desk, Seat seat);
script::Step nightfall_step(const Desk& desk);
script::Step agent_step(const Desk& desk);
script::Step recognition_step(const Desk& desk);
script::Step mafia_step(const Desk& desk);
// Who has open eyes in the night, where a token alone does not say it.
std::optional<Seats> awake(const AnyGame& game);
script::Step deadlock_step(const Desk& desk);
script::Step window_step(const Desk& desk);   // Vest, Bandage, a last shot
script::Step confirm_step(const Desk& desk);  // SPY-GM-1: named, and no window gave time to rule
script::Step cards_step(const Desk& desk);    // the start window and the end window
script::Step discussion_step(const Desk& desk);
script::Step over_step(const Desk& desk);
script::Step ballot_step(const Desk& desk);
script::Step defence_step(const Desk& desk);
script::Step renewed_step(const Desk& desk);
script::Step lot_step(const Desk& desk);

// Action cards, which are played at any time, and rulings: plays.cpp.
std::vector<script::Entry> plays(const Desk& desk);
std::vector<script::Entry> own_words(const Desk& desk);
std::vector<Command> play(const Desk& desk, const script::Entry& entry, const script::Hand& hand);
bool is_card_play(Ask what);
std::vector<int> played(const Setup& setup, const Command& command);        // one of these is held
void add_how_to_play(script::Lines& lines, const Desk& desk, Cards cards);  // not seen by everyone

// What has happened, and what is held: news.cpp.
bool looks_about(const AnyGame& game);  // the table: all the time but in the night
bool is_shown(const Told& told);
std::optional<int> turned_up(const Event& event);
script::Lines public_news(const Desk& desk, const script::News& news);
script::Lines private_news(const Desk& desk, const script::News& news);
script::Step token_page(const Desk& desk, const Event& seen);
script::SecretRow secret_row(const Desk& desk, Seat seat);

}  // namespace omerta::spytown
