// From the setup lines of a file to a game of gorod that may start, or the reasons why it may not.
#include <algorithm>
#include <map>

#include "notation/seating.h"
#include "rulebooks/gorod/house/roles.h"
#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/text/book.h"
#include "rulebooks/gorod/text/ids.h"

namespace omerta::notation {
namespace {

using gorod::Role;

// The standard tables of the catalogue (section 9), written as in a `seats` line.
const StandardTables kTables{
    {"T6", "A mafioso, B commissioner, C-F citizen"},
    {"T9", "A-C mafioso, D commissioner, E-I citizen"},
    {"T12", "A-B mafioso, C lawyer, D commissioner, E nurse, F maniac, G-L citizen"},
    {"T15",
     "A-B mafioso, C don, D lawyer, E commissioner, F sheriff, G nurse, H beauty, I sleepwalker, "
     "J journalist, K captain, L maniac, M-O citizen"},
    {"T18",
     "A-C mafioso, D-F yakuza, G commissioner, H nurse, I sheriff, J captain, K maniac, "
     "L journalist, M-R citizen"},
};

class Caster {
 public:
  Caster(const SetupText& text, const std::string& edition) : text_{text} {
    casting_.rulebook = "gorod";
    casting_.edition = edition;
    if (edition != "new" && edition != "2012") {
      throw Misread(text.edition.place, {"fault.setup.edition",
                                         {{"options", OneOf{{"new", "2012"}}}, {"name", edition}}});
    }
    setup_.edition = edition == "new" ? gorod::Edition::newer : gorod::Edition::of_2012;
  }

  Casting cast() {
    refuse_foreign_lines();
    read_house();
    read_options();
    read_seats();
    read_deck();
    judge();
    return std::move(casting_);
  }

 private:
  void refuse_foreign_lines() const {
    if (!text_.cards.empty()) {
      throw Misread(text_.cards.front().card.place, "fault.setup.no-action-cards");
    }
    if (!text_.preset_name.text.empty()) {
      throw Misread(text_.preset_name.place, "fault.setup.preset-number");
    }
    const int players = text_.preset.value_or(gorod::kFewestPlayers);
    if (players < gorod::kFewestPlayers || players > gorod::kPresetPlayers) {
      throw Misread(
          text_.preset_place,
          {"fault.setup.preset-players",
           {{"low", gorod::kFewestPlayers}, {"high", gorod::kPresetPlayers}, {"n", players}}});
    }
    if (text_.moderators.size() > 1) {
      throw Misread(text_.moderators[1].place, "fault.setup.one-moderator");
    }
  }

  Role role(const Written& word) const {
    for (int i = 0; i < gorod::kBuiltIn + static_cast<int>(house_.size()); ++i) {
      if (gorod_role(casting_.names, static_cast<Role>(i)) == word.text)
        return static_cast<Role>(i);
    }
    return Role::hidden;
  }

  void read_house() {
    std::vector<house::Source> texts;
    for (const HouseBlock& block : text_.house) {
      const std::string_view shipped = house::shipped_house_role(block.shipped);
      if (!block.shipped.empty() && shipped.empty()) {
        const auto ids = house::shipped_house_role_ids();
        throw Misread(block.place, {"fault.setup.not-shipped",
                                    {{"name", block.shipped},
                                     {"options", OneOf{List(ids.begin(), ids.end())}}}});
      }
      texts.push_back({block.place.file, block.shipped.empty() ? block.toml : shipped,
                       block.place.line + 1, 1});
    }
    if (texts.empty()) return;
    auto parsed = house::parse_house_roles(texts);
    if (!parsed) {
      for (const house::Mistake& each : parsed.error()) {
        complain("house-role-invalid", each.what, place_of(each));
      }
      house_refused_ = true;
      return;
    }
    house_ = *parsed;
    for (const house::HouseRole& role : house_) {
      casting_.names.house.push_back({role.id, role.names, role.text});
    }
    setup_ = house::with_house_roles(setup_, house_);
  }

  void read_options() {
    casting_.names.edition = casting_.edition;
    if (text_.table.text == "T18") setup_.yakuza_mode = gorod::YakuzaMode::second_clan;
    if (text_.preset) {
      setup_.yakuza_mode = gorod::preset(setup_.edition, *text_.preset).yakuza_mode;
    }
    if (!text_.moderators.empty()) {
      casting_.names.moderator = text_.moderator().text;
      setup_.moderator_mode = gorod::ModeratorMode::appointed;
    }
    for (const OptionText& option : text_.options) {
      if (!set_gorod_option(setup_, option.name.text, option.value.text)) refuse_option(option);
    }
    // The app cannot run a night without its clocks (section 1.1).
    const bool digital = setup_.moderator_mode == gorod::ModeratorMode::digital;
    if (digital && setup_.call_clock == gorod::kOff) refuse_off("call-clock");
    if (digital && setup_.group_clock == gorod::kOff) refuse_off("group-clock");
  }

  void read_seats() {
    const std::vector<SeatText> seats = seats_in(text_, kTables);
    for (const SeatText& seat : seats) {
      take_seat(casting_.names.seats, seat.name);
      roles_.push_back(seat.role);
    }
    setup_.seats = static_cast<std::uint8_t>(std::min<std::size_t>(seats.size(), 255));
  }

  void count_card(const Written& word, int count) {
    const Role found = role(word);
    const auto additional = gorod_additional();
    const auto picture = std::find(additional.begin(), additional.end(), word.text);
    auto add = [&](std::uint8_t& slot) {
      slot = static_cast<std::uint8_t>(std::min(255, slot + count));
    };
    if (found != Role::hidden) return add(setup_.deck[gorod::index(found)]);
    if (picture == additional.end() && house_refused_) return;  // perhaps a refused definition's id
    if (picture == additional.end()) {
      throw Misread(word.place, {"fault.card.not-here", {{"name", word.text}}});
    }
    add(setup_.additional[static_cast<std::size_t>(picture - additional.begin())]);
  }

  void read_deck() {
    const bool written =
        std::any_of(roles_.begin(), roles_.end(), [](const Written& w) { return !w.text.empty(); });
    if (!text_.deck.empty()) {
      for (const DeckText& card : text_.deck) count_card(card.role, card.count);
    } else if (written) {
      for (std::size_t i = 0; i < roles_.size(); ++i) {
        if (roles_[i].text.empty()) {
          throw Misread(text_.seats[i].name.place, "fault.setup.cards-on-all-seats");
        }
        count_card(roles_[i], 1);
      }
    } else if (text_.preset || seats_have_preset()) {
      setup_.deck = gorod::preset(setup_.edition, text_.preset.value_or(setup_.seats)).deck;
    }
    read_deal(written);
  }

  bool seats_have_preset() const {
    return setup_.seats >= gorod::kFewestPlayers && setup_.seats <= gorod::kPresetPlayers;
  }

  // Chance's answers: the cards on the seats, a `deal` line, or the deck in the order it is
  // written.
  void read_deal(bool on_seats) {
    casting_.deal.assign(setup_.seats, -1);
    const std::vector<Written>& words = on_seats ? roles_ : text_.deal;
    for (std::size_t i = 0; i < words.size(); ++i) {
      const Role found = role(words[i]);
      if (found == Role::hidden && !on_seats) {
        throw Misread(words[i].place, {"fault.card.not-here", {{"name", words[i].text}}});
      }
      if (i >= casting_.deal.size()) throw Misread(words[i].place, "fault.setup.too-many-dealt");
      if (found != Role::hidden) casting_.deal[i] = static_cast<int>(found);
    }
  }

  void complain(const std::string& code, const Message& text, const Where& place) {
    casting_.complaints.push_back({code, false, text, place});
  }

  void refuse_option(const OptionText& option) {
    const auto known = gorod_options(setup_);
    complain("unknown-option", unknown_option(known, option),
             is_option(known, option.name.text) ? option.value.place : option.name.place);
  }

  void refuse_off(const std::string& clock) {
    complain("unknown-option", {"fault.option.clock", {{"name", clock}}},
             text_.option_place(clock));
  }

  // In the order of section 7; several of a kind in the order in which they were found.
  void sort_complaints() {
    const auto rank = [](const notation::Complaint& complaint) {
      int number = 0;
      while (gorod_name(static_cast<gorod::Complaint>(number)) != complaint.code) ++number;
      return std::pair{complaint.warning, number};
    };
    std::multimap<std::pair<bool, int>, Complaint> ranked;
    for (const Complaint& each : casting_.complaints) ranked.emplace(rank(each), each);
    casting_.complaints.clear();
    for (const auto& [number, each] : ranked) casting_.complaints.push_back(each);
  }

  Where place_of(const house::Mistake& mistake) const;
  Where place_of(const gorod::Finding& found) const;

  Message finding(const gorod::Finding& found) const;

  void judge() {
    const auto& names = casting_.names.seats;
    if (!text_.moderators.empty() &&
        std::find(names.begin(), names.end(), text_.moderator().text) != names.end()) {
      const std::string name = text_.moderator().text;
      complain("moderator-is-player", {"complaint.moderator-is-player", {{"name", name}}, "gorod"},
               text_.moderator().place);
    }
    if (house_refused_) return;  // the deck cannot be judged without its cards
    for (const gorod::Finding& found : gorod::validate(setup_)) {
      casting_.complaints.push_back({gorod_name(found.complaint),
                                     gorod::is_warning(found.complaint), finding(found),
                                     place_of(found)});
    }
    sort_complaints();
    for (int i = 0; i < gorod::kRoles; ++i) {
      const int count = setup_.deck[static_cast<std::size_t>(i)];
      if (count > 0) {
        casting_.deck.emplace_back(gorod_role(casting_.names, static_cast<Role>(i)), count);
      }
    }
    const bool refused = std::any_of(casting_.complaints.begin(), casting_.complaints.end(),
                                     [](const Complaint& c) { return !c.warning; });
    if (!refused) casting_.game = AnyGame::of<gorod::Gorod>(gorod::plan(setup_));
  }

  const SetupText& text_;
  gorod::Setup setup_{};
  Casting casting_;
  house::HouseRoles house_;
  bool house_refused_ = false;
  std::vector<Written> roles_;
};

// A definition written in the file has its own line; a shipped one is where it is named.
Where Caster::place_of(const house::Mistake& mistake) const {
  const bool here = mistake.file == text_.place.file && mistake.line > 0;
  return here ? Where{mistake.file, mistake.line, mistake.column} : text_.house.front().place;
}

Where Caster::place_of(const gorod::Finding& found) const {
  using gorod::Complaint;
  switch (found.complaint) {
    case Complaint::too_few_players:
    case Complaint::too_many_players:
    case Complaint::no_preset: return text_.table_place();
    case Complaint::additional_without_rules:
      return text_.card_place(gorod_additional()[found.role]);
    case Complaint::not_enough_cards:
      return found.role >= gorod::kBuiltIn
                 ? text_.deck_place()
                 : text_.card_place(gorod_role(casting_.names, static_cast<Role>(found.role)));
    case Complaint::single_copy:
    case Complaint::house_role_invalid:
    case Complaint::needs_moderator:
    case Complaint::house_shot_after_nurse:
      return text_.card_place(gorod_role(casting_.names, static_cast<Role>(found.role)));
    case Complaint::unequal_clans:
    case Complaint::unequal_clans_warning:
    case Complaint::yakuza_mode_missing: return text_.card_place("yakuza");
    default: return text_.deck_place();
  }
}

// Section 7. A card is called as it is written in the file.
Message Caster::finding(const gorod::Finding& f) const {
  using gorod::Complaint;
  const bool picture = f.complaint == Complaint::additional_without_rules;
  const bool box_of_house = f.complaint == Complaint::not_enough_cards && f.role >= gorod::kBuiltIn;
  const std::string card =
      picture ? gorod_additional()[f.role] : gorod_role(casting_.names, static_cast<Role>(f.role));
  const Message fault{gorod_id::key("house-fault", gorod_id::of(f.fault)), {}};
  return {gorod_id::key("complaint", gorod_id::of(f.complaint)),
          {{"role", card},
           {"have", f.have},
           {"allowed", f.allowed},
           {"players", setup_.seats},
           {"house", box_of_house ? "yes" : "no"},
           {"edition", gorod_id::of(setup_.edition)},
           {"fault", fault}},
          "gorod"};
}

}  // namespace

Casting cast_gorod(const SetupText& text, const std::string& edition) {
  return Caster(text, edition).cast();
}

}  // namespace omerta::notation
