// Leaks we plant into the server's core: each is a thing that a server could get wrong and that
// somewhere one did. server_leaks.patch and more_leaks.patch put them into a copy of the sources,
// which is built for leaks_test.cpp.
#pragma once
#include <cstdint>
#include <map>

namespace omerta::server {

// clang-format off
#define OMERTA_SERVER_LEAKS(X)                                                                    \
  X(numbers_count_the_unheard) X(hash_of_the_unheard) X(empty_frame_for_the_unheard)              \
  X(longer_beat_for_the_asked) X(wide_beat_for_a_whisper) X(acknowledged_at_once)                 \
  X(coming_back_is_shown) X(order_of_arrival) X(refusal_with_a_reason) \
  X(id_of_the_room) X(the_dead_are_heard) X(the_dead_stand_in) X(clock_by_answers)                \
  X(watcher_sees_a_hand) X(snapshot_as_long_as_it_is) X(awake_are_marked)  \
  X(beat_number_counts_answers) X(snapshot_instead_of_resume)                 \
  X(closed_at_once)                                                                               \
  X(watchers_hear_the_dead) X(credential_in_the_room) X(record_in_mid_game)                       \
  X(room_stays_open) X(moves_of_the_dead_are_shown)                                               \
  X(channels_are_counted) X(typing_is_shown) X(asked_are_sent_first)
#define OMERTA_DEAL_LEAKS(X)  /* where server and phones deal together */                         \
  X(sealed_without_a_nonce) X(seal_as_long_as_the_card)
#define OMERTA_JOINT_LEAKS(X)  /* where all are asked at once */                                  \
  X(asked_one_after_the_other) X(ends_with_the_last_answer) X(sleepers_do_not_count)              \
  X(longer_for_the_busy) X(decoy_counts_answers) X(late_taps_count)
#define OMERTA_DESK_LEAKS(X)  /* where a person runs the game */                                  \
  X(phone_sees_a_paper_card) X(back_counts_the_unheard) X(console_beat_as_long_as_it_is)
#define OMERTA_LOG_LEAKS(X)  /* where the server writes down what it does */                       \
  X(answers_in_the_log)
// clang-format on

enum class Leak {
  none,
#define X(name) name,
  OMERTA_SERVER_LEAKS(X) OMERTA_JOINT_LEAKS(X) OMERTA_DESK_LEAKS(X) OMERTA_DEAL_LEAKS(X)
      OMERTA_LOG_LEAKS(X)
#undef X
};

inline Leak planted_leak = Leak::none;  // the test plants them one by one
inline bool planted(Leak leak) { return leak == planted_leak; }

inline std::map<const void*, std::uint64_t> planted_counters;  // one a room

}  // namespace omerta::server
