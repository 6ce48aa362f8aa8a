// The parts of a page that belong to one command, and figures as they are written.
#pragma once
#include "lab/pages/page.h"

namespace omerta::lab {

std::string percent(const Words& words, double share);           // "45.2%"
std::string points(const Words& words, double difference);       // "+4.2"
std::string between(const Words& words, const Interval& range);  // "40.1% – 49.9%"
std::string between_points(const Words& words, const Interval& range);

std::size_t nearest_to_even(const Document& document);  // which row

std::string headline(const Document& document, Language language);
Section heat(const Document& document, Language language);      // league
Section compared(const Document& document, Language language);  // compare
Section race(const Document& document, Language language);      // fair
Section settings(const Document& document, Language language);  // what was played, and the seed

}  // namespace omerta::lab
