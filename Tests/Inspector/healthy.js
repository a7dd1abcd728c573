// A reader of the sign-in form, which has no faults, at 1280 pixels.
read(async () => {
  check("the address names a view", active(), "view-6");
  check("the tree names views", treeNames().slice(0, 8), [
    "VStack", 'VStack"column"', 'Image"logo"', 'Text"Welcome"', 'Text"Sign in to continue"', 'Text"We will send you a link."',
    'Field"Email Address"', 'Field"Password"']);
  check("the view is named", heading(), 'Field "Email Address"');
  check("the frame", [...document.querySelectorAll(".values div")].map(value => value.textContent),
    ["x20", "y114", "width280", "height30"]);
  check("an optional constraint is not met", rowOf("Field6.height <= 25").textContent.includes("not met by 5"));
  check("constraints are grouped by what they do",
    [...document.querySelectorAll("#details > details > summary")].map(group => group.textContent.replace(/ \(\d+\)/, "")),
    ["Written sizes", "Content size", "Order, gaps and shares", "Alignment", "The layout and its limits"]);
  check("no diagnostics", [part("messages").textContent, part("diagnostics").hidden], ["No diagnostics", true]);
  check("a summary", part("summary").textContent, `320 \u00d7 280 points, 17 views, ${size().rows.length} constraints. `
    + "Nothing conflicts or overflows. Click a view to read why it has its size and its place.");

  // Why, in sentences.
  const sentences = () => [...document.querySelectorAll("#reasons > .because")].map(sentence => sentence.textContent);
  check("sentences", sentences(), [
    "280 wide: its trailing edge is 20 before that of the VStack around it. The VStack around it is 320 wide: "
      + "the layout was made at this width. This view is 20 from the left: its leading edge is 20 after that of the VStack "
      + "around it.",
    "30 high: its height is 30.",
    "20 from the left: its leading edge is 20 after that of the VStack around it.",
    "114 from the top: its bottom edge is 10 above the top edge of Field \"Password\". This view is 30 high: its height is "
      + "30. Field \"Password\" is 154 from the top: its bottom edge is 10 above the top edge of Padding8. Field \"Password\" "
      + "is 30 high: its height is 30. Padding8 is 194 from the top: its bottom edge is 10 above the top edge of Text "
      + "\"Forgot your password?\"."]);
  const name = document.querySelector("#reasons .because .view-name");
  name.dispatchEvent(new PointerEvent("pointerenter"));
  check("a name outlines its view", document.querySelectorAll("#marks .hovered").length, 1);
  name.dispatchEvent(new PointerEvent("pointerleave"));
  name.click();
  check("a click on it chooses the view", active(), "view-0");
  check("of the layout", sentences().slice(0, 2),
    ["320 wide: the layout was made at this width.", "280 high: the layout was made at this height."]);
  select(6);

  // Tree, picture and details are side by side, and nothing is cut off.
  check("the tree is beside the picture", box("outline").right <= box("picture").left);
  check("the picture is beside the details", box("picture").right <= box("details").left);
  check("they begin level", Math.abs(box("summary").top - box("details").top) < 40);
  check("the page does not scroll sideways", document.documentElement.scrollWidth <= innerWidth);

  for (const [key, wanted] of [["Home", 0], ["ArrowDown", 1], ["ArrowRight", 2], ["ArrowDown", 3], ["ArrowLeft", 1],
    ["ArrowLeft", 1]]) {
    press(key);
    check(`after ${key}`, active(), "view-" + wanted);
  }
  check("a view closes", part("view-1").getAttribute("aria-expanded"), "false");
  check("what is inside is hidden", [2, 3, 4, 5].every(view => part("view-" + view).hidden));
  press("ArrowDown");
  check("keys pass what is hidden", active(), "view-6");
  press("ArrowUp");
  press("ArrowRight");
  check("a view opens", part("view-1").getAttribute("aria-expanded"), "true");
  press("End");
  check("after End", active(), "view-16");
  part("view-0").querySelector(".twisty").click();
  check("the root closes", treeNames(), ["VStack"]);
  check("what is chosen is not hidden", active(), "view-0");
  part("view-0").querySelector(".twisty").click();

  search("pass");
  check("a search by text", treeNames(),
    ["VStack", 'Field"Password"', 'Text"Forgot your password?"', "Padding", "ZStack", 'Text"Recover Password"']);
  check("a search counts", part("found").textContent, "3 views");
  search("image");
  check("a search by kind", treeNames(), ["VStack", 'VStack"column"', 'Image"logo"']);
  press("Enter", part("search"));
  check("Enter chooses what was found", active(), "view-2");
  search("Field7");
  check("a search by the name in constraints", treeNames(), ["VStack", 'Field"Password"']);
  search("nothing has this");
  check("a search without an answer", [treeNames(), part("found").textContent], [[], "0 views"]);
  search("");

  // Zoom.
  part("zoom-whole").click();
  const figure = () => document.querySelector("#drawing > svg").getBoundingClientRect();
  check("100 %", [figure().width, part("zoom").textContent], [320, "100 %"]);
  part("zoom-in").click();
  check("larger", Math.round(figure().width), 400);
  part("zoom-out").click();
  check("smaller", Math.round(figure().width), 320);
  part("picture").dispatchEvent(new WheelEvent("wheel", { deltaY: -100, ctrlKey: true, cancelable: true }));
  check("the wheel with the control key", figure().width > 400);
  const before = figure().width;
  part("picture").dispatchEvent(new WheelEvent("wheel", { deltaY: -100, cancelable: true }));
  check("the wheel alone scrolls", figure().width, before);
  part("zoom-fit").click();
  check("it fits", part("picture").scrollWidth <= part("picture").clientWidth && figure().width > 320);

  // A click on the picture, at the middle of the field.
  const scale = figure().width / 320;
  const point = { clientX: figure().left + 160 * scale, clientY: figure().top + 138 * scale, bubbles: true };
  part("stage").dispatchEvent(new PointerEvent("pointermove", point));
  check("what is under the pointer is outlined", document.querySelectorAll("#marks .hovered").length, 1);
  part("stage").dispatchEvent(new MouseEvent("click", point));
  check("a click chooses", [location.hash, heading()], ["#width=320&view=6", 'Field "Email Address"']);
  const outline = document.querySelector("#marks .chosen").getBoundingClientRect();
  check("the outline is the frame", Math.abs(outline.left - figure().left - 20 * scale) < 2
    && Math.abs(outline.width - 280 * scale) < 4);
  part("frames").click();
  check("frames of all views", document.querySelectorAll("#marks .frame").length, 17);
  part("frames").click();

  // A constraint on the picture.
  rowOf("Field6.leading == VStack0.leading").dispatchEvent(new PointerEvent("pointerenter"));
  check("both views are outlined", ["chosen", "other"].map(name => document.querySelectorAll("#marks ." + name).length), [1, 1]);
  check("both edges", document.querySelectorAll("#marks .edge").length, 2);
  const line = document.querySelector("#marks .tie").getBoundingClientRect();
  check("a line from edge to edge", Math.abs(line.width - 20 * scale) < 3);
  check("its priority", document.querySelector("#marks .label").textContent, "required");
  rowOf("Field6.leading == VStack0.leading").dispatchEvent(new PointerEvent("pointerleave"));
  check("then nothing", document.querySelectorAll("#marks .edge").length, 0);
  check("a constraint of one size is beside the view", (() => {
    showRow(rowAt(size().rows.findIndex((_, place) => rowAt(place).line === "Field6.height == 30")));
    const frame = document.querySelector("#marks .chosen").getBoundingClientRect();
    return document.querySelector("#marks .edge").getBoundingClientRect().left > frame.right;
  })());
  rowOf("Field6.top ==").focus();
  check("the keyboard does the same", document.querySelectorAll("#marks .edge").length, 2);

  // Why the field is as wide as it is, one step at a time to a constant.
  let reason = document.querySelector("#reasons > details");
  for (const [name, line] of [["width", "Field6.trailing == VStack0.trailing - 20 priority:901"], ["VStack0.width", "VStack0.width == 320"]]) {
    check("the number", reason.querySelector("summary code").textContent, `${name} = ${name === "width" ? 280 : 320}`);
    reason.open = true;
    await soon();
    check("what gives it", reason.querySelector("li code").textContent, line);
    reason = [...reason.querySelectorAll("details")].at(-1);
  }
  check("a constant needs nothing", reason === undefined);

  // What the names of categories and guides mean.
  const category = rowOf("Field6.height == 30").querySelector(".category");
  const meaning = "You specified this size, for example with a width, height or frame modifier.";
  check("a category is explained under the pointer", [category.textContent, category.title], ["Sizes", meaning]);
  const shown = () => [...rowOf("Field6.height == 30").querySelectorAll("div.about")].filter(note => !note.hidden)
    .map(note => note.textContent).slice(1);
  check("no explanation is open", shown(), []);
  category.click();
  check("pressed, it is explained below", [shown(), category.getAttribute("aria-expanded")], [[meaning], "true"]);
  category.click();
  check("pressed again, it is not", [shown(), category.getAttribute("aria-expanded")], [[], "false"]);
  select(16);
  const share = "one part of the space that the growing views in VStack divide; a view with flex(2) gets two parts";
  check("a guide is explained above its constraints",
    [...document.querySelectorAll("#details p.about")].map(note => note.textContent), ["Share17: " + share]);
  check("and where it is named", [...rowOf("Spacer16.height == Share17.height").querySelectorAll("code .name")]
    .map(name => [name.textContent, name.title]), [["Spacer16", "Spacer"], ["Share17", share]]);
  select(6);

  // What is copied; the clipboard itself is the browser's.
  let copied = "";
  Object.defineProperty(navigator, "clipboard", { value: { writeText: async text => { copied = text; } } });
  document.querySelector("#details > h3 > button").click();
  check("the frame is copied", copied, "20, 114, 280, 30");
  rowOf("Field6.height == 30").querySelector("button[aria-label]").click();
  check("a constraint is copied", copied, "Field6.height == 30");
  await soon();
  check("which is told", part("status").textContent, "Copied");

  // Themes, of the page and of the figure.
  const colors = {};
  for (const theme of ["dark", "light"]) {
    useThemeOf(theme);
    colors[theme] = [document.body, document.querySelector("#drawing text")]
      .map(element => getComputedStyle(element)[element === document.body ? "backgroundColor" : "fill"]);
    check(`the scheme is ${theme}`, getComputedStyle(document.documentElement).colorScheme, theme);
    for (const index of size().views.keys()) {
      select(index);
      for (const closed of document.querySelectorAll("#reasons details")) closed.open = true;
      await soon();
      check(`no red at view ${index} in ${theme}`, redParts(), []);
    }
    check(`contrast in ${theme}`, faintParts(), []);
  }
  check("the page is light and dark", [colors.light[0], colors.dark[0]], ["rgb(255, 255, 255)", "rgb(13, 17, 23)"]);
  check("and the figure", colors.light[1] !== colors.dark[1]);
  useThemeOf("automatic");
  check("by itself", document.body.matches("body") && getComputedStyle(document.body).backgroundColor, colors.light[0]);

  // Widths.
  part("width").value = part("width").max;
  part("width").dispatchEvent(new Event("input"));
  check("the slider", [part("size").textContent, part("width-entry").value], ["1024 \u00d7 280", "1024"]);
  check("a tick for each width", part("ticks").children.length, 12);
  useThemeOf("dark");
  setWidth("640");
  check("another figure keeps the theme", getComputedStyle(document.querySelector("#drawing text")).fill, colors.dark[1]);
  check("a width that was recorded", [part("size").textContent, part("status").textContent], ["640 \u00d7 280", "Copied"]);
  setWidth("500");
  check("a width that was not", [part("size").textContent, part("status").textContent],
    ["512 \u00d7 280", "512 is the nearest width that was recorded"]);
});
