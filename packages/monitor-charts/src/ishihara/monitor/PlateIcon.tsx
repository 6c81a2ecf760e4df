import type { ReactElement } from 'react';
import type { PlateResult } from '../types.ts';

interface PlateIconProps {
  result: PlateResult;
  /** What was read; '' for nothing. */
  answer: string;
  /** Diameter, px (COL-04). */
  size: number;
}

const DOTS = 16;
const RADIUS = 42;
const DOT = 5.4;

const COLORS: Readonly<Record<PlateResult, string>> = {
  right: 'var(--isopter-color-positive, #1a7f45)',
  wrong: 'var(--isopter-color-critical, #b3261e)',
  unanswered: 'var(--isopter-color-line-strong, #b6bfc7)',
};

/** A wreath of dots around what was read: a sign for a plate, not a picture of one. Wrong ones miss every other dot. */
export function PlateIcon({ result, answer, size }: PlateIconProps): ReactElement {
  const color = COLORS[result];
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true" direction="ltr">
      {Array.from({ length: DOTS }, (_, i) => {
        const angle = (2 * Math.PI * i) / DOTS;
        const isHollow = result === 'unanswered' || (result === 'wrong' && i % 2 === 1);
        return (
          <circle
            key={angle}
            cx={50 + RADIUS * Math.sin(angle)}
            cy={50 - RADIUS * Math.cos(angle)}
            r={isHollow ? DOT - 1.5 : DOT}
            fill={isHollow ? 'none' : color}
            stroke={color}
            strokeWidth={isHollow ? 2 : 0}
          />
        );
      })}
      {result !== 'unanswered' && (
        <text
          x={50}
          y={50}
          dy="0.36em"
          textAnchor="middle"
          fontFamily="var(--isopter-font-mono, monospace)"
          fontSize={answer.length > 3 ? 16 : 34}
          fontWeight={650}
          fill="var(--isopter-color-ink1, #1c2733)"
        >
          {answer || '–'}
        </text>
      )}
    </svg>
  );
}
