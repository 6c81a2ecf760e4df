/** Two values that belong to two others: what is measured, and pixels. */
interface Ends {
  readonly domain: readonly [number, number];
  readonly range: readonly [number, number];
}

/**
 * Where a value lies between two pixels. On screens in place of `@visx/scale`, with which 14 kB of colours and calendars
 * come along: a quarter of what a monitor may cost (docs/decisions/0009). Reports and trends use that.
 */
export function linearScale({ domain: [from, to], range: [start, end] }: Ends): (value: number) => number {
  const each = (end - start) / (to - from);
  return (value) => start + (value - from) * each;
}

/** The same with equal steps for equal factors; values and domain above 0. */
export function logScale({ domain: [from, to], range }: Ends): (value: number) => number {
  const scale = linearScale({ domain: [Math.log(from), Math.log(to)], range });
  return (value) => scale(Math.log(value));
}
