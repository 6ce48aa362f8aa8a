// Hears, shows and tries to answer.
#include "tests/wire/device.h"

#include "tests/wire/leaks.h"
#include "wire/encode.h"
#include "wire/received/command.h"

namespace omerta::wire {
namespace {

std::string outcome(const Rulebook& book, const AnyGame& game, Seat seat, const std::string& sent) {
  const auto answer = read_answer(sent);
  if (!answer) return std::string{code(answer.error())};
  const auto said = command(*answer, game.any_view(seat).prompt(answer->lane), seat);
  if (!said) return std::string{code(said.error())};
  AnyGame copy = game;
  const Refusal refusal = copy.apply(*said);
  return refusal == Refusal::none ? "taken" : book.text.refusal_name(refusal);
}

}  // namespace

Device::Device(const notation::Casting& casting, const story::Listener& listener)
    : book_{rulebook(casting.rulebook)},
      names_{casting.names},
      listener_{listener},
      feed_{book_.teller(*casting.game), listener} {}

std::vector<std::string> Device::hear(const Chronicle& chronicle) {
  planted_game = &chronicle.game();
  const std::size_t before = feed_.heard().size();
  for (; told_ < chronicle.told().size(); ++told_) feed_.hear(chronicle.told()[told_]);
  std::vector<std::string> lines;
  for (std::size_t i = before; i < feed_.heard().size(); ++i) {
    lines.push_back(encoded(feed_.heard()[i], feed_.reason(i)));
  }
  return lines;
}

std::string Device::hashes() const {
  return std::to_string(feed_.hash(story::Stream::open)) + ' ' +
         std::to_string(feed_.hash(story::Stream::own));
}

screen::Screen Device::screen(const AnyGame& game) const {
  planted_game = &game;
  return is_seat() ? book_.screen(game.any_view(seat()), names_, feed_)
                   : book_.public_screen(game.any_table(), names_, feed_);
}

std::string Device::shown(const AnyGame& game) const { return encoded(screen(game)); }

std::string Device::refusals(const AnyGame& game) const {
  planted_game = &game;
  const auto seats = static_cast<unsigned>(game.standing().seats.count());
  const unsigned self = index(seat());
  Encoder all;
  for (unsigned lane = 0; lane < game.lanes(); ++lane) {
    const Prompt* prompt = game.prompt(lane, seat());
    const unsigned number = prompt == nullptr ? 1 : prompt->number;
    for (const auto& choice :
         std::vector<std::vector<unsigned>>{{}, {self}, {(self + 1) % seats}, {0}, {0, 1}, {40}}) {
      all.add_refused(outcome(book_, game, seat(), answer_text(lane, number, choice)));
    }
    all.add_refused(outcome(book_, game, seat(), answer_text(lane, number + 1, {})));
  }
  return std::string{all.text()};
}

std::string answer_text(unsigned lane, unsigned number, const std::vector<unsigned>& choice) {
  std::string chosen;
  for (unsigned each : choice) chosen += (chosen.empty() ? "" : ",") + std::to_string(each);
  return "{\"lane\":" + std::to_string(lane) + ",\"number\":" + std::to_string(number) +
         ",\"choice\":[" + chosen + "]}";
}

std::vector<unsigned> numbers_of(Choice choice) {
  std::vector<unsigned> all;
  for (; choice != 0; choice &= choice - 1) {
    all.push_back(static_cast<unsigned>(std::countr_zero(choice)));
  }
  return all;
}

}  // namespace omerta::wire
