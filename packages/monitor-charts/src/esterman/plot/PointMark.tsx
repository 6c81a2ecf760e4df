import { Circle } from '@visx/shape';
import { memo, type ReactElement } from 'react';
import { markProps } from '../../chart/ChartView.tsx';
import type { ChartPaint } from '../../chart/paint.ts';
import type { EstermanPointState } from '../types.ts';

/** Plain values only, so that a mark is redrawn only when one changes. */
export interface PointMarkProps {
  /** The id of the mark; empty in a legend. */
  id?: string;
  /** The centre and the width in pixels. */
  cx: number;
  cy: number;
  size: number;
  state: EstermanPointState;
  /** The text announced for the mark; `null` in a non-interactive drawing. */
  label: string | null;
  paint: ChartPaint;
}

/** An open circle for seen, a solid square for not seen, a dot for not tested, as on printed fields. */
function Sign({ cx, cy, size, state, paint }: PointMarkProps): ReactElement {
  if (state === 'seen') {
    return <Circle cx={cx} cy={cy} r={size / 2 - 0.8} fill={paint.surface} stroke={paint.ink} strokeWidth={1.6} />;
  }
  if (state === 'notSeen') {
    const side = size * 0.94;
    return <rect x={cx - side / 2} y={cy - side / 2} width={side} height={side} fill={paint.ink} />;
  }
  return <Circle cx={cx} cy={cy} r={Math.max(1.2, size * 0.14)} fill={paint.quietInk} />;
}

/** A point of the map. */
export const PointMark = memo(function PointMark(props: PointMarkProps): ReactElement {
  const { id = '', state, label } = props;
  return (
    <g data-state={label === null ? undefined : state} {...markProps(id, label)}>
      <Sign {...props} />
    </g>
  );
});
