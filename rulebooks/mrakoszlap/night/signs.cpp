// Signs and what they mean.
#include "rulebooks/mrakoszlap/night/signs.h"

#include <fmt/format.h>

namespace omerta::mrakoszlap::night {
namespace {

using mrakoszlap::Course;
using mrakoszlap::Type;

constexpr double kChipHeight = 26;
constexpr double kInside = 5;  // between a chip's edge, its signs and its text

std::optional<Sign> sign_of(Course course) {
  switch (course) {
    case Course::turned:
    case Course::broke: return Sign::mirror;
    case Course::split: return Sign::split;
    case Course::slid_off: return Sign::slime;
    case Course::al_capone: return Sign::capone;
    case Course::healed: return Sign::doctor;
    case Course::vest: return Sign::vest;
    case Course::cloud_treader: return Sign::cloud;
    case Course::caught: return Sign::matrix;
    case Course::dead_player: return Sign::lost;
    case Course::dies: return Sign::death;
    case Course::gas_mask: return Sign::mask;
    default: return {};
  }
}

Chip chip(std::vector<Sign> signs, std::string text, int bullet, std::string title) {
  const double letters = text.empty() ? 0 : text_width(text, kTagSize) + kInside;
  const double width =
      kInside + static_cast<double>(signs.size()) * (kSignSize + kInside) + letters;
  return {{0, 0, width, kChipHeight}, std::move(signs), std::move(text), bullet, std::move(title)};
}

class Chips {
 public:
  Chips(const NightLog& night, const TraceWords& words, Seat seat)
      : night_{night}, words_{words}, seat_{seat} {}

  std::vector<Chip> all() {
    state(of(night_.jailed), Sign::prison, "cli.trace.jailed");
    state(of(night_.matrix), Sign::matrix, "cli.trace.matrix");
    state(night_.magnetised, Sign::magnet, "cli.trace.magnetised");
    state(night_.slimed, Sign::slime, "cli.trace.slimed");
    state(of(night_.sanded), Sign::sand, "cli.trace.sanded");
    state(of(night_.charged), Sign::doctor, "cli.trace.charged");
    state(night_.muddied, Sign::mud, "cli.trace.muddied");
    for (std::size_t i = 0; i < night_.bullets.size(); ++i) {
      for (const Leg& leg : night_.bullets[i].legs) step(leg, static_cast<int>(i));
    }
    for (const Leg& leg : night_.smell) {
      const auto sign = sign_of(leg.course);
      if (leg.at != seat_ || !sign) continue;
      chips_.push_back(chip({Sign::smell, *sign}, "", kNoBullet,
                            fmt::format("{}: {}", words_.name(seat_), words_.smelt(leg))));
    }
    for (const Gained& gain : night_.gains) {
      if (gain.seat != seat_) continue;
      const Sign what = gain.what == Type::mirror ? Sign::mirror : Sign::cloud;
      chips_.push_back(
          chip({Sign::gain, what}, std::to_string(gain.number), kNoBullet, words_.gained(gain)));
    }
    return std::move(chips_);
  }

 private:
  static Seats of(Seat seat) { return seat == Seat::nobody ? Seats{} : Seats::of(seat); }

  void state(Seats seats, Sign sign, std::string_view key) {
    if (seats.has(seat_)) chips_.push_back(chip({sign}, "", kNoBullet, words_.say(key)));
  }

  void step(const Leg& leg, int bullet) {
    const auto sign = sign_of(leg.course);
    if (leg.at != seat_ || !sign) return;
    chips_.push_back(
        chip({*sign}, leg.part, bullet,
             fmt::format("{}  {}: {}", leg.part, words_.name(seat_), words_.sentence(leg))));
  }

  const NightLog& night_;
  const TraceWords& words_;
  Seat seat_;
  std::vector<Chip> chips_;
};

std::string meaning(Sign sign, const TraceWords& words) {
  switch (sign) {
    case Sign::death: return words.say("cli.trace.key.death");
    case Sign::mirror: return words.type(Type::mirror);
    case Sign::vest: return words.type(Type::vest);
    case Sign::cloud: return words.type(Type::cloud_treader);
    case Sign::slime: return words.type(Type::slime);
    case Sign::capone: return words.type(Type::al_capone);
    case Sign::doctor: return words.type(Type::doctor);
    case Sign::matrix: return words.type(Type::matrix);
    case Sign::lost: return words.say("cli.trace.key.lost");
    case Sign::mask: return words.say("cli.trace.key.mask");
    case Sign::magnet: return words.say("cli.trace.key.magnet");
    case Sign::sand: return words.type(Type::sand);
    case Sign::mud: return words.say("cli.trace.key.mud");
    case Sign::prison: return words.say("cli.trace.key.prison");
    case Sign::gain: return words.say("cli.trace.key.gain");
    case Sign::smell: return words.type(Type::sock);
    case Sign::split: return words.say("cli.trace.key.split");
  }
  return "";
}

}  // namespace

std::vector<Chip> chips_of(const NightLog& night, const TraceWords& words, Seat seat) {
  return Chips(night, words, seat).all();
}

std::optional<Sign> tag_sign(const Arrow& arrow) {
  if (arrow.course == Course::pulled) return Sign::magnet;
  return arrow.course == Course::turned ? std::optional{Sign::mirror} : std::nullopt;
}

std::vector<SignMeaning> meanings(const Layout& layout, const TraceWords& words) {
  std::vector<SignMeaning> found;
  for (int i = 0; i < kSigns; ++i) {
    const auto sign = static_cast<Sign>(i);
    bool used = false;
    for (const Arrow& arrow : layout.arrows) used = used || tag_sign(arrow) == sign;
    for (const SeatPlace& place : layout.seats) {
      for (const Chip& each : place.chips) {
        for (Sign other : each.signs) used = used || other == sign;
      }
    }
    if (used) found.push_back({sign, meaning(sign, words)});
  }
  return found;
}

}  // namespace omerta::mrakoszlap::night
