// What a room has come to by what happened in it: who has a place, what is chosen, the game that is
// played. It is made from its log alone, and the same log always gives the same room.
#pragma once
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/room/action.h"
#include "server/room/desk_game.h"
#include "server/room/shared_deal.h"
#include "server/room/stream.h"
#include "server/room/table.h"

namespace omerta::server {

struct Place {
  PlaceId id = kNoPlace;
  PlaceKind kind = PlaceKind::player;
  std::string name;
  Device device{};
  bool ready = false;
  bool stood_in = false;  // a bot plays for whoever sits here
  Seat seat = Seat::nobody;
  unsigned moved = 0;        // to another device, so often
  unsigned moved_shown = 0;  // of these, so many are shown to all

  bool plays() const { return kind == PlaceKind::player || !has_device(); }
  bool has_device() const { return kind != PlaceKind::bot && kind != PlaceKind::paper; }
  bool is_bot() const { return kind == PlaceKind::bot || stood_in; }
};

enum class Stage : std::uint8_t { lobby, dealing, game, over };

// Why something is not done: the name of the reason, as it is sent. Empty: it is done.
using Refused = std::string_view;
inline constexpr Refused kDone{};

class Room {
 public:
  // Nothing has changed if it is refused.
  [[nodiscard]] Refused apply(const Row& row);

  // A row of its log, read back. False: it makes no sense here, or the room does not come to what
  // it came to when the row was written.
  [[nodiscard]] bool apply_again(std::string_view row);

  // What it has come to, in a few numbers: whoever plays the same log comes to the same.
  std::uint64_t checksum() const;

  const std::string& code() const { return code_; }
  Stage stage() const { return stage_; }
  bool locked() const;    // for whoever comes with the code
  bool is_night() const;  // of the game that is played: nobody may notice who is asked
  PlaceId host() const { return host_; }
  const std::map<PlaceId, Place>& places() const { return places_; }
  const Place* place(PlaceId id) const;
  const Place* at(Seat seat) const;
  const std::vector<PlaceId>& order() const { return order_; }  // who plays, clockwise
  const Manners& manners() const { return manners_; }
  BotManner bot_manner() const;                                           // how its bots play
  const std::string& complaints() const { return verdict().complaints; }  // as they are sent
  setup::Chosen chosen() const;  // with those who are there, and what the program's part needs
  setup::Chosen choice() const;  // the host's; who plays stands elsewhere
  bool may_start() const { return verdict().may_start; }
  int games() const { return games_; }

  PlaceId moderator() const { return moderator_; }  // who has the post; nobody: the program runs it
  const DeskGame* desk() const { return desk_.get(); }  // of the game, where he does
  bool runs_it(PlaceId place) const { return desk_ != nullptr && place == moderator_; }
  std::size_t changes() const;  // after which screens may be others
  // Of the game that is dealt or was; nothing if it was dealt by hand.
  const SharedDeal* deal() const { return deal_ ? &*deal_ : nullptr; }
  std::uint32_t deals() const { return deals_; }  // numbers of deals, in all games

  const Table* table() const { return table_.get(); }
  screen::Screen screen(Seat seat) const;  // what its device may show now
  bool paused() const { return paused_; }
  bool withdraws() const;  // whether the host may say that somebody has to leave
  int extensions() const { return extensions_; }  // of the time that is running
  Seats tapped() const { return tapped_; }        // since the moment began
  const std::map<Seat, Command>& held() const { return held_; }
  int shown_moves() const { return shown_moves_; }  // how often such a number has changed
  int moments() const { return moments_; }  // how often what the table waits for has changed
  Seats people() const;                     // seats in play whom no bot plays
  Seats waits() const;  // for whom, as far as everybody may know it: nobody by night

  // --- joint_room.cpp: a call of the night in which everybody is asked at once
  std::optional<course::JointCall> joint_call() const;        // that is on
  std::size_t joint() const { return joint_; }                // the how-manieth of this moment
  const Table::Answers& answers() const { return answers_; }  // what was answered in it
  std::optional<Prompt> asked(unsigned lane, Seat seat) const;
  Seats asked() const;                    // who has something to answer in it
  Seats have_touched() const;             // who has made all the touches of it
  Seats bots() const;                     // seats that bots play, in play or out
  bool is_out(const Place& place) const;  // of the game that is being played

  const Stream& open() const { return open_; }
  const Stream& own(PlaceId place) const;

 private:
  Refused act(PlaceId by, const Open& action);
  Refused act(PlaceId by, const Join& action);
  Refused act(PlaceId by, const Leave& action);
  Refused act(PlaceId by, const Rename& action);
  Refused act(PlaceId by, const Order& action);
  Refused act(PlaceId by, const Lock& action);
  Refused act(PlaceId by, const Choose& action);
  Refused act(PlaceId by, const Arrange& action);
  Refused act(PlaceId by, const Ready& action);
  Refused act(PlaceId by, const Entrust& action);
  Refused act(PlaceId by, const Move& action);
  Refused act(PlaceId by, const Start& action);
  Refused act(PlaceId by, const Play& action);
  Refused act(PlaceId by, const Tap& action);
  Refused act(PlaceId by, const TakeBack& action);
  Refused act(PlaceId by, const StandIn& action);
  Refused act(PlaceId by, const Pause& action);
  Refused act(PlaceId by, const Extend& action);
  Refused act(PlaceId by, const Say& action);
  Refused act(PlaceId by, const State& action);
  Refused act(PlaceId by, const Again& action);
  Refused act(PlaceId by, const DealOut& action);
  Refused act(PlaceId by, const Fill& action);
  Refused act(PlaceId by, const Accept& action);
  Refused act(PlaceId by, const See& action);
  Refused act(PlaceId by, const Swap& action);
  Refused act(PlaceId by, const Allow& action);
  Refused act(PlaceId by, const HandOver& action);
  Refused act(PlaceId by, const BeginDeal& action);
  Refused act(PlaceId by, const CommitShare& action);
  Refused act(PlaceId by, const CloseDeal& action);
  Refused act(PlaceId by, const RevealShare& action);
  Refused act(PlaceId by, const VoidDeal& action);
  Refused act(PlaceId by, const EndCall& action);
  Refused act(PlaceId by, const Withdraw& action);
  Refused act(PlaceId by, const BeHost& action);
  Refused act(PlaceId by, const Nudge& action);

  bool is_host(PlaceId by) const { return by == host_ && by != kNoPlace; }
  bool is_on() const { return stage_ == Stage::game || stage_ == Stage::dealing; }
  bool begin_game(const Key& key, const std::vector<int>& by_hand);
  void begin_if_dealt();
  void sit_down();
  bool is_taken(const std::string& name, PlaceId except) const;
  void show_moves();
  Seats asked_openly() const;
  Seats seen_asked_openly() const;
  struct Verdict {  // of the rulebook, on what is chosen
    std::string edition;
    std::string complaints;
    bool may_start = false;
  };
  const Verdict& verdict() const;
  void judge();                                                   // again, once somebody asks
  [[nodiscard]] bool play(const std::vector<Command>& commands);  // all or nothing
  void tell_news();
  void tell_open_news();
  void tell_own_news();
  void look_about();  // whether the table waits for something else now
  Refused touch(const Tap& action);
  screen::Screen joint_screen(const course::JointCall& call, Seat seat) const;

  // --- desk_room.cpp: the game at a moderator's desk
  Refused begin_desk(const Start& action);
  Refused play_at_desk(const std::vector<Command>& commands);
  void begin_game(Table table);
  bool has_paper() const;            // somebody plays without a device
  Refused settled(Refused refused);  // after what was done at the desk
  void tell_back(const std::vector<std::vector<story::Heard>>& before);

  std::string code_;
  Stage stage_ = Stage::lobby;
  bool locked_ = false;
  bool opened_ = false;  // though a game is on
  PlaceId host_ = kNoPlace;
  PlaceId moderator_ = kNoPlace;
  PlaceId last_place_ = kNoPlace;
  std::map<PlaceId, Place> places_;
  std::vector<PlaceId> order_;
  Manners manners_;
  setup::Chosen chosen_;
  mutable std::optional<Verdict> verdict_;  // nobody asks for it while a log is read
  std::optional<SharedDeal> deal_;
  std::uint32_t deals_ = 0;
  std::unique_ptr<Table> table_;  // some fifty KiB each: most rooms are waiting for theirs
  std::unique_ptr<DeskGame> desk_;
  std::size_t posts_ = 0;  // how often the moderator's post was handed over
  int games_ = 0;
  bool paused_ = false;
  int extensions_ = 0;
  int nudges_ = 0;  // since the moment began
  Seats done_{};    // who has said since then that he has nothing more
  Seats tapped_{};
  std::map<Seat, Command> held_;
  std::string moment_;
  int moments_ = 0;
  std::size_t joint_ = 0;        // of the calls of this moment, so many are over
  std::size_t shown_joint_ = 0;  // when the moment was looked at last
  std::size_t joint_calls_ = 0;  // in all
  unsigned touched_before_ = 0;  // what everybody was to touch in those that are over
  Table::Answers answers_;
  std::map<Seat, unsigned> touches_;
  bool moved_unseen_ = false;  // a place that is not shown to have moved
  int shown_moves_ = 0;
  Stream open_;
  std::map<PlaceId, Stream> own_;
  struct AskedOpenly {
    std::pair<int, std::size_t> at;  // which game, and how often it had changed
    Seats seats;
  };
  mutable std::optional<AskedOpenly> asked_openly_;
  std::size_t told_open_ = 0;  // of the table's feeds, so much is in the streams
  std::map<Seat, std::size_t> told_own_;
};

}  // namespace omerta::server
