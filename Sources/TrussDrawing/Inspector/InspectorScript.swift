/// What an inspector's page does. All text from the layout goes into the page as text, never as markup, but for the
/// drawing, which the SVG renderer has escaped.
enum InspectorScript {
  static let source = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const part = id => document.getElementById(id);
    const state = { size: data.start, view: 0 };

    const size = () => data.sizes[state.size];
    const nameOf = view => view.name ? `${view.kind} "${view.name}"` : view.kind;
    const number = value => String(Math.round(value * 100) / 100);

    function make(tag, text, parent, className) {
      const element = document.createElement(tag);
      if (text) element.textContent = text;
      if (className) element.className = className;
      if (parent) parent.append(element);
      return element;
    }

    function place(element, frame) {
      const [x, y, width, height] = frame;
      Object.assign(element.style, { left: x + "px", top: y + "px", width: width + "px", height: height + "px" });
    }

    /// The size has changed: another drawing, another tree.
    function drawSize() {
      const current = size();
      part("drawing").innerHTML = current.svg;
      part("width").value = state.size;
      part("width").setAttribute("aria-valuetext", number(current.width) + " wide");
      part("size").textContent = number(current.width) + " \u00d7 " + number(current.height);
      const tree = part("views");
      tree.replaceChildren();
      current.views.forEach((view, index) => {
        const item = make("li", "", tree);
        item.id = "view-" + index;
        item.setAttribute("role", "treeitem");
        item.setAttribute("aria-level", view.depth + 1);
        item.style.paddingLeft = 6 + 14 * view.depth + "px";
        make("span", view.kind, item, "kind");
        if (view.name) item.append(" " + view.name);
        item.addEventListener("click", () => select(index));
        item.addEventListener("pointerenter", () => show(index));
      });
      const list = part("diagnostics");
      list.replaceChildren();
      for (const diagnostic of current.diagnostics) make("pre", diagnostic.message, list);
      select(Math.min(state.view, current.views.length - 1));
    }

    function select(index) {
      state.view = index;
      for (const item of part("views").children) item.setAttribute("aria-selected", item.id === "view-" + index);
      const item = part("view-" + index);
      part("views").setAttribute("aria-activedescendant", item.id);
      item.scrollIntoView({ block: "nearest" });
      history.replaceState(null, "", `#width=${number(size().width)}&view=${index}`);
      show(index);
    }

    /// Shows a view: where it is, and what its constraints are, by category.
    function show(index) {
      const current = size();
      const view = current.views[index];
      place(part("frame"), view.frame);
      part("others").replaceChildren();
      const details = part("details");
      details.replaceChildren();
      make("h2", nameOf(view), details);
      const list = make("dl", "", details);
      const [x, y, width, height] = view.frame.map(number);
      for (const [term, text] of [["x", x], ["y", y], ["width", width], ["height", height], ["written in", view.line]]) {
        if (!text) continue;
        make("dt", term, list);
        make("dd", text, list);
      }
      const groups = new Map();
      for (const row of current.rows) {
        if (!row[2].includes(index)) continue;
        if (!groups.has(row[1])) groups.set(row[1], []);
        groups.get(row[1]).push(row);
      }
      for (const [category, rows] of groups) {
        make("h3", data.categories[category], details);
        const items = make("ul", "", details);
        for (const row of rows) {
          const item = make("li", data.lines[row[0]], items);
          item.tabIndex = 0;
          if (row[3] > 0) make("span", " gives way by " + number(row[3]), item, "off");
          for (const event of ["pointerenter", "focus"]) item.addEventListener(event, () => showOthers(row[2], index));
        }
      }
    }

    /// Marks what else a constraint is about.
    function showOthers(views, index) {
      part("others").replaceChildren();
      for (const other of views) {
        if (other !== index) place(make("div", "", part("others")), size().views[other].frame);
      }
    }

    /// The last view whose frame holds a point is the innermost, or the one in front.
    function viewAt(event) {
      const origin = part("stage").getBoundingClientRect();
      const [x, y] = [event.clientX - origin.left, event.clientY - origin.top];
      return size().views.findLastIndex(({ frame }) =>
        x >= frame[0] && y >= frame[1] && x < frame[0] + frame[2] && y < frame[1] + frame[3]);
    }

    function parentOf(index) {
      const views = size().views;
      for (let other = index - 1; other >= 0; other--) if (views[other].depth < views[index].depth) return other;
      return index;
    }

    const steps = {
      ArrowDown: index => index + 1,
      ArrowUp: index => index - 1,
      ArrowLeft: parentOf,
      ArrowRight: index => size().views[index + 1]?.depth > size().views[index].depth ? index + 1 : index,
      Home: () => 0,
      End: () => size().views.length - 1,
    };

    part("views").addEventListener("keydown", event => {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      select(Math.max(0, Math.min(size().views.length - 1, step(state.view))));
    });
    part("views").addEventListener("pointerleave", () => show(state.view));
    part("stage").addEventListener("pointermove", event => {
      const index = viewAt(event);
      if (index >= 0) show(index);
    });
    part("stage").addEventListener("pointerleave", () => show(state.view));
    part("stage").addEventListener("click", event => {
      const index = viewAt(event);
      if (index >= 0) select(index);
    });
    part("width").addEventListener("input", event => {
      state.size = Number(event.target.value);
      drawSize();
    });

    /// The address says what was looked at: `#width=640&view=3`, the nearest recorded width being meant.
    function readAddress() {
      const wanted = new URLSearchParams(location.hash.slice(1));
      if (wanted.has("width")) {
        const distance = index => Math.abs(data.sizes[index].width - Number(wanted.get("width")));
        data.sizes.forEach((_, index) => { if (distance(index) < distance(state.size)) state.size = index; });
      }
      const view = Number(wanted.get("view"));
      if (Number.isInteger(view) && view >= 0) state.view = view;
      drawSize();
    }

    addEventListener("hashchange", readAddress);
    readAddress();
    """#
}
