"""The trees of the workloads, as the engines of peers.py take them: the same as in Sources/Workloads."""

ROW, COLUMN = 0, 1


class Node:
    """A box: a leaf, or a stack of those that name it as their parent."""

    __slots__ = ("parent", "children", "axis", "spacing", "inset", "stretches", "equal", "width", "height", "flex")

    def __init__(self, parent, axis=None, spacing=0, inset=0, stretches=False, equal=False,
                 width=None, height=None, flex=0):
        self.parent, self.axis, self.spacing, self.inset = parent, axis, spacing, inset
        self.stretches, self.equal = stretches, equal
        self.width, self.height, self.flex = width, height, flex
        self.children = []


class Tree:
    """Nodes in preorder, by index, so that nothing has to recurse."""

    def __init__(self):
        self.nodes = []
        self.changed = None
        self.constraints = []
        self.layers = False

    def add(self, parent=None, **style):
        self.nodes.append(Node(parent, **style))
        if parent is not None:
            self.nodes[parent].children.append(len(self.nodes) - 1)
        return len(self.nodes) - 1


def flat_list(size):
    tree = Tree()
    root = tree.add(axis=COLUMN, spacing=4)
    for index in range(max(1, size - 1)):
        tree.add(root, width=40 + index % 7 * 8, height=16 + index % 5 * 2)
    return tree


def form(size, constraints=0, changes=False):
    tree = Tree()
    root = tree.add(axis=COLUMN, spacing=8, inset=10, stretches=True, width=390)
    rows = max(1, size // 10)
    constrained = tied_rows(constraints, rows)
    for number in range(rows):
        row = tree.add(root, axis=ROW, spacing=8)
        for column in range(9):
            height = 20 + column % 4
            if column == 4:
                tree.add(row, height=height, flex=1)
            elif column == 0 and number in constrained:
                tree.add(row, height=height)
            else:
                tree.add(row, height=height, width=24 + (number + column) % 3 * 4)
    lead, middle = 2, 6
    tree.constraints = [(10 * row + lead, 10 * other + middle) for row, other in constrained.items()]
    if changes:
        tree.changed = 10 * (rows // 2) + 10
        tree.nodes[tree.changed].width = 36
    return tree


def tied_rows(constraints, rows):
    """`RowTie.spread`."""
    count = min(constraints, rows - 1)
    picked = [rows - 1 - index * (rows - 1) // count for index in range(count)]
    return {row: (row * 7_919 + 13) % row for row in picked}


def binary_tree(size):
    tree = Tree()
    depth = {}
    stack = [(0, None)]
    while stack:
        place, parent = stack.pop()
        below = [child for child in (2 * place + 1, 2 * place + 2) if child < size]
        level = depth[parent] + 1 if parent is not None else 0
        axis = (ROW if level % 2 == 0 else COLUMN) if below else None
        flex = 0 if parent is None else 1
        index = tree.add(parent, axis=axis, stretches=True, equal=True, flex=flex)
        depth[index] = level
        stack += [(child, index) for child in reversed(below)]
    tree.nodes[0].width, tree.nodes[0].height = 1920, 1080
    return tree


def nested(size):
    tree = Tree()
    parent = None
    for level in range(min(1022, size)):
        parent = tree.add(parent, axis=ROW if level % 2 == 0 else COLUMN, spacing=1)
        tree.add(parent, width=8, height=6)
    tree.add(parent, width=8, height=6)
    return tree


def layers(size):
    tree = Tree()
    root = tree.add(width=1000, height=1000)
    tree.layers = True
    for _ in range(max(1, size - 1)):
        tree.add(root)
    return tree


def none(size):
    """Texts and conflicts: no other engine has the same."""
    return None


WORKLOADS = {
    "W1": flat_list,
    "W2": form,
    "W3": binary_tree,
    "W4": lambda size: form(size, changes=True),
    "W5": form,
    "W6-1": lambda size: form(size, constraints=1),
    "W6-10": lambda size: form(size, constraints=10),
    "W6-100": lambda size: form(size, constraints=100),
    "W7": nested,
    "W8": layers,
    "W9": none,
    "W10": none,
}
