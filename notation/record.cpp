// Reading, writing and replaying records.
#include "notation/record.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "notation/seating.h"

namespace omerta::notation {
namespace {

constexpr std::string_view kFirstLine = "omerta 1";
constexpr int kMostSteps = 1'000'000;
constexpr std::string_view kComment = "  # ";

std::vector<std::string> names_of(const Casting& casting, Choice choice) {
  std::vector<std::string> names;
  for (Seat seat : seats_of(choice)) {
    if (index(seat) < casting.names.seats.size()) {
      names.push_back(written_name(casting.names.seats[index(seat)]));
    }
  }
  return names;
}

Choice read_choice(Line& line, const Book& book, const Casting& casting, Ask ask) {
  if (line.sees("pass") && line.peek(1).kind == Kind::end) return line.take(), kPass;
  if (line.peek().kind == Kind::word && line.peek(1).kind == Kind::end) {
    const auto word = book.find_choice(ask, book.plain_word(casting, line.peek().text));
    if (word) return line.take(), *word;
  }
  if (book.is_wordless(ask)) return kYes;
  Choice choice = 0;
  do {
    const Where place = line.place();
    const Written name{line.name("fault.want.player-or-pass"), place};
    choice |= choice_of(find_seat(casting.names.seats, name));
  } while (line.accept("+"));
  return choice;
}

Ask read_ask(Line& line, const Book& book) {
  const Where place = line.place();
  const std::string word = line.word("fault.want.question");
  const auto found = book.find_ask(word);
  if (!found)
    throw Misread(place, {"fault.expected",
                          {{"what", Message{"fault.want.question"}}, {"found", quoted(word)}}});
  return *found;
}

// "clock close", "moderator withdraw F", "chance lot G", "moderator: K arrest A".
bool read_house(Line& line, const Book& book, const Casting& casting, Command& command) {
  const bool voiced = line.sees(":", 1);
  if (line.sees("moderator") && voiced) {
    line.take();
    line.take();
    command.voice = Voice::moderator;
    return false;
  }
  const Voice voice = line.sees("clock")    ? Voice::clock
                      : line.sees("chance") ? Voice::chance
                                            : Voice::moderator;
  if (!line.accept("clock") && !line.accept("chance") && !line.accept("moderator")) return false;
  command.voice = voice;
  command.ask = read_ask(line, book);
  command.choice = read_choice(line, book, casting, command.ask);
  return true;
}

}  // namespace

std::string command_text(const Book& book, const Casting& casting, const Command& command) {
  const std::string ask = book.ask_name(command.ask);
  std::string who;
  if (command.seat == Seat::nobody) {
    who = command.voice == Voice::clock    ? "clock"
          : command.voice == Voice::chance ? "chance"
                                           : "moderator";
  } else {
    who = written_name(casting.names.seats[index(command.seat)]);
    if (command.voice == Voice::moderator) who = "moderator: " + who;
  }
  const std::string word = book.choice_name(command.ask, command.choice);
  if (!word.empty()) return fmt::format("{} {} {}", who, ask, word);
  if (command.choice == kPass) return fmt::format("{} {} pass", who, ask);
  if (book.is_wordless(command.ask)) return fmt::format("{} {}", who, ask);
  return fmt::format("{} {} {}", who, ask, join(names_of(casting, command.choice), "+"));
}

Command read_command(Line& line, const Book& book, const Casting& casting) {
  Command command;
  const auto& seats = casting.names.seats;
  const bool seat_first = line.peek().kind == Kind::quoted ||
                          (std::find(seats.begin(), seats.end(), line.peek().text) != seats.end() &&
                           !is_reserved(line.peek().text));
  if (seat_first || !read_house(line, book, casting, command)) {
    const Where place = line.place();
    const Written name{line.name("fault.want.player"), place};
    command.seat = find_seat(casting.names.seats, name);
    command.ask = read_ask(line, book);
    command.choice = read_choice(line, book, casting, command.ask);
  }
  line.finish();
  return command;
}

// "people Anna, Eva", "people none", "bots detective 4711".
bool Record::read_players(Line& line) {
  if (line.accept("people")) {
    const bool nobody = line.sees("none") && line.peek().kind == Kind::word;
    named_ = nobody ? (line.take(), std::vector<Written>{}) : read_names(line, {});
  } else if (line.accept("unseen")) {
    read_unseen(line);
  } else if (line.accept("bots")) {
    Bots bots{line.word("fault.want.level"), 0};
    const Where place = line.place();
    const std::string seed = line.word("fault.want.seed");
    const char* end = seed.data() + seed.size();
    const auto read = std::from_chars(seed.data(), end, bots.seed);
    if (read.ec != std::errc{} || read.ptr != end) {
      throw Misread(place, {"fault.expected",
                            {{"what", Message{"fault.want.seed"}}, {"found", quoted(seed)}}});
    }
    bots_ = std::move(bots);
  } else {
    return false;
  }
  line.finish();
  return true;
}

Record Record::read(std::string_view text, const std::string& file) {
  Record record;
  record.file_ = file;
  record.ends_in_newline_ = text.empty() || text.back() == '\n';
  const std::vector<std::string> lines = split_lines(text, file);
  std::size_t next = 0;
  record.read_head(lines, next);
  for (; next < lines.size(); ++next) record.read_entry(lines[next], static_cast<int>(next) + 1);
  return record;
}

void Record::read_head(const std::vector<std::string>& lines, std::size_t& next) {
  bool play = false;
  bool first = true;
  for (; next < lines.size() && !play; ++next) {
    const int number = static_cast<int>(next) + 1;
    if (!first && read_house_block_line(lines[next], setup_)) {
      head_.push_back(lines[next]);
      continue;
    }
    Line line(file_, number, lines[next]);
    head_.push_back(lines[next]);
    if (line.at_end()) continue;
    if (first) {
      line.need("omerta");
      line.need("1");
      line.finish();
      first = false;
    } else if (line.accept("play")) {
      line.finish();
      play = true;
    } else if (!read_players(line) && !read_setup_line(line, setup_)) {
      line.fail("fault.want.setup-or-play");
    }
  }
  const Where end{file_, static_cast<int>(lines.size()) + 1, 1};
  if (first) throw Misread(end, {"fault.record.first-line", {{"text", kFirstLine}}});
  if (!play) throw Misread(end, "fault.record.no-play");
  book_ = find_book(setup_.rulebook.text);
  if (book_ == nullptr) {
    List known;
    for (const Book* each : books()) known.emplace_back(each->id());
    throw Misread(setup_.place, {"fault.record.no-rulebook", {{"books", OneOf{known}}}});
  }
  if (setup_.edition.text.empty()) throw Misread(setup_.place, "fault.record.no-edition");
  casting_ = book_->cast(setup_, setup_.edition.text);
  if (!casting_.may_start()) throw SetupRefused(casting_.complaints, setup_.place);
  if (named_) {
    people_ = Seats{};
    for (const Written& name : *named_) {
      *people_ |= Seats::of(find_seat(casting_.names.seats, name));
    }
  }
  find_unseen();
  // Hands put in place directly belong to a game that begins in the middle.
  if (casting_.fixture) throw Misread(setup_.place, "fault.record.hands");
}

void Record::read_entry(const std::string& raw, int number) {
  Line line(file_, number, raw);
  if (line.at_end()) return entries_.push_back({{}, 0, raw, number});
  if (is_speech(line)) {
    return entries_.push_back({{}, 0, raw, number, read_speech(line, *book_, casting_)});
  }
  if (line.sees("moderator") && line.sees("take-back", 1)) {
    line.take();
    line.take();
    const int steps = line.number("fault.want.commands", kMostSteps);
    line.finish();
    return entries_.push_back({{}, steps, raw, number});
  }
  entries_.push_back({read_command(line, *book_, casting_), 0, raw, number});
}

std::string Record::write() const {
  std::vector<std::string> lines(head_.begin(), head_.end());
  for (const Entry& entry : entries_) {
    if (entry.line > 0 || !entry.raw.empty()) {
      lines.push_back(entry.raw);
    } else if (entry.command) {
      lines.push_back(command_text(*book_, casting_, *entry.command));
    } else if (entry.speech) {
      lines.push_back(speech_text(*book_, casting_, *entry.speech));
    } else {
      lines.push_back(fmt::format("moderator take-back {}", entry.take_back));
    }
  }
  return join(lines, "\n") + (ends_in_newline_ ? "\n" : "");
}

void Record::add(const Command& command, const std::string& said) {
  entries_.push_back(
      {command, 0, fmt::format("{}{}{}", command_text(*book_, casting_, command), kComment, said),
       0});
}

std::vector<std::string> Record::comments() const {
  std::vector<std::string> found;
  for (const Entry& entry : entries_) {
    if (entry.command) {
      const std::string command =
          fmt::format("{}{}", command_text(*book_, casting_, *entry.command), kComment);
      const bool has = entry.raw.rfind(command, 0) == 0;
      found.push_back(has ? entry.raw.substr(command.size()) : "");
    } else {
      const auto back = static_cast<std::size_t>(entry.take_back);
      found.resize(found.size() - std::min(back, found.size()));
    }
  }
  return found;
}

void Record::drop_taken_back() {
  std::vector<Entry> standing;
  for (const Entry& entry : entries_) {
    if (entry.take_back == 0) standing.push_back(entry);
    for (int left = entry.take_back; left > 0 && !standing.empty(); standing.pop_back()) {
      if (standing.back().command) --left;
    }
  }
  entries_ = std::move(standing);
}

Record Record::of(const SetupText& setup, const std::string& edition) {
  Record record;
  record.setup_ = setup;
  record.book_ = find_book(setup.rulebook.text);
  record.casting_ = record.book_->cast(setup, edition);
  auto& head = record.head_;
  head = {std::string(kFirstLine), fmt::format("rulebook {}", record.book_->id()),
          fmt::format("edition {}", edition)};
  for (const auto& [name, value] : record.book_->options(record.casting_)) {
    head.push_back(fmt::format("option {} {}", name, value));
  }
  if (!record.casting_.names.moderator.empty()) {
    head.push_back("moderated by " + written_name(record.casting_.names.moderator));
  }
  for (const HouseBlock& house : setup.house) {
    head.push_back(house.shipped.empty() ? "house" : "house " + house.shipped);
    for (const std::string& line : split_lines(house.toml, "")) head.push_back("| " + line);
  }
  std::vector<std::string> seats;
  for (const std::string& name : record.casting_.names.seats) seats.push_back(written_name(name));
  head.push_back("seats " + join(seats, ", "));
  std::vector<std::string> deck;
  for (const auto& [role, count] : record.casting_.deck)
    deck.push_back(fmt::format("{} {}", role, count));
  head.push_back("deck " + join(deck, ", "));
  std::vector<std::string> cards;
  for (const auto& [card, count] : record.casting_.cards) {
    cards.push_back(count == 1 ? card : fmt::format("{} {}", card, count));
  }
  if (!cards.empty()) head.push_back("cards " + join(cards, ", "));
  head.emplace_back("play");
  return record;
}

void Record::seat(Seats people, const Bots& bots) {
  people_ = people;
  bots_ = bots;
  std::vector<std::string> names;
  for (Seat seat : people) names.push_back(written_name(casting_.names.seats[index(seat)]));
  const std::string written = names.empty() ? "none" : join(names, ", ");
  std::erase_if(head_, [](const std::string& line) {
    return line.rfind("people ", 0) == 0 || line.rfind("bots ", 0) == 0;
  });
  const auto play = head_.end() - 1;
  head_.insert(play, {"people " + written, fmt::format("bots {} {}", bots.level, bots.seed)});
}

void Record::deal(std::vector<int> roles) {
  std::vector<std::string> words;
  casting_.deal.assign(std::max(casting_.deal.size(), roles.size()), -1);
  for (std::size_t i = 0; i < roles.size(); ++i) {
    words.push_back(book_->role_name(casting_, roles[i]));
    casting_.deal[i] = roles[i];
  }
  std::erase_if(head_, [](const std::string& line) { return line.rfind("deal", 0) == 0; });
  const auto play = std::find(head_.begin(), head_.end(), "play");
  if (!words.empty()) head_.insert(play, "deal " + join(words, ", "));
}

Chronicle Record::begin() const {
  Chronicle chronicle(*casting_.game);
  chronicle.begin();
  for (int role : casting_.deal) {
    if (role < 0 || !is_dealing(chronicle.game())) break;
    if (chronicle.play(dealing(chronicle.game(), role)) != Refusal::none) {
      throw Misread(setup_.place,
                    {"fault.record.cannot-deal", {{"card", book_->role_name(casting_, role)}}});
    }
  }
  return chronicle;
}

std::optional<Chronicle> Record::begin_with(const std::vector<int>& dealt) const {
  Chronicle chronicle(*casting_.game);
  chronicle.begin();
  for (int role : dealt) {
    if (!is_dealing(chronicle.game())) break;
    if (chronicle.play(dealing(chronicle.game(), role)) != Refusal::none) return {};
  }
  return chronicle;
}

bool Record::is_dealing(const AnyGame& game) { return game.prompt(0, Seat::nobody) != nullptr; }

Command Record::dealing(const AnyGame& game, int role) const {
  return {.choice = book_->deal_choice(game, role),
          .seat = Seat::nobody,
          .ask = game.prompt(0, Seat::nobody)->ask,
          .voice = Voice::chance};
}

Record Record::without_talk() const {
  Record plain = *this;
  std::erase_if(plain.entries_, [](const Entry& entry) { return entry.speech.has_value(); });
  return plain;
}

Replayed Record::replay_with_talk() const {
  Replayed game{begin(), Conversation{*book_, casting_}};
  Chronicle& chronicle = game.chronicle;
  const auto dealt = static_cast<int>(chronicle.commands().size());
  for (const Entry& entry : entries_) {
    const Where place{file_, entry.line, 1};
    if (entry.command) {
      const Refusal refusal = chronicle.play(*entry.command);
      if (refusal != Refusal::none) {
        throw Misread(place, {"fault.record.refused", {{"reason", book_->refusal_name(refusal)}}});
      }
    } else if (entry.speech) {
      const talk::Verdict verdict = game.conversation.say(chronicle, *entry.speech);
      if (verdict.fault != talk::Fault::none) throw Misread(place, talk_fault(verdict.fault));
    } else if (entry.take_back > 0) {
      const int played = static_cast<int>(chronicle.commands().size()) - dealt;
      if (entry.take_back > played) {
        throw Misread(place, {"fault.record.take-back", {{"n", played}}});
      }
      chronicle.retract(entry.take_back);
      game.conversation.follow_back(chronicle);
    }
  }
  return game;
}

}  // namespace omerta::notation
