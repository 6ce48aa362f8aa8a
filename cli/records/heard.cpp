// Draws a feed: its messages in a language, its events as the notation writes them.
#include "cli/records/heard.h"

#include <algorithm>

#include "notation/clause_ids.h"
#include "rulebooks/rulebook.h"
#include "talk/told.h"

namespace omerta::cli {
namespace {

class Drawing {
 public:
  Drawing(const story::Feed& feed, const notation::Casting& casting, const std::vector<Told>& told,
          const Words& words)
      : feed_{feed}, casting_{casting}, told_{told}, words_{words} {
    const auto reader = rulebook(casting.rulebook).text.reader(casting);
    for (std::size_t i = 0; i < told.size(); ++i) {
      reader->read(told[i], static_cast<EventId>(i + 1));
    }
    said_ = reader->said();
  }

  std::vector<Heard> draw() {
    for (std::size_t i = 0; i < feed_.heard().size(); ++i) {
      if (feed_.heard()[i].part.listed && !drawn_.empty()) {
        add_line(feed_.heard()[i]);
      } else {
        add(i);
      }
    }
    for (Heard& heard : drawn_) {
      for (const std::string& line : heard.lines) {
        heard.notice.text += (heard.notice.text.empty() ? "" : " ") + line;
      }
    }
    return std::move(drawn_);
  }

 private:
  void add(std::size_t at) {
    const story::Heard& said = feed_.heard()[at];
    Heard heard{.id = feed_.id(at), .event = told_[feed_.id(at) - 1].event};
    heard.lines.push_back(words_.said(said.text, casting_.names));
    heard.messages.push_back(said.text);
    heard.notice.label = said.label;
    heard.notice.past = said.past;
    heard.notice.to = seat_names(words_, casting_.names, said.to);
    const auto utterance =
        std::find_if(said_.begin(), said_.end(),
                     [&](const notation::Utterance& each) { return each.id == heard.id; });
    heard.notice.event = utterance->name;
    heard.notice.arguments = utterance->arguments;
    if (const auto reason = feed_.reason(at)) {
      heard.notice.clause = notation::clause_id(reason->by);
      if (reason->cause.number != 0) heard.notice.cause = story::written(reason->cause);
    }
    drawn_.push_back(std::move(heard));
  }

  void add_line(const story::Heard& said) {
    Heard& list = drawn_.back();
    list.lines.push_back(words_.said(said.text, casting_.names));
    list.messages.push_back(said.text);
    if (!said.part.ballot) return;
    list.ballots.push_back(said.event);
    const auto& seats = casting_.names.seats;
    list.notice.ballots.push_back(
        {seats[index(said.event.who)], seats[index(said.event.whom)], said.event.what != 0});
  }

  const story::Feed& feed_;
  const notation::Casting& casting_;
  const std::vector<Told>& told_;
  const Words& words_;
  std::vector<notation::Utterance> said_;
  std::vector<Heard> drawn_;
};

story::Feed feed_of(const Listener& listener, const notation::Casting& casting,
                    const std::vector<Told>& told) {
  story::Feed feed{teller(casting), listener};
  feed.hear(told);
  return feed;
}

}  // namespace

std::unique_ptr<story::Teller> teller(const notation::Casting& casting) {
  return rulebook(casting.rulebook).teller(*casting.game);
}

std::vector<Heard> heard_by(const Listener& listener, const notation::Casting& casting,
                            const std::vector<Told>& told, const Words& words) {
  return Drawing{feed_of(listener, casting, told), casting, told, words}.draw();
}

Part part_of(const Heard& heard, const story::Teller& teller) {
  return heard.talk ? Part{} : teller.part(heard.event);
}

std::vector<Heard> heard_with_talk(std::vector<Heard> heard, const notation::Conversation& talk,
                                   const notation::Casting& casting, const Words& words) {
  const talk::Lexicon& lexicon = notation::lexicon_of(rulebook(casting.rulebook).text);
  const std::vector<talk::Said> all = talk.said();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const talk::Said& said = all[i];
    Heard line{.talk = true, .statement = said.first};
    line.messages.push_back(talk::told(lexicon, casting.game->any_table(), all, said));
    line.lines.push_back(words.said(line.messages.front(), casting.names));
    line.notice.text = line.lines.front();
    // Behind what had been told by then, and what was said before it.
    const auto before = [&](const Heard& each) {
      return each.talk || (!each.notice.past && each.id <= talk.spoken()[i].told);
    };
    const auto last = std::find_if(heard.rbegin(), heard.rend(), before);
    heard.insert(last.base(), std::move(line));
  }
  return heard;
}

bool is_over(const notation::Casting& casting, const std::vector<Told>& told) {
  return feed_of({}, casting, told).is_over();
}

}  // namespace omerta::cli
