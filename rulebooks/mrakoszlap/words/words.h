// What happens in a game of mrakoszlap, as messages: cards, the narrator's calls, sentences for
// everyone, for one seat and for the moderator's log, questions, refusals, the host's complaints
// and settings.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chronicle/chronicle.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "rulebooks/mrakoszlap/rules/setup.h"
#include "words/words.h"

namespace omerta::mrakoszlap::said {

// Cards: their names, and what they do for somebody who has never played. A copy has its number
// ("Mage 2"), a card of which there is one has none ("Matrix"); gained copies have numbers beyond
// the deck's.
Message card_name(Type type);
Message card_name(CardId card);
Message copy_name(Type type, unsigned number);
Messages cards(Hand hand);      // each card by name
Messages deck(Hand deck);       // types and numbers
Message card_brief(Type type);  // one line
Message card_does(const Setup& setup, Type type);
Messages card_traits(Type type);  // by night or day, how often

// MRK-TABLE-1  What is said aloud with a day power: printed on the card, in every language the
// same.
std::string_view power_phrase(Power power);

// MRK-DOCTOR-3  Every third night from this one on, in every language the same: "1, 4, 7".
std::string nights_text(unsigned first);

// Labels.
Message phase_name(Phase phase);
Message kind_name(Kind kind);
Message result_name(Result result);
Message side_name(Result side);  // `mafia` or `citizens`
Message power_name(Power power);

// The setup screen: every option of section 1.2, by the catalogue's own ids, and the presets.
Message preset_name(std::string_view preset);
Message preset_about(std::string_view preset);
Message option_name(std::string_view option);
Message option_about(std::string_view option);
Message option_value(std::string_view option, std::string_view value);

// The narrator (MRK-MOD-1): each card of the night tables and the Spyglass; the council of the
// Mafia and the release of the Matrix are phases.
Message call_wakes(CardId card);
Message call_acts(const Setup& setup, CardId card);
Message call_sleeps(CardId card);
Message phase_opening(const Plan& plan, Phase phase, const Table& after);

Message story();

// MRK-REPORT-3  Which bullet is spoken of and which of its fragments: 1, 2, 1.1, 1.2. The rules say
// "fragment 2" only; who hears a feed follows it from its beginning, each event before its sentence
// is made.
class Trail {
 public:
  void follow(const Event& event);
  void call(int bullet) { bullet_ = bullet; }  // another number than that of the night

  int bullet() const { return bullet_; }    // of the night, or as it is read; 0: none yet
  bool is_known() const { return known_; }  // the moderator's feed: who shot, and how
  Kind kind() const { return kind_; }       // this and the next two if known
  Seat shooter() const { return shooter_; }
  Seat target() const { return target_; }
  std::string fragment() const;  // "1.2"; empty while the bullet is whole

 private:
  struct Split {
    unsigned parts = 0;
    unsigned now = 0;
  };
  void step(Course course, unsigned number);
  void begin(int bullet);

  std::vector<Split> splits_{};
  int fired_ = 0;
  int bullet_ = 0;
  bool known_ = false;
  Kind kind_{};
  Seat shooter_ = Seat::nobody;
  Seat target_ = Seat::nobody;
};

// MRK-REPORT-3  Bullets are read in another order than they flew. For each told event that is a
// shot of the night, the number under which it was read aloud, so that people who look back find
// the bullet they heard of; 0 for everything else, and where nothing was read. Bullets of which the
// same was read cannot be told apart by anybody who only heard it.
std::vector<int> numbers_read(std::span<const Told> told);

// What is said aloud when it happens; a phase is opened and a card called in the narrator's words.
// `after` is what the table knows once the event is told.
Message aloud(const Plan& plan, const Event& event, const Table& after, const Trail& trail = {});

// The same in the third person, for the moderator's log and for replays: every fact has one.
Message logged(const Plan& plan, const Event& event, const Table& after, const Trail& trail = {});

// What a seat is told: in the second person where the fact concerns it, as everyone hears it
// otherwise. `after` is the seat's own view once it has learned the event.
Message to_seat(const View& after, const Event& event, const Trail& trail = {});

// Several events as one paragraph: a bullet from `bullet` to its end, the sock with its outcomes.
Message told_together(const Plan& plan, std::span<const Event> events, const Table& after);

QuestionText question(const View& view, const Prompt& prompt);
QuestionText house_question(const Plan& plan, const Table& table, const Prompt& prompt);

// One thing that a question offers, as a short label: a player, a word, a power, what is dealt.
// `kPass` is what passing means here.
Message choice_name(const Plan& plan, Ask what, Choice choice);

// Why an answer was refused and what would have been allowed: no more than the open question
// itself discloses. `open` is nullptr if there was none.
Message refusal(const Plan& plan, Refusal refusal, const Prompt* open);

// A complaint about a setup. What only the reader of the setup knows, the name and the value of an
// unknown setting or card, is given in `more`.
Message finding(const Setup& setup, const Finding& finding, Args more = {});
Message hand_fault(HandFault fault);

}  // namespace omerta::mrakoszlap::said
