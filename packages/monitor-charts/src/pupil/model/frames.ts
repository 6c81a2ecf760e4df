/** A timer moves to its new place in so many frames, so many milliseconds apart (PUP-01). */
export const FRAMES = 10;
export const FRAME_MS = 50;

/** What a timer shows on its way from one percentage to the next; at once where it begins anew. */
export const framesBetween = (from: number, to: number): readonly number[] =>
  to < from ? [to] : Array.from({ length: FRAMES }, (_, i) => from + ((to - from) * (i + 1)) / FRAMES);
