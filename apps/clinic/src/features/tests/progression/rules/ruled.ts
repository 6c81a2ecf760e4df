import { hasExcludingFlag, type ProgressionField } from '@isopter/clinical/perimetry/progression';
import type { MeasuredField } from '@isopter/contract';

/** A field as the rules of progression look at it. */
export const ruled = ({ test, eye, time, program, size, strategy, points, flags, exclusion }: MeasuredField) =>
  ({
    id: test,
    eye,
    at: new Date(time),
    program,
    size,
    strategy,
    points: points.map(([x, y, db]) => ({ x, y, db })),
    reliable: !hasExcludingFlag(flags),
    excluded: exclusion?.reason ?? null,
  }) satisfies ProgressionField;
