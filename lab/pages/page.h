// What a document says to people: a headline, and sections of a plot, its table and a sentence on
// how to read it. Terminal, Markdown and HTML only draw it.
#pragma once
#include <string>
#include <variant>
#include <vector>

#include "lab/document.h"
#include "words/words.h"

namespace omerta::lab {

enum class Tone { first, other, best, faded };  // the first side's, the others', the one to look at

struct Dot {
  std::string label;
  std::string figure;  // the value in words
  double low = 0;
  double value = 0;
  double high = 0;
  Tone tone = Tone::first;
};

struct Forest {  // dots with their intervals, one below the other
  std::vector<Dot> dots;
  double from = 0, to = 1, middle = 0.5;
  std::string from_text, middle_text, to_text;
};

struct Point {
  std::string label;  // below it
  Dot dot;
};
struct Line {
  std::string name;
  std::vector<Point> points;
};
struct Lines {  // shares between 0 and 1
  std::vector<Line> lines;
  std::vector<std::string> labels;  // below, in order
};

struct Heat {
  std::vector<std::string> columns;
  std::vector<std::string> rows;
  std::vector<std::vector<double>> shares;
  std::vector<std::vector<std::string>> figures;
};

struct Bars {
  std::string name;
  std::vector<std::string> labels;
  std::vector<double> shares;
  std::vector<std::string> figures;
  Tone tone = Tone::first;
};
struct Multiples {  // small ones beside each other
  std::vector<Bars> all;
};

using Plot = std::variant<std::monostate, Forest, Lines, Heat, Multiples>;

struct Grid {
  std::vector<std::string> heads;
  std::vector<std::vector<std::string>> rows;
  std::size_t texts = 1;  // the first columns are words, the others figures
};

struct Section {
  std::string heading;
  std::string about;
  Plot plot{};
  Grid grid{};
  enum class Depth { main, detail } depth = Depth::main;  // a terminal shows what is main
};

struct Page {
  std::string title;
  std::string headline;
  std::vector<Section> sections;
  std::string language;
  std::string figures{};  // what opens a plot's table
};

Page page(const Document& document, Language language);
Page exact_page(int players, Language language);

std::string markdown(const Page& page);
std::string html(const Page& page);

}  // namespace omerta::lab
