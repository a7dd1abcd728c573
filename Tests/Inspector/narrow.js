// A reader whose window is as wide as a phone: everything is under each other.
read(async () => {
  check("the window", innerWidth, 390);
  const isInside = () => document.documentElement.scrollWidth <= 390;
  check("the page does not scroll sideways", isInside());
  check("the picture is on the first screen", box("picture").top < 300);
  check("the figure is wide", document.querySelector("#drawing > svg").getBoundingClientRect().width >= 240);
  check("the diagnostics are below it", part("diagnostics").hidden || box("diagnostics").top >= box("picture").bottom);
  check("the details are below them", box("details").top >= Math.max(box("picture").bottom, box("diagnostics").bottom));
  check("the tree is below the details", box("outline").top >= box("details").bottom);
  check("it begins with its first view", part("views").scrollTop, 0);
  scrollTo(0, document.body.scrollHeight);
  part("view-1").click();
  check("a view of the tree shows its details", Math.abs(box("details").top) < 2);
  for (const index of size().views.keys()) {
    select(index);
    for (const closed of document.querySelectorAll("#reasons details")) closed.open = true;
    await soon();
    check(`nor with view ${index}`, isInside());
  }
  part("zoom-whole").click();
  for (let time = 0; time < 5; time++) part("zoom-in").click();
  check("a large picture scrolls in its place", [isInside(), part("picture").scrollWidth > part("picture").clientWidth],
    [true, true]);
  document.querySelector(".message")?.click();
  check("nor with a diagnostic", isInside());
});
