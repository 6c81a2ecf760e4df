/** An optotype size in all notations, for the same gap (ISO 8596: visual acuity is 1 / gap in minutes of arc). */
export interface Notations {
  /** 20/25: the denominator in feet. */
  readonly feet: number;
  /** 6/7.6: the denominator in metres. */
  readonly metres: number;
  readonly decimal: number;
  readonly logmar: number;
}

/** The denominators of the chart lines in feet; ten lines are a factor of ten: 20/20, 20/25, 20/32. */
const DECADE = [10, 12.5, 16, 20, 25, 32, 40, 50, 63, 80] as const;
/** The index of the line of 10 feet in steps of 0.1 logMAR. */
const FIRST = -3;

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** The denominator in feet: the conventional one of a chart line, otherwise the computed one. */
function inFeet(logmar: number): number {
  const steps = Math.round(10 * logmar);
  if (Math.abs(10 * logmar - steps) > 0.051) return rounded(20 * 10 ** logmar, 20 * 10 ** logmar < 100 ? 1 : 0);
  const decades = Math.floor((steps - FIRST) / DECADE.length);
  return (DECADE[steps - FIRST - decades * DECADE.length] ?? 20) * 10 ** decades;
}

/** Converts a size in logMAR to all notations. */
export function notationsOf(logmar: number): Notations {
  const metres = 6 * 10 ** logmar;
  return {
    feet: inFeet(logmar),
    metres: rounded(metres, metres < 9.95 ? 1 : 0),
    decimal: rounded(10 ** -logmar, 10 ** -logmar < 0.1 ? 3 : 2),
    logmar: rounded(logmar, 2) + 0,
  };
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
