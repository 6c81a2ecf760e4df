import { printPaint } from '../../chart/paint.ts';
import { Circle } from '@visx/shape';
import type { ReactElement } from 'react';
import { Cross } from '../../chart/Cross.tsx';
import { CRITICAL, INK } from '../../report/index.ts';

/** The mark of a field on a chart or in the legend: filled, or hollow and crossed out if it is unreliable. */
export function TrendPoint({ cx, cy, reliable }: { cx: number; cy: number; reliable: boolean }): ReactElement {
  if (reliable) return <Circle cx={cx} cy={cy} r={2.3} fill={INK} />;
  return (
    <g stroke={CRITICAL} strokeWidth={0.9} data-part="unreliable">
      <Circle cx={cx} cy={cy} r={2.6} fill={printPaint.surface} />
      <Cross x={cx} y={cy} r={1.8} />
    </g>
  );
}
