"""Other engines, each with the same five methods: made of a tree, calculate, change, resize, frames."""

import kiwisolver
import poga.libpoga_capi as yoga
from stretchable import Style, taffylib
from stretchable.style import AUTO, AlignItems, FlexDirection
from stretchable.style.geometry.size import SizeAvailableSpace

from trees import ROW

NAN = float("nan")
FLEX_WORKLOADS = {"W1", "W2", "W3", "W4", "W5", "W7"}


def absolute(tree, rects):
    """Frames relative to their parents, made relative to the root."""
    result = []
    for node, (x, y, width, height) in zip(tree.nodes, rects):
        if node.parent is not None:
            x, y = x + result[node.parent][0], y + result[node.parent][1]
        result.append([x, y, width, height])
    return result


class Yoga:
    """Yoga by its C interface. It has no gaps in this version: they are margins."""

    name = "Yoga"
    config = yoga.YGConfigNew()
    yoga.YGConfigSetPointScaleFactor(config, 0)  # no rounding to pixels

    @staticmethod
    def takes(workload, size):
        # Its time doubles with every second level of fitted stacks.
        return workload in FLEX_WORKLOADS and (workload != "W7" or size <= 16)

    def __init__(self, tree):
        self.tree = tree
        self.nodes = []
        for index, node in enumerate(tree.nodes):
            self.nodes.append(self.make(node))
            if node.parent is not None:
                parent = tree.nodes[node.parent]
                place = yoga.YGNodeGetChildCount(self.nodes[node.parent])
                if place > 0 and parent.spacing:
                    edge = yoga.YGEdge.Left if parent.axis == ROW else yoga.YGEdge.Top
                    yoga.YGNodeStyleSetMargin(self.nodes[index], edge, parent.spacing)
                yoga.YGNodeInsertChild(self.nodes[node.parent], self.nodes[index], place)

    def make(self, node):
        made = yoga.YGNodeNewWithConfig(self.config)
        if node.axis is not None:
            direction = yoga.YGFlexDirection.Row if node.axis == ROW else yoga.YGFlexDirection.Column
            yoga.YGNodeStyleSetFlexDirection(made, direction)
            align = yoga.YGAlign.Stretch if node.stretches else yoga.YGAlign.FlexStart
            yoga.YGNodeStyleSetAlignItems(made, align)
            if node.inset:
                yoga.YGNodeStyleSetPadding(made, yoga.YGEdge.All, node.inset)
        if node.width is not None:
            yoga.YGNodeStyleSetWidth(made, node.width)
        if node.height is not None:
            yoga.YGNodeStyleSetHeight(made, node.height)
        if node.flex:
            yoga.YGNodeStyleSetFlexGrow(made, node.flex)
            yoga.YGNodeStyleSetFlexShrink(made, 1)
            yoga.YGNodeStyleSetFlexBasis(made, 0)
        return made

    def calculate(self):
        yoga.YGNodeCalculateLayout(self.nodes[0], NAN, NAN, yoga.YGDirection.LTR)

    def change(self, index, width):
        yoga.YGNodeStyleSetWidth(self.nodes[index], width)

    def resize(self, width):
        yoga.YGNodeStyleSetWidth(self.nodes[0], width)

    def frames(self):
        return absolute(self.tree, [
            (yoga.YGNodeLayoutGetLeft(node), yoga.YGNodeLayoutGetTop(node),
             yoga.YGNodeLayoutGetWidth(node), yoga.YGNodeLayoutGetHeight(node)) for node in self.nodes])

    def free(self):
        yoga.YGNodeFreeRecursive(self.nodes[0])


class Taffy:
    """taffy by stretchable's native module, without its Python objects. Styles are made once for each kind of node, and
    kept: making one takes Python milliseconds."""

    name = "taffy"
    styles = {}
    available = SizeAvailableSpace.default().to_dict()

    @staticmethod
    def takes(workload, size):
        return workload in FLEX_WORKLOADS

    def __init__(self, tree):
        self.tree = tree
        self.taffy = taffylib.init()
        taffylib.disable_rounding(self.taffy)
        self.nodes = []
        for node in tree.nodes:
            self.nodes.append(taffylib.node_create(self.taffy, self.style(node, node.width)))
            if node.parent is not None:
                taffylib.node_add_child(self.taffy, self.nodes[node.parent], self.nodes[-1])

    def style(self, node, width):
        key = (node.axis, node.spacing, node.inset, node.stretches, width, node.height, node.flex)
        if key not in self.styles:
            size = (AUTO if width is None else width, AUTO if node.height is None else node.height)
            words = {"size": size}
            if node.axis is not None:
                words["flex_direction"] = FlexDirection.ROW if node.axis == ROW else FlexDirection.COLUMN
                words["align_items"] = AlignItems.STRETCH if node.stretches else AlignItems.FLEX_START
                words["gap"] = node.spacing
                words["padding"] = node.inset
            if node.flex:
                words.update(flex_grow=node.flex, flex_shrink=1, flex_basis=0)
            else:
                words.update(flex_shrink=0)
            self.styles[key] = Style(**words).to_dict()
        return self.styles[key]

    def calculate(self):
        taffylib.node_compute_layout(self.taffy, self.nodes[0], self.available)

    def change(self, index, width):
        node = self.tree.nodes[index]
        taffylib.node_set_style(self.taffy, self.nodes[index], self.style(node, width))

    def resize(self, width):
        self.change(0, width)

    def frames(self):
        layout = taffylib.PyLayout()
        rects = []
        for node in self.nodes:
            taffylib.node_get_layout(self.taffy, node, layout)
            rects.append((layout.x, layout.y, layout.width, layout.height))
        return absolute(self.tree, rects)

    def free(self):
        taffylib.free(self.taffy)


class Kiwi:
    """Cassowary. Making variables and constraints is building, adding them to the solver calculates."""

    name = "kiwi"
    largest_size = 100

    @staticmethod
    def takes(workload, size):
        if size > Kiwi.largest_size:
            return False
        return workload in FLEX_WORKLOADS - {"W5"} or workload.startswith("W6") or workload == "W8"

    def __init__(self, tree):
        self.tree = tree
        self.solver = kiwisolver.Solver()
        self.boxes = [tuple(kiwisolver.Variable() for _ in range(4)) for _ in tree.nodes]
        self.edited = self.boxes[tree.changed][2] if tree.changed is not None else None
        root = self.boxes[0]
        self.constraints = [root[0] == 0, root[1] == 0]
        for index, node in enumerate(tree.nodes):
            x, y, width, height = self.boxes[index]
            if node.width is not None and index != tree.changed:
                self.constraints.append(width == node.width)
            if node.height is not None:
                self.constraints.append(height == node.height)
            if node.children and not tree.layers:
                self.stack(node, self.boxes[index])
        for one, other in tree.constraints:
            self.constraints.append(self.boxes[one][2] == self.boxes[other][2])
        if tree.layers:
            self.chain()

    def stack(self, node, box):
        along, across = (0, 1) if node.axis == ROW else (1, 0)
        children = [self.boxes[child] for child in node.children]
        end = box[along] + node.inset
        for number, child in enumerate(children):
            self.constraints.append(child[along] == end)
            end = child[along] + child[along + 2] + (node.spacing if number + 1 < len(children) else node.inset)
            if node.equal and number > 0:
                self.constraints.append(child[along + 2] == children[0][along + 2])
            self.constraints.append(child[across] == box[across] + node.inset)
            if node.stretches:
                self.constraints.append(child[across + 2] == box[across + 2] - 2 * node.inset)
            else:
                self.constraints.append(box[across + 2] >= child[across + 2] + 2 * node.inset)
        self.constraints.append(end == box[along] + box[along + 2])
        if not node.stretches:
            self.constraints.append((box[across + 2] == 0) | "weak")

    def chain(self):
        first = self.boxes[1]
        self.constraints += [first[0] == 0, first[1] == 0, first[2] == 100, first[3] == 50]
        for last, box in zip(self.boxes[1:], self.boxes[2:]):
            self.constraints += [
                box[0] == last[0] + 0.5, box[1] == last[1] + 0.25, box[2] == last[2], box[3] == last[3]]

    def calculate(self):
        if self.constraints:
            for constraint in self.constraints:
                self.solver.addConstraint(constraint)
            self.constraints = []
            if self.edited:
                self.solver.addEditVariable(self.edited, "strong")
                self.solver.suggestValue(self.edited, self.tree.nodes[self.tree.changed].width)
        self.solver.updateVariables()

    def change(self, index, width):
        self.solver.suggestValue(self.edited, width)

    def frames(self):
        return [[variable.value() for variable in box] for box in self.boxes]

    def free(self):
        self.solver.reset()


ALL = [Yoga, Taffy, Kiwi]
