// What happened to a bullet as messages; and the same in the reader's language, for the picture.
#pragma once
#include <string>

#include "rulebooks/mrakoszlap/night/log.h"
#include "words/words.h"

namespace omerta::mrakoszlap::night {

Message mages(const Passage& tunnel);    // whose it is
Message passage(const Passage& tunnel);  // and why it does not work, if it does not
Message sentence(const Leg& leg);        // "Mirror 1 breaks and turns it back"
Message smelt(const Leg& leg);
Message gained(const Gained& gain);
Message heading(const Flown& bullet, std::size_t number);

class TraceWords {
 public:
  TraceWords(const Names& names, const Words& words) : names_{names}, words_{words} {}

  const Words& words() const { return words_; }
  std::string say(std::string_view key, const Args& args = {}) const {
    return words_.say(key, args);
  }
  std::string name(Seat seat) const;
  List names(Seats seats) const;
  std::string type(mrakoszlap::Type type) const;
  std::string mages(const Passage& tunnel) const { return said(night::mages(tunnel)); }

  std::string route(const Leg& leg) const;  // "Anna ⇒ Boris", or only who it is about
  std::string passage(const Passage& tunnel) const { return said(night::passage(tunnel)); }
  std::string sentence(const Leg& leg) const { return said(night::sentence(leg)); }
  std::string smelt(const Leg& leg) const { return said(night::smelt(leg)); }
  std::string gained(const Gained& gain) const { return said(night::gained(gain)); }
  std::string heading(const Flown& bullet, std::size_t number) const {
    return said(night::heading(bullet, number));
  }

 private:
  std::string said(const Message& message) const { return words_.said(message, names_); }

  const Names& names_;
  const Words& words_;
};

}  // namespace omerta::mrakoszlap::night
