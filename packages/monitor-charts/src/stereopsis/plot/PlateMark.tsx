import { Circle } from '@visx/shape';
import { memo, type ReactElement } from 'react';
import { markProps } from '../../chart/ChartView.tsx';
import { Cross } from '../../chart/Cross.tsx';
import type { ChartPaint } from '../../chart/paint.ts';

/** The outcome of a plate; each has its own shape. */
export type Outcome = 'seen' | 'notSeen' | 'notAnswered';

interface PlateMarkProps {
  /** The id of the mark; empty in a legend. */
  id?: string;
  outcome: Outcome;
  cx: number;
  cy: number;
  /** The text announced for the mark; `null` in a non-interactive drawing. */
  label: string | null;
  paint: ChartPaint;
}

/** Half the size of a mark in pixels. */
export const RADIUS = 5;

/**
 * The mark of one plate: a filled dot for seen, a cross for not seen, a hollow dot for not answered. Its props are
 * plain values, so that it is redrawn only when one changes.
 */
export const PlateMark = memo(function PlateMark({
  id = '',
  outcome,
  cx,
  cy,
  label,
  paint,
}: PlateMarkProps): ReactElement {
  return (
    <g data-outcome={outcome} {...markProps(id, label)}>
      {outcome === 'seen' && (
        <Circle cx={cx} cy={cy} r={RADIUS} fill={paint.accent} stroke={paint.surface} strokeWidth={1.5} />
      )}
      {outcome === 'notSeen' && (
        <>
          <Circle cx={cx} cy={cy} r={RADIUS + 2} fill={paint.surface} />
          <Cross x={cx} y={cy} r={4.5} stroke={paint.critical} strokeWidth={2.25} />
        </>
      )}
      {outcome === 'notAnswered' && (
        <Circle
          cx={cx}
          cy={cy}
          r={RADIUS - 0.5}
          fill={paint.surface}
          stroke={paint.quietInk}
          strokeWidth={2}
          strokeDasharray="3 2"
        />
      )}
    </g>
  );
});
