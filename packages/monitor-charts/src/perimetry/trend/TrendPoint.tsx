import type { ReactElement } from 'react';
import { CRITICAL, INK } from '../../report/index.ts';

/** One field on a chart or in the legend: filled, or hollow and crossed out where it is unreliable. */
export function TrendPoint({ cx, cy, reliable }: { cx: number; cy: number; reliable: boolean }): ReactElement {
  if (reliable) return <circle cx={cx} cy={cy} r={2.3} fill={INK} />;
  return (
    <g stroke={CRITICAL} strokeWidth={0.9} data-part="unreliable">
      <circle cx={cx} cy={cy} r={2.6} fill="#ffffff" />
      <path d={`M${cx - 1.8} ${cy - 1.8}L${cx + 1.8} ${cy + 1.8}M${cx - 1.8} ${cy + 1.8}L${cx + 1.8} ${cy - 1.8}`} />
    </g>
  );
}
