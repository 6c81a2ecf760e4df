import { memo, type ReactElement } from 'react';
import { capOf } from '../analysis/caps.ts';
import type { CirclePaint } from './paint.ts';

interface CapMarkProps {
  index: number;
  cap: number;
  cx: number;
  cy: number;
  numberX: number;
  numberY: number;
  radius: number;
  isFixed: boolean;
  isPlaced: boolean;
  number: string;
  /** What is spoken of it; null in a drawing that is only looked at. */
  label: string | null;
  paint: CirclePaint;
}

/** How much smaller a cap is that is still to be put. */
const WAITING = 0.5;

/** A cap in its own colour, with its number beside it; a second ring around the fixed one, small until it is put. */
function Mark({
  index,
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
  const spoken =
    label === null ? {} : ({ role: 'img', 'aria-label': label, tabIndex: -1, 'data-index': index } as const);
  return (
    <g style={{ outline: 'none' }} data-cap={cap} data-placed={isPlaced} {...spoken}>
      <circle cx={cx} cy={cy} r={Math.max(12, radius)} fill="transparent" />
      <circle
        cx={cx}
        cy={cy}
        r={isPlaced ? radius : radius * WAITING}
        fill={capOf(cap).srgb}
        stroke={paint.surface}
        strokeWidth={2}
      />
      {isFixed && <circle cx={cx} cy={cy} r={radius + 2.5} fill="none" stroke={paint.ink} strokeWidth={1.5} />}
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

/** Plain values only, so that it is drawn again only when it changes. */
export const CapMark = memo(Mark);
