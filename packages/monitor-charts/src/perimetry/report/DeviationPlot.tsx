import type { Deviation } from '@isopter/clinical/perimetry/analysis';
import type { ReactElement } from 'react';
import { Picture } from '../../chart/ChartView.tsx';
import { type FieldFrame, fieldFrame } from '../../chart/frame.ts';
import { Segment } from '../../chart/Segment.tsx';
import { ticksWithRoom } from '../../chart/ticks.ts';
import { ProbabilitySymbol } from '../plot/ProbabilitySymbol.tsx';
import { INK, LINE, MONO, withMinus } from '../../report/index.ts';

export interface DeviationPlotProps {
  /** The locations of one eye that have norms. */
  points: readonly Deviation[];
  /** Total deviation from healthy eyes, or pattern deviation, which excludes the general height. */
  deviation: 'total' | 'pattern';
  /** Whether deviations are shown in dB or as probabilities among healthy eyes. */
  display: 'decibels' | 'probability';
  /** The width and height of the drawing. */
  size: number;
  /** The radius of the drawn field in degrees. */
  extent: number;
  /** The distance between neighbouring locations in degrees. */
  spacing: number;
  /** The accessible name of the drawing. */
  label: string;
}

/** The margins of the field: none, because it has no labels. */
const WHOLE = { left: 0, right: 0, top: 0, bottom: 0 } as const;

/** Formats a deviation in whole decibels. */
const printed = (db: number): string => withMinus(String(Math.round(db) || 0));

/** The total or pattern deviation of one eye from the patient's view, in decibels or as probability symbols. */
export function DeviationPlot(props: DeviationPlotProps): ReactElement {
  const { points, deviation, display, size, extent, spacing, label } = props;
  const frame = fieldFrame(size, size, WHOLE, extent);
  const { x, y } = frame;
  const cell = spacing * frame.perDegree;
  return (
    <Picture width={size} height={size} label={label} component="DeviationPlot">
      <Meridians frame={frame} size={size} />
      {points.map((point) => {
        const value = deviation === 'total' ? point.td : point.pd;
        const probability = deviation === 'total' ? point.tdProbability : point.pdProbability;
        const at = { cx: x(point.x), cy: y(point.y) };
        const key = `${point.x} ${point.y}`;
        if (display === 'probability')
          return probability && <ProbabilitySymbol key={key} probability={probability} {...at} size={cell * 0.55} />;
        const fontSize = cell * 0.46;
        return (
          <text
            key={key}
            x={at.cx}
            y={at.cy + fontSize * 0.36}
            fontSize={fontSize}
            fontFamily={MONO}
            fill={INK}
            textAnchor="middle"
          >
            {printed(value)}
          </text>
        );
      })}
    </Picture>
  );
}

/** The two meridians, with a tick every ten degrees. */
function Meridians({
  frame: { x, y, centre, left, right, top, bottom },
  size,
}: {
  frame: FieldFrame;
  size: number;
}): ReactElement {
  const half = size / 90;
  const ticks = ticksWithRoom(x, size / 7).filter((degrees) => degrees !== 0);
  return (
    <g stroke={LINE} strokeWidth={size / 400}>
      <Segment from={{ x: left, y: centre.y }} to={{ x: right, y: centre.y }} />
      <Segment from={{ x: centre.x, y: top }} to={{ x: centre.x, y: bottom }} />
      {ticks.map((at) => (
        <g key={at}>
          <Segment from={{ x: x(at), y: centre.y - half }} to={{ x: x(at), y: centre.y + half }} />
          <Segment from={{ x: centre.x - half, y: y(at) }} to={{ x: centre.x + half, y: y(at) }} />
        </g>
      ))}
    </g>
  );
}
