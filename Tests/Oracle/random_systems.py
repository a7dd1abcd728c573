"""Constraint systems that are hard on a solver's arithmetic, as rows of numbers and as listings."""

import dataclasses
import random
from fractions import Fraction

ATTRIBUTES = ("left", "top", "width", "height")
PRIORITIES = (999.5, 750, 501, 250, 1)
RELATIONS = ("<=", "==", ">=")


@dataclasses.dataclass
class Row:
    """The sum of `terms`, variable to coefficient, is `relation` to `constant`. A listing has the nearest doubles."""

    terms: dict
    relation: str
    constant: float
    priority: float

    @property
    def is_required(self):
        return self.priority >= 1000

    def line(self):
        terms = " + ".join(f"{float(coefficient)!r}*{name(variable)}" for variable, coefficient in self.terms.items())
        priority = "" if self.is_required else f" priority:{self.priority:g}"
        return f"{terms.replace('+ -', '- ')} {self.relation} {float(self.constant)!r}{priority}"


def name(variable):
    return f"v{variable // 4}.{ATTRIBUTES[variable % 4]}"


def listing(rows):
    return "".join(row.line() + "\n" for row in rows)


class Maker:
    """Makes a system of a kind, from a seed alone: 3 to 12 variables, up to 40 rows, 1 to 4 priorities.

    Required rows hold at one point, but in three systems of ten their constants are drawn as those of the others are,
    and then many cannot all hold.

    Harsh ones are what their kind is, only more so: parallel to a part in a billion, scales from 1e-6 to 1e8.
    """

    def __init__(self, seed, is_harsh=False):
        self.is_harsh = is_harsh
        self.draw = random.Random(seed)
        self.kind = list(KINDS)[seed % len(KINDS)]
        self.variables = range(self.draw.randint(3, 12))
        self.point = [self.draw.randint(-20, 20) * 8.0 for _ in self.variables]
        self.priorities = self.draw.sample(PRIORITIES, self.draw.randint(1, 4))
        self.required_part = self.draw.choice((0.05, 0.15, 0.3, 0.5))
        self.may_clash = self.draw.random() < 0.3

    def rows(self):
        count = self.draw.randint(len(self.variables) // 2 + 1, 40)
        rows = []
        while len(rows) < count:
            rows += [self.row(terms, constant) for terms, constant in KINDS[self.kind](self)]
        return rows[:count]

    def row(self, terms, constant):
        relation = self.draw.choice(RELATIONS)
        if self.draw.random() >= self.required_part:
            return Row(terms, relation, constant, self.draw.choice(self.priorities))
        if not self.may_clash:
            value = sum(coefficient * Fraction(self.point[variable]) for variable, coefficient in terms.items())
            room = {"<=": 1, "==": 0, ">=": -1}[relation] * self.draw.choice((0, 0.125, 1)) * abs(value)
            constant = value + room
        return Row(terms, relation, constant, 1000)

    def some(self, least=1, most=4):
        return self.draw.sample(self.variables, min(len(self.variables), self.draw.randint(least, most)))

    def plain(self):
        """Any numbers of a few digits."""
        yield {each: round(self.draw.uniform(0.1, 2) * self.sign(), 4) for each in self.some()}, self.length()

    def degenerate(self):
        """Few numbers: many rows go through one point."""
        factors = (1.0, 1.0, 2.0, 0.5)
        yield {each: self.draw.choice(factors) * self.sign() for each in self.some()}, self.draw.randint(-5, 5) * 10.0

    def parallel(self):
        """Two rows that say nearly the same of the same variables, from far apart to a part in a million."""
        terms, constant = next(self.plain())
        yield terms, constant
        nearness = 10.0 ** -self.draw.randint(1, 9 if self.is_harsh else 6)
        yield {each: value * (1 + nearness * self.draw.uniform(-1, 1)) for each, value in terms.items()}, constant

    def scaled(self):
        """Coefficients from 1e-3 to 1e6 in a system and a hundred apart in a row, lengths from 1e-3 to 1e6."""
        scale = 10.0 ** (self.draw.randint(-6, 8) if self.is_harsh else self.draw.randint(-3, 4))
        apart = 4 if self.is_harsh else 2
        terms = {each: scale * self.sign() * 10.0 ** self.draw.randint(0, apart) for each in self.some(most=3)}
        yield terms, scale * self.sign() * 10.0 ** self.draw.uniform(-3, 6)

    def thirds(self):
        """Shares of another length, by multipliers that add up to nearly 1, and their sum."""
        whole, *parts = self.draw.sample(self.variables, 3)
        share = self.draw.choice((0.333333, 0.33333, 1 / 3, 0.666667, 0.1, 0.142857))
        for part in parts:
            yield {part: 1.0, whole: -share}, 0.0
        yield {whole: -1.0, parts[0]: 1 / share, parts[1]: self.sign()}, self.length()

    def length(self):
        return round(self.draw.uniform(-200, 200), 2)

    def sign(self):
        return self.draw.choice((-1.0, 1.0))


KINDS = {each.__name__: each for each in (Maker.plain, Maker.degenerate, Maker.parallel, Maker.scaled, Maker.thirds)}


class CoupledMaker:
    """Makes a system of ordinary numbers in which nearly everything depends on everything, from a seed alone: 20 to 200
    variables, rows of up to five anchors with multipliers of small whole numbers, halves and thirds, 1 to 5 priorities,
    and 0 to 60 items that have nothing to do with the others.

    Required rows hold at one point, but in one system of ten some constants are off, and then many cannot all hold. Numbers
    are fractions, so that a third is one.
    """

    ANCHORS = ({0: 1.0}, {0: 1.0, 2: 1.0}, {0: 1.0, 2: 0.5}, {2: 1.0}, {1: 1.0}, {1: 1.0, 3: 1.0}, {1: 1.0, 3: 0.5}, {3: 1.0})
    PRIORITIES = (999, 815, 750, 709.5, 501, 250, 100, 1)

    def __init__(self, seed):
        self.draw = random.Random(seed)
        self.variable_count = self.draw.randint(20, 200)
        self.item_count = max(3, self.variable_count // self.draw.choice((2, 3, 4, 4)))
        self.anchors = self.draw.choice((self.ANCHORS[:4], self.ANCHORS[4:], self.ANCHORS))
        has_halves, has_thirds = self.draw.random() < 0.8, self.draw.random() < 0.35
        self.kind = "thirds" if has_thirds else "halves" if has_halves else "whole"
        half, third = Fraction(1, 2), Fraction(1, 3)
        self.factors = [1, 1, 1, -1, -1, 2, -2, 3]
        self.factors += [half, half, -half] * has_halves + [third, -third, 2 * third] * has_thirds
        step = 0.5 if has_halves else 1.0
        self.point = [
            self.draw.randint(-40, 400) * step if variable % 4 < 2 else self.draw.randint(0, 120) * step
            for variable in range(4 * self.item_count)]
        self.priorities = self.draw.sample(self.PRIORITIES, self.draw.randint(1, 5))
        self.required_part = self.draw.choice((0.3, 0.5, 0.7, 0.85))
        self.may_clash = self.draw.random() < 0.1
        self.most_terms = self.draw.choice((2, 3, 4, 5))

    def rows(self):
        part = self.draw.uniform(0.25, 1.3) if self.draw.random() < 0.8 else self.draw.uniform(1, 2)
        rows = [self.row() for _ in range(int(self.variable_count * part))]
        sizes = sorted({variable for row in rows for variable in row.terms if variable % 4 > 1})
        rows = [Row({each: 1.0}, ">=", 0.0, 1000) for each in sizes if self.draw.random() < 0.25] + rows
        others = [self.unrelated(index) for index in range(self.draw.randint(0, 60))]
        return others + rows if self.draw.random() < 0.3 else rows + others

    def row(self):
        terms = {}
        for _ in range(min(self.most_terms, self.draw.choice((1, 2, 2, 3, 3, 4, 5)))):
            factor, item = self.draw.choice(self.factors), self.draw.randrange(self.item_count)
            for variable, part in self.draw.choice(self.anchors).items():
                terms[4 * item + variable] = terms.get(4 * item + variable, 0) + factor * Fraction(part)
        terms = {variable: coefficient for variable, coefficient in terms.items() if coefficient}
        if not terms:
            return self.row()
        value = sum(coefficient * Fraction(self.point[variable]) for variable, coefficient in terms.items())
        relation = self.draw.choice(("==", "==", "<=", ">="))
        if self.draw.random() >= self.required_part:
            constant = value if self.draw.random() < 0.4 else float(self.draw.randint(-400, 2000))
            return Row(terms, relation, constant, self.draw.choice(self.priorities))
        constant = value
        if relation != "==":
            room = self.draw.choice((0, 0, 10, 100, self.draw.randint(0, 500)))
            constant += room if relation == "<=" else -room
        if self.may_clash and self.draw.random() < 0.05:
            constant += self.draw.randint(-20, 20)
        return Row(terms, relation, constant, 1000)

    def unrelated(self, index):
        variable = 4 * (self.item_count + index) + self.draw.randrange(4)
        return Row({variable: 1.0}, "==", float(self.draw.choice((0, 0, 10, 100))), 1000)
