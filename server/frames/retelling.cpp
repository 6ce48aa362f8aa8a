// Playing a record again, and saying what one listener heard of it.
#include "server/frames/retelling.h"

#include <algorithm>
#include <boost/json.hpp>

#include "beliefs/believed.h"
#include "notation/record.h"
#include "presentation/flights/tracing.h"
#include "presentation/story/labels.h"
#include "rulebooks/rulebook.h"
#include "server/room/limits.h"
#include "talk/told.h"
#include "wire/encode.h"
#include "wire/encode_beliefs.h"
#include "wire/encode_night.h"
#include "wire/encode_setup.h"
#include "wire/received/say.h"

namespace omerta::server {
namespace {

using Failed = tl::unexpected<std::string_view>;

struct Played {
  notation::Record record;
  Chronicle chronicle;
  std::vector<notation::Spoken> spoken;

  const notation::Casting& casting() const { return record.casting(); }
  const Rulebook& book() const { return rulebook(casting().rulebook); }
  flights::Evening evening() const { return {casting(), chronicle.told()}; }
};

// In commands: whoever takes one back plays the game again from its beginning.
std::size_t work_of(const notation::Record& record) {
  std::size_t played = 0;
  std::size_t work = 0;
  for (const notation::Entry& entry : record.entries()) {
    if (entry.command) {
      ++played;
      ++work;
    } else if (entry.take_back > 0) {
      played -= std::min(played, static_cast<std::size_t>(entry.take_back));
      work += played;
    }
  }
  return work;
}

tl::expected<Played, std::string_view> played(const std::string& text, beliefs::Effort& effort) {
  try {
    notation::Record record = notation::Record::read(text, "");
    const std::size_t work = work_of(record);
    if (record.entries().size() > kMostRetold || work > kMostReplayed) return Failed{"too-long"};
    if (!effort.spend(work * kEffortACommand)) return Failed{"too-much"};
    notation::Replayed game = record.replay_with_talk();
    return Played{std::move(record), std::move(game.chronicle), game.conversation.spoken()};
  } catch (const notation::Misread&) {
    return Failed{"not-a-record"};
  }
}

story::Feed feed_of(const Played& game, const story::Listener& listener) {
  story::Feed feed{game.book().teller(game.chronicle.game()), listener};
  feed.hear(game.chronicle.told());
  return feed;
}

std::string heard_json(const story::Feed& feed) {
  std::string all = "[";
  for (std::size_t i = 0; i < feed.heard().size(); ++i) {
    if (i > 0) all += ',';
    all += wire::encoded(feed.heard()[i], feed.reason(i));
  }
  return all + ']';
}

// The card that a sentence names; the sentence, if it names none.
const Message& named_in(const Message& text) {
  for (const Arg& each : text.args) {
    if (const auto* named = std::get_if<Arg::Nested>(&each.value)) return named->only.front();
  }
  return text;
}

// What everybody was dealt, card by card, for whoever hears everything.
std::string dealt_json(const story::Feed& feed) {
  std::string all = "[";
  for (const story::Heard& each : feed.heard()) {
    if (!each.part.dealt || each.to.count() != 1) continue;
    if (all.size() > 1) all += ',';
    all += R"({"seat":)" + std::to_string(index(*each.to)) + R"(,"card":)" +
           wire::encoded(named_in(each.text)) + '}';
  }
  return all + ']';
}

// What was said to the table, each after so many of the things that this listener heard.
std::string stated_json(const Played& game, const story::Feed& feed) {
  const talk::Lexicon& lexicon = notation::lexicon_of(game.record.book());
  const talk::Ids ids = notation::ids_of(game.record.book(), game.casting());
  std::vector<talk::Said> all;
  std::string text = "[";
  std::size_t heard = 0;
  for (const notation::Spoken& each : game.spoken) {
    while (heard < feed.heard().size() && feed.id(heard) <= each.told) ++heard;
    all.push_back(each.said);
    const Message told = talk::told(lexicon, game.chronicle.game().any_table(), all, each.said);
    if (text.size() > 1) text += ',';
    text += R"({"after":)" + std::to_string(heard) + R"(,"said":)" +
            wire::encoded(each.said, told, ids) + '}';
  }
  return text + ']';
}

std::string text_json(std::string_view text) {
  return boost::json::serialize(boost::json::value(text));
}

std::string names_json(const std::vector<std::string>& names) {
  boost::json::array all;
  for (const std::string& each : names) all.emplace_back(each);
  return boost::json::serialize(all);
}

Retold fitting(std::string frame) {
  if (frame.size() > kLongestRetold) return Failed{"too-long"};
  return frame;
}

}  // namespace

Retold retold_frame(const Retell& asked, beliefs::Effort& effort) {
  using Kind = story::Listener::Kind;
  const auto game = played(asked.text, effort);
  if (!game) return Failed{game.error()};
  const notation::Casting& casting = game->casting();
  story::Listener listener;
  const bool everything = asked.as == Retell::As::moderator;
  if (everything) listener.kind = Kind::moderator;
  if (asked.as == Retell::As::seat) {
    if (index(asked.seat) >= casting.names.seats.size()) return Failed{"wrong-value"};
    listener = {Kind::seat, asked.seat};
  }
  const story::Feed feed = feed_of(*game, listener);
  const flights::Tracing* tracing = game->book().tracing;
  const int nights = tracing == nullptr ? 0 : tracing->last_night(game->chronicle.told());
  return fitting(R"({"t":"retold","rulebook":)" + text_json(casting.rulebook) + R"(,"edition":)" +
                 text_json(casting.edition) + R"(,"names":)" + names_json(casting.names.seats) +
                 R"(,"house":)" + wire::encoded(casting.names.house) + R"(,"over":)" +
                 (feed.is_over() ? "true" : "false") + R"(,"nights":)" + std::to_string(nights) +
                 R"(,"dealt":)" + (everything ? dealt_json(feed) : "[]") + R"(,"heard":)" +
                 heard_json(feed) + R"(,"stated":)" + stated_json(*game, feed) + '}');
}

// Whoever has the record has all of it: the night is shown as its moderator sees it.
Retold night_frame(const RetellNight& asked, beliefs::Effort& effort) {
  const auto game = played(asked.text, effort);
  if (!game) return Failed{game.error()};
  const flights::Tracing* tracing = game->book().tracing;
  if (tracing == nullptr || asked.night < 1) return Failed{"no-night"};
  const story::Feed feed = feed_of(*game, {story::Listener::Kind::moderator});
  const auto night = flights::night_for(feed, *tracing, game->evening(), asked.night);
  if (!night) return Failed{"no-night"};
  return fitting(R"({"t":"night","night":)" + wire::encoded(*night) + '}');
}

// As long as a game goes on its figures would tell what people have not been told.
Retold beliefs_frame(const RetellBeliefs& asked, beliefs::Effort& effort) {
  const auto game = played(asked.text, effort);
  if (!game) return Failed{game.error()};
  const AnyGame& now = game->chronicle.game();
  if (game->book().reasoner == nullptr || !now.over()) return Failed{"no-beliefs"};
  if (index(asked.seat) >= game->casting().names.seats.size()) return Failed{"wrong-value"};
  std::vector<talk::Said> said;
  for (const notation::Spoken& each : game->spoken) said.push_back(each.said);
  const auto reasoner = game->book().reasoner(now);
  using Why = beliefs::Asked::Why;
  const bool small = now.standing().seats.count() <= kExplainedTable;
  const beliefs::Asked of{.seats = Seats::of(asked.seat),
                          .why = small ? Why::told : Why::not_told,
                          .moments = kMostMoments,
                          .most_reasoning = kMostReasoned};
  const beliefs::Beliefs all =
      beliefs::believed(*reasoner, game->chronicle.told(), said, of, effort);
  if (effort.is_spent()) return Failed{"too-much"};
  const story::Feed feed = feed_of(*game, {});
  const auto labels = story::labels(feed, game->chronicle.told().size());
  return fitting(R"({"t":"beliefs","seat":)" + std::to_string(index(asked.seat)) +
                 R"(,"reasons":)" + (all.has_reasons ? "true" : "false") + R"(,"beliefs":)" +
                 wire::encoded(all, labels) + '}');
}

}  // namespace omerta::server
