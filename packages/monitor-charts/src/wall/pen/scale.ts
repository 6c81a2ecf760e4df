import type { Pen } from './pen.ts';

/** The height of the line of the words in pixels. */
const LINE = 18;
const SIZE = 12;
/** A smaller drawing has no words: they would take the place of what is drawn. */
const LEAST = { width: 160, height: 100, radius: 40 } as const;

/** The words of a scale: of its vertical axis on the left, and of its horizontal one on the right. */
type ScaleWords = readonly [down: string, across: string];

/** Writes the words of the scale along the lower edge, and returns the pen of the area above [OUR-789]. */
export function withScale(pen: Pen, [down, across]: ScaleWords): Pen {
  if (pen.width < LEAST.width || pen.height < LEAST.height) return pen;
  const y = pen.height - LINE / 2;
  const style = { size: SIZE, colour: pen.paint.quietInk, isWord: true } as const;
  pen.text(down, 2, y, { ...style, align: 'left' });
  pen.text(across, pen.width - 2, y, { ...style, align: 'right' });
  return { ...pen, height: Math.max(1, pen.height - LINE) };
}

/** The room that a letter beside a field takes, in pixels. */
const LETTER = 10;

/** The radius of the field of an eye in a place, which leaves room for the letters at its sides if it is large enough. */
export function fieldRadius(width: number, height: number, margin: number): number {
  const room = width >= LEAST.width ? 2 * LETTER : 0;
  return Math.max(4, Math.min(width - room, height) / 2 - margin);
}

/**
 * Writes the letters of nasal and temporal beside the field of an eye, as that eye sees them, if there is room.
 * @param half half the width of its place
 */
export function drawSides(
  pen: Pen,
  eye: 'OD' | 'OS',
  { cx, cy, radius, half }: { cx: number; cy: number; radius: number; half: number },
  words: { readonly nasal: string; readonly temporal: string },
): void {
  if (radius < LEAST.radius || half - radius < LETTER - 1) return;
  const [left, right] = eye === 'OD' ? [words.nasal, words.temporal] : [words.temporal, words.nasal];
  const style = { size: SIZE, colour: pen.paint.quietInk, isWord: true } as const;
  pen.text(left, cx - half + 1, cy, { ...style, align: 'left' });
  pen.text(right, cx + half - 1, cy, { ...style, align: 'right' });
}
