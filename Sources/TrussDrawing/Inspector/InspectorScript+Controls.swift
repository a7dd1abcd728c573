extension InspectorScript {
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
