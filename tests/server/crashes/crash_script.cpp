// The server in a process of its own, the people in this one.
#include "tests/server/crashes/crash_script.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <sstream>
#include <thread>

#include "client/command_id.h"
#include "server/shell/clock.h"
#include "server/shell/data_folder.h"
#include "server/shell/shell.h"
#include "tests/server/crashes/crash_points.h"
#include "tests/server/evenings/socket_evening.h"
#include "tests/server/world/all_rooms.h"
#include "tests/server/world/late_shelf.h"

namespace omerta::server {
namespace {

using client::json::object;
using std::chrono::milliseconds;

constexpr std::int64_t kBeat = 10;  // milliseconds: a quick evening
constexpr milliseconds kAgainAfter{150};
constexpr std::size_t kPeople = 3;
constexpr std::size_t kServerBots = 3;
constexpr milliseconds kCalm{20 * kBeat};  // after which nothing is to come any more

[[noreturn]] void serve(const std::filesystem::path& data, Writes writes, std::size_t end,
                        int pipe) {
  crash_at(end);
  auto opened = DataFolder::open(data, DataFolder::Missing::make);
  if (!opened) _exit(3);
  StoreShelf& shelf = (*opened)->shelf();
  LateShelf late{shelf};
  SystemEntropy entropy;
  Core core{Settings{.beat = kBeat}, entropy};
  for (const std::vector<Rows> all = all_rooms(shelf); const Rows& each : all) {
    if (!core.restore(each.room, each.code, each.rows, clock_now())) _exit(4);
  }
  if (shelf.damaged() > 0) _exit(5);
  CoreMachine machine{core};
  std::ostringstream nowhere;
  Log log{nowhere};
  Shell::Setup setup;
  setup.house.site.assets = built_in_assets();
  setup.house.site.channel = Token::Channel::plain;
  setup.house.entropy = &entropy;
  Shelf& used = writes == Writes::first ? static_cast<Shelf&>(shelf) : late;
  Shell shell{std::move(setup), machine, used, log};
  const std::uint16_t port = shell.listen("127.0.0.1", 0, Door::game);
  shell.house().site.origins = {"http://127.0.0.1:" + std::to_string(port)};
  if (write(pipe, &port, sizeof port) != sizeof port) _exit(6);
  shell.heed_signals();
  shell.run();
  const std::size_t points = crash_points();
  if (write(pipe, &points, sizeof points) != sizeof points) _exit(6);
  _exit(0);
}

}  // namespace

class CrashServer {
 public:
  CrashServer(const std::filesystem::path& data, Writes writes, std::size_t end) {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("no pipe");
    process_ = fork();
    if (process_ == 0) {
      close(ends[0]);
      serve(data, writes, end, ends[1]);
    }
    close(ends[1]);
    pipe_ = ends[0];
    if (read(pipe_, &port, sizeof port) != sizeof port) port = 0;
  }
  ~CrashServer() {
    if (runs()) {
      kill(process_, SIGKILL);
      waitpid(process_, nullptr, 0);
    }
    close(pipe_);
  }
  bool runs() {
    if (!over_) over_ = waitpid(process_, &status_, WNOHANG) == process_;
    return !over_;
  }
  std::size_t stop() {  // the points it has passed
    kill(process_, SIGTERM);
    std::size_t points = 0;
    if (read(pipe_, &points, sizeof points) != sizeof points) points = 0;
    return points;
  }
  int exit_code() const { return WIFEXITED(status_) ? WEXITSTATUS(status_) : 0; }
  std::uint16_t port = 0;

 private:
  pid_t process_ = 0;
  int pipe_ = -1;
  int status_ = 0;
  bool over_ = false;
};

CrashScript::CrashScript(std::filesystem::path folder, Writes writes)
    : folder_{std::move(folder)}, writes_{writes} {
  for (std::size_t i = 0; i < kPeople; ++i) people_.push_back(std::make_unique<Person>(i + 1));
}

CrashScript::~CrashScript() = default;

void CrashScript::start() {
  const std::size_t end = ends_.empty() ? 0 : ends_.front();
  if (!ends_.empty()) ends_.pop_front();
  server_ = std::make_unique<CrashServer>(folder_, writes_, end);
}

// Whoever has something to resume is given what he missed and nothing else: what he was shown is in
// the log, as he was shown it.
void CrashScript::hear(Person& person, const std::string& text) {
  if (text.starts_with(R"({"t":"places")")) return sit_down(person, text);
  const bool snapshot = text.find(R"("t":"snap")") < 8;
  const bool has_heard = person.device.open_stream().count > 0;
  if (snapshot && has_heard) wrong_ = "somebody was shown what is not in the log";
  const bool placed_before = person.device.placed();
  try {
    person.device.receive(text);
  } catch (const std::exception& mistake) {
    wrong_ = mistake.what();
  }
  if (!placed_before && person.device.placed()) (void)person.socket.send(person.device.hello());
  if (text.find(R"("in":"")") == std::string::npos) heard_ = std::chrono::steady_clock::now();
  if (const auto part = person.player.deal(person.device)) (void)person.socket.send(*part);
  if (person.pending.empty()) return;
  const auto& outcome = person.device.outcome(person.pending);
  if (!outcome) return;
  if (outcome->taken) person.acknowledged.push_back(person.pending);
  person.pending.clear();
}

bool CrashScript::connect(Person& person) {
  const auto address = client::read_address("http://127.0.0.1:" + std::to_string(server_->port));
  person.device.disconnected();
  if (!address || !person.socket.open(*address, person.token)) return false;
  person.connected = true;
  person.sent = {};  // what was not answered goes at once
  if (person.device.placed()) return person.socket.send(person.device.hello());
  return person.socket.send(R"({"t":"places"})");
}

// The answer to an earlier try may have been lost: then the place is there.
void CrashScript::sit_down(Person& person, const std::string& places) {
  const client::json::value listed = client::json::parse(places);
  for (const client::json::value& each : listed.as_object().at("all").as_array()) {
    object placed = each.as_object();
    placed["t"] = "placed";
    return hear(person, client::json::serialize(placed));
  }
  const auto number = std::find_if(people_.begin(), people_.end(),
                                   [&](const auto& each) { return each.get() == &person; }) -
                      people_.begin();
  const bool first = number == 0;
  object frame{{"t", first ? "create" : "join"},
               {"kind", "player"},
               {"name", "Guest " + std::to_string(number + 1)}};
  if (!first) frame["code"] = people_.front()->device.code();
  (void)person.socket.send(client::json::serialize(frame));
}

// Every beat is answered: by what the screen asks for, or by a touch.
void CrashScript::answer(Person& person) {
  if (person.device.beats() == person.answered) return;
  person.answered = person.device.beats();
  (void)person.socket.send(person.player.beat(person.device));
}

// A command that was not answered goes again under its id.
void CrashScript::ask(Person& person) {
  if (!person.device.attached()) return;
  const auto* stage = person.device.room().if_contains("stage");
  if (stage != nullptr && stage->as_string() == "game") answer(person);
  const auto now = std::chrono::steady_clock::now();
  if (!person.pending.empty()) {
    if (now - person.sent < kAgainAfter) return;
    person.sent = now;
    (void)person.socket.send(person.frame);
    return;
  }
  if (person.wishes.empty()) return;
  person.sent = now;
  person.pending = client::fresh_id(person.dice);
  person.frame = client::Device::command(person.pending, person.wishes.front());
  person.wishes.pop_front();
  (void)person.socket.send(person.frame);
}

void CrashScript::turn(Person& person) {
  const bool first = &person == people_.front().get();
  if (!first && !people_.front()->device.placed()) return;
  if (!person.connected && !connect(person)) return;
  for (;;) {
    const client::Socket::Heard heard = person.socket.wait(milliseconds{2});
    if (heard.what == client::Socket::Heard::What::closed) {
      person.connected = false;
      if (heard.code == static_cast<int>(Closing::not_yours)) wrong_ = "somebody's place is lost";
      return;
    }
    if (heard.what == client::Socket::Heard::What::nothing) break;
    hear(person, heard.text);
  }
  ask(person);
}

// What the host wants until the game begins, and a word of each; nothing is asked for twice.
void CrashScript::wish() {
  const auto sits = [](const auto& person) { return person->device.attached(); };
  if (gathered_ || !std::all_of(people_.begin(), people_.end(), sits)) return;
  gathered_ = true;
  for (auto& each : people_) each->wishes.push_back({{"do", "say"}, {"text", "hello"}});
  for (object& each : wishes_of("gorod", std::vector<std::string>(kServerBots, "bot"))) {
    people_.front()->wishes.push_back(std::move(each));
  }
}

// Everybody has seen the end, and nothing has come for a while.
bool CrashScript::is_done() const {
  const auto sees_the_end = [](const auto& person) {
    const auto* stage = person->device.room().if_contains("stage");
    return person->device.attached() && person->pending.empty() && stage != nullptr &&
           stage->as_string() == "over";
  };
  return std::all_of(people_.begin(), people_.end(), sees_the_end) &&
         std::chrono::steady_clock::now() - heard_ > kCalm;
}

void CrashScript::look_at_server() {
  if (server_ != nullptr && server_->runs()) return;
  if (server_ != nullptr) {
    ++crashes_;
    if (server_->exit_code() != 0) {
      wrong_ = "the server does not come back: " + std::to_string(server_->exit_code());
    }
    for (auto& each : people_) {  // what was on its way still arrives
      for (auto heard = each->socket.wait(milliseconds{1});
           each->connected && heard.what == client::Socket::Heard::What::message;
           heard = each->socket.wait(milliseconds{1})) {
        hear(*each, heard.text);
      }
      each->connected = false;
    }
    if (wrong_.empty()) wrong_ = found_wrong(Evening::goes_on);
    if (!wrong_.empty()) return;
  }
  start();
}

std::string CrashScript::play() {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds{30};
  while (!is_done() && wrong_.empty()) {
    if (std::chrono::steady_clock::now() > end) return "it does not come to its end: " + state();
    look_at_server();
    for (auto& each : people_) turn(*each);
    wish();
  }
  if (wrong_.empty()) points_ = server_->stop();
  server_.reset();
  if (!wrong_.empty() || writes_ == Writes::later)
    return wrong_;  // whose last row is never written
  return found_wrong(Evening::is_over);
}

std::string CrashScript::state() const {
  std::string text = std::to_string(crashes_) + " crashes";
  for (const auto& each : people_) {
    const client::Device& device = each->device;
    const auto* stage = device.room().if_contains("stage");
    text += "; " + std::string{device.attached() ? "" : "away, "} + std::to_string(device.beats()) +
            " beats, " + (each->pending.empty() ? "" : each->frame) + ' ' + device.refused() + ' ' +
            (stage == nullptr ? "" : client::json::serialize(*stage)) + ' ' +
            client::json::serialize(device.own()).substr(0, 300);
  }
  return text;
}

std::string CrashScript::found_wrong(Evening evening) const {
  std::vector<Witness> all;
  for (const auto& each : people_) {
    all.push_back({&each->device, each->acknowledged});
    const std::vector<std::string>& played = each->player.acknowledged();
    all.back().acknowledged.insert(all.back().acknowledged.end(), played.begin(), played.end());
  }
  return wrong_with_disk(folder_, all, evening);
}

std::size_t CrashScript::acknowledged() const {
  std::size_t count = 0;
  for (const auto& each : people_) {
    count += each->acknowledged.size() + each->player.acknowledged().size();
  }
  return count;
}

}  // namespace omerta::server
