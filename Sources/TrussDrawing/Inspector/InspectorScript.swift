/// The JavaScript of an inspector page. It inserts all text from the layout with `textContent`, never as markup. The
/// only exception is the drawing (`innerHTML`), in which the SVG renderer has escaped all text.
enum InspectorScript {
  /// The script without comments and spaces, which would be a quarter of a page. The order matters: `state` declares
  /// names that the other parts use, and the end of `controls` draws the page.
  static let source = [state, tree, picture, diagnostics, details, reasons, sentences, movement, controls]
    .map { ScriptText.compact($0) }.joined(separator: "\n")

  /// The data, the page's state, and functions that all parts use.
  private static let state = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const part = id => document.getElementById(id);
    const state = { size: data.start, view: 0, diagnostic: -1, zoom: "fit", collapsed: new Set() };

    const number = value => String(Math.round(value * 100) / 100);
    const size = () => data.sizes[state.size];

    /// A view of the current size with named fields. `move` is undefined for a view that its offset does not move.
    function viewAt(index) {
      const [head, depth, frame, reasons, move] = size().views[index];
      const [kind, path, text, spelling, source] = data.heads[head];
      return { index, kind, path, text, spelling, source, depth, frame, reasons, move };
    }

    /// A view or a guide by its item number in constraints, with the frame that the constraints determine, before
    /// `offset` moves a view. A guide's frame can have null entries. Guides come after all views.
    function itemAt(item) {
      const guide = size().guides[item - size().views.length];
      if (guide) return { spelling: guide[0], view: guide[1], frame: guide[2], reasons: guide[3], move: [0, 0] };
      const { spelling, frame: [x, y, width, height], reasons, move = [0, 0] } = viewAt(item);
      return { spelling, view: item, frame: [x - move[0], y - move[1], width, height], reasons, move };
    }

    /// The description of a guide, with a number if its view has several guides with this description; empty for views.
    function wordsOf(item) {
      const guide = size().guides[item - size().views.length];
      if (!guide) return "";
      const alike = size().guides.filter(other => other[1] === guide[1] && other[4] === guide[4]);
      const words = data.words[guide[4]].replace("%", () => titleOf(viewAt(guide[1])));
      return words + (alike.length > 1 ? ` (${alike.indexOf(guide) + 1} of ${alike.length})` : "");
    }

    /// A row by its place in the current size, with named fields; `off` is its violation, 0 if it holds.
    function rowAt(place) {
      const [line, group, category, priority, source, anchors, variables] = data.rows[size().rows[place]];
      return { place, line, group, category, priority, source, anchors, variables, off: offs.get(place) ?? 0 };
    }

    function make(tag, text, parent, className) {
      const element = document.createElement(tag);
      if (text) element.textContent = text;
      if (className) element.className = className;
      if (tag === "button") element.type = "button";
      parent.append(element);
      return element;
    }

    /// The title of a view, such as `Text "Email Address"` or `HStack "form"`: its kind with its text or else its name.
    const titleOf = ({ kind, text, path }) => kind + (text || path ? ` "${(text || path).replace(/\s+/g, " ")}"` : "");

    /// Appends the title as elements; a view with a text and a name has the name after the text.
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
    /// The violations of rows that do not hold, by the rows' places in the current size.
    let offs = new Map();
    /// The places of rows that decide nothing: inequalities with slack, and rows about guides without a known frame.
    let loose = new Set();

    /// Draws the whole page for `state.size`, after each change of that; deselects the diagnostic.
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

    /// Selects a view: opens its ancestors in the tree, scrolls to it, and writes it to the page's address.
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

  /// The slider and the play button of an animated figure. They control one run of its animations.
  static let movement = #"""
    if (part("times")) {
      const animations = () => part("drawn-figure").getAnimations({ subtree: true });
      const length = Math.max(0, ...animations().map(animation => animation.effect.getComputedTiming().duration));
      const slider = part("time");
      let isPlaying = false;
      function moveTo(time) {
        for (const animation of animations()) {
          animation.pause();
          animation.currentTime = time;
        }
        slider.value = time;
        part("seconds").textContent = (time / 1000).toFixed(2) + " s";
      }
      function step(start) {
        if (!isPlaying) return;
        const time = Math.min(length, performance.now() - start);
        moveTo(time);
        if (time < length) requestAnimationFrame(() => step(start));
        else isPlaying = false;
      }
      slider.max = length;
      slider.addEventListener("input", () => {
        isPlaying = false;
        moveTo(slider.valueAsNumber);
      });
      part("play").addEventListener("click", () => {
        isPlaying = true;
        step(performance.now());
      });
      // Readers who ask for reduced motion have no animations to control.
      if (length > 0) moveTo(length);
      else part("times").hidden = true;
    }
    """#

  /// The controls of width, zoom and theme, and the page's address. The last line draws the page as the address
  /// describes.
  static let controls = #"""
    /// The figure and this page have rules for dark schemes under `prefers-color-scheme`. The choice of a theme
    /// rewrites the media queries of these rules: to always, to never, or back. `darkRules` remembers the rules, as a
    /// rewritten query no longer shows which they are.
    let darkRules = [];
    function useTheme() {
      const theme = part("theme").value;
      darkRules = darkRules.filter(rule => rule.parentStyleSheet?.ownerNode?.isConnected);
      for (const sheet of document.styleSheets)
        for (const rule of sheet.cssRules)
          if (rule.media?.mediaText.includes("prefers-color-scheme") && !darkRules.includes(rule)) darkRules.push(rule);
      const query = { light: "not all", dark: "all" }[theme] ?? "(prefers-color-scheme: dark)";
      for (const rule of darkRules) rule.media.mediaText = query;
      if (theme === "automatic") delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = theme;
    }

    part("theme").addEventListener("change", useTheme);
    part("frames").addEventListener("change", drawMarks);
    part("zoom-fit").addEventListener("click", () => zoomTo("fit"));
    part("zoom-whole").addEventListener("click", () => zoomTo(1));
    part("zoom-in").addEventListener("click", () => zoomTo(scale * 1.25));
    part("zoom-out").addEventListener("click", () => zoomTo(scale / 1.25));
    addEventListener("resize", () => zoomTo(state.zoom));

    function nearestSize(width) {
      const distance = index => Math.abs(data.sizes[index].width - width);
      return data.sizes.reduce((best, _, index) => distance(index) < distance(best) ? index : best, state.size);
    }

    part("width")?.addEventListener("input", event => {
      state.size = Number(event.target.value);
      drawSize();
    });
    part("width-entry")?.addEventListener("change", event => {
      const wanted = event.target.valueAsNumber;
      if (Number.isFinite(wanted)) state.size = nearestSize(wanted);
      drawSize();
      if (Number.isFinite(wanted) && size().width !== wanted)
        say(`${number(size().width)} is the nearest width that was recorded`);
    });

    /// Shows the size and the view of the page's address: `#width=640&view=3` selects the width recorded nearest to
    /// 640.
    function readAddress() {
      const wanted = new URLSearchParams(location.hash.slice(1));
      if (wanted.has("width")) state.size = nearestSize(Number(wanted.get("width")));
      const view = Number(wanted.get("view"));
      if (Number.isInteger(view) && view >= 0) state.view = view;
      drawSize();
    }

    addEventListener("hashchange", readAddress);
    readAddress();
    """#
}
