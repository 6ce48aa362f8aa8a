// The desk: the script of the moment, what is kept for the moderator, and taking back.
#include "presentation/script/desk.h"

#include <algorithm>
#include <span>

#include "engine/expect.h"
#include "presentation/story/feed.h"
#include "rulebooks/rulebook.h"

namespace omerta::script {

std::optional<Desk> Desk::open(notation::Record record, std::uint64_t seed) {
  const Rulebook& book = rulebook(record.book().id());
  auto guide = book.guide == nullptr ? nullptr : book.guide(*record.casting().game);
  if (guide == nullptr) return {};
  return Desk{std::move(guide), std::move(record), seed};
}

Desk::Desk(std::unique_ptr<Guide> guide, notation::Record record, std::uint64_t seed)
    : guide_{std::move(guide)},
      record_{std::move(record)},
      chronicle_{record_.replay()},
      dealt_{record_.begin().commands().size()},
      seed_{seed} {
  take_up_blind();
  settle();
}

// --- the script ---------------------------------------------------------------------------------

Script Desk::script() const {
  Script script{.now = step(), .next = guide_->next(moment()), .powers = powers()};
  for (const auto& [what, is_open] : done_) {
    if (is_open || is_private()) script.done.push_back(what);
  }
  const bool may = !script.now.last && !falls_quiet();
  if (may) script.anytime = guide_->anytime(moment());
  return script;
}

Step Desk::step() const {
  if (falls_quiet()) {
    Step step = guide_->nightfall(moment());
    step.entries = {{}};
    step.usual = Filled{};
    return step;
  }
  Step step = guide_->step(moment());
  if (asks_awake(step)) return awake_step(step);
  if (blind_) leave_out_unseen(step);
  return step;
}

std::vector<PowerEntry> Desk::powers() const {
  std::vector<PowerEntry> all;
  for (Power power : guide_->powers(moment())) all.push_back({power, guide_->power(power)});
  return all;
}

std::optional<Filled> Desk::usual() const {
  const Step now = step();
  if (!now.usual || now.entries[now.usual->entry].kind != EntryKind::draw) return now.usual;
  chance::Dice dice{seed_, chronicle_.commands().size()};
  const Choice drawn = dice.one_of(choice_of(now.entries[now.usual->entry].offered));
  return Filled{.entry = now.usual->entry, .hands = {{Seat::nobody, drawn}}, .drawn = true};
}

std::vector<SecretRow> Desk::secrets() const {
  std::vector<SecretRow> rows = guide_->secrets(moment());
  for (SecretRow& row : rows) {
    if (row.seat != Seat::nobody && is_unseen(row.seat)) {
      Messages holds;
      const Hands hands = seen_hands();
      for (int thing : hands[index(row.seat)]) holds.push_back(guide_->thing(thing));
      holds.push_back("cli.label.unseen");
      row = {.seat = row.seat, .holds = std::move(holds)};
    }
  }
  return rows;
}

// --- entering -----------------------------------------------------------------------------------

void Desk::enter(const Preview& preview) {
  keep_step();
  if (preview.of == Preview::Of::quiet) {
    quiet_ = true;
    kept_.clear();
    read_ = 0;
    return;
  }
  if (preview.of == Preview::Of::awake) {
    correct(*preview.known, preview.dealt);
    seen_.back().awake_at = preview.answered;
    return settle();
  }
  if (preview.known) correct(*preview.known, preview.dealt);
  if (preview.keeps) keep(preview.silently);
  if (preview.keeps && preview.announces && !eyes_open()) read_ = kept_.size();
  for (const Command& command : preview.commands) {
    expect(chronicle_.play(command) == Refusal::none);
    record_.add(command);
  }
  if (!preview.commands.empty()) {
    groups_.push_back(static_cast<int>(preview.commands.size()));
    done_ = preview.news;
  }
  if (!preview.answered.empty()) answered_ = preview.answered;
  settle();
}

void Desk::settle() {
  if (eyes_open()) quiet_ = false;
  // Where nobody has to say that night falls, it is quiet already.
  if (falls_quiet() && guide_->nightfall(moment()).title.empty()) quiet_ = true;
}

int Desk::played() const { return static_cast<int>(chronicle_.commands().size() - dealt_); }

namespace {

// How many commands the last entries came to; what is older than this sitting is entered one by
// one.
int commands_of(int entries, const std::vector<int>& groups, int played) {
  int commands = 0;
  auto group = groups.rbegin();
  for (int i = 0; i < entries && commands < played; ++i) {
    commands += group == groups.rend() ? 1 : *group++;
  }
  return commands;
}

}  // namespace

TakeBack Desk::before_taking_back(int entries) const {
  TakeBack back{.entries = entries};
  const int commands = commands_of(entries, groups_, played());
  const auto& all = chronicle_.commands();
  const std::size_t first = all.size() - static_cast<std::size_t>(commands);
  back.commands.assign(all.rbegin(), all.rbegin() + commands);
  back.seen = learned(news_since(chronicle_, chronicle_.told_before(first)));
  return back;
}

void Desk::take_back(int entries) {
  keep_step();
  const int commands = commands_of(entries, groups_, played());
  chronicle_.retract(commands);
  record_.take_back(commands);
  const auto groups = std::min(groups_.size(), static_cast<std::size_t>(entries));
  groups_.resize(groups_.size() - groups);
  answered_.clear();
  done_.clear();
  if (blind_) forget_seen();
  settle();
}

// Whoever hears everything: the lines of a list belong to what they are a list of, if that is news.
std::vector<News> Desk::news_since(const Chronicle& chronicle, std::size_t told) const {
  const notation::Casting& casting = record_.casting();
  story::Feed feed{rulebook(casting.rulebook).teller(*casting.game),
                   {story::Listener::Kind::moderator}};
  const std::span all{chronicle.told()};
  feed.pass_over(all.first(told));
  for (const Told& each : all.subspan(told)) feed.hear(each);
  std::vector<News> news;
  for (std::size_t i = 0; i < feed.heard().size(); ++i) {
    const story::Heard& heard = feed.heard()[i];
    if (!heard.part.listed) {
      news.push_back({.event = all[feed.id(i) - 1].event,
                      .label = heard.label,
                      .lines = {heard.text},
                      .to = heard.to});
    } else if (!news.empty()) {
      news.back().lines.push_back(heard.text);
      if (heard.part.ballot) news.back().ballots.push_back(heard.event);
    }
  }
  return news;
}

// Nobody learns what he did himself.
std::vector<Learns> Desk::learned(const std::vector<News>& news) const {
  std::vector<Learns> all;
  for (const News& each : news) {
    const bool nobody = !each.is_public() && each.to.empty();
    if (nobody || !guide_->teaches(each.event)) continue;
    all.push_back({.who = each.is_public() ? Seats{} : each.to,
                   .what = each.lines.front(),
                   .warning = guide_->take_back_warning(each.event)});
  }
  return all;
}

// --- what is for the moderator alone ------------------------------------------------------------

void Desk::keep(const Lines& lines) { kept_.insert(kept_.end(), lines.begin(), lines.end()); }

namespace {

void add_once(Lines& kept, const Lines& lines) {
  for (const Line& line : lines) {
    const bool known = std::any_of(kept.begin(), kept.end(),
                                   [&](const Line& each) { return each.text == line.text; });
    if (line.kind == Line::Kind::kept && !known) kept.push_back(line);
  }
}

}  // namespace

void Desk::keep_step() { kept_ = kept(); }

Lines Desk::kept() const {
  Lines all = kept_;
  const Step now = step();
  add_once(all, now.lines);
  add_once(all, now.standing);
  return all;
}

Lines Desk::unread() const {
  const Lines all = kept();
  return {all.begin() + static_cast<std::ptrdiff_t>(std::min(read_, all.size())), all.end()};
}

void Desk::read_kept() {
  keep_step();
  read_ = kept_.size();
}

}  // namespace omerta::script
