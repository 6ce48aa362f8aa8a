// Dealing, playing, and telling everybody what he may hear.
#include "server/room/table.h"

#include <algorithm>

#include "chance/draw.h"
#include "dealing/draws.h"
#include "dealing/game.h"
#include "presentation/course/course.h"
#include "presentation/setup/begin.h"
#include "talk/told.h"

namespace omerta::server {
namespace {

story::Feed feed_of(const Rulebook& book, const AnyGame& game, story::Listener listener) {
  return {book.teller(game), listener};
}

// All that the rulebook deals, as it may be dealt.
bool is_a_deal(const notation::Record& record, const std::vector<int>& by_hand) {
  const auto begun = record.begin_with(by_hand);
  return begun && record.book().dealt(begun->game()) == by_hand;
}

}  // namespace

std::optional<Table> Table::begin(const setup::Chosen& chosen, const Key& key,
                                  const std::vector<int>& by_hand) {
  std::optional<notation::Record> record = setup::begun(chosen);
  if (!record) return {};
  if (by_hand.empty()) {
    record = dealing::with_cards(*record, key);
    if (!record) return {};
  } else {
    if (!is_a_deal(*record, by_hand)) return {};
    record->deal(by_hand);
  }
  Table table = of(*record, key);
  while (const auto drawn = table.drawn(table.game())) {
    expect(table.play(*drawn) == Refusal::none);
  }
  return table;
}

Table Table::of(const notation::Record& record, const Key& key) {
  return {omerta::rulebook(record.casting().rulebook), record, record.replay_with_talk(), key};
}

std::optional<std::vector<int>> Table::dealt_by_key() const {
  const auto record = dealing::with_cards(record_, key_);
  if (!record) return {};
  return record->casting().deal;
}

// By the question's own number: taking a step back and asking again draws the same.
std::optional<Command> Table::drawn(const AnyGame& game) const {
  const Prompt* prompt = game.prompt(0, Seat::nobody);
  if (prompt == nullptr || !prompt->voices.has(Voice::chance)) return {};
  return dealing::chance_answer(key_, record_.book(), *prompt);
}

Table::Table(const Rulebook& book, notation::Record record, notation::Replayed played,
             const Key& key)
    : book_{&book},
      record_{std::move(record)},
      chronicle_{std::move(played.chronicle)},
      talk_{std::move(played.conversation)},
      said_{talk_.said()},
      key_{key},
      open_{feed_of(book, game(), {})} {
  start_feeds();
}

void Table::start_feeds() {
  open_ = feed_of(*book_, game(), {});
  own_.clear();
  chairs_ = {};
  memory_ = std::make_unique<minds::Memory>();
  memory_->said = said_;
  for (std::size_t i = 0; i < names().seats.size(); ++i) {
    const auto seat = static_cast<Seat>(i);
    own_.push_back(feed_of(*book_, game(), {story::Listener::Kind::seat, seat}));
  }
  hear(0);
}

void Table::hear(std::size_t from) {
  const std::vector<Told>& told = chronicle_.told();
  for (std::size_t i = from; i < told.size(); ++i) {
    open_.hear(told[i]);
    for (story::Feed& feed : own_) feed.hear(told[i]);
    chairs_.hear(told[i].to, told[i].event);
    if (memory_ != nullptr) memory_->hear(told[i].to, told[i].event);
  }
}

Refusal Table::play(const Command& command) {
  const std::size_t before = chronicle_.told().size();
  const Refusal refusal = chronicle_.play(command);
  if (refusal != Refusal::none) return refusal;
  record_.add(command);
  ++changes_;
  hear(before);
  if (game().over()) memory_.reset();  // no bot is asked any more, and it is most of what there is
  return Refusal::none;
}

bool Table::take_back(int commands) {
  if (commands < 1 || static_cast<std::size_t>(commands) > this->commands()) return false;
  expect(chronicle_.retract(commands) == commands);
  record_.take_back(commands);
  talk_.follow_back(chronicle_);
  said_ = talk_.said();
  ++changes_;
  start_feeds();
  return true;
}

bool Table::goes_on(const Chronicle& chronicle) const {
  const std::vector<Told>& before = chronicle_.told();
  const std::vector<Told>& told = chronicle.told();
  const auto same = [](const Told& one, const Told& other) {
    return one.to == other.to && one.event == other.event;
  };
  return before.size() <= told.size() &&
         std::equal(before.begin(), before.end(), told.begin(), same);
}

void Table::follow(const notation::Record& record, const Chronicle& chronicle) {
  const std::size_t told = chronicle_.told().size();
  const bool only_more = goes_on(chronicle);
  record_ = record;
  chronicle_ = chronicle;
  ++changes_;
  only_more ? hear(told) : start_feeds();
}

screen::Screen Table::open_screen() const {
  return book_->public_screen(game().any_table(), names(), open_);
}

screen::Screen Table::screen(Seat seat, const AnyGame& game) const {
  return book_->screen(game.any_view(seat), names(), feed(seat));
}

bool Table::is_secret() const {
  const Hour hour = standing().hour;
  return hour == Hour::night || hour == Hour::dawn;
}

bool Table::add_chance(std::vector<Command>& commands) const {
  AnyGame next = game();
  for (std::size_t i = 0; i < commands.size(); ++i) {
    if (next.apply(commands[i]) != Refusal::none) return false;
    if (const auto said = drawn(next)) {
      commands.insert(commands.begin() + static_cast<std::ptrdiff_t>(i) + 1, *said);
    }
  }
  return true;
}

bool Table::has_withdrawal() const { return book_->course.withdrawal != Ask{}; }

std::optional<Command> Table::withdrawal(Seat seat) const {
  const Ask said = book_->course.withdrawal;
  if (!has_withdrawal()) return {};
  const Prompt* open = game().prompt(game().lane(said), Seat::nobody);
  const bool may = open != nullptr && open->ask == said && open->admits(choice_of(seat));
  if (!may) return {};
  return Command{
      .choice = choice_of(seat), .seat = Seat::nobody, .ask = said, .voice = Voice::moderator};
}

std::optional<Command> Table::closed(const AnyGame& game) const {
  const Prompt* prompt = game.prompt(0, Seat::nobody);
  if (prompt == nullptr || house_voice(prompt->voices) != Voice::clock) return {};
  if (!prompt->voices.has(Voice::clock)) return {};
  chance::Dice drawing = dealing::dice(key_, "rng", commands());
  return chance::house_answer(drawing, *prompt);
}

pace::Patience Table::patience() const {
  return book_->patience == nullptr ? pace::Patience{} : book_->patience(game().any_table());
}

talk::Fault Table::state(const notation::Speech& speech) {
  const talk::Fault fault = talk_.say(chronicle_, speech).fault;
  if (fault != talk::Fault::none) return fault;
  record_.add(speech);
  said_ = talk_.said();
  if (memory_ != nullptr) memory_->said.push_back(said_.back());
  return fault;
}

Message Table::told(const talk::Said& said) const {
  return talk::told(lexicon(), game().any_table(), said_, said);
}

talk::OwnMenu Table::own_menu(Seat seat) const {
  return talk::own_menu(lexicon(), game().any_view(seat), heard(seat));
}

std::optional<bots::Spoken> Table::bot_words(Seats bots, const BotManner& manner) const {
  return bots::speak_up(game(), lexicon(), chairs_, bots, player(manner), book_->speaks);
}

bots::Player Table::player(const BotManner& manner) const {
  std::uint64_t seed = 0;
  for (unsigned i = 0; i < sizeof seed; ++i) seed = seed << 8 | key_[i];
  bots::Player player{.level = *bots::level(manner.level),
                      .seed = seed,
                      .talk = manner.talk,
                      .memory = memory_.get()};
  if (manner.talk == bots::Talk::held) player.said = said_;
  return player;
}

// Those for whom the game waits come first.
std::optional<Command> Table::bot_answer(Seats bots, const BotManner& manner) const {
  for (bots::Waited waited : {bots::Waited::for_it, bots::Waited::not_for_it}) {
    const auto said = bots::stand_in(game(), chairs_, bots, player(manner), book_->bot, waited);
    if (said) return said;
  }
  return {};
}

bool Table::would_show(const Command& command) const {
  AnyGame next = game();
  bool shown = false;
  const auto listen = [](void* to, Audience audience, Event) {
    if (audience.is_everyone()) *static_cast<bool*>(to) = true;
  };
  if (next.apply(command, {listen, &shown}) != Refusal::none) return false;
  const Prompt* house = next.prompt(0, Seat::nobody);
  return shown || (house != nullptr && house->voices.has(Voice::chance));
}

}  // namespace omerta::server
