// What a listener may hear of a recorded game, worked out from the audiences of its events alone
// and written by hand as the catalogues write it: the judge of every output.
#pragma once
#include <string>
#include <vector>

#include "notation/record.h"

namespace omerta::feeds {

struct Said {  // one utterance; a list of ballots is one of many events
  EventId first = 0;
  EventId last = 0;
  Audience to = Audience::moderator();
  Event event{};
  std::string name;
  std::string arguments;  // as JSON
};

// Everything that was said in this game.
std::vector<Said> all_said(const notation::Record& record, const std::vector<Told>& told);

struct Ear {
  enum class Kind { everyone, seat, moderator } kind = Kind::everyone;
  Seat seat = Seat::nobody;
};

struct Heard {
  Said said;
  std::string head;  // of its JSON: number, event, arguments
  std::string tail;  // and what follows the sentence
  bool past = false;
};

std::vector<Heard> heard_by(const Ear& ear, const notation::Record& record,
                            const std::vector<Told>& told);

// The events told to this seat, or to everyone.
std::vector<Event> events_for(Seat seat, const std::vector<Told>& told);

// Names as files write them.
std::string dashed(std::string_view id);
std::string gorod_card(const notation::Record& record, unsigned role);
std::string gorod_caller(const notation::Record& record, unsigned call);
std::string gorod_word(std::string_view kind, unsigned value);
std::string spytown_word(std::string_view kind, unsigned value);
std::string mrakoszlap_word(std::string_view kind, unsigned value);
std::string mrakoszlap_card(unsigned card);  // by its place in the deck
std::string mrakoszlap_copy(unsigned type, unsigned number);

std::string gorod_argument(const notation::Record& record, const Event& event,
                           std::string_view slot);
std::string spytown_argument(const notation::Record& record, const Event& event,
                             std::string_view slot);
std::string mrakoszlap_argument(const notation::Record& record, const Event& event,
                                std::string_view slot);
std::string_view gorod_slots(const Event& event);
std::string_view spytown_slots(const Event& event);
std::string_view mrakoszlap_slots(const Event& event);

}  // namespace omerta::feeds
