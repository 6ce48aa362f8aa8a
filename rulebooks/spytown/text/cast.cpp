// From the setup lines of a file to a game of spytown that may start, or the reasons why it may
// not.
#include <algorithm>

#include "notation/seating.h"
#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/text/book.h"

namespace omerta::notation {
namespace {

using spytown::Card;
using spytown::Token;

// The standard tables of the catalogue (section 8), written as in a `seats` line.
const StandardTables kTables{
    {"G7", "A mafioso, B agent, C-F policeman"},
    {"G8", "A mafioso, B agent, C-G policeman"},
    {"G9", "A-B mafioso, C agent, D-H policeman"},
    {"G10", "A-B mafioso, C agent, D-I policeman"},
    {"G10-day", "A-B mafioso, C agent, D-I policeman"},
    {"G14", "A-C mafioso, D agent, E-M policeman"},
    {"G22", "A-E mafioso, F agent, G-U policeman"},
};

template <class E>
E find_name(const std::string& word, int count, E missing) {
  for (int i = 0; i < count; ++i) {
    if (spytown_name(static_cast<E>(i)) == word) return static_cast<E>(i);
  }
  return missing;
}

Token find_token(const std::string& word) {
  return find_name(word, spytown::kTokens, Token::hidden);
}
Card find_card(const std::string& word) { return find_name(word, spytown::kCards, Card::none); }

class SpytownCaster {
 public:
  SpytownCaster(const SetupText& text, const std::string& edition) : text_{text} {
    casting_.rulebook = "spytown";
    casting_.edition = edition;
    setup_.edition = edition == "sk"   ? spytown::Edition::sk
                     : edition == "pl" ? spytown::Edition::pl
                                       : spytown::Edition::unset;
  }

  Casting cast() {
    refuse_foreign_lines();
    read_seats();
    read_options();
    read_tokens();
    read_cards();
    judge();
    if (casting_.may_start()) read_deal();
    return std::move(casting_);
  }

 private:
  void refuse_foreign_lines() const {
    if (text_.preset)
      throw Misread(text_.preset_place, {"fault.setup.preset", {{"options", OneOf{{"children"}}}}});
    if (!text_.house.empty()) {
      throw Misread(text_.house.front().place, "fault.setup.no-house-roles");
    }
  }

  // --- people -----------------------------------------------------------------------------------
  void read_seats() {
    const std::vector<SeatText> seats = seats_in(text_, kTables);
    for (const SeatText& seat : seats) {
      take_seat(casting_.names.seats, seat.name);
      tokens_.push_back(seat.role);
    }
    setup_.seats = static_cast<std::uint8_t>(std::min<std::size_t>(seats.size(), 255));
  }

  void read_options() {
    if (text_.preset_name.text == "children") {
      setup_ = spytown::children(setup_);
    } else if (!text_.preset_name.text.empty()) {
      throw Misread(text_.preset_name.place,
                    {"fault.setup.preset", {{"options", OneOf{{"children"}}}}});
    }
    if (!text_.cards.empty()) setup_.extended = spytown::Switch::on;
    if (!text_.moderators.empty()) setup_.moderation = spytown::Moderation::human;
    for (const OptionText& option : text_.options) {
      if (set_spytown_option(setup_, option.name.text, option.value.text)) continue;
      const auto known = spytown_options(setup_);
      complain(spytown::Complaint::unknown_option, unknown_option(known, option),
               is_option(known, option.name.text) ? option.value.place : option.name.place);
    }
    if (setup_.moderation == spytown::Moderation::human) read_game_master();
  }

  // A standard table has its game master; at any other he is named.
  void read_game_master() {
    casting_.names.moderator = text_.moderator().text;
    const std::size_t named = text_.moderators.size();
    setup_.game_masters =
        static_cast<std::uint8_t>(named == 0 && !text_.table.text.empty() ? 1 : named);
    for (const Written& name : text_.moderators) {
      if (sits(casting_.names.seats, name.text)) setup_.game_master_seated = 1;
    }
  }

  // --- tokens and cards -------------------------------------------------------------------------
  Token token(const Written& word) const {
    const Token found = find_token(word.text);
    if (found == Token::hidden) {
      throw Misread(word.place,
                    {"fault.one-of",
                     {{"options", OneOf{{"mafioso", "agent", "policeman"}}}, {"name", word.text}}});
    }
    return found;
  }

  bool tokens_on_seats() const {
    return std::any_of(tokens_.begin(), tokens_.end(),
                       [](const Written& w) { return !w.text.empty(); });
  }

  void count_token(const Written& word, int count) {
    std::uint8_t& slot = setup_.tokens[spytown::index(token(word))];
    slot = static_cast<std::uint8_t>(std::min(255, slot + count));
    setup_.tokens_given = 1;
  }

  void read_tokens() {
    if (!text_.deck.empty()) {
      for (const DeckText& kind : text_.deck) count_token(kind.role, kind.count);
    } else if (tokens_on_seats()) {
      for (std::size_t i = 0; i < tokens_.size(); ++i) {
        if (tokens_[i].text.empty()) {
          throw Misread(text_.seats[i].name.place, "fault.setup.tokens-on-all-seats");
        }
        count_token(tokens_[i], 1);
      }
    }
  }

  void read_cards() {
    on_seat_.assign(casting_.names.seats.size(), Card::none);
    for (const CardText& written : text_.cards) {
      const Card card = find_card(written.card.text);
      if (card == Card::neutral) continue;  // SPY-CARD-3: they are added by themselves
      if (card == Card::none) {
        complain(spytown::Complaint::unknown_card,
                 {"fault.card.none", {{"name", written.card.text}}}, written.card.place);
        continue;
      }
      const int listed = static_cast<int>(written.seats.size());
      const int count = written.count > 0 ? written.count : std::max(1, listed);
      std::uint8_t& slot = setup_.cards[spytown::index(card)];
      slot = static_cast<std::uint8_t>(std::min(255, slot + count));
      for (const Written& name : written.seats) place_card(card, name);
    }
  }

  void place_card(Card card, const Written& name) {
    Card& slot = on_seat_[index(find_seat(casting_.names.seats, name))];
    if (slot != Card::none)
      throw Misread(name.place, {"fault.setup.has-card", {{"name", name.text}}});
    slot = card;
  }

  // --- judging ----------------------------------------------------------------------------------
  // In the order of section 7; several of a kind in the order in which they were found.
  void complain(spytown::Complaint complaint, const Message& text, const Where& place) {
    const auto later = [](spytown::Complaint a, const auto& b) { return a < b.complaint; };
    found_.insert(std::upper_bound(found_.begin(), found_.end(), complaint, later),
                  {complaint, text, place});
  }

  void judge() {
    for (const spytown::Finding& finding : spytown::validate(setup_)) {
      complain(finding.complaint, spytown_finding(setup_, finding), place_of(finding));
    }
    bool refused = false;
    for (const auto& [complaint, text, place] : found_) {
      const bool warning = spytown::is_warning(complaint);
      refused = refused || !warning;
      casting_.complaints.push_back({spytown_name(complaint), warning, text, place});
    }
    if (refused) return;
    const spytown::Plan plan = spytown::plan(setup_);
    casting_.game = AnyGame::of<spytown::Spytown>(plan);
    for (int i = 0; i < kSpytownThings; ++i) {
      const auto at = static_cast<std::size_t>(i < spytown::kTokens ? i : i - spytown::kTokens);
      const int count = i < spytown::kTokens ? plan.tokens[at] : plan.cards[at];
      auto& into = i < spytown::kTokens ? casting_.deck : casting_.cards;
      if (count > 0) into.emplace_back(spytown_thing(i), count);
    }
  }

  Where place_of(const spytown::Finding& finding) const {
    using spytown::Complaint;
    switch (finding.complaint) {
      case Complaint::edition_missing: return text_.edition.place;
      case Complaint::gm_missing:
      case Complaint::gm_dealt_in:
        return text_.moderators.empty() ? text_.option_place("gm-mode")
                                        : text_.moderators.back().place;
      case Complaint::deadlock_needs_gm: return text_.option_place("mafia-deadlock");
      case Complaint::recognition_without_gang: return text_.option_place("new-gang-recognition");
      case Complaint::no_action_cards:
        return text_.cards.empty() ? text_.option_place("extended")
                                   : text_.cards.front().card.place;
      case Complaint::duplicate_card: return text_.card_place(spytown_name(finding.card));
      case Complaint::gang_incomplete:
      case Complaint::gang_too_few_players: return text_.card_place("new-gang");
      case Complaint::rerecruit_needs_two_mafiosi: return text_.card_place("re-recruitment");
      case Complaint::tokens_do_not_match:
      case Complaint::not_enough_police_tokens: return text_.deck_place();
      case Complaint::cards_without_extended:
      case Complaint::too_many_action_cards:
      case Complaint::not_enough_neutral:
      case Complaint::many_action_cards:
        return text_.cards.empty() ? text_.table_place() : text_.cards.front().card.place;
      default: return text_.table_place();
    }
  }

  // Chance's answers: what is written on the seats, or a `deal` line: tokens, then cards.
  void read_deal() {
    const bool extended = setup_.extended == spytown::Switch::on;
    casting_.deal.assign(std::size_t{setup_.seats} * (extended ? 2 : 1), -1);
    if (!text_.deal.empty()) return read_deal_line();
    if (tokens_on_seats()) {
      for (std::size_t i = 0; i < tokens_.size(); ++i) {
        casting_.deal[i] = static_cast<int>(token(tokens_[i]));
      }
    }
    if (extended) deal_cards();
  }

  void read_deal_line() {
    for (std::size_t i = 0; i < text_.deal.size(); ++i) {
      const Written& word = text_.deal[i];
      if (i >= casting_.deal.size()) throw Misread(word.place, "fault.setup.too-much-dealt");
      const bool card = i >= setup_.seats;
      const Card found = card ? find_card(word.text) : Card::none;
      if (card && found == Card::none) {
        throw Misread(word.place, {"fault.card.none", {{"name", word.text}}});
      }
      casting_.deal[i] = card ? thing_of(found) : static_cast<int>(token(word));
    }
  }

  // Cards without a seat go to the first seats that have none, in the order of the box.
  void deal_cards() {
    std::vector<Card> left;
    const bool placed =
        std::any_of(on_seat_.begin(), on_seat_.end(), [](Card card) { return card != Card::none; });
    const bool all_free = !placed && !tokens_on_seats();
    if (all_free) return;
    for (int i = 0; i < static_cast<int>(spytown::index(Card::neutral)); ++i) {
      const Card card = static_cast<Card>(i);
      const auto have = std::count(on_seat_.begin(), on_seat_.end(), card);
      for (auto n = have; n < setup_.cards[static_cast<std::size_t>(i)]; ++n) left.push_back(card);
    }
    std::size_t next = 0;
    for (std::size_t i = 0; i < on_seat_.size(); ++i) {
      Card card = on_seat_[i];
      if (card == Card::none) card = next < left.size() ? left[next++] : Card::neutral;
      casting_.deal[setup_.seats + i] = thing_of(card);
    }
  }

  const SetupText& text_;
  spytown::Setup setup_{};
  Casting casting_;
  std::vector<Written> tokens_;
  std::vector<Card> on_seat_;
  struct Found {
    spytown::Complaint complaint;
    Message text;
    Where place;
  };
  std::vector<Found> found_;
};

}  // namespace

Casting cast_spytown(const SetupText& text, const std::string& edition) {
  return SpytownCaster(text, edition).cast();
}

}  // namespace omerta::notation
