import { scaleBand, scaleLinear, scaleLog, scaleUtc } from '@visx/scale';

/** Rounds to a tenth of a pixel, because nothing finer is visible. */
export const tenths = (pixels: number): number => Math.round(10 * pixels) / 10 + 0;

/**
 * Interpolates between two pixels, rounded to a tenth, so that the markup is short and the same in every environment.
 */
const between =
  (from: number, to: number) =>
  (share: number): number =>
    tenths(from + share * (to - from));

/** The domain of a scale and its range in pixels. */
interface Ends {
  readonly domain: readonly [number, number];
  readonly range: readonly [number, number];
  /**
   * Whether values beyond the domain are clamped to the range.
   * @default false
   */
  readonly clamp?: boolean;
}

/** A linear scale. */
export const linear = ({ domain, range, clamp = false }: Ends): LinearScale =>
  scaleLinear<number>({ domain: [...domain], range: [...range], clamp }).interpolate(between);

/** A logarithmic scale; values and domain must be above 0. */
export const logarithmic = ({ domain, range, clamp = false }: Ends): LogScale =>
  scaleLog<number>({ domain: [...domain], range: [...range], clamp }).interpolate(between);

/** A time scale. */
export const time = ({ domain, range }: Pick<Ends, 'range'> & { domain: readonly [Date, Date] }): TimeScale =>
  scaleUtc<number>({ domain: [...domain], range: [...range] }).interpolate(between);

/** A scale of bars side by side, with a quarter of their distance between them. */
export const bands = ({ domain, range }: { domain: readonly string[]; range: readonly [number, number] }): BandScale =>
  scaleBand<string>({ domain: [...domain], range: [...range], paddingInner: 0.25, paddingOuter: 0.125 });

export type BandScale = ReturnType<typeof scaleBand<string>>;
export type LinearScale = ReturnType<typeof scaleLinear<number>>;
export type LogScale = ReturnType<typeof scaleLog<number>>;
export type TimeScale = ReturnType<typeof scaleUtc<number>>;
/** A numeric scale. */
export type NumberScale = LinearScale | LogScale;
