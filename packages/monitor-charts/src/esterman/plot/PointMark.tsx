import { memo, type ReactElement } from 'react';
import type { PlotPaint } from '../../perimetry/plot/paint.ts';
import type { EstermanPointState } from '../types.ts';

/** Plain values only: a mark is drawn again when one of them changes. */
export interface PointMarkProps {
  /** Centre and width in pixels. */
  cx: number;
  cy: number;
  size: number;
  state: EstermanPointState;
  paint: PlotPaint;
}

/** Seen: an open circle. Not seen: a solid square. Not yet tested: a dot. As the field prints such maps. */
export const PointMark = memo(function PointMark({ cx, cy, size, state, paint }: PointMarkProps): ReactElement {
  if (state === 'seen') {
    const r = size / 2 - 0.8;
    return <circle cx={cx} cy={cy} r={r} fill={paint.surface} stroke={paint.ink} strokeWidth={1.6} />;
  }
  if (state === 'notSeen') {
    const side = size * 0.94;
    return <rect x={cx - side / 2} y={cy - side / 2} width={side} height={side} fill={paint.ink} />;
  }
  return <circle cx={cx} cy={cy} r={Math.max(1.2, size * 0.14)} fill={paint.quietInk} />;
});
