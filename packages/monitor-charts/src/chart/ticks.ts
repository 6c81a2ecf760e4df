import type { LinearScale } from './scales.ts';

/** The length of a range in pixels. */
const lengthOf = (range: readonly number[]): number => Math.abs((range.at(-1) ?? 0) - (range[0] ?? 0));

/** Round tick values of a scale, spaced by at least `room` pixels. */
export function ticksWithRoom(scale: LinearScale, room: number): readonly number[] {
  const most = Math.max(1, Math.floor(lengthOf(scale.range()) / room));
  for (let amount = most; amount > 1; amount -= 1) {
    const ticks = scale.ticks(amount);
    const [one, next] = ticks;
    // visx returns approximately the requested number of ticks
    if (one === undefined || next === undefined || Math.abs(scale(next) - scale(one)) >= room) return ticks;
  }
  return scale.ticks(1);
}

/** Like {@link ticksWithRoom}, but only integers, for counts of trials or records. */
export const wholeTicks = (scale: LinearScale, room: number): readonly number[] =>
  ticksWithRoom(scale, room).filter((tick) => Number.isInteger(tick));

/** The values of a standard, thinned out so that neighbours are at least that many pixels apart. */
export function spaced(
  ticks: readonly number[],
  scale: (value: number) => number,
  room: number,
  first = 0,
): readonly number[] {
  const [one, next] = ticks;
  if (one === undefined || next === undefined) return ticks;
  const each = Math.max(1, Math.ceil(room / Math.max(1, Math.abs(scale(next) - scale(one)))));
  return ticks.filter((_, i) => i % each === first % each);
}
