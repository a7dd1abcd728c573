extension InspectorScript {
  /// Why a view has its frame: for each of the four numbers the constraints that give it, and for the numbers that these
  /// need the same, one step at a time. A step is made when it is opened, as a chain may be long.
  static let reasons = #"""
    const components = ["x", "y", "width", "height"];
    const variableName = variable => spellingOf(variable >> 2) + "." + components[variable & 3];

    function valueOf(variable) {
      const value = solvedFrame(variable >> 2)[variable & 3];
      return value === null ? "" : " = " + number(value);
    }

    function drawReasons(view, parent) {
      make("h3", "Why this size and place", parent);
      const box = make("div", "", parent);
      box.id = "reasons";
      [2, 3, 0, 1].forEach(component => addReason(view.index * 4 + component, box, components[component]));
    }

    function addReason(variable, parent, name = variableName(variable)) {
      const box = make("details", "", parent);
      const summary = make("summary", "", box);
      make("code", name + valueOf(variable), summary);
      const view = viewOf(variable >> 2);
      const words = wordsOf(variable >> 2) || (view !== state.view ? titleOf(viewAt(view)) : "");
      if (words) make("span", words, summary, "about");
      summary.addEventListener("pointerenter", () => hover(view));
      summary.addEventListener("pointerleave", () => hover(-1));
      box.addEventListener("toggle", () => {
        if (box.open && box.children.length === 1) addSteps(variable, box);
      });
      return box;
    }

    function addSteps(variable, parent) {
      const reason = reasonsOf(variable >> 2)[variable & 3];
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

    /// Whether a constraint gives another variable, which it needs this one for: then it cannot give this one as well.
    function dependsOn(place, variable) {
      return rowAt(place).variables.some(other => {
        const reason = reasonsOf(other >> 2)[other & 3];
        if (other === variable || reason === null) return other !== variable;
        return typeof reason === "number" ? reason === place : reason[0].includes(place);
      });
    }
    """#
}
