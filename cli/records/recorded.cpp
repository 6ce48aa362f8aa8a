// Opening records, and the seats of a game by what was typed.
#include "cli/records/recorded.h"

#include <algorithm>
#include <cstdint>

#include "cli/terminal/files.h"
#include "cli/typed/seats.h"
#include "cli/typed/suggest.h"

namespace omerta::cli {
namespace {

std::string_view fault_key(FileText::Fault fault) {
  switch (fault) {
    case FileText::Fault::missing: return "cli.error.file-not-found";
    case FileText::Fault::too_large: return "cli.error.file-too-large";
    case FileText::Fault::binary: return "cli.error.not-a-record";
    default: return "cli.error.file-not-readable";
  }
}

// The text as far as this line and with it.
std::string_view lines_until(long long line, std::string_view text) {
  std::size_t end = 0;
  for (; line > 0 && end < text.size(); --line)
    end = std::min(text.find('\n', end), text.size() - 1) + 1;
  return text.substr(0, end);
}

}  // namespace

std::optional<Recorded> open_record(const std::string& file, const Words& words,
                                    Terminal& terminal) {
  return open_record_until(INT64_MAX, file, words, terminal);
}

std::optional<Recorded> open_record_until(long long line, const std::string& file,
                                          const Words& words, Terminal& terminal) {
  const FileText read = read_text(file);
  if (read.fault != FileText::Fault::none) {
    terminal.error(words.say(fault_key(read.fault), {{"file", file}}));
    return {};
  }
  try {
    notation::Record record = notation::Record::read(lines_until(line, read.text), file);
    if (record.entries().size() > kLongestGame) {
      terminal.error(words.say("cli.error.file-too-large", {{"file", file}}));
      return {};
    }
    notation::Replayed played = record.replay_with_talk();
    return Recorded{std::move(record), std::move(played.chronicle), std::move(played.conversation)};
  } catch (const notation::Misread& mistake) {
    terminal.error(words.say("cli.error.not-a-record", {{"file", file}}));
    terminal.error(mistake.said(words));
    return {};
  }
}

std::optional<Seat> find_seat_or_say(std::string_view word, const Names& names, const Words& words,
                                     Terminal& terminal) {
  const auto found = find_seat(word, names);
  if (!found) {
    terminal.error(
        words.say("cli.error.unknown-seat", {{"name", word}, {"seats", List{names.seats}}}));
    if (const auto meant = nearest(word, names.seats)) {
      terminal.error(words.say("cli.error.did-you-mean", {{"name", *meant}}));
    }
  }
  return found;
}

}  // namespace omerta::cli
