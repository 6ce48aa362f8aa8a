// Reads the menu that stands on the screen and takes something from it.
#include "tests/cli/play/person.h"

#include <functional>
#include <optional>
#include <sstream>

namespace omerta::cli {
namespace {

constexpr std::string_view kPages[] = {"me", "who", "log", "why", "rules", "cards"};

// Input that is made when it is read.
class Answers : public std::streambuf {
 public:
  explicit Answers(std::function<std::optional<std::string>()> next) : next_{std::move(next)} {}

 protected:
  int_type underflow() override {
    const std::optional<std::string> next = next_();
    if (!next) return traits_type::eof();
    line_ = *next + '\n';
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_[0]);
  }

 private:
  std::function<std::optional<std::string>()> next_;
  std::string line_;
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// "  3 Iva   11 Jan ", "  0 Nobody": the lines of a menu, the last ones before the question.
std::vector<std::string> menu_lines(const std::string& screen) {
  std::vector<std::string> lines;
  std::istringstream in{screen};
  for (std::string line; std::getline(in, line);) {
    const bool cell = line.size() > 3 && line[0] == ' ' && (line[1] == ' ' || is_digit(line[1])) &&
                      (is_digit(line[1]) || is_digit(line[2]));
    if (cell) {
      lines.push_back(line);
    } else if (!in.eof()) {
      lines.clear();
    }
  }
  return lines;
}

std::vector<std::string> numbers_in(const std::vector<std::string>& lines) {
  std::vector<std::string> found;
  for (const std::string& line : lines) {
    std::istringstream in{line};
    for (std::string word; in >> word;) {
      const bool number = word.find_first_not_of("0123456789") == std::string::npos;
      if (number) found.push_back(word);
    }
  }
  return found;
}

class Person {
 public:
  Person(const TestFile& file, std::uint64_t taste, Curious curious)
      : file_{file}, taste_{taste}, curious_{curious} {}

  std::string answer(const std::string& screen, std::vector<Asked>& asked) {
    looked_ = curious_ == Curious::yes && !looked_;
    if (looked_) {
      const std::string page{kPages[asked.size() / 2 % std::size(kPages)]};
      asked.push_back({screen, "", page, false});
      return page;
    }
    const std::vector<std::string> lines = menu_lines(screen);
    const std::vector<std::string> menu = numbers_in(lines);
    Asked question{screen, file_.text(), "", false};
    if (!menu.empty()) {
      question.again = lines == before_ && question.kept == kept_;
      tries_ = question.again ? tries_ + 1 : 0;
      question.answer = choose(screen, lines, menu);
      before_ = lines;
      kept_ = question.kept;
    }
    asked.push_back(question);
    return question.answer;
  }

 private:
  std::string choose(const std::string& screen, const std::vector<std::string>& lines,
                     const std::vector<std::string>& menu) const {
    std::string all = std::to_string(taste_) + ' ' + std::to_string(own_commands()) + ' ';
    for (const std::string& line : lines) all += line;
    const std::size_t drawn = std::hash<std::string>{}(all) + tries_;
    const std::string& one = menu[drawn % menu.size()];
    const bool two = screen.find("2 numbers") != std::string::npos;
    const bool keeps = screen.find("Enter") != std::string::npos;
    if (keeps && drawn / menu.size() % 2 == 0) return "";
    return two ? one + ' ' + menu[(drawn + 1) % menu.size()] : one;
  }

  // How often he has acted, as far as it is kept: the only other thing that his answers depend on.
  std::size_t own_commands() const {
    std::size_t found = 0;
    std::istringstream in{file_.text()};
    for (std::string line; std::getline(in, line);) found += line.rfind("Tom ", 0) == 0 ? 1U : 0U;
    return found;
  }

  const TestFile& file_;
  std::uint64_t taste_;
  Curious curious_;
  bool looked_ = false;
  std::vector<std::string> before_;  // the menu and the file at the last choice
  std::string kept_;
  std::size_t tries_ = 0;
};

}  // namespace

Evening spend(const PlayRequest& request, const TestFile& file, std::uint64_t taste,
              std::size_t most, Curious curious) {
  Evening evening;
  std::ostringstream out;
  std::ostringstream err;
  Person person{file, taste, curious};
  std::size_t seen = 0;
  Answers answers{[&]() -> std::optional<std::string> {
    if (evening.asked.size() >= most) return {};
    const std::string all = out.str();
    const std::string screen = all.substr(seen);
    seen = all.size();
    return person.answer(screen, evening.asked);
  }};
  std::istream in{&answers};
  Terminal terminal{in, out, err, Colours::off, Pace::at_once};
  evening.code = play(request, terminal);
  evening.out = out.str();
  evening.err = err.str();
  return evening;
}

}  // namespace omerta::cli
