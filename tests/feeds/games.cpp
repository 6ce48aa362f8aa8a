// Draws the head of a record line by line until it may start, and plays it at random.
#include "tests/feeds/games.h"

#include "bots/stand_in.h"
#include "chance/draw.h"
#include "rulebooks/gorod/simulation/policy.h"
#include "rulebooks/gorod/text/book.h"
#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/spytown/simulation/policy.h"
#include "rulebooks/spytown/text/book.h"
#include "tests/feeds/feed.h"
#include "tests/notation/random_play.h"

namespace omerta::feeds {
namespace {

using chance::Dice;
using notation::Record;
using simulator::Policy;

constexpr std::string_view kNames[] = {"Ana",  "Bruno", "Cyril", "Dora", "Emil", "Fred", "Gita",
                                       "Hugo", "Ivan",  "Jana",  "Karl", "Lena", "Mira", "Nora",
                                       "Oleg", "Petr",  "Quido", "Rosa", "Sara", "Theo"};

std::string seats_line(std::uint32_t seats) {
  std::string line = "seats ";
  for (std::uint32_t i = 0; i < seats; ++i) line += (i == 0 ? "" : ", ") + std::string{kNames[i]};
  return line + '\n';
}

// Now and then another value than the usual one.
std::string options(Dice& dice, const std::vector<notation::OptionInfo>& all,
                    std::string_view human) {
  std::string lines;
  for (const notation::OptionInfo& option : all) {
    if (option.name == "deal" || option.name == "extended" || !dice.once_in(3)) continue;
    std::string value = option.values[dice.below(static_cast<std::uint32_t>(option.values.size()))];
    if (value == "N") value = "2";
    lines += "option " + option.name + ' ' + value + '\n';
    if (value == human) lines += "moderated by Zora\n";
  }
  return lines;
}

std::string gorod_head(Dice& dice) {
  const std::uint32_t seats = 8 + dice.below(9);
  std::string head = dice.once_in(2) ? "edition new\n" : "edition 2012\n";
  head += options(dice, notation::gorod_options({}), "appointed") + "option card-stock extended\n";
  std::string deck = "commissioner 1";
  std::uint32_t used = 1;
  const auto put = [&](std::string_view card, std::uint32_t count) {
    if (count == 0) return;
    deck += ", " + std::string{card} + ' ' + std::to_string(count);
    used += count;
  };
  put("mafioso", 1 + dice.below(seats / 5));
  for (const char* card : {"don", "lawyer", "sheriff", "nurse", "beauty", "sleepwalker",
                           "journalist", "captain", "maniac"}) {
    put(card, dice.below(2));
  }
  if (dice.once_in(3)) put("yakuza", 1 + dice.below(2));
  if (dice.once_in(3)) head += "option yakuza-mode second-clan\n";
  for (const char* role : {"actor", "fat-man", "dancer", "fighter", "one-eyed", "stranger"}) {
    if (!dice.once_in(4)) continue;
    head += "house " + std::string{role} + '\n';
    put(role, 1);
  }
  if (used < seats) put("citizen", seats - used);
  return head + seats_line(seats) + "deck " + deck + '\n';
}

std::string spytown_head(Dice& dice) {
  std::string head = dice.once_in(2) ? "edition sk\n" : "edition pl\n";
  head += options(dice, notation::spytown_options({}), "human");
  std::string cards;
  for (const char* card : {"vest", "bandage", "recruitment", "commander", "re-recruitment",
                           "role-swap", "wiretap", "shelter", "safe-conduct", "arrest",
                           "corner-shot", "kidnapping", "last-shot", "new-gang 3"}) {
    const bool rare = std::string_view{card} == "recruitment";  // what it does is seldom seen
    if (dice.once_in(2) || (rare && dice.once_in(2)))
      cards += (cards.empty() ? "cards " : ", ") + std::string{card};
  }
  if (!cards.empty()) head += "option extended on\n" + cards + '\n';
  return head + seats_line(6 + dice.below(12));
}

std::string mrakoszlap_head(Dice& dice) {
  std::string head = "edition R\n";
  if (dice.once_in(4)) head += "moderated by Zora\n";
  head += options(dice, notation::mrakoszlap_options({}), "");
  return head + seats_line(3 + dice.below(9));
}

// Of a rulebook that nothing is known of here.
std::string some_head(std::string_view rulebook, Dice& dice) {
  const std::string edition = notation::find_book(rulebook)->editions().front();
  return "edition " + edition + '\n' + seats_line(5 + dice.below(8));
}

std::string head_of(std::string_view rulebook, Dice& dice) {
  const std::string first = "omerta 1\nrulebook " + std::string{rulebook} + '\n';
  if (rulebook == "gorod") return first + gorod_head(dice) + "play\n";
  if (rulebook == "spytown") return first + spytown_head(dice) + "play\n";
  if (rulebook == "mrakoszlap") return first + mrakoszlap_head(dice) + "play\n";
  return first + some_head(rulebook, dice) + "play\n";
}

Record random_head(std::string_view rulebook, Dice& dice) {
  for (int tries = 0; tries < 1000; ++tries) {
    try {
      return Record::read(head_of(rulebook, dice), "head");
    } catch (const notation::Misread&) {  // it may not start like this
    }
  }
  expect(false);
  return Record::read("", "");
}

std::vector<int> random_deal(const Record& record, Dice& dice) {
  AnyGame game = *record.casting().game;
  game.begin();
  while (const Prompt* prompt = game.prompt(0, Seat::nobody)) {
    const bool setup = game.standing().hour == Hour::setup;
    if (!setup || !prompt->voices.has(Voice::chance)) break;
    expect(game.apply(chance::house_answer(dice, *prompt)) == Refusal::none);
  }
  return record.book().dealt(game);
}

template <class R, class P>
void play_out(Record& record, std::uint64_t seed) {
  Chronicle chronicle = record.replay();
  play_at_random<R, P>(chronicle, seed, [&](const Command& command) { record.add(command); });
}

// By bots that answer by chance.
void play_out(Record& record, std::uint64_t seed) {
  Chronicle chronicle = record.replay();
  const bots::Player player{.seed = seed};
  bots::Chairs chairs;
  for (std::size_t heard = 0; !chronicle.game().over();) {
    for (; heard < chronicle.told().size(); ++heard) {
      chairs.hear(chronicle.told()[heard].to, chronicle.told()[heard].event);
    }
    auto said = bots::stand_in(chronicle.game(), chairs, chronicle.game().standing().seats, player,
                               nullptr, bots::Waited::for_it);
    if (!said) said = bots::house(chronicle.game(), player);
    expect(said && chronicle.play(*said) == Refusal::none);
    record.add(*said);
  }
}

// What this seat was told, without the reasons that it is not told.
std::vector<Event> heard(Seat seat, const std::vector<Told>& told, std::size_t from) {
  std::vector<Event> events = events_for(
      seat, std::vector<Told>(told.begin() + static_cast<std::ptrdiff_t>(from), told.end()));
  for (Event& event : events) {
    event.cause = 0;
    event.by = {};
  }
  return events;
}

bool asked_alike(const AnyGame& here, const AnyGame& there, Seat seat) {
  for (unsigned lane = 0; lane < here.lanes(); ++lane) {
    const Prompt* one = here.prompt(lane, seat);
    const Prompt* other = there.prompt(lane, seat);
    if ((one == nullptr) != (other == nullptr)) return false;
    if (one != nullptr && !(*one == *other)) return false;
  }
  return true;
}

// To whom the i-th thing goes that is dealt.
std::size_t owner(const Record& game, std::size_t i) {
  const std::size_t seats = game.casting().names.seats.size();
  const std::size_t things = game.casting().deal.size();
  return game.book().id() == "mrakoszlap" ? i / (things / seats) : i % seats;
}

}  // namespace

std::vector<Command> commands_of(const Record& record) {
  std::vector<Command> commands;
  for (const notation::Entry& entry : record.entries()) {
    if (entry.command) commands.push_back(*entry.command);
  }
  return commands;
}

Record with_deal(const Record& game, const std::vector<int>& deal) {
  std::string text = game.write();
  Record fresh = Record::read(text.substr(0, text.find("\nplay\n") + 6), "");
  fresh.deal(deal);
  return fresh;
}

std::vector<int> exchanged(const Record& game, std::size_t one, std::size_t other) {
  std::vector<int> deal = game.casting().deal;
  std::vector<std::size_t> of_one;
  std::vector<std::size_t> of_other;
  for (std::size_t i = 0; i < deal.size(); ++i) {
    if (owner(game, i) == one) of_one.push_back(i);
    if (owner(game, i) == other) of_other.push_back(i);
  }
  for (std::size_t i = 0; i < of_one.size(); ++i) std::swap(deal[of_one[i]], deal[of_other[i]]);
  return deal;
}

Record random_game(std::string_view rulebook, std::uint64_t seed) {
  Dice dice{seed, 77};
  Record record = random_head(rulebook, dice);
  record.deal(random_deal(record, dice));
  if (rulebook == "gorod") {
    play_out<gorod::Gorod, simulator::GorodPolicy<Policy::random>>(record, seed);
  } else if (rulebook == "spytown") {
    play_out<spytown::Spytown, simulator::SpytownPolicy<Policy::random>>(record, seed);
  } else if (rulebook != "mrakoszlap") {
    play_out(record, seed);
  } else {
    play_out<mrakoszlap::Mrakoszlap, simulator::MrakoszlapPolicy<Policy::random>>(record, seed);
  }
  return record;
}

Record cut(const Record& game, std::size_t commands) {
  Record part = with_deal(game, game.casting().deal);
  const std::vector<Command> all = commands_of(game);
  for (std::size_t i = 0; i < commands && i < all.size(); ++i) part.add(all[i]);
  return part;
}

std::optional<Twins> twins_of(const Record& game, Seat seat, Dice& dice) {
  const auto seats = static_cast<std::uint32_t>(game.casting().names.seats.size());
  const std::size_t one = dice.below(seats);
  const std::size_t other = dice.below(seats);
  if (one == other || one == index(seat) || other == index(seat)) return {};
  const auto renamed = [&](Seat each) {
    return index(each) == one     ? static_cast<Seat>(other)
           : index(each) == other ? static_cast<Seat>(one)
                                  : each;
  };
  Twins twins{with_deal(game, game.casting().deal), with_deal(game, exchanged(game, one, other)),
              false};
  Chronicle here = twins.here.begin();
  Chronicle there = twins.there.begin();
  if (heard(seat, here.told(), 0) != heard(seat, there.told(), 0)) return {};
  for (const Command& command : commands_of(game)) {
    Command elsewhere = command;
    if (here.game().standing().hour == Hour::night) elsewhere.seat = renamed(command.seat);
    const std::size_t told_here = here.told().size();
    const std::size_t told_there = there.told().size();
    if (here.play(command) != Refusal::none) break;
    const bool possible = there.play(elsewhere) == Refusal::none;
    const bool alike =
        possible && heard(seat, here.told(), told_here) == heard(seat, there.told(), told_there) &&
        asked_alike(here.game(), there.game(), seat);
    const bool learns_all = here.game().standing().moderator == seat;  // GOR-MODERATOR-7
    if (!alike || learns_all) {
      here.retract(1);
      if (possible) there.retract(1);
      break;
    }
    twins.here.add(command);
    twins.there.add(elsewhere);
  }
  twins.different = heard(static_cast<Seat>(one), here.told(), 0) !=
                    heard(static_cast<Seat>(one), there.told(), 0);
  return twins;
}

}  // namespace omerta::feeds
