extension InspectorScript {
  static let tree = #"""
    function drawTree() {
      const tree = part("views");
      const words = new Map();
      for (const diagnostic of size().diagnostics)
        for (const view of diagnostic.views) words.set(view, (words.get(view) ?? new Map()).set(diagnostic.kind, isWrong(diagnostic)));
      tree.replaceChildren();
      size().views.forEach((_, index) => {
        const view = viewAt(index);
        const item = make("li", "", tree);
        item.id = "view-" + index;
        item.setAttribute("role", "treeitem");
        item.setAttribute("aria-level", view.depth + 1);
        // Names are shortened, but keep a minimum width: a deep tree scrolls.
        item.style.paddingLeft = 4 + 14 * view.depth + "px";
        item.style.minWidth = 180 + 14 * view.depth + "px";
        item.title = titleOf(view) + (view.text && view.path ? " " + view.path : "");
        const twisty = make("span", "", item, "twisty");
        twisty.setAttribute("aria-hidden", "true");
        addTitle(view, item);
        for (const [word, wrong] of words.get(index) ?? []) make("span", word, item, "flag " + (wrong ? "wrong-word" : "note-word"));
        item.addEventListener("click", event => {
          if (event.target === twisty && holdsViews(index)) toggle(index, state.collapsed.has(index));
          else {
            select(index);
            // In one column the details are above the tree.
            if (!matchMedia("(min-width: 900px)").matches) part("details").scrollIntoView();
          }
        });
        item.addEventListener("pointerenter", () => hover(index));
        item.addEventListener("pointerleave", () => hover(-1));
      });
    }

    const holdsViews = index => size().views[index + 1]?.[1] > size().views[index][1];

    function toggle(index, isOpen) {
      if (isOpen) state.collapsed.delete(index);
      else state.collapsed.add(index);
      let view = state.view;
      while (view > index && !isOpen && view >= 0) view = parentOf(view);
      if (view === index) select(index);
      else filterTree();
    }

    const matches = ({ kind, path, text, spelling }, words) => {
      const all = `${kind} ${path} ${text} ${spelling}`.toLowerCase();
      return words.every(word => all.includes(word));
    };

    /// Shows the views that are not inside a collapsed view, or during a search the found views and the views around
    /// them.
    function filterTree() {
      const words = part("search").value.toLowerCase().split(/\s+/).filter(word => word);
      const items = part("views").children;
      const shown = new Set();
      const found = new Set();
      if (words.length) {
        size().views.forEach((_, index) => {
          if (!matches(viewAt(index), words)) return;
          found.add(index);
          for (let view = index; view >= 0 && !shown.has(view); view = parentOf(view)) shown.add(view);
        });
      }
      let hiddenBelow = Infinity;
      size().views.forEach(([, depth], index) => {
        const item = items[index];
        if (depth <= hiddenBelow) hiddenBelow = Infinity;
        item.hidden = words.length ? !shown.has(index) : depth > hiddenBelow;
        const isCollapsed = !words.length && state.collapsed.has(index);
        if (isCollapsed && hiddenBelow === Infinity) hiddenBelow = depth;
        item.classList.toggle("passed", words.length > 0 && !found.has(index));
        if (holdsViews(index)) {
          item.setAttribute("aria-expanded", !isCollapsed);
          item.firstChild.textContent = isCollapsed ? "\u25b8" : "\u25be";
        }
      });
      part("found").textContent = words.length ? (found.size === 1 ? "1 view" : found.size + " views") : "";
    }

    const visible = () => [...part("views").children].filter(item => !item.hidden).map(item => Number(item.id.slice(5)));

    /// The next visible view in a direction, also if the selected view is not visible.
    function step(by) {
      const views = visible();
      const place = views.indexOf(state.view);
      if (place >= 0) return views[Math.max(0, Math.min(views.length - 1, place + by))];
      return by > 0 ? views.find(view => view > state.view) : views.findLast(view => view < state.view);
    }

    const steps = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      ArrowLeft: index => {
        if (holdsViews(index) && !state.collapsed.has(index)) return void toggle(index, false);
        return parentOf(index);
      },
      ArrowRight: index => {
        if (state.collapsed.has(index)) return void toggle(index, true);
        return holdsViews(index) ? index + 1 : index;
      },
      Home: () => visible()[0],
      End: () => visible().at(-1),
    };

    part("views").addEventListener("keydown", event => {
      const move = steps[event.key];
      if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const index = move(state.view);
      if (index >= 0) select(index);
    });
    part("search").addEventListener("input", filterTree);
    part("search").addEventListener("keydown", event => {
      const words = event.target.value.toLowerCase().split(/\s+/).filter(word => word);
      if (event.key === "Enter") {
        const found = size().views.findIndex((_, index) => matches(viewAt(index), words));
        if (found >= 0) select(found);
      } else if (event.key === "ArrowDown") {
        event.preventDefault();
        part("views").focus();
      }
    });
    """#
}
