"""Adds to the symbol graph of Truss what extensions add to the types that it exports by name.

    python3 .ci/exports.py GRAPHS MODULE...

GRAPHS is a folder with a folder of symbol graphs for each module. `import Truss` gives some types of a MODULE, as
Sources/Truss/Exports.swift has them; the compiler's graph has these with the members of their declarations alone.
"""

import json
import pathlib
import sys


def complete(truss: pathlib.Path, module: pathlib.Path) -> None:
    path = truss / "Truss.symbols.json"
    graph = json.loads(path.read_text(encoding="utf-8"))
    known = {symbol["identifier"]["precise"]: symbol for symbol in graph["symbols"]}
    other = json.loads((module / f"{module.name}.symbols.json").read_text(encoding="utf-8"))
    types = {
        symbol["pathComponents"][0] for symbol in other["symbols"]
        if len(symbol["pathComponents"]) == 1 and symbol["identifier"]["precise"] in known
    }
    added = [
        symbol for symbol in other["symbols"]
        if symbol["pathComponents"][0] in types and symbol["identifier"]["precise"] not in known
    ]
    names = {symbol["identifier"]["precise"] for symbol in added}
    graph["symbols"] += added
    # Those of the types themselves too: conformances that an extension states.
    have = {(each["kind"], each["source"], each["target"]) for each in graph["relationships"]}
    graph["relationships"] += [
        each for each in other["relationships"]
        if (each["kind"], each["source"], each["target"]) not in have
        and (each["source"] in names or each["source"] in known)
    ]
    path.write_text(json.dumps(graph), encoding="utf-8")


if __name__ == "__main__":
    graphs = pathlib.Path(sys.argv[1])
    for name in sys.argv[2:]:
        complete(graphs / "Truss", graphs / name)
