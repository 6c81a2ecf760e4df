import type { Point } from '@isopter/clinical';
import { Circle } from '@visx/shape';
import type { ReactElement } from 'react';
import type { ChartPaint } from './paint.ts';

interface NowRingProps {
  /** The centre in pixels. */
  at: Point;
  /** The radius in pixels. */
  radius: number;
  /** The value of the `data-part` attribute: presented, newest. */
  part: string;
  paint: Pick<ChartPaint, 'surface' | 'caution'>;
}

/** The ring around the current event, drawn with two lines to be visible on every background. */
export const NowRing = ({ at: { x, y }, radius, part, paint }: NowRingProps): ReactElement => (
  <g data-part={part} aria-hidden="true" pointerEvents="none">
    <Circle cx={x} cy={y} r={radius} fill="none" stroke={paint.surface} strokeWidth={5.5} />
    <Circle cx={x} cy={y} r={radius} fill="none" stroke={paint.caution} strokeWidth={2.75} />
  </g>
);
