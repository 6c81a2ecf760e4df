import { scaleLinear } from '@visx/scale';
import type { ReactElement } from 'react';
import type { Deviation } from '../analysis/deviations.ts';
import { tileSizes } from '../plot/geometry.ts';
import { ProbabilitySymbol } from './ProbabilitySymbol.tsx';
import { INK, LINE, MONO, withMinus } from '../../report/index.ts';

export interface DeviationPlotProps {
  /** Every scored location of one eye. */
  points: readonly Deviation[];
  /** Deviation from healthy eyes, or that less the general height. */
  deviation: 'total' | 'pattern';
  /** The deviation in dB, or how rare it is among healthy eyes. */
  display: 'decibels' | 'probability';
  /** Side of the square drawing. */
  size: number;
  /** Radius of the drawn field in degrees. */
  extent: number;
  /** Degrees between neighbouring locations. */
  spacing: number;
  /** Read out in place of the picture. */
  label: string;
}

/**
 * Points there is room for: none beyond the drawing, and of those that crowd between the others (10-2 points within a
 * 24-2C) none without a norm.
 */
function legible(points: readonly Deviation[], extent: number, spacing: number): readonly Deviation[] {
  const normed = points.filter(({ weight }) => weight > 0);
  return points.filter((point) => {
    if (Math.hypot(point.x, point.y) > extent) return false;
    const [room = 0] = tileSizes([point, ...normed.filter((one) => one !== point)], spacing);
    return point.weight > 0 || room > spacing / 2;
  });
}

/** A deviation as it is printed: whole decibels. */
const printed = (db: number): string => withMinus(String(Math.round(db) || 0));

/** Total or pattern deviation of one eye, as the patient sees it; in decibels or as probability symbols. */
export function DeviationPlot(props: DeviationPlotProps): ReactElement {
  const { points, deviation, display, size, extent, spacing, label } = props;
  const x = scaleLinear<number>({ domain: [-extent, extent], range: [0, size] });
  const y = scaleLinear<number>({ domain: [-extent, extent], range: [size, 0] });
  const cell = x(spacing) - x(0);
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} direction="ltr">
      <Axes size={size} extent={extent} />
      {legible(points, extent, spacing).map((point) => {
        const value = deviation === 'total' ? point.td : point.pd;
        const probability = deviation === 'total' ? point.tdProbability : point.pdProbability;
        const at = { cx: x(point.x), cy: y(point.y) };
        const key = `${point.x} ${point.y}`;
        if (display === 'probability')
          return <ProbabilitySymbol key={key} probability={probability} {...at} size={cell * 0.55} />;
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
    </svg>
  );
}

/** The two meridians, with a tick every ten degrees. */
function Axes({ size, extent }: { size: number; extent: number }): ReactElement {
  const scale = scaleLinear<number>({ domain: [-extent, extent], range: [0, size] });
  const middle = size / 2;
  const tick = size / 90;
  const ticks = [-30, -20, -10, 10, 20, 30]
    .filter((degrees) => Math.abs(degrees) <= extent)
    .map((degrees) => scale(degrees));
  return (
    <g stroke={LINE} strokeWidth={size / 400}>
      <line x1={0} x2={size} y1={middle} y2={middle} />
      <line x1={middle} x2={middle} y1={0} y2={size} />
      {ticks.map((at) => (
        <g key={at}>
          <line x1={at} x2={at} y1={middle - tick} y2={middle + tick} />
          <line x1={middle - tick} x2={middle + tick} y1={at} y2={at} />
        </g>
      ))}
    </g>
  );
}
