"""Cuts the two faces to what the app prints: the weights it uses, and of Latin Extended the letters of
Europe. Run once when the faces change (python3-fonttools, python3-brotli); the results are kept.

    python3 compile/cut_fonts.py FOLDER_OF_FONTSOURCE_FILES
"""
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEIGHTS = {"commissioner": (400, 700), "piazzolla": (700, 900)}
LETTERS = {"latin-ext": range(0x100, 0x180)}
OUT = pathlib.Path(__file__).parent.parent / "src" / "look" / "fonts"


def cut(source: pathlib.Path) -> None:
    family, script = source.name.split("-", 1)
    script = script.replace("-wght-normal.woff2", "")
    font = TTFont(source)
    options = subset.Options(layout_features=["kern", "mark", "mkmk", "ccmp", "locl", "lnum", "tnum"], hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS.get(script, list(font.getBestCmap())))
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS[family]})
    font.flavor = "woff2"
    font.save(OUT / source.name)
    print(source.name, source.stat().st_size, "->", (OUT / source.name).stat().st_size)


for each in sorted(pathlib.Path(sys.argv[1]).glob("*-wght-normal.woff2")):
    cut(each)
