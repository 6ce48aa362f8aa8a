// Keeping the record, the game, the talk and the feeds of a gathering together.
#include "gathering/gathering.h"

#include <algorithm>
#include <utility>

#include "talk/told.h"

namespace omerta {
namespace {

story::Feed feed_of(const Rulebook& book, const AnyGame& game, story::Listener listener) {
  return {book.teller(game), listener};
}

}  // namespace

Gathering::Gathering(const notation::Record& record, Seats listening)
    : Gathering{record, record.replay_with_talk(), listening} {}

Gathering::Gathering(const notation::Record& record, notation::Replayed played, Seats listening)
    : book_{&omerta::rulebook(record.casting().rulebook)},
      record_{record},
      chronicle_{std::move(played.chronicle)},
      talk_{std::move(played.conversation)},
      said_{talk_.said()},
      listening_{listening},
      open_{feed_of(*book_, game(), {})} {
  start_feeds();
}

void Gathering::start_feeds() {
  open_ = feed_of(*book_, game(), {});
  own_.clear();
  chairs_ = {};
  memory_ = std::make_unique<minds::Memory>();
  memory_->said = said_;
  for (Seat seat : listening_) {
    own_.emplace(seat, feed_of(*book_, game(), {story::Listener::Kind::seat, seat}));
  }
  hear(0);
}

void Gathering::hear(std::size_t from) {
  const std::vector<Told>& told = chronicle_.told();
  for (std::size_t i = from; i < told.size(); ++i) {
    open_.hear(told[i]);
    for (auto& [seat, feed] : own_) feed.hear(told[i]);
    chairs_.hear(told[i].to, told[i].event);
    if (memory_ != nullptr) memory_->hear(told[i].to, told[i].event);
  }
}

Refusal Gathering::apply(const Command& command) {
  const std::size_t before = chronicle_.told().size();
  const Refusal refusal = chronicle_.play(command);
  if (refusal != Refusal::none) return refusal;
  ++changes_;
  hear(before);
  if (game().over()) memory_.reset();  // no bot is asked any more, and it is most of what there is
  return refusal;
}

Refusal Gathering::play(const Command& command) {
  const Refusal refusal = apply(command);
  if (refusal == Refusal::none) record_.add(command);
  return refusal;
}

Refusal Gathering::play(const Command& command, const std::string& text) {
  const Refusal refusal = apply(command);
  if (refusal == Refusal::none) record_.add(command, text);
  return refusal;
}

bool Gathering::take_back(int commands) {
  if (commands < 1 || static_cast<std::size_t>(commands) > this->commands()) return false;
  expect(chronicle_.retract(commands) == commands);
  record_.take_back(commands);
  talk_.follow_back(chronicle_);
  said_ = talk_.said();
  ++changes_;
  start_feeds();
  return true;
}

bool Gathering::goes_on(const Chronicle& chronicle) const {
  const std::vector<Told>& before = chronicle_.told();
  const std::vector<Told>& told = chronicle.told();
  const auto same = [](const Told& one, const Told& other) {
    return one.to == other.to && one.event == other.event;
  };
  return before.size() <= told.size() &&
         std::equal(before.begin(), before.end(), told.begin(), same);
}

void Gathering::follow(const notation::Record& record, const Chronicle& chronicle) {
  const std::size_t told = chronicle_.told().size();
  const bool only_more = goes_on(chronicle);
  record_ = record;
  chronicle_ = chronicle;
  ++changes_;
  only_more ? hear(told) : start_feeds();
}

screen::Screen Gathering::open_screen() const {
  return book_->public_screen(game().any_table(), names(), open_);
}

screen::Screen Gathering::screen(Seat seat, const AnyGame& game) const {
  return book_->screen(game.any_view(seat), names(), feed(seat));
}

talk::Fault Gathering::state(const notation::Speech& speech) {
  const talk::Fault fault = talk_.say(chronicle_, speech).fault;
  if (fault != talk::Fault::none) return fault;
  record_.add(speech);
  said_ = talk_.said();
  if (memory_ != nullptr) memory_->said.push_back(said_.back());
  return fault;
}

Message Gathering::told(const talk::Said& said) const {
  return talk::told(lexicon(), game().any_table(), said_, said);
}

bots::Player Gathering::remembering(bots::Player bot) const {
  bot.memory = memory_.get();
  if (bot.talk == bots::Talk::held) bot.said = said_;
  return bot;
}

std::optional<bots::Spoken> Gathering::words(Seats bots, const bots::Player& bot) const {
  return bots::speak_up(game(), lexicon(), chairs_, bots, remembering(bot), book_->speaks);
}

std::optional<Command> Gathering::answer(Seats bots, const bots::Player& bot,
                                         bots::Waited waited) const {
  return bots::stand_in(game(), chairs_, bots, remembering(bot), book_->bot, waited);
}

}  // namespace omerta
