// omerta verify: the transcript of a deal computed again, and a game compared with it.
#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/records/recorded.h"
#include "cli/terminal/files.h"
#include "dealing/game.h"

namespace omerta::cli {
namespace {

using dealing::Check;

class Verifier {
 public:
  Verifier(const VerifyRequest& request, Terminal& terminal)
      : request_{request}, words_{Words::of(request.language)}, terminal_{terminal} {}

  int run() {
    const FileText read = read_text(request_.file);
    if (read.fault != FileText::Fault::none) {
      const bool missing = read.fault == FileText::Fault::missing;
      return fail(missing ? "cli.error.file-not-found" : "cli.error.file-not-readable");
    }
    const auto transcript = dealing::read_transcript(read.text);
    if (!transcript) return fail("cli.verify.no-transcript");
    dealing::Verified all = dealing::verified(*transcript);
    if (const auto setup = all.frozen ? dealing::setup_check(*all.frozen) : std::nullopt) {
      all.checks.push_back(*setup);
    }
    if (!request_.record.empty()) {
      const auto game = open_record(request_.record, words_, terminal_);
      if (!game) return kUsage;
      all.checks.push_back(dealing::record_check(all, game->record));
    }
    for (const Check& each : all.checks) print(each, *transcript, all);
    const bool holds = dealing::all_hold(all.checks);
    terminal_.line();
    terminal_.say(words_.say(holds ? "cli.verify.holds" : "cli.verify.does-not-hold"),
                  holds ? Style::good : Style::bad);
    if (holds) terminal_.say(words_.say("cli.verify.compare"));
    return holds ? kFine : kDoesNotHold;
  }

 private:
  int fail(std::string_view key) {
    terminal_.error(words_.say(key, {{"file", request_.file}}));
    return kUsage;
  }

  std::string name_of(unsigned seat, const dealing::Verified& all) const {
    const bool known = all.frozen && seat < all.frozen->seats.size();
    return known ? all.frozen->seats[seat] : std::to_string(seat + 1);
  }

  std::string sentence(const Check& check, const dealing::Transcript& transcript,
                       const dealing::Verified& all) const {
    switch (check.what) {
      case Check::What::server: return words_.say("cli.verify.server");
      case Check::What::player:
        return words_.say("cli.verify.player", {{"name", name_of(check.seat, all)}});
      case Check::What::fingerprint:
        return words_.say("cli.verify.fingerprint", {{"words", transcript.words}});
      case Check::What::cards: return words_.say("cli.verify.cards");
      case Check::What::seals: return words_.say("cli.verify.seals");
      case Check::What::draws: return words_.say("cli.verify.draws");
      case Check::What::setup: return words_.say("cli.verify.setup");
      case Check::What::record: return words_.say("cli.verify.record");
    }
    return {};
  }

  void print(const Check& check, const dealing::Transcript& transcript,
             const dealing::Verified& all) {
    constexpr int kIndent = 4;
    terminal_.hang(check.holds ? "  ✓" : "  ✗", kIndent, sentence(check, transcript, all),
                   check.holds ? Style::plain : Style::bad);
  }

  const VerifyRequest& request_;
  const Words& words_;
  Terminal& terminal_;
};

}  // namespace

int verify(const VerifyRequest& request, Terminal& terminal) {
  return Verifier{request, terminal}.run();
}

}  // namespace omerta::cli
