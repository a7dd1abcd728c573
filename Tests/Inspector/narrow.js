// A reader whose window is as wide as a phone: everything is under each other.
read(async () => {
  check("the window", innerWidth, 390);
  const isInside = () => document.documentElement.scrollWidth <= 390;
  check("the page does not scroll sideways", isInside());
  check("the diagnostics are below the picture", box("diagnostics").top >= box("picture").bottom);
  check("the tree is below them", box("outline").top >= box("diagnostics").bottom);
  check("the details are below the tree", box("details").top >= box("outline").bottom);
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
