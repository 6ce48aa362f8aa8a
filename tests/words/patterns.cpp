// Reads patterns and makes up values for their arguments.
#include "tests/words/patterns.h"

#include <gtest/gtest.h>
#include <unicode/messagepattern.h>

#include "tests/words/gorod_spoken.h"

namespace omerta::notation {
namespace {

constexpr std::size_t kMostSamples = 6000;

std::string text(const icu::UnicodeString& wide) {
  std::string out;
  return wide.toUTF8String(out);
}

const List kPeople{"Eva",  "Łukasz Żak", "Юлия",  "Ľubica", "Řehoř",
                   "Ёжик", "Anna-Mária", "Бот 3", "O’Neil", "Zoé"};

List first(std::size_t count) {
  return {kPeople.begin(), kPeople.begin() + static_cast<std::ptrdiff_t>(count)};
}

List messages(const Words& words, std::string_view family, std::string_view form,
              Wording wording = Wording::usual) {
  List all;
  for (std::string_view key : words.keys()) {
    if (key.ends_with(".kids")) continue;
    if (key.starts_with(family) && key.ends_with(form) && key != "call.house.name") {
      const std::string gentle = std::string{key} + ".kids";
      const bool kids = wording == Wording::gentle && words.has(gentle);
      all.push_back(words.say(kids ? gentle : key, {{"n", 2}}));
    }
  }
  return all;
}

// The texts an argument may hold, by its name.
List texts_for(const Words& words, std::string_view name) {
  if (name == "role") return messages(words, "role.", ".name");
  if (name == "sign") return messages(words, "sign.", ".name");
  if (name == "caller") return messages(words, "call.", ".name");
  if (name == "means") return messages(words, "sign.", ".means.commissioner");
  if (name == "side") return messages(words, "side.", "");
  if (name == "fault") return messages(words, "house-fault.", "");
  if (name == "why") return messages(words, "reason.", "");
  if (name == "gesture") return messages(words, "sign.", ".gesture");
  if (name == "what" || name == "line") return {words.say("fact.no-shot-tonight")};
  if (name == "deck") {
    return {deck_text(words, {}, gorod::preset(gorod::Edition::newer, 6)),
            deck_text(words, {}, gorod::preset(gorod::Edition::newer, 15))};
  }
  return first(3);
}

// The same for a message of spytown.
List spytown_texts(const Words& words, std::string_view name, Wording wording) {
  const auto all = [&](std::string_view family, std::string_view form) {
    return messages(words, family, form, wording);
  };
  if (name == "token") return all("spytown.token.", ".name");
  if (name == "card") return all("spytown.card.", ".name");
  if (name == "called") return all("spytown.phase.", "");
  if (name == "force") return all("spytown.force.", "");
  if (name == "when") return all("spytown.when.", "");
  if (name == "tokens") return {words.join(all("spytown.token.", ".count"))};
  if (name == "cards") return {words.join(all("spytown.card.", ".name"))};
  return first(3);
}

// The same for a message of mrakoszlap. What is built into another sentence is taken as it is said.
List mrakoszlap_texts(const Words& words, std::string_view name) {
  const std::map<std::string_view, List> plain{
      {"nights", {"1, 4, 7", "2, 5, 8"}},
      {"fragment", {"1", "2.1"}},
      {"phrase", {"Noc!", "I shoot you baby!"}},
      {"label", {words.say("mrakoszlap.bullet.any"), words.say("mrakoszlap.bullet.smell")}},
      {"line", {words.say("mrakoszlap.flight.slid-off", {{"who", "Eva"}})}},
      {"order", {words.say("mrakoszlap.order.jail", {{"whom", "Eva"}})}}};
  if (plain.contains(name)) return plain.at(name);
  if (name == "card" || name == "by") return messages(words, "mrakoszlap.card.", ".name");
  if (name == "cards") return {words.join(messages(words, "mrakoszlap.card.", ".name"))};
  if (name == "brief") return messages(words, "mrakoszlap.card.", ".brief");
  if (name == "called") return messages(words, "mrakoszlap.phase.", "");
  if (name == "side") return messages(words, "mrakoszlap.side.", "");
  if (name == "kind") return messages(words, "mrakoszlap.kind.", "");
  if (name == "fault") return messages(words, "mrakoszlap.hand-fault.", "");
  return first(3);
}

List texts_of(const Words& words, std::string_view key, std::string_view name, Wording wording) {
  if (key.starts_with("mrakoszlap.")) return mrakoszlap_texts(words, name);
  if (key.starts_with("fault.")) return first(3);  // words of a file, or parts of sentences
  return words.has("spytown.story") ? spytown_texts(words, name, wording) : texts_for(words, name);
}

bool is_list(std::string_view name) { return name == "seats" || name == "options"; }

bool is_number(std::string_view name, const Argument& argument) {
  static const std::set<std::string, std::less<>> kNumbers{"n",    "have",  "allowed", "players",
                                                           "take", "round", "total",   "percent",
                                                           "low",  "high",  "against"};
  return argument.plural || kNumbers.contains(name);
}

bool has_zero(const Arguments& all) {
  const auto count = all.find("count");
  return count != all.end() && count->second.selectors.contains("=0");
}

std::vector<Arg> values_for(const List& texts, const std::string& name, const Argument& argument,
                            bool empty_list) {
  std::vector<Arg> values;
  if (is_list(name)) {
    for (std::size_t size : {0U, 1U, 2U, 3U, 10U}) {
      if (size > 0 || empty_list) values.emplace_back(name, first(size));
    }
  } else if (argument.select) {
    for (const std::string& selector : argument.selectors) values.emplace_back(name, selector);
    values.emplace_back(name, "something_else");
  } else if (is_number(name, argument)) {
    for (int n : {0, 1, 2, 3, 5, 11, 21, 22, 25}) values.emplace_back(name, n);
  } else {
    for (const std::string& each : texts) values.emplace_back(name, each);
  }
  return values;
}

}  // namespace

Arguments arguments_of(std::string_view pattern) {
  UErrorCode status = U_ZERO_ERROR;
  const auto wide = icu::UnicodeString::fromUTF8(
      icu::StringPiece{pattern.data(), static_cast<std::int32_t>(pattern.size())});
  const icu::MessagePattern parsed{wide, nullptr, status};
  EXPECT_TRUE(U_SUCCESS(status)) << pattern;
  Arguments found;
  std::vector<Argument*> open;
  for (std::int32_t i = 0; i < parsed.countParts(); ++i) {
    const icu::MessagePattern::Part& part = parsed.getPart(i);
    if (part.getType() == UMSGPAT_PART_TYPE_ARG_START) {
      Argument& argument = found[text(parsed.getSubstring(parsed.getPart(i + 1)))];
      argument.plural |= part.getArgType() == UMSGPAT_ARG_TYPE_PLURAL;
      argument.select |= part.getArgType() == UMSGPAT_ARG_TYPE_SELECT;
      open.push_back(&argument);
    } else if (part.getType() == UMSGPAT_PART_TYPE_ARG_LIMIT) {
      open.pop_back();
    } else if (part.getType() == UMSGPAT_PART_TYPE_ARG_SELECTOR) {
      open.back()->selectors.insert(text(parsed.getSubstring(part)));
    }
  }
  return found;
}

std::vector<Args> samples_of(const Words& words, std::string_view key, Wording wording) {
  const Arguments all = arguments_of(words.pattern(key));
  std::vector<Args> samples{{}};
  for (const auto& [name, argument] : all) {
    const bool with_list = all.contains("seats") || all.contains("options");
    if (name == "count" && with_list) continue;  // comes with the list
    const List texts = texts_of(words, key, name, wording);
    const std::vector<Arg> values = values_for(texts, name, argument, has_zero(all));
    std::vector<Args> longer;
    const bool thin = samples.size() * values.size() > kMostSamples;
    for (std::size_t i = 0; i < samples.size(); ++i) {
      for (std::size_t k = 0; k < values.size(); ++k) {
        if (thin && (i + k) % 7 != 0) continue;
        longer.push_back(samples[i]);
        longer.back().push_back(values[k]);
      }
    }
    samples = std::move(longer);
  }
  return samples;
}

std::string fault_in(std::string_view text) {
  if (text.empty()) return "empty";
  if (text.find_first_of("{}#") != std::string_view::npos) return "an argument is left over";
  if (text.front() == ' ' || text.back() == ' ') return "a space at an end";
  for (std::string_view bad : {"  ", " .", " ,", " :", " ;", " )", "( ", "..", ",,", ":.",
                               ".:", ".,", "null", "()", "::", "?.", "!."}) {
    if (text.find(bad) != std::string_view::npos) return "contains “" + std::string{bad} + "”";
  }
  return {};
}

bool ends_as_a_sentence(std::string_view text) {
  for (std::string_view end : {".", "!", "?", ":", "…", "”", "“", "»", ")"}) {
    if (text.ends_with(end)) return true;
  }
  return false;
}

}  // namespace omerta::notation
