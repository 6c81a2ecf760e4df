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
  /** The start of its line near fixation in pixels. */
  innerX: number;
  innerY: number;
  /** Half the size in pixels. */
  size: number;
  colour: string;
  paint: ChartPaint;
  /** The text announced for the mark; `null` in a non-interactive drawing. */
  label: string | null;
}

/**
 * The result of one direction. Seen: a disc at its position. Not seen: a cross at the edge and a dashed line. Answered
 * too early: a hollow square at the edge. Its props are plain values, so that it is redrawn only when one changes.
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
