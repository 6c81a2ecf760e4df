import type { Eye } from '@isopter/clinical/gaze';
import type { Pen } from '../../wall/pen/pen.ts';
import { drawSides } from '../../wall/pen/scale.ts';
import { motilityWords } from '../motility.texts.ts';

/** The position of degrees in the small field of an eye. Positions beyond its edge are drawn at the edge. */
export interface SmallField<E> {
  readonly eye: E;
  readonly colour: string;
  readonly left: number;
  readonly right: number;
  readonly perDegree: number;
  readonly x: (degrees: number) => number;
  readonly y: (degrees: number) => number;
}

/** The letters at the ends of the horizontal axis of each field. */
export const smallWords = { nasal: motilityWords.nasal, temporal: motilityWords.temporal };

const MARGIN = 4;
/** The space above the fields and the baseline of the text in it, in pixels. */
const HEAD = 10;
export const HEAD_LINE = 7;

/** Lays out the fields of eyes side by side, as large as possible, each below the name of its eye. */
export function smallFields<E extends Eye | 'OU'>(
  pen: Pen,
  eyes: readonly E[],
  extent: number,
  words: typeof smallWords,
): readonly SmallField<E>[] {
  const { width, height, paint } = pen;
  const colours = { OD: paint.right, OS: paint.left, OU: paint.accent };
  const part = width / eyes.length;
  const radius = Math.max(4, Math.min(part, height - HEAD) / 2 - MARGIN);
  const cy = (height + HEAD) / 2;
  const scaled = (degrees: number): number => (Math.min(extent, Math.max(-extent, degrees)) * radius) / extent;
  return eyes.map((eye, i) => {
    const cx = (i + 0.5) * part;
    const colour = colours[eye];
    pen.text(eye, cx - radius, HEAD_LINE, { size: 10, align: 'left', colour });
    if (eye !== 'OU') drawSides(pen, eye, { cx, cy, radius, half: part / 2 }, words);
    return {
      eye,
      colour,
      left: cx - radius,
      right: cx + radius,
      perDegree: radius / extent,
      x: (degrees) => cx + scaled(degrees),
      y: (degrees) => cy - scaled(degrees),
    };
  });
}
