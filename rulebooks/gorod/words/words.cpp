// Cards, calls, questions, refusals and complaints of gorod in words. Facts: gorod_facts.cpp.
#include "rulebooks/gorod/words/words.h"

#include "rulebooks/gorod/rules/cards.h"
#include "rulebooks/gorod/text/ids.h"

namespace omerta::notation {
namespace {

using gorod::Block;
using gorod::Call;
using gorod::Card;
using gorod::Role;
namespace ask = gorod::ask;

// A house role is called what its author calls it: in this language, in English, or by its id.
std::string house_name(const Words& words, const Names& names, Role role) {
  const std::size_t number = index(role) - gorod::kBuiltIn;
  if (number >= names.house.size()) return words.say("role.hidden.name");
  const HouseName& house = names.house[number];
  for (std::string_view wanted : {code(words.language()), code(Language::en)}) {
    const auto found = house.names.find(std::string{wanted});
    if (found != house.names.end()) return found->second;
  }
  return house.id;
}

std::string call_line(const Words& words, const gorod::Plan& plan, const Names& names, Call call,
                      std::string_view form) {
  std::string name;
  for (unsigned i = 0; i < plan.night_rows; ++i) {
    const gorod::Row& row = plan.nights[i];
    if (row.call == call && row.role != Role::hidden) name = role_name(words, names, row.role);
  }
  return words.say(gorod_id::key("call", gorod_id::of(call), form), {{"name", name}});
}

Card card_of(const gorod::Setup& setup, Role role) {
  return role < Role::first_house ? gorod::built_in(role, setup)
                                  : setup.house[index(role) - gorod::kBuiltIn];
}

void add(std::string& lines, const std::string& line) {
  if (!lines.empty()) lines += ' ';
  lines += line;
}

std::string blocks_text(const Words& words, const Names& names, const gorod::Act& act) {
  List cards;
  for (unsigned i = 0; i < gorod::kRoles; ++i) {
    const Role role = static_cast<Role>(i);
    if (act.asks.has(role)) cards.push_back(role_name(words, names, role));
  }
  std::string lines;
  for (unsigned i = 0; i <= static_cast<unsigned>(Block::guard); ++i) {
    const Block block = static_cast<Block>(i);
    if (act.does.has(block)) {
      add(lines, words.say(gorod_id::key("block", gorod_id::of(block)), {{"role", cards}}));
    }
  }
  return lines;
}

std::string acts_text(const Words& words, const Names& names, const Card& card) {
  std::string lines;
  for (unsigned k = 0; k < card.acts; ++k) {
    const gorod::Act& act = card.act[k];
    add(lines, blocks_text(words, names, act));
    const int uses = act.uses == gorod::kUnlimited ? 0 : act.uses;
    if (uses != 0 || act.repeat != gorod::Repeat::free) {
      add(lines, words.say("house.limits", {{"uses", uses}, {"repeat", gorod_id::of(act.repeat)}}));
    }
  }
  return lines;
}

std::string traits_text(const Words& words, const Card& card) {
  constexpr std::array kSeen{"mafia", "town", "maniac", "unclear"};
  std::string lines;
  for (unsigned i = 0; i < kSeen.size(); ++i) {
    if (card.seen_as[i] != gorod::Roles{}) {
      add(lines, words.say("trait.seen-as", {{"seen", kSeen[i]}}));
    }
  }
  if (card.decoy != gorod::Clan::none) add(lines, words.say("trait.decoy"));
  if (card.armour > 0) add(lines, words.say("trait.armour", {{"n", card.armour}}));
  if (card.vote_weight != 1) {
    add(lines, words.say("trait.vote-weight", {{"n", card.vote_weight}}));
  }
  if (card.avenge == gorod::Avenge::yes) add(lines, words.say("trait.avenge"));
  if (card.wins_alone == gorod::WinsAlone::last_with_one_town) {
    add(lines, words.say("trait.last-with-one-town"));
  }
  if (card.wins_alone == gorod::WinsAlone::last_standing) {
    add(lines, words.say("trait.last-standing"));
  }
  return lines;
}

// GOR-CAPTAIN-4
bool masks_all(const gorod::Setup& setup) {
  const gorod::Act arrest = gorod::built_in(Role::captain, setup).act[0];
  return arrest.masks == gorod::Roles::all();
}

// GOR-HOUSE-1  Everything about a house role is public before the deal.
std::string house_does(const Words& words, const Names& names, const Card& card, Role role) {
  const bool alone_awake = card.acts > 0;
  std::string_view wakes = alone_awake ? "alone" : "none";
  if (card.wakes_with == gorod::Clan::mafia) wakes = "mafia";
  if (card.wakes_with == gorod::Clan::yakuza) wakes = "yakuza";
  std::string lines = words.say(
      "house.side", {{"role", role_name(words, names, role)},
                     {"side", words.say(gorod_id::key("side", gorod_id::of(card.side)))}});
  add(lines, words.say("house.wakes", {{"call", wakes}}));
  for (const std::string& more : {acts_text(words, names, card), traits_text(words, card)}) {
    if (!more.empty()) add(lines, more);
  }
  const std::string text = house_text(names, role);
  if (!text.empty()) add(lines, words.say("house.text", {{"what", text}}));
  return lines;
}

// GOR-NURSE-3, -4  What binds her, for select.
std::string_view nurse_limit(const gorod::Setup& setup) {
  if (setup.edition == gorod::Edition::of_2012) return "once";
  return setup.nurse_repeat == gorod::NurseRepeat::last_choice ? "last" : "running";
}

bool offers_seats(Ask what) {
  return what != ask::deal && what != ask::look && what != ask::speak && what != ask::close;
}

Args offer_args(const Words& words, const Names& names, const Prompt& prompt) {
  const Seats offered = offers_seats(prompt.ask) ? seats_of(prompt.offers) : Seats{};
  return {{"seats", seat_names(words, names, offered)},
          {"take", prompt.take},
          {"pass", yes(prompt.pass == Pass::allowed)}};
}

// Section 2.1  A card has the name that is printed on it; one of them is called otherwise in
// `2012`.
std::string role_key(const Words& words, const Names& names, Role role, std::string_view form) {
  const std::string id{gorod_id::of(role)};
  const std::string older = gorod_id::key("role", id + "-2012", form);
  return names.edition == "2012" && words.has(older) ? older : gorod_id::key("role", id, form);
}

}  // namespace

std::string role_name(const Words& words, const Names& names, Role role) {
  if (role != Role::hidden && role >= Role::first_house) return house_name(words, names, role);
  return words.say(role_key(words, names, role, "name"));
}

std::string role_motto(const Words& words, Role role) {
  const std::string key = gorod_id::key("role", gorod_id::of(role), "motto");
  return words.has(key) ? words.say(key) : std::string{};
}

std::vector<std::string> goals(const Words& words, const gorod::Setup& setup) {
  const auto in_deck = [&](Role role) { return setup.deck[index(role)] > 0; };
  const bool newer = setup.edition == gorod::Edition::newer;
  const bool clans = gorod::two_clans(setup);
  const std::string_view lawyer = !in_deck(Role::lawyer) ? "none" : newer ? "counted" : "apart";
  const bool must =
      in_deck(Role::maniac) && setup.town_must_remove_maniac == gorod::TownMustRemoveManiac::yes;
  std::vector<std::string> lines{
      words.say("goal.town",
                {{"clans", yes(clans)}, {"lawyer", lawyer}, {"maniac", must ? "must" : "may"}}),
      words.say("goal.mafia", {{"clans", !clans  ? "one"
                                         : newer ? "rivals"
                                                 : "apart"}})};
  if (in_deck(Role::maniac)) {
    lines.push_back(words.say("goal.maniac", {{"edition", gorod_id::of(setup.edition)}}));
  }
  return lines;
}

bool heals(const gorod::Setup& setup) {
  for (unsigned i = 0; i < gorod::kRoles; ++i) {
    const Card card = card_of(setup, static_cast<Role>(i));
    for (unsigned k = 0; setup.deck[i] > 0 && k < card.acts; ++k) {
      if (card.act[k].does.has(Block::heal)) return true;
    }
  }
  return false;
}

std::string house_text(const Names& names, Role role) {
  if (role == Role::hidden || role < Role::first_house) return {};
  const std::size_t number = index(role) - gorod::kBuiltIn;
  return number < names.house.size() ? names.house[number].text : std::string{};
}

std::string role_count(const Words& words, const Names& names, Role role, int copies) {
  return words.say(role_key(words, names, role, "count"),
                   {{"n", copies}, {"name", role_name(words, names, role)}});
}

std::string deck_text(const Words& words, const Names& names, const gorod::Setup& setup) {
  List cards;
  Names printed = names;
  printed.edition = setup.edition == gorod::Edition::newer ? "new" : "2012";
  for (unsigned i = 0; i < gorod::kRoles; ++i) {
    if (setup.deck[i] > 0) {
      cards.push_back(role_count(words, printed, static_cast<Role>(i), setup.deck[i]));
    }
  }
  return words.join(cards);
}

std::string role_does(const Words& words, const Names& names, const gorod::Setup& setup,
                      Role role) {
  if (role >= Role::first_house) return house_does(words, names, card_of(setup, role), role);
  return words.say(gorod_id::key("role", gorod_id::of(role), "does"),
                   {{"edition", gorod_id::of(setup.edition)},
                    {"mode", gorod_id::of(setup.yakuza_mode)},
                    {"limit", nurse_limit(setup)},
                    {"masks", yes(masks_all(setup))}});
}

std::string call_name(const Words& words, const gorod::Plan& plan, const Names& names, Call call) {
  return call_line(words, plan, names, call, "name");
}
std::string call_wakes(const Words& words, const gorod::Plan& plan, const Names& names, Call call) {
  return call_line(words, plan, names, call, "wakes");
}
std::string call_sleeps(const Words& words, const gorod::Plan& plan, const Names& names,
                        Call call) {
  return call_line(words, plan, names, call, "sleeps");
}

Question question(const Words& words, const Names& names, const gorod::View& view,
                  const Prompt& prompt) {
  const std::string_view id = gorod_id::of(prompt.ask);
  Args args = offer_args(words, names, prompt);
  args.emplace_back("role", role_name(words, names, view.notes.role));
  args.emplace_back("self", yes(seats_of(prompt.offers).has(view.seat)));
  args.emplace_back("edition", gorod_id::of(view.plan.setup.edition));
  args.emplace_back("limit", nurse_limit(view.plan.setup));
  args.emplace_back("talk", yes(view.plan.setup.tie_discussion == gorod::TieDiscussion::yes));
  args.emplace_back("ballot", gorod_id::of(view.plan.setup.ballot));
  Question asked{words.say(gorod_id::key("ask", id), args),
                 words.say(gorod_id::key("ask", id, "hint"), args)};
  const std::array<Ask, gorod::kActs> own{ask::act, ask::act_2, ask::act_3};
  for (unsigned k = 0; k < own.size(); ++k) {  // a house role's question says what its choice does
    if (prompt.ask != own[k] || view.notes.role == Role::hidden) continue;
    const gorod::Act& act = view.plan.card(view.notes.role).act[k];
    asked.hint = blocks_text(words, names, act) + ' ' + asked.hint;
  }
  return asked;
}

Question house_question(const Words& words, const gorod::Plan& plan, const Prompt& prompt) {
  const std::string_view id = gorod_id::of(prompt.ask);
  const Args args{{"ballot", gorod_id::of(plan.setup.ballot)},
                  {"pass", yes(prompt.pass == Pass::allowed)}};
  return {words.say(gorod_id::key("ask", id), args),
          words.say(gorod_id::key("ask", id, "hint"), args)};
}

std::string refusal_text(const Words& words, const Names& names, Refusal refusal,
                         const Prompt* open) {
  return words.say(gorod_id::key("refusal", gorod_id::of(refusal)),
                   offer_args(words, names, open != nullptr ? *open : Prompt{}));
}

std::string finding_text(const Words& words, const Names& names, const gorod::Setup& setup,
                         const gorod::Finding& finding, const Args& more) {
  using gorod::Complaint;
  const bool picture = finding.complaint == Complaint::additional_without_rules;
  const bool box_of_house =
      finding.complaint == Complaint::not_enough_cards && finding.role >= gorod::kBuiltIn;
  const std::string card =
      picture ? words.say(gorod_id::key("role", gorod_id::additional(finding.role), "name"))
              : role_name(words, names, static_cast<Role>(finding.role));
  Args args = more;  // the first argument of a name is the one that counts
  args.emplace_back("role", card);
  args.emplace_back("have", finding.have);
  args.emplace_back("allowed", finding.allowed);
  args.emplace_back("players", setup.seats);
  args.emplace_back("edition", gorod_id::of(setup.edition));
  args.emplace_back("house", yes(box_of_house));
  args.emplace_back("fault", words.say(gorod_id::key("house-fault", gorod_id::of(finding.fault))));
  args.emplace_back("name", names.moderator);
  args.emplace_back("value", "?");
  return words.say(gorod_id::key("complaint", gorod_id::of(finding.complaint)), args);
}

}  // namespace omerta::notation
