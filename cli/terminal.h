// The terminal a person sits at: words in, words out, colour and pace where they help.
#pragma once
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace omerta::cli {

enum class Style { plain, dim, bold, title, spoken, secret, good, bad };
enum class Colours { off, on };
enum class Pace { at_once, unhurried };  // unhurried: a short rest between announcements

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
  void rest();                        // between announcements, if unhurried and on a terminal
  void cover(std::string_view text);  // hot seat: clears the screen so that the next may sit down
  void error(std::string_view text);  // to the error stream

  // What the person types, trimmed; nothing at the end of the input.
  std::optional<std::string> ask(std::string_view prompt);
  bool interactive() const { return interactive_; }
  int width() const { return width_; }
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
  int width_ = 80;
};

std::string wrapped(std::string_view text, int width);  // by characters, not bytes

}  // namespace omerta::cli
