// What a seat of mrakoszlap knows of the deal by the rules: the clauses, each as a limit on who may
// hold what.
#pragma once
#include <span>

#include "beliefs/knowledge.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::mrakoszlap {

// From what this seat was told, in its order, and nothing else.
beliefs::Knowledge known(const Plan& plan, Seat seat, std::span<const Event> heard);

}  // namespace omerta::mrakoszlap
