// Every word that a reader meets on the page, seen or heard, with where it stands. Given to the browser by
// test_words.py. Code is not language, and is left out.
(root) => {
  const SAID = ["aria-label", "aria-description", "aria-valuetext", "aria-roledescription", "title", "alt", "placeholder"];
  const found = [];
  const where = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (data.trim() && !parentElement.closest("code, style")) found.push([where(parentElement), data]);
  }
  for (const element of [root, ...root.querySelectorAll("*")]) {
    for (const name of SAID) {
      if (element.hasAttribute(name)) found.push([`${where(element)} ${name}`, element.getAttribute(name)]);
    }
    for (const side of ["::before", "::after"]) {
      const { content } = getComputedStyle(element, side);
      // A counter is a number.
      if (!["none", "normal", '""'].includes(content) && !content.startsWith("counter(")) found.push([`${where(element)} ${side}`, content]);
    }
  }
  return found;
}
