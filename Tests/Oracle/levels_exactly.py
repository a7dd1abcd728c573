"""The least violation at each priority in fractions, without rounding anywhere: the last word.

A dictionary (V. Chvatal 1983, "Linear Programming", chapters 2 and 3): every variable is at least 0, the basic ones are
expressed by the others. The unknowns, which have no bounds, are first exchanged for rows. Where values are given that
may be right, those are rows that hold exactly there, so that the dictionary begins at that point; if it is right, no
step is left to take. Steps fall as fast as they can, and after a while on the spot go by Bland's rule, which ends.
"""

from fractions import Fraction

CONSTANT = -1
# Rows that are off by this part of what they are summed from may hold exactly.
TIGHT = 1e-5
# Steps on the spot before Bland's rule.
STALLED = 30


def levels(rows, guess=None, easing=lambda row: 0, kept=None):
    """Priorities with their least violations from high to low, or None where the required rows cannot all hold.

    `guess` has values of the variables. `easing` is by how much a required inequality, or either side of an equation,
    may be off; `kept` is how large a level may be in those after it, by its priority and its least violation.
    """
    totals = {row.priority: Fraction(0) for row in rows if not row.is_required}
    # A level that may be larger than its least may be so in any part of the system.
    for part in [rows] if kept else components(rows):
        dictionary = Dictionary(part, guess, easing)
        if not dictionary.make_feasible():
            return None
        for priority in sorted(dictionary.violations, reverse=True):
            cost = dictionary.minimise(dictionary.violations[priority])
            least = cost.get(CONSTANT, Fraction(0))
            dictionary.keep(cost, max(least, Fraction(kept(priority, least))) if kept else least)
            totals[priority] += least
    return sorted(totals.items(), reverse=True)


def components(rows):
    """The rows in groups that share no variables."""
    above = {}

    def find(variable):
        while above.setdefault(variable, variable) != variable:
            above[variable] = above[above[variable]]
            variable = above[variable]
        return variable

    for row in rows:
        first, *others = row.terms
        for variable in others:
            above[find(variable)] = find(first)
    groups = {}
    for row in rows:
        groups.setdefault(find(next(iter(row.terms))), []).append(row)
    return list(groups.values())


class Dictionary:
    def __init__(self, rows, guess, easing):
        # Each basic variable's row, and the basic variables in whose rows each other one is.
        self.rows = {}
        self.users = {}
        # Unknowns are numbers below those of the slacks.
        unknowns = sorted({variable for row in rows for variable in row.terms})
        self.count = unknowns[-1] + 1
        # The variables that add up to the violations at each priority.
        self.violations = {}
        # Variables that are 0 for good.
        self.gone = set()
        # How far an optional row is above and below its constant.
        self.parts = []
        # Variables that are likely to be 0.
        self.likely = set()
        for row in rows:
            self.add_row(row, guess, Fraction(easing(row)))
        for unknown in unknowns:
            users = self.users.get(unknown)
            if users:
                basic = min(users, key=lambda each: (each not in self.likely, len(self.rows[each]), each))
                self.pivot(basic, unknown)
                # An unknown has no bounds, so its row blocks nothing.
                self.remove(unknown)
        for one, other in self.parts:
            for part, opposite in ((one, other), (other, one)):
                if self.constant(part) < 0 and opposite in self.rows[part]:
                    self.pivot(part, opposite)

    def add_row(self, row, guess, easing):
        terms = {variable: Fraction(coefficient) for variable, coefficient in row.terms.items() if coefficient}
        terms[CONSTANT] = -Fraction(row.constant)
        excess, is_tight = 0, False
        if guess:
            parts = [coefficient * guess[variable] for variable, coefficient in row.terms.items()] + [-row.constant]
            excess = sum(parts)
            is_tight = abs(excess) <= TIGHT * max(1, *map(abs, parts))
        if not row.is_required:
            # above - below is by how much the left side is above the right one.
            above, below = self.new(), self.new()
            if excess >= 0:
                self.put(above, {**terms, below: Fraction(1)})
            else:
                self.put(below, {**{each: -value for each, value in terms.items()}, above: Fraction(1)})
            self.parts.append((above, below))
            if is_tight:
                self.likely.update((above, below))
            parts = {"<=": [above], ">=": [below], "==": [above, below]}[row.relation]
            self.violations.setdefault(row.priority, []).extend(parts)
            return
        for sign, relation in ((1, "<="), (-1, ">=")):
            if row.relation != relation:
                side = {each: sign * value for each, value in terms.items()}
                basic = self.new()
                self.put(basic, {**side, CONSTANT: side[CONSTANT] + easing})
                if is_tight:
                    self.likely.add(basic)

    def new(self):
        self.count += 1
        return self.count - 1

    def put(self, basic, terms):
        self.rows[basic] = {each: value for each, value in terms.items() if value}
        for each in self.rows[basic]:
            self.users.setdefault(each, set()).add(basic)

    def remove(self, basic):
        terms = self.rows.pop(basic)
        for each in terms:
            self.users[each].discard(basic)
        return terms

    def constant(self, basic):
        return self.rows[basic].get(CONSTANT, Fraction(0)) if basic in self.rows else Fraction(0)

    def pivot(self, basic, entering):
        """Solves a row for another of its variables and puts the result in its place everywhere."""
        terms = self.remove(basic)
        coefficient = terms.pop(entering)
        solved = {each: -value / coefficient for each, value in terms.items()}
        solved[basic] = 1 / coefficient
        for other in list(self.users.get(entering, ())):
            self.substitute(other, entering, solved)
        self.put(entering, solved)

    def substitute(self, basic, variable, solved):
        terms = self.rows[basic]
        factor = terms.pop(variable)
        self.users[variable].discard(basic)
        for each, value in solved.items():
            total = terms.get(each, 0) + factor * value
            if total:
                terms[each] = total
                self.users.setdefault(each, set()).add(basic)
            else:
                terms.pop(each, None)
                self.users.get(each, set()).discard(basic)

    def make_feasible(self):
        worst = min(self.rows, key=self.constant, default=None)
        if worst is None or self.constant(worst) >= 0:
            return True
        # All rows are lifted until they are at least 0, which is then undone as far as can be.
        lift = self.new()
        for basic, terms in self.rows.items():
            terms[lift] = Fraction(1)
            self.users.setdefault(lift, set()).add(basic)
        self.pivot(worst, lift)
        if self.minimise([lift]).get(CONSTANT, 0) > 0:
            return False
        if lift in self.rows:
            entering = next((each for each in self.rows[lift] if each != CONSTANT), None)
            if entering is None:
                self.remove(lift)
            else:
                self.pivot(lift, entering)
        self.forget(lift)
        return True

    def forget(self, variable):
        """Takes a variable that is 0 for good out of all rows."""
        self.gone.add(variable)
        for basic in self.users.pop(variable, ()):
            del self.rows[basic][variable]

    def minimise(self, variables):
        """Brings a sum to its least value; returns the sum in terms of the nonbasic variables."""
        cost = {}
        for variable in variables:
            if variable not in self.gone:
                add(cost, self.rows.get(variable, {variable: Fraction(1)}), 1)
        stalled = 0
        while True:
            falling = [each for each, value in cost.items() if each != CONSTANT and value < 0]
            if not falling:
                return cost
            entering = min(falling) if stalled > STALLED else min(falling, key=lambda each: (cost[each], each))
            # No sum of violations falls for ever, so something is in the way.
            _, leaving = min(
                (-self.constant(basic) / self.rows[basic][entering], basic)
                for basic in self.users[entering] if self.rows[basic][entering] < 0
            )
            before = cost.get(CONSTANT, 0)
            self.pivot(leaving, entering)
            add(cost, self.rows[entering], cost.pop(entering))
            stalled = 0 if cost.get(CONSTANT, 0) < before else stalled + 1

    def keep(self, cost, most):
        """Keeps a sum that has come to its least value at that, or at most at another."""
        room = most - cost.get(CONSTANT, 0)
        rising = [each for each, value in cost.items() if each != CONSTANT and value > 0]
        if room > 0:
            self.put(self.new(), {**{each: -cost[each] for each in rising}, CONSTANT: room})
            return
        for each in rising:
            self.forget(each)


def add(cost, terms, factor):
    for each, value in terms.items():
        total = cost.get(each, 0) + factor * value
        if total:
            cost[each] = total
        else:
            cost.pop(each, None)
