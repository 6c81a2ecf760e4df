import { memo, type ReactElement } from 'react';
import type { StepGeometry } from './geometry.ts';
import type { StepPaint } from './paint.ts';
import type { StepAxis } from './StepChart.tsx';

interface StepAxesProps {
  geometry: StepGeometry;
  axis: StepAxis;
  trialAxis: string;
  formatTrial: (trial: number) => string;
  /** Trials that are older than the drawn ones. */
  first: number;
  paint: StepPaint;
}

/** Labels closer than this would touch, px. */
const ROOM = { across: 24, down: 14 } as const;
/** Room on the right of the plot, px. */
const BESIDE = 6;
/** Half of the width of a number of this size, px: a digit is 0.6 as wide as high. */
const halfOf = (text: string): number => 3.3 * text.length;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

/** Trials whose numbers are written, of so many that follow the first ones: as many as have room. */
export function labelledTrials(trials: number, width: number, first = 0): readonly number[] {
  const step = STEPS.find((one) => (width * one) / Math.max(1, trials) >= ROOM.across) ?? 1000;
  const from = Math.floor(first / step);
  return Array.from({ length: Math.floor((first + trials) / step) - from }, (_, i) => (from + i + 1) * step);
}

function Axes({ geometry, axis, trialAxis, formatTrial, first, paint }: StepAxesProps): ReactElement {
  const { left, right, top, bottom, across, shift, x, y } = geometry;
  const { ticks, format, title } = axis;
  const apart = ticks.length > 1 ? Math.abs(y(ticks[0]!) - y(ticks[1]!)) : ROOM.down;
  const each = Math.max(1, Math.ceil(ROOM.down / Math.max(1, apart)));
  const shown = ticks.filter((_, i) => i % each === 0);
  const small = { fontSize: 11, fontFamily: paint.numberFont, fill: paint.quietInk } as const;
  const words = { fontSize: 11, fontFamily: paint.bodyFont, fill: paint.quietInk } as const;
  return (
    <g aria-hidden="true">
      <path d={shown.map((tick) => `M${left} ${y(tick)}H${right}`).join('')} stroke={paint.line} />
      <path d={`M${left} ${top}V${bottom}H${right}`} fill="none" stroke={paint.quietInk} />
      {shown.map((tick) => (
        <text key={tick} x={left - 6} y={y(tick) + 4} textAnchor="end" {...small}>
          {format(tick)}
        </text>
      ))}
      {labelledTrials(across, right - left, first).map((trial) => (
        <text
          key={trial}
          x={Math.min(x(trial) - shift, right + BESIDE - halfOf(formatTrial(trial)))}
          y={bottom + 14}
          textAnchor="middle"
          {...small}
        >
          {formatTrial(trial)}
        </text>
      ))}
      <text x={(left + right) / 2} y={bottom + 30} textAnchor="middle" {...words}>
        {trialAxis}
      </text>
      <text transform={`translate(11 ${(top + bottom) / 2}) rotate(-90)`} textAnchor="middle" {...words}>
        {title}
      </text>
    </g>
  );
}

/** The axes of a step chart; drawn again only when the size, the room or the language changes. */
export const StepAxes = memo(Axes);
