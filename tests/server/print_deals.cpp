// Plays a game of each rulebook with phones that deal, and writes what is fetched after it:
// FOLDER/gorod.json, FOLDER/gorod.omerta, for whoever verifies deals.
#include <fstream>

#include "tests/server/world/world.h"

int main(int, char** arguments) {
  using namespace omerta::server;
  using omerta::client::json::object;
  for (const std::string book : {"gorod", "spytown", "mrakoszlap"}) {
    World world{4};
    sit_down(world, book, 3, 5);
    if (!play_on(world, 3000)) return 1;
    for (const char* what : {"deal", "record"}) {
      world.command(0, object{{"do", "fetch"}, {"what", what}});
      world.pass(1500);
    }
    const std::string name = std::string{arguments[1]} + '/' + book;
    std::ofstream{name + ".json"} << world.guest(0).device.transcript();
    std::ofstream{name + ".omerta"} << world.guest(0).device.record();
  }
  return 0;
}
