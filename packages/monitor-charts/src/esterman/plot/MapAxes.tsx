import { blindSpotOf } from '@isopter/clinical/perimetry';
import { memo, type ReactElement } from 'react';
import { Axes } from '../../chart/Axes.tsx';
import { FieldAxes } from '../../chart/FieldAxes.tsx';
import { placeIn } from '../../chart/frame.ts';
import type { ChartPaint } from '../../chart/paint.ts';
import { written } from '../../shared/written.ts';
import type { EstermanEye } from '../types.ts';
import { type MapFrame, RINGS } from './frame.ts';

interface MapAxesProps {
  eye: EstermanEye;
  frame: MapFrame;
  hasGridLines: boolean;
  paint: ChartPaint;
}

/** The distance between the grid lines in degrees. */
const LATTICE = 10;
/** Half the width and half the height of the blind spot in degrees. */
const BLIND_SPOT = { x: 2.75, y: 3.75 };
/** The labels below and beside the map in degrees. */
const ACROSS: readonly number[] = [...RINGS.map((ring) => -ring).toReversed(), ...RINGS];
const ALONG: readonly number[] = [30, 15, -15, -30, -45, -60];
const NONE: readonly number[] = [];

const degrees = (value: number): string => `${written(value)}°`;

/** The background of the map: rings every 15°, both axes with labels, and the blind spot if a single eye is tested. */
export const MapAxes = memo(function MapAxes({ eye, frame, hasGridLines, paint }: MapAxesProps): ReactElement {
  const { left, right, top, bottom, perDegree } = frame;
  const blind = eye === 'OU' ? null : blindSpotOf(eye);
  const spot = blind && placeIn(frame, blind);
  return (
    <g aria-hidden="true">
      <FieldAxes {...{ frame, paint }} rings={RINGS} labels={NONE} {...(hasGridLines && { lattice: LATTICE })} />
      <rect x={left} y={top} width={right - left} height={bottom - top} rx={6} fill="none" stroke={paint.line} />
      <Axes
        {...{ area: frame, paint }}
        x={{ scale: frame.x, ticks: ACROSS, format: degrees }}
        y={{ scale: frame.y, ticks: ALONG, format: degrees }}
      />
      {spot && (
        <ellipse
          cx={spot.x}
          cy={spot.y}
          rx={BLIND_SPOT.x * perDegree}
          ry={BLIND_SPOT.y * perDegree}
          fill="none"
          stroke={paint.quietInk}
          strokeWidth={1.4}
          data-part="blind-spot"
        />
      )}
    </g>
  );
});
