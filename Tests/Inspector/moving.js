// The movement of a figure has a control for its time.
read(async () => {
  check("the page has a movement", part("drawn-title").textContent === "The figure's movement");
  const opacities = () => [...part("drawn-figure").querySelectorAll("text")]
    .map(text => [text.textContent, Number(getComputedStyle(text).opacity)]);
  // The last one: the figure shows the beginning beside what moves.
  const opacityOf = name => opacities().findLast(([text]) => text === name)?.[1];
  check("the end is shown first", opacityOf("Recover Password") === 1 && part("seconds").textContent === "2.00 s");
  part("time").value = 0;
  part("time").dispatchEvent(new Event("input"));
  check("the beginning is shown at 0", opacityOf("Recover Password") === 0 && opacityOf("Sign In") === 1);
  check("the time is written", part("seconds").textContent === "0.00 s");
  part("time").value = part("time").max / 2;
  part("time").dispatchEvent(new Event("input"));
  check("both are gone in the middle", opacityOf("Recover Password") === 0 && opacityOf("Sign In") === 0);
});
