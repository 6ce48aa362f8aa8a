// What a moderator's console shows beside the step: the whole script, what an entry would lead to,
// and what cannot be unseen when it is taken back.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "presentation/script/script.h"
#include "presentation/script/unknown_deal.h"

namespace omerta::script {

struct PowerEntry {  // what may be done at any time, and what is entered for it
  Power power{};
  Entry entry{};

  friend bool operator==(const PowerEntry&, const PowerEntry&) = default;
};

struct Script {
  Messages done{};  // what the last entry led to, as far as whoever sees the screen may know it
  Step now{};
  Messages next{};
  std::vector<Entry> anytime{};
  std::vector<PowerEntry> powers{};

  friend bool operator==(const Script&, const Script&) = default;
};

struct Learns {  // who is told what
  Seats who{};   // nobody: everyone
  Message what{};
  Message warning{};  // said before it is taken back

  friend bool operator==(const Learns&, const Learns&) = default;
};

// What an entry leads to.
struct Preview {
  std::vector<Command> commands{};  // with what chance has drawn to them; none: nobody does it
  Lines warnings{};                 // to be agreed to first
  Lines parting{};                  // said as soon as it is clear that it can be entered
  // Whether everybody hears what nobody can unhear: then it is entered when it has been said.
  bool announces = false;
  Lines aloud{};        // said and done before everyone; with a card: until it lies on the table
  Lines with_card{};    // and from then on
  Lines silently{};     // shown to somebody, or for the moderator alone
  Lines in_order{};     // where nothing is announced: both, as they come, without what is kept
  bool keeps = false;   // what is for the moderator alone can be read until night falls
  bool urgent = false;  // and should be soon
  std::vector<Learns> learns{};
  std::vector<std::pair<Message, bool>> news{};  // all of it, and whether everyone hears it
  std::vector<Step> pages{};                     // what somebody looks at alone when it is entered

  // What the desk keeps of it.
  std::string answered{};              // the page of the step that it answers
  std::vector<int> dealt{};            // a provisional deal that fits it
  std::optional<UnknownDeal> known{};  // what it tells about the cards
  enum class Of : std::uint8_t { entry, quiet, awake } of = Of::entry;
};

// What nobody has looked at decides what comes next.
struct WantedCard {
  enum class Of : std::uint8_t {
    card,   // which card it is
    hand,   // the rest of a hand
    holder  // who holds this card, whoever it is
  } of = Of::card;
  Seat seat = Seat::nobody;  // whose
  std::size_t place = 0;     // of the card in the deal
  int thing = 0;             // whose holder is wanted
  int count = 1;             // so many are wanted
  struct Question {
    Message question{};
    Line line{};  // how the moderator comes to see it
  };
  Message question{};
  Message among{};                      // what the card may be
  Line line{};                          // how the moderator comes to see it
  std::optional<Question> otherwise{};  // if nobody turns it up
  bool laid = false;                    // on the table, before everyone's eyes
  std::vector<Command> commands{};      // that wait for it
  std::optional<UnknownDeal> known{};   // what they tell about the cards
  Lines parting{};                      // said before
};

struct Tried {  // one of them
  std::optional<Preview> preview{};
  Message why_not{};
  std::optional<WantedCard> wanted{};
};

struct TakeBack {
  int entries = 0;
  std::vector<Command> commands{};  // the latest first
  std::vector<Learns> seen{};       // cannot be unseen
};

}  // namespace omerta::script
