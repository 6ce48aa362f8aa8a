// An evening of spytown at the game master's desk, line by line, for the tests.
#pragma once
#include "tests/cli/session.h"

namespace omerta::cli::spytown_evening {

using Lines = std::vector<std::string>;

inline ModerateRequest nine_players(const std::string& file, Language language = Language::en) {
  ModerateRequest request{.file = file, .language = language};
  request.setup.rulebook = "spytown";
  request.setup.players = {"Anna",  "Boris", "Cyril", "Dana", "Eva",
                           "Filip", "Gita",  "Hana",  "Ivan"};
  request.setup.moderator = "Zora";
  request.setup.edition = "sk";
  request.setup.cards = "vest,wiretap,last-shot";
  request.seed = 11;
  return request;
}

inline Lines operator+(Lines left, const Lines& right) {
  left.insert(left.end(), right.begin(), right.end());
  return left;
}

// Real tokens and cards; who holds what; right; everyone has looked; it is quiet.
inline const Lines kDeal{"1", "Anna Boris", "Cyril", "", "Dana", "Eva", "Filip", "", "", ""};
// The Agent looks at Anna; the mafia agrees on Dana; said; the vest is shown.
inline const Lines kFirstNight{"Anna", "", "Dana", "", "", "yes"};
// Eva listens in on Anna, and has looked at the token; the vote; said; one suspect speaks and one
// does not; the final ballot; said, and said that Anna is out; no last shot; it is quiet.
inline const Lines kFirstDay{"Eva wiretap Anna",
                             "",
                             "",
                             "a:c b:c c:a d:a e:a f:a g:a h:c i:c",
                             "",
                             "",
                             "-",
                             "a:c b:c",
                             "rest > Anna",
                             "",
                             "",
                             "",
                             ""};
// The mafia chooses Filip, who takes the last Mafioso along.
inline const Lines kSecondNight{"Boris", "", "Filip", "", "", "", "Boris", "", "", ""};

inline Lines whole_evening() { return kDeal + kFirstNight + kFirstDay + kSecondNight; }

}  // namespace omerta::cli::spytown_evening
