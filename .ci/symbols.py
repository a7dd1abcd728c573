"""Says which public symbols have no documentation, and which of a module's types its catalog does not curate.

    python3 .ci/symbols.py GRAPHS [CATALOG]

GRAPHS is a folder of symbol graphs, CATALOG a DocC catalog whose landing page has the module's name.
"""

import json
import pathlib
import re
import sys


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def is_written(symbol):
    """A raw value's initializer, and what else the compiler makes, stands in no line."""
    return "location" in symbol and symbol["names"]["title"] != "init(rawValue:)"


faults = []
types = set()
for path in sorted(pathlib.Path(sys.argv[1]).glob("*.symbols.json")):
    graph = read(path)
    for symbol in graph["symbols"]:
        name = ".".join(symbol["pathComponents"])
        if is_written(symbol) and not symbol.get("docComment", {}).get("lines"):
            line = symbol["location"]["position"]["line"] + 1
            file = symbol["location"]["uri"].split("/Sources/")[-1]
            faults.append(f"{file}:{line}: {graph['module']['name']}: {name} has no documentation")
        if len(symbol["pathComponents"]) == 1 and "@" not in path.name:
            types.add(name)

if len(sys.argv) > 2:
    catalog = pathlib.Path(sys.argv[2])
    page = (catalog / f"{catalog.stem}.md").read_text(encoding="utf-8")
    # Without the types that tell apart functions of one name.
    curated = set(re.findall(r"^- ``([\w(:)]+?)(?:-\(.*\))?``$", page, re.MULTILINE))
    faults += [f"{catalog.name}: {name} is in no group of the landing page" for name in sorted(types - curated)]

print("\n".join(faults), file=sys.stderr, end="\n" if faults else "")
sys.exit(1 if faults else 0)
