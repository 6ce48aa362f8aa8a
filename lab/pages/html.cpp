// The page as one HTML file that needs nothing else: no script, no address, no font from elsewhere.
// It follows the reader's light; and the page as Markdown.
#include "lab/pages/drawing.h"
#include "lab/pages/page.h"

namespace omerta::lab {
namespace {

constexpr std::string_view kStyle = R"css(
:root{color-scheme:light dark;
--cut-face:Piazzolla,"Iowan Old Style","Palatino Linotype",Palatino,"Noto Serif",Georgia,serif;
--text-face:Commissioner,"Segoe UI",Roboto,"Noto Sans",system-ui,sans-serif;
--stock:#e7eae2;--stock-up:#f3f5ef;--ink:#12201b;--ink-2:#3b4a43;--ink-3:#526058;
--rule-soft:#aab4aa;--baize:#1e5742;--on-baize:#eef2ea;--lamp:#f0be4a;--on-lamp:#12201b;
--cut:#b0152b;--first:#1e5742;--other:#b0152b;--best:#12201b;--on-strong:#fff6f3;
--edge:polygon(0 2px,36% 0,70% 1.5px,100% 0,calc(100% - 1.5px) 46%,100% calc(100% - 1px),63% 100%,
27% calc(100% - 1.5px),1.5px 100%,2px 58%);
--rule:polygon(0 55%,9% 26%,34% 6%,61% 0,88% 22%,100% 48%,91% 78%,64% 100%,30% 92%,8% 74%)}
@media (prefers-color-scheme:dark){:root{
--stock:#101b17;--stock-up:#192822;--ink:#e8ede4;--ink-2:#b4c2b8;--ink-3:#92a399;
--rule-soft:#34463e;--baize:#1b4c3a;--cut:#c02a3e;--first:#63b892;--other:#ff8e94;--best:#f0be4a;
--on-strong:#101b17}}
*{box-sizing:border-box}
body{margin:0;background:var(--stock);color:var(--ink);font:420 1.0625rem/1.45 var(--text-face)}
header{background:var(--baize);color:var(--on-baize);padding:2rem 0 2.4rem;
clip-path:polygon(0 0,100% 0,100% calc(100% - 5px),70% 100%,36% calc(100% - 6px),
0 calc(100% - 1px))}
header>div,main{max-width:62rem;margin:0 auto;padding:0 1rem}
h1{font:800 1.3125rem/1.06 var(--cut-face);margin:0 0 .75rem;color:var(--lamp)}
header p{font:800 clamp(1.6rem,4.2vw,2.375rem)/1.14 var(--cut-face);margin:0;text-wrap:balance}
h2{font:800 1.75rem/1.06 var(--cut-face);margin:0 0 .5rem}
h2::after{content:"";display:block;height:5px;width:7rem;margin-top:.5rem;background:var(--cut);
clip-path:var(--rule)}
section{margin:3rem 0}
section>p{color:var(--ink-2);max-width:44rem;margin:.25rem 0 1.25rem}
svg{display:block;overflow:visible}
svg text{font:420 .8125rem var(--text-face);fill:var(--ink-2)}
svg text.small{font-size:.6875rem;fill:var(--ink-3)}
.axis{stroke:var(--rule-soft);stroke-width:1}
.half{stroke:var(--ink);stroke-width:2;stroke-dasharray:3 4}
.forest .row{display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:1rem;
padding:.45rem 0 .3rem;border-top:1px solid var(--rule-soft)}
.forest .row svg{grid-column:1/-1}
.forest p{margin:0;font-size:.9375rem}
.forest .figure{color:var(--ink-2);text-align:right;font-variant-numeric:tabular-nums}
.forest .best{font-weight:640}
.range{stroke:var(--first);stroke-width:8;stroke-opacity:.38}
.dot{fill:var(--first);stroke:var(--stock);stroke-width:2}
.other .range{stroke:var(--other)}.other .dot{fill:var(--other)}
.best .range{stroke:var(--lamp);stroke-opacity:1}.best .dot{fill:var(--best)}
.row.faded{color:var(--ink-3)}.faded .range{stroke:var(--ink-3);stroke-opacity:.25}
.faded .dot{fill:var(--ink-3);fill-opacity:.6}
.legend{display:flex;flex-wrap:wrap;gap:.35rem 1.25rem}
.key::before{content:"";display:inline-block;width:1.1rem;height:.6rem;margin-right:.4rem;
background:var(--line);clip-path:var(--edge)}
.line0{--line:var(--first)}.line1{--line:var(--other)}.line2{--line:#c28a12}
.line3{--line:var(--ink-2)}
.chart .run{stroke:var(--line);stroke-width:3}
.chart g .range{stroke:var(--line);stroke-width:6;stroke-opacity:.3}
.chart g .dot{fill:var(--line)}
.heat rect.first{fill:var(--first)}.heat rect.other{fill:var(--other)}
.heat text.cell{font-weight:640;fill:var(--ink)}.heat text.strong{fill:var(--on-strong)}
.multiples{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,13.5rem),1fr));
gap:1.25rem 1.5rem}
figure{margin:0;background:var(--stock-up);padding:.75rem .75rem .4rem;clip-path:var(--edge)}
figcaption{font:640 .9375rem/1.25 var(--text-face);margin-bottom:.35rem}
figure.first .bar{fill:var(--first)}figure.other .bar{fill:var(--other)}
details{margin-top:1rem}
summary{cursor:pointer;color:var(--ink-2);font-size:.9375rem;min-height:2rem}
summary:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{text-align:right;padding:.3rem .75rem .3rem 0;border-bottom:1px solid var(--rule-soft);
vertical-align:top}
th.text,td.text{text-align:left}
footer{height:3rem}
@media (max-width:34rem){.forest .row{grid-template-columns:1fr}.forest .figure{text-align:left}}
@media print{header{color:#000;background:none}details{display:block}}
)css";

std::string cells(const std::vector<std::string>& all, std::size_t texts, std::string_view tag) {
  std::string out = "<tr>";
  for (std::size_t i = 0; i < all.size(); ++i) {
    out += "<" + std::string{tag} + (i < texts ? " class=\"text\">" : ">") + escaped(all[i]) +
           "</" + std::string{tag} + ">";
  }
  return out + "</tr>\n";
}

std::string table(const Grid& grid) {
  std::string out = "<div class=\"wide\"><table>\n<thead>" + cells(grid.heads, grid.texts, "th") +
                    "</thead>\n<tbody>\n";
  for (const auto& row : grid.rows) out += cells(row, grid.texts, "td");
  return out + "</tbody></table></div>\n";
}

std::string written(const Section& section, std::string_view label) {
  std::string out = "<section>\n<h2>" + escaped(section.heading) + "</h2>\n<p>" +
                    escaped(section.about) + "</p>\n";
  const std::string plot = drawn(section.plot);
  if (plot.empty()) return out + table(section.grid) + "</section>\n";
  return out + plot + "\n<details><summary>" + std::string{label} + "</summary>\n" +
         table(section.grid) + "</details>\n</section>\n";
}

std::string piped(std::string text) {
  for (std::size_t at = text.find('|'); at != text.npos; at = text.find('|', at + 2)) {
    text.insert(at, "\\");
  }
  return text;
}

}  // namespace

std::string html(const Page& page) {
  std::string out = "<!DOCTYPE html>\n<html lang=\"" + page.language +
                    "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
                    "content=\"width=device-width, initial-scale=1\">\n<title>" +
                    escaped(page.title) + "</title>\n<style>" + std::string{kStyle} +
                    "</style>\n</head>\n<body>\n<header><div><h1>" + escaped(page.title) +
                    "</h1>\n<p>" + escaped(page.headline) + "</p></div></header>\n<main>\n";
  for (const Section& each : page.sections) out += written(each, escaped(page.figures));
  return out + "</main>\n<footer></footer>\n</body>\n</html>\n";
}

std::string markdown(const Page& page) {
  std::string out = "# " + page.title + "\n\n" + page.headline + "\n";
  for (const Section& section : page.sections) {
    out += "\n## " + section.heading + "\n\n" + section.about + "\n\n|";
    for (const std::string& each : section.grid.heads) out += " " + piped(each) + " |";
    out += "\n|";
    for (std::size_t i = 0; i < section.grid.heads.size(); ++i) {
      out += i < section.grid.texts ? "---|" : "---:|";
    }
    out += "\n";
    for (const auto& row : section.grid.rows) {
      out += "|";
      for (const std::string& each : row) out += " " + piped(each) + " |";
      out += "\n";
    }
  }
  return out;
}

}  // namespace omerta::lab
