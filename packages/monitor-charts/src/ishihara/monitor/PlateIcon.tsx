import type { ReactElement } from 'react';
import { themePaint } from '../../chart/paint.ts';
import type { PlateResult } from '../types.ts';

interface PlateIconProps {
  result: PlateResult;
  /** The response; `''` for nothing. */
  answer: string;
  /** The diameter in pixels (COL-04). */
  size: number;
}

const DOTS = 16;
const RADIUS = 42;
const DOT = 5.4;

/** The wanted dots of a wreath as a single path, because there may be a hundred wreaths. */
const dots = (radius: number, isWanted: (dot: number) => boolean): string =>
  Array.from({ length: DOTS }, (_, dot) => {
    const angle = (2 * Math.PI * dot) / DOTS;
    const [x, y] = [50 + RADIUS * Math.sin(angle) - radius, 50 - RADIUS * Math.cos(angle)];
    const half = `a${radius} ${radius} 0 1 0`;
    return isWanted(dot) ? `M${x.toFixed(2)} ${y.toFixed(2)}${half} ${2 * radius} 0${half} ${-2 * radius} 0` : '';
  }).join('');

const isEven = (dot: number): boolean => dot % 2 === 0;
const isOdd = (dot: number): boolean => !isEven(dot);
const all = (): boolean => true;

/** The paths of filled and of hollow dots by result. */
const WREATHS: Readonly<Record<PlateResult, { readonly filled?: string; readonly hollow?: string }>> = {
  right: { filled: dots(DOT, all) },
  wrong: { filled: dots(DOT, isEven), hollow: dots(DOT - 1.5, isOdd) },
  unanswered: { hollow: dots(DOT - 1.5, all) },
};

const COLORS: Readonly<Record<PlateResult, string>> = {
  right: themePaint.positive,
  wrong: themePaint.critical,
  unanswered: themePaint.line,
};

/** The symbol of a plate: a wreath of dots around the response. In a wrong one every other dot is missing. */
export function PlateIcon({ result, answer, size }: PlateIconProps): ReactElement {
  const color = COLORS[result];
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true" direction="ltr">
      <path d={WREATHS[result].filled} fill={color} />
      <path d={WREATHS[result].hollow} fill="none" stroke={color} strokeWidth={2} />
      {result !== 'unanswered' && (
        <text
          x={50}
          y={50}
          dy="0.36em"
          textAnchor="middle"
          fontFamily={themePaint.numberFont}
          fontSize={answer.length > 3 ? 16 : 34}
          fontWeight={650}
          fill={themePaint.ink}
        >
          {answer || '–'}
        </text>
      )}
    </svg>
  );
}
