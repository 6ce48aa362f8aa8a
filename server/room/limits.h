// Every limit of a room and of what may be sent to it.
#pragma once
#include <cstddef>
#include <cstdint>

namespace omerta::server {

inline constexpr std::size_t kLongestFrame = 4096;        // bytes that may come in at once
inline constexpr std::size_t kLongestChoice = 64 * 1024;  // of a frame that says what is chosen
inline constexpr std::size_t kMostRetold = 4000;          // lines of a record somebody brings
inline constexpr std::size_t kMostReplayed = 12'000;      // commands it takes to play it again
inline constexpr std::size_t kMostMoments = 60;           // at which somebody believed something
inline constexpr int kExplainedTable = 16;                // the largest of which reasons are told
// Small steps of working out what somebody believed, and of those the reasons take.
inline constexpr std::uint64_t kMostBelieved = 200'000'000;
inline constexpr std::uint64_t kMostReasoned = 32'000'000;
inline constexpr std::uint64_t kEffortAByte = 200;         // that count for one that is looked up
inline constexpr std::uint64_t kEffortACommand = 2'000;    // that playing one again counts for
inline constexpr std::size_t kLongestRetold = 448 * 1024;  // bytes of what is told of it
inline constexpr std::size_t kLongestRow = 60 * 1024;      // bytes of a row, before it is sealed
inline constexpr std::size_t kDeepestFrame = 8;            // JSON within JSON
inline constexpr std::size_t kLongestSaying = 200;         // characters of one thing said
inline constexpr int kMostSpokenARound = 40;               // statements a seat puts to the table
inline constexpr std::size_t kMostPlaces = 80;             // of a room, with spectators and screens
inline constexpr std::size_t kMostPlayers = 31;            // chairs of the largest rulebook
inline constexpr int kMostBackward = 600;                  // entries that may be taken back at once
inline constexpr std::size_t kDownBeat = 1024;             // bytes of a beat to a phone
inline constexpr std::size_t kWideBeat = 4096;       // after everybody was asked something new
inline constexpr std::size_t kConsoleBeat = 8192;    // to whoever runs the game: that is public
inline constexpr std::size_t kUpBeat = 512;          // bytes of a beat from a phone
inline constexpr std::size_t kSnapshotStep = 16384;  // what is private in one is padded to
inline constexpr std::size_t kMostMissed = 256;      // entries one may be behind and still resume
inline constexpr std::size_t kLogInSnapshot = 50;    // public entries a snapshot brings along
inline constexpr std::size_t kCodeLetters = 6;       // of a room
inline constexpr std::size_t kMostRooms = 20000;
inline constexpr std::size_t kRoomsOfDevice = 8;   // that one device has opened and that live
inline constexpr std::size_t kPlacesOfDevice = 6;  // in one room
inline constexpr std::size_t kMostLogged = 64 * 1024 * 1024;  // bytes of one room's log

inline constexpr std::int64_t kGrace = 10'000;      // milliseconds every question has after a fault
inline constexpr std::int64_t kStandstill = 2'000;  // a beat that comes later: the server slept
inline constexpr std::int64_t kWarning = 10'000;    // before the end of a time
inline constexpr std::int64_t kExtension = 60'000;  // what a host adds at once
inline constexpr int kMostExtensions = 20;          // of one time
inline constexpr int kMostNudges = 40;              // in one moment of a game
inline constexpr int kSlowestPace = 1000;           // hundredths of the rulebook's own times
inline constexpr std::int64_t kBusyFor = 3'000;     // after the disk has taken nothing
inline constexpr std::int64_t kDiskWithin = 3'000;  // rows are on disk, or nothing more is begun
inline constexpr std::size_t kMostUnstored = 4096;  // rows of all rooms that wait for it
inline constexpr std::int64_t kBusyLook = 500;      // how often it is looked whether that is over
inline constexpr std::int64_t kHelloWithin = 5'000;      // after a connection is opened
inline constexpr std::int64_t kSilence = 15'000;         // after which a connection is dead
inline constexpr std::int64_t kDealWithin = 4'000;       // for phones to commit, and again to open
inline constexpr std::int64_t kDealAgainAfter = 10'000;  // one of which no hands came
inline constexpr std::int64_t kAwayAfter = 10'000;
inline constexpr std::int64_t kLostAfter = 120'000;      // a phone that has been away for so long
inline constexpr std::uint64_t kBeatsWithoutPeople = 3;  // before the bots' table goes on
inline constexpr std::uint64_t kBeatsAlone = 2;          // of a call whom only one person is in
inline constexpr std::int64_t kMoveCodeLives = 120'000;
inline constexpr int kMoveCodeTries = 5;
inline constexpr std::size_t kMoveDigits = 6;
inline constexpr std::size_t kMostRemembered = 32;  // commands of a place, and what they asked for

inline constexpr std::int64_t kKeptAtLeast = 60'000;  // a room after everybody has gone
inline constexpr std::int64_t kAbandonedAtLeast = 24LL * 3600 * 1000;  // one whose game is not over
inline constexpr std::int64_t kLobbyKept = 3600 * 1000;     // one in which nothing was played
inline constexpr std::int64_t kLobbyKeptInCrowd = 300'000;  // where half of all rooms are taken
inline constexpr std::int64_t kAwakeAfter =
    600'000;                                 // everybody has gone, until it is on disk alone
inline constexpr std::size_t kMostHeld = 8;  // messages of one who waits for such a room
inline constexpr std::int64_t kKeptAfterStart = 3600 * 1000;  // the wall clock may have been wrong

inline constexpr int kBurst = 20;                   // commands of one place at once,
inline constexpr int kPerSecond = 5;                // and after that
inline constexpr std::int64_t kSaidAtOnce = 4;      // of what one place says in its own words,
inline constexpr std::int64_t kSaidASecond = 1;     // and after that
inline constexpr int kWrongCodesAMinute = 10;       // of one address
inline constexpr int kManyWrongCodesAMinute = 200;  // of all together; from there on of one address
inline constexpr int kFewWrongCodesAMinute = 3;
inline constexpr std::int64_t kJoinsAtOnce = 40;              // and places that move, of one room,
inline constexpr std::int64_t kJoinsASecond = 1;              // and after that
inline constexpr int kRoomsOfAddress = 60;                    // that live
inline constexpr std::int64_t kWrittenAtOnce = 1024 * 1024;   // bytes of commands of one address,
inline constexpr std::int64_t kWrittenASecond = 16 * 1024;    // and after that
inline constexpr std::size_t kJoinBytes = 256;                // that coming in counts for
inline constexpr std::int64_t kLookedUpAtOnce = 1024 * 1024;  // bytes of what an address looks up,
inline constexpr std::int64_t kLookedUpASecond = 16 * 1024;   // and after that
inline constexpr std::size_t kLeastLookedUp = 4096;           // that one question counts for
inline constexpr std::int64_t kPreviewsAtOnce = 10;           // with cards nobody has looked at,
inline constexpr std::int64_t kPreviewsASecond = 3;           // and after that

}  // namespace omerta::server
