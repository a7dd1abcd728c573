/// What an inspector's page does. All text from the layout goes into the page as text, never as markup, but for the
/// drawing, which the SVG renderer has escaped.
enum InspectorScript {
  /// The script; its comments are for its authors, and would be a tenth of a page.
  static let source = [state, tree, picture, diagnostics, details, reasons, movement, controls]
    .map { part in
      part.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    }
    .joined(separator: "\n\n")

  /// The data, what is looked at, and what all parts need.
  private static let state = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const part = id => document.getElementById(id);
    const state = { size: data.start, view: 0, diagnostic: -1, zoom: "fit", collapsed: new Set() };

    const number = value => String(Math.round(value * 100) / 100);
    const size = () => data.sizes[state.size];

    /// A view as the other parts read it; the last entries of a view's data are left out where they are nothing.
    function viewAt(index) {
      const [head, depth, frame, reasons, move] = size().views[index];
      const [kind, path, text, spelling, source] = data.heads[head];
      return { index, kind, path, text, spelling, source, depth, frame, reasons, move };
    }

    /// The frame that constraints decide of a view or guide; of a guide some of it may be null.
    function solvedFrame(item) {
      const views = size().views;
      if (item >= views.length) return size().guides[item - views.length][2];
      const { frame: [x, y, width, height], move } = viewAt(item);
      return move ? [x - move[0], y - move[1], width, height] : [x, y, width, height];
    }

    const spellingOf = item => item < size().views.length ? viewAt(item).spelling : size().guides[item - size().views.length][0];
    /// What a guide is, and which one of several; nothing of a view.
    function wordsOf(item) {
      const guide = size().guides[item - size().views.length];
      if (!guide) return "";
      const alike = size().guides.filter(other => other[1] === guide[1] && other[4] === guide[4]);
      const words = data.words[guide[4]].replace("%", () => titleOf(viewAt(guide[1])));
      return words + (alike.length > 1 ? ` (${alike.indexOf(guide) + 1} of ${alike.length})` : "");
    }

    const reasonsOf = item => item < size().views.length ? viewAt(item).reasons : size().guides[item - size().views.length][3];

    function rowAt(place) {
      const [line, group, category, priority, source, anchors, variables] = data.rows[size().rows[place]];
      return { place, line, group, category, priority, source, anchors, variables, off: offs.get(place) ?? 0 };
    }

    function make(tag, text, parent, className) {
      const element = document.createElement(tag);
      if (text) element.textContent = text;
      if (className) element.className = className;
      if (parent) parent.append(element);
      return element;
    }

    /// `Text "Email Address"`, or `HStack "form"`: the text that a view shows, else its name.
    const titleOf = ({ kind, text, path }) => kind + (text || path ? ` "${(text || path).replace(/\s+/g, " ")}"` : "");

    /// The same as elements, with the name behind a text.
    function addTitle(view, parent) {
      make("span", view.kind, parent, "kind");
      if (view.text) make("span", `"${view.text.replace(/\s+/g, " ")}"`, parent, "text");
      if (view.path) make("span", view.text ? view.path : `"${view.path}"`, parent, "id");
    }

    function parentOf(index) {
      const views = size().views;
      for (let other = index - 1; other >= 0; other--) if (views[other][1] < views[index][1]) return other;
      return -1;
    }

    const isWrong = ({ kind }) => ["conflict", "overflow", "incomplete"].includes(kind);
    let offs = new Map();
    let loose = new Set();

    /// The size has changed: another drawing, another tree.
    function drawSize() {
      const current = size();
      offs = new Map(current.off);
      loose = new Set(current.loose);
      part("drawing").innerHTML = current.svg;
      useTheme();
      if (part("width")) {
        part("width").value = state.size;
        part("width").setAttribute("aria-valuetext", number(current.width) + " wide");
        part("width-entry").value = number(current.width);
      }
      part("size").textContent = number(current.width) + " \u00d7 " + number(current.height);
      state.diagnostic = -1;
      state.view = Math.min(state.view, current.views.length - 1);
      drawTree();
      drawDiagnostics();
      zoomTo(state.zoom);
      select(state.view);
    }

    function select(index) {
      state.view = index;
      for (let view = parentOf(index); view >= 0; view = parentOf(view)) state.collapsed.delete(view);
      filterTree();
      for (const item of part("views").children) item.setAttribute("aria-selected", item.id === "view-" + index);
      part("views").setAttribute("aria-activedescendant", "view-" + index);
      const item = part("view-" + index);
      const box = part("views");
      if (item.offsetTop < box.scrollTop) box.scrollTop = item.offsetTop;
      const end = item.offsetTop + item.offsetHeight - box.clientHeight;
      if (end > box.scrollTop) box.scrollTop = end;
      history.replaceState(null, "", `#width=${number(size().width)}&view=${index}`);
      drawDetails();
      drawMarks();
    }
    """#
}
