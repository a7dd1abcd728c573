"""Numbers, tables and paragraphs as a reader wants them."""

import textwrap


def number(value, places=None):
    """Three digits that count, and commas between thousands; `-` for what was not measured."""
    if value is None:
        return "-"
    if value == 0:
        return "0"
    if 0 < value < 0.0005:
        return "< 0.001"
    if places is None:
        places = next((places for least, places in ((100, 0), (10, 1), (0.1, 2)) if abs(value) >= least), 3)
    value = float(f"{value:.3g}") if abs(value) >= 100 else value
    return f"{value:,.{places}f}"


def span(values, places=None):
    """The least and the greatest of some numbers."""
    return f"{number(min(values), places)} to {number(max(values), places)}" if values else "-"


def micro(value):
    """Microseconds, as milliseconds where they are many."""
    if value is None:
        return "-"
    return f"{number(value)} µs" if value < 1_000 else f"{number(value / 1_000)} ms"


def size_name(size):
    return f"{size:,}"


def paragraph(text):
    """Lines of at most 120 characters, whatever numbers stand in them."""
    return textwrap.fill(" ".join(text.split()), 120, break_long_words=False, break_on_hyphens=False) + "\n"


def item(text):
    """A line of a list, wrapped as a paragraph is."""
    return textwrap.fill(" ".join(text.split()), 120, initial_indent="- ", subsequent_indent="  ",
                         break_long_words=False, break_on_hyphens=False) + "\n"


def table(header, rows, names=1):
    """A table in Markdown: the first columns hold words, the others numbers, aligned to the right."""
    widths = [max([3, len(header[column])] + [len(row[column]) for row in rows]) for column in range(len(header))]

    def line(cells):
        padded = [cell.ljust(width) if column < names else cell.rjust(width)
                  for column, (cell, width) in enumerate(zip(cells, widths))]
        return "| " + " | ".join(padded) + " |\n"

    rule = ["-" * width if column < names else "-" * (width - 1) + ":" for column, width in enumerate(widths)]
    return line(header) + line(rule) + "".join(line(row) for row in rows)
