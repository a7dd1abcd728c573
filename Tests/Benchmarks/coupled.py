"""Coupled systems, in which nearly everything depends on everything, solved by Truss, an LP solver and kiwi.

A ring of views as wide as the next, a lattice of views constrained to the one before and the one above, five random constraints a
view, and centres equally far apart. Truss and HiGHS find the least violations of each priority in turn; their totals have
to agree. kiwi knows no order of priorities but weights, a thousandfold from one to the next here, which is why it is
asked for no totals.
"""

import json
import multiprocessing
import os
import random
import subprocess
import tempfile
import time

import highspy
import kiwisolver
import numpy

from growing import COUPLED, LONGEST

SIZES = [100, 400, 1_600]
X, Y, WIDTH, HEIGHT = range(4)
ATTRIBUTES = ("left", "top", "width", "height")
REQUIRED = 1_000
# What totals may differ by, relative to the greatest.
SAME = 1e-5
# Children have the system that is solved, without a copy of it as text.
CONTEXT = multiprocessing.get_context("fork")


class System:
    """Rows: terms by variable, a relation, a constant, a priority."""

    def __init__(self, kind, size):
        self.size = size
        self.rows = []
        getattr(self, kind)(size)

    def add(self, terms, relation, constant, priority=REQUIRED):
        row = {}
        for view, attribute, coefficient in terms:
            row[4 * view + attribute] = row.get(4 * view + attribute, 0) + coefficient
        self.rows.append((row, relation, float(constant), priority))

    def ring(self, size):
        self.add([(0, X, 1)], "==", 0)
        for view in range(size):
            self.add([(view, WIDTH, 1)], ">=", 0)
            if view:
                self.add([(view, X, 1), (view - 1, X, -1), (view - 1, WIDTH, -1)], "==", 8)
            self.add([(view, WIDTH, 1)], "==", 10 + view % 7, 300)
            self.add([(view, WIDTH, 1), ((view + 1) % size, WIDTH, -1)], "==", 0, 500)
        self.add([(size - 1, X, 1), (size - 1, WIDTH, 1)], "<=", 12.3 * size, 900)

    def lattice(self, size):
        side = round(size ** 0.5)
        for y in range(side):
            for x in range(side):
                view = y * side + x
                self.add([(view, WIDTH, 1)], ">=", 0)
                self.add([(view, HEIGHT, 1)], ">=", 0)
                for attribute, length, place, before, gap in (
                        (X, WIDTH, x, view - 1, (7 * x + 3 * y) % 11), (Y, HEIGHT, y, view - side, (5 * x + y) % 7)):
                    if place == 0:
                        self.add([(view, attribute, 1)], "==", 0)
                    else:
                        self.add([(view, attribute, 1), (before, attribute, -1), (before, length, -1)], "==", gap, 600)
                if x + 1 < side:
                    self.add([(view, WIDTH, 1), (view + 1, WIDTH, -1)], "==", 0, 500)
                    self.add([(view, X, 1), (view + 1, X, -1)], "==", -20, 400)
                if y + 1 < side:
                    self.add([(view, WIDTH, 1), (view + side, WIDTH, -1)], "==", (x + y) % 3, 500)
                    self.add([(view, HEIGHT, 1), (view + side, HEIGHT, -1)], "==", 0, 500)
                self.add([(view, WIDTH, 1)], "==", 10 + x * y % 9, 300)
                self.add([(view, HEIGHT, 1)], "==", 10 + (x + 2 * y) % 9, 300)

    def random(self, size):
        draw = random.Random(42)
        for view in range(size):
            for _ in range(5):
                other = draw.choice([each for each in (draw.randrange(size), (view + 1) % size) if each != view])
                priority, constant = 100 * draw.randint(1, 9), draw.randint(0, 100)
                place, length = draw.choice(((X, WIDTH), (Y, HEIGHT)))
                if draw.random() < 0.5:
                    terms = [(view, place, 1), (other, place, -1), (other, length, -1)]
                else:
                    terms = [(view, length, 1), (other, length, -1)]
                self.add(terms, "==", constant, priority)
            for place, length, usual in ((X, WIDTH, 50), (Y, HEIGHT, 20)):
                self.add([(view, place, 1)], ">=", 0)
                self.add([(view, length, 1)], ">=", 0)
                self.add([(view, place, 1), (view, length, 1)], "<=", 1_000, 950)
                self.add([(view, length, 1)], "==", usual, 10)

    def centering(self, size):
        self.add([(0, X, 1)], "==", 0)
        for view in range(size):
            self.add([(view, WIDTH, 1)], "==", 8 * (6 + len(str(view % 17))), 750)
            self.add([(view, WIDTH, 1)], ">=", 0)
            if view:
                before = view - 1
                self.add([(view, X, 1), (before, X, -1), (before, WIDTH, -1)], ">=", 0)
                self.add([(view, X, 1), (view, WIDTH, 0.5), (before, X, -1), (before, WIDTH, -0.5), (size, WIDTH, -1)],
                         "==", 0, 149)
        self.add([(size - 1, X, 1), (size - 1, WIDTH, 1)], "==", 90 * size)

    def listing(self):
        lines = []
        for terms, relation, constant, priority in self.rows:
            left = " + ".join(f"{coefficient!r}*v{variable // 4}.{ATTRIBUTES[variable % 4]}"
                              for variable, coefficient in terms.items())
            lines.append(f"{left.replace('+ -', '- ')} {relation} {constant!r}"
                         + ("" if priority == REQUIRED else f" priority:{priority}"))
        return "\n".join(lines) + "\n"


def truss(system, program, seconds):
    """The microseconds that Truss takes, and the totals by priority."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "system.txt")
        with open(path, "w") as file:
            file.write(system.listing())
        answer = json.loads(subprocess.run(
            [program, "--system", path, "--limit", str(seconds)], check=True, capture_output=True, text=True).stdout)
    return answer["microseconds"], {level["priority"]: level["total"] for level in answer["violations"]}


class Highs:
    """HiGHS, of which its calls count, with the matrix made before: each priority's sum is minimised, and kept."""

    def __init__(self, system):
        self.solver = highspy.Highs()
        self.solver.setOptionValue("output_flag", False)
        self.solver.setOptionValue("threads", 1)
        self.solver.setOptionValue("time_limit", float(LONGEST))
        self.violations = {}
        for terms, relation, constant, priority in system.rows:
            columns, coefficients = [self.column(variable) for variable in terms], list(terms.values())
            if priority != REQUIRED:
                for sign, other in ((1.0, "<="), (-1.0, ">=")):
                    if relation != other:
                        self.solver.addVar(0, highspy.kHighsInf)
                        columns.append(self.solver.getNumCol() - 1)
                        coefficients.append(sign)
                        self.violations.setdefault(priority, []).append(columns[-1])
            self.add(columns, coefficients, -highspy.kHighsInf if relation == "<=" else constant,
                     highspy.kHighsInf if relation == ">=" else constant)

    def column(self, variable):
        found = self.__dict__.setdefault("columns", {})
        if variable not in found:
            self.solver.addVar(-highspy.kHighsInf, highspy.kHighsInf)
            found[variable] = self.solver.getNumCol() - 1
        return found[variable]

    def add(self, columns, coefficients, lower, upper):
        self.solver.addRow(lower, upper, len(columns), numpy.array(columns, numpy.int32),
                           numpy.array(coefficients, float))

    def solve(self):
        """The totals by priority, or nothing where it does not come to an end."""
        totals = {}
        for priority in sorted(self.violations, reverse=True):
            columns = self.violations[priority]
            for column in columns:
                self.solver.changeColCost(column, 1)
            self.solver.run()
            if self.solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
                return None
            totals[priority] = max(0, self.solver.getObjectiveValue())
            for column in columns:
                self.solver.changeColCost(column, 0)
            self.add(columns, [1.0] * len(columns), -highspy.kHighsInf, totals[priority] * (1 + 1e-9) + 1e-7)
        return totals


class Kiwi:
    """kiwi, of which adding the constraints and reading the values count."""

    def __init__(self, system):
        self.solver = kiwisolver.Solver()
        variables, priorities = {}, sorted({row[3] for row in system.rows} - {REQUIRED})
        self.constraints = []
        for terms, relation, constant, priority in system.rows:
            expression = kiwisolver.Expression(
                [kiwisolver.Term(variables.setdefault(variable, kiwisolver.Variable(str(variable))), coefficient)
                 for variable, coefficient in terms.items()], -constant)
            strength = "required" if priority == REQUIRED else 1e3 ** min(priorities.index(priority), 3)
            self.constraints.append(kiwisolver.Constraint(expression, relation, strength))

    def solve(self):
        end = time.process_time() + LONGEST
        for constraint in self.constraints:
            self.solver.addConstraint(constraint)
            if time.process_time() > end:
                return None
        self.solver.updateVariables()
        return {}


def timed(engine, system):
    """The microseconds of an engine, and what it found; nothing where it took too long."""
    made = engine(system)
    began = time.process_time()
    totals = made.solve()
    return (time.process_time() - began) * 1e6, totals


def timed_apart(engine, system):
    """The same in a process of its own; nothing where that ends.

    kiwi's solver ends the process where rounding errors leave it with an objective that it takes for unbounded.
    """
    results, sender = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=lambda: sender.send(timed(engine, system)))
    process.start()
    sender.close()
    try:
        return results.recv()
    except EOFError:
        return 0, None
    finally:
        process.join()


def measure(program, seconds):
    """A row for each kind and size."""
    rows = []
    for kind in COUPLED:
        for size in SIZES:
            system = System(kind, size)
            own, totals = truss(system, program, seconds)
            row = {"kind": kind, "size": size, "truss": round(own)}
            for name, engine in (("highs", Highs), ("kiwi", Kiwi)):
                other, found = timed_apart(engine, system)
                row[name] = None if found is None else round(other)
                if found:
                    check(kind, size, totals, found)
            rows.append(row)
    return rows


def check(kind, size, totals, found):
    greatest = max(1, *found.values())
    for priority, total in found.items():
        if abs(totals[priority] - total) > SAME * greatest:
            raise SystemExit(f"{kind} of {size}: {totals[priority]} at priority {priority}, HiGHS has {total}")
