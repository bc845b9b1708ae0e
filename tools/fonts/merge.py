"""Makes the font files of src/brand/fonts, two per language and two for what is rare.

The packages of Fontsource cut a font into one file per alphabet, so a Russian
page, which also shows Latin letters and digits, would load two files per
face. Here Latin and Cyrillic are merged into one file, and only the weights
the site uses are kept: 400 to 700 of the text, 600 of the display face. What a page in
either language shows now and then (café, Zürich, £) stands in a file of its
own, which a browser fetches where there is one.
Contextual forms are left out: the site does without, and Onest makes a sign
of a currency out of "EUR*".

Needs fonttools and brotli (on Debian: python3-fonttools python3-brotli):
    npm install --no-package-lock --prefix tools/fonts && python3 tools/fonts/merge.py
"""

import io
import pathlib

from fontTools import merge, subset, varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCE = ROOT / "tools/fonts/node_modules/@fontsource-variable"
TARGET = ROOT / "src/brand/fonts"
# Names of the packages. src/brand/fonts.css says the families and the room of their letters.
TEXT, DISPLAY = "onest", "unbounded"
ALPHABETS = {"latin": ["latin"], "cyrillic": ["latin", "cyrillic"], "rare": ["latin"]}

# Of code, of mathematics, of footnotes: on no page of the demo, a seventh of a file. The ranges of src/brand/fonts.css.
RARE_SIGNS = [*map(ord, "*[\\]^`{|}~£±²³½÷‚‹›⁄™↑↓−∕")]
# Signs of both languages: spaces, quotes, dashes, units.
SIGNS = [
    sign
    for sign in [*range(0x20, 0x7F), *map(ord, "\u00a0§©«°·»×"), *range(0x2009, 0x2100), *range(0x2100, 0x2300)]
    if sign not in RARE_SIGNS
]
CYRILLIC = [0x401, 0x451, *range(0x410, 0x450)]
LETTERS = {
    "latin": SIGNS,
    "cyrillic": [*SIGNS, *CYRILLIC],
    # Letters with accents as well; a soft hyphen shows nothing.
    "rare": [*RARE_SIGNS, *(letter for letter in range(0xA1, 0x180) if letter not in (*SIGNS, *RARE_SIGNS, 0xAD))],
}
FEATURES = ["kern", "mark", "ccmp", "tnum"]
NEAR, STEP = 10, 8


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


def pair_tables(font: TTFont) -> list[list[object]]:
    """Tables of kerning, those of one lookup together: pairs come before classes there."""
    lookups = font["GPOS"].table.LookupList.Lookup if "GPOS" in font else []
    plain = [[getattr(table, "ExtSubTable", table) for table in lookup.SubTable] for lookup in lookups]
    return [[table for table in tables if type(table).__name__ == "PairPos"] for tables in plain]


def advance(record: object) -> int:
    return record.Value1.XAdvance if record.Value1 else 0


def by_class(tables: list[object], first: str, second: str) -> int:
    """What a pair without a value of its own gets."""
    for table in tables:
        if table.Format == 2 and first in table.Coverage.glyphs:
            row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
            return advance(row.Class2Record[table.ClassDef2.classDefs.get(second, 0)])
    return 0


def lighten_kerning(font: TTFont) -> None:
    """Leaves out what nobody sees and what makes a tenth of a display face's file.

    Instancing rounds each pair apart from its class. Pairs within NEAR units
    of their class go, the others move in steps of STEP (thousandths of an em).
    """
    for tables in pair_tables(font):
        for table in tables:
            if table.Format == 1:
                for first, pairs in zip(table.Coverage.glyphs, table.PairSet):
                    own = [one for one in pairs.PairValueRecord if abs(advance(one) - by_class(tables, first, one.SecondGlyph)) > NEAR]
                    pairs.PairValueRecord, pairs.PairValueCount = own, len(own)
                left = [(first, pairs) for first, pairs in zip(table.Coverage.glyphs, table.PairSet) if pairs.PairValueRecord]
                table.Coverage.glyphs = [first for first, _ in left]
                table.PairSet, table.PairSetCount = [pairs for _, pairs in left], len(left)
                records = [one for _, pairs in left for one in pairs.PairValueRecord]
            else:
                records = [cell for row in table.Class1Record for cell in row.Class2Record]
            for one in records:
                if one.Value1:
                    one.Value1.XAdvance = round(one.Value1.XAdvance / STEP) * STEP


def save(font: TTFont, face: str, alphabet: str) -> None:
    """Keeps the signs and letters of a language, and writes the file."""
    name = f"{face}-{alphabet}"
    options = subset.Options(layout_features=FEATURES, glyph_names=False, hinting=False, name_IDs=[1, 2], notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS[alphabet])
    subsetter.subset(font)
    lighten_kerning(font)
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
    save(variable(TEXT, alphabets, 400, 700), "text", name)
    save(merged(DISPLAY, alphabets, 600), "display", name)
