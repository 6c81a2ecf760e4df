import type { Estimate } from './estimate.ts';

/** The smallest and the largest size of a display in logMAR. */
export interface Display {
  readonly least: number;
  readonly most: number;
}

/** A value in logMAR; that of the end of the display if it lies beyond this end. */
export interface AcuityValue {
  readonly logmar: number;
  /** The end beyond which it lies: better than the smallest size, or worse than the largest; `null` between them. */
  readonly beyond: 'better' | 'worse' | null;
}

/** An acuity with its limits. */
export interface Acuity extends AcuityValue {
  /** The better and the worse end of the 95 % interval; `null` if the acuity itself lies beyond the display. */
  readonly interval: readonly [better: AcuityValue, worse: AcuityValue] | null;
}

/** Fewer answers say nothing: the limits of agreement are still ± 0.46 logMAR with 6 (Bach, Graefes 2024). */
export const LEAST_ANSWERS = 12;

function within(logmar: number, { least, most }: Display): AcuityValue {
  if (logmar < least) return { logmar: least, beyond: 'better' };
  return logmar > most ? { logmar: most, beyond: 'worse' } : { logmar, beyond: null };
}

/**
 * Returns the acuity of an estimate. An estimate beyond the display is reported as better than the smallest or worse
 * than the largest size. `null` if there were too few answers.
 */
export function acuityFrom({ median, low, high }: Estimate, answers: number, display: Display): Acuity | null {
  if (answers < LEAST_ANSWERS) return null;
  const value = within(median, display);
  return { ...value, interval: value.beyond ? null : [within(low, display), within(high, display)] };
}

/** An acuity as it is stored with a test; the ends of the interval are `null` beyond the display. */
export interface StoredAcuity {
  readonly value: number;
  readonly limit?: 'BETTER' | 'WORSE' | null | undefined;
  readonly interval?: readonly [better: number | null, worse: number | null] | null | undefined;
}

const LIMITS = { better: 'BETTER', worse: 'WORSE' } as const;

/** Returns an acuity as it is stored. */
export const storedAcuity = ({ logmar, beyond, interval }: Acuity) => ({
  value: logmar,
  ...(beyond && { limit: LIMITS[beyond] }),
  ...(interval && {
    interval: interval.map((end) => (end.beyond ? null : end.logmar)) as [number | null, number | null],
  }),
});

/** Returns an acuity that was stored. An end beyond the display is at the acuity itself: only that it is beyond is known. */
export function acuityOf({ value, limit, interval }: StoredAcuity): Acuity {
  const beyond = limit ? (limit === 'WORSE' ? 'worse' : 'better') : null;
  const [better, worse] = interval ?? [];
  return {
    logmar: value,
    beyond,
    interval: interval
      ? [
          { logmar: better ?? value, beyond: better === null ? 'better' : null },
          { logmar: worse ?? value, beyond: worse === null ? 'worse' : null },
        ]
      : null,
  };
}
