/**
 * Where a video has got to after a while.
 *
 * @param at the seconds played before
 * @param elapsed milliseconds since
 * @param speed 1 for its own speed
 * @param length seconds of the whole
 */
export const advance = (at: number, elapsed: number, speed: number, length: number): number =>
  Math.min(length, at + (elapsed / 1000) * speed);

/**
 * Returns the number of the caption shown at a time.
 *
 * @param starts the seconds at which captions begin, the first at 0
 */
export const captionAt = (starts: readonly number[], at: number): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= at),
  );

/**
 * How much of the recording is shown, from 0 to 1.
 *
 * @param isCalm whether the picture changes only with the captions, to the end of each
 */
export function shareAt(
  { length, starts }: { length: number; starts: readonly number[] },
  at: number,
  isCalm: boolean,
): number {
  if (!isCalm) return at / length;
  return (starts[captionAt(starts, at) + 1] ?? length) / length;
}
