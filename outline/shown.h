// What people are told, shown and asked in a game in outline.
#pragma once
#include "outline/outline.h"
#include "presentation/course/course.h"
#include "presentation/screen/screen.h"
#include "presentation/script/guide.h"
#include "presentation/story/feed.h"

namespace omerta::outline {

std::unique_ptr<story::Teller> teller(const Outline& outline, const AnyGame& game);
screen::Screen public_screen(const Outline& outline, const AnyTable& table,
                             const story::Feed& feed);
screen::Screen screen(const Outline& outline, const AnyView& view, const story::Feed& feed);
std::unique_ptr<script::Guide> guide(const Outline& outline);

// Where the program runs it.
std::vector<course::Said> narrate(const Outline& outline, const course::Telling& telling);
std::vector<screen::HeldCard> cards(const Outline& outline, const AnyTable& table);

}  // namespace omerta::outline
