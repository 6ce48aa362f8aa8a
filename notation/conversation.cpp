// Following a game with what is said in it.
#include "notation/conversation.h"

#include <algorithm>

namespace omerta::notation {

Conversation::Conversation(const Book& book, const Casting& casting)
    : lexicon_{&lexicon_of(book)},
      seats_{static_cast<int>(casting.names.seats.size())},
      past_{*lexicon_, seats_} {}

void Conversation::follow(const Chronicle& game) {
  for (; heard_ < game.told().size(); ++heard_) {
    const Told& told = game.told()[heard_];
    if (told.to.is_everyone()) past_.hear(told.event);
  }
}

void Conversation::begin_again() {
  heard_ = 0;
  past_ = talk::Past{*lexicon_, seats_};
  for (const Spoken& each : spoken_) past_.hear(each.said);
}

talk::Verdict Conversation::judge(const Chronicle& game, const Speech& speech) {
  follow(game);
  return talk::judged(*lexicon_, game.game().any_view(speech.who), past_, speech.utterance);
}

talk::Verdict Conversation::say(const Chronicle& game, const Speech& speech) {
  const talk::Verdict verdict = judge(game, speech);
  if (verdict.fault != talk::Fault::none) return verdict;
  const auto first = static_cast<std::uint16_t>(past_.statements() + 1);
  const talk::Said said{speech.utterance, speech.who, past_.events(), first};
  spoken_.push_back({said, game.told().size(), game.commands().size()});
  past_.hear(said);
  return verdict;
}

void Conversation::follow_back(const Chronicle& game) {
  std::erase_if(spoken_,
                [&](const Spoken& each) { return each.commands > game.commands().size(); });
  begin_again();
}

std::vector<talk::Said> Conversation::said() const {
  std::vector<talk::Said> all;
  for (const Spoken& each : spoken_) all.push_back(each.said);
  return all;
}

Message talk_fault(talk::Fault fault) {
  switch (fault) {
    case talk::Fault::silent: return "fault.talk.silent";
    case talk::Fault::act:
    case talk::Fault::superfluous: return "fault.talk.act";
    case talk::Fault::word: return "fault.talk.word";
    case talk::Fault::ask: return "fault.talk.ask";
    case talk::Fault::answer: return "fault.talk.answer";
    case talk::Fault::whom: return "fault.talk.whom";
    case talk::Fault::round: return "fault.talk.round";
    case talk::Fault::number: return "fault.talk.number";
    case talk::Fault::ground: return "fault.talk.ground";
    case talk::Fault::alone: return "fault.talk.alone";
    case talk::Fault::enough: return {"fault.talk.enough", {{"most", talk::kStatementsInAGame}}};
    default: return {"fault.talk.too-many", {{"most", talk::kStatementsAtOnce}}};
  }
}

}  // namespace omerta::notation
