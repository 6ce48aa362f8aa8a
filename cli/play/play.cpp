// From a request to a game: the welcome, the names, the file, the evening, and another one.
#include "cli/play/play.h"

#include <algorithm>
#include <filesystem>

#include "cli/play/company.h"
#include "cli/play/last.h"
#include "cli/play/session.h"
#include "cli/terminal/called_as.h"
#include "cli/terminal/files.h"
#include "cli/typed/names.h"
#include "cli/typed/suggest.h"
#include "presentation/setup/begin.h"
#include "rulebooks/rulebook.h"

namespace omerta::cli {
namespace {

constexpr int kFine = 0;
constexpr int kCannotStart = 1;
constexpr int kNotUnderstood = 2;

// One game at this screen, with its pages and its session.
struct Sitting {
  Sitting(Match dealt, const Words& words, Terminal& terminal, const std::string& file)
      : match{std::move(dealt)},
        pages{match, words, terminal},
        dialogue{match, pages, words, terminal, file},
        session{match, dialogue} {}

  Match match;
  Pages pages;
  Dialogue dialogue;
  Session session;
};

class Evening {
 public:
  Evening(const PlayRequest& request, Terminal& terminal)
      : request_{request}, terminal_{terminal}, seed_{request.seed}, file_{request.save} {
    request_.setup.players = separated(request.setup.players);
  }

  int spend() {
    const FileText saved =
        file_.empty() ? FileText{{}, FileText::Fault::missing} : read_text(file_);
    if (saved.fault == FileText::Fault::none) return go_on(saved.text);
    if (saved.fault != FileText::Fault::missing) return unusable("cli.error.file-not-readable");
    if (!choose_game()) return chosen_ == Chosen::unknown ? kNotUnderstood : farewell();
    const int verdict = start();
    if (verdict != kFine) return verdict;
    if (!sit_down()) return farewell();
    return games();
  }

 private:
  int seats() const { return seats_; }
  const Words& words() const { return Words::of(request_.language, book_->id); }

  int unusable(std::string_view key) {
    terminal_.error(words().say(key, {{"file", file_}}));
    return kNotUnderstood;
  }

  void open(const Rulebook& book) {
    book_ = &book;
    request_.setup.rulebook = book.id;
    chosen_ = Chosen::known;
  }

  // Whoever is asked for a name anyway may choose the game first; otherwise it is the usual one.
  bool choose_game() {
    if (!request_.setup.rulebook.empty()) {
      const Rulebook* named = find_rulebook(request_.setup.rulebook);
      if (named == nullptr) return unknown_game(request_.setup.rulebook);
      return open(*named), true;
    }
    if (const Rulebook* meant = find_rulebook(implied_rulebook(request_.setup))) {
      return open(*meant), true;
    }
    const bool asks = static_cast<int>(request_.setup.players.size()) < request_.people;
    return asks ? ask_game() : (open(usual_rulebook()), true);
  }

  bool unknown_game(const std::string& name) {
    List known;
    for (const Rulebook* each : rulebooks()) known.emplace_back(each->id);
    chosen_ = Chosen::unknown;
    terminal_.error(
        words().say("cli.error.unknown-rulebook", {{"name", name}, {"options", known}}));
    return false;
  }

  // False if the input has ended.
  bool ask_game() {
    terminal_.title(words().say("play.game.ask"));
    const auto books = rulebooks();
    for (std::size_t i = 0; i < books.size(); ++i) {
      terminal_.hang("  " + std::to_string(i + 1), 4, words().said(books[i]->form({}).line()));
    }
    while (true) {
      const auto typed = terminal_.ask(words().say("play.game.choose"));
      if (!typed || means(words(), *typed, "quit")) return false;
      if (means(words(), *typed, "help")) {
        say_how("play.game.help", {{"books", shared_games()}, {"book", usual_rulebook().id}});
        continue;
      }
      const std::string word = typed->empty() ? "1" : folded(*typed);
      for (std::size_t i = 0; i < books.size(); ++i) {
        if (word == std::to_string(i + 1) || word == books[i]->id) return open(*books[i]), true;
      }
      terminal_.say(words().say("cli.error.not-understood", {{"value", *typed}}), Style::bad);
    }
  }

  // In which several people can sit at one screen.
  static List shared_games() {
    return ids_of_rulebooks([](const Rulebook& each) { return each.course.most_people > 1; });
  }

  void say_how(std::string_view key, Args with = {}) {
    with.emplace_back("what", first_word(words(), "play.word.quit"));
    const Message how{std::string{key}, std::move(with)};
    terminal_.say(words().said(for_typing(how)), Style::dim);
  }

  bool wants_moderator() const {
    const std::string option = std::string{book_->course.option} + "=";
    const auto& options = request_.setup.options;
    return !request_.setup.moderator.empty() ||
           std::any_of(options.begin(), options.end(), [&](const std::string& each) {
             return each.starts_with(option) && each != option + std::string{book_->course.value};
           });
  }

  int needs_moderator() {
    return misread(words().say("play.digital-only", {{"name", book_->course.option}}));
  }

  // What kind of game it is, as it was chosen.
  void welcome(const AnyTable& table) {
    terminal_.title(words().say(book_->course.title));
    terminal_.say(words().said(book_->course.welcome(table)));
  }

  // What is wrong with the game is said before anybody is asked for a name: words that were not
  // understood, then what the rules say against it.
  int start() {
    if (wants_moderator()) return needs_moderator();
    SetupRequest setup = request_.setup;
    setup.players.clear();
    const int named = static_cast<int>(request_.setup.players.size());
    const setup::Form form = book_->form({});
    if (setup.seats == 0 && setup.deck.empty()) setup.seats = std::max(form.people.usual, named);
    const auto chosen = choose(in_edition(setup), words(), terminal_);
    if (!chosen) return kNotUnderstood;
    if (const auto begun = setup::begun(chosen->chosen))
      welcome(begun->casting().game->any_table());
    if (say_findings(*chosen, words(), terminal_) == MayStart::no) return kCannotStart;
    if (form.usual_edition.empty()) {
      for (const setup::Edition& each : form.editions) {
        const bool played = each.id == chosen->chosen.edition;
        if (played) terminal_.say(words().said(each.name), Style::dim);
      }
    }
    seats_ = setup::people(chosen->chosen);
    return may_sit_down(named);
  }

  // Where the rulebook names no usual edition, it is at this screen that of the reader's language.
  SetupRequest in_edition(SetupRequest setup) const {
    const setup::Form form = book_->form({});
    if (!setup.edition.empty() || !form.usual_edition.empty()) return setup;
    setup.edition = form.editions.front().id;
    for (const setup::Edition& each : form.editions) {
      if (each.language == code(words().language())) setup.edition = each.id;
    }
    return setup;
  }

  int may_sit_down(int named) {
    std::vector<std::string> taken;
    for (const std::string& name : request_.setup.players) {
      if (!usable(name, taken, words()))
        return misread(name + ": " + words().say("play.name.taken"));
      taken.push_back(name);
    }
    if (request_.people > book_->course.most_people) {
      return misread(words().say("play.one-person", {{"books", shared_games()}}));
    }
    const int most = std::max(request_.people, named);
    if (request_.people >= 0 && most <= seats_) return kFine;
    return misread(words().say("play.too-many-people", {{"have", most}, {"allowed", seats_}}));
  }

  int misread(const std::string& text) {
    terminal_.error(text);
    return kNotUnderstood;
  }

  std::string next_spare(std::vector<std::string>& spare, const std::vector<std::string>& taken) {
    while (!spare.empty()) {
      std::string name = spare.back();
      spare.pop_back();
      if (usable(name, taken, words())) return name;
    }
    for (std::size_t n = taken.size() + 1;; ++n) {
      std::string name = words().say("seat.unnamed", {{"n", n}});
      if (usable(name, taken, words())) return name;
    }
  }

  // Nothing if the input has ended.
  std::optional<std::string> ask_name(int number, std::vector<std::string>& spare,
                                      const std::vector<std::string>& taken) {
    const std::string usual = next_spare(spare, taken);
    const bool first = request_.people == 1;
    while (true) {
      const auto typed = terminal_.ask(words().say(first ? "play.name.ask" : "play.name.ask-next",
                                                   {{"n", number}, {"who", usual}}));
      if (!typed || means(words(), *typed, "quit")) return {};
      if (typed->empty()) return usual;
      if (means(words(), *typed, "help")) {
        say_how("play.name.help");
      } else if (usable(*typed, taken, words())) {
        return typed;
      } else {
        terminal_.say(words().say("play.name.taken"), Style::bad);
      }
    }
  }

  bool sit_down() {
    const int bots = seats() - request_.people;
    if (request_.people > 0) terminal_.say(words().say(book_->course.you, {{"n", bots}}));
    if (request_.people > 1) {
      terminal_.say(words().say("play.welcome.hot-seat", {{"n", request_.people}}));
    }
    std::vector<std::string> spare = spare_names(words(), seed_);
    std::vector<std::string> names = request_.setup.players;
    while (static_cast<int>(names.size()) < request_.people) {
      const auto name = ask_name(static_cast<int>(names.size()) + 1, spare, names);
      if (!name) return false;
      names.push_back(*name);
    }
    while (static_cast<int>(names.size()) < seats()) {
      names.push_back(next_spare(spare, names));
    }
    company_ = seated(names, request_.people, seed_);
    return true;
  }

  std::unique_ptr<Sitting> deal() {
    SetupRequest setup = request_.setup;
    setup.players = company_.names;
    std::optional<notation::SetupText> text = same_;
    if (!text) {
      const auto chosen = choose(in_edition(setup), words(), terminal_);
      if (!chosen) return {};
      text = setup::written(chosen->chosen);
    }
    return sit(Match::deal(*text, company_.people, bots()));
  }

  bots::Player bots() const { return {request_.level, seed_}; }
  std::unique_ptr<Sitting> sit(Match match) {
    return std::make_unique<Sitting>(std::move(match), words(), terminal_, file_);
  }

  int games() {
    while (true) {
      const std::unique_ptr<Sitting> sitting = deal();
      if (!sitting) return kCannotStart;
      terminal_.say(words().say("play.begin",
                                {{"n", company_.names.size()}, {"seats", List{company_.names}}}),
                    Style::dim);
      if (!play_out(*sitting)) return farewell();
      ++seed_;
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
      Match match = Match::resume(text, file_, bots());
      const std::string have{match.book().id()};
      const std::string& wanted = request_.setup.rulebook;
      if (!wanted.empty() && wanted != have) {
        return misread(words().say("cli.error.other-rulebook",
                                   {{"have", have}, {"name", wanted}, {"file", file_}}));
      }
      open(match.rulebook());
      welcome(match.table());
      if (!match.course().is_run_by_program(match.table())) return needs_moderator();
      return go_on(*sit(std::move(match)));
    } catch (const notation::Misread& misread) {
      terminal_.error(misread.said(words()));
      return unusable("cli.error.not-a-record");
    }
  }

  int go_on(Sitting& sitting) {
    const Match& match = sitting.match;
    terminal_.say(words().say("cli.play.loaded", {{"file", file_}}), Style::good);
    company_ = {match.names().seats, match.people()};
    sitting.session.already_heard();
    sitting.pages.table();
    if (!match.over() && match.people().count() == 1) {
      const std::string me = first_word(words(), "play.word.me");
      terminal_.say(words().say("play.resume.me", {{"what", me}}), Style::dim);
    }
    if (!play_out(sitting)) return farewell();
    same_ = undealt(match);
    ++seed_;
    file_ = another_file();
    return games();
  }

  // The same game for the same players, for other cards to be dealt.
  static notation::SetupText undealt(const Match& match) {
    notation::SetupText setup = notation::Record::read(match.text(), "").setup();
    setup.deal.clear();
    return setup;
  }

  // True if another game is wanted.
  bool play_out(Sitting& sitting) {
    Dialogue& dialogue = sitting.dialogue;
    if (sitting.session.run() == Session::Ending::left) {
      dialogue.keep();
      if (dialogue.kept()) {
        terminal_.say(words().say("cli.play.saved", {{"file", dialogue.file()}}), Style::good);
      } else {
        terminal_.say(words().said(for_typing("cli.play.not-saved")), Style::dim);
      }
      return false;
    }
    return another_after(dialogue);
  }

  int farewell() {
    terminal_.say(words().say("cli.play.goodbye"));
    return kFine;
  }

  PlayRequest request_;  // the rulebook filled in once it is chosen
  Terminal& terminal_;
  std::uint64_t seed_;  // another one for another game
  std::string file_;
  const Rulebook* book_ = &usual_rulebook();
  enum class Chosen { not_yet, known, unknown } chosen_ = Chosen::not_yet;
  int seats_ = 0;
  Company company_;
  std::optional<notation::SetupText> same_;  // of a record, for another game
};

}  // namespace

int play(const PlayRequest& request, Terminal& terminal) {
  if (!request.pace.empty()) {
    const auto wanted = pace(request.pace);
    if (!wanted) {
      const List known{"none", "quick", "usual", "slow"};
      terminal.error(Words::of(request.language)
                         .say("cli.error.unknown-value",
                              {{"name", "--pace"}, {"value", request.pace}, {"options", known}}));
      return kNotUnderstood;
    }
    terminal.pace(*wanted);
  }
  return Evening{request, terminal}.spend();
}

}  // namespace omerta::cli
