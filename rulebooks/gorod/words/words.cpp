// Cards, calls, questions, refusals and complaints of gorod as messages. Facts: facts.cpp.
#include "rulebooks/gorod/words/words.h"

#include "rulebooks/gorod/rules/cards.h"
#include "rulebooks/gorod/text/ids.h"

namespace omerta::gorod::said {
namespace {

using notation::gorod_id::key;
using notation::gorod_id::of;

// Section 2.1  A card has the name that is printed on it; one of them is called otherwise in
// `2012`.
std::string role_key(Edition edition, Role role, std::string_view form) {
  const std::string id{of(role)};
  const std::string older = key("role", id + "-2012", form);
  return edition == Edition::of_2012 && has_message("gorod", older) ? older : key("role", id, form);
}

Message call_line(const Plan& plan, Call call, std::string_view form) {
  Message name;
  for (unsigned i = 0; i < plan.night_rows; ++i) {
    const Row& row = plan.nights[i];
    if (row.call == call && row.role != Role::hidden)
      name = role_name(plan.setup.edition, row.role);
  }
  return {key("call", of(call), form), {{"name", name}}};
}

Card card_of(const Setup& setup, Role role) {
  return role < Role::first_house ? built_in(role, setup) : setup.house[index(role) - kBuiltIn];
}

void add_blocks(Messages& lines, Edition edition, const Act& act) {
  Messages cards;
  for (unsigned i = 0; i < kRoles; ++i) {
    const Role role = static_cast<Role>(i);
    if (act.asks.has(role)) cards.push_back(role_name(edition, role));
  }
  for (unsigned i = 0; i <= static_cast<unsigned>(Block::guard); ++i) {
    const Block block = static_cast<Block>(i);
    if (act.does.has(block)) lines.push_back({key("block", of(block)), {{"role", cards}}});
  }
}

void add_acts(Messages& lines, Edition edition, const Card& card) {
  for (unsigned k = 0; k < card.acts; ++k) {
    const Act& act = card.act[k];
    add_blocks(lines, edition, act);
    const int uses = act.uses == kUnlimited ? 0 : act.uses;
    if (uses != 0 || act.repeat != Repeat::free) {
      lines.push_back({"house.limits", {{"uses", uses}, {"repeat", of(act.repeat)}}});
    }
  }
}

void add_traits(Messages& lines, const Card& card) {
  constexpr std::array kSeen{"mafia", "town", "maniac", "unclear"};
  for (unsigned i = 0; i < kSeen.size(); ++i) {
    if (card.seen_as[i] != Roles{}) lines.push_back({"trait.seen-as", {{"seen", kSeen[i]}}});
  }
  if (card.decoy != Clan::none) lines.push_back("trait.decoy");
  if (card.armour > 0) lines.push_back({"trait.armour", {{"n", card.armour}}});
  if (card.vote_weight != 1) lines.push_back({"trait.vote-weight", {{"n", card.vote_weight}}});
  if (card.avenge == Avenge::yes) lines.push_back("trait.avenge");
  if (card.wins_alone == WinsAlone::last_with_one_town) lines.push_back("trait.last-with-one-town");
  if (card.wins_alone == WinsAlone::last_standing) lines.push_back("trait.last-standing");
}

// GOR-CAPTAIN-4
bool masks_all(const Setup& setup) {
  return built_in(Role::captain, setup).act[0].masks == Roles::all();
}

// GOR-HOUSE-1  Everything about a house role is public before the deal.
Message house_does(const Names& names, Edition edition, const Card& card, Role role) {
  std::string_view wakes = card.acts > 0 ? "alone" : "none";
  if (card.wakes_with == Clan::mafia) wakes = "mafia";
  if (card.wakes_with == Clan::yakuza) wakes = "yakuza";
  Messages lines{
      {"house.side",
       {{"role", role_name(edition, role)}, {"side", Message{key("side", of(card.side))}}}},
      {"house.wakes", {{"call", wakes}}}};
  add_acts(lines, edition, card);
  add_traits(lines, card);
  const std::string text = house_text(names, role);
  if (!text.empty()) lines.push_back({"house.text", {{"what", text}}});
  return together(std::move(lines));
}

// GOR-NURSE-3, -4  What binds her, for select.
std::string_view nurse_limit(const Setup& setup) {
  if (setup.edition == Edition::of_2012) return "once";
  return setup.nurse_repeat == NurseRepeat::last_choice ? "last" : "running";
}

bool offers_seats(Ask what) {
  return what != ask::deal && what != ask::look && what != ask::speak && what != ask::close;
}

Args offer_args(const Prompt& prompt) {
  const Seats offered = offers_seats(prompt.ask) ? seats_of(prompt.offers) : Seats{};
  return {{"seats", offered}, {"take", prompt.take}, {"pass", yes(prompt.pass == Pass::allowed)}};
}

}  // namespace

Message role_name(Edition edition, Role role) {
  if (role != Role::hidden && role >= Role::first_house)
    return named_by_host(index(role) - kBuiltIn);
  return role_key(edition, role, "name");
}

Message role_motto(Role role) {
  const std::string motto = key("role", of(role), "motto");
  return has_message("gorod", motto) ? Message{motto} : Message{};
}

Messages goals(const Setup& setup) {
  const auto in_deck = [&](Role role) { return setup.deck[index(role)] > 0; };
  const bool newer = setup.edition == Edition::newer;
  const bool clans = two_clans(setup);
  const std::string_view lawyer = !in_deck(Role::lawyer) ? "none" : newer ? "counted" : "apart";
  const bool must =
      in_deck(Role::maniac) && setup.town_must_remove_maniac == TownMustRemoveManiac::yes;
  Messages lines{
      {"goal.town", {{"clans", yes(clans)}, {"lawyer", lawyer}, {"maniac", must ? "must" : "may"}}},
      {"goal.mafia",
       {{"clans", !clans  ? "one"
                  : newer ? "rivals"
                          : "apart"}}}};
  if (in_deck(Role::maniac)) lines.push_back({"goal.maniac", {{"edition", of(setup.edition)}}});
  return lines;
}

bool heals(const Setup& setup) {
  for (unsigned i = 0; i < kRoles; ++i) {
    const Card card = card_of(setup, static_cast<Role>(i));
    for (unsigned k = 0; setup.deck[i] > 0 && k < card.acts; ++k) {
      if (card.act[k].does.has(Block::heal)) return true;
    }
  }
  return false;
}

std::string house_text(const Names& names, Role role) {
  if (role == Role::hidden || role < Role::first_house) return {};
  const std::size_t number = index(role) - kBuiltIn;
  return number < names.house.size() ? names.house[number].text : std::string{};
}

Message role_count(Edition edition, Role role, int copies) {
  return {role_key(edition, role, "count"), {{"n", copies}, {"name", role_name(edition, role)}}};
}

Messages deck(const Setup& setup) {
  Messages cards;
  for (unsigned i = 0; i < kRoles; ++i) {
    if (setup.deck[i] > 0)
      cards.push_back(role_count(setup.edition, static_cast<Role>(i), setup.deck[i]));
  }
  return cards;
}

Message role_does(const Names& names, const Setup& setup, Role role) {
  if (role >= Role::first_house)
    return house_does(names, setup.edition, card_of(setup, role), role);
  return {key("role", of(role), "does"),
          {{"edition", of(setup.edition)},
           {"mode", of(setup.yakuza_mode)},
           {"limit", nurse_limit(setup)},
           {"masks", yes(masks_all(setup))}}};
}

Message call_name(const Plan& plan, Call call) { return call_line(plan, call, "name"); }
Message call_wakes(const Plan& plan, Call call) { return call_line(plan, call, "wakes"); }
Message call_sleeps(const Plan& plan, Call call) { return call_line(plan, call, "sleeps"); }

QuestionText question(const View& view, const Prompt& prompt) {
  const std::string_view id = of(prompt.ask);
  Args args = offer_args(prompt);
  args.emplace_back("role", role_name(view.plan.setup.edition, view.notes.role));
  args.emplace_back("self", yes(seats_of(prompt.offers).has(view.seat)));
  args.emplace_back("edition", of(view.plan.setup.edition));
  args.emplace_back("limit", nurse_limit(view.plan.setup));
  args.emplace_back("talk", yes(view.plan.setup.tie_discussion == TieDiscussion::yes));
  args.emplace_back("ballot", of(view.plan.setup.ballot));
  QuestionText asked{{key("ask", id), args}, {key("ask", id, "hint"), args}};
  const std::array<Ask, kActs> own{ask::act, ask::act_2, ask::act_3};
  for (unsigned k = 0; k < own.size(); ++k) {  // a house role's question says what its choice does
    if (prompt.ask != own[k] || view.notes.role == Role::hidden) continue;
    Messages hint;
    add_blocks(hint, view.plan.setup.edition, view.plan.card(view.notes.role).act[k]);
    hint.push_back(asked.hint);
    asked.hint = together(std::move(hint));
  }
  return asked;
}

QuestionText house_question(const Plan& plan, const Prompt& prompt) {
  const std::string_view id = of(prompt.ask);
  const Args args{{"ballot", of(plan.setup.ballot)}, {"pass", yes(prompt.pass == Pass::allowed)}};
  return {{key("ask", id), args}, {key("ask", id, "hint"), args}};
}

Message refusal(Refusal refusal, const Prompt* open) {
  if (refusal == Refusal::stale) return std::string{kStale};
  return {key("refusal", of(refusal)), offer_args(open != nullptr ? *open : Prompt{})};
}

Message finding(const Names& names, const Setup& setup, const Finding& finding, Args more) {
  const bool picture = finding.complaint == Complaint::additional_without_rules;
  const bool box_of_house =
      finding.complaint == Complaint::not_enough_cards && finding.role >= kBuiltIn;
  const Message card =
      picture ? Message{key("role", notation::gorod_id::additional(finding.role), "name")}
              : role_name(setup.edition, static_cast<Role>(finding.role));
  Args args = std::move(more);  // the first argument of a name is the one that counts
  args.emplace_back("role", card);
  args.emplace_back("have", finding.have);
  args.emplace_back("allowed", finding.allowed);
  args.emplace_back("players", setup.seats);
  args.emplace_back("edition", of(setup.edition));
  args.emplace_back("house", yes(box_of_house));
  args.emplace_back("fault", Message{key("house-fault", of(finding.fault))});
  args.emplace_back("name", names.moderator);
  args.emplace_back("value", "?");
  return {key("complaint", of(finding.complaint)), std::move(args)};
}

}  // namespace omerta::gorod::said
