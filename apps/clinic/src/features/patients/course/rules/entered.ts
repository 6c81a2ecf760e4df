import type { AcuityAid, EnteredSample, IopMethod, SingleEye } from '@isopter/contract';

/** A pressure or an acuity as it was entered. `value`: mmHg, logMAR, or a word where no letter was read. */
export interface EnteredPoint {
  test: string;
  time: string;
  eye: SingleEye;
  value: number | string;
  how: IopMethod | AcuityAid;
}

/** Returns the pressures among entered samples in chronological order, at the time of their measurement if it was entered. */
export const pressuresOf = (samples: readonly EnteredSample[]): EnteredPoint[] =>
  samples
    .flatMap(({ iop, test, time, eye }) =>
      iop ? [{ test, time: iop.time ?? time, eye, value: iop.pressure, how: iop.method }] : [],
    )
    .toSorted((one, other) => one.time.localeCompare(other.time));

/** Returns the acuities among entered samples. */
export const acuitiesOf = (samples: readonly EnteredSample[]): EnteredPoint[] =>
  samples.flatMap(({ acuity, test, time, eye }) =>
    acuity ? [{ test, time, eye, value: acuity.value, how: acuity.aid }] : [],
  );

/** Returns the numbers of both eyes as series of a chart, the left eye first; eyes without a number have none. */
export const seriesOf = (points: readonly EnteredPoint[]) =>
  (['OS', 'OD'] as const)
    .map((side) => ({
      side,
      slope: undefined,
      samples: points.flatMap(({ eye, value, test, time }) =>
        eye === side && typeof value === 'number'
          ? [{ test, at: new Date(time), value, reliable: true, excluded: null }]
          : [],
      ),
    }))
    .filter(({ samples }) => samples.length > 0);
