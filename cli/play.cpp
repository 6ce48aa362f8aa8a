// From a request to a game: the welcome, the names, the file, the evening, and another one.
#include "cli/play.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "cli/files.h"
#include "cli/play_dialogue.h"
#include "cli/play_session.h"
#include "cli/suggest.h"
#include "simulator/dice.h"

namespace omerta::cli {
namespace {

using notation::Words;

constexpr int kFine = 0;
constexpr int kCannotStart = 1;
constexpr int kUnusableFile = 2;
constexpr long long kUsualTable = 8;
constexpr int kLongestName = 16;

struct Company {
  std::vector<std::string> names;  // in seat order
  Seats people{};
};

// Words that mean somebody else in a record.
bool reserved(const std::string& name) {
  constexpr std::array<std::string_view, 5> kWords{"clock", "chance", "moderator", "pass", "none"};
  return std::find(kWords.begin(), kWords.end(), folded(name)) != kWords.end();
}

bool usable(const std::string& name, const std::vector<std::string>& taken) {
  const bool clean = std::none_of(name.begin(), name.end(), [](char c) {
    return c == '"' || (static_cast<unsigned char>(c) < 0x20) || c == 0x7f;
  });
  return clean && !name.empty() && !reserved(name) && columns(name) <= kLongestName &&
         !whole_number(name) &&
         std::none_of(taken.begin(), taken.end(),
                      [&](const std::string& other) { return folded(other) == folded(name); });
}

class Evening {
 public:
  Evening(const PlayRequest& request, Terminal& terminal)
      : request_{request},
        words_{Words::of(request.language)},
        terminal_{terminal},
        bots_{request.level, request.seed},
        file_{request.save} {}

  int spend() {
    welcome();
    const FileText saved =
        file_.empty() ? FileText{{}, FileText::Fault::missing} : read_text(file_);
    if (saved.fault == FileText::Fault::none) return go_on(saved.text);
    if (saved.fault != FileText::Fault::missing) return unusable("cli.error.file-not-readable");
    if (!may_start()) return kCannotStart;
    if (!sit_down()) return farewell();
    return games();
  }

 private:
  int seats() const { return seats_; }

  int unusable(std::string_view key) {
    terminal_.error(words_.say(key, {{"file", file_}}));
    return kUnusableFile;
  }

  void welcome() {
    terminal_.title(words_.say("play.welcome.title"));
    terminal_.say(words_.say("play.welcome.game"));
  }

  bool fail(const std::string& text) {
    terminal_.error(text);
    return false;
  }

  // What is wrong with the game is said before anybody is asked for a name.
  bool may_start() {
    for (const std::string& option : request_.setup.options) {
      if (option.rfind("moderator-mode", 0) == 0 && option != "moderator-mode=digital") {
        return fail(words_.say("play.digital-only"));
      }
    }
    if (!request_.setup.moderator.empty()) return fail(words_.say("play.digital-only"));
    SetupRequest setup = request_.setup;
    setup.players.clear();
    const auto wanted = static_cast<long long>(request_.setup.players.size());
    if (setup.seats == 0 && setup.deck.empty()) setup.seats = std::max(kUsualTable, wanted);
    const auto chosen = choose_setup(setup, words_, terminal_);
    if (!chosen || say_findings(*chosen, words_, terminal_) == MayStart::no) return false;
    seats_ = chosen->setup.seats;
    const int named = static_cast<int>(request_.setup.players.size());
    const int most = std::max(request_.people, named);
    std::vector<std::string> taken;
    for (const std::string& name : request_.setup.players) {
      if (!usable(name, taken)) return fail(name + ": " + words_.say("play.name.taken"));
      taken.push_back(name);
    }
    return (request_.people >= 0 && most <= seats_) ||
           fail(words_.say("play.too-many-people", {{"have", most}, {"allowed", seats_}}));
  }

  std::vector<std::string> spare_names() const {
    std::vector<std::string> spare;
    const std::string all = words_.say("play.names");
    for (std::size_t at = 0; at < all.size();) {
      const std::size_t comma = std::min(all.find(',', at), all.size());
      spare.push_back(all.substr(at, comma - at));
      at = comma + 2;
    }
    simulator::Dice dice{request_.seed, 2};
    for (std::size_t i = spare.size(); i > 1; --i) {
      std::swap(spare[i - 1], spare[dice.below(static_cast<std::uint32_t>(i))]);
    }
    return spare;
  }

  std::string next_spare(std::vector<std::string>& spare, const std::vector<std::string>& taken) {
    while (!spare.empty()) {
      std::string name = spare.back();
      spare.pop_back();
      if (usable(name, taken)) return name;
    }
    for (std::size_t n = taken.size() + 1;; ++n) {
      std::string name = words_.say("seat.unnamed", {{"n", n}});
      if (usable(name, taken)) return name;
    }
  }

  // Nothing if the input has ended.
  std::optional<std::string> ask_name(int number, std::vector<std::string>& spare,
                                      const std::vector<std::string>& taken) {
    const std::string usual = next_spare(spare, taken);
    const bool first = request_.people == 1;
    while (true) {
      const auto typed = terminal_.ask(words_.say(first ? "play.name.ask" : "play.name.ask-next",
                                                  {{"n", number}, {"who", usual}}));
      if (!typed) return {};
      if (typed->empty()) return usual;
      if (usable(*typed, taken)) return typed;
      terminal_.say(words_.say("play.name.taken"), Style::bad);
    }
  }

  // The people are spread round the table by the seed: nobody always speaks first.
  bool sit_down() {
    const int bots = seats() - request_.people;
    if (request_.people > 0) terminal_.say(words_.say("play.welcome.you", {{"n", bots}}));
    if (request_.people > 1) {
      terminal_.say(words_.say("play.welcome.hot-seat", {{"n", request_.people}}));
    }
    std::vector<std::string> spare = spare_names();
    std::vector<std::string> names = request_.setup.players;
    while (static_cast<int>(names.size()) < request_.people) {
      const auto name = ask_name(static_cast<int>(names.size()) + 1, spare, names);
      if (!name) return false;
      names.push_back(*name);
    }
    while (static_cast<int>(names.size()) < seats()) {
      names.push_back(next_spare(spare, names));
    }
    seat(names);
    return true;
  }

  void seat(const std::vector<std::string>& names) {
    simulator::Dice dice{request_.seed, 3};
    Seats chairs;
    while (chairs.count() < request_.people) {
      chairs |= Seats::of(static_cast<Seat>(dice.below(static_cast<std::uint32_t>(seats()))));
    }
    company_.people = chairs;
    company_.names.assign(names.size(), {});
    std::size_t next = 0;
    for (Seat chair : chairs) company_.names[index(chair)] = names[next++];
    for (std::string& name : company_.names) {
      if (name.empty()) name = names[next++];
    }
  }

  std::optional<Match> deal() {
    SetupRequest setup = request_.setup;
    setup.players = company_.names;
    const auto chosen = choose_setup(setup, words_, terminal_);
    if (!chosen) return {};
    return Match::deal(chosen->text, company_.people, bots_);
  }

  int games() {
    while (true) {
      std::optional<Match> match = deal();
      if (!match) return kCannotStart;
      terminal_.say(words_.say("play.begin", {{"n", company_.names.size()},
                                              {"seats", notation::List{company_.names}}}),
                    Style::dim);
      Dialogue dialogue{*match, words_, terminal_, file_};
      Session session{*match, dialogue};
      if (!play_out(session, dialogue)) return farewell();
      ++bots_.seed;
      file_ = another_file();
    }
  }

  // Another game of the same evening does not write over the first.
  std::string another_file() {
    if (request_.save.empty()) return {};
    const std::filesystem::path path{request_.save};
    for (int n = 2;; ++n) {
      std::filesystem::path next = path;
      next.replace_filename(path.stem().string() + '-' + std::to_string(n) +
                            path.extension().string());
      if (!std::filesystem::exists(next)) return next.string();
    }
  }

  int go_on(const std::string& text) {
    try {
      Match match = Match::resume(text, file_, bots_);
      if (match.plan().setup.moderator_mode != gorod::ModeratorMode::digital) {
        terminal_.error(words_.say("play.digital-only"));
        return kUnusableFile;
      }
      return go_on(match);
    } catch (const notation::Misread& misread) {
      terminal_.error(misread.what());
      return unusable("cli.error.not-a-record");
    }
  }

  int go_on(Match& match) {
    terminal_.say(words_.say("cli.play.loaded", {{"file", file_}}), Style::good);
    company_ = {match.names().seats, match.people()};
    Dialogue dialogue{match, words_, terminal_, file_};
    Session session{match, dialogue};
    session.already_heard();
    show_table(dialogue.desk());
    if (!match.over() && match.people().count() == 1) {
      show_knowledge(dialogue.desk(), *match.people());
    }
    play_out(session, dialogue);
    return farewell();
  }

  // True if another game is wanted.
  bool play_out(Session& session, Dialogue& dialogue) {
    if (session.run() == Session::Ending::left) {
      dialogue.keep();
      if (dialogue.kept()) {
        terminal_.say(words_.say("cli.play.saved", {{"file", dialogue.file()}}), Style::good);
      }
      return false;
    }
    show_end(dialogue.desk());
    return look_back(dialogue) && keep_record(dialogue) && again();
  }

  // The story and the reasons, for as long as somebody wants to know.
  bool look_back(Dialogue& dialogue) {
    const std::string menu =
        words_.say("play.end.menu", {{"story", first_word(words_, "play.word.story")},
                                     {"why", first_word(words_, "play.word.why")}});
    while (true) {
      terminal_.line();
      terminal_.say(menu, Style::dim);
      const auto typed = terminal_.ask(">");
      if (!typed || dialogue.is_word(*typed, "quit")) return false;
      if (typed->empty()) return true;
      const std::vector<std::string> parts = split_words(*typed);
      const bool why = !parts.empty() && dialogue.is_word(parts[0], "why");
      if (dialogue.is_word(*typed, "story")) {
        show_story(dialogue.desk());
      } else if (why && parts.size() == 2) {
        explain(dialogue, parts[1]);
      } else if (!page(dialogue, *typed)) {
        terminal_.say(words_.say("cli.error.not-understood", {{"value", *typed}}), Style::bad);
      }
    }
  }

  void explain(Dialogue& dialogue, const std::string& typed) {
    const auto id = whole_number(typed);
    if (id && *id >= 1 && *id <= static_cast<long long>(dialogue.match().told().size())) {
      return show_reason(dialogue.desk(), static_cast<EventId>(*id));
    }
    terminal_.say(words_.say("play.no-such-event", {{"value", typed}}), Style::bad);
  }

  bool page(Dialogue& dialogue, const std::string& typed) {
    if (dialogue.is_word(typed, "who")) return show_end(dialogue.desk()), true;
    if (dialogue.is_word(typed, "log")) return show_log(dialogue.desk()), true;
    if (dialogue.is_word(typed, "cards")) return show_cards(dialogue.desk()), true;
    if (dialogue.is_word(typed, "save")) return dialogue.keep_elsewhere(), true;
    return false;
  }

  bool keep_record(Dialogue& dialogue) {
    dialogue.keep();
    if (!dialogue.file().empty()) return true;
    while (true) {
      const auto file = terminal_.ask(words_.say("play.end.save"));
      if (!file) return false;
      if (file->empty()) return true;
      if (write_safely(*file, dialogue.match().text())) {
        terminal_.say(words_.say("cli.play.saved", {{"file", *file}}), Style::good);
        return true;
      }
      terminal_.say(words_.say("cli.error.file-not-writable", {{"file", *file}}), Style::bad);
    }
  }

  bool again() {
    const auto typed =
        terminal_.ask(words_.say("cli.play.again") + ' ' + words_.say("cli.menu.yes-no"));
    if (!typed) return false;
    const std::string yes = "|" + words_.say("play.word.yes") + "|";
    return !typed->empty() && yes.find("|" + folded(*typed) + "|") != std::string::npos;
  }

  int farewell() {
    terminal_.say(words_.say("cli.play.goodbye"));
    return kFine;
  }

  const PlayRequest& request_;
  const Words& words_;
  Terminal& terminal_;
  bots::Bot bots_;
  std::string file_;
  int seats_ = 0;
  Company company_;
};

}  // namespace

int play(const PlayRequest& request, Terminal& terminal) {
  return Evening{request, terminal}.spend();
}

}  // namespace omerta::cli
