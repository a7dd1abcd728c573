extension InspectorScript {
  /// The figure, its zoom, and the marks over it. The marks are in screen pixels, so that lines and labels keep their
  /// size.
  static let picture = #"""
    const margin = 28;
    /// The minimum width of a figure that is zoomed to fit, in pixels.
    const leastWidth = 240;
    const marks = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    marks.id = "marks";
    marks.setAttribute("aria-hidden", "true");
    part("stage").append(marks);

    /// The layout's frame, extended by at most 200 on each side to the views that diagnostics name.
    function bounds() {
      let [left, top, right, bottom] = [0, 0, size().width, size().height];
      for (const diagnostic of size().diagnostics) {
        for (const view of diagnostic.views) {
          const [x, y, width, height] = viewAt(view).frame;
          left = Math.min(left, Math.max(x, -200));
          top = Math.min(top, Math.max(y, -200));
          right = Math.max(right, Math.min(x + width, size().width + 200));
          bottom = Math.max(bottom, Math.min(y + height, size().height + 200));
        }
      }
      return { left, top, width: right - left, height: bottom - top };
    }

    let scale = 1;
    /// The position of the layout's origin in the stage, in pixels.
    let origin = [0, 0];

    function zoomTo(zoom, anchor) {
      const { left, top, width, height } = bounds();
      const box = part("picture");
      const old = { scale, x: box.scrollLeft, y: box.scrollTop };
      state.zoom = zoom;
      if (zoom === "fit") {
        const room = [box.clientWidth - 2 * margin, box.clientHeight - 2 * margin];
        const isBeside = matchMedia("(min-width: 900px)").matches;
        scale = Math.min(room[0] / Math.max(width, 1), isBeside ? room[1] / Math.max(height, 1) : Infinity, 3);
        // A narrow figure is enlarged and a high figure scrolls, so that it can be read.
        scale = Math.max(scale, leastWidth / Math.max(width, 1));
      } else {
        scale = zoom;
      }
      scale = Math.max(0.1, Math.min(8, scale));
      origin = [margin - left * scale, margin - top * scale];
      part("stage").style.width = width * scale + 2 * margin + "px";
      part("stage").style.height = height * scale + 2 * margin + "px";
      Object.assign(part("drawing").style, { left: origin[0] + "px", top: origin[1] + "px", transform: `scale(${scale})` });
      part("zoom").textContent = Math.round(scale * 100) + " %";
      part("zoom-fit").setAttribute("aria-pressed", zoom === "fit");
      if (anchor) {
        const ratio = scale / old.scale;
        box.scrollLeft = (old.x + anchor[0] - margin) * ratio - anchor[0] + margin;
        box.scrollTop = (old.y + anchor[1] - margin) * ratio - anchor[1] + margin;
      }
      drawMarks();
    }

    function draw(tag, attributes, className, parent = marks) {
      const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.setAttribute("class", className);
      parent.append(element);
      return element;
    }

    const onScreen = (x, y) => [origin[0] + x * scale, origin[1] + y * scale];

    /// Draws the outline of a frame; a frame without an extent is widened, so that it is visible.
    function outline([x, y, width, height], className) {
      const [left, top] = onScreen(x, y);
      const [w, h] = [Math.max(width * scale, 5), Math.max(height * scale, 5)];
      draw("rect", { x: left, y: top, width: w, height: h }, className);
    }

    let hovered = -1;
    let shownRow = null;

    function hover(index) {
      if (hovered === index) return;
      hovered = index;
      drawMarks();
    }

    function drawMarks() {
      marks.replaceChildren();
      outline([0, 0, size().width, size().height], "canvas");
      if (part("frames").checked) size().views.forEach((_, index) => outline(viewAt(index).frame, "frame"));
      const diagnostic = size().diagnostics[state.diagnostic];
      if (diagnostic) {
        const className = isWrong(diagnostic) ? "wrong-mark" : "note-mark";
        for (const view of diagnostic.views) outline(viewAt(view).frame, className);
      }
      if (hovered >= 0 && hovered !== state.view) outline(viewAt(hovered).frame, "hovered");
      if (!diagnostic?.views.includes(state.view)) outline(viewAt(state.view).frame, "chosen");
      if (shownRow) drawRow(shownRow);
    }

    /// The line that marks an anchor in the picture: an edge, or for a size a line beside the view; null without a
    /// frame.
    function segment([item, attribute, offset, part]) {
      const { frame, move } = itemAt(item);
      if (frame.includes(null)) return null;
      const [x, y, width, height] = frame;
      const upright = at => [at, y, at, y + height];
      const level = at => [x, at, x + width, at];
      const [x1, y1, x2, y2] = {
        left: () => upright(x), right: () => upright(x + width), centerX: () => upright(x + width / 2),
        top: () => level(y), bottom: () => level(y + height), centerY: () => level(y + height / 2),
        width: () => level(y + height), height: () => upright(x + width),
        firstBaseline: () => level(y + height * part + offset),
        lastBaseline: () => level(y + height * part + offset),
      }[attribute]();
      const line = [...onScreen(x1 + move[0], y1 + move[1]), ...onScreen(x2 + move[0], y2 + move[1])];
      const beside = { width: [0, 8, 0, 8], height: [8, 0, 8, 0] }[attribute];
      return beside ? line.map((value, index) => value + beside[index]) : line;
    }

    /// The nearest points on two lines, in the middle of the range that the lines have in common.
    function between(one, other) {
      const places = [0, 1].map(axis => {
        const [low, high] = [one[axis], one[axis + 2]].sort((a, b) => a - b);
        const [start, end] = [other[axis], other[axis + 2]].sort((a, b) => a - b);
        const from = Math.max(low, Math.min(high, (Math.max(low, start) + Math.min(high, end)) / 2));
        return [from, Math.max(start, Math.min(end, from))];
      });
      return [[places[0][0], places[1][0]], [places[0][1], places[1][1]]];
    }

    /// Draws a constraint: the views that it relates, their edges, and a line between them with its priority.
    function drawRow(row) {
      const items = new Set(row.anchors.map(([item]) => item));
      for (const item of items) {
        const frame = item < size().views.length ? viewAt(item).frame : itemAt(item).frame;
        if (!frame.includes(null) && item !== state.view) outline(frame, "other");
      }
      const segments = [];
      for (const anchor of row.anchors) {
        const found = segment(anchor);
        if (!found) continue;
        segments.push(found);
        const [x1, y1, x2, y2] = found;
        draw("line", { x1, y1, x2, y2 }, "edge");
        // A line for a size has a stroke at each end, as a dimension line has.
        const [dx, dy] = { width: [0, 5], height: [5, 0] }[anchor[1]] ?? [0, 0];
        if (dx || dy) for (const [x, y] of [[x1, y1], [x2, y2]])
          draw("line", { x1: x - dx, y1: y - dy, x2: x + dx, y2: y + dy }, "tie");
      }
      if (!segments.length) return;
      const last = segments.at(-1);
      // The label is above a line between views, and below the line of a width, away from the view.
      let place = [(last[0] + last[2]) / 2, (last[1] + last[3]) / 2];
      let distance = segments.length === 1 && row.anchors[0][1] === "width" ? 21 : -12;
      for (let index = 1; index < segments.length; index++) {
        const [from, to] = between(segments[index - 1], segments[index]);
        draw("line", { x1: from[0], y1: from[1], x2: to[0], y2: to[1] }, "tie");
        for (const [cx, cy] of [from, to]) draw("circle", { cx, cy, r: 3.5 }, "dot");
        place = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      }
      const label = draw("g", {}, "label");
      const text = draw("text", { x: place[0], y: place[1] + distance, "text-anchor": "middle" }, "", label);
      text.textContent = priorityOf(row);
      const box = text.getBBox();
      const rect = draw("rect", { x: box.x - 5, y: box.y - 2, width: box.width + 10, height: box.height + 4, rx: 6 }, "", label);
      label.prepend(rect);
    }

    const priorityOf = row => row.priority >= 1000 ? "required" : String(row.priority);

    function showRow(row) {
      shownRow = row;
      drawMarks();
    }

    /// The view under the pointer: the last whose frame contains the point, which is the innermost or the front one.
    function viewUnder(event) {
      const corner = part("stage").getBoundingClientRect();
      const x = (event.clientX - corner.left - origin[0]) / scale;
      const y = (event.clientY - corner.top - origin[1]) / scale;
      return size().views.findLastIndex(([, , frame]) =>
        x >= frame[0] && y >= frame[1] && x < frame[0] + frame[2] && y < frame[1] + frame[3]);
    }

    part("stage").addEventListener("pointermove", event => hover(viewUnder(event)));
    part("stage").addEventListener("pointerleave", () => hover(-1));
    part("stage").addEventListener("click", event => {
      // Links in the figure are not followed: a click selects the view.
      event.preventDefault();
      const index = viewUnder(event);
      if (index >= 0) select(index);
    });
    part("picture").addEventListener("wheel", event => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const corner = part("picture").getBoundingClientRect();
      const anchor = [event.clientX - corner.left, event.clientY - corner.top];
      zoomTo(Math.max(0.1, Math.min(8, scale * Math.exp(-event.deltaY / 400))), anchor);
    }, { passive: false });
    """#
}
