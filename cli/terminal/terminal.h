// The terminal a person sits at: words in, words out, colour and pace where they help.
#pragma once
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace omerta::cli {

inline constexpr int kUsualWidth = 80;  // where nobody knows it

enum class Style { plain, dim, bold, title, spoken, secret, good, bad };
enum class Colours { off, on };
enum class Pace { at_once, quick, usual, slow };  // how long it rests between announcements
std::optional<Pace> pace(std::string_view name);  // "none", "quick", "usual", "slow"

class Terminal {
 public:
  Terminal(std::istream& in, std::ostream& out, std::ostream& err, Colours colours, Pace pace);
  static Terminal standard(std::string_view colour);  // "auto", "always" or "never"

  void say(std::string_view text, Style style = Style::plain);  // a paragraph, wrapped to the width
  void line(std::string_view text = {}, Style style = Style::plain);
  void title(std::string_view text);
  // A paragraph whose lines begin below each other, with a label (or nothing) in front of the
  // first.
  void hang(std::string_view label, int indent, std::string_view text, Style style = Style::plain);
  enum class Rest { whole, brief };
  void rest(Rest rest = Rest::whole);  // between announcements, before a person; Enter ends it
  void pace(Pace pace) { pace_ = pace; }
  void clear();  // nothing said so far can be seen any more, nor be scrolled back to
  void cover(std::string_view text);  // clears, and says this
  void drop_typed_ahead();  // what a person typed before the question answers nothing; ask() drops
  void error(std::string_view text);  // to the error stream

  // What the person types, trimmed; nothing at the end of the input.
  std::optional<std::string> ask(std::string_view prompt);
  bool interactive() const { return interactive_; }
  Colours colours() const { return colours_; }
  int width() const;
  std::istream& in() { return in_; }
  std::ostream& out() { return out_; }

 private:
  std::string styled(std::string_view text, Style style) const;

  std::istream& in_;
  std::ostream& out_;
  std::ostream& err_;
  Colours colours_;
  Pace pace_;
  bool interactive_ = false;
};

std::string wrapped(std::string_view text, int width);  // by characters, not bytes

}  // namespace omerta::cli
