// omerta bot: sits down in a room of a server and plays by its screen, until it is told to go.
#include <atomic>
#include <csignal>

#include "cli/commands/commands.h"
#include "client/line/visit.h"

namespace omerta::cli {
namespace {

using client::Visit;

std::atomic<bool> told_to_go{false};

void go(int) { told_to_go = true; }

std::string said(Visit::News news, const Visit& visit, const Words& words) {
  switch (news) {
    case Visit::News::joined: return words.say("cli.bot.joined", {{"name", visit.name()}});
    case Visit::News::game: return words.say("cli.bot.game");
    case Visit::News::over: return words.say("cli.bot.over");
    case Visit::News::lost: return words.say("cli.bot.lost");
    case Visit::News::back: return words.say("cli.bot.back");
  }
  return {};
}

int end(const Visit::Ended& ended, const BotRequest& request, Terminal& terminal) {
  const Words& words = Words::of(request.language);
  switch (ended.end) {
    case Visit::End::stopped: return terminal.say(words.say("cli.bot.stopped")), kFine;
    case Visit::End::put_out: return terminal.say(words.say("cli.bot.put-out")), kFine;
    case Visit::End::replaced: return terminal.say(words.say("cli.bot.replaced")), kFine;
    case Visit::End::refused: return terminal.error(words.say("room.refusal." + ended.why)), kUsage;
    case Visit::End::not_reached: break;
  }
  return terminal.error(words.say("cli.bot.not-reached", {{"value", request.url}})), kUsage;
}

}  // namespace

int bot(const BotRequest& request, Terminal& terminal) {
  const Words& words = Words::of(request.language);
  const auto address = client::read_address(request.url);
  if (!address) return terminal.error(words.say("cli.bot.url", {{"value", request.url}})), kUsage;
  const bool loyal = request.level == "loyal";
  if (!loyal && request.level != "random") {
    const List known{"random", "loyal"};
    terminal.error(words.say("cli.error.unknown-value",
                             {{"name", "--level"}, {"value", request.level}, {"options", known}}));
    return kUsage;
  }
  std::signal(SIGINT, go);
  std::signal(SIGTERM, go);
  std::signal(SIGPIPE, SIG_IGN);
  std::string code = request.code;
  for (char& letter : code) letter = static_cast<char>(std::toupper(letter));
  const Visit* self = nullptr;
  Visit visit{{*address, code, request.name, loyal ? client::Level::loyal : client::Level::random},
              [&](Visit::News news) {
                terminal.say(said(news, *self, words));
                terminal.out() << std::flush;
              }};
  self = &visit;
  return end(visit.run(told_to_go), request, terminal);
}

}  // namespace omerta::cli
