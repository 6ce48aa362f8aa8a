// The night, call by call: with a moderator at the desk, or with the screen in the moderator's
// place before the handover.
#include <fmt/format.h>

#include <algorithm>

#include "cli/moderate/gorod/gorod.h"
#include "cli/typed/typed.h"
#include "rulebooks/gorod/text/ids.h"

namespace omerta::cli {
namespace {

using gorod::Call;
namespace ask = gorod::ask;

bool is_clan_question(Ask what) {
  return what == ask::victim_mafia || what == ask::victim_yakuza || what == ask::second_victim;
}

// GOR-HOUSE-9  The text the moderator rules by, if this role has one and is in the deck.
void say_house_text(GorodDesk& desk, gorod::Role role) {
  const std::string text = notation::house_text(desk.names(), role);
  if (text.empty() || desk.plan().setup.deck[index(role)] == 0) return;
  desk.do_silently(desk.words().say(
      "guide.house-text.do", {{"role", notation::role_name(desk.words(), desk.names(), role)},
                              {"what", text},
                              {"word", first_word(desk.words(), "cli.moderate.word.mark")}}));
}

bool wakes_at(const gorod::Card& card, Call call) {
  for (unsigned k = 0; k < card.acts; ++k) {
    if (card.act[k].call == call) return true;
  }
  return false;
}

class CallStep {
 public:
  explicit CallStep(GorodDesk& desk) : desk_{desk}, words_{desk.words()}, call_{desk.table().call} {
    for (const OpenQuestion& open : open_questions(desk.game())) {
      (is_clan_question(open.prompt.ask) ? clan_ : single_).push_back(open);
    }
  }

  void show() {
    const bool second = !clan_.empty() && clan_.front().prompt.ask == ask::second_victim;
    const std::string page =
        fmt::format("call/{}/{}/{}", desk_.table().round, static_cast<int>(call_), second);
    if (!desk_.turns_to(page)) return;
    title();
    say_text_of_call();
    if (!second && !pointed()) {
      desk_.say_aloud(notation::call_wakes(words_, desk_.plan(), desk_.names(), call_));
    }
    if (second) {
      desk_.enter_what(words_.say("guide.exposed.enter", {{"who", exposed_name()}}));
    } else {
      say_what_to_do();
    }
    desk_.say_seats();
  }

  // One entry: a choice, or the end of the call.
  void take() {
    const bool open = !single_.empty() || (!clan_.empty() && !pointed());
    if (open && !single_.empty() && (clan_.empty() || pointed())) say_house_act(single_.front());
    const Input input = desk_.ask(prompt_line(open));
    if (input.kind == Input::Kind::close) return close();
    if (input.kind != Input::Kind::text) return;
    if (input.text.empty() && open) return take_first();
    if (input.text.empty()) return close();
    choose(input.text);
  }

 private:
  // Nothing was typed: what is missing, and at the second time what the rule leaves to choose.
  void take_first() {
    std::vector<OpenQuestion> asked{clan_};
    if (clan_.empty() || pointed()) asked = {single_.front()};
    const Choice choice =
        desk_.chosen_by_enter(asked.front().prompt, desk_.table().in_play - awake());
    const std::string hint =
        words_.say("guide.call.choose-or-close") + " " + desk_.enter_hint(choice);
    if (!desk_.insists(hint)) return;
    std::vector<Command> commands;
    for (const OpenQuestion& open : asked) commands.push_back(command(open, choice));
    desk_.enter(commands);
  }

  // A house role may make several choices in one call: which one it is stands in its question.
  void say_house_act(const OpenQuestion& open) {
    const Ask what = open.prompt.ask;
    if (what != ask::act && what != ask::act_2 && what != ask::act_3) return;
    const gorod::View view = omerta::view<gorod::Gorod>(desk_.plan(), desk_.state(), open.seat);
    const Question asked = notation::question(words_, desk_.names(), view, open.prompt);
    desk_.enter_what(asked.text + ' ' + asked.hint);
  }

  // GOR-HOUSE-9
  void say_text_of_call() {
    for (int i = 0; i < desk_.plan().setup.house_roles; ++i) {
      const gorod::Role role = gorod::house_role(i);
      if (wakes_at(desk_.plan().card(role), call_)) say_house_text(desk_, role);
    }
  }

  void title() {
    const auto calls = calls_tonight(desk_.plan(), desk_.table());
    const auto at = std::find(calls.begin(), calls.end(), call_);
    desk_.terminal().title(
        words_.say("cli.heading.night", {{"n", desk_.table().round}}) + " · " +
        words_.say("guide.heading.call",
                   {{"n", at - calls.begin() + 1},
                    {"total", calls.size()},
                    {"caller", notation::call_name(words_, desk_.plan(), desk_.names(), call_)}}));
  }

  Seats awake() const {
    const gorod::Truth& truth = desk_.state().truth;
    Seats awake;
    for (Seat seat : desk_.table().in_play) {
      const gorod::Card& card = desk_.plan().card(truth.role[index(seat)]);
      const bool clan = (call_ == Call::mafia || call_ == Call::acquaintance_mafia)
                            ? card.wakes_with == gorod::Clan::mafia
                        : (call_ == Call::yakuza || call_ == Call::acquaintance_yakuza)
                            ? card.wakes_with == gorod::Clan::yakuza
                            : false;
      bool own = false;
      for (unsigned k = 0; k < card.acts; ++k) own |= card.act[k].call == call_;
      if (clan || own) awake |= Seats::of(seat);
    }
    return awake;
  }

  void say_what_to_do() {
    const Seats who = awake();
    std::string text = words_.say("guide.call.awake", {{"seats", desk_.name_list(who)}});
    if (who.empty()) {
      desk_.do_silently(text + " " + words_.say("guide.call.nobody"));
      return;
    }
    const std::string_view id = notation::gorod_id::of(call_);
    text +=
        ' ' + words_.say(notation::gorod_id::key("guide.call", id),
                         {{"name", notation::call_name(words_, desk_.plan(), desk_.names(), call_)},
                          {"sleepwalker", in_deck(gorod::Role::sleepwalker)},
                          {"lawyer", in_deck(gorod::Role::lawyer)}});
    desk_.do_silently(text);
    const bool first = desk_.table().round == 2 && call_ == desk_.plan().nights[0].call;
    if (first) desk_.do_silently(words_.say("guide.call.unsure"));  // GOR-MODERATOR-5
    if (clan_.empty() && single_.empty()) return;
    desk_.enter_what(words_.say(clan_.empty() ? "guide.call.how" : "guide.call.how-clan",
                                {{"who", desk_.name(*who)}, {"whom", desk_.name(last_in_play())}}));
  }

  std::string_view in_deck(gorod::Role role) const {
    return yes(desk_.plan().setup.deck[index(role)] > 0);
  }

  Seat last_in_play() const {
    Seat last = Seat::nobody;
    for (Seat seat : desk_.table().in_play) last = seat;
    return last;
  }

  std::string exposed_name() const {
    for (Seat seat : desk_.state().truth.exposed) return desk_.name(seat);
    return {};
  }

  bool pointed() const {
    Seats hands;
    for (Seats chose : desk_.state().truth.chose) hands |= chose;
    return std::any_of(clan_.begin(), clan_.end(),
                       [&](const OpenQuestion& open) { return hands.has(open.seat); });
  }

  std::string prompt_line(bool open) const {
    if (!open) return words_.say("guide.call.end");
    const OpenQuestion& next = clan_.empty() || pointed() ? single_.front() : clan_.front();
    const bool several_acts = single_.size() > 1;
    const std::string who = several_acts ? desk_.name(next.seat) + ": " : "";
    return who + words_.say("cli.moderate.ask.call.whom",
                            {{"take", next.prompt.take},
                             {"pass", next.prompt.pass == Pass::allowed ? "yes" : "no"}});
  }

  void close() { desk_.enter({close_command(desk_)}); }

  Command command(const OpenQuestion& open, Choice choice) const {
    return {.choice = choice, .seat = open.seat, .ask = open.prompt.ask, .voice = desk_.voice()};
  }

  // "Eva": all who are asked point at her. "Anna > Eva": Anna's hand alone.
  void choose(const std::string& text) {
    std::vector<OpenQuestion> asked = clan_;
    std::string target = text;
    if (const auto halves = split_arrow(text)) {
      const SeatsTyped left = read_seats(halves->left, desk_.names());
      if (!left.unknown.empty()) return unknown(left.unknown);
      for (const OpenQuestion& open : single_) asked.push_back(open);
      std::erase_if(asked, [&](const OpenQuestion& open) {
        return std::find(left.seats.begin(), left.seats.end(), open.seat) == left.seats.end();
      });
      target = halves->right;
    } else if (!single_.empty() && (clan_.empty() || pointed())) {
      asked = {single_.front()};
    }
    Choice choice = kPass;
    if (!is_pass(target, words_)) {
      const SeatsTyped typed = read_seats(target, desk_.names());
      if (!typed.unknown.empty()) return unknown(typed.unknown);
      for (Seat seat : typed.seats) choice |= choice_of(seat);
    }
    if (asked.empty()) {
      return desk_.terminal().say(words_.say("guide.call.nobody-asked"), Style::bad);
    }
    std::vector<Command> commands;
    for (const OpenQuestion& open : asked) commands.push_back(command(open, choice));
    desk_.enter(commands);
  }

  void unknown(const std::string& word) { desk_.seat_or_say(word); }

  GorodDesk& desk_;
  const Words& words_;
  Call call_;
  std::vector<OpenQuestion> clan_;
  std::vector<OpenQuestion> single_;
};

// GOR-MODERATOR-3  Night 1 needs nobody with open eyes: the lines are learned before and spoken.
void first_night_by_heart(GorodDesk& desk) {
  const auto& words = desk.words();
  desk.terminal().title(words.say("cli.heading.night", {{"n", 1}}));
  desk.do_silently(words.say("guide.caller.do"));
  desk.say_aloud(words.say("fact.night-fell", {{"n", 1}}));
  std::vector<Command> closes;
  for (Call call : calls_tonight(desk.plan(), desk.table())) {
    desk.say_aloud(notation::call_wakes(words, desk.plan(), desk.names(), call));
    desk.say_aloud(notation::call_sleeps(words, desk.plan(), desk.names(), call));
  }
  desk.say_aloud(words.say("fact.dawn", {{"n", 1}, {"seats", List{}}}));
  desk.say_aloud(words.say("fact.mafia-appeared"));
  const auto calls = calls_tonight(desk.plan(), desk.table());
  const auto at = std::find(calls.begin(), calls.end(), desk.table().call);
  for (auto call = at; call != calls.end(); ++call) closes.push_back(close_command(desk));
  const Input input = desk.ask(words.say("cli.moderate.ask.caller.enter"));
  if (input.kind == Input::Kind::text || input.kind == Input::Kind::close) desk.enter(closes);
}

// What the one who was called learns, on a screen nobody else looks at.
void show_answer(GorodDesk& desk, std::size_t since, Seats called) {
  const auto& told = desk.chronicle().told();
  for (Seat seat : called) {
    for (const Heard& heard :
         heard_by({Listener::Kind::seat, seat}, desk.casting(), told, desk.words())) {
      const bool own = heard.notice.label.stream == story::Stream::own;
      if (heard.id > since && own) desk.terminal().say(heard.lines.front(), Style::secret);
    }
    break;  // those awake together are told the same
  }
}

// GOR-MODERATOR-3  The screen runs the night: whoever is called comes to it and types.
void unattended_call(GorodDesk& desk) {
  const auto& words = desk.words();
  const gorod::Call call = desk.table().call;
  desk.cover(words.say("guide.unattended.do"));
  desk.say_aloud(notation::call_wakes(words, desk.plan(), desk.names(), call));
  desk.say_seats();
  const Input input = desk.ask(words.say("cli.moderate.ask.unattended.enter"));
  if (input.kind == Input::Kind::again || input.kind == Input::Kind::stop) return;
  const auto open = open_questions(desk.game());
  const SeatsTyped typed = read_seats(input.text, desk.names());
  if (!input.text.empty() && !typed.unknown.empty() && !is_pass(input.text, words)) {
    desk.seat_or_say(typed.unknown);
    desk.pause(words.say("guide.cover"));
    return;
  }
  Choice choice = kPass;
  for (Seat seat : typed.seats) choice |= choice_of(seat);
  std::vector<Command> commands;
  Seats called;
  for (const OpenQuestion& question : open) {
    called |= Seats::of(question.seat);
    if (input.text.empty()) continue;
    commands.push_back({.choice = choice, .seat = question.seat, .ask = question.prompt.ask});
  }
  const std::size_t since = desk.chronicle().told().size();
  desk.mark_secret();
  if (!commands.empty() && desk.enter(commands) != Entered::accepted) {
    desk.pause(words.say("guide.cover"));
    return;
  }
  show_answer(desk, since, called);
  if (!desk.pause(words.say("guide.cover"))) return;
  desk.cover(notation::call_sleeps(words, desk.plan(), desk.names(), call));
  desk.enter({close_command(desk)});
}

}  // namespace

// Night falls between a verdict and the first call, and the table needs a moment to fall silent.
void GorodDesk::say_night_falls() {
  if (!has_moderator() && table().round == 1) return;  // learned by heart with the rest
  terminal().title(words().say("cli.heading.night", {{"n", table().round}}));
  say_aloud(words().say("fact.night-fell", {{"n", table().round}}));
  if (has_moderator()) do_silently(words().say("guide.night.do"));
  for (int i = 0; i < plan().setup.house_roles && table().round > 1; ++i) {
    const gorod::Role role = gorod::house_role(i);
    if (plan().card(role).acts == 0) say_house_text(*this, role);
  }
  pause(words().say("cli.moderate.ask.night.quiet"));
}

void call_step(GorodDesk& desk) {
  if (!desk.has_moderator()) {
    return desk.table().round == 1 ? first_night_by_heart(desk) : unattended_call(desk);
  }
  CallStep step{desk};
  step.show();
  step.take();
}

}  // namespace omerta::cli
