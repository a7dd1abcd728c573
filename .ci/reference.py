"""Writes the reference pages from symbol graphs, or says which are out of date.

    python3 .ci/reference.py GRAPHS CATALOG PAGES [--check]

GRAPHS is a folder with a folder of symbol graphs for each module, CATALOG the DocC catalog of Truss, whose groups are
the pages and their headings, and PAGES the folder of the pages. Each initializer, modifier and member has a line with its
parameters, their defaults and what they mean; parameters that only tell where something was written are left out.
"""

import copy
import json
import pathlib
import re
import sys

HEAD = """# {title}

{intro}

Made by `.ci/docc --pages` from the code's own documentation; `#fileID` and `#line`, which messages name, are left out.
"""
INTROS = {
    "Modifiers": "What can be written behind a view, `Text(\"a\").padding(8)`.",
    "TrussTesting": "What `import TrussTesting` adds to a test: layouts compared with snapshots.",
    "TrussFigures": "What `import TrussFigures` adds to a program that draws figures.",
}
# What every view that the package draws has.
OF_EVERY_VIEW = {"nodes", "body", "_takeNodes()", "init(node:)"}
LOCATION_PARAMETERS = {"fileID", "filePath", "line", "column"}
# What the landing page lists beside types: articles, and what is of no use to who writes a layout.
SKIPPED_GROUPS = {"Essentials", "Going further", "Behind the builder"}
MEMBERS = {
    "swift.init": 0, "swift.enum.case": 1, "swift.type.property": 2, "swift.type.method": 2, "swift.property": 3,
    "swift.method": 4, "swift.subscript": 4, "swift.func.op": 5,
}


class Symbol:
    def __init__(self, data):
        self.path = data["pathComponents"]
        self.kind = data["kind"]["identifier"]
        self.title = data["names"]["title"]
        self.declaration = "".join(part["spelling"] for part in data["declarationFragments"])
        self.is_written = "location" in data and self.title not in OF_EVERY_VIEW | {"init(rawValue:)"}
        lines = [line["text"] for line in data.get("docComment", {}).get("lines", [])]
        self.abstract, self.parameters, self.throws = parse(lines)
        location = data.get("location", {})
        self.place = (location.get("uri", ""), location.get("position", {}).get("line", 0))

    def of(self, name):
        """The same member of a type that has it from a protocol."""
        member = copy.copy(self)
        member.path = [name] + self.path[1:]
        return member

    def signature(self):
        """The declaration without attributes, `consuming` and the parameters that tell where something was written."""
        text = re.sub(r"^(@\w+(\([^)]*\))? )+", "", self.declaration)
        text = re.sub(r"\b(consuming|mutating|static|func|case|var|let|convenience) ", "", text)
        text = re.sub(r"\bnonisolated(\(\w+\))? ", "", text)
        opening = text.find("(")
        if opening < 0:
            return text
        closing = end_of_parentheses(text, opening)
        kept = [part for part in split(text[opening + 1:closing]) if part.split(":")[0].split()[0] not in LOCATION_PARAMETERS]
        text = f"{text[:opening]}({', '.join(kept)}){text[closing + 1:]}"
        if self.kind == "swift.init":
            text = text.replace("init", self.path[-2], 1)
        return re.sub(r" -> (ModifiedView|ViewContent)$| \{ get( set)? \}$", "", text)


def end_of_parentheses(text, opening):
    depth = 0
    for index in range(opening, len(text)):
        depth += text[index] == "("
        depth -= text[index] == ")"
        if depth == 0:
            return index
    return len(text) - 1


def split(text):
    """The parts between commas that are in no brackets."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        depth += character in "([<{"
        depth -= character in ")]}" or character == ">" and text[index - 1] != "-"
        if character == "," and depth == 0:
            parts.append(text[start:index].strip())
            start = index + 1
    return [part for part in parts + [text[start:].strip()] if part]


def parse(lines):
    """The abstract, the parameters with what they mean, and when it throws."""
    abstract, parameters, throws, current = [], [], [], None
    is_abstract = True
    for line in lines:
        text = line.strip()
        one = re.match(r"- Parameter (\w+): (.*)", text)
        each = re.match(r"- (\w+): (.*)", text)
        if text == "- Parameters:":
            is_abstract, current = False, "parameters"
        elif one:
            is_abstract, current = False, "parameter"
            parameters.append([one[1], one[2]])
        elif text.startswith("- Throws:"):
            is_abstract, current = False, "throws"
            throws.append(text[len("- Throws:"):].strip())
        elif text.startswith("- Returns:"):
            is_abstract, current = False, None
        elif current in ("parameters", "parameter") and each:
            parameters.append([each[1], each[2]])
        elif not text:
            is_abstract = is_abstract and not abstract
            current = current if current == "parameters" else None
        elif is_abstract:
            abstract.append(text)
        elif current in ("parameters", "parameter") and parameters:
            parameters[-1][1] += " " + text
        elif current == "throws":
            throws.append(text)
    return " ".join(abstract), [tuple(parameter) for parameter in parameters], " ".join(throws)


def entry(symbol, prefix=""):
    lines = [f"- `{prefix}{symbol.signature()}`  \n  {symbol.abstract}"]
    for name, meaning in symbol.parameters:
        if name not in LOCATION_PARAMETERS:
            lines.append(f"  - `{name}`: {meaning}")
    if symbol.throws:
        lines.append(f"  - throws {symbol.throws}")
    return "\n".join(lines)


def groups(page):
    """The headings of a catalog's page, each with the names that it lists."""
    found = []
    for line in page.split("## Topics", 1)[1].splitlines():
        if line.startswith("### "):
            found.append((line[4:], []))
        name = re.match(r"- ``([^`]+)``", line)
        if name:
            found[-1][1].append(name[1])
    return found


def type_section(name, symbols, conformances):
    own = [symbol for symbol in symbols if symbol.path == [name]]
    inside = [symbol for symbol in symbols if symbol.path[0] == name and len(symbol.path) > 1 and symbol.is_written]
    lines = [f"## `{name}`", ""] + [symbol.abstract for symbol in own]
    direct = [symbol for symbol in inside if len(symbol.path) == 2 and symbol.kind in MEMBERS]
    nested = [symbol for symbol in inside if len(symbol.path) == 2 and symbol.kind not in MEMBERS]
    # Stacks are made by initializers that their protocol declares.
    for each in conformances.get(name, []):
        if each == "AxisStack":
            direct += [symbol.of(name) for symbol in symbols if symbol.path[0] == each and symbol.kind == "swift.init" and symbol.is_written]
    members = sorted(direct, key=lambda symbol: (MEMBERS[symbol.kind], symbol.place))
    if members:
        lines += [""] + [entry(symbol) for symbol in members]
    for symbol in nested:
        within = [each for each in inside if each.path[:2] == symbol.path and len(each.path) == 3 and each.kind in MEMBERS]
        lines += ["", f"### `{'.'.join(symbol.path)}`", "", symbol.abstract]
        if within:
            within.sort(key=lambda each: (MEMBERS[each.kind], each.place))
            lines += [""] + [entry(each) for each in within]
    return "\n".join(lines)


def read(folder):
    """The symbols of a module, and the protocols that each of its types conforms to."""
    symbols, conformances = {}, {}
    for path in sorted(folder.glob("*.symbols.json")):
        graph = json.loads(path.read_text(encoding="utf-8"))
        for data in graph["symbols"]:
            symbols[data["identifier"]["precise"]] = Symbol(data)
        for relation in graph["relationships"]:
            if relation["kind"] == "conformsTo" and {relation["source"], relation["target"]} <= set(symbols):
                source, target = symbols[relation["source"]], symbols[relation["target"]]
                conformances.setdefault(source.path[0], []).append(target.path[0])
    return sorted(symbols.values(), key=lambda symbol: symbol.place), conformances


def module_page(symbols, conformances):
    """A page of a module without a catalog: functions, and types in the order of the alphabet."""
    functions = [entry(symbol) for symbol in symbols if symbol.kind == "swift.func" and symbol.is_written]
    names = sorted({symbol.path[0] for symbol in symbols if symbol.kind != "swift.func"})
    own = [name for name in names if any(symbol.path == [name] for symbol in symbols)]
    sections = ["\n".join(["## Functions", ""] + functions)] if functions else []
    return "\n\n".join(sections + [type_section(name, symbols, conformances) for name in own])


def pages(graphs, catalog):
    symbols, conformances = read(graphs / catalog.stem)
    landing = (catalog / f"{catalog.stem}.md").read_text(encoding="utf-8")
    made = {"Modifiers": modifiers_page(symbols, (catalog / "Symbols/View.md").read_text(encoding="utf-8"))}
    for heading, names in groups(landing):
        if heading not in SKIPPED_GROUPS:
            sections = [type_section(name, symbols, conformances) for name in names if name != "View"]
            made[heading] = "\n\n".join(sections)
    for folder in sorted(graphs.iterdir()):
        if folder.name != catalog.stem and any(folder.glob("*.symbols.json")):
            made[folder.name] = module_page(*read(folder))
    return made


def modifiers_page(symbols, page):
    modifiers = [
        symbol for symbol in symbols
        if symbol.path[0] == "View" and len(symbol.path) == 2 and symbol.kind == "swift.method" and symbol.is_written
    ]
    sections, listed = [], set()
    for heading, names in groups(page):
        titles = {re.sub(r"-[(<].*|-swift.*", "", name) for name in names}
        found = [symbol for symbol in modifiers if symbol.title in titles]
        listed |= {id(symbol) for symbol in found}
        if found:
            sections.append("\n".join([f"## {heading}", ""] + [entry(symbol, ".") for symbol in found]))
    missing = [symbol.title for symbol in modifiers if id(symbol) not in listed]
    if missing:
        sys.exit(f"Symbols/View.md lists no {', '.join(missing)}")
    return "\n\n".join(sections)


def main(arguments):
    graphs, catalog, folder = (pathlib.Path(argument) for argument in arguments[:3])
    made = pages(graphs, catalog)
    texts = {}
    for heading, body in made.items():
        intro = INTROS.get(heading, "Types, their initializers and members.")
        texts[file_name(heading)] = HEAD.format(title=heading, intro=intro) + "\n" + body + "\n"
    index = "".join(f"- [{heading}]({file_name(heading)})\n" for heading in made)
    texts["README.md"] = (
        "# Reference\n\nEvery initializer, modifier and member, with its parameters and their defaults.\n\n" + index)
    if "--check" in arguments:
        stale = [name for name, text in texts.items()
                 if not (folder / name).exists() or (folder / name).read_text(encoding="utf-8") != text]
        stale += [path.name for path in folder.glob("*.md") if path.name not in texts]
        if stale:
            sys.exit(f"{folder} is out of date, `.ci/docc --pages` writes it: {', '.join(sorted(stale))}")
        return
    folder.mkdir(exist_ok=True)
    for path in folder.glob("*.md"):
        path.unlink()
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")


def file_name(heading):
    return re.sub(r"[^A-Za-z]+", "-", heading) + ".md"


main(sys.argv[1:])
