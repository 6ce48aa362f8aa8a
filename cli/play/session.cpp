// What happens around the questions: announcements, private words, and the covered screen.
#include "cli/play/session.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace omerta::cli {
namespace {

using Kind = course::Said::Kind;
using Weight = course::Said::Weight;

Style style_of(const course::Said& said) {
  if (said.kind == Kind::heading) return Style::title;
  switch (said.weight) {
    case Weight::aside: return Style::dim;
    case Weight::brief: return Style::plain;
    case Weight::strong: return Style::bold;
    case Weight::last: return Style::good;
    default: return Style::spoken;
  }
}

}  // namespace

Session::Session(Match& match, Dialogue& dialogue) : match_{match}, dialogue_{dialogue} {
  dialogue.listen_for([this](const std::string& typed) { return own_word(typed); });
}

void Session::already_heard() {
  announced_ = match_.told().size();
  stated_ = match_.said().size();
  follow(announced_);
  for (Seat seat : match_.people()) whispered_[index(seat)] = match_.feed(seat).heard().size();
}

void Session::follow(std::size_t told) {
  for (; followed_ < std::min(told, match_.told().size()); ++followed_) {
    const Told& each = match_.told()[followed_];
    if (!each.to.is_everyone()) continue;
    const story::Part part = match_.open_feed().teller().part(each.event);
    if (part.night != 0) eyes_open_ = false;
    if (part.morning != 0) eyes_open_ = true;
  }
}

// For somebody alone at the screen: what everyone hears with what this seat alone is told, each at
// its moment.
std::vector<Session::Line> Session::news() const {
  std::vector<Line> aloud;
  for (course::Said& each : match_.aloud(announced_, stated_)) {
    std::string text = said(each.text);
    aloud.push_back({std::move(each), std::move(text)});
  }
  if (match_.person() == Seat::nobody) return aloud;
  std::vector<Line> own;
  const story::Feed& feed = match_.feed(match_.person());
  for (std::size_t i = 0; i < feed.heard().size(); ++i) {
    const std::size_t at = feed.id(i) - 1;
    const bool is_own = feed.heard()[i].label.stream == story::Stream::own;
    if (at < announced_ || !is_own || !match_.course().is_news(match_.told()[at].event)) continue;
    own.push_back({{.kind = Kind::call, .at = at}, said(feed.heard()[i].text), true});
  }
  std::vector<Line> all;
  std::merge(aloud.begin(), aloud.end(), own.begin(), own.end(), std::back_inserter(all),
             [](const Line& a, const Line& b) { return a.said.at < b.said.at; });
  return all;
}

// GOR-NIGHT-9  One rest after each sentence, whoever was awake and whatever was done.
void Session::announce() {
  match_.bots_talk();
  for (const Line& line : news()) {
    follow(line.said.at + 1);
    if (eyes_open_ && !skipping_) dialogue_.put_away();
    if (line.secret && eyes_open_ && !skipping_) {
      news_ = true;
    } else {
      say_aloud(line);
    }
  }
  announced_ = match_.told().size();
  stated_ = match_.said().size();
  follow(announced_);
  if (!std::exchange(news_, false)) return;
  const std::string me = first_word(dialogue_.words(), "play.word.me");
  dialogue_.terminal().say(dialogue_.say("play.news", {{"what", me}}), Style::dim);
}

// What is said round the table, one after the other, rests more briefly than what the moderator
// says: a candidate, a remark, a line of the count.
void Session::say_aloud(const Line& line) {
  Terminal& terminal = dialogue_.terminal();
  const course::Said& each = line.said;
  if (each.kind == Kind::heading) terminal.line();
  if (line.secret) {
    dialogue_.tell_secret(line.text);
  } else {
    terminal.say(line.text, style_of(each));
  }
  if (each.kind != Kind::call) dialogue_.shows_news();
  const bool talk = each.kind == Kind::talk || each.kind == Kind::statement;
  const bool round = talk || each.weight == Weight::brief;
  const bool aside = each.kind == Kind::sentence && each.weight == Weight::aside;
  if (!skipping_) terminal.rest(round || aside ? Terminal::Rest::brief : Terminal::Rest::whole);
}

void Session::whisper(Seat seat) {
  const story::Feed& feed = match_.feed(seat);
  for (std::size_t& at = whispered_[index(seat)]; at < feed.heard().size(); ++at) {
    const bool own = feed.heard()[at].label.stream == story::Stream::own;
    if (!own || !match_.course().is_news(match_.told()[feed.id(at) - 1].event)) continue;
    dialogue_.tell_secret(said(feed.heard()[at].text));
  }
}

void Session::cover(Seat next) {
  dialogue_.wipe();
  dialogue_.terminal().say(dialogue_.say("cli.play.pass-device", {{"who", dialogue_.name(next)}}),
                           Style::bold);
  covered_ = true;
}

void Session::uncover() {
  if (!covered_) return;
  dialogue_.wipe();
  dialogue_.terminal().say(dialogue_.say("play.everyone"), Style::bold);
  covered_ = false;
}

// What is private is on the screen only between these two acts of the same person: typing the
// beginning of one's own name, and covering the screen.
bool Session::visit(Seat seat) {
  if (!match_.shared()) return true;
  const std::string on = dialogue_.say("cli.play.press-enter");
  if (dialogue_.unread() && !dialogue_.enter(on, Seat::nobody, Looking::everyone)) return false;
  cover(seat);
  return dialogue_.opened_by(seat);
}

bool Session::hide(Seat seat) {
  if (!match_.shared()) return true;
  const bool stays = dialogue_.enter(dialogue_.say("play.hide"), seat, Looking::alone);
  dialogue_.wipe();
  return stays;
}

Session::Ending Session::run() {
  while (!match_.over()) {
    announce();
    if (dialogue_.left() || !step()) {
      if (match_.shared()) dialogue_.wipe();
      dialogue_.keep();
      return Ending::left;
    }
    dialogue_.keep();
  }
  uncover();
  announce();
  return Ending::over;
}

// Those who are out may watch, stopped once a night and once a day, and stop watching.
bool Session::watch() {
  const Standing now = match_.standing();
  const Seats people = match_.people();
  if (skipping_ || now.hour == Hour::setup || !(people & now.in_play).empty()) return true;
  const std::pair moment{static_cast<int>(now.round), now.hour == Hour::night};
  if (std::exchange(watched_, moment) == moment) return true;
  if (!watching_ && !people.empty()) {
    dialogue_.terminal().say(said(match_.course().out(match_.table())), Style::bold);
  }
  watching_ = true;
  const std::string skip = first_word(dialogue_.words(), "play.word.skip");
  const auto typed = dialogue_.line(dialogue_.say("play.watch", {{"what", skip}}), match_.person(),
                                    Looking::everyone);
  if (!typed) return false;
  skipping_ = dialogue_.is_word(*typed, "skip");
  return true;
}

}  // namespace omerta::cli
