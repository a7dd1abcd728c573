extension InspectorScript {
  /// The reason for a number in sentences: first the constraint that determines the number, then the constraints that
  /// determine the numbers in the first constraint, and so on, in the order of `ValueChain`.
  static let sentences = #"""
    const endOf = name => name.startsWith("center") ? "centre" : name.endsWith("Baseline") ? name.replace("B", " b")
      : isLength(name) ? name : name + " edge";
    const isLength = name => name === "width" || name === "height";
    const adverbOf = (name, isAfter) => (/ing$/.test(name) ? ["before", "after"]
      : /left|right|X/.test(name) ? ["left of", "right of"] : ["above", "below"])[Number(isAfter)];
    const limits = { "==": "", "<=": ", the most allowed", ">=": ", the least allowed" };
    const turned = { "==": "==", "<=": ">=", ">=": "<=" };
    const [longest, mostBroken] = [5, 3];

    /// Adds the name of a view or a guide to a sentence about another view. Pointing outlines its view, pressing
    /// selects it.
    function addName(item, subject, parent) {
      const view = itemAt(item).view;
      const guide = wordsOf(item);
      const { text, path } = viewAt(view);
      if (!guide && view === state.view) return parent.append("this view");
      const isAround = !guide && view === parentOf(itemAt(subject).view);
      if (isAround) parent.append("the ");
      const words = guide || !(isAround || text || path) ? itemAt(item).spelling : titleOf(viewAt(view));
      const button = make("button", words, parent, "view-name");
      if (guide) button.title = guide;
      button.addEventListener("pointerenter", () => hover(view));
      button.addEventListener("pointerleave", () => hover(-1));
      button.addEventListener("click", () => select(view));
      if (isAround) parent.append(" around it");
    }

    /// Adds the words for an edge, a centre or a length: `its width`, `the width of Field "mail"`.
    function addEnd(item, attribute, subject, parent, isSame) {
      if (item === subject) return parent.append("its " + endOf(attribute));
      parent.append(isSame ? "that of " : `the ${endOf(attribute)} of `);
      addName(item, subject, parent);
    }

    /// The parts of a constraint on one or two anchors, reversed if the subject would not be first; null for another
    /// constraint, such as one on a sum of widths.
    function partsOf(row, subject) {
      const found = row.line.match(/^(.*?) (==|<=|>=) (.*?)(?: priority:.*| Hug:.*| CompressionResistance:.*)?$/);
      if (!found || row.anchors.length > 2 || row.anchors.length < 1) return null;
      const [, left, relation, right] = found;
      const [item, other] = row.anchors.map(([anchored]) => anchored);
      const nameOf = (text, owner) => {
        const start = itemAt(owner).spelling + ".";
        return text.startsWith(start) && /^\w+$/.test(text.slice(start.length)) && text.slice(start.length);
      };
      const attribute = nameOf(left, item);
      if (!attribute) return null;
      if (other === undefined) {
        return isFinite(right) ? { item, attribute, relation, constant: Number(right) } : null;
      }
      const [, factor, anchor, sign, offset] = right.match(/^(?:([\d.]+)\*)?(.*?)(?: ([+-]) ([\d.]+))?$/);
      const otherAttribute = nameOf(anchor, other);
      if (!otherAttribute) return null;
      const constant = Number(offset ?? 0) * (sign === "-" ? -1 : 1);
      if (other === subject && item !== subject && !factor) {
        return { item: other, attribute: otherAttribute, relation: turned[relation], constant: -constant, other: item,
          otherAttribute: attribute, factor: 1 };
      }
      return { item, attribute, relation, constant, other, otherAttribute, factor: Number(factor ?? 1) };
    }

    /// Adds in words what a constraint that holds exactly says about the subject.
    function addPhrase(row, subject, parent) {
      const parts = partsOf(row, subject);
      if (!parts) return make("code", row.line, parent);
      const { item, attribute, relation, constant, other, otherAttribute, factor } = parts;
      if (other === undefined) {
        if (row.category === "Canvas") {
          return parent.append(isLength(attribute) ? `the layout was made at this ${attribute}` : "the layout begins there");
        }
        const content = { "Intrinsic Content Size": "content", "Minimum Content Size": "smallest content" }[row.category];
        if (content && item === subject)
          return parent.append(`its ${content} is ${number(constant)} ${attribute === "width" ? "wide" : "high"}`);
        addEnd(item, attribute, subject, parent);
        return parent.append(` is ${number(constant)}${limits[relation]}`);
      }
      addEnd(item, attribute, subject, parent);
      const isSame = attribute === otherAttribute && other !== subject;
      if (isLength(attribute) || factor !== 1) {
        parent.append(" is " + (factor === 1 ? "" : `${number(factor)} times `));
        addEnd(other, otherAttribute, subject, parent, isSame);
        if (constant !== 0) parent.append(` ${constant > 0 ? "plus" : "minus"} ${number(Math.abs(constant))}`);
      } else {
        parent.append(constant === 0 ? " is at " : ` is ${number(Math.abs(constant))} ${adverbOf(attribute, constant > 0)} `);
        addEnd(other, otherAttribute, subject, parent, isSame);
      }
      parent.append(limits[relation]);
    }

    /// Adds the value of a variable: `280 wide`.
    function addNumber(variable, before, parent) {
      const item = variable >> 2;
      const value = itemAt(item).frame[variable & 3];
      if (before !== undefined) {
        const name = make("span", "", parent);
        addName(item, before >> 2, name);
        if (name.firstChild.nodeType === 3) name.firstChild.data = name.firstChild.data.replace(/^t/, "T");
        parent.append(" is ");
      }
      const words = ["from the left", "from the top", "wide", "high"][variable & 3];
      make(before === undefined ? "b" : "span", value === null ? "unknown" : `${number(value)} ${words}`, parent);
    }

    function addSentences(start, parent) {
      const box = make("p", "", parent, "because");
      // The origin of the layout explains nothing, so its x and y are left out.
      const seen = new Set([0, 1, start]);
      const open = [{ variable: start, depth: 0 }];
      const isPosition = ({ variable }) => Number(variable % 4 < 2);
      for (let count = 0; open.length > 0 && count < longest; count += 1) {
        open.sort((one, other) => one.depth - other.depth || isPosition(one) - isPosition(other));
        const { variable, before, depth } = open.shift();
        if (before !== undefined) box.append(" ");
        addNumber(variable, before, box);
        const subject = variable >> 2;
        const reason = itemAt(variable >> 2).reasons[variable & 3];
        let inputs = [];
        if (reason === null) {
          const broken = size().rows.map((_, place) => place)
            .filter(place => offs.has(place) && rowAt(place).variables.includes(variable)).map(rowAt);
          box.append(broken.length ? ", as not all of these hold: " : " by default, as no constraint decides it");
          broken.slice(0, mostBroken).forEach((row, place) => {
            if (place > 0) box.append("; ");
            addPhrase(row, subject, box);
          });
        } else if (typeof reason === "number") {
          box.append(": ");
          addPhrase(rowAt(reason), subject, box);
          inputs = rowAt(reason).variables.filter(other => other !== variable);
        } else {
          box.append(`: ${reason[0].length} constraints decide it together`);
          inputs = reason[1];
        }
        box.append(".");
        for (const input of inputs.filter(other => !seen.has(other))) {
          seen.add(input);
          open.push({ variable: input, before: variable, depth: depth + 1 });
        }
      }
    }
    """#
}
