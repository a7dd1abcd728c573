"""Elements of CSS with their own and their used styles and their frames: see flex-fixtures.py."""

JUSTIFY = {
    "normal": "start", "stretch": "start", "flex-start": "start", "start": "start", "left": "start", "flex-end": "end",
    "end": "end", "right": "end", "center": "center", "space-between": "spaceBetween", "space-around": "spaceAround",
    "space-evenly": "spaceEvenly",
}
ALIGN = {
    "normal": "fill", "stretch": "fill", "flex-start": "start", "start": "start", "self-start": "start",
    "flex-end": "end", "end": "end", "self-end": "end", "center": "center", "baseline": "firstBaseline",
    "first baseline": "firstBaseline", "last baseline": "lastBaseline",
}
SIZE = {"h": "width", "v": "height"}
EDGES = {"h": ("left", "right"), "v": ("top", "bottom")}
SIDES = ("top", "right", "bottom", "left")


class NoWord(Exception):
    """What Truss has no word for."""


def number(value):
    value = round(value, 3)
    return int(value) if value == int(value) else value


def points(text):
    return float(text[:-2]) if text.endswith("px") else 0.0


class Element:
    """An element with its own style as it is written, and as the browser uses it."""

    def __init__(self, source, measured, parent=None):
        found = next(measured)
        self.frame, self.used, self.parent = found["frame"], found["used"], parent
        self.text = " ".join(source["text"].split())
        self.style = {}
        for declaration in (source["attributes"].get("style") or "").split(";"):
            if ":" in declaration:
                name, value = (part.strip() for part in declaration.split(":", 1))
                # A browser leaves a length without a unit out.
                if name not in SIZE.values() or not value.isdigit() or value == "0":
                    self.style[name] = value
        children = [Element(child, measured, self) for child in source["children"]]
        self.children = []
        for child in children:
            inner = child.children if child.used["display"] == "contents" else [child]
            for each in inner:
                each.parent = self
            self.children += inner
        self.is_right_to_left = self.used["direction"] == "rtl"
        self.is_gone = self.used["display"] == "none"
        self.is_absolute = parent is not None and self.used["position"] == "absolute"
        self.grow, self.shrink = float(self.used["flexGrow"]), float(self.used["flexShrink"])
        self.is_block = self.used["display"] == "block"
        self.axis = "v" if self.is_block or self.used["flexDirection"].startswith("column") else "h"
        self.is_reversed = not self.is_block and self.used["flexDirection"].endswith("reverse")
        self.wraps = not self.is_block and self.used["flexWrap"] != "nowrap"

    def side(self, word, side):
        return points(self.used[word + side.capitalize() + ("Width" if word == "border" else "")])

    def insets(self):
        return [self.side("padding", side) + self.side("border", side) for side in SIDES]

    def inset(self, axis):
        return sum(self.side(word, side) for word in ("padding", "border") for side in EDGES[axis])

    def length(self, axis):
        return self.frame[2 if axis == "h" else 3]

    def room(self, axis):
        """The size of the box in which percentages of an element inside are taken."""
        return self.length(axis) - self.inset(axis)

    def padding_box(self, axis):
        return self.length(axis) - sum(self.side("border", side) for side in EDGES[axis])

    def content(self, axis):
        """How far the elements inside reach."""
        place, size = (0, 2) if axis == "h" else (1, 3)
        ends = [child.frame[place] + child.frame[size] - self.frame[place] for child in self.in_line()]
        return max(ends, default=0)

    def in_line(self):
        return [child for child in self.children if not child.is_absolute and not child.is_gone]

    def margins(self):
        """The margins as they are written, so that `auto` can be told from a length."""
        found = dict.fromkeys(SIDES, "0")
        flow = ("right", "left") if self.parent and self.parent.is_right_to_left else ("left", "right")
        names = {"margin-inline-start": flow[0], "margin-inline-end": flow[1]}
        for name, value in self.style.items():
            if name == "margin":
                parts = value.split()
                parts = [parts[min(len(parts) - 1, [0, 1, 0, 1][place]) if len(parts) < 3 else
                               place if place < len(parts) else 1] for place in range(4)]
                found.update(zip(SIDES, parts))
            elif name == "margin-inline":
                found["left"] = found["right"] = value
            elif name == "margin-block":
                found["top"] = found["bottom"] = value
            elif name in names:
                found[names[name]] = value
            elif name[7:] in SIDES and name.startswith("margin-"):
                found[name[7:]] = value
        return found

    def alignment(self):
        """How the element stands across its stack."""
        own = self.used["alignSelf"]
        return self.parent.used["alignItems"] if own == "auto" else own

    def is_definite(self, axis):
        """Whether its size is known before that of its content, as percentages need it."""
        size = self.style.get(SIZE[axis], "auto")
        if size.endswith("px") or size == "0":
            return True
        parent = self.parent
        if parent is None:
            return False
        if size.endswith("%"):
            return self.is_absolute or parent.is_definite(axis)
        if self.is_absolute:
            return all(edge is not None for edge in self.distances(axis))
        if self.is_derived(axis):
            return True
        if parent.axis == axis:
            grows = self.grow > 0 and parent.is_definite(axis)
            return not parent.is_block and (grows or self.used["flexBasis"] not in ("auto", "0px", "0%", "content"))
        stretched = parent.is_block or ALIGN.get(self.alignment()) == "fill"
        # A line is as high as it is before percentages inside are taken.
        return stretched and (axis == "v" and not parent.is_block or not parent.wraps and parent.is_definite(axis))

    def is_derived(self, axis):
        """Whether its size follows by a ratio from one that is known."""
        other = "v" if axis == "h" else "h"
        if not self.ratio():
            return False
        stretched = self.parent.axis == axis and (self.parent.is_block or ALIGN.get(self.alignment()) == "fill")
        return self.style.get(SIZE[other], "auto").endswith("px") or stretched and self.parent.is_definite(other)

    def is_fitted(self, axis):
        """Whether it is as long as its content, so that nothing is left to grow into."""
        if self.is_definite(axis) or self.style.get("min-" + SIZE[axis]):
            return False
        if self.parent is None or self.is_absolute:
            return True
        return self.grow == 0 if self.parent.axis == axis else ALIGN.get(self.alignment()) != "fill"

    def ratio(self):
        parts = self.style.get("aspect-ratio", "0").split("/")
        try:
            return float(parts[0]) / float(parts[1] if len(parts) > 1 else 1)
        except (ValueError, ZeroDivisionError):
            return 0

    def distances(self, axis):
        """The distances from the edges of the box around, as they are written: None for `auto`."""
        start, end = EDGES[axis]
        around = self.parent
        flow = ("right", "left") if around.is_right_to_left else ("left", "right")
        names = {"inset-inline-start": flow[0], "inset-inline-end": flow[1]}
        found = {}
        for name, value in self.style.items():
            found[names.get(name, name)] = value
        return [None if found.get(edge, "auto") == "auto" else found[edge] for edge in (start, end)]


def resolved(text, whole, is_definite):
    """A length in points; a percentage where the size that it is of is known."""
    if text.endswith("px"):
        return float(text[:-2])
    if text.endswith("%"):
        if not is_definite and float(text[:-1]) != 0:
            raise NoWord("a percentage of a size that follows from the content")
        return float(text[:-1]) / 100 * whole
    try:
        return float(text)
    except ValueError:
        raise NoWord(f"a size by its name, such as {text.split('(')[0]}") from None
