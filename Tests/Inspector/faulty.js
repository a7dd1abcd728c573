// A reader of the whiteboard, which has a conflict and an overflow.
read(async () => {
  check("names and texts", treeNames().slice(0, 4), ["VStack", "HStack", 'Text"Name"', 'Field"name"']);
  check("faults in the tree", treeNames().filter(name => /conflict|overflow/.test(name)),
    ['Button"Send"sendconflict', 'HStack"trip"overflow', 'Box"2 h away"awayoverflow']);
  const messages = [...document.querySelectorAll(".message")];
  check("diagnostics", messages.map(message => message.querySelector("b").textContent), ["conflict", "overflow"]);
  check("what is wrong is red", redParts().length > 0);

  check("a summary of them", [...part("facts").querySelectorAll("button")].map(button => button.textContent),
    ["1 conflict", "1 overflow"]);
  part("facts").querySelector("button").click();
  check("which leads to them", [heading(), messages[0].getAttribute("aria-pressed")], ['Button "Send" send', "true"]);
  check("the constraint that holds gives the width", document.querySelector("#reasons > .because").textContent, "120 wide: its width is 120.");
  messages[0].click();

  // The figure is as large as it can be read beside its overlay, which fits the column.
  check("the figure is wide", document.querySelector("#drawing > svg").getBoundingClientRect().width >= 240);
  const drawn = document.querySelector("#drawn-figure > svg").getBoundingClientRect();
  check("and so is the overlay", [drawn.width > 500, drawn.right <= box("middle").right], [true, true]);

  const outlines = () => [...document.querySelectorAll("#marks .wrong-mark")].map(mark => mark.getBoundingClientRect());
  messages[0].click();
  check("a click chooses the view", heading(), 'Button "Send" send');
  check("and outlines it", outlines().length, 1);
  check("the broken constraint", rowOf("send.width == 90").querySelector(".wrong-word").textContent, "broken by 30");
  check("what holds is not red", rowOf("send.width == 120").querySelector(".wrong-word"), null);
  messages[1].click();
  check("another is pressed", messages.map(message => message.getAttribute("aria-pressed")), ["false", "true"]);
  const figure = document.querySelector("#drawing > svg").getBoundingClientRect();
  const scale = figure.width / size().width;
  check("both views of an overflow are outlined", outlines().length, 2);
  size().diagnostics[1].views.forEach((view, place) => {
    const [x, , width] = viewAt(view).frame;
    check("where the view is", Math.abs(outlines()[place].left - figure.left - x * scale) < 3
      && Math.abs(outlines()[place].width - width * scale) < 5);
  });
  check("what sticks out is in the picture", outlines().every(mark => mark.right <= box("stage").right));
  messages[1].click();
  check("a second click takes it back", outlines().length, 0);
  search("trip");
  check("a search by name", treeNames(), ["VStack", 'HStack"trip"overflow']);
  for (const theme of ["light", "dark"]) {
    useThemeOf(theme);
    check(`contrast in ${theme}`, faintParts(), []);
  }
});
