// Prints the frames of whole evenings, a line each with what it is, for tests/server/frames_fit.py
// to hold against the schema: what is sent to devices, what they send, what is no frame at all.
#include <cstdio>
#include <fstream>
#include <sstream>

#include "tests/server/secrets/hostile.h"
#include "tests/server/secrets/people.h"
#include "tests/server/secrets/side.h"
#include "tests/server/world/desk_world.h"
#include "tests/server/world/world.h"

namespace omerta::server {
namespace {

constexpr std::uint64_t kBeats = 60;

void print(const char* what, const std::string& text) {
  std::printf("%s %s\n", what, text.c_str());
}

// Beats carry pieces of messages; put together they are checked as well.
class Received {
 public:
  void take(const std::string& frame) {
    if (frame.starts_with("closed ")) return;
    const bool empty = frame.find(R"("in":"")") != std::string::npos;
    if (!empty || beats_++ < 10) print("from", frame);
    if (frame.starts_with(R"({"t":"snap")") || frame.starts_with(R"({"t":"resume")"))
      pieces_.clear();
    if (!frame.starts_with(R"({"t":"b")")) return;
    const auto value = client::json::parse(frame);
    const auto& piece = value.as_object().at("in").as_string();
    pieces_.append(piece.data(), piece.size());
    for (std::size_t end = pieces_.find('\n'); end != std::string::npos; end = pieces_.find('\n')) {
      print("private", pieces_.substr(0, end));
      pieces_.erase(0, end + 1);
    }
  }

 private:
  std::string pieces_;
  int beats_ = 0;  // that carried nothing
};

void print_evening(const std::string& rulebook, std::uint64_t seed) {
  const Sitting sitting = random_sitting(rulebook, {}, seed);
  Side here{sitting};
  Side there{sitting};
  People people{{0, 1, seed, false}};
  std::vector<Received> all(here.places() + 1);
  std::vector<PlaceId> places;
  for (std::size_t i = 1; i <= here.places(); ++i) places.push_back(static_cast<PlaceId>(i));
  for (PlaceId place : places) {
    here.connect(place);
    there.connect(place);
  }
  for (std::uint64_t beat = 1; beat <= kBeats; ++beat) {
    people.act(here, there, places, beat);
    here.pass(1000);
    there.pass(1000);
    for (PlaceId place : places) {
      for (const std::string& frame : here.seen(place)) all[place].take(frame);
    }
    if (here.room().stage() != Stage::game || there.room().stage() != Stage::game) break;
  }
  for (const std::string& frame : here.sent()) print("to", frame);
}

// A record told again: the device has no game just now, so that it may be long.
void print_retelling(World& world, const std::string& rulebook) {
  std::ifstream file(OMERTA_SOURCE "/docs/examples/" + rulebook + ".omerta");
  std::stringstream text;
  text << file.rdbuf();
  const std::size_t guest = world.guests();
  world.add_guest();
  world.connect(guest);
  const auto send = [&](client::json::object frame) {
    frame["text"] = text.str();
    world.send(guest, client::json::serialize(frame));
  };
  send({{"t", "retell"}, {"as", "public"}, {"seat", nullptr}});
  send({{"t", "retell"}, {"as", "seat"}, {"seat", 1}});
  send({{"t", "retell"}, {"as", "moderator"}, {"seat", nullptr}});
  send({{"t", "night"}, {"night", 1}});
  send({{"t", "beliefs"}, {"seat", 1}});
  send({{"t", "beliefs"}, {"seat", 99}});
}

// With a lobby, and a device that has no place.
void print_arrival(const std::string& rulebook) {
  World world{1};
  sit_down(world, rulebook, 3, 4);
  world.send(0, R"({"t":"places"})");
  world.send(0, R"({"t":"rulebooks"})");
  world.send(0, R"({"t":"form","chosen":{"rulebook":")" + rulebook + R"(","seats":9}})");
  world.send(0, R"({"t":"form","chosen":{"rulebook":"chess"}})");
  world.send(0, R"({"t":"pages","rulebook":")" + rulebook + R"("})");
  world.send(0, R"({"t":"pages","rulebook":")" + rulebook + R"(","edition":""})");
  world.send(0, R"({"t":"catalogue","rulebook":")" + rulebook + R"("})");
  print_retelling(world, rulebook);
  world.send(0, R"({"t":"join","code":"AAAAAA","kind":"player","name":"Zoe"})");
  world.pass(3000);
  for (std::size_t i = 0; i < world.guests(); ++i) {
    for (const std::string& frame : world.guest(i).received) print("from", frame);
  }
  for (const std::string& frame : world.sent()) print("to", frame);
}

// Somebody runs it, with phones, paper and bots; now and then he takes something back.
void print_desk(const std::string& rulebook, const std::string& dealer, std::size_t bots) {
  DeskWorld evening{{.rulebook = rulebook, .paper = 4 - bots, .bots = bots}, 2};
  evening.moderator.deals(dealer);
  evening.moderator.takes_back_once_in(8);
  evening.play(rulebook == "gorod" ? 80 : 40);
  for (std::size_t i = 0; i < evening.world.guests(); ++i) {
    Received received;
    for (const std::string& frame : evening.world.guest(i).received) received.take(frame);
  }
  for (const std::string& frame : evening.world.sent()) print("to", frame);
}

}  // namespace
}  // namespace omerta::server

int main() {
  using namespace omerta::server;
  for (const char* rulebook : {"gorod", "spytown", "mrakoszlap"}) {
    print_arrival(rulebook);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) print_evening(rulebook, seed);
  }
  print_desk("spytown", "program", 1);
  print_desk("mrakoszlap", "paper", 1);
  print_desk("gorod", "blind", 0);
  for (const std::string& text : no_frames()) {
    if (text.find('\0') == std::string::npos) print("nothing", text);
  }
  return 0;
}
