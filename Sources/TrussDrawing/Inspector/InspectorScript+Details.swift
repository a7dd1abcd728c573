extension InspectorScript {
  /// The diagnostics: a summary, and a button for each diagnostic, which outlines its views.
  static let diagnostics = #"""
    /// A number with its noun, in the singular or plural.
    const counted = (count, one, many = one + "s") => `${count} ${count === 1 ? one : many}`;

    /// Draws the numbers of views and constraints, and for each kind of diagnostic a button that leads to the first.
    function drawSummary() {
      const facts = part("facts");
      facts.replaceChildren();
      const { views, rows, diagnostics } = size();
      facts.append(`points, ${counted(views.length, "view")}, ${counted(rows.length, "constraint")}. `);
      const kinds = new Map();
      diagnostics.forEach(({ kind }, index) => kinds.set(kind, [...kinds.get(kind) ?? [], index]));
      if (![...kinds.keys()].some(kind => isWrong({ kind }))) facts.append("Nothing conflicts or overflows. ");
      for (const [kind, indexes] of kinds) {
        const words = { ambiguous: ["ambiguous frame"], incomplete: ["incomplete result"] }[kind] ?? [kind];
        const button = make("button", counted(indexes.length, ...words), facts, isWrong({ kind }) ? "wrong-word" : "note-word");
        button.addEventListener("click", () => {
          const message = part("messages").children[indexes[0]];
          message.click();
          message.scrollIntoView({ block: "nearest" });
        });
        facts.append(" ");
      }
      facts.append("Click a view to read why it has its size and its place.");
    }

    function drawDiagnostics() {
      drawSummary();
      const list = part("messages");
      list.replaceChildren();
      part("diagnostics").hidden = !size().diagnostics.length;
      if (!size().diagnostics.length) make("p", "No diagnostics", list);
      size().diagnostics.forEach((diagnostic, index) => {
        const button = make("button", "", list, "message" + (isWrong(diagnostic) ? " wrong" : ""));
        button.setAttribute("aria-pressed", "false");
        make("b", diagnostic.kind, button);
        if (diagnostic.source) make("span", " " + diagnostic.source, button, "source");
        make("pre", diagnostic.message, button);
        button.addEventListener("click", () => {
          state.diagnostic = state.diagnostic === index ? -1 : index;
          [...list.children].forEach((other, place) => other.setAttribute("aria-pressed", place === state.diagnostic));
          if (state.diagnostic >= 0 && diagnostic.views.length) select(diagnostic.views[0]);
          else drawMarks();
        });
      });
    }
    """#

  /// The selected view: its frame, the reasons for the frame, and its constraints by purpose.
  static let details = #"""
    function copyButton(text, label, parent, description) {
      const button = make("button", label, parent);
      if (description) button.setAttribute("aria-label", description);
      button.addEventListener("click", () => copy(text));
    }

    async function copy(text) {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        // If the browser denies the page access to the clipboard.
        const field = make("textarea", "", document.body);
        field.value = text;
        field.select();
        document.execCommand("copy");
        field.remove();
      }
      say("Copied");
    }

    let saying = 0;
    function say(text) {
      part("status").textContent = text;
      clearTimeout(saying);
      saying = setTimeout(() => part("status").textContent = "", 1500);
    }

    function drawDetails() {
      shownRow = null;
      const view = viewAt(state.view);
      const details = part("details");
      details.replaceChildren();
      details.scrollTop = 0;
      const title = make("h2", "", details);
      addTitle(view, title);
      for (const span of [...title.children].slice(1)) span.before(" ");

      const values = make("div", "", details, "values");
      ["x", "y", "width", "height"].forEach((name, index) => {
        const box = make("div", "", values);
        make("span", name, box);
        box.append(number(view.frame[index]));
      });
      drawReasons(view, details);
      const copying = make("h3", "", details);
      copyButton(view.frame.map(number).join(", "), "Copy frame", copying);

      const list = make("dl", "", details);
      const around = [];
      for (let other = parentOf(view.index); other >= 0; other = parentOf(other)) around.unshift(titleOf(viewAt(other)));
      const terms = [["Inside", around.join(" \u203a "), "text"], ["Id", view.path, "id"],
        ["In constraints", view.spelling === view.path ? "" : view.spelling, "id"], ["Source", view.source, "source"],
        ["Moved by", view.move ? view.move.map(number).join(", ") : "", "number"]];
      for (const [term, text, className] of terms) {
        if (!text) continue;
        make("dt", term, list);
        const value = make("dd", "", list);
        make("span", text, value, className);
      }

      const groups = data.groups.map(() => []);
      size().rows.forEach((_, place) => {
        const row = rowAt(place);
        if (row.anchors.some(([item]) => itemAt(item).view === view.index)) groups[row.group].push(row);
      });
      make("h3", "Constraints", details);
      if (!groups.some(rows => rows.length)) make("p", "No constraints", details, "about");
      groups.forEach((rows, group) => {
        if (!rows.length) return;
        const box = make("details", "", details);
        box.open = true;
        make("summary", `${data.groups[group]} (${rows.length})`, box);
        const guides = new Set(rows.flatMap(row => row.anchors.map(([item]) => item)).filter(wordsOf));
        for (const guide of guides) {
          const note = make("p", "", box, "about");
          make("code", itemAt(guide).spelling, note);
          note.append(": " + wordsOf(guide));
        }
        const items = make("ul", "", box);
        for (const row of rows) addRow(row, items);
      });
    }

    /// Adds a constraint's line, in which each name has a tooltip: what a guide is, or what a view shows.
    function addLine(row, parent) {
      const names = new Map(row.anchors.map(([item]) => [itemAt(item).spelling, item]));
      const pattern = [...names.keys()].sort((one, other) => other.length - one.length)
        .map(name => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
      for (const piece of row.line.split(new RegExp(`((?<=^|[ *\\-\\[])(?:${pattern})(?=[.\\]]))`))) {
        if (!names.has(piece)) parent.append(piece);
        else make("span", piece, parent, "name").title = wordsOf(names.get(piece)) || titleOf(viewAt(names.get(piece)));
      }
    }

    /// Adds the name of a constraint's category, as a button that shows or hides its explanation.
    function addCategory(row, about, box) {
      const explanation = data.categories[row.category];
      if (!explanation) return about.append(row.category);
      const button = make("button", row.category, about, "category");
      button.title = explanation;
      button.setAttribute("aria-expanded", "false");
      const note = make("div", explanation, box, "about");
      note.hidden = true;
      button.addEventListener("click", () => {
        note.hidden = !note.hidden;
        button.setAttribute("aria-expanded", !note.hidden);
      });
    }

    /// Adds a constraint: its line, its priority, its source line, and whether it holds.
    function addRow(row, parent) {
      const item = make("li", "", parent, "row");
      item.tabIndex = 0;
      const box = make("div", "", item);
      addLine(row, make("code", "", box));
      const about = make("div", "", box, "about");
      addCategory(row, about, box);
      about.append(" \u00b7 " + priorityOf(row));
      if (row.source) {
        about.append(" \u00b7 ");
        make("span", row.source.split("/").at(-1), about, "source").title = row.source;
      }
      // A violated optional constraint is not met; a violated required constraint is broken.
      const isBroken = row.priority >= 1000;
      if (row.off > 0) {
        about.append(" \u00b7 ");
        make("span", (isBroken ? "broken by " : "not met by ") + number(row.off), about, isBroken ? "wrong-word" : "gives-way");
      }
      copyButton(row.line, "Copy", item, "Copy the constraint");
      for (const type of ["pointerenter", "focusin"]) item.addEventListener(type, () => showRow(row));
      for (const type of ["pointerleave", "focusout"]) item.addEventListener(type, () => showRow(null));
    }
    """#

  /// Why a view has its frame: for each of the frame's four numbers, the constraints that determine it and, step by
  /// step, the constraints that determine the numbers in these constraints. A step is built when the user opens it,
  /// because a chain may be long.
  static let reasons = #"""
    const components = ["x", "y", "width", "height"];
    const variableName = variable => itemAt(variable >> 2).spelling + "." + components[variable & 3];

    function valueOf(variable) {
      const value = itemAt(variable >> 2).frame[variable & 3];
      return value === null ? "" : " = " + number(value);
    }

    function drawReasons(view, parent) {
      make("h3", "Why this size and place", parent);
      const box = make("div", "", parent);
      box.id = "reasons";
      [2, 3, 0, 1].forEach(component => {
        addSentences(view.index * 4 + component, box);
        addReason(view.index * 4 + component, box, components[component]);
      });
    }

    function addReason(variable, parent, name = variableName(variable)) {
      const box = make("details", "", parent);
      const summary = make("summary", "", box);
      make("code", name + valueOf(variable), summary);
      const view = itemAt(variable >> 2).view;
      const words = wordsOf(variable >> 2) || (view !== state.view ? titleOf(viewAt(view)) : "");
      if (words) make("span", words, summary, "about");
      summary.addEventListener("pointerenter", () => hover(view));
      summary.addEventListener("pointerleave", () => hover(-1));
      box.addEventListener("toggle", () => {
        if (box.open && box.children.length === 1) addSteps(variable, box);
      });
    }

    function addSteps(variable, parent) {
      const reason = itemAt(variable >> 2).reasons[variable & 3];
      if (reason === null) {
        make("p", "No chain of constraints that hold exactly gives this number.", parent, "about");
        return;
      }
      const isOne = typeof reason === "number";
      const rows = isOne ? [reason] : reason[0];
      const inputs = isOne ? rowAt(reason).variables.filter(other => other !== variable) : reason[1];
      if (!isOne) make("div", `These ${rows.length} constraints give it together:`, parent, "about");
      const list = make("ul", "", parent);
      for (const row of rows) addRow(rowAt(row), list);
      if (inputs.length) make("div", "which needs", parent, "about");
      for (const input of inputs) addReason(input, parent);
      const others = size().rows.map((_, place) => place).filter(place =>
        !rows.includes(place) && !loose.has(place) && !offs.has(place) && rowAt(place).variables.includes(variable)
        && !dependsOn(place, variable));
      if (!others.length) return;
      const more = make("details", "", parent);
      make("summary", others.length === 1 ? "1 other could give it: it holds exactly too"
        : others.length + " others could give it: they hold exactly too", more);
      const items = make("ul", "", more);
      for (const place of others) addRow(rowAt(place), items);
    }

    /// Whether a constraint determines another variable from this one: then it cannot also determine this one.
    function dependsOn(place, variable) {
      return rowAt(place).variables.some(other => {
        const reason = itemAt(other >> 2).reasons[other & 3];
        if (other === variable || reason === null) return other !== variable;
        return typeof reason === "number" ? reason === place : reason[0].includes(place);
      });
    }
    """#
}
