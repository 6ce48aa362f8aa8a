// Tom at the terminal, who answers what is on the screen: the same menu after as many acts of his
// own gets the same answer, whatever else he has seen. What the program had kept on the disk is
// noted at every question, so that it can be killed there.
#pragma once
#include <map>
#include <streambuf>

#include "tests/cli/play/script.h"

namespace omerta::cli {

struct Asked {         // one question
  std::string screen;  // what was printed since the last answer
  std::string kept;    // the file as it was then
  std::string answer;
  bool again = false;  // the answer before was refused
};

struct Evening {
  int code = 0;
  std::string out;
  std::string err;
  std::vector<Asked> asked;
};

// `taste` makes another person of him; after `most` questions he leaves. A curious one looks at a
// page before every answer.
inline constexpr std::size_t kEveryQuestion = 4000;
enum class Curious { no, yes };
Evening spend(const PlayRequest& request, const TestFile& file, std::uint64_t taste,
              std::size_t most = kEveryQuestion, Curious curious = Curious::no);

}  // namespace omerta::cli
