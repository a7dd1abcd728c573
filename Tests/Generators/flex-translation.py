"""Translates elements of CSS into the nodes of BrowserCase: see flex-fixtures.py."""

import importlib.util
import pathlib

spec = importlib.util.spec_from_file_location("elements", pathlib.Path(__file__).with_name("css-elements.py"))
elements = importlib.util.module_from_spec(spec)
spec.loader.exec_module(elements)
ALIGN, EDGES, JUSTIFY, SIDES, SIZE = (
    elements.ALIGN, elements.EDGES, elements.JUSTIFY, elements.SIDES, elements.SIZE)
Element, NoWord, number, resolved = elements.Element, elements.NoWord, elements.number, elements.resolved


def check(element):
    """Raises what there is no word for, whatever the place of the element."""
    used, style = element.used, element.style
    if "balance" in style.get("flex-wrap", "") or "flex-line-count" in style:
        raise NoWord("flex-wrap: balance and flex-line-count")
    if element.wraps and ("reverse" in used["flexWrap"] or element.is_reversed):
        raise NoWord("flex-wrap with a reversed direction")
    if used["overflowX"] != "visible" or used["overflowY"] != "visible":
        raise NoWord("overflow")
    if used["writingMode"] != "horizontal-tb":
        raise NoWord("writing-mode")
    if used["display"] not in ("flex", "block"):
        raise NoWord(f"display: {used['display']}")
    if element.text and element.children:
        raise NoWord("text beside elements")
    if element.parent and element.is_right_to_left != element.parent.is_right_to_left:
        raise NoWord("another direction inside")
    words = ("justifyContent", "alignItems", "alignContent", "alignSelf")
    if any("safe" in used[word] for word in words):
        raise NoWord("safe alignment")
    around = element.parent
    if around and not around.is_definite("h"):
        for name, value in style.items():
            if name.startswith(("padding", "margin")) and "%" in value:
                raise NoWord("a percentage of a size that follows from the content")
    if any(element.side("margin", side) < 0 for side in SIDES):
        if around:
            raise NoWord("a negative margin")
    if element.is_block and any(element.side("margin", side) for side in ("top", "bottom")) and around \
            and around.is_block or element.is_block and any(
                child.side("margin", side) for child in element.in_line() for side in ("top", "bottom")):
        raise NoWord("margins of blocks, which collapse")


def translated(source, measured, project):
    """A case of a fixture: its size, its tree, and the frames by name."""
    root = Element(source, iter(measured))
    if root.is_gone:
        raise NoWord("display: none for all")
    frames = {}
    case = {}
    node = view(root, frames)
    for axis in ("h", "v"):
        size = root.style.get(SIZE[axis], "auto")
        if size != "auto":
            case[SIZE[axis]] = number(clamped(root, axis, outer(root, axis, resolved(size, 0, False))))
            for word in (SIZE[axis], SIZE[axis] + "AtLeast", SIZE[axis] + "AtMost"):
                node.pop(word, None)
    if root.is_right_to_left:
        case["isRightToLeft"] = True
    return {**case, "root": node, "frames": frames}


def view(element, frames):
    """The node of an element and of all inside it; puts the frames of both into a dictionary."""
    check(element)
    name = f"n{len(frames)}"
    frames[name] = [number(value) for value in element.frame]
    insets = element.insets()
    node = {"kind": "Leaf", "id": name}
    if any(insets):
        node["insets"] = [number(inset) for inset in insets]
    if element.text:
        text = {"kind": "Text", "text": element.text}
        # The text of a row is a view in it, no narrower than its longest word.
        longest = 10 * max(len(word) for word in element.text.replace("\u200b", " ").split())
        if any(insets) or element.axis == "h" and element.room("h") < longest:
            node.update({"kind": "HStack", "justify": "start", "align": "fill", "children": [text]})
        else:
            node.update(text)
    elif element.children:
        add_stack(element, node, frames)
    add_sizes(element, node)
    if element.parent:
        if element.is_absolute:
            add_pin(element, node)
        else:
            add_place(element, node)
    return node


def add_stack(element, node, frames):
    gaps = {}
    for axis, word in (("h", "columnGap"), ("v", "rowGap")):
        gap = element.used[word]
        gaps[axis] = 0 if gap == "normal" else resolved(gap, element.room(axis), element.is_definite(axis))
    along, across = element.axis, "v" if element.axis == "h" else "h"
    if element.wraps:
        node["kind"] = "FlowStack"
        if along == "v":
            node["axis"] = "vertical"
        content = element.used["alignContent"]
        node["alignContent"] = "fill" if content in ("normal", "stretch") else named(JUSTIFY, content)
        if gaps[across] != gaps[along]:
            node["lineSpacing"] = number(gaps[across])
    else:
        node["kind"] = "HStack" if along == "h" else "VStack"
        if element.is_reversed:
            node["isReversed"] = True
    if gaps[along]:
        node["spacing"] = number(gaps[along])
    node["justify"], node["align"] = "start", "fill"
    if not element.is_block:
        node["justify"] = named(JUSTIFY, element.used["justifyContent"])
        if element.is_reversed and element.used["justifyContent"] in ("start", "left", "end", "right"):
            node["justify"] = "end" if node["justify"] == "start" else "start"
        node["align"] = named(ALIGN, element.used["alignItems"])
    grows = any(child.grow > 0 for child in element.in_line())
    node["children"] = []
    for child in element.children:
        if child.is_gone:
            node["children"].append({"kind": "Leaf", "isCollapsed": True})
            continue
        before, after = ("after", "before") if element.is_reversed else ("before", "after")
        sides = dict(zip((before, after), EDGES[along]))
        if element.is_right_to_left and along == "h":
            sides = {"before": sides["after"], "after": sides["before"]}
        inner = view(child, frames)
        margins = child.margins()
        spacers = [place for place in ("before", "after") if margins[sides[place]] == "auto"]
        if child.is_absolute or element.is_block or grows:
            spacers = []
        if spacers and (gaps[along] or element.wraps):
            raise NoWord("an automatic margin beside gaps, or in lines that wrap")
        spacer = {"kind": "Spacer"}
        node["children"] += [spacer] * ("before" in spacers) + [inner] + [spacer] * ("after" in spacers)


def named(words, value):
    if value not in words:
        raise NoWord(f"alignment: {value}")
    return words[value]


def outer(element, axis, length):
    """A length of the border box."""
    if element.used["boxSizing"] == "content-box":
        length += element.inset(axis)
    return max(length, element.inset(axis))


def bound(element, axis, word):
    """A least or greatest size in points, or None; a greatest size that is a percentage is a fraction."""
    text = element.used[word + SIZE[axis].capitalize()]
    if text in ("auto", "none", "0px"):
        return None
    around = element.parent
    if text.endswith("%"):
        if around is None:
            raise NoWord("a percentage of the page")
        if not element.is_absolute and not around.is_definite(axis):
            if axis == "v":
                return None
            raise NoWord("a percentage of a size that follows from the content")
        whole = around.padding_box(axis) if element.is_absolute else around.room(axis)
        return outer(element, axis, float(text[:-1]) / 100 * whole)
    return outer(element, axis, resolved(text, 0, True))


def clamped(element, axis, length):
    least, greatest = bound(element, axis, "min"), bound(element, axis, "max")
    if greatest is not None:
        length = min(length, greatest)
    return length if least is None else max(length, least)


def add_bounds(element, node, axis, cap=None):
    least, greatest = bound(element, axis, "min"), bound(element, axis, "max")
    if cap is not None:
        greatest = cap if greatest is None else min(cap, greatest)
    if least is not None:
        node[SIZE[axis] + "AtLeast"] = number(least)
    if greatest is None:
        return
    if least is not None:
        greatest = max(greatest, least)
    share = element.style.get("max-" + SIZE[axis], "")
    if share.endswith("%") and cap is None and not element.is_absolute and element.used["boxSizing"] == "border-box":
        node[SIZE[axis] + "AtMostFraction"] = number(float(share[:-1]) / 100)
    else:
        node[SIZE[axis] + "AtMost"] = number(greatest)


def add_sizes(element, node):
    around = element.parent
    for axis in ("h", "v"):
        text = element.style.get(SIZE[axis], "auto")
        size, share = None, None
        if text.endswith("%"):
            if around is None:
                raise NoWord("a percentage of the page")
            whole = around.padding_box(axis) if element.is_absolute else around.room(axis)
            if axis == "h" or element.is_absolute or around.is_definite(axis):
                share = float(text[:-1]) / 100
                size = outer(element, axis, share * whole)
                margin = any(element.side("margin", side) for side in SIDES)
                if element.used["boxSizing"] == "content-box" and element.inset(axis) \
                        or (around.inset(axis) if element.is_absolute else margin):
                    if not around.is_definite(axis):
                        raise NoWord("a percentage of a size that follows from the content")
                    share = None
        elif text != "auto":
            size = outer(element, axis, resolved(text, 0, True))
        if around and not element.is_absolute and around.axis == axis and not around.is_block:
            add_flex(element, node, axis, size, share)
        else:
            add_size(element, node, axis, size, share)
    if element.ratio():
        if element.used["boxSizing"] == "content-box" and any(element.insets()):
            raise NoWord("the ratio of a content box")
        node["ratio"] = number(element.ratio())


def add_size(element, node, axis, size, share):
    if size is None:
        add_bounds(element, node, axis)
    elif share is not None and abs(clamped(element, axis, size) - size) < 0.001:
        node[SIZE[axis] + "Fraction"] = round(share, 6)
    else:
        node[SIZE[axis]] = number(clamped(element, axis, size))


def add_flex(element, node, axis, size, share):
    """What an element's length along its stack is: a size, a basis, a share."""
    around, basis = element.parent, element.used["flexBasis"]
    is_given = basis != "auto"
    if is_given and basis != "content" and size is not None and not around.is_definite(axis):
        raise NoWord("a size beside a basis in a stack that is as long as its content")
    if basis == "auto":
        base = size
    elif basis == "content" or basis.endswith("%") and not around.is_definite(axis):
        base = None
    else:
        base = outer(element, axis, resolved(basis, around.room(axis), True))
    if not is_given and size is not None and element.grow == 0:
        kept = clamped(element, axis, size)
        if element.shrink == 0 or abs(element.length(axis) - kept) < 0.02:
            return add_size(element, node, axis, size, share)
    if basis.endswith("%") and basis != "0%" and base is None and around.wraps:
        raise NoWord("a percentage of a size that follows from the content")
    if element.grow > 0 and around.wraps and axis == "v":
        raise NoWord("shares in columns that wrap")
    if 0 < sum(child.grow for child in around.in_line()) < 1 and not around.is_fitted(axis):
        raise NoWord("shares whose sum is below 1")
    if element.grow > 0 and not is_given and base is not None and element.content(axis) > base:
        raise NoWord("a size below that of the content, of an element that grows")
    if base is None:
        if element.grow > 0 and not around.is_fitted(axis):
            if not is_alone(element, axis):
                raise NoWord("flex-grow from the size of the content")
            node["flex"] = number(element.grow)
        elif element.shrink == 0 and element.text and axis == "h" and not any(element.insets()):
            node["isWidthFixed"] = True
        return add_bounds(element, node, axis)
    node["flex"] = number(element.grow)
    if base > element.inset(axis) or element.grow == 0:
        node["basis"] = number(base)
        if element.shrink != 1:
            node["shrink"] = number(element.shrink)
    # A size that is given is the most that the content asks for; one that grows may be more.
    add_bounds(element, node, axis, base if not is_given and element.grow == 0 else None)


def is_alone(element, axis):
    """Whether it grows from the size of its content as it would from 0: nothing is inside, or nothing beside it
    grows or shrinks."""
    if not element.children and not element.text and not element.ratio():
        return True
    for other in element.parent.in_line():
        if other is not element and (other.grow > 0 or other.shrink > 0 and SIZE[axis] in other.style):
            return False
    return not element.parent.wraps


def add_place(element, node):
    """The margins, the alignment and the offset of an element in line."""
    around = element.parent
    margins = element.margins()
    across = "v" if around.axis == "h" else "h"
    own = element.used["alignSelf"]
    align = None if own == "auto" or around.is_block else named(ALIGN, own)
    start, end = (margins[edge] == "auto" for edge in EDGES[across])
    if across == "h" and element.is_right_to_left:
        start, end = end, start
    if start or end:
        align = "center" if start and end else "end" if start else "start"
        if element.length(across) > around.room(across):
            align = "start"
    sides = [0 if margins[side] == "auto" else element.side("margin", side) for side in SIDES]
    if any(sides):
        node["padding"] = [number(side) for side in sides]
    if align:
        node["selfOfPadding" if any(sides) else "self"] = align
    if element.used["position"] == "relative":
        offset = []
        for axis in ("h", "v"):
            first, last = element.distances(axis)
            text, sign = (first, 1) if first is not None else (last, -1)
            if axis == "h" and around.is_right_to_left and last is not None:
                text, sign = last, -1
            is_definite = around.is_definite(axis)
            if text is not None and text.endswith("%") and not is_definite and axis == "v":
                text = None
            offset.append(0 if text is None else sign * resolved(text, around.room(axis), is_definite))
        if any(offset):
            node["offset"] = [number(value) for value in offset]


def add_pin(element, node):
    """The distances of an element that is out of line."""
    around = element.parent
    if around.used["position"] == "static" and around.parent:
        raise NoWord("position: absolute inside of a static element")
    if "auto" in element.margins().values():
        raise NoWord("an automatic margin of an absolute element")
    pin = {}
    for axis in ("h", "v"):
        names = ("leading", "trailing") if axis == "h" else ("top", "bottom")
        edges = EDGES[axis]
        distances = element.distances(axis)
        if axis == "h" and around.is_right_to_left:
            edges, distances = edges[::-1], distances[::-1]
        if distances == [None, None]:
            check_start(element, axis, edges[0])
            continue
        if None not in distances and element.style.get(SIZE[axis], "auto") != "auto":
            distances[1] = None
        for name, edge, distance in zip(names, edges, distances):
            if distance is not None:
                length = resolved(distance, around.padding_box(axis), around.is_definite(axis))
                pin[name] = number(length + element.side("margin", edge) + around.side("border", edge))
    node["pin"] = pin


def check_start(element, axis, edge):
    """Without a distance CSS looks at how the stack would place the element in line: here it is at the start."""
    around = element.parent
    if axis == around.axis:
        place = "start" if around.is_block or around.is_reversed else named(JUSTIFY, around.used["justifyContent"])
        is_start = place in ("start", "spaceBetween") and not around.is_reversed
        is_start = is_start and not (around.is_block and around.in_line())
    else:
        is_start = around.is_block or named(ALIGN, element.alignment()) in ("start", "fill", "firstBaseline")
    lead = around.side("padding", edge) + around.side("border", edge) + element.side("margin", edge)
    if not is_start or lead:
        raise NoWord("position: absolute without a distance, not at the start")
