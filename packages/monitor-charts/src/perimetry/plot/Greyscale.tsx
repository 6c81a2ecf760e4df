import { idOf } from '@isopter/clinical';
import { Polygon } from '@visx/shape';
import { memo, type ReactElement, useMemo } from 'react';
import { type FieldFrame, placeIn } from '../../chart/frame.ts';
import { tenths } from '../../chart/scales.ts';
import type { PerimetryWords } from '../perimetry.texts.ts';
import type { PerimetryLocation, Point } from '../types.ts';
import { type Corner, nearestCell } from './clip.ts';
import { LEGEND } from './frame.ts';
import type { PlotPaint } from './paint.ts';
import { GREY_BINS, greyBinOf } from './ramp.ts';

interface CellProps {
  points: [number, number][];
  fill: string;
}

const Cell = memo(function Cell({ points, fill }: CellProps): ReactElement {
  // the stroke covers the hairline between neighbours
  return <Polygon points={points} fill={fill} stroke={fill} strokeWidth={0.6} />;
});

interface GreyscaleProps {
  locations: readonly PerimetryLocation[];
  /** The positions of the locations, from `usePlaces`. */
  points: readonly Point[];
  frame: FieldFrame;
  spacing: number;
  paint: PlotPaint;
}

/**
 * The sensitivities in classes of grey. Each location fills its Voronoi cell, up to half the spacing; nothing is
 * interpolated.
 */
export function Greyscale({ locations, points, frame, spacing, paint }: GreyscaleProps): ReactElement {
  const side = spacing * frame.perDegree;
  const cells = useMemo(() => {
    const corners = points.map((point): Corner => {
      const { x, y } = placeIn(frame, point);
      return [x, y];
    });
    return corners.map((corner) =>
      nearestCell(corner, corners, side).map(([x, y]): [number, number] => [tenths(x), tenths(y)]),
    );
  }, [points, frame, side]);
  return (
    <g data-part="greyscale" aria-hidden="true">
      {locations.map((location, i) => {
        const cell = cells[i];
        if (cell === undefined || location.threshold === null || location.is_blind_spot) return null;
        return <Cell key={idOf(location)} points={cell} fill={paint.grey(greyBinOf(location.threshold))} />;
      })}
    </g>
  );
}

interface GreyscaleLegendProps {
  /** The width of the drawing in pixels. */
  width: number;
  height: number;
  paint: PlotPaint;
  texts: PerimetryWords;
}

/** The legend of the greyscale in dB along the lower edge. */
export function GreyscaleLegend({ width, height, paint, texts }: GreyscaleLegendProps): ReactElement {
  const unitWidth = 22;
  const swatch = Math.min(38, (width - 16 - unitWidth) / GREY_BINS.length);
  const left = (width - swatch * GREY_BINS.length - unitWidth) / 2;
  const top = height - LEGEND + 8;
  const isWide = swatch >= 30;
  const text = { fontSize: isWide ? 10.5 : 9, fontFamily: paint.bodyFont, fill: paint.quietInk };
  return (
    <g data-part="legend" aria-hidden="true">
      {GREY_BINS.map(({ from, to }, bin) => {
        const x = left + bin * swatch;
        const label = bin === 0 ? `≤${to}` : isWide ? `${from}–${to}` : String(from);
        return (
          <g key={to}>
            <rect
              x={x}
              y={top}
              width={swatch}
              height={10}
              fill={paint.grey(bin)}
              stroke={paint.line}
              strokeWidth={0.6}
            />
            <text x={x + swatch / 2} y={top + 22} textAnchor="middle" {...text}>
              {label}
            </text>
          </g>
        );
      })}
      <text x={left + swatch * GREY_BINS.length + 5} y={top + 22} {...text}>
        {texts.greyscaleUnit}
      </text>
    </g>
  );
}
