// The pages of mrakoszlap: each card, all cards, the order of play, presets, the lists of defences.
#include "rulebooks/mrakoszlap/presentation/pages.h"

#include <algorithm>
#include <array>

#include "rulebooks/mrakoszlap/presentation/form.h"
#include "rulebooks/mrakoszlap/rules/calls.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::mrakoszlap {
namespace {

using catalogue::Page;
using catalogue::Topic;
using enum catalogue::Line::Kind;

constexpr std::array kTopics{
    Topic{"setup", "DECK"},      Topic{"deck", "DECK"},         Topic{"deal", "DEAL"},
    Topic{"sides", "SIDE"},      Topic{"calls", "CALL"},        Topic{"meeting", "MEET"},
    Topic{"bullets", "BULLET"},  Topic{"flight", "BULLET"},     Topic{"fragments", "BULLET"},
    Topic{"tunnel", "MAGE"},     Topic{"smell", "SOCK"},        Topic{"mud", "JOZIN"},
    Topic{"gas-mask", "MASK"},   Topic{"prison", "JAILER"},     Topic{"gains", "EXCH"},
    Topic{"morning", "REPORT"},  Topic{"trial", "DAY"},         Topic{"accusations", "ACCUSE"},
    Topic{"defences", "DEFEND"}, Topic{"voting", "BALLOT"},     Topic{"tie-ballot", "TIE"},
    Topic{"gallows", "VERDICT"}, Topic{"execution", "VERDICT"}, Topic{"defence-cards", "DAYDEF"},
    Topic{"silence", "BOBO"},    Topic{"victory", "WIN"},       Topic{"winning", "WIN"},
    Topic{"moderator", "MOD"},   Topic{"konferansjer", "MOD"},  Topic{"phases", "PHASE"},
    Topic{"neighbours", "SEAT"}, Topic{"resolution", "END"}};

// The clauses of a card are filed under a short word.
struct Filed {
  Type type;
  std::string_view group;
};
constexpr std::array kFiled{
    Filed{Type::cloud_treader, "CLOUD"},    Filed{Type::tightrope_walker, "ROPE"},
    Filed{Type::ghost_bobo, "BOBO"},        Filed{Type::mad_shooter, "SHOOTER"},
    Filed{Type::al_capone, "CAPONE"},       Filed{Type::gandalf, "EXCH"},
    Filed{Type::kuskona, "EXCH"},           Filed{Type::mass_murderer, "MASSM"},
    Filed{Type::blind_executioner, "EXEC"}, Filed{Type::gravedigger, "GRAVE"},
    Filed{Type::time_lord, "TIMELORD"}};

// MRK-PHASE-3
constexpr std::array kDay{Phase::report,   Phase::day_open,  Phase::accusations,
                          Phase::defences, Phase::ballot,    Phase::tie_ballot,
                          Phase::verdict,  Phase::execution, Phase::evening};

// MRK-BULLET-9, MRK-DAYDEF-1, -2  Every list of the print; a tunnel stands by its Mage.
struct Defended {
  Kind kind;
  std::vector<Type> cards;
};
const std::vector<Defended>& defences() {
  using enum Kind;
  static const std::vector<Defended> all{
      {mafia,
       {Type::magnet, Type::mage, Type::mirror, Type::slime, Type::al_capone, Type::doctor,
        Type::vest, Type::cloud_treader}},
      {shooter,
       {Type::magnet, Type::mage, Type::mirror, Type::slime, Type::doctor, Type::vest,
        Type::cloud_treader}},
      {sniper,
       {Type::magnet, Type::mage, Type::slime, Type::doctor, Type::vest, Type::cloud_treader}},
      {smell, {Type::doctor, Type::cloud_treader}},
      {matrix, {Type::vest, Type::cloud_treader}},
      {gallows, {Type::tightrope_walker, Type::immunity, Type::cloud_treader}},
      {shot, {Type::immunity, Type::vest, Type::cloud_treader}},
  };
  return all;
}

// Also as it is printed on the card: the box speaks a dialect.
catalogue::Line named(catalogue::Line::Kind kind, Type type) {
  return {
      .kind = kind, .text = said::card_name(type), .printed = notation::mrakoszlap_printed(type)};
}

void tell(Page& page, Type type) {
  page.push_back({text, said::card_does({}, type)});
  page.push_back({.kind = aside, .parts = said::card_traits(type)});
}

Page card_page(Type type) {
  Page page{named(title, type)};
  page.back().copies = kCopies[index(type)];
  tell(page, type);
  const auto filed = std::find_if(kFiled.begin(), kFiled.end(),
                                  [&](const Filed& each) { return each.type == type; });
  const std::string id = notation::mrakoszlap_name(type);
  page.push_back({clauses, {}, filed == kFiled.end() ? id : std::string{filed->group}});
  page.push_back({also, {}, id});
  return page;
}

Page cards() {
  Page page;
  for (unsigned i = 0; i < kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    page.push_back({blank});
    page.push_back(named(heading, type));
    tell(page, type);
  }
  return page;
}

// MRK-CALL-1, MRK-PHASE-3
Page order() {
  const auto phase = [](Phase which) {
    return catalogue::Line{.kind = row, .text = said::phase_name(which)};
  };
  Page page{{title, "cli.rules.order"}, phase(Phase::mafia_meeting), phase(Phase::night_open)};
  page[1].after = as_written("1");
  int number = 0;
  const auto call = [&](Type type, const Message& nights) {
    page.push_back({row, said::card_name(type), std::to_string(++number), nights});
  };
  for (const CallRow& each : kCalls) {
    const bool even = each.nights == Nights::even;
    call(each.type, even ? Message{"mrakoszlap.trait.even-nights"} : Message{});
  }
  call(Type::spyglass, "mrakoszlap.trait.third-nights");
  page.push_back(phase(Phase::night_resolution));
  page.push_back(phase(Phase::matrix_release));
  page.push_back({title, "cli.rules.order-day"});
  for (Phase each : kDay) page.push_back(phase(each));
  page.push_back({blank});
  page.push_back({aside, as_written("MRK-CALL-1, MRK-PHASE-2, MRK-PHASE-3")});
  return page;
}

// The page a narrator needs most. Gas masks come before the Doctor, against the smell alone.
Page defence_order() {
  Page page{{title, "cli.rules.defences"}};
  for (const Defended& each : defences()) {
    Messages parts;
    if (each.kind == Kind::smell) {
      const Message masks = listed(said::cards(gas_masks(ThirdGasMask::ghost_bobo)));
      parts.push_back(
          {"cli.in-brackets", {{"text", Message{"cli.trace.key.mask"}}, {"what", masks}}});
    }
    for (Type type : each.cards) parts.push_back(said::card_name(type));
    page.push_back({heading, said::kind_name(each.kind)});
    page.push_back({.kind = chain, .parts = std::move(parts)});
  }
  page.push_back({blank});
  page.push_back(
      {aside, as_written("MRK-BULLET-9, MRK-SOCK-2, MRK-MATRIX-4, MRK-DAYDEF-1, MRK-DAYDEF-2")});
  page.push_back({options, {}, "defence-order"});
  return page;
}

Page presets() {
  Page page;
  for (const setup::Preset& preset : form({}).presets) {
    page.push_back({blank});
    page.push_back({heading, as_written(preset.id), {}, preset.name});
    page.push_back({text, preset.about});
    for (const setup::Setting& each : preset.sets) {
      page.push_back({point, as_written(each.option + " = " + each.value)});
    }
  }
  return page;
}

}  // namespace

catalogue::Pages pages(std::string_view) {
  catalogue::Pages all{
      .topics = kTopics, .how = {"cli.rules.how-mrakoszlap"}, .language_of_box = "pl"};
  all.pages = {{{"order", "night-order"}, order()},
               {{"presets"}, presets()},
               {{"defence-order", "defence order"}, defence_order()},
               {{"cards", "roles"}, cards()}};
  for (unsigned i = 0; i < kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    all.cards.push_back({{notation::mrakoszlap_name(type)}, card_page(type)});
  }
  return all;
}

}  // namespace omerta::mrakoszlap
