import { capOf } from '@isopter/clinical/d15';
import { Circle } from '@visx/shape';
import { memo, type ReactElement } from 'react';
import { markProps } from '../../chart/ChartView.tsx';
import type { ChartPaint } from '../../chart/paint.ts';

interface CapMarkProps {
  cap: number;
  cx: number;
  cy: number;
  numberX: number;
  numberY: number;
  radius: number;
  isFixed: boolean;
  isPlaced: boolean;
  number: string;
  /** The text announced for the mark; `null` in a non-interactive drawing. */
  label: string | null;
  paint: ChartPaint;
}

/** The relative size of a cap that has not been placed yet. */
const WAITING = 0.5;

/** A cap in its own colour with its number; small until it is placed. The reference cap has a second ring. */
function Mark({
  cap,
  cx,
  cy,
  numberX,
  numberY,
  radius,
  isFixed,
  isPlaced,
  number,
  label,
  paint,
}: CapMarkProps): ReactElement {
  return (
    <g data-cap={cap} data-placed={isPlaced} {...markProps(String(cap), label)}>
      <Circle
        cx={cx}
        cy={cy}
        r={isPlaced ? radius : radius * WAITING}
        fill={capOf(cap).srgb}
        stroke={paint.surface}
        strokeWidth={2}
      />
      {isFixed && <Circle cx={cx} cy={cy} r={radius + 2.5} fill="none" stroke={paint.ink} strokeWidth={1.5} />}
      <text
        x={numberX}
        y={numberY}
        dy="0.35em"
        textAnchor="middle"
        fontFamily={paint.numberFont}
        fontSize={13}
        fontWeight={isPlaced ? 650 : 400}
        fill={isPlaced ? paint.ink : paint.quietInk}
      >
        {number}
      </text>
    </g>
  );
}

/** Its props are plain values, so that it is redrawn only when one changes. */
export const CapMark = memo(Mark);
