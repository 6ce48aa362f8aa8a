// What has been said and shown of a game, and how far a game with other cards goes in the same way.
#pragma once
#include <optional>
#include <vector>

#include "notation/record.h"
#include "presentation/script/blind.h"

namespace omerta::script {

using Shown = std::vector<Told>;

bool sound_alike(const Shown& a, const Shown& b);

class Evening {
 public:
  Evening(const Guide& guide, const notation::Record& record, const Chronicle& game,
          const UnknownDeal& known);

  const std::vector<int>& dealt() const { return record_.casting().deal; }
  const AnyGame& game() const { return game_.game(); }
  const std::vector<Command>& commands() const { return game_.commands(); }

  // Cards too many in hands that may not be dealt.
  int faults(const std::vector<int>& cards) const;
  int faults(const std::vector<int>& cards, Seat seat) const;
  // With these cards, and nothing played; nothing if it is not dealt like that.
  std::optional<World> begun(const std::vector<int>& cards) const;
  // Plays on as long as it goes like this game; true if it comes to where this game is.
  bool plays_along(World& world) const;
  // How far it comes, the further the more.
  int reach(const std::vector<int>& cards, const std::vector<Command>& more) const;
  std::vector<int> turning() const { return guide_.turning(); }
  int whole(const std::vector<Command>& more) const;  // the farthest
  // What is said and shown if these follow; nothing if one of them is refused. What chance cannot
  // draw here is drawn otherwise.
  std::optional<Shown> heard(AnyGame game, const std::vector<Command>& more) const;

  // Whether anything at all is told otherwise there than here.
  bool differs(AnyGame game, const std::vector<Command>& more) const;

 private:
  bool fits_eyes(World& world) const;
  Shown shown(const std::vector<Told>& told) const;
  bool was_said(std::size_t command, const std::vector<Told>& told) const;

  const Guide& guide_;
  const notation::Record& record_;
  const Chronicle& game_;
  const UnknownDeal& known_;
  Chronicle first_;
  Shown said_;
  std::vector<std::size_t> said_before_;  // each command, and at the end
  bool has_hands_ = false;                // of several things, which may be faulty
};

}  // namespace omerta::script
