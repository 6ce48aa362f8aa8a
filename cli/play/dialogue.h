// Asking a person: a question, what may be chosen, what Enter alone means, and the words that are
// always at hand. Nothing that is typed can hurt: what is not understood is said, and the question
// is put again. It knows whether anything secret stands on the screen.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/play/pages.h"
#include "words/seat_words.h"

namespace omerta::cli {

enum class Looking { alone, everyone };  // who sees the screen while the question is asked

class Dialogue {
 public:
  Dialogue(Match& match, const Pages& pages, const Words& words, Terminal& terminal,
           std::string file)
      : match_{match}, pages_{pages}, words_{words}, terminal_{terminal}, file_{std::move(file)} {}

  // A word of the rulebook's own that may be typed at any question. If the game has moved on by it,
  // the question is not asked again.
  // privately: it showed what is for the asker; openly: nothing that is.
  enum class Heard { no, yes, privately, openly, moved };
  using Own = std::function<Heard(const std::string& typed)>;
  void listen_for(Own own) { own_ = std::move(own); }

  // A line that is no word at hand; nothing if the person leaves, or if the game has moved on.
  // After a page has been shown, `again` puts the question back on the screen.
  using Again = std::function<void()>;
  std::optional<std::string> line(const std::string& prompt, Seat asker, Looking looking,
                                  const Again& again = {});
  bool enter(const std::string& prompt, Seat asker, Looking looking);  // false: leaves
  // Several at one screen: a page is opened by typing the beginning of one's own name, not by an
  // Enter too many. False: leaves.
  bool opened_by(Seat seat);

  // The question itself; it is put again after a page that had to be put away.
  enum class Hint { shown, left_out };
  void pose(const Question& question, Hint hint, Looking looking);

  void beside(const std::string& text, Looking looking);  // a line that belongs to the question

  // The question that is open, for whoever asks something else in between.
  using Posed = std::vector<std::pair<std::string, Style>>;  // line by line
  const Posed& posed() const { return question_; }
  void posed_again(Posed question) { question_ = std::move(question); }

  // One of the offers or a pass, as typed; the game may still refuse it. Enter takes what stands
  // beside it: a pass where one may pass, else the first of what is offered.
  struct Menu {
    std::string yes{};  // what the only answer is called; empty: players are chosen
    std::vector<std::pair<std::string, Choice>> words{};  // several answers that are no players
    std::string pass{};             // what a pass is called here; empty: none is offered
    std::string keeping{};          // a prompt under which Enter keeps things as they are
    std::optional<Choice> usual{};  // what Enter takes, if it is another one of the words
  };
  std::optional<Choice> choose(Seat asker, const Prompt& prompt, const Menu& menu, Looking looking);

  void tell_secret(const std::string& text);         // to the one who looks
  void shows_secret() { secret_ = unread_ = true; }  // a page of somebody's own
  bool secret() const { return secret_; }            // stands on the screen
  void shows_news() { unread_ = true; }              // that all should read
  bool unread() const { return unread_; }            // since the last key
  void put_away();  // what is secret on the screen, once it has been read
  void wipe();      // the screen at once

  void keep();            // writes the file, if there is one and the game has moved on
  void keep_elsewhere();  // asks where
  bool kept() const { return !file_.empty() && !unwritable_; }  // the file has all of it
  bool left() const { return left_; }

  const Match& match() const { return match_; }
  const Pages& pages() const { return pages_; }
  const Words& words() const { return words_; }
  Terminal& terminal() { return terminal_; }
  const std::string& file() const { return file_; }
  std::string say(std::string_view key, const Args& args = {}) const {
    return words_.say(key, args);
  }
  std::string name(Seat seat) const;
  bool is_word(const std::string& typed, std::string_view word) const;  // of play.word.*

 private:
  Heard at_hand(const std::string& typed, Seat asker, Looking looking);
  Heard private_page(const std::string& typed, Seat reader);
  std::optional<std::string> asked(const std::string& prompt);
  std::optional<std::string> after_page(Looking looking, Heard heard);
  bool wants_to_leave();
  Choice usual(Seat asker, const Prompt& prompt, const Menu& menu) const;
  std::string usual_name(Choice choice, const Menu& menu) const;
  std::string prompt_for(Seat asker, const Prompt& prompt, const Menu& menu) const;
  void show_menu(Seat asker, const Prompt& prompt, const Menu& menu);
  struct Understood {
    std::optional<Choice> choice;
    std::string complaint;
  };
  Understood understand(const std::string& typed, const Prompt& prompt, const Menu& menu) const;
  Understood find_seat(const std::string& typed) const;
  Understood find_word(const std::string& typed, const Menu& menu) const;

  Match& match_;
  const Pages& pages_;
  const Words& words_;
  Terminal& terminal_;
  std::string file_;
  Own own_;
  Posed question_;  // that is open
  bool left_ = false;
  bool secret_ = false;
  bool unread_ = true;
  std::string kept_;         // what the file holds
  bool unwritable_ = false;  // said once, not after every command
};

}  // namespace omerta::cli
