import type { ReactElement } from 'react';
import type { GazePaint } from '../gaze/paint.ts';
import type { MarkerClass } from './types.ts';

interface MarkerShapeProps {
  marker: MarkerClass;
  cx: number;
  cy: number;
  /** Half the size, px. */
  size: number;
  colour: string;
  paint: GazePaint;
}

/** The classes of markers, told apart by their shape as well: 0 a ring, 1 a hollow diamond, 2 a full disc. */
export function MarkerShape({ marker, cx, cy, size, colour, paint }: MarkerShapeProps): ReactElement {
  if (marker === 2) return <circle cx={cx} cy={cy} r={size} fill={colour} stroke={paint.surface} strokeWidth={1.5} />;
  if (marker === 0) {
    return <circle cx={cx} cy={cy} r={size} fill={paint.surface} stroke={paint.quietInk} strokeWidth={2} />;
  }
  const r = size * 1.25;
  return (
    <path
      d={`M${cx} ${cy - r}L${cx + r} ${cy}L${cx} ${cy + r}L${cx - r} ${cy}Z`}
      fill={paint.surface}
      stroke={paint.current}
      strokeWidth={2}
    />
  );
}
