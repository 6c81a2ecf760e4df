import { Circle } from '@visx/shape';
import { memo, type ReactElement } from 'react';
import { markProps } from '../../chart/ChartView.tsx';
import { Cross } from '../../chart/Cross.tsx';
import type { ChartPaint } from '../../chart/paint.ts';
import { Segment } from '../../chart/Segment.tsx';
import type { DirectionState } from '../types.ts';

interface DirectionMarkProps {
  /** The id of the mark. */
  id: string;
  state: DirectionState;
  cx: number;
  cy: number;
  /** Where its way begins, near fixation, px. */
  innerX: number;
  innerY: number;
  /** Half the size, px. */
  size: number;
  colour: string;
  paint: ChartPaint;
  /** The text announced for the mark; `null` in a non-interactive drawing. */
  label: string | null;
}

/**
 * What came of one direction. Seen: a disc at its place. Seen nowhere: a cross at the rim, its way dashed. Answered too
 * early: a hollow square there. Its props are plain values, so that it is redrawn only when one changes.
 */
export const DirectionMark = memo(function DirectionMark({
  id,
  state,
  cx,
  cy,
  innerX,
  innerY,
  size,
  colour,
  paint,
  label,
}: DirectionMarkProps): ReactElement {
  return (
    <g data-state={state} {...markProps(id, label)}>
      {state === 'seen' && <Circle cx={cx} cy={cy} r={size} fill={colour} stroke={paint.surface} strokeWidth={1.5} />}
      {state === 'not_seen' && (
        <>
          <Segment
            from={{ x: cx, y: cy }}
            to={{ x: innerX, y: innerY }}
            stroke={paint.quietInk}
            strokeDasharray="3 4"
          />
          <Cross x={cx} y={cy} r={size} stroke={paint.ink} strokeWidth={2.25} strokeLinecap="round" />
        </>
      )}
      {state === 'too_early' && (
        <rect
          x={cx - size}
          y={cy - size}
          width={2 * size}
          height={2 * size}
          fill={paint.surface}
          stroke={paint.ink}
          strokeWidth={1.75}
        />
      )}
    </g>
  );
});
