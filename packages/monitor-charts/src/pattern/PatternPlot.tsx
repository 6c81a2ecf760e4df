import { idOf } from '@isopter/clinical';
import type { Grid } from '@isopter/clinical/perimetry';
import { Circle, Polygon } from '@visx/shape';
import { type ReactElement, useMemo } from 'react';
import { Picture, type PlotProps } from '../chart/ChartView.tsx';
import { FieldAxes } from '../chart/FieldAxes.tsx';
import { fieldFrame, placeIn, type Reach } from '../chart/frame.ts';
import { themePaint } from '../chart/paint.ts';
import { tenths } from '../chart/scales.ts';
import { REACH as WIDE, RINGS as WIDE_RINGS } from '../esterman/plot/frame.ts';
import { extentOf, ringsOf } from '../perimetry/plot/tiles.ts';

/** Props of {@link PatternPlot}. */
export interface PatternPlotProps extends Omit<PlotProps, 'isInteractive'> {
  /** The tested eye; `OU` for both together, which has no nasal side. */
  eye: 'OD' | 'OS' | 'OU';
  /** The locations of the program as that eye sees them; see `patternOfTest`. */
  grid: Grid;
  /** The accessible name: the pattern and how many points it has. */
  label: string;
  /** The letters at the ends of the horizontal line. */
  texts: { nasal: string; temporal: string };
}

/** The room for the letters, in pixels. */
const MARGIN = { left: 18, right: 18, top: 6, bottom: 6 } as const;
/** Fields up to that radius (degrees) are round; the map of an Esterman test is wider than high. */
const ROUND = 40;
/** The radius of a dot as a share of the spacing, and within what it stays (px). */
const DOT = { share: 0.2, least: 1.2, most: 3.2 } as const;
const NONE: readonly number[] = [];

/** The corners of an open triangle around a position, in pixels. */
const triangle = (x: number, y: number, r: number): [number, number][] => [
  [tenths(x), tenths(y - r)],
  [tenths(x + r), tenths(y + 0.8 * r)],
  [tenths(x - r), tenths(y + 0.8 * r)],
];

/**
 * The stimulus locations of a program, from the patient's view, not mirrored in any language: a dot for each location,
 * an open triangle for those in the blind spot. It is an image: nothing was measured that could be read point by point.
 */
export function PatternPlot({
  eye,
  grid,
  width,
  height,
  label,
  texts,
  paint = themePaint,
}: PatternPlotProps): ReactElement {
  const { points, blind_spot, spacing } = grid;
  const extent = extentOf(points, grid.extent);
  const isRound = extent <= ROUND;
  const reach: number | Reach = isRound ? extent : WIDE;
  const frame = useMemo(() => fieldFrame(width, height, MARGIN, reach), [width, height, reach]);
  const rings = useMemo(() => (isRound ? ringsOf(extent) : WIDE_RINGS), [isRound, extent]);
  const edge = useMemo(() => [extent], [extent]);
  const step = spacing * frame.perDegree;
  const radius = Math.min(DOT.most, Math.max(DOT.least, step * DOT.share));
  const blind = new Set(blind_spot.map(idOf));
  const [right, left] = eye === 'OD' ? [texts.temporal, texts.nasal] : [texts.nasal, texts.temporal];
  return (
    <Picture {...{ width, height, label }} component="PatternPlot" data={{ 'data-eye': eye }}>
      <FieldAxes {...{ frame, rings, paint }} strong={edge} labels={NONE} {...(eye !== 'OU' && { right, left })} />
      {points.map((point) => {
        const { x, y } = placeIn(frame, point);
        return blind.has(idOf(point)) ? (
          <Polygon
            key={idOf(point)}
            points={triangle(x, y, 1.8 * radius)}
            fill="none"
            stroke={paint.quietInk}
            strokeWidth={1.4}
            strokeLinejoin="round"
            data-part="blind-spot"
          />
        ) : (
          <Circle key={idOf(point)} cx={x} cy={y} r={tenths(radius)} fill={paint.ink} data-part="location" />
        );
      })}
    </Picture>
  );
}
