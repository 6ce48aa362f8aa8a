// The steps of a night in words and signs, for the terminal, for the picture and for a night that
// was written by hand.
#pragma once
#include <string>

#include "rulebooks/mrakoszlap/night/log.h"
#include "words/words.h"

namespace omerta::mrakoszlap::night {

class TraceWords {
 public:
  TraceWords(const Names& names, const Words& words) : names_{names}, words_{words} {}

  const Words& words() const { return words_; }
  std::string say(std::string_view key, const Args& args = {}) const {
    return words_.say(key, args);
  }
  std::string name(Seat seat) const;
  List names(Seats seats) const;
  std::string card(mrakoszlap::CardId card) const;
  std::string copy(mrakoszlap::Type type, unsigned number) const;
  std::string type(mrakoszlap::Type type) const;
  std::string mages(const Passage& tunnel) const;

  std::string passage(const Passage& tunnel) const;  // and why it does not work, if it does not
  std::string route(const Leg& leg) const;           // "Anna ⇒ Boris", or only who it is about
  std::string sentence(const Leg& leg) const;        // "Mirror 1 breaks and turns it back"
  std::string smelt(const Leg& leg) const;
  std::string gained(const Gained& gain) const;
  std::string heading(const Flown& bullet, std::size_t number) const;

 private:
  const Names& names_;
  const Words& words_;
};

}  // namespace omerta::mrakoszlap::night
