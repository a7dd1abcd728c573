"""The least violation at each priority in exact fractions: the last word.

Each level is one linear program, solved by QSopt_ex (Debian: qsopt-ex), which proves its answer in rational numbers.
"""

import pathlib
import subprocess
import tempfile
from fractions import Fraction


class Unsolved(Exception):
    """The exact solver did not come to an end."""


def levels(rows, easing=lambda row: 0, kept=lambda priority, least: least):
    """Priorities with their least violations from high to low, or None where the required rows cannot all hold.

    `easing` is by how much a required inequality, or either side of an equation, may be off; `kept` is how large a level
    may be in those after it, by its priority and its least violation.
    """
    constraints, violations = [], {}
    for index, row in enumerate(rows):
        terms = {f"x{variable}": Fraction(coefficient) for variable, coefficient in row.terms.items() if coefficient}
        constant = Fraction(row.constant)
        if not row.is_required:
            # above - below is by how much the left side is above the right one.
            above, below = f"a{index}", f"b{index}"
            parts = {"<=": [above], ">=": [below], "==": [above, below]}[row.relation]
            violations.setdefault(row.priority, []).extend(parts)
            constraints.append(constraint({**terms, above: Fraction(-1), below: Fraction(1)}, "=", constant))
            continue
        easy = Fraction(easing(row))
        if row.relation == "==" and not easy:
            constraints.append(constraint(terms, "=", constant))
            continue
        for relation, sign in (("<=", 1), (">=", -1)):
            if row.relation in (relation, "=="):
                constraints.append(constraint(terms, relation, constant + sign * easy))
    unknowns = sorted({f"x{variable}" for row in rows for variable, coefficient in row.terms.items() if coefficient})
    if not violations:
        return [] if minimum([], constraints, unknowns) is not None else None
    totals = []
    for priority in sorted(violations, reverse=True):
        least = minimum(violations[priority], constraints, unknowns)
        if least is None:
            return None
        totals.append((priority, least))
        most = Fraction(kept(priority, least))
        constraints.append(constraint(dict.fromkeys(violations[priority], Fraction(1)), "<=", most))
    return totals


def constraint(terms, relation, constant):
    # A variable alone on the left would be read as its bounds, which the format has elsewhere.
    return f"{total(terms)} {relation} {constant}"


def total(terms):
    return " ".join(f"{'-' if value < 0 else '+'} {abs(value)} {name}" for name, value in terms.items() if value)


def minimum(variables, constraints, unknowns):
    """The least sum of variables that are at least 0, or None where the constraints cannot all hold."""
    goal = total(dict.fromkeys(variables, Fraction(1))) or "0 " + unknowns[0]
    lines = ["Problem", " level", "Minimize", f" goal: {goal}", "Subject To"]
    lines += [f" r{index}: {each}" for index, each in enumerate(constraints)]
    lines += ["Bounds", *(f" {unknown} free" for unknown in unknowns), "End", ""]
    with tempfile.TemporaryDirectory() as directory:
        program, solution = pathlib.Path(directory, "level.lp"), pathlib.Path(directory, "level.sol")
        program.write_text("\n".join(lines))
        run = subprocess.run(["esolver", "-O", solution, "-L", program], capture_output=True, text=True)
        answer = solution.read_text().split("\n") if solution.exists() else [run.stderr]
    if answer[0] == "status = INFEASIBLE":
        return None
    if answer[0] != "status = OPTIMAL":
        raise Unsolved(answer[0])
    return Fraction(answer[2].split("=")[1].strip())
