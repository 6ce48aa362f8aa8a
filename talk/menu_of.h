// Makes menus from a rulebook's table: for everybody from what everyone knows, for one seat from
// what it sees and has heard.
#pragma once
#include <span>

#include "talk/lexicon.h"
#include "talk/menu.h"

namespace omerta::talk {

Menu menu(const Lexicon& lexicon, const AnyTable& table);
OwnMenu own_menu(const Lexicon& lexicon, const AnyView& view, std::span<const Event> heard);

}  // namespace omerta::talk
