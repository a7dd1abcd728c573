"""results.json and native-peers.json, and questions to them. A figure that was not measured is None."""

import json
import math
import os


class Results:
    def __init__(self, path):
        with open(path) as file:
            self.document = json.load(file)
        # Other engines in native programs, measured by hand and at another time.
        with open(os.path.join(os.path.dirname(path), "native-peers.json")) as file:
            self.native = json.load(file)
        self.machine = self.document["machine"]
        self.workloads = self.document["truss"]
        self.others = self.document["others"]

    @property
    def sizes(self):
        """Those of W2, which has no least and no greatest one."""
        return [entry["size"] for entry in self.workloads["W2"]]

    def entry(self, workload, size):
        return next((entry for entry in self.workloads.get(workload, []) if entry["size"] == size), None)

    def value(self, workload, size, key="total"):
        entry = self.entry(workload, size)
        return entry.get(key) if entry else None

    def per_node(self, workload, size, key="total", scale=1.0):
        value = self.value(workload, size, key)
        return None if value is None else value * scale / self.value(workload, size, "nodes")

    def to_form(self, workload, size):
        """A layout's time in layouts of W2 of that size, in the same run."""
        return ratio(self.value(workload, size), self.value("W2", size))

    def calculate(self, engine, workload, size):
        """Microseconds of another engine's own calculation, its tree built."""
        entries = self.others.get(engine, {}).get(workload, [])
        return next((entry["calculate"] for entry in entries if entry["size"] == size), None)

    def to_other(self, engine, workload, size):
        """Truss's time in that of another engine: below 1 Truss is faster."""
        return ratio(self.value(workload, size), self.calculate(engine, workload, size))

    def growth(self, workload):
        """The exponent from 1,000 nodes, or the first size above, to the last size."""
        entries = [entry for entry in self.workloads.get(workload, []) if entry["size"] >= 1_000]
        if len(entries) < 2 or entries[0]["nodes"] == entries[-1]["nodes"]:
            return None
        first, last = entries[0], entries[-1]
        return math.log(last["total"] / first["total"]) / math.log(last["nodes"] / first["nodes"])

    def to_solve(self, drawing, size):
        """A drawing's time in that of the layout that it is of."""
        entry = self.entry(drawing, size)
        return entry and ratio(entry["total"], entry["lowering"] + entry["solving"])


def ratio(one, other):
    return None if one is None or other is None else one / other
