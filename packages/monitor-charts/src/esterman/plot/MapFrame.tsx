import { memo, type ReactElement } from 'react';
import { blindSpotOf } from '../../perimetry/grids.ts';
import type { PlotPaint } from '../../perimetry/plot/paint.ts';
import { written } from '../../perimetry/plot/speech.ts';
import type { EstermanEye } from '../types.ts';
import { ACROSS, ALONG, type MapGeometry, REACH, ringPath, RINGS } from './geometry.ts';

interface MapFrameProps {
  eye: EstermanEye;
  geometry: MapGeometry;
  hasGridLines: boolean;
  paint: PlotPaint;
}

/** Degrees between the grid lines. */
const LATTICE = 10;
/** Half the width and height of the blind spot, degrees. */
const BLIND_SPOT = { x: 2.75, y: 3.75 };

function Lattice({ geometry, paint }: Pick<MapFrameProps, 'geometry' | 'paint'>): ReactElement {
  const { x, y, left, right, top, bottom } = geometry;
  const lines = [];
  for (let at = -REACH.x; at <= REACH.x; at += LATTICE) lines.push(`M${x(at)} ${top}V${bottom}`);
  for (let at = -60; at <= 40; at += LATTICE) lines.push(`M${left} ${y(at)}H${right}`);
  return <path d={lines.join('')} stroke={paint.line} strokeOpacity={0.55} data-part="grid-lines" />;
}

/** Rings every 15°, both axes, degrees below and beside; of one eye alone its blind spot. */
export const MapFrame = memo(function MapFrame({ eye, geometry, hasGridLines, paint }: MapFrameProps): ReactElement {
  const { x, y, left, right, top, bottom, centre, perDegree } = geometry;
  const small = { fontSize: 11, fontFamily: paint.bodyFont, fill: paint.quietInk };
  const blind = eye === 'OU' ? null : blindSpotOf(eye);
  return (
    <g aria-hidden="true">
      {hasGridLines && <Lattice geometry={geometry} paint={paint} />}
      <rect x={left} y={top} width={right - left} height={bottom - top} rx={6} fill="none" stroke={paint.line} />
      {RINGS.map((ring) => (
        <path
          key={ring}
          d={ringPath(geometry, ring)}
          fill="none"
          stroke={paint.line}
          strokeDasharray="3 5"
          strokeOpacity={0.9}
        />
      ))}
      <path d={`M${left} ${centre.y}H${right}M${centre.x} ${top}V${bottom}`} stroke={paint.line} />
      {blind && (
        <ellipse
          cx={x(blind.x)}
          cy={y(blind.y)}
          rx={BLIND_SPOT.x * perDegree}
          ry={BLIND_SPOT.y * perDegree}
          fill="none"
          stroke={paint.quietInk}
          strokeWidth={1.4}
          data-part="blind-spot"
        />
      )}
      {ACROSS.map((degrees) => (
        <text key={degrees} x={x(degrees)} y={bottom + 16} textAnchor="middle" {...small}>
          {`${written(degrees)}°`}
        </text>
      ))}
      {ALONG.map((degrees) => (
        <text key={degrees} x={left - 6} y={y(degrees) + 4} textAnchor="end" {...small}>
          {`${written(degrees)}°`}
        </text>
      ))}
    </g>
  );
});
