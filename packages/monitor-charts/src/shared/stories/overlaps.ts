/** The axis labels of a drawing: the texts that assistive technology does not read. */
const LABELS = '[aria-hidden="true"] text';
/** Texts touch without being over each other, pixels. */
const TOUCHING = 1;

const areOver = (one: DOMRect, other: DOMRect): boolean =>
  one.left + TOUCHING < other.right &&
  other.left + TOUCHING < one.right &&
  one.top + TOUCHING < other.bottom &&
  other.top + TOUCHING < one.bottom;

/** The pairs of axis labels that are written over each other in any drawing of an element. */
export function overlappingLabels(element: HTMLElement): readonly string[] {
  return [...element.querySelectorAll('svg')].flatMap((drawing) => {
    const labels = [...drawing.querySelectorAll<SVGTextElement>(LABELS)]
      .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }))
      .filter(({ text, box }) => text !== '' && box.width > 0);
    return labels.flatMap((one, i) =>
      labels.slice(i + 1).flatMap((other) => (areOver(one.box, other.box) ? [`${one.text} over ${other.text}`] : [])),
    );
  });
}
