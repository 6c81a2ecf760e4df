/** The height at which the middle of the words of an element or text stands, in pixels. */
export function middleOfWords(node: Node): number {
  const words = document.createRange();
  words.selectNodeContents(node);
  const { top, height } = words.getBoundingClientRect();
  return top + height / 2;
}

/** The height at which the middle of an element stands, in pixels. */
export function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
