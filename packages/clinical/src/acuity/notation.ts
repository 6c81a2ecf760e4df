import type { SystemUnit } from '@isopter/contract';

/** An optotype size in all notations, for the same gap (ISO 8596: visual acuity is 1 / gap in minutes of arc). */
export interface Notations {
  /** 20/25: the denominator in feet. */
  readonly feet: number;
  /** 6/7.6: the denominator in metres. */
  readonly metres: number;
  readonly decimal: number;
  readonly logmar: number;
}

/**
 * The denominators of the chart lines in feet and in metres, rounded as charts print them; ten lines are a factor of ten:
 * 20/20, 20/25, 20/32, 20/200; 6/24, 6/240.
 */
const FEET = [10, 12.5, 16, 20, 25, 32, 40, 50, 63, 80] as const;
const METRES = [3, 3.8, 4.8, 6, 7.6, 9.5, 12, 15, 19, 24] as const;
/** The index of the first of these lines in steps of 0.1 logMAR. */
const FIRST = -3;

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** The denominator of a chart line with its conventional rounding; otherwise the computed one. */
function denominator(logmar: number, distance: number, lines: readonly number[]): number {
  const steps = Math.round(10 * logmar);
  const computed = distance * 10 ** logmar;
  if (Math.abs(10 * logmar - steps) > 0.051) return rounded(computed, computed < 100 ? 1 : 0);
  const decades = Math.floor((steps - FIRST) / lines.length);
  return rounded(lines[steps - FIRST - decades * lines.length]! * 10 ** decades, 2);
}

/** The nearest line of a chart in logMAR. */
export const lineOf = (logmar: number): number => Math.round(10 * logmar) / 10 + 0;

/** Converts a size in logMAR to all notations. */
export function notationsOf(logmar: number): Notations {
  return {
    feet: denominator(logmar, 20, FEET),
    metres: denominator(logmar, 6, METRES),
    decimal: rounded(10 ** -logmar, 10 ** -logmar < 0.1 ? 3 : 2),
    logmar: rounded(logmar, 2) + 0,
  };
}

/** The nearest line as charts in feet (20/25) or in metres (6/7.6) name it. */
export function snellenOf(logmar: number, unit: SystemUnit): string {
  const { feet, metres } = notationsOf(lineOf(logmar));
  return unit === 'INT' ? `6/${metres}` : `20/${feet}`;
}

const FRACTION = /^\s*(20|6)\s*\/\s*(\d+(?:\.\d+)?)/;
/** The minimum and maximum size of an optotype in logMAR. */
const SIZES = { least: -1, most: 3 } as const;
/** The tolerance in logMAR within which the label of a line and an exact size agree. */
const AGREE = 0.06;

const isSize = (size: number): boolean => size >= SIZES.least && size <= SIZES.most;

/**
 * The size of a record in logMAR: its size, unless its label states another one (20/40, 6/12); `null` if neither is
 * known.
 */
export function logmarOf({ size, size_label }: { size: number | null; size_label: string }): number | null {
  const [, distance, denominator] = FRACTION.exec(size_label) ?? [];
  const named = distance && denominator ? Math.log10(Number(denominator) / Number(distance)) : null;
  const isNamed = named !== null && isSize(named);
  if (size !== null && isSize(size) && (!isNamed || Math.abs(size - named) <= AGREE)) return size;
  return isNamed ? rounded(named, 2) : null;
}
