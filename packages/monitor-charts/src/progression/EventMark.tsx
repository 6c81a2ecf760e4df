import { Circle, Polygon } from '@visx/shape';
import { memo, type ReactElement } from 'react';
import { Cross } from '../chart/Cross.tsx';
import type { ChartPaint } from '../chart/paint.ts';
import { tenths } from '../chart/scales.ts';
import { Segment } from '../chart/Segment.tsx';
import type { EventState } from './eventState.ts';

interface EventMarkProps {
  state: EventState;
  /** The size of the tile around the mark, in pixels. */
  size: number;
  paint: ChartPaint;
}

/** The corners of a triangle that stands on its side, and of its lower half. */
const corners = (r: number): [number, number][] =>
  [
    [0, -r],
    [r, 0.85 * r],
    [-r, 0.85 * r],
  ].map(([x = 0, y = 0]) => [tenths(x), tenths(y)]);
const lowerHalf = (r: number): [number, number][] =>
  [
    [0.5 * r, -0.075 * r],
    [r, 0.85 * r],
    [-r, 0.85 * r],
    [-0.5 * r, -0.075 * r],
  ].map(([x = 0, y = 0]) => [tenths(x), tenths(y)]);

/**
 * Marks the verdict of an event analysis on a point, around the origin: a triangle that is open, half filled or filled
 * for worse in one, two or three tests in a row (as the Guided Progression Analysis prints them), a cross for a baseline
 * that is too low, a dot within the limits, a dash if nothing was measured. The shapes alone distinguish them.
 */
export const EventMark = memo(function EventMark({ state, size, paint }: EventMarkProps): ReactElement {
  const r = size * 0.37;
  const line = { stroke: paint.ink, strokeWidth: tenths(Math.max(0.7, size / 16)), strokeLinejoin: 'round' } as const;
  if (state === 'stable') return <Circle r={tenths(Math.max(1, size * 0.07))} fill={paint.quietInk} />;
  if (state === 'unmeasured')
    return (
      <Segment from={{ x: tenths(-r / 2), y: 0 }} to={{ x: tenths(r / 2), y: 0 }} {...line} stroke={paint.quietInk} />
    );
  if (state === 'outOfRange') return <Cross x={0} y={0} r={0.8 * r} {...line} stroke={paint.quietInk} />;
  return (
    <>
      <Polygon points={corners(r)} fill={state === 'thrice' ? paint.ink : paint.surface} {...line} />
      {state === 'twice' && <Polygon points={lowerHalf(r)} fill={paint.ink} {...line} />}
    </>
  );
});
