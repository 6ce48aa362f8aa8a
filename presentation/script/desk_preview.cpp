// What an entry would lead to: it is tried on a copy of the game, and all that would be said, done
// and learned is written down.
#include <algorithm>

#include "engine/expect.h"
#include "presentation/script/desk.h"

namespace omerta::script {
namespace {

void add(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

std::vector<News> only(const std::vector<News>& all, story::Stream stream) {
  std::vector<News> some;
  std::copy_if(all.begin(), all.end(), std::back_inserter(some),
               [&](const News& each) { return each.label.stream == stream; });
  return some;
}

Message whom_missing(const Entry& entry, const Filled& filled) {
  return {"guide.card.whom", {{"who", filled.hands.front().who}, {"card", entry.label}}};
}

}  // namespace

std::optional<Entry> Desk::entry_of(const Step& step, const Filled& filled) const {
  std::vector<Entry> all = step.entries;
  if (filled.of == Filled::Of::anytime) all = guide_->anytime(moment());
  if (filled.of == Filled::Of::power) {
    all.clear();
    for (const PowerEntry& each : powers()) all.push_back(each.entry);
  }
  return filled.entry < all.size() ? std::optional{all[filled.entry]} : std::nullopt;
}

// What is no answer to this entry, or one that the rules need not be asked about.
Message Desk::mistaken(const Moment& now, const Entry& entry, const Filled& filled) const {
  const bool at_any_time = filled.of != Filled::Of::step;
  const bool one = at_any_time || entry.kind == EntryKind::draw || entry.kind == EntryKind::word;
  const bool misfit = (one && filled.hands.size() != 1) || entry.kind == EntryKind::page;
  if (!misfit) return guide_->mistake(now, entry, filled);
  return entry.label.empty() ? Message{"guide.pause"} : entry.label;
}

Tried Desk::preview(const std::vector<Filled>& together) const {
  if (falls_quiet()) return {.preview = Preview{.of = Preview::Of::quiet}};
  if (drawn_now(game()) != nullptr) return tried({});
  const Step step = guide_->step(moment());
  const bool of_step = together.front().of == Filled::Of::step;
  if (of_step && asks_awake(step)) return preview_awake(step, together.front());
  if (const auto first = of_step ? wanted() : std::nullopt) return {.wanted = first};
  std::vector<Command> commands;
  Lines warnings;
  std::optional<UnknownDeal> laid;
  for (const Filled& filled : together) {
    const auto entry = entry_of(step, filled);
    laid = entry ? with_laid(*entry, filled) : std::nullopt;
    const auto shown = game_with(laid);
    if (!shown) return {.why_not = "guide.blind.cannot"};
    const Moment now = moment_of(*shown);
    const Message mistake = entry ? mistaken(now, *entry, filled) : step.how;
    if (!entry || !mistake.empty()) {
      return {.why_not = mistake.empty() ? Message{"guide.pause"} : mistake};
    }
    const std::vector<Command> more = guide_->commands(now, *entry, filled);
    if (more.empty() && !of_step) return {.why_not = whom_missing(*entry, filled)};
    commands.insert(commands.end(), more.begin(), more.end());
    if (of_step) add(warnings, guide_->warnings(now, *entry));
  }
  Tried result = commands.empty() ? Tried{.preview = Preview{}} : tried(commands, laid);
  if (!result.preview || !of_step) return result;
  result.preview->answered = step.page;
  result.preview->warnings = warnings;
  return result;
}

Tried Desk::preview_answer(const std::vector<Command>& commands) const {
  return falls_quiet() || draws() ? Tried{.why_not = "guide.pause"} : tried(commands);
}

// --- trying -------------------------------------------------------------------------------------

const Prompt* Desk::drawn_now(const AnyGame& game) const {
  for (unsigned lane = 0; lane < game.lanes(); ++lane) {
    const Prompt* house = game.prompt(lane, Seat::nobody);
    const bool chance = house != nullptr && house->voices.has(Voice::chance);
    if (chance && guide_->is_drawn(*house)) return house;
  }
  return nullptr;
}

// The commands with what chance decides then; nothing if they are refused.
std::optional<std::vector<Command>> Desk::with_drawn(AnyGame trial,
                                                     std::vector<Command> commands) const {
  for (const Command& command : commands) {
    if (trial.apply(command) != Refusal::none) return {};
  }
  chance::Dice dice{seed_, chronicle_.commands().size()};
  while (const Prompt* asked = drawn_now(trial)) {
    const Command drawn{.choice = dice.one_of(asked->offers),
                        .seat = Seat::nobody,
                        .ask = asked->ask,
                        .voice = Voice::chance};
    expect(trial.apply(drawn) == Refusal::none);
    commands.push_back(drawn);
  }
  return commands;
}

Tried Desk::tried(const std::vector<Command>& commands,
                  const std::optional<UnknownDeal>& laid) const {
  if (!unseen().empty()) return tried_blindly(commands, laid);
  const auto all = with_drawn(game(), commands);
  Tried result = tried_on(chronicle_, all.value_or(commands));
  if (result.preview) result.preview->parting = guide_->parting(moment(), commands);
  return result;
}

Tried Desk::tried_on(const Chronicle& before, const std::vector<Command>& commands) const {
  Chronicle trial = before;
  for (const Command& command : commands) {
    const Refusal refusal = trial.play(command);
    if (refusal != Refusal::none) return {.why_not = refused(trial.game(), command, refusal)};
  }
  Preview preview = previewed(before.game(), trial, news_since(trial, before.told().size()));
  preview.commands = commands;
  return {.preview = std::move(preview)};
}

// By day a refusal must not tell the table what somebody does not hold.
Message Desk::refused(const AnyGame& game, const Command& command, Refusal refusal) const {
  if (eyes_open() && guide_->speaks_of_hand(command)) {
    return {"guide.refused-by-day", {{"who", command.seat}}};
  }
  const Prompt* open = game.prompt(game.lane(command.ask), command.seat);
  const Message why = guide_->why_refused(moment(), command, refusal, open);
  if (command.seat == Seat::nobody) return why;
  return {"cli.moderate.refused", {{"who", command.seat}, {"what", why}}};
}

// --- what would be said and done ----------------------------------------------------------------

Preview Desk::previewed(const AnyGame& before, const Chronicle& then,
                        const std::vector<News>& news) const {
  const Moment after = moment_of(then);
  Preview preview{.learns = learned(news)};
  for (const News& each : news) {
    preview.announces |= guide_->is_announcement(before, each.event);
    preview.urgent |= guide_->is_urgent(each.event);
    for (const Message& line : each.lines) preview.news.emplace_back(line, each.is_public());
    const std::vector<Step> pages = guide_->pages(after, each);
    preview.pages.insert(preview.pages.end(), pages.begin(), pages.end());
  }
  const bool looks_on = guide_->eyes_open(before) || guide_->eyes_open(then.game());
  const bool runs = guide_->has_moderator(before);
  if (preview.announces) {
    add_announced(preview, before, after, news);
    if (runs) preview.silently = guide_->privately(after, only(news, story::Stream::own));
    preview.keeps = runs;
  } else if (runs) {
    add_at_once(preview, after, news, looks_on ? Watched::by_all : Watched::by_nobody);
    preview.keeps = looks_on;
  }
  return preview;
}

bool Desk::lays_card(const Event& event) const {
  return !laid_.has(event.who) && !guide_->before_card(event).empty();
}

// Everything that will be said, word for word. A card is on the screen when it lies on the table.
void Desk::add_announced(Preview& preview, const AnyGame& before, const Moment& after,
                         const std::vector<News>& news) const {
  const auto card = std::find_if(news.begin(), news.end(),
                                 [&](const News& each) { return lays_card(each.event); });
  preview.aloud = guide_->announced(before, after, only({news.begin(), card}, story::Stream::open));
  if (card == news.end()) return;
  preview.aloud.push_back(say(guide_->before_card(card->event)));
  add(preview.aloud, guide_->beside_card(moment(), card->event));
  preview.with_card =
      guide_->announced(before, after, only({card, news.end()}, story::Stream::open));
}

// While the eyes are shut both are shown as they come; while the table looks on, what is for the
// moderator alone waits until he asks for it.
void Desk::add_at_once(Preview& preview, const Moment& after, const std::vector<News>& news,
                       Watched watched) const {
  const bool looks_on = watched == Watched::by_all;
  if (looks_on) preview.silently = guide_->privately(after, only(news, story::Stream::own));
  for (auto from = news.begin(); from != news.end();) {
    const bool open = from->is_public();
    const auto to =
        std::find_if(from, news.end(), [&](const News& each) { return each.is_public() != open; });
    const std::vector<News> run{from, to};
    const Lines lines = open       ? guide_->at_once(after, run)
                        : looks_on ? Lines{}
                                   : guide_->privately(after, run);
    add(preview.in_order, lines);
    if (open) add(preview.aloud, lines);
    if (!open && !looks_on) add(preview.silently, lines);
    from = to;
  }
}

}  // namespace omerta::script
