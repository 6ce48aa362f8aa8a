// omerta serve: opens the server, says where it is and how to stop it, and runs it.
#include <unistd.h>

#include <array>

#include "cli/commands/commands.h"
#include "server/shell/qr.h"
#include "server/shell/service.h"

namespace omerta::cli {
namespace {

using server::Service;
using server::ServiceFault;
using server::Serving;

// What was typed goes before what the file says.
Serving joined(Serving typed, const Serving& file) {
  for (std::string Serving::* each :
       {&Serving::listen, &Serving::data, &Serving::public_url, &Serving::tls_certificate,
        &Serving::tls_key, &Serving::log}) {
    if ((typed.*each).empty()) typed.*each = file.*each;
  }
  if (!typed.port) typed.port = file.port;
  if (!typed.keep_days) typed.keep_days = file.keep_days;
  typed.metrics = file.metrics;
  typed.proxies = file.proxies;
  return typed;
}

std::string said(const server::ConfigFault& fault, const std::string& file, const Words& words) {
  using What = server::ConfigFault::What;
  switch (fault.what) {
    case What::unreadable: break;
    case What::syntax:
      return words.say("cli.serve.fault.syntax", {{"file", file}, {"n", fault.line}});
    case What::unknown_key:
      return words.say("cli.serve.fault.unknown-key", {{"file", file}, {"name", fault.name}});
    case What::wrong_value:
      return words.say("cli.serve.fault.wrong-value", {{"file", file}, {"name", fault.name}});
  }
  return words.say("cli.error.file-not-readable", {{"file", file}});
}

struct FaultRow {
  ServiceFault::What what;
  std::string_view key;
  std::string_view argument;
};
constexpr std::array<FaultRow, 10> kFaults{{
    {ServiceFault::What::address, "cli.serve.fault.address", "value"},
    {ServiceFault::What::port, "cli.serve.fault.port", "value"},
    {ServiceFault::What::public_url, "cli.serve.fault.public-url", "value"},
    {ServiceFault::What::certificate, "cli.serve.fault.certificate", "value"},
    {ServiceFault::What::log, "cli.serve.fault.log", "file"},
    {ServiceFault::What::data, "cli.serve.fault.data", "file"},
    {ServiceFault::What::key, "cli.serve.fault.key", "file"},
    {ServiceFault::What::no_key, "cli.serve.fault.no-key", "file"},
    {ServiceFault::What::in_use, "cli.serve.fault.in-use", "file"},
    {ServiceFault::What::store, "cli.serve.fault.store", "value"},
}};

// With colours it is black on white whatever the terminal's own are.
void draw_code(const std::string& address, Terminal& terminal) {
  const bool coloured = terminal.colours() == Colours::on;
  for (const std::string& each :
       server::qr_lines(address, coloured ? server::Ink::dark : server::Ink::light)) {
    terminal.line("  " + (coloured ? "\x1b[30;107m" + each + "\x1b[0m" : each));
  }
}

void welcome(const Service& service, const std::string& data, ServeRequest::Enter enter,
             const Words& words, Terminal& terminal) {
  const std::vector<std::string> addresses = service.addresses();
  terminal.say(words.say("cli.serve.open"));
  terminal.line();
  terminal.line("  " + addresses.front(), Style::bold);
  terminal.line();
  draw_code(addresses.front(), terminal);
  terminal.line();
  if (addresses.size() > 1) {
    terminal.say(words.say("cli.serve.also"));
    for (std::size_t i = 1; i < addresses.size(); ++i) terminal.line("  " + addresses[i]);
    terminal.line();
  }
  if (service.wire() == Service::Wire::open) terminal.say(words.say("cli.serve.no-tls"));
  terminal.say(words.say("cli.serve.kept", {{"file", data}}));
  const auto rooms = static_cast<int>(service.rooms());
  const auto left_out = static_cast<int>(service.left_out());
  if (rooms > 0) terminal.say(words.say("cli.serve.rooms", {{"n", rooms}}));
  if (left_out > 0) terminal.error(words.say("cli.serve.left-out", {{"n", left_out}}));
  if (enter == ServeRequest::Enter::plays) {
    terminal.line();
    terminal.say(words.say("cli.serve.enter"));
  }
  terminal.say(words.say("cli.serve.stop"), Style::dim);
  terminal.out() << std::flush;
}

}  // namespace

std::string said(const ServiceFault& fault, const Words& words) {
  for (const FaultRow& each : kFaults) {
    if (each.what == fault.what) return words.say(each.key, {{each.argument, fault.detail}});
  }
  return fault.detail;
}

int serve(const ServeRequest& request, Terminal& terminal) {
  const Words& words = Words::of(request.language);
  Serving serving = request.serving;
  if (!request.config.empty()) {
    const server::ReadConfig config = server::read_config(request.config);
    if (config.fault) return terminal.error(said(*config.fault, request.config, words)), kUsage;
    serving = joined(serving, config.serving);
  }
  if (serving.data.empty()) serving.data = server::usual_data_folder();
  const std::string data = serving.data;
  // Whoever watches the terminal wants to see the address, not the log.
  const bool watched = terminal.interactive() || request.enter == ServeRequest::Enter::plays;
  if (serving.log.empty() && watched) serving.log = data + "/server.log";
  Service service{std::move(serving)};
  if (const auto fault = service.start()) return terminal.error(said(*fault, words)), kUsage;
  welcome(service, data, request.enter, words, terminal);
  if (request.is_open) request.is_open();
  service.run();
  const bool alone = request.beside != 0 && getppid() != request.beside;
  if (!alone) terminal.say(words.say("cli.serve.stopped"));
  return kFine;
}

}  // namespace omerta::cli
