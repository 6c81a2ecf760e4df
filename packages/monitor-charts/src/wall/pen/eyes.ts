import type { Pen } from './pen.ts';
import type { PenPaint } from './paint.ts';

/** The patient's right, left, or both eyes. */
export type PenEye = 'OD' | 'OS' | 'OU';

/** An area of a thumbnail in CSS pixels. */
export interface Pane {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The eyes to draw: the one under test alone, as large as possible, or all of them while none is known to be. */
export const shownEyes = <E extends string>(eyes: readonly E[], underTest: string | null): readonly E[] => {
  const shown = eyes.filter((eye) => eye === underTest);
  return shown.length > 0 ? shown : eyes;
};

/** The space for the name of an eye and its result in pixels. */
const HEAD = 16;
const MARGIN = 4;

/** The colour of an eye. */
export const eyeColour = (paint: PenPaint, eye: PenEye): string =>
  ({ OD: paint.right, OS: paint.left, OU: paint.ink })[eye];

/**
 * Draws eyes side by side, each with its name at the top left.
 *
 * @param eyes the eyes in display order: the left one on the left
 * @param drawOne draws an eye in the remaining area, and returns its result, which is written beside its name
 */
export function drawEyes(pen: Pen, eyes: readonly PenEye[], drawOne: (eye: PenEye, pane: Pane) => string): void {
  const width = pen.width / eyes.length;
  eyes.forEach((eye, i) => {
    const left = i * width;
    const pane = {
      left: left + MARGIN,
      top: HEAD,
      width: Math.max(1, width - 2 * MARGIN),
      height: Math.max(1, pen.height - HEAD - MARGIN),
    };
    const result = drawOne(eye, pane);
    pen.text(eye, left + 2, HEAD / 2, { size: 10, align: 'left', colour: eyeColour(pen.paint, eye) });
    // the width of a digit is 0.6 of its height
    const size = Math.min(14, Math.max(8, (width - 18) / (0.6 * Math.max(1, result.length))));
    pen.text(result, left + width - 2, HEAD / 2, { size, align: 'right', isStrong: true });
    if (i > 0) {
      const edge = [
        [left, 0],
        [left, pen.height],
      ] as const;
      pen.line(edge, pen.paint.line, { width: 0.5 });
    }
  });
}
