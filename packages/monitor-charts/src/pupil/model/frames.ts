/** The number of frames of a timer's animation, and the milliseconds between them (PUP-01). */
export const FRAMES = 10;
export const FRAME_MS = 50;

/** The percentages of a timer's animation; no animation if it restarts. */
export const framesBetween = (from: number, to: number): readonly number[] =>
  to < from ? [to] : Array.from({ length: FRAMES }, (_, i) => from + ((to - from) * (i + 1)) / FRAMES);
