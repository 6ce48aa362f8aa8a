// The server in a process of its own, the people in this one.
#include "tests/server/shell/crash_script.h"

#include <signal.h>
#include <sodium.h>
#include <sys/wait.h>
#include <unistd.h>

#include <set>
#include <sstream>
#include <thread>

#include "bytes/hex.h"
#include "client/command_id.h"
#include "server/shell/clock.h"
#include "server/shell/data_folder.h"
#include "server/shell/shell.h"
#include "tests/server/shell/crash_points.h"
#include "tests/server/shell/late_shelf.h"

namespace omerta::server {
namespace {

using client::json::object;
using std::chrono::milliseconds;

constexpr std::int64_t kBeat = 20;  // milliseconds: a quick evening
constexpr milliseconds kAgainAfter{150};
constexpr std::size_t kPeople = 3;
constexpr int kServerBots = 4;
constexpr std::size_t kAnswers = 6;  // of each, in the game

[[noreturn]] void serve(const std::filesystem::path& data, Writes writes, std::size_t end,
                        int pipe) {
  crash_at(end);
  auto opened = DataFolder::open(data, DataFolder::Missing::make);
  if (!opened) _exit(3);
  StoreShelf& shelf = (*opened)->shelf();
  LateShelf late{shelf};
  SystemEntropy entropy;
  Core core{Settings{.beat = kBeat}, entropy};
  for (const Rows& each : shelf.rooms()) {
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

// As the log has it.
CommandId in_log(const std::string& id, std::uint64_t place) {
  const auto bytes = *bytes::array_from_hex<16>(id);
  std::vector<std::uint8_t> from{bytes.begin(), bytes.end()};
  from.push_back(static_cast<std::uint8_t>(place >> 8));
  from.push_back(static_cast<std::uint8_t>(place));
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256(digest.data(), from.data(), from.size());
  CommandId kept{};
  std::copy_n(digest.begin(), kept.size(), kept.begin());
  return kept;
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
  ++started_;
}

// Whoever has something to resume is given what he missed and nothing else: what he was shown is in
// the log, as he was shown it.
void CrashScript::hear(Person& person, const std::string& text) {
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
  if (const auto part = person.player.deal(person.device)) (void)person.socket.send(*part);
  if (person.pending.empty()) return;
  const auto& outcome = person.device.outcome(person.pending);
  if (!outcome) return;
  if (outcome->taken) acknowledged_.emplace_back(person.pending, person.device.place());
  person.pending.clear();
}

bool CrashScript::connect(Person& person) {
  const auto address = client::read_address("http://127.0.0.1:" + std::to_string(server_->port));
  person.device.disconnected();
  if (!address || !person.socket.open(*address, person.token)) return false;
  person.connected = true;
  person.sent = {};  // what was not answered goes at once
  if (person.device.placed()) return person.socket.send(person.device.hello());
  const bool first = &person == people_.front().get();
  const auto number = std::find_if(people_.begin(), people_.end(),
                                   [&](const auto& each) { return each.get() == &person; }) -
                      people_.begin();
  // The answer to an earlier try may have been lost: that name is taken.
  const std::string name =
      "Guest " + std::to_string(number + 1) + static_cast<char>('A' + started_ % 26);
  object frame{{"t", first ? "create" : "join"}, {"kind", "player"}, {"name", name}};
  if (!first) frame["code"] = people_.front()->device.code();
  return person.socket.send(client::json::serialize(frame));
}

// A command that was not answered goes again under its id.
void CrashScript::ask(Person& person) {
  if (!person.device.attached()) return;
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

// What each wants to do next, part by part; nothing is asked for twice.
void CrashScript::wish() {
  const auto sits = [](const auto& person) { return person->device.attached(); };
  const bool all = std::all_of(people_.begin(), people_.end(), sits);
  Person& host = *people_.front();
  if (part_ == Part::opening && all) {
    part_ = Part::gathering;
    for (int i = 0; i < kServerBots; ++i) {
      host.wishes.push_back({{"do", "join"},
                             {"kind", "bot"},
                             {"name", "Bot " + std::to_string(i + 1)},
                             {"device", std::string(64, '0')}});
    }
    host.wishes.push_back({{"do", "start"}});
    for (auto& each : people_) each->wishes.push_front({{"do", "say"}, {"text", "hello"}});
  }
  const auto* stage = host.device.room().if_contains("stage");
  if (part_ == Part::gathering && stage != nullptr && stage->as_string() == "game") {
    part_ = Part::playing;
    for (auto& each : people_) {
      for (std::size_t i = 0; i < kAnswers; ++i) each->wishes.push_back({{"do", "tap"}});
    }
  }
}

bool CrashScript::is_done() const {
  return part_ == Part::playing &&
         std::all_of(people_.begin(), people_.end(), [](const auto& each) {
           return each->wishes.empty() && each->pending.empty();
         });
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
  return wrong_.empty() ? found_wrong() : wrong_;
}

std::string CrashScript::state() const {
  std::string text = "part " + std::to_string(static_cast<int>(part_));
  for (const auto& each : people_) {
    text += "; " + std::to_string(each->wishes.size()) + " wishes, " + each->frame + ' ' +
            each->device.refused();
  }
  return text;
}

std::string CrashScript::found_wrong() const {
  auto opened = DataFolder::open(folder_, DataFolder::Missing::refuse);
  if (!opened) return "the store does not open";
  std::set<CommandId> ids;
  for (const Rows& room : (*opened)->shelf().rooms()) {
    if (people_.front()->device.code() != room.code) continue;
    for (const StoredRow& row : room.rows) {
      if (!ids.insert(row.id).second) return "a command is in the log twice";
    }
  }
  if ((*opened)->shelf().damaged() > 0) return "a room is damaged";
  for (const auto& [id, place] : acknowledged_) {
    if (!ids.contains(in_log(id, place))) return "an acknowledged command is lost";
  }
  return {};
}

}  // namespace omerta::server
