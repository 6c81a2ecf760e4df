/** Returns the vertical center of the text of an element, in pixels. */
export function middleOfWords(node: Node): number {
  const words = document.createRange();
  words.selectNodeContents(node);
  const { top, height } = words.getBoundingClientRect();
  return top + height / 2;
}

/** Returns the vertical center of an element, in pixels. */
export function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
