"""The least violation at each priority, level by level, by an LP solver (PyPI: highspy, numpy)."""

import highspy
import numpy

INFINITY = highspy.kHighsInf


class Unsolved(Exception):
    """The LP solver did not come to an end it is sure of."""


def levels(rows):
    """Priorities with their least violations from high to low, or None where the required rows cannot all hold."""
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("primal_feasibility_tolerance", 1e-10)
    solver.setOptionValue("dual_feasibility_tolerance", 1e-10)
    variables = {variable: index for index, variable in enumerate(sorted({v for row in rows for v in row.terms}))}
    for _ in variables:
        solver.addVar(-INFINITY, INFINITY)
    violations = {}
    for row in rows:
        # A row is divided by its greatest coefficient, its violation is counted as it is written.
        size = max(abs(coefficient) for coefficient in row.terms.values())
        columns = [variables[variable] for variable in row.terms]
        coefficients = [coefficient / size for coefficient in row.terms.values()]
        if not row.is_required:
            for sign, relation in ((1.0, "<="), (-1.0, ">=")):
                if row.relation == relation:
                    continue
                solver.addVar(0, INFINITY)
                columns.append(solver.getNumCol() - 1)
                coefficients.append(sign)
                violations.setdefault(row.priority, []).append((columns[-1], size))
        lower = -INFINITY if row.relation == "<=" else row.constant / size
        upper = INFINITY if row.relation == ">=" else row.constant / size
        add_row(solver, lower, upper, columns, coefficients)
    if run(solver) == highspy.HighsModelStatus.kInfeasible:
        return None
    return [(priority, minimise(solver, violations[priority])) for priority in sorted(violations, reverse=True)]


def minimise(solver, sum_of):
    """Minimises a sum and keeps it there. The sum is divided by its greatest coefficient meanwhile."""
    scale = max(size for _, size in sum_of)
    for column, size in sum_of:
        solver.changeColCost(column, size / scale)
    if run(solver) != highspy.HighsModelStatus.kOptimal:
        raise Unsolved
    least = max(solver.getObjectiveValue(), 0)
    for column, _ in sum_of:
        solver.changeColCost(column, 0)
    columns, sizes = zip(*sum_of)
    add_row(solver, -INFINITY, least + 1e-9 * max(1, least), columns, [size / scale for size in sizes])
    return least * scale


def run(solver):
    solver.run()
    status = solver.getModelStatus()
    if status not in (highspy.HighsModelStatus.kOptimal, highspy.HighsModelStatus.kInfeasible):
        solver.setOptionValue("presolve", "off")
        solver.clearSolver()
        solver.run()
        status = solver.getModelStatus()
    return status


def add_row(solver, lower, upper, columns, coefficients):
    solver.addRow(lower, upper, len(columns), numpy.array(columns, numpy.int32), numpy.array(coefficients, float))
