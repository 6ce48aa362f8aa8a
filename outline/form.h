// What may be chosen before a game in outline, what comes of it, and many games of it.
#pragma once
#include "outline/outline.h"
#include "presentation/catalogue/page.h"
#include "presentation/setup/form.h"
#include "simulator/report.h"

namespace omerta::outline {

setup::Form form(const Outline& outline, const setup::Chosen& chosen);
setup::Judged judged(const Outline& outline, const setup::Chosen& chosen);
catalogue::Pages pages(const Outline& outline);
simulator::Report report(const Outline& outline, const simulator::Tally& tally);
AnyGame game_of(const Outline& outline, const setup::Chosen& chosen);  // which may start

}  // namespace omerta::outline
