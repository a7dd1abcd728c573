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

    /// A view or a guide as constraints have it, with the frame that they decide: of a guide some of it may be null.
    function itemAt(item) {
      const guide = size().guides[item - size().views.length];
      if (guide) return { spelling: guide[0], view: guide[1], frame: guide[2], reasons: guide[3], move: [0, 0] };
      const { spelling, frame: [x, y, width, height], reasons, move = [0, 0] } = viewAt(item);
      return { spelling, view: item, frame: [x - move[0], y - move[1], width, height], reasons, move };
    }

    /// What a guide is, and which one of several; nothing of a view.
    function wordsOf(item) {
      const guide = size().guides[item - size().views.length];
      if (!guide) return "";
      const alike = size().guides.filter(other => other[1] === guide[1] && other[4] === guide[4]);
      const words = data.words[guide[4]].replace("%", () => titleOf(viewAt(guide[1])));
      return words + (alike.length > 1 ? ` (${alike.indexOf(guide) + 1} of ${alike.length})` : "");
    }

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

  /// The time of a figure that moves: one run of its animations, from the beginning to the end.
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

  /// The width, the zoom, the theme, and the page's address.
  static let controls = #"""
    /// The figure has both its schemes, by the reader's surroundings; another choice turns the rules for dark ones on or
    /// off, those of the figure and those of this page.
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

    /// The address says what was looked at: `#width=640&view=3`, the nearest recorded width being meant.
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
