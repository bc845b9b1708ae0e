"""Makes the font files of src/styles/fonts, two per language.

The packages of Fontsource cut a font into one file per alphabet, so a Russian
page, which also shows Latin letters and digits, would load two files per
face. Here Latin and Cyrillic are merged into one file, and only the weights
the site uses are kept: 400 to 700 of Onest, 600 of Unbounded.

Needs fonttools and brotli (on Debian: python3-fonttools python3-brotli):
    python3 tools/fonts/merge.py
"""

import io
import pathlib

from fontTools import merge, subset, varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCE = ROOT / "node_modules/@fontsource-variable"
TARGET = ROOT / "src/styles/fonts"
ALPHABETS = {"latin": ["latin"], "cyrillic": ["latin", "cyrillic"]}

SIGNS = [*range(0x20, 0x7F), *range(0xA0, 0xC0), 0xD7, 0xF7, *range(0x2009, 0x2100), *range(0x2100, 0x2300)]
LETTERS = {"latin": range(0xC0, 0x180), "cyrillic": [0x401, 0x451, *range(0x410, 0x450)]}
FEATURES = ["kern", "mark", "ccmp", "calt", "tnum", "pnum"]


def static(face: str, alphabet: str, weight: int) -> io.BytesIO:
    """One alphabet of a face at one weight, as a TrueType file in memory."""
    font = TTFont(SOURCE / face / "files" / f"{face}-{alphabet}-wght-normal.woff2")
    instance = instancer.instantiateVariableFont(font, {"wght": weight}, overlap=instancer.OverlapMode.KEEP_AND_DONT_SET_FLAGS)
    instance.flavor = None
    for table in ("STAT", "MVAR", "HVAR", "avar"):
        if table in instance:
            del instance[table]
    buffer = io.BytesIO()
    instance.save(buffer)
    buffer.seek(0)
    return buffer


def merged(face: str, alphabets: list[str], weight: int) -> TTFont:
    parts = [static(face, alphabet, weight) for alphabet in alphabets]
    if len(parts) == 1:
        return TTFont(parts[0])
    files = []
    for index, part in enumerate(parts):
        path = TARGET / f".part-{index}.ttf"
        path.write_bytes(part.getvalue())
        files.append(str(path))
    font = merge.Merger().merge(files)
    for file in files:
        pathlib.Path(file).unlink()
    return font


def save(font: TTFont, face: str, alphabet: str) -> None:
    """Keeps the signs and letters of a language, and writes the file."""
    name = f"{face}-{alphabet}"
    options = subset.Options(layout_features=FEATURES, glyph_names=False, hinting=False, name_IDs=[1, 2], notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[*SIGNS, *LETTERS[alphabet]])
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(TARGET / f"{name}.woff2")
    print(f"{name}.woff2", (TARGET / f"{name}.woff2").stat().st_size, "bytes")


def variable(face: str, alphabets: list[str], light: int, bold: int) -> TTFont:
    space = DesignSpaceDocument()
    space.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=light, default=light, maximum=bold))
    for weight in (light, bold):
        master = merged(face, alphabets, weight)
        buffer = io.BytesIO()
        master.save(buffer)
        buffer.seek(0)
        space.addSource(SourceDescriptor(font=TTFont(buffer), location={"Weight": weight}, name=str(weight)))
    font, _, _ = varLib.build(space)
    return font


for name, alphabets in ALPHABETS.items():
    save(variable("onest", alphabets, 400, 700), "onest", name)
    save(merged("unbounded", alphabets, 600), "unbounded", name)
