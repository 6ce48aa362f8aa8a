// omerta serve --or-play: the server is a process of its own, and whoever types Enter here plays in
// the terminal. The server goes on beside the game, and ends with it.
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

#include "cli/commands/commands.h"

namespace omerta::cli {
namespace {

volatile pid_t server = 0;  // what a signal handler may read

int code_of(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : kDoesNotHold; }

void server_has_ended(int) {
  int status = 0;
  if (waitpid(server, &status, WNOHANG) == server) _exit(code_of(status));
}

// Ctrl+C reaches both; what was sent to this process alone is handed on.
void interrupted(int, siginfo_t* info, void*) {
  if (info->si_code == SI_USER) kill(server, SIGINT);
}

void heed_signals() {
  struct sigaction ended{};
  ended.sa_handler = server_has_ended;
  sigaction(SIGCHLD, &ended, nullptr);
  struct sigaction stopped{};
  stopped.sa_sigaction = interrupted;
  stopped.sa_flags = SA_SIGINFO;
  sigaction(SIGINT, &stopped, nullptr);
}

// Byte by byte: what comes after the line is for the game.
enum class Typed { a_line, nothing_more };
Typed wait_for_enter() {
  char byte = 0;
  while (true) {
    const ssize_t count = read(STDIN_FILENO, &byte, 1);
    if (count == 1 && byte == '\n') return Typed::a_line;
    if (count == 0 || (count < 0 && errno != EINTR)) return Typed::nothing_more;
  }
}

int play_instead(const ServeRequest& request) {
  std::vector<std::string> words{"omerta", "play", "--lang", std::string{code(request.language)}};
  std::vector<char*> arguments;
  for (std::string& each : words) arguments.push_back(each.data());
  arguments.push_back(nullptr);
  execv("/proc/self/exe", arguments.data());
  return kUsage;
}

}  // namespace

int serve_or_play(const ServeRequest& request, Terminal& terminal) {
  int ready[2] = {};  // closed by the server when it has said where it is
  if (pipe(ready) != 0) return serve(request, terminal);
  terminal.out() << std::flush;
  const pid_t here = getpid();
  server = fork();
  if (server < 0) return serve(request, terminal);
  if (server == 0) {
    close(ready[0]);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != here) return kFine;
    ServeRequest opened = request;
    opened.beside = here;
    opened.is_open = [&] {
      (void)!write(ready[1], "", 1);
      close(ready[1]);
    };
    return serve(opened, terminal);
  }
  close(ready[1]);
  char byte = 0;
  ssize_t told = 0;
  while ((told = read(ready[0], &byte, 1)) < 0 && errno == EINTR) {
  }
  heed_signals();
  server_has_ended(SIGCHLD);  // before anybody was listening
  if (told == 1 && wait_for_enter() == Typed::a_line) return play_instead(request);
  while (true) pause();  // the handler ends this with the server's own code
}

}  // namespace omerta::cli
