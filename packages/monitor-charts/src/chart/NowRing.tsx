import type { Point } from '@isopter/clinical';
import { Circle } from '@visx/shape';
import type { ReactElement } from 'react';
import type { ChartPaint } from './paint.ts';

interface NowRingProps {
  /** Its middle, px. */
  at: Point;
  /** Radius, px. */
  radius: number;
  /** What it means, for those who look into the page: presented, newest. */
  part: string;
  paint: Pick<ChartPaint, 'surface' | 'caution'>;
}

/** Around what happens now: two lines, so that it shows on every ground. */
export const NowRing = ({ at: { x, y }, radius, part, paint }: NowRingProps): ReactElement => (
  <g data-part={part} aria-hidden="true" pointerEvents="none">
    <Circle cx={x} cy={y} r={radius} fill="none" stroke={paint.surface} strokeWidth={5.5} />
    <Circle cx={x} cy={y} r={radius} fill="none" stroke={paint.caution} strokeWidth={2.75} />
  </g>
);
