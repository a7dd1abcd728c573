"""The least violation at each priority in fractions, without rounding anywhere: slow, and the last word.

A dictionary (V. Chvatal 1983, "Linear Programming", chapters 2 and 3) with Bland's rule: every variable is at least 0, the
basic ones are expressed by the others. The unknowns, which have no bounds, are first exchanged for rows.
"""

from fractions import Fraction

CONSTANT = -1
ARTIFICIAL = -2


def levels(rows, easing=lambda row: 0, kept=lambda priority, least: least):
    """Priorities with their least violations from high to low, or None where the required rows cannot all hold.

    `easing` is by how much a required inequality, or either side of an equation, may be off; `kept` is how large a level
    may be in those after it, by its priority and its least violation.
    """
    dictionary = Dictionary(rows, easing)
    if not dictionary.make_feasible():
        return None
    result = []
    for priority in sorted(dictionary.violations, reverse=True):
        cost = dictionary.minimise(dictionary.violations[priority])
        least = cost.get(CONSTANT, Fraction(0))
        dictionary.keep(cost, max(least, Fraction(kept(priority, least))))
        result.append((priority, least))
    return result


class Dictionary:
    def __init__(self, rows, easing):
        self.unknowns = sorted({variable for row in rows for variable in row.terms})
        # Unknowns are numbers below those of the slacks.
        self.count = max(self.unknowns) + 1
        self.rows = {}
        # The variables that add up to the violations at each priority.
        self.violations = {}
        # Variables that are 0 for good.
        self.gone = set()
        for row in rows:
            self.add_row(row, Fraction(easing(row)))
        for unknown in self.unknowns:
            row = next((basic for basic, terms in self.rows.items() if unknown in terms), None)
            if row is not None:
                self.pivot(row, unknown)
                # An unknown has no bounds, so its row blocks nothing.
                del self.rows[unknown]

    def add_row(self, row, easing):
        terms = {variable: Fraction(coefficient) for variable, coefficient in row.terms.items()}
        terms[CONSTANT] = -Fraction(row.constant)
        if not row.is_required:
            # above - below is by how much the left side is above the right one.
            below = self.new()
            above = self.add({**terms, below: Fraction(1)})
            parts = {"<=": [above], ">=": [below], "==": [above, below]}[row.relation]
            self.violations.setdefault(row.priority, []).extend(parts)
            return
        for sign, relation in ((1, "<="), (-1, ">=")):
            if row.relation != relation:
                side = {each: sign * value for each, value in terms.items()}
                self.add({**side, CONSTANT: side[CONSTANT] + easing})

    def new(self):
        self.count += 1
        return self.count - 1

    def add(self, terms):
        basic = self.new()
        self.rows[basic] = {each: value for each, value in terms.items() if value}
        return basic

    def constant(self, basic):
        return self.rows[basic].get(CONSTANT, Fraction(0))

    def pivot(self, basic, entering):
        """Solves a row for another of its variables and puts the result in its place everywhere."""
        terms = self.rows.pop(basic)
        coefficient = terms.pop(entering)
        solved = {each: -value / coefficient for each, value in terms.items()}
        solved[basic] = 1 / coefficient
        for other in self.rows.values():
            substitute(other, entering, solved)
        self.rows[entering] = solved

    def make_feasible(self):
        worst = min(self.rows, key=self.constant, default=None)
        if worst is None or self.constant(worst) >= 0:
            return True
        for terms in self.rows.values():
            terms[ARTIFICIAL] = Fraction(1)
        self.pivot(worst, ARTIFICIAL)
        if self.minimise([ARTIFICIAL]).get(CONSTANT, 0) > 0:
            return False
        if ARTIFICIAL in self.rows:
            entering = next((each for each in self.rows[ARTIFICIAL] if each != CONSTANT), None)
            if entering is None:
                del self.rows[ARTIFICIAL]
            else:
                self.pivot(ARTIFICIAL, entering)
        for terms in self.rows.values():
            terms.pop(ARTIFICIAL, None)
        return True

    def minimise(self, variables):
        """Brings a sum to its least value; returns the sum in terms of the nonbasic variables."""
        cost = {}
        for variable in variables:
            if variable in self.gone:
                continue
            for each, value in self.rows.get(variable, {variable: Fraction(1)}).items():
                cost[each] = cost.get(each, Fraction(0)) + value
        while True:
            entering = min((each for each, value in cost.items() if each != CONSTANT and value < 0), default=None)
            if entering is None:
                return cost
            # No sum of violations falls for ever, so something is in the way.
            _, leaving = min(
                (-self.constant(basic) / terms[entering], basic)
                for basic, terms in self.rows.items() if terms.get(entering, 0) < 0
            )
            self.pivot(leaving, entering)
            substitute(cost, entering, self.rows[entering])

    def keep(self, cost, most):
        """Keeps a sum that has come to its least value at that, or at most at another."""
        room = most - cost.get(CONSTANT, 0)
        rising = [each for each, value in cost.items() if each != CONSTANT and value > 0]
        if room > 0:
            self.add({**{each: -cost[each] for each in rising}, CONSTANT: room})
            return
        self.gone.update(rising)
        for terms in self.rows.values():
            for each in rising:
                terms.pop(each, None)


def substitute(terms, variable, solved):
    factor = terms.pop(variable, None)
    if not factor:
        return
    for each, value in solved.items():
        total = terms.get(each, 0) + factor * value
        if total:
            terms[each] = total
        else:
            terms.pop(each, None)
