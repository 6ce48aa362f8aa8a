// One room as it is served: who is connected, what is sent to whom and when, the beat, the clock.
// Nothing is sent before the row it comes from is on disk.
#pragma once
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/core/allowance.h"
#include "server/core/core.h"
#include "server/core/pace_of_place.h"
#include "server/core/queue.h"
#include "server/core/remembered.h"
#include "server/frames/frame.h"
#include "server/room/room.h"
#include "server/room/value.h"

namespace omerta::server {

inline constexpr std::uint64_t kNotYet = ~std::uint64_t{0};  // a row behind all there are

class Hosting {
 public:
  Hosting(RoomId id, const Settings& settings, Entropy& entropy, Figures& figures)
      : id_{id}, settings_{settings}, entropy_{entropy}, figures_{figures} {}
  ~Hosting() { figures_.unstored -= number_ - stored_; }
  Hosting(const Hosting&) = delete;
  Hosting& operator=(const Hosting&) = delete;

  const Room& room() const { return room_; }
  RoomId id() const { return id_; }
  bool restore(const std::vector<StoredRow>& rows, Now now);

  // A row that comes from nobody's connection: opening, joining, a place that moves.
  Refused enter(const Row& row, const CommandId& id, Now now, Outputs& out);
  // Said to this connection as soon as all that is in the log so far is on disk.
  void reply(Connection connection, std::string text, Outputs& out);

  void attach(Connection connection, PlaceId place, const std::optional<Have>& have, Now now,
              Outputs& out);
  void detach(Connection connection, Now now);
  bool is_attached(Connection connection, PlaceId place) const;
  enum class By { frame, beat };
  // `id` is the command's own in the log.
  void ask(PlaceId place, const Asked& asked, const CommandId& id, By by, Now now, Outputs& out);

  // Whether this place may send something now: as often as any, over however many connections. A
  // second of it is a usual beat, so that a room with quicker beats may be answered as quickly.
  bool may_send(PlaceId place, PaceOfPlace::What what, Now now) {
    return paces_[place].may_send(what, now.steady * kUsualBeat / settings_.beat);
  }

  // Nothing of it is done, and he is told why.
  void refuse(PlaceId place, const Asked& asked, By by, Refused why, Outputs& out) {
    acknowledge(place, asked.id, by, why, out);
  }

  // The place whose owner was shown these digits not long ago; nobody's if there is none.
  PlaceId moving(const std::string& digits, Now now);

  bool is_forgotten(Now now) const;  // nobody has been there for as long as rooms are kept
  // Nobody is there, and until somebody comes nothing happens in it: its log is all there is to it.
  bool is_quiet() const;
  bool may_sleep(Now now) const;   // it has been quiet for a while
  struct Attended {                // when somebody was there last
    std::int64_t at = 0;           // steady time, or when it was restored
    std::int64_t idle_before = 0;  // how long nobody had been then
  };
  Attended attended() const { return {attended_, idle_before_}; }
  void was_attended(const Attended& before) {  // nobody was there while it slept
    attended_ = before.at;
    idle_before_ = before.idle_before;
  }
  std::optional<std::int64_t> forgotten_at() const;

  bool is_deserted(Now now) const;  // a lobby that can be spared where rooms are few

  void stored(std::uint64_t number, Now now, Outputs& out);
  std::uint64_t rows_stored() const { return stored_; }

  // --- hosting_busy.cpp: a disk that takes nothing
  void fail(Outputs& out);  // the last rows are not on disk; it is to be restored
  bool is_failing() const { return failing_; }
  void go_on_from(Hosting& before, Now now, Outputs& out);  // once it is
  void wake(Now now, Outputs& out);
  std::optional<std::int64_t> due() const;

 private:
  struct Pending {  // what is sent once that row is on disk
    std::uint64_t after = 0;
    Output output;
  };
  struct Unsettled {  // whom it was promised that it is done, as soon as that row is on disk
    std::uint64_t after = 0;
    PlaceId place = kNoPlace;
    CommandId id{};
    By by = By::frame;
  };
  struct Whisper {  // part of what a place is sent in its beats
    std::uint64_t after = 0;
    std::string text;
  };
  struct Link {  // a place somebody is connected to
    Connection connection = 0;
    Queue<Whisper> whispers;
    Value own;               // as it was sent last
    std::uint64_t told = 0;  // entries of its stream
    std::uint64_t came = 0;  // after this row
    int game = 0;
  };
  struct Moving {  // a place that may be taken by another device
    std::string digits;
    std::int64_t until = 0;
    int tries = 0;
  };
  struct Kept {  // a command that waits for the beat
    PlaceId place = kNoPlace;
    Asked asked;
    CommandId id{};
    std::size_t arrived = 0;
    int moment = 0;  // what the table waited for then
  };

  // --- hosting.cpp: rows, frames, streams
  CommandId own_id() const;  // of a row of the server's own
  Refused commit(const Row& row, const CommandId& id, Now now, Outputs& out);
  void let_go(PlaceId place);
  void hang_up(PlaceId place, Closing code);
  void publish(Now now, Outputs& out);
  void whisper_news(PlaceId place, Link& link);
  void send(Connection connection, Frame frame, Outputs& out);
  void send_all(const std::string& text, Outputs& out);
  void acknowledge(PlaceId place, const CommandId& asked, By by, Refused refused, Outputs& out);
  std::string snapshot(PlaceId place, const Link& link, const std::optional<Have>& have,
                       Now now) const;
  std::pair<int, std::size_t> game_point() const;  // which game, and how often it has changed
  Value room_value() const;
  Value open_value() const;
  void set_waits(Value& open) const;
  Value own_value(PlaceId place) const;
  std::string seat_json(PlaceId place) const;
  std::string clock_json(Now now) const;

  // --- hosting_keeping.cpp: how long it is kept
  void touch(Now now);  // somebody was there
  std::int64_t kept_for() const;

  // --- hosting_deal.cpp: the deal, what is fetched
  Refused start(PlaceId by, const CommandId& id, Now now, Outputs& out);
  Refused begin_deal(PlaceId by, const CommandId& id, Now now, Outputs& out);
  void look_after_deal(Now now, Outputs& out);
  bool all_have_committed() const;
  Refused fetch(PlaceId place, const Fetching& fetching, Outputs& out);
  std::string deal_json() const;
  std::string frozen_json() const;

  // --- hosting_game.cpp: answers, beats, the clock
  void close(PlaceId place, Closing code, Outputs& out);
  bool may_arrange(const Manners& wanted) const;
  Refused decide(PlaceId place, const Asked& asked, const CommandId& id, Now now, Outputs& out);
  Refused answer(PlaceId place, const wire::Answer& answer, const CommandId& id, Now now,
                 Outputs& out);
  Refused tap(PlaceId place, const CommandId& id, Now now, Outputs& out);
  Refused play(PlaceId by, std::vector<Command> commands, const CommandId& id, Now now,
               Outputs& out);

  // --- desk_hosting.cpp: a game that somebody runs by hand
  Refused consult(PlaceId place, const Asked& asked, Now now);
  Refused answer_at_desk(PlaceId place, const Command& command, const CommandId& id, Now now,
                         Outputs& out);
  void let_bots_answer_at_desk(Now now, Outputs& out);
  void hand_over_links(PlaceId before);

  // --- hosting_talk.cpp
  bool let_bot_speak(Seats bots, Now now, Outputs& out);  // whether one of them has
  bool may_talk(PlaceId place) const;
  bool may_say(PlaceId place, Now now);  // so soon after the last
  Refused speak(PlaceId place, const State& statement, const CommandId& id, Now now, Outputs& out);

  // --- hosting_move.cpp: phones that are lost
  bool is_lost(PlaceId place, Now now) const;
  Refused be_host(PlaceId by, const CommandId& id, Now now, Outputs& out);
  Refused may_move(PlaceId by, PlaceId place, Now now) const;
  Refused move_away(PlaceId by, const MovingAway& wish, Now now);

  // --- hosting_busy.cpp
  bool is_busy(Now now) const;
  bool is_linked(Connection connection) const;
  void only_beat(Now now, Outputs& out);
  void go_on(Now now, Outputs& out);

  // --- joint_hosting.cpp: calls in which everybody is asked at once
  bool may_end_call() const;
  void end_call(Now now, Outputs& out);

  bool all_have_tapped() const;
  bool is_watched() const;
  bool has_lasted(std::uint64_t beats) const;  // what the table waits for
  bool may_show() const;
  void beat(Now now, Outputs& out);
  void let_kept_act(Now now, Outputs& out);
  void release_held(Now now, Outputs& out);
  bool play_held(Now now, Outputs& out);  // whether anything happened
  void let_bots_act(Now now, Outputs& out);
  void look_who_is_there(Now now, Outputs& out);
  void send_beats(Outputs& out);
  bool has_whispers() const;

  // --- hosting_clock.cpp
  std::optional<std::int64_t> warning_at() const;
  void warn(Now now, Outputs& out);
  bool withdraw_absent(Now now, Outputs& out);  // whether somebody was
  void time_up(Now now, Outputs& out);
  void set_clock(Now now);
  std::int64_t patience() const;

  RoomId id_;
  Settings settings_;
  Entropy& entropy_;
  Figures& figures_;
  Room room_;
  std::uint64_t number_ = 0;  // of the last row
  std::uint64_t stored_ = 0;  // of the last one on disk
  std::int64_t at_ = 0;
  TakenIds known_;
  LatelyAsked asked_;
  std::size_t logged_ = 0;  // bytes of all rows
  Queue<Pending> pending_;
  Queue<Unsettled> unsettled_;
  bool failing_ = false;
  std::int64_t busy_until_ = 0;
  std::int64_t unstored_since_ = 0;         // for so long no row of it has come to the disk
  std::optional<std::int64_t> look_again_;  // whether it is still busy: nothing else is due
  std::map<PlaceId, Link> links_;
  std::map<PlaceId, std::int64_t> left_at_;
  std::set<PlaceId> away_;  // as it is shown
  std::vector<Kept> kept_;
  std::pair<std::size_t, std::size_t> silent_at_{};  // when no bot had anything to say
  std::pair<int, int> spoken_in_{};                  // the game and its round
  std::map<PlaceId, int> spoken_;                    // how often in it, since the server started
  std::map<PlaceId, PaceOfPlace> paces_;
  std::map<PlaceId, Share> sayings_;  // in their own words, of those who have said anything
  Share previews_{kPreviewsAtOnce, kPreviewsASecond};
  Share joins_{kJoinsAtOnce, kJoinsASecond};
  PlaceId touched_ = kNoPlace;  // whose touch was the last row
  std::map<PlaceId, Moving> moving_;
  bool room_moved_ = true;    // since it was sent
  bool clock_moved_ = false;  // though the table waits for the same
  Value sent_room_;
  Value sent_open_;
  std::pair<int, std::size_t> shown_;  // the point of the game it was made from
  std::uint64_t told_open_ = 0;
  std::uint64_t beats_ = 0;
  std::uint64_t moment_began_ = 0;  // at this beat
  std::optional<std::int64_t> next_beat_;
  std::optional<std::int64_t> deadline_;
  std::int64_t lasts_ = 0;  // how long the time is that is running
  bool warned_ = false;     // that it is over soon
  int clocked_ = -1;        // the moment the clock was set for
  int extended_ = 0;
  int wide_ = 0;        // beats that are still wide
  int last_beats_ = 0;  // that come after a game
  std::optional<std::int64_t> left_when_paused_;
  std::pair<std::uint32_t, SharedDeal::Step> deal_at_{};  // the step of a deal the time is for
  std::optional<std::int64_t> deal_due_;
  std::int64_t no_hands_until_ = 0;  // shuffling in vain costs time
  std::int64_t served_since_ = 0;    // by this server, steady time
  std::int64_t attended_ = 0;  // steady time at which somebody was there last, or it was restored
  std::int64_t idle_before_ = 0;  // how long nobody had been when it was restored
};

// There are thousands of rooms, and most of them wait: what a game needs comes with the game.
inline constexpr std::size_t kLargestHosting = 4 * 1024;
static_assert(sizeof(Hosting) <= kLargestHosting);

}  // namespace omerta::server
