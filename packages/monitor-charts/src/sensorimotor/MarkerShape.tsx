import { Circle, Polygon } from '@visx/shape';
import type { ReactElement } from 'react';
import type { ChartPaint } from '../chart/paint.ts';
import type { MarkerClass } from './types.ts';

interface MarkerShapeProps {
  marker: MarkerClass;
  cx: number;
  cy: number;
  /** Half the size in pixels. */
  size: number;
  colour: string;
  paint: ChartPaint;
}

/** A marker by class, also distinguished by shape: 0 a ring, 1 a hollow diamond, 2 a filled disc. */
export function MarkerShape({ marker, cx, cy, size, colour, paint }: MarkerShapeProps): ReactElement {
  if (marker === 2) return <Circle cx={cx} cy={cy} r={size} fill={colour} stroke={paint.surface} strokeWidth={1.5} />;
  if (marker === 0) {
    return <Circle cx={cx} cy={cy} r={size} fill={paint.surface} stroke={paint.quietInk} strokeWidth={2} />;
  }
  const r = size * 1.25;
  return (
    <Polygon
      points={[
        [cx, cy - r],
        [cx + r, cy],
        [cx, cy + r],
        [cx - r, cy],
      ]}
      fill={paint.surface}
      stroke={paint.caution}
      strokeWidth={2}
    />
  );
}
