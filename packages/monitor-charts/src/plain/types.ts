/** A value of a line at a place of its axis; `null`, or a number that is not finite, leaves a gap. */
export interface Datum {
  readonly x: number;
  readonly y: number | null;
}

/** A line of a {@link LineChart}. */
export interface Series {
  readonly id: string;
  readonly name: string;
  /** In ascending order of `x`. */
  readonly data: readonly Datum[];
}

/** A bar of a {@link BarChart}. */
export interface BarDatum {
  readonly id: string;
  readonly name: string;
  /** `null`, or a number that is not finite, for a value that is not known: no bar. */
  readonly value: number | null;
}

/** The texts at an axis. */
export interface AxisWords {
  /** The title with its unit: "Thickness (µm)". */
  readonly title: string;
  /**
   * Writes a value, in the language of the page.
   * @default the number with a real minus sign; large numbers of an axis in compact notation
   */
  readonly format?: (value: number) => string;
  /**
   * The first and the last value that are drawn.
   * @default round values around the data
   */
  readonly domain?: readonly [number, number];
}
