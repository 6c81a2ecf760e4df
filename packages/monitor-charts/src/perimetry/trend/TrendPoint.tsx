import { Circle } from '@visx/shape';
import type { ReactElement } from 'react';
import { Cross } from '../../chart/Cross.tsx';
import { type ChartPaint, printPaint } from '../../chart/paint.ts';
import { tenths } from '../../chart/scales.ts';
import { Segment } from '../../chart/Segment.tsx';
import { CRITICAL, INK } from '../../report/index.ts';

/** Whether a field counts; if it does not, why. */
export type TrendMark = 'counted' | 'unreliable' | 'excluded';

/** Returns the mark of a field; a manual exclusion has priority over unreliability. */
export const trendMark = ({ reliable, excluded = null }: { reliable: boolean; excluded?: string | null }): TrendMark =>
  excluded === null ? (reliable ? 'counted' : 'unreliable') : 'excluded';

interface TrendPointProps {
  cx: number;
  cy: number;
  mark: TrendMark;
  /** @default those of paper */
  paint?: Pick<ChartPaint, 'surface'>;
  /** The colours of fields that count, and of those that do not. */
  colour?: string;
  leftOut?: string;
  /** @default 1 */
  scale?: number;
}

/**
 * The mark of a field on a chart or in the legend: filled if it counts, hollow if it does not, crossed out if it is
 * unreliable, struck through if somebody took it out.
 */
export function TrendPoint(props: TrendPointProps): ReactElement {
  const { cx, cy, mark, paint = printPaint, colour = INK, leftOut = CRITICAL, scale = 1 } = props;
  if (mark === 'counted') return <Circle cx={cx} cy={cy} r={2.3 * scale} fill={colour} />;
  const reach = 2.6 * scale;
  return (
    <g stroke={leftOut} strokeWidth={0.9 * scale} data-part={mark}>
      <Circle cx={cx} cy={cy} r={reach} fill={paint.surface} />
      {mark === 'unreliable' ? (
        <Cross x={cx} y={cy} r={1.8 * scale} />
      ) : (
        <Segment
          from={{ x: tenths(cx - 1.8 * scale), y: tenths(cy + 1.8 * scale) }}
          to={{ x: tenths(cx + 1.8 * scale), y: tenths(cy - 1.8 * scale) }}
        />
      )}
    </g>
  );
}
