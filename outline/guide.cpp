// How a person moderates a game in outline: whoever is asked by night points, by day everyone says
// whom he votes for, and the words are those of the facts and the questions.
#include <algorithm>

#include "outline/said.h"
#include "outline/shown.h"

namespace omerta::outline {
namespace {

using script::Entry;
using script::EntryKind;
using script::Line;
using script::Lines;
using script::Moment;
using script::News;
using script::Step;

class Guide final : public script::Guide {
 public:
  explicit Guide(const Outline& outline) : outline_{outline} {}

  bool eyes_open(const AnyGame& game) const override { return game.standing().hour != Hour::night; }
  Step step(const Moment& now) const override;
  Step nightfall(const Moment& now) const override {
    const Message round{"cli.heading.night", {{"n", now.game().standing().round}}};
    return {.title = round,
            .lines = {script::say(last(now, Trait::night))},
            .prompt = "cli.moderate.ask.night.quiet"};
  }
  Messages next(const Moment& now) const override {
    const bool night = now.game().standing().hour == Hour::night;
    return {question(outline_, night ? outline_.vote : outline_.group.ask).text};
  }
  std::vector<script::Power> powers(const Moment&) const override { return {}; }
  Entry power(script::Power) const override { return {}; }
  std::vector<script::Kind> kinds(const Moment& now) const override;
  // The program's own words are for cards of which each player has one.
  std::vector<script::Deal> deals(const Moment& now) const override {
    return {{.title = said(outline_, "title"),
             .lines = {script::say(said(outline_, "deal"))},
             .question = "cli.moderate.ask.deal.who",
             .kinds = kinds(now)}};
  }
  Lines dealt_by_program(const Moment&) const override {
    return {script::say(said(outline_, "deal"))};
  }
  Lines opening(const Moment&) const override {
    return {script::say(said(outline_, "welcome")), script::say(said(outline_, "aims"))};
  }
  Message deck(const Moment& now) const override {
    return listed(outline::deck(outline_, outline_.cards(now.game().any_table())));
  }
  Step own_page(const Moment& now, Seat seat) const override {
    const int role = outline_.true_role(now.game(), seat);
    return {.page = "card/" + std::to_string(index(seat)),
            .title = role_name(outline_, role),
            .lines = {script::note(role_does(outline_, role))},
            .entries = {{}},
            .usual = script::Filled{},
            .eyes = script::Eyes::owner,
            .owner = seat};
  }
  std::vector<script::Described> cards(const Moment& now) const override {
    std::vector<script::Described> all;
    for (const screen::HeldCard& each : outline::cards(outline_, now.game().any_table())) {
      all.push_back({each.names.front(), each.does});
    }
    return all;
  }
  std::vector<script::SecretRow> secrets(const Moment& now) const override;
  std::vector<Command> commands(const Moment&, const Entry& entry,
                                const script::Filled& filled) const override {
    return script::answers(entry, filled, Voice::moderator);
  }
  Message why_refused(const Moment&, const Command&, Refusal refusal,
                      const Prompt*) const override {
    return outline::refusal(outline_, refusal);
  }
  bool is_announcement(const AnyGame&, const Event& event) const override {
    return outline_.row(event.fact).has(Trait::announced);
  }
  Lines announced(const AnyGame&, const Moment&, const std::vector<News>& news) const override {
    return lines(news, Line::Kind::say);
  }
  Lines at_once(const Moment&, const std::vector<News>& news) const override {
    return lines(news, Line::Kind::say);
  }
  Lines privately(const Moment&, const std::vector<News>& news) const override {
    return lines(news, Line::Kind::note);
  }
  bool teaches(const Event& event) const override {
    return !outline_.row(event.fact).has(Trait::own_act);
  }

 private:
  Lines lines(const std::vector<News>& news, Line::Kind kind) const;
  Step asking(const Moment& now, Seats asked, const Prompt& prompt) const;
  Step over(const Moment& now) const;
  Message last(const Moment& now, Trait trait) const;

  const Outline& outline_;
};

// What was said when it happened is not said again by its step.
Lines Guide::lines(const std::vector<News>& news, Line::Kind kind) const {
  Lines all;
  for (const News& each : news) {
    const Row& row = outline_.row(each.event.fact);
    if (row.has(Trait::night) || row.telling == Telling::silent) continue;
    for (const Message& line : each.lines) all.push_back({kind, line});
  }
  return all;
}

Message Guide::last(const Moment& now, Trait trait) const {
  const auto& told = now.chronicle.told();
  const auto found = std::find_if(told.rbegin(), told.rend(), [&](const Told& each) {
    return outline_.row(each.event.fact).has(trait);
  });
  return found == told.rend()
             ? Message{}
             : fact(outline_, outline_.cards(now.game().any_table()), found->event);
}

Step Guide::step(const Moment& now) const {
  const AnyGame& game = now.game();
  if (game.over()) return over(now);
  const Prompt* house = game.prompt(0, Seat::nobody);
  if (house != nullptr && house->ask == outline_.deal) return {.page = "opening", .deals = true};
  const Seats asked = game.awaited(0);
  return asking(now, asked, *game.prompt(0, *asked));
}

// Those who are asked together point at one; in a vote each for himself.
Step Guide::asking(const Moment& now, Seats asked, const Prompt& prompt) const {
  const Standing standing = now.game().standing();
  const bool vote = prompt.ask == outline_.vote;
  const QuestionText words = question(outline_, prompt.ask);
  const Message how{"guide.vote.how",
                    {{"who", *standing.in_play}, {"whom", script::last_of(standing.in_play)}}};
  Seats offered;
  for (const script::OpenQuestion& each : script::questions_of(now.game(), prompt.ask)) {
    offered |= seats_of(each.prompt.offers);
  }
  Step step{.page = words.text.key + "/" + std::to_string(standing.round),
            .title = words.text,
            .lines = {script::say(words.text)},
            .circle = vote,
            .prompt = {"cli.moderate.ask.call.whom", {{"take", 1}, {"pass", "no"}}},
            .entries = {{.kind = vote ? EntryKind::pairs : EntryKind::point,
                         .ask = prompt.ask,
                         .who = asked,
                         .offered = offered}},
            .how = vote ? how : words.hint};
  if (!vote) step.called = {outline_.group.role};
  if (vote) step.prompt = "cli.moderate.ask.vote";
  if (vote) step.standing = {script::aside({"guide.vote.left", {{"seats", asked}}})};
  step.lines.push_back(script::enter(step.how));
  return step;
}

Step Guide::over(const Moment& now) const {
  Step step{.title = last(now, Trait::over), .prompt = "cli.moderate.ask.end", .last = true};
  for (Seat seat : now.game().standing().seats) {
    const Message role = role_name(outline_, outline_.true_role(now.game(), seat));
    step.lines.push_back(
        script::item({"guide.labelled", {{"label", chair(seat)}, {"what", role}}}));
  }
  return step;
}

std::vector<script::Kind> Guide::kinds(const Moment& now) const {
  const std::vector<int> deck = outline_.cards(now.game().any_table());
  std::vector<script::Kind> all;
  for (std::size_t i = 0; i < deck.size(); ++i) {
    const int role = static_cast<int>(i);
    if (deck[i] > 0) all.push_back({role, role_name(outline_, role), deck[i]});
  }
  return all;
}

std::vector<script::SecretRow> Guide::secrets(const Moment& now) const {
  const Standing standing = now.game().standing();
  std::vector<script::SecretRow> rows;
  for (Seat seat : standing.seats) {
    const int role = outline_.true_role(now.game(), seat);
    rows.push_back({.seat = seat});
    if (role >= 0) rows.back().holds = {role_name(outline_, role)};
    if (!standing.in_play.has(seat)) rows.back().marks = {"cli.label.out"};
  }
  return rows;
}

}  // namespace

std::unique_ptr<script::Guide> guide(const Outline& outline) {
  return std::make_unique<Guide>(outline);
}

}  // namespace omerta::outline
