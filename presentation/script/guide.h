// What a rulebook knows about being moderated by a person: the steps of an evening, the words for
// them, and what follows from an entry. It keeps nothing; all is made from the game.
#pragma once
#include <memory>
#include <optional>
#include <vector>

#include "chronicle/chronicle.h"
#include "presentation/script/deal.h"
#include "presentation/script/script.h"
#include "presentation/script/unknown_deal.h"
#include "presentation/story/heard.h"
#include "words/names.h"

namespace omerta::script {

struct Moment {  // a game as whoever runs it sees it
  const Chronicle& chronicle;
  const Names& names;
  bool paper_cards = false;  // real ones lie on the table
  // The page of the last step that was answered, if only with nobody: the record does not say it.
  std::string_view answered{};
  Seats unseen{};  // whose paper cards nobody has looked at
  const AnyGame& game() const { return chronicle.game(); }
};

// Something that has happened, as whoever hears everything hears it.
struct News {
  Event event{};
  story::Label label{};
  Messages lines;                // the sentence; a list has several
  std::vector<Event> ballots{};  // the lines of a list of votes
  Seats to{};                    // whom it was told, if not all

  bool is_public() const { return label.stream == story::Stream::open; }
};

// To whom each of the things goes that are dealt, in their order, and which it may be.
std::vector<Place> places(const std::vector<Deal>& deals, std::size_t seats);

class Guide {
 public:
  virtual ~Guide() = default;

  // Whether a person runs the table now. As long as nobody does, the screen stands on the table,
  // and no secret may be on it.
  virtual bool has_moderator(const AnyGame&) const { return true; }
  // Whether the table looks about itself: all the time but in the night.
  virtual bool eyes_open(const AnyGame& game) const = 0;

  virtual Step step(const Moment& now) const = 0;
  virtual Step nightfall(const Moment& now) const = 0;  // before the first call
  virtual Messages next(const Moment& now) const = 0;   // what comes after this step
  virtual std::vector<Power> powers(const Moment& now) const = 0;
  virtual Entry power(Power power) const = 0;
  // What else may be entered at any time: cards that are played, and words of the rulebook's own,
  // which are the labels of their entries. The sentence explains them; its arguments are the words
  // by the ids of the entries.
  virtual std::vector<Entry> anytime(const Moment&) const { return {}; }
  virtual Message about_anytime() const { return {}; }
  virtual std::vector<Kind> kinds(const Moment& now) const = 0;  // to be dealt
  virtual std::vector<Deal> deals(const Moment& now) const;      // the same, one after the other
  virtual Lines dealt_by_program(const Moment& now) const;
  // With real cards that nobody but their owners looks at; none: what the deals say.
  virtual Lines dealt_unseen(const Moment&) const { return {}; }
  virtual Lines opening(const Moment& now) const = 0;  // before the deal
  virtual Message deck(const Moment& now) const = 0;   // all that is in it
  // Where everybody gets several: who has which so far, and what is wrong with a hand.
  virtual Hands hands(const Moment&) const { return {}; }
  virtual Message thing(int) const { return {}; }
  virtual Message hand_fault(const Moment&, const std::vector<int>&) const { return {}; }
  virtual Step own_page(const Moment& now, Seat seat) const = 0;      // what was dealt to it
  virtual std::vector<Described> cards(const Moment& now) const = 0;  // of this game
  virtual std::vector<SecretRow> secrets(const Moment& now) const = 0;

  // The commands an entry makes, and what to agree to before. The step's own close is an entry.
  virtual std::vector<Command> commands(const Moment& now, const Entry& entry,
                                        const Filled& filled) const = 0;
  // What is wrong with an entry before the rules are asked; empty: nothing.
  virtual Message mistake(const Moment&, const Entry&, const Filled&) const { return {}; }
  // What is said as soon as it is clear that an entry can be made.
  virtual Lines parting(const Moment&, const std::vector<Command>&) const { return {}; }
  // What chance decides with the entry that leads to it, so that both are taken back together.
  virtual bool is_drawn(const Prompt&) const { return false; }
  virtual Lines warnings(const Moment&, const Entry&) const { return {}; }
  virtual Message why_refused(const Moment& now, const Command& command, Refusal refusal,
                              const Prompt* open) const = 0;
  // By day a refusal must not tell the table what somebody does not hold.
  virtual bool speaks_of_hand(const Command&) const { return false; }

  // What everybody hears and nobody can unhear: shown to the moderator before it is said.
  virtual bool is_announcement(const AnyGame& before, const Event& event) const = 0;
  // By day a card is on the screen when it lies on the table, not before: what is said until then.
  // Empty if the event shows no card.
  virtual Message before_card(const Event&) const { return {}; }
  virtual Lines beside_card(const Moment&, const Event&) const { return {}; }  // to the moderator
  // What is said and done when it happens: shown before, or at once.
  virtual Lines announced(const AnyGame& before, const Moment& after,
                          const std::vector<News>& news) const = 0;
  virtual Lines at_once(const Moment& after, const std::vector<News>& news) const = 0;
  virtual Lines privately(const Moment& after, const std::vector<News>& news) const = 0;
  // What somebody looks at alone because it has happened: a page that is offered with its prompt,
  // or one that has to be opened.
  virtual std::vector<Step> pages(const Moment&, const News&) const { return {}; }
  virtual bool is_urgent(const Event&) const { return false; }  // private, and to be done by day
  // Whether somebody has it from the moderator: what is said, every sign, and no card that its
  // owner turns up himself.
  virtual bool is_shown(const Told& told) const { return told.to.is_everyone(); }
  // Why paper cards may not stay unseen until the table shows them; empty if they may.
  virtual Message why_not_blind() const { return {}; }
  // Who has open eyes now, where that hangs on more than one thing that was dealt.
  virtual std::optional<Seats> awake(const AnyGame&) const { return {}; }
  // Things that change what else their owner was dealt stands for.
  virtual std::vector<int> turning() const { return {}; }
  // Whoever gives this answer holds one of these; empty: anybody may give it.
  virtual std::vector<int> played(const Command&) const { return {}; }
  // What its holder has turned up by himself.
  virtual std::optional<int> turned_up(const Event&) const { return {}; }
  virtual bool teaches(const Event& event) const = 0;  // somebody learned what he did not do
  virtual Message take_back_warning(const Event&) const { return {}; }
};

Lines ballots(const Names& names, const News& news);  // by candidate, as they are counted

// Each hand as an answer to the entry's question.
std::vector<Command> answers(const Entry& entry, const Filled& filled, Voice voice);

struct OpenQuestion {
  Seat seat = Seat::nobody;
  Prompt prompt{};
};
std::vector<OpenQuestion> questions_of(const AnyGame& game, Ask what);  // of the seats

Seats asked(const AnyGame& game, Ask what);  // the same seats

// Everyone looks at what was dealt, on the table or one by one on this screen. Where some have
// looked and some have not, the program has dealt, and each has a page.
Step look_step(const AnyGame& game, Ask look);

Message named(const People& seats);  // "Anna, Boris and Eva"
Seat last_of(Seats seats);           // nobody if there are none

// What is chosen where nothing was: nobody where that may be, or the first on offer, one of
// `rather` if possible; and the words that say so before.
Choice usual_choice(const Prompt& prompt, Seats rather);
Message enter_again(Choice choice);

}  // namespace omerta::script
