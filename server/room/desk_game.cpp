// Entering at the desk: everything is tried before, so that nothing changes if it cannot be.
#include "server/room/desk_game.h"

#include <algorithm>

#include "presentation/setup/begin.h"
#include "server/room/limits.h"

namespace omerta::server {
namespace {

using script::Dealer;
using script::Desk;
using script::Filled;
using script::Tried;

constexpr std::string_view kStale = "stale";
constexpr std::string_view kNotNow = "not-now";
constexpr std::string_view kNoDeal = "not-a-deal";
constexpr std::string_view kCannot = "cannot-be";

std::uint64_t seed_of(const Key& key) {
  std::uint64_t seed = 0;
  for (unsigned i = 0; i < sizeof seed; ++i) seed = seed << 8 | key[i];
  return seed;
}

// As a device has it, 255 is nobody. Nothing: there is no such chair at any table.
std::optional<Seat> seat_in(Seat sent) {
  constexpr unsigned kNobodySent = 255;
  if (index(sent) == kNobodySent) return Seat::nobody;
  return index(sent) <= index(Seat::nobody) ? std::optional{sent} : std::nullopt;
}

}  // namespace

std::optional<std::vector<Filled>> read(const FilledEntries& entries) {
  constexpr unsigned kChoices = 64;
  constexpr std::size_t kMostHands = 64;
  std::vector<Filled> all;
  for (const FilledEntry& entry : entries) {
    Filled filled{.entry = entry.entry, .of = entry.of};
    if (entry.hands.size() > kMostHands) return {};
    for (const FilledHand& hand : entry.hands) {
      script::Hand read{.who = hand.who.value_or(Seat::nobody)};
      if (hand.who && index(*hand.who) >= kSeats) return {};
      for (unsigned bit : hand.choice) {
        if (bit >= kChoices || (read.choice >> bit & 1U) != 0) return {};
        read.choice |= Choice{1} << bit;
      }
      filled.hands.push_back(read);
    }
    all.push_back(std::move(filled));
  }
  return all;
}

std::optional<DeskGame> DeskGame::begin(const setup::Chosen& chosen, const Key& key) {
  std::optional<notation::Record> record = setup::begun(chosen);
  if (!record) return {};
  std::optional<Desk> desk = Desk::open(std::move(*record), seed_of(key));
  if (!desk || !desk->has_moderator()) return {};
  return DeskGame{std::move(*desk)};
}

// --- dealing -------------------------------------------------------------------------------------
bool DeskGame::is_a_deal(const std::vector<int>& held) const {
  const notation::Record& record = desk_.record();
  const auto begun = record.begin_with(held);
  return begun && record.book().dealt(begun->game()) == held;
}

// Typed in once more it is a correction: what has been played must have been possible with it.
std::string_view DeskGame::deal_paper(std::vector<int> held) {
  const auto each = static_cast<std::size_t>(desk_.deals().front().each);
  for (std::size_t at = 0; each > 1 && at < held.size(); at += each) {  // a hand has no order
    const auto from = held.begin() + static_cast<std::ptrdiff_t>(at);
    std::sort(from, from + static_cast<std::ptrdiff_t>(std::min(each, held.size() - at)));
  }
  if (!are_dealt(held) || !is_a_deal(held)) return kNoDeal;
  try {
    desk_.deal(held);
  } catch (const notation::Misread&) {
    return kCannot;
  }
  desk_.use_paper_cards();
  return {};
}

// A deck of which no hands can be dealt is found only by trying, once.
std::string_view DeskGame::deal_by_key(const Table& table) {
  if (has_no_hands_) return kNoDeal;
  const auto dealt = table.dealt_by_key();
  has_no_hands_ = !dealt;
  if (!dealt) return kNoDeal;
  desk_.deal(*dealt);
  return {};
}

std::string_view DeskGame::deal(const DealOut& action, const Table& table) {
  if (action.at != at_) return kStale;
  const bool fresh = desk_.step().deals;
  const auto dealers = desk_.dealers();
  const bool may = std::find(dealers.begin(), dealers.end(), action.by) != dealers.end();
  if (!may || blind_ || (!fresh && action.by != Dealer::paper)) return kNotNow;
  if (action.by != Dealer::paper && !action.held.empty()) return kNoDeal;
  switch (action.by) {
    case Dealer::program:
      if (const auto why_not = deal_by_key(table); !why_not.empty()) return why_not;
      break;
    case Dealer::blind:
      desk_.deal_blindly();
      blind_ = true;
      break;
    case Dealer::paper:
      if (const auto why_not = deal_paper(action.held); !why_not.empty()) return why_not;
  }
  ++at_;
  return {};
}

std::string_view DeskGame::swap(const Swap& action) {
  if (action.at != at_) return kStale;
  if (desk_.step().deals || !desk_.swap(action.one, action.other).empty()) return kCannot;
  ++at_;
  return {};
}

// --- entering ------------------------------------------------------------------------------------
// Once nobody has turned up the card that was asked for, the moderator looks for it.
Tried DeskGame::tried(const FilledEntries& entries) const {
  Tried result = tried_at_first(entries);
  auto& wanted = result.wanted;
  if (!wanted || !wanted->otherwise || unturned_ != wanted->thing) return result;
  wanted->question = wanted->otherwise->question;
  wanted->line = wanted->otherwise->line;
  wanted->otherwise.reset();
  wanted->laid = false;
  return result;
}

Tried DeskGame::tried_at_first(const FilledEntries& entries) const {
  const auto filled = read(entries);
  const Tried no{.why_not = "guide.pause"};
  if (!filled || desk_.step().deals) return no;
  if (!filled->empty()) {
    const bool alone = filled->size() == 1 ||
                       std::all_of(filled->begin(), filled->end(),
                                   [](const auto& each) { return each.of == Filled::Of::step; });
    return alone ? desk_.preview(*filled) : no;
  }
  const auto usual = desk_.usual();
  return usual ? desk_.preview(*usual) : no;
}

std::string_view DeskGame::enter(const Fill& action) {
  if (action.at != at_) return kStale;
  const Tried result = tried(action.filled);
  if (result.wanted) return "card-wanted";
  if (!result.preview) return "refused";
  desk_.enter(*result.preview);
  unturned_.reset();
  ++at_;
  return {};
}

bool DeskGame::takes(const Command& command) const {
  return !blind_ && desk_.preview_answer({command}).preview.has_value();
}

bool DeskGame::waits_to_be_said(const Command& command) const {
  const Tried result = desk_.preview_answer({command});
  return result.preview && result.preview->announces;
}

std::string_view DeskGame::answer(const std::vector<Command>& commands) {
  const Tried result = desk_.preview_answer(commands);
  if (blind_ || !result.preview) return kNotNow;
  desk_.enter(*result.preview);
  unturned_.reset();
  ++at_;
  return {};
}

std::string_view DeskGame::take_back(const TakeBack& action) {
  if (action.at != at_) return kStale;
  const bool some = action.entries >= 1 && action.entries <= kMostBackward;
  if (!some || desk_.played() == 0) return kNotNow;
  desk_.take_back(action.entries);
  unturned_.reset();
  ++at_;
  return {};
}

std::string_view DeskGame::see(const See& action) {
  if (action.at != at_) return kStale;
  const auto seat = seat_in(action.seat);
  if (!seat) return kCannot;
  if (!blind_) return kNotNow;
  auto wanted = action.filled.empty() ? desk_.wanted() : std::nullopt;
  if (!wanted) wanted = tried(action.filled).wanted;  // what is usual here may hang on a card, too
  if (!wanted) return kNotNow;
  if (wanted->of == script::WantedCard::Of::holder && *seat == Seat::nobody) {
    if (!wanted->otherwise) return kCannot;  // every card that was dealt is in some hand
    unturned_ = wanted->thing;
    ++at_;
    return {};
  }
  if (wanted->of == script::WantedCard::Of::holder) {
    if (!desk_.unseen().has(*seat)) return kNotNow;
    if (!desk_.see(*wanted, *seat).empty()) return kCannot;
  } else {
    if (wanted->seat != *seat) return kNotNow;
    if (!are_dealt(action.held)) return kNoDeal;
    if (!desk_.see(*wanted, action.held).empty()) return kCannot;
  }
  ++at_;
  return {};
}

// Things that are in the deck, whoever holds them.
bool DeskGame::are_dealt(const std::vector<int>& things) const {
  const std::vector<script::Deal> deals = desk_.deals();
  const auto is_one = [&](int thing, const script::Deal& deal) {
    return std::any_of(deal.kinds.begin(), deal.kinds.end(), [&](const script::Kind& kind) {
      return thing >= kind.id && thing < kind.id + std::max(kind.numbered, 1);
    });
  };
  return !things.empty() && std::all_of(things.begin(), things.end(), [&](int thing) {
    return std::any_of(deals.begin(), deals.end(),
                       [&](const script::Deal& deal) { return is_one(thing, deal); });
  });
}

void DeskGame::allow(const Allow& action) {
  answers_ = action.answers;
  ++at_;
}

}  // namespace omerta::server
