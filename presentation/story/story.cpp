// Folds the record for one listener and puts what he heard into words.
#include "presentation/story/story.h"

#include <algorithm>
#include <map>

#include "notation/clause_ids.h"
#include "presentation/story/telling.h"

namespace omerta::cli {
namespace {

class Story {
 public:
  Story(const Listener& listener, const notation::Casting& casting, const std::vector<Told>& told,
        const Words& words)
      : listener_{listener},
        casting_{casting},
        told_{told},
        words_{words},
        telling_{telling(casting, words)},
        reader_{notation::find_book(casting.rulebook)->reader(casting)},
        open_{listener.kind == Listener::Kind::moderator || is_over(casting, told)} {}

  std::vector<Heard> tell() {
    for (std::size_t i = 0; i < told_.size(); ++i) {
      const std::size_t before = said_.size();
      reader_->read(told_[i], static_cast<EventId>(i + 1), said_);
      const bool fresh = said_.size() > before;
      telling_->learn(told_[i], seat());
      if (!hears(told_[i].to)) continue;
      fresh ? hear(i, sentence(i)) : more(i, sentence(i));
      if (takes_the_post(told_[i].event)) learn_the_past(i);
    }
    for (std::size_t i = 0; i < heard_.size(); ++i) finish(heard_[i]);
    return std::move(heard_);
  }

 private:
  Seat seat() const {
    return listener_.kind == Listener::Kind::seat ? listener_.seat : Seat::nobody;
  }
  bool to_seat(Audience to) const {
    return listener_.kind == Listener::Kind::seat && !to.is_everyone() &&
           to.seats().has(listener_.seat);
  }
  bool hears(Audience to) const {
    return to.is_everyone() || listener_.kind == Listener::Kind::moderator || has_post_ ||
           to_seat(to);
  }
  // GOR-MODERATOR-7  From the handover on he hears everything, the past included.
  bool takes_the_post(const Event& event) const {
    return listener_.kind == Listener::Kind::seat && telling_->part(event).post &&
           event.who == listener_.seat;
  }

  std::string sentence(std::size_t i) const {
    const Event& event = told_[i].event;
    if (to_seat(told_[i].to)) return telling_->to_seat(event, listener_.seat);
    return told_[i].to.is_everyone() ? telling_->aloud(event) : telling_->logged(event);
  }

  void hear(std::size_t i, std::string line) {
    Heard heard{.id = static_cast<EventId>(i + 1), .event = told_[i].event};
    const bool everyone = told_[i].to.is_everyone();
    heard.notice.channel =
        everyone ? notation::Notice::Channel::open : notation::Notice::Channel::own;
    heard.notice.number = everyone ? ++open_count_ : ++own_count_;
    heard.lines.push_back(std::move(line));
    labels_[heard.id] = label(heard.notice);
    heard_.push_back(std::move(heard));
  }

  void more(std::size_t i, std::string line) {
    Heard& list = heard_.back();
    list.lines.push_back(std::move(line));
    labels_[static_cast<EventId>(i + 1)] = label(list.notice);
    const Event& event = told_[i].event;
    if (!telling_->part(event).ballot) return;
    const auto& seats = casting_.names.seats;
    list.notice.ballots.push_back(
        {seats[index(event.who)], seats[index(event.whom)], event.what != 0});
  }

  void learn_the_past(std::size_t now) {
    has_post_ = true;
    for (std::size_t i = 0; i < now; ++i) {
      if (told_[i].to.is_everyone() || to_seat(told_[i].to)) continue;
      hear(i, telling_->logged(told_[i].event));
      heard_.back().notice.past = true;
    }
  }

  void finish(Heard& heard) const {
    const auto said =
        std::find_if(said_.begin(), said_.end(),
                     [&](const notation::Utterance& each) { return each.id == heard.id; });
    heard.notice.event = said->name;
    heard.notice.arguments = said->arguments;
    for (const std::string& line : heard.lines) {
      heard.notice.text += (heard.notice.text.empty() ? "" : " ") + line;
    }
    const Audience to = told_[heard.id - 1].to;
    if (!to.is_everyone() && (listener_.kind == Listener::Kind::moderator || has_post_)) {
      heard.notice.to = seat_names(words_, casting_.names, to.seats());
    }
    if (!open_ && !has_post_) return;
    heard.notice.clause = notation::clause_id(heard.event.by);
    const auto cause = labels_.find(heard.event.cause);
    if (cause != labels_.end()) heard.notice.cause = cause->second;
  }

  const Listener listener_;
  const notation::Casting& casting_;
  const std::vector<Told>& told_;
  const Words& words_;
  std::unique_ptr<Telling> telling_;
  std::unique_ptr<notation::Reader> reader_;
  bool open_;
  bool has_post_ = false;
  int open_count_ = 0;
  int own_count_ = 0;
  std::vector<notation::Utterance> said_;
  std::vector<Heard> heard_;
  std::map<EventId, std::string> labels_;
};

}  // namespace

std::vector<Heard> heard_by(const Listener& listener, const notation::Casting& casting,
                            const std::vector<Told>& told, const Words& words) {
  return Story{listener, casting, told, words}.tell();
}

bool is_over(const notation::Casting& casting, const std::vector<Told>& told) {
  const auto teller = telling(casting, Words::of(Language::en, casting.rulebook));
  return std::any_of(told.begin(), told.end(),
                     [&](const Told& each) { return teller->part(each.event).over; });
}

}  // namespace omerta::cli
