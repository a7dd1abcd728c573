"""Prints every number that a user can give: a line for each parameter and each settable property of a public symbol.

    python3 .ci/numbers.py GRAPHS...

GRAPHS are folders of symbol graphs. A number is a `Double`, an integer, or a value made of them: an optional, an array, a
range, `Insets`, `Size`, `Rect`, `Priority` and so on; a closure is one if it returns one. A function is named by the labels
that a call has to write. The place of a call (`line: Int = #line`) is no number of the user's: it goes into a
`SourceLine`, whose own initializer is listed.
"""

import json
import pathlib
import re
import sys

NUMBERS = {
    "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Insets", "Size", "Rect", "Priority", "Medium.CellSize", "Font", "VisualFormat.Spacing", "Item.ID", "Variable"}
# What is read as a whole is fuzzed instead.
BYTES = "[UInt8]"


def is_number(type_):
    # The style of a text that is made of a number is no number.
    result = re.sub(r"\w*FormatStyle<\w+>", "", type_.split("->")[-1])
    return BYTES not in result and any(word in NUMBERS for word in re.findall(r"[\w.]+", result))


def parts(text):
    """The parts of a list between its commas, those inside brackets aside; ends where the list's bracket closes."""
    depth, part = 0, ""
    for position, character in enumerate(text):
        if text[position - 1:position + 1] != "->" and character in ")]>":
            depth -= 1
            if depth < 0:
                break
        if character in "([<":
            depth += 1
        if character == "," and depth == 0:
            yield part.strip()
            part = ""
        else:
            part += character
    if part.strip():
        yield part.strip()


def parameters(symbol, declaration):
    """The label, the name, the type and the default of each parameter."""
    base = symbol["names"]["title"].split("(")[0]
    start = declaration.index(base) + len(base)
    start = declaration.index("(" if base != "subscript" else "(", start) + 1
    for part in parts(declaration[start:]):
        names, _, rest = part.partition(": ")
        type_, _, default = rest.partition(" = ")
        names = [name for name in names.split() if not name.startswith("@")]
        yield names[0], names[-1], type_, default


def numbers(symbol):
    """Each number of a symbol, as a name and what it is."""
    declaration = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
    kind = symbol["kind"]["identifier"]
    path = ".".join(symbol["pathComponents"])
    if kind.endswith("property"):
        if "var " in declaration and "{ get }" not in declaration:
            type_ = declaration.split(": ", 1)[1].split(" {")[0]
            if is_number(type_):
                yield path, type_
    elif kind == "swift.enum.case":
        if "(" in declaration and is_number(declaration.split("(", 1)[1]):
            yield path.split("(")[0], declaration.split("(", 1)[1][:-1]
    elif kind.startswith(("swift.func", "swift.init", "swift.method", "swift.type.method", "swift.subscript")):
        given = list(parameters(symbol, declaration))
        labels = "".join(f"{label}:" for label, _, _, default in given if not default)
        for _, name, type_, default in given:
            if is_number(type_) and default not in ("#line", "#column"):
                yield f"{path.split('(')[0]}({labels})", f"{name}: {type_}"


def main(folders):
    lines = set()
    for folder in folders:
        for path in sorted(pathlib.Path(folder).glob("*.symbols.json")):
            with open(path, encoding="utf-8") as file:
                graph = json.load(file)
            for symbol in graph["symbols"]:
                if "location" in symbol:
                    lines.update(" ".join(number) for number in numbers(symbol))
    print("\n".join(sorted(lines)))


main(sys.argv[1:])
