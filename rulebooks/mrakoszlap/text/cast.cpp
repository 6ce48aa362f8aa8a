// From the setup lines of a file to a game of mrakoszlap that may start, or the reasons why not.
#include <fmt/format.h>

#include <algorithm>

#include "notation/seating.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/text/book.h"

namespace omerta::notation {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Complaint;
using mrakoszlap::Hand;

// The fixtures of the catalogue (section 8): seats, and the cards they bring.
const StandardTables kTables = [] {
  constexpr int kFewest = 6;
  StandardTables tables{{"D7", "A, B, C, D, E, F, G"}};
  std::string seats = "A, B, C, D, E";
  for (int people = kFewest; people <= mrakoszlap::kPlayers; ++people) {
    seats += fmt::format(", {}", static_cast<char>('A' + people - 1));
    tables.emplace(fmt::format("F{}", people), seats);
  }
  return tables;
}();
const std::vector<std::string> kHelper{"mage-1", "mage-2", "mage-3", "slime-1", "sand",
                                       "magnet", "doctor", "jozin",  "sock"};

Message unknown_preset() {
  return {"fault.setup.preset", {{"options", OneOf{{"rulebook", "desktop-2017", "web-2026"}}}}};
}

class MrakoszlapCaster {
 public:
  MrakoszlapCaster(const SetupText& text, const std::string& edition) : text_{text} {
    casting_.rulebook = "mrakoszlap";
    casting_.edition = edition;
    if (edition != "R") {
      throw Misread(text.edition.place,
                    {"fault.setup.edition", {{"options", OneOf{{"R"}}}, {"name", edition}}});
    }
    for (DeckText& card : text_.deck) card.role.text = mrakoszlap_card_word(card.role.text);
  }

  Casting cast() {
    refuse_foreign_lines();
    read_options();
    read_seats();
    read_deck();
    read_hands();
    judge();
    return std::move(casting_);
  }

 private:
  void refuse_foreign_lines() const {
    if (text_.preset) {
      throw Misread(text_.preset_place, unknown_preset());
    }
    if (!text_.house.empty()) {
      throw Misread(text_.house.front().place, "fault.setup.no-house-roles");
    }
    if (!text_.cards.empty()) {
      throw Misread(text_.cards.front().card.place, "fault.setup.write-hand");
    }
  }

  bool has_hands() const {
    return !text_.hands.empty() ||
           std::any_of(roles_.begin(), roles_.end(),
                       [](const Written& role) { return !role.text.empty(); });
  }

  bool is_fixture() const {
    const bool dealt = setup_.deal == mrakoszlap::Dealing::automatic;
    return !text_.table.text.empty() || (has_hands() && dealt);
  }

  void read_seats() {
    const std::vector<SeatText> seats = seats_in(text_, kTables);
    for (const SeatText& seat : seats) {
      take_seat(casting_.names.seats, seat.name);
      roles_.push_back(seat.role);
    }
    setup_.seats = static_cast<std::uint8_t>(std::min<std::size_t>(seats.size(), 255));
    judge_moderator();
  }

  // MRK-MOD-1  He is not a player.
  void judge_moderator() const {
    if (text_.moderators.empty()) return;
    if (text_.moderators.size() > 1) {
      throw Misread(text_.moderators[1].place, "fault.setup.one-moderator");
    }
    const auto& names = casting_.names.seats;
    if (std::find(names.begin(), names.end(), text_.moderator().text) != names.end()) {
      throw Misread(text_.moderator().place, "fault.setup.moderator-plays");
    }
  }

  void read_options() {
    if (!text_.preset_name.text.empty()) {
      const auto preset = mrakoszlap_preset(text_.preset_name.text);
      if (!preset) {
        throw Misread(text_.preset_name.place, unknown_preset());
      }
      setup_ = *preset;
    }
    if (!text_.moderators.empty()) {
      casting_.names.moderator = text_.moderator().text;
      setup_.moderated = 1;
    }
    for (const OptionText& option : text_.options) {
      if (set_mrakoszlap_option(setup_, option.name.text, option.value.text)) continue;
      const auto known = mrakoszlap_options(setup_);
      complain(Complaint::unknown_option, unknown_option(known, option),
               is_option(known, option.name.text) ? option.value.place : option.name.place);
      judge_mafian_count(option);
    }
  }

  // Section 7: a number of Mafians is out of range, too, and not only unknown.
  void judge_mafian_count(const OptionText& option) {
    const std::string& value = option.value.text;
    const bool number = !value.empty() && std::all_of(value.begin(), value.end(), [](char each) {
      return each >= '0' && each <= '9';
    });
    if (option.name.text != "mafian-count" || !number) return;
    const mrakoszlap::Finding found{.complaint = Complaint::mafian_count_out_of_range};
    complain(found.complaint, mrakoszlap_finding(setup_, casting_.names, found),
             option.value.place);
  }

  // MRK-DECK-5  A type that is not listed keeps its printed number.
  void read_deck() {
    if (text_.deck.empty()) return;
    setup_.deck_given = 1;
    for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) setup_.deck[i] = mrakoszlap::kCopies[i];
    for (const DeckText& card : text_.deck) {
      const auto type = find_mrakoszlap_type(card.role.text);
      if (type == mrakoszlap::Type::none) {
        complain(Complaint::unknown_card, {"fault.card.none", {{"name", card.role.text}}},
                 card.role.place);
      } else {
        setup_.deck[mrakoszlap::index(type)] =
            static_cast<std::uint8_t>(std::clamp(card.count, 0, 255));
      }
    }
  }

  // --- hands ------------------------------------------------------------------------------------
  CardId card(const Written& word) const {
    const CardId id = find_mrakoszlap_card(word.text);
    if (id == CardId::none) {
      throw Misread(word.place, {"fault.card.none", {{"name", word.text}}});
    }
    return id;
  }

  // A copy gained in an earlier night is only in a fixture's hand.
  void give(std::size_t seat, const Written& word) {
    const auto gained = find_mrakoszlap_gain(word.text);
    if (!gained || !is_fixture()) return give(seat, card(word));
    for (auto& hand : gained_) std::erase(hand, *gained);
    gained_[seat].push_back(*gained);
  }

  // What is written for a seat is taken out of a fixture's other hands.
  void give(std::size_t seat, CardId id) {
    if (is_fixture()) {
      for (Hand& hand : hands_) hand -= Hand::of(id);
    } else if (hands_[seat].has(id)) {
      twice_ |= Hand::of(id);
    }
    hands_[seat] |= Hand::of(id);
  }

  void read_hands() {
    const std::size_t people = casting_.names.seats.size();
    hands_.assign(people, {});
    gained_.assign(people, {});
    const std::string& table = text_.table.text;
    if (!table.empty()) give(0, mrakoszlap::card(mrakoszlap::Type::mafian));
    if (!table.empty() && table[0] == 'F') {
      for (const std::string& name : kHelper) give(people - 1, find_mrakoszlap_card(name));
    }
    for (std::size_t i = 0; i < roles_.size(); ++i) {
      if (!roles_[i].text.empty()) give(i, roles_[i]);
    }
    for (const HandText& hand : text_.hands) {
      const std::size_t seat = index(find_seat(casting_.names.seats, hand.name));
      for (const Written& word : hand.cards) give(seat, word);
    }
    if (!text_.deal.empty()) read_deal_line();
  }

  void read_deal_line() {
    for (const Written& word : text_.deal) casting_.deal.push_back(static_cast<int>(card(word)));
  }

  // --- judging ----------------------------------------------------------------------------------
  void complain(Complaint complaint, const Message& text, const Where& place) {
    found_.push_back({complaint, text, place});
  }

  Where hand_place(std::size_t seat) const {
    for (const HandText& hand : text_.hands) {
      if (hand.name.text == casting_.names.seats[seat]) return hand.name.place;
    }
    return text_.table_place();
  }

  Where place_of(const mrakoszlap::Finding& finding) const {
    switch (finding.complaint) {
      case Complaint::players_out_of_range: return text_.table_place();
      case Complaint::mafian_count_out_of_range:
      case Complaint::no_citizen:
        return text_.deck.empty() ? text_.option_place("mafian-count") : text_.card_place("mafian");
      case Complaint::card_count_out_of_range:
        return text_.card_place(mrakoszlap_name(finding.type));
      case Complaint::hand_breaks_rule: return hand_place(finding.seat);
      case Complaint::unequal_hands:
      case Complaint::duplicate_card:
        return text_.hands.empty() ? text_.table_place() : text_.hands.front().name.place;
      default: return text_.deck_place();
    }
  }

  void judge() {
    const auto take = [&](const mrakoszlap::Findings& findings) {
      for (const mrakoszlap::Finding& finding : findings) {
        complain(finding.complaint, mrakoszlap_finding(setup_, casting_.names, finding),
                 place_of(finding));
      }
    };
    take(mrakoszlap::validate(setup_));
    const bool manual = setup_.deal == mrakoszlap::Dealing::manual;
    if (manual && has_hands()) judge_hands(take);
    keep_only_the_range();
    for (int i = 0; i <= static_cast<int>(Complaint::unknown_option); ++i) {  // section 7's
      for (const auto& [complaint, text, place] : found_) {
        if (complaint != static_cast<Complaint>(i)) continue;
        casting_.complaints.push_back({mrakoszlap_name(complaint), false, text, place});
      }
    }
    if (!found_.empty()) return;
    casting_.game = AnyGame::of<mrakoszlap::Mrakoszlap>(mrakoszlap::plan(setup_));
    tell_deck();
    if (is_fixture() || (manual && has_hands())) deal_hands();
  }

  // A copy written twice in one hand is dealt twice too.
  template <class Take>
  void judge_hands(Take take) {
    take(mrakoszlap::validate_hands(setup_, hands_));
    mrakoszlap::Findings twice;
    for (unsigned i = 0; i < mrakoszlap::kDeck; ++i) {
      const auto id = static_cast<CardId>(i);
      if (twice_.has(id)) twice.add({.complaint = Complaint::duplicate_card, .card = id});
    }
    take(twice);
  }

  // Section 7: after this one nothing else is checked.
  void keep_only_the_range() {
    const auto range = std::find_if(found_.begin(), found_.end(), [](const auto& found) {
      return found.complaint == Complaint::players_out_of_range;
    });
    if (range != found_.end()) found_ = {*range};
  }

  // MRK-DECK-5  What a host has taken out must be said, or it would be there as printed.
  void tell_deck() {
    const Hand deck = mrakoszlap::deck_of(setup_);
    for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
      const auto type = static_cast<mrakoszlap::Type>(i);
      casting_.deck.emplace_back(mrakoszlap_name(type), deck.count(type));
    }
  }

  // A fixture's hands need not be equal, so each card is written with its seat.
  void deal_hands() {
    casting_.deal.clear();
    casting_.fixture = is_fixture();
    const bool by_day = !text_.table.text.empty() && text_.table.text[0] == 'D';
    casting_.begins = {by_day ? Hour::day : Hour::night, 2};
    for (std::size_t seat = 0; seat < hands_.size(); ++seat) {
      for (unsigned i = 0; i < mrakoszlap::kDeck; ++i) {
        if (!hands_[seat].has(static_cast<CardId>(i))) continue;
        const int where = casting_.fixture ? static_cast<int>(seat) << 8 : 0;
        casting_.deal.push_back(static_cast<int>(i) | where);
      }
      for (int each : gained_[seat]) {
        casting_.deal.push_back(each | static_cast<int>(seat) << 8);
      }
    }
  }

  SetupText text_;  // the cards of its deck by the words of the catalogue
  mrakoszlap::Setup setup_{};
  Casting casting_;
  std::vector<Written> roles_;
  std::vector<Hand> hands_;
  Hand twice_{};
  std::vector<std::vector<int>> gained_;  // by seat
  struct Found {
    Complaint complaint;
    Message text;
    Where place;
  };
  std::vector<Found> found_;
};

}  // namespace

Casting cast_mrakoszlap(const SetupText& text, const std::string& edition) {
  return MrakoszlapCaster(text, edition).cast();
}

}  // namespace omerta::notation
