/** A label of a drawing: the middle of its text, its baseline and its font size in pixels. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
}

/** The width of a letter relative to the font size: that of a digit of the number font, which is the widest. */
const LETTER = 0.62;
/** The distance between labels in pixels. */
const GAP = 2;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf({ x, y, text, size }: Label): Box {
  const half = (LETTER * size * text.length + GAP) / 2;
  return { left: x - half, right: x + half, top: y - size, bottom: y + GAP };
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The labels that can be written without one being over another; of two that do not fit, the first one [OUR-797]. */
export function withoutOverlap<L extends Label>(labels: readonly L[]): readonly L[] {
  const boxes: Box[] = [];
  return labels.filter((label) => {
    const box = boxOf(label);
    if (boxes.some((other) => overlap(box, other))) return false;
    boxes.push(box);
    return true;
  });
}

/** The labels of an axis that can be written: its ends first, then those towards its middle, alike on both sides. */
export function alongAxis<L extends Label>(labels: readonly L[], along: 'x' | 'y'): readonly L[] {
  const places = labels.map((label) => label[along]);
  const middle = (Math.min(...places) + Math.max(...places)) / 2;
  const longest = labels.reduce((most, { text }) => (text.length > most.length ? text : most), '');
  // each has the room of the longest: a minus sign on one side does not make the sides differ
  const inward = labels
    .map((label) => ({ label, x: label.x, y: label.y, size: label.size, text: longest }))
    .toSorted((one, other) => Math.abs(other[along] - middle) - Math.abs(one[along] - middle));
  const kept = new Set(withoutOverlap(inward).map(({ label }) => label));
  return labels.filter((label) => kept.has(label));
}
