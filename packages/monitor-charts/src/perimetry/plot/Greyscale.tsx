import { memo, type ReactElement, useMemo } from 'react';
import type { PerimetryWords } from '../perimetry.texts.ts';
import type { PerimetryLocation, Point } from '../types.ts';
import { type Corner, nearestCell } from './clip.ts';
import { type FieldGeometry, LEGEND_HEIGHT } from './geometry.ts';
import type { PlotPaint } from './paint.ts';
import { GREY_BINS, greyBinOf } from './ramp.ts';

interface CellProps {
  path: string;
  fill: string;
}

const Cell = memo(function Cell({ path, fill }: CellProps): ReactElement {
  // the stroke closes the hairline between neighbours
  return <path d={path} fill={fill} stroke={fill} strokeWidth={0.6} />;
});

interface GreyscaleProps {
  locations: readonly PerimetryLocation[];
  /** Where the locations are, as `usePlaces` gives it. */
  places: readonly Point[];
  geometry: FieldGeometry;
  spacing: number;
  paint: PlotPaint;
}

const key = ({ x, y }: Point): string => `${x},${y}`;

/**
 * Sensitivities in classes of grey: each location fills the area that is nearer to it than to any other, no farther than
 * half the spacing (Voronoi cells: nothing is interpolated).
 */
export function Greyscale({ locations, places, geometry, spacing, paint }: GreyscaleProps): ReactElement {
  const side = spacing * geometry.perDegree;
  const paths = useMemo(() => {
    const points = places.map(({ x, y }): Corner => [geometry.x(x), geometry.y(y)]);
    return points.map((point) => {
      const cell = nearestCell(point, points, side);
      return `M${cell.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`;
    });
  }, [places, geometry, side]);
  return (
    <g data-part="greyscale" aria-hidden="true">
      {locations.map((location, i) => {
        const path = paths[i];
        if (path === undefined || location.threshold === null || location.is_blind_spot) return null;
        return <Cell key={key(location)} path={path} fill={paint.grey(greyBinOf(location.threshold))} />;
      })}
    </g>
  );
}

/** The classes of the greyscale with their dB, along the lower edge. */
export function GreyscaleLegend({
  geometry,
  paint,
  texts,
}: Pick<GreyscaleProps, 'geometry' | 'paint'> & { texts: PerimetryWords }): ReactElement {
  const unitWidth = 22;
  const swatch = Math.min(38, (geometry.width - 16 - unitWidth) / GREY_BINS.length);
  const left = (geometry.width - swatch * GREY_BINS.length - unitWidth) / 2;
  const top = geometry.height - LEGEND_HEIGHT + 8;
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
