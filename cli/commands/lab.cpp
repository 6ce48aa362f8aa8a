// omerta lab: measures decks, cards, settings and levels, on as many machines as there are.
#include <algorithm>

#include "cli/commands/commands.h"
#include "cli/commands/lab_text.h"
#include "cli/commands/lab_words.h"
#include "cli/terminal/called_as.h"
#include "cli/terminal/files.h"
#include "cli/terminal/progress.h"
#include "lab/exact.h"
#include "lab/fit.h"
#include "lab/merge.h"
#include "lab/pages/page.h"
#include "lab/race.h"

namespace omerta::cli {
namespace {

using lab::Document;
using lab::Setting;

constexpr std::uint64_t kUsualGames = 1'000;  // of a row

class Lab {
 public:
  Lab(const LabRequest& request, Terminal& terminal)
      : request_{request}, words_{Words::of(request.language)}, terminal_{terminal} {}

  int run() {
    const std::string& what = request_.words.front();
    if (what == "merge") return merge();
    if (what == "round") return round();
    const List known{"table", "fair", "compare", "league", "exact", "merge", "round", "fit"};
    if (std::find(known.begin(), known.end(), what) == known.end()) {
      return fail("cli.error.lab-unknown", {{"value", what}, {"options", known}});
    }
    if (what == "fair" && !request_.after.empty()) return next_plan();
    if (!take_words(request_, words_, terminal_)) return kUsage;
    if (what == "exact") return exact();
    if (what == "fit") return fit();
    const auto shard = cli::shard(request_.shard, words_, terminal_);
    if (!shard) return kUsage;
    shard_ = *shard;
    if (what == "table") return table();
    if (what == "league") return league();
    return what == "fair" ? fair() : compare();
  }

 private:
  int fail(std::string_view key, const Args& args = {}) {
    terminal_.error(words_.say(key, args));
    return kUsage;
  }

  lab::Hands hands() const { return {request_.threads, progress_bar(words_)}; }

  lab::Deals deals() const {
    return {.seed = request_.seed,
            .first = 0,
            .count = request_.games > 0 ? request_.games : kUsualGames};
  }

  // --- results ----------------------------------------------------------------------------------
  bool write(const std::string& file, const std::string& text) {
    if (file.empty()) return true;
    if (file == "-") return terminal_.out() << text, true;
    if (!write_safely(file, text)) {
      return fail("cli.error.file-not-writable", {{"file", file}}), false;
    }
    terminal_.error(words_.say("cli.lab.written", {{"file", file}}));
    return true;
  }

  bool to_the_screen() const {
    const std::string* files[] = {&request_.json, &request_.csv, &request_.html,
                                  &request_.markdown};
    return std::none_of(std::begin(files), std::end(files),
                        [](const std::string* each) { return *each == "-"; });
  }

  int show(const Document& document) {
    const lab::Page page = lab::page(document, request_.language);
    const bool written = write(request_.json, lab::json(document)) &&
                         write(request_.csv, lab::csv(document)) && show_page(page);
    return written ? kFine : kUsage;
  }

  bool show_page(const lab::Page& page) {
    if (to_the_screen()) print_page(page, terminal_);
    return write(request_.html, lab::html(page)) && write(request_.markdown, lab::markdown(page));
  }

  int play(const Document& plan) { return show(lab::played(plan, shard_, hands())); }

  // --- commands ---------------------------------------------------------------------------------
  // One setting that may be played, with its levels.
  std::optional<Setting> one() {
    const auto wanted = setting(request_, words_, terminal_);
    return wanted ? ready(*wanted, request_.levels) : std::nullopt;
  }

  std::optional<Setting> ready(const Setting& wanted, const std::vector<std::string>& levels) {
    if (wanted.seats == 0) {
      return fail("cli.error.missing-argument", {{"name", "--seats N"}}), std::nullopt;
    }
    Setting full = lab::completed(wanted);
    if (!lab::may_be_played(full)) {
      say_findings(rulebook(full.rulebook).judged(lab::chosen(full)), words_, terminal_);
      return fail("cli.error.lab-no-deck", {{"n", full.seats}}), std::nullopt;
    }
    const auto typed = side_levels(levels, full, words_, terminal_);
    if (!typed) return {};
    full.levels = *typed;
    return full;
  }

  int table() {
    std::vector<Setting> rows;
    for (const Rulebook* book : rulebooks()) {
      const bool all = request_.scope == LabRequest::Scope::all;
      if (!all && book->id != request_.setup.rulebook) continue;
      LabRequest wanted = request_;
      wanted.setup.rulebook = book->id;
      const auto like = setting(wanted, words_, terminal_);
      if (!like) return kUsage;
      for (Setting& each : lab::recommended(*like, like->seats)) {
        const auto levels = side_levels(request_.levels, each, words_, terminal_);
        if (!levels) return kUsage;
        each.levels = *levels;
        rows.push_back(std::move(each));
      }
    }
    if (rows.empty()) return fail("cli.error.lab-no-deck", {{"n", request_.setup.seats}});
    const bool weighed = request_.worth == LabRequest::Worth::weighed;
    return play(lab::planned(Document::Command::table, rows, deals(),
                             weighed ? lab::Cards::weighed : lab::Cards::not_weighed));
  }

  int league() {
    const auto setting = one();
    if (!setting) return kUsage;
    if (lab::sides(*setting).empty()) return fail("cli.error.lab-no-sides");
    return play(lab::planned(Document::Command::league, lab::pairings(*setting), deals(),
                             lab::Cards::not_weighed));
  }

  int compare() {
    const bool differs = !request_.other_deck.empty() || !request_.other_cards.empty() ||
                         !request_.other_options.empty() || !request_.other_levels.empty() ||
                         request_.other_talk != request_.talk;
    if (!differs) return fail("cli.error.lab-compare");
    const auto first = one();
    const auto wanted = first ? other_setting(request_, words_, terminal_) : std::nullopt;
    const auto& levels = request_.other_levels.empty() ? request_.levels : request_.other_levels;
    const auto second = wanted ? ready(*wanted, levels) : std::nullopt;
    if (!second) return kUsage;
    return play(lab::planned(Document::Command::compare, {*first, *second}, deals(),
                             lab::Cards::not_weighed));
  }

  lab::RaceSize race_size() const {
    lab::RaceSize size =
        request_.size == LabRequest::Size::quick ? lab::quick_race() : lab::RaceSize{};
    if (request_.games > 0) size.final_games = request_.games;
    return size;
  }

  int fair() {
    if (!request_.shard.empty()) return fail("cli.error.lab-fair-shard");
    const auto setting = one();
    if (!setting) return kUsage;
    const auto limits = constraints(request_, *setting, words_, terminal_);
    if (!limits) return kUsage;
    lab::Candidates found = lab::candidates(*setting, *limits);
    if (found.too_many > 0) {
      return fail("cli.error.lab-too-many",
                  {{"n", found.too_many}, {"total", lab::kMostCandidates}});
    }
    if (found.decks.empty()) return fail("cli.error.lab-no-candidates");
    const Document first = lab::first_round(found.decks, request_.seed, race_size());
    if (!request_.plan.empty()) return plan(first);
    Document round = lab::played(first, {}, hands());
    while (const auto next = lab::next_round(round)) round = lab::played(*next, {}, hands());
    return show(round);
  }

  int plan(const Document& round) {
    if (!write(request_.plan, lab::json(round))) return kUsage;
    terminal_.say(words_.said(for_typing(
        {"cli.lab.planned",
         {{"n", round.rows.size()}, {"total", round.deals.count}, {"file", request_.plan}}})));
    return kFine;
  }

  int next_plan() {
    const auto before = opened(request_.after);
    if (!before) return kUsage;
    const bool whole = before->command == Document::Command::fair && before->deals.are_whole() &&
                       !before->rows.front().wins.empty();
    if (!whole) return fail("cli.error.lab-not-a-round", {{"file", request_.after}});
    const auto next = lab::next_round(*before);
    if (!next) return show(*before);
    if (request_.plan.empty()) {
      return fail("cli.error.missing-argument", {{"name", "--plan FILE"}});
    }
    return plan(*next);
  }

  int round() {
    const auto shard = cli::shard(request_.shard, words_, terminal_);
    if (!shard) return kUsage;
    if (request_.words.size() != 2) {
      return fail("cli.error.missing-argument", {{"name", "FILE"}});
    }
    const auto wanted = opened(request_.words[1]);
    if (!wanted) return kUsage;
    if (wanted->command != Document::Command::fair || !wanted->rows.front().wins.empty()) {
      return fail("cli.error.lab-not-a-round", {{"file", request_.words[1]}});
    }
    for (const lab::Row& row : wanted->rows) {
      if (row.setting.levels_version == lab::levels_version(row.setting.rulebook)) continue;
      return fail("cli.error.lab-other-levels", {{"file", request_.words[1]}});
    }
    shard_ = *shard;
    return play(*wanted);
  }

  // Whose numbers: of the side that --level names first, of the first side if it names none.
  int fit() {
    const auto setting = one();
    if (!setting) return kUsage;
    if (rulebook(setting->rulebook).levels == nullptr) return fail("cli.error.lab-no-levels");
    lab::Fit wanted{.setting = *setting, .seed = request_.seed};
    if (request_.size == LabRequest::Size::quick) wanted.size = lab::quick_fit();
    if (request_.games > 0) wanted.size.fresh_games = request_.games;
    if (!setting->levels.empty()) {
      const lab::SideLevel& first = setting->levels.front();
      wanted.level = bots::level(first.level).value_or(wanted.level);
      if (wanted.level == bots::Level::random) return fail("cli.error.lab-no-levels");
      const bool town = first.side == lab::sides(*setting).front();
      wanted.who = town ? lab::Fit::Who::town : lab::Fit::Who::clan;
    }
    const lab::Fitted found = lab::fitted(wanted, hands());
    const bool written = write(request_.table, lab::table_text(found));
    return written && show_page(lab::fit_page(found, request_.language)) ? kFine : kUsage;
  }

  int exact() {
    const long long seats = request_.setup.seats > 0 ? request_.setup.seats : 10;
    return show_page(lab::exact_page(static_cast<int>(seats), request_.language)) ? kFine : kUsage;
  }

  // --- merging ----------------------------------------------------------------------------------
  std::optional<Document> opened(const std::string& file) {
    const FileText text = read_text(file);
    if (text.fault != FileText::Fault::none) {
      const bool missing = text.fault == FileText::Fault::missing;
      fail(missing ? "cli.error.file-not-found" : "cli.error.file-not-readable", {{"file", file}});
      return {};
    }
    lab::Reading reading = lab::read(text.text);
    const bool fits = reading.fault.empty() && are_playable(reading.document);
    if (fits) return std::move(reading.document);
    const std::string where = reading.fault.empty() ? "rows" : reading.fault;
    fail("cli.error.lab-damaged", {{"file", file}, {"what", where}});
    return {};
  }

  // Whoever has changed a file by hand may have made what no rulebook allows.
  static bool are_playable(const Document& document) {
    const auto fine = [](const Setting& setting) {
      return find_rulebook(setting.rulebook) != nullptr && lab::may_be_played(setting);
    };
    const bool league = document.command == Document::Command::league;
    const std::size_t levels = lab::level_names().size();
    if (league && document.rows.size() != levels * levels) return false;
    for (const lab::Row& row : document.rows) {
      if (!fine(row.setting) || (league && row.setting.levels.empty())) return false;
    }
    for (const lab::RaceRound& round : document.race.rounds) {
      for (const lab::Racer& each : round.dropped) {
        if (!fine(each.setting)) return false;
      }
    }
    return true;
  }

  int merge() {
    std::vector<Document> parts;
    for (std::size_t i = 1; i < request_.words.size(); ++i) {
      auto part = opened(request_.words[i]);
      if (!part) return kUsage;
      if (part->rows.front().wins.empty()) {  // planned, not played
        return fail("cli.error.lab-damaged", {{"file", request_.words[i]}, {"what", "wins"}});
      }
      parts.push_back(std::move(*part));
    }
    if (parts.empty()) return fail("cli.error.missing-argument", {{"name", "FILE"}});
    const lab::Merged merged = lab::merge(parts);
    using Fault = lab::Merged::Fault;
    if (merged.fault == Fault::foreign || merged.fault == Fault::overlapping) {
      const bool foreign = merged.fault == Fault::foreign;
      return fail(foreign ? "cli.error.lab-foreign" : "cli.error.lab-overlap",
                  {{"file", request_.words[merged.which + 1]}});
    }
    if (merged.fault == Fault::incomplete) {
      terminal_.error(words_.say("cli.lab.incomplete", {{"n", merged.missing}}));
    }
    return show(merged.document);
  }

  LabRequest request_;
  const Words& words_;
  Terminal& terminal_;
  lab::Shard shard_{};
};

}  // namespace

int lab(const LabRequest& request, Terminal& terminal) { return Lab{request, terminal}.run(); }

}  // namespace omerta::cli
