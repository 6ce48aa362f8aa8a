// A damaged file of each kind, opened by each command: the reader is told in his own language.
#include "tests/cli/session.h"
#include "words/words.h"

namespace omerta::cli {
namespace {

struct Told {
  Language language;
  const char* record;
  const char* scenario;
  const char* role;
  const char* night;
};

const std::vector<Told> kTold{
    {Language::en, ":1:1: expected “omerta”, found “hello”", ":2:1: expected “scenario” and its id",
     ":1:1: a role without id", "-:2:1: nobody holds sniper; write “hand NAME sniper”"},
    {Language::pl, ":1:1: tu ma być: „omerta”; jest: „hello”",
     ":2:1: brakuje wiersza „scenario” z id scenariusza", ":1:1: rola bez id",
     "-:2:1: nikt nie ma karty sniper; napisz „hand NAME sniper”"},
    {Language::sk, ":1:1: tu má byť: „omerta“; je tu: „hello“",
     ":2:1: chýba riadok „scenario“ s id scenára", ":1:1: rola bez id",
     "-:2:1: nikto nemá kartu sniper; napíš „hand NAME sniper“"},
    {Language::cs, ":1:1: tady má být: „omerta“; je tu: „hello“",
     ":2:1: chybí řádek „scenario“ s id scénáře", ":1:1: role bez id",
     "-:2:1: nikdo nemá kartu sniper; napiš „hand NAME sniper“"},
    {Language::ru, ":1:1: здесь должно быть: «omerta»; а стоит: «hello»",
     ":2:1: нет строки «scenario» с id сценария", ":1:1: роль без id",
     "-:2:1: ни у кого нет карты sniper; напишите «hand NAME sniper»"},
};

TEST(Damaged, FilesAreComplainedOfInTheReadersLanguage) {
  const Folder folder;
  const std::string record = folder.write("hello.omerta", "hello\n");
  const std::string scenario = folder.write("odd.scenario", "\n| id = \"x\"\n");
  const std::string role = folder.write("odd.toml", "side = \"town\"\n");
  for (const Told& told : kTold) {
    const auto checked = [&](const std::string& file) {
      return run(check, CheckRequest{.files = {file}, .language = told.language});
    };
    EXPECT_TRUE(checked(record).complains(record + told.record)) << checked(record).err;
    EXPECT_TRUE(checked(scenario).complains(scenario + told.scenario)) << checked(scenario).err;
    EXPECT_TRUE(checked(role).complains(role + told.role)) << checked(role).err;
    const Printed replayed = run(replay, ReplayRequest{.file = record, .language = told.language});
    EXPECT_TRUE(replayed.complains(record + told.record)) << replayed.err;
    const Printed asked = run(why, WhyRequest{.file = record, .language = told.language});
    EXPECT_TRUE(asked.complains(record + told.record)) << asked.err;
    const Printed judged =
        run(adjudicate, AdjudicateRequest{.file = "-", .language = told.language},
            {"night 2", "sniper -> B", "seats A mafian-1, B"});
    EXPECT_TRUE(judged.complains(told.night)) << judged.err;
  }
}

TEST(Damaged, WhatDoesNotHoldIsSaidInTheReadersLanguage) {
  const Folder folder;
  const std::string file = folder.write("x.scenario",
                                        "scenario X-1 t\nedition new\ntable T9\n"
                                        "night 2\n  draw\n");
  const auto says = [&](Language language, const char* what) {
    const Printed printed = run(check, CheckRequest{.files = {file}, .language = language});
    EXPECT_TRUE(printed.says(what)) << printed.out;
  };
  says(Language::en, ":5: X-1 [new]: the game is not over");
  says(Language::pl, ":5: X-1 [new]: gra jeszcze trwa");
  says(Language::sk, ":5: X-1 [new]: hra ešte trvá");
  says(Language::cs, ":5: X-1 [new]: hra ještě trvá");
  says(Language::ru, ":5: X-1 [new]: игра не окончена");
}

}  // namespace
}  // namespace omerta::cli
