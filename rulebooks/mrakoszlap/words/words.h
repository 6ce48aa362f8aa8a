// What happens in a game of mrakoszlap, in words: cards, the narrator's calls, sentences for
// everyone, for one seat and for the moderator's log, questions, refusals, the host's complaints
// and settings. The words are those of Words::of(language, "mrakoszlap").
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chronicle/chronicle.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "rulebooks/mrakoszlap/rules/setup.h"
#include "words/seat_words.h"

namespace omerta::notation {

// Cards: their names, and what they do for somebody who has never played. A copy has its number
// ("Mage 2"), a card of which there is one has none ("Matrix"); gained copies have numbers beyond
// the deck's.
std::string card_name(const Words& words, mrakoszlap::Type type);
std::string card_name(const Words& words, mrakoszlap::CardId card);
std::string copy_name(const Words& words, mrakoszlap::Type type, unsigned number);
std::string cards_text(const Words& words, mrakoszlap::Hand cards);  // a hand: each card by name
std::string deck_text(const Words& words, mrakoszlap::Hand deck);    // a deck: types and numbers
std::string card_brief(const Words& words, mrakoszlap::Type type);   // one line
std::string card_does(const Words& words, const mrakoszlap::Setup& setup, mrakoszlap::Type type);
std::string card_traits(const Words& words, mrakoszlap::Type type);  // by night or day, how often

// MRK-TABLE-1  What is said aloud with a day power: printed on the card, in every language the
// same.
std::string_view power_phrase(mrakoszlap::Power power);

// MRK-DOCTOR-3  Every third night from this one on: "1, 4, 7".
std::string nights_text(unsigned first);

// Labels.
std::string phase_name(const Words& words, mrakoszlap::Phase phase);
std::string kind_name(const Words& words, mrakoszlap::Kind kind);
std::string result_name(const Words& words, mrakoszlap::Result result);
std::string side_name(const Words& words, mrakoszlap::Result side);  // `mafia` or `citizens`
std::string power_name(const Words& words, mrakoszlap::Power power);

// The setup screen: every option of section 1.2, by the catalogue's own ids, and the presets.
std::string preset_name(const Words& words, std::string_view preset);
std::string preset_about(const Words& words, std::string_view preset);
std::string mrakoszlap_option_name(const Words& words, std::string_view option);
std::string mrakoszlap_option_about(const Words& words, std::string_view option);
std::string mrakoszlap_option_value(const Words& words, std::string_view option,
                                    std::string_view value);

// The narrator (MRK-MOD-1): each card of the night tables and the Spyglass; the council of the
// Mafia and the release of the Matrix are phases.
std::string call_wakes(const Words& words, mrakoszlap::CardId card);
std::string call_acts(const Words& words, const mrakoszlap::Setup& setup, mrakoszlap::CardId card);
std::string call_sleeps(const Words& words, mrakoszlap::CardId card);
std::string phase_opening(const Words& words, const mrakoszlap::Plan& plan, const Names& names,
                          mrakoszlap::Phase phase, const mrakoszlap::Table& after);

std::string mrakoszlap_story(const Words& words);

// MRK-REPORT-3  Which bullet is spoken of and which of its fragments: 1, 2, 1.1, 1.2. The rules say
// "fragment 2" only; who hears a feed follows it from its beginning, each event before its sentence
// is made.
class Trail {
 public:
  void follow(const Event& event);
  void call(int bullet) { bullet_ = bullet; }  // another number than that of the night

  int bullet() const { return bullet_; }           // of the night, or as it is read; 0: none yet
  bool is_known() const { return known_; }         // the moderator's feed: who shot, and how
  mrakoszlap::Kind kind() const { return kind_; }  // this and the next two if known
  Seat shooter() const { return shooter_; }
  Seat target() const { return target_; }
  std::string fragment() const;  // "1.2"; empty while the bullet is whole

 private:
  struct Split {
    unsigned parts = 0;
    unsigned now = 0;
  };
  void step(mrakoszlap::Course course, unsigned number);
  void begin(int bullet);

  std::vector<Split> splits_{};
  int fired_ = 0;
  int bullet_ = 0;
  bool known_ = false;
  mrakoszlap::Kind kind_{};
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
std::string public_sentence(const Words& words, const mrakoszlap::Plan& plan, const Names& names,
                            const Event& event, const mrakoszlap::Table& after,
                            const Trail& trail = {});

// The same in the third person, for the moderator's log and for replays: every fact has one.
std::string log_sentence(const Words& words, const mrakoszlap::Plan& plan, const Names& names,
                         const Event& event, const mrakoszlap::Table& after,
                         const Trail& trail = {});

// What a seat is told: in the second person where the fact concerns it, as everyone hears it
// otherwise. `after` is the seat's own view once it has learned the event.
std::string private_sentence(const Words& words, const Names& names, const mrakoszlap::View& after,
                             const Event& event, const Trail& trail = {});

// Several events as one paragraph: a bullet from `bullet` to its end, the sock with its outcomes.
std::string told_together(const Words& words, const mrakoszlap::Plan& plan, const Names& names,
                          std::span<const Event> events, const mrakoszlap::Table& after);

Question question(const Words& words, const Names& names, const mrakoszlap::View& view,
                  const Prompt& prompt);
Question house_question(const Words& words, const mrakoszlap::Plan& plan, const Names& names,
                        const mrakoszlap::Table& table, const Prompt& prompt);

// One thing that a question offers, as a short label: a player, a word, a power, what is dealt.
// `kPass` is what passing means here.
std::string choice_name(const Words& words, const mrakoszlap::Plan& plan, const Names& names,
                        Ask what, Choice choice);

// Why an answer was refused and what would have been allowed: no more than the open question
// itself discloses. `open` is nullptr if there was none.
std::string refusal_text(const Words& words, const mrakoszlap::Plan& plan, const Names& names,
                         Refusal refusal, const Prompt* open);

// A complaint about a setup. What only the reader of the setup knows, the name and the value of an
// unknown setting or card, is given in `more`.
std::string finding_text(const Words& words, const Names& names, const mrakoszlap::Setup& setup,
                         const mrakoszlap::Finding& finding, const Args& more = {});
std::string hand_fault_text(const Words& words, mrakoszlap::HandFault fault);

}  // namespace omerta::notation
