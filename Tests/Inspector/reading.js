// What the readers of a page have in common. A reader ends with `done()`, which writes into the body what did not hold.
const faults = [];
let checks = 0;

function check(name, actual, expected = true) {
  checks++;
  if (JSON.stringify(actual) !== JSON.stringify(expected)) {
    faults.push(`${name}: ${JSON.stringify(actual)} is not ${JSON.stringify(expected)}`);
  }
}

function done() {
  const log = faults.length ? faults.join("; ") : `all ${checks} hold`;
  document.body.dataset.log = log;
  parent.postMessage(log, "*");
}

function read(steps) {
  addEventListener("load", () => setTimeout(async () => {
    try {
      await steps();
    } catch (error) {
      faults.push(String(error.stack));
    }
    done();
  }, 0));
}

const soon = () => new Promise(resolve => setTimeout(resolve, 20));
const press = (key, element = part("views")) =>
  element.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true }));
const active = () => part("views").getAttribute("aria-activedescendant");
const heading = () => document.querySelector("#details h2").textContent;
const treeNames = () => [...part("views").children].filter(item => !item.hidden)
  .map(item => item.textContent.replace(/[\u25b8\u25be]/, ""));
const rowOf = line => [...document.querySelectorAll("#details li.row")]
  .find(item => item.querySelector("code").textContent.startsWith(line));
const box = id => part(id).getBoundingClientRect();

function search(text) {
  part("search").value = text;
  part("search").dispatchEvent(new Event("input"));
}

function useThemeOf(name) {
  part("theme").value = name;
  part("theme").dispatchEvent(new Event("change"));
}

function setWidth(text) {
  part("width-entry").value = text;
  part("width-entry").dispatchEvent(new Event("change"));
}

const rgb = color => (color.match(/[\d.]+/g) ?? []).map(Number);
const parts = () => [...document.body.querySelectorAll("*")].filter(element => !element.closest("#drawing"));

// The elements of the page, those of the figure aside, that have anything red in them.
function redParts() {
  const properties = ["color", "backgroundColor", "borderLeftColor", "borderTopColor", "outlineColor", "fill", "stroke"];
  return parts().filter(element => {
    const style = getComputedStyle(element);
    return properties.some(property => {
      const [r, g, b, alpha = 1] = rgb(style[property]);
      return alpha > 0 && r > 120 && r > 1.6 * g && r > 1.6 * b;
    });
  }).map(element => element.id || element.className || element.tagName);
}

function contrast(one, other) {
  const [light, dark] = [one, other].map(color => {
    const [r, g, b] = color.map(value => value / 255)
      .map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function groundOf(element) {
  for (let other = element; other; other = other.parentElement) {
    const [r, g, b, alpha = 1] = rgb(getComputedStyle(other).backgroundColor);
    if (alpha > 0) return [r, g, b];
  }
  return [255, 255, 255];
}

// Text with less than 4.5:1 on its ground, and edges of controls with less than 3:1 on theirs.
function faintParts() {
  const faint = [];
  for (const element of parts()) {
    if (!element.getClientRects().length || element.closest("#marks, select, noscript")) continue;
    const style = getComputedStyle(element);
    const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
    const ratio = contrast(rgb(style.color), groundOf(element));
    if (hasText && ratio < 4.5) faint.push(`text of ${element.className || element.tagName} ${ratio.toFixed(1)}`);
    if (!element.matches("header button, input[type=search], input[type=number]")) continue;
    const edge = contrast(rgb(style.borderTopColor), groundOf(element.parentElement));
    if (edge < 3) faint.push(`edge of ${element.id} ${edge.toFixed(1)}`);
  }
  return faint;
}
