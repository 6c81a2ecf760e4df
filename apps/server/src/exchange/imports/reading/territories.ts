import { areaOf, type FieldPlots } from './fields.ts';
import type { PageBox, Word } from './words.ts';

const middleOf = ({ x, y, width, height }: PageBox) => ({ x: x + width / 2, y: y + height / 2 });

/** The area that all plots of a field take. */
function extentOf({ thresholds, total, pattern }: FieldPlots): PageBox {
  const areas = [thresholds, total, pattern].flatMap((plot) => (plot ? [areaOf(plot)] : []));
  const [x, y] = [Math.min(...areas.map((area) => area.x)), Math.min(...areas.map((area) => area.y))];
  return {
    x,
    y,
    width: Math.max(...areas.map((area) => area.x + area.width)) - x,
    height: Math.max(...areas.map((area) => area.y + area.height)) - y,
  };
}

/** Returns the distance of a point from an interval. */
const beyond = (at: number, from: number, length: number): number => Math.max(from - at, at - from - length, 0);

/**
 * Returns the words that belong to each field of a page: all of them if there is one field, else those nearer to it
 * than to others. Fields are in rows or in columns; words in the head of the page belong to the first.
 */
export function wordsOfFields(fields: readonly FieldPlots[], words: readonly Word[]): Word[][] {
  if (fields.length <= 1) return fields.map(() => [...words]);
  const extents = fields.map(extentOf);
  const isInRows = extents.every((one, at) =>
    extents.every((other, of) => at === of || beyond(middleOf(one).y, other.y, other.height) > 0),
  );
  const distance = (word: Word, { x, y, width, height }: PageBox): number =>
    isInRows ? beyond(middleOf(word).y, y, height) : beyond(middleOf(word).x, x, width);
  return extents.map((extent) =>
    words.filter((word) =>
      extents.every((other) => other === extent || distance(word, other) >= distance(word, extent)),
    ),
  );
}
