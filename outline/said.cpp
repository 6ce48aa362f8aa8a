// Keys and arguments of the sentences of a rulebook in outline.
#include "outline/said.h"

#include "words/words.h"

namespace omerta::outline {
namespace {

std::string whole(const Outline& outline, std::string_view key) {
  return std::string{outline.id}.append(".").append(key);
}

std::string key(std::string_view family, std::string_view name, std::string_view form = {}) {
  std::string all{family};
  all.append(".").append(name);
  return form.empty() ? all : all.append(".").append(form);
}

Args arguments(const Outline& outline, const Cards& cards, const Event& event) {
  const Row& row = outline.row(event.fact);
  Args args;
  for (std::size_t i = 0; i < row.written.size(); ++i) {
    switch (row.written[i]) {
      case Place::who:
      case Place::self: args.emplace_back("who", event.who); break;
      case Place::whom: args.emplace_back("whom", event.whom); break;
      case Place::role: args.emplace_back("role", role_name(outline, event.what)); break;
      case Place::result:
        args.emplace_back("result", said(outline, key("result", outline.results[event.what])));
        break;
      case Place::round: args.emplace_back("n", event.much); break;
      case Place::seats: args.emplace_back("seats", event.seats); break;
      case Place::deck: args.emplace_back("deck", deck(outline, cards)); break;
    }
  }
  return args;
}

}  // namespace

bool has_words(const Outline& outline, std::string_view key) {
  return has_message(outline.id, whole(outline, key));
}

Message said(const Outline& outline, std::string_view key, Args args) {
  if (!has_words(outline, key)) return as_written(whole(outline, key));
  return {whole(outline, key), std::move(args), outline.id};
}

Message fact(const Outline& outline, const Cards& cards, const Event& event) {
  return said(outline, key("fact", outline.row(event.fact).name), arguments(outline, cards, event));
}

Message fact_to(const Outline& outline, const Cards& cards, const Event& event, Seat seat) {
  const std::string own = key("fact", outline.row(event.fact).name, "you");
  if (event.who != seat || !has_words(outline, own)) return fact(outline, cards, event);
  return said(outline, own, arguments(outline, cards, event));
}

QuestionText question(const Outline& outline, Ask ask) {
  const std::string_view name = outline.asks[static_cast<std::size_t>(ask)];
  const std::string hint = key("ask", name, "hint");
  return {said(outline, key("ask", name)),
          has_words(outline, hint) ? said(outline, hint) : Message{}};
}

Message role_name(const Outline& outline, int role) {
  return said(outline, key("role", outline.roles[static_cast<std::size_t>(role)]));
}

Message role_does(const Outline& outline, int role) {
  return said(outline, key("role", outline.roles[static_cast<std::size_t>(role)], "does"));
}

Message refusal(const Outline& outline, Refusal refusal) {
  if (refusal == Refusal::stale) return std::string{kStale};
  return said(outline, key("refusal", outline.refusals[static_cast<std::size_t>(refusal)]));
}

Messages deck(const Outline& outline, const Cards& cards) {
  Messages all;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (cards[i] == 0) continue;
    all.push_back(said(outline, key("role", outline.roles[i], "count"), {{"n", cards[i]}}));
  }
  return all;
}

}  // namespace omerta::outline
