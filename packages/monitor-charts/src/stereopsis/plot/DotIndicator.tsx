import { isSeen } from '@isopter/clinical/stereopsis';
import { Circle } from '@visx/shape';
import { memo, type ReactElement } from 'react';
import { PLACES, type Plate } from '../types.ts';
import { Cross } from '../../chart/Cross.tsx';
import { type ChartPaint, themePaint } from '../../chart/paint.ts';

/** Props of {@link DotIndicator}. */
export interface DotIndicatorProps {
  /** The plate whose answer is shown. */
  plate: Pick<Plate, 'target' | 'target_answer'>;
  /**
   * The height and width in pixels.
   * @default 24
   */
  size?: number;
  /** The accessible name; omit it if a text beside it conveys the same. */
  label?: string;
  /**
   * The colours and fonts; use `printPaint` for paper.
   * @default themePaint
   */
  paint?: ChartPaint;
}

/** The centres of the positions in a square of 24, clockwise from the top. */
const CENTRES: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [12, 4.5],
  2: [19.5, 12],
  3: [12, 19.5],
  4: [4.5, 12],
};

/**
 * The position of the dot: four dots from the patient's view, the target filled, and a different response crossed out
 * (STE-01). An unknown position is shown by its number. It is not mirrored in any language.
 * @selector [data-component="DotIndicator"] The chart.
 * @selector [data-target] On the indicator: the number of the position of the dot.
 * @selector [data-part="answer"] The cross on a different response.
 */
export const DotIndicator = memo(function DotIndicator({
  plate,
  size = 24,
  label,
  paint = themePaint,
}: DotIndicatorProps): ReactElement {
  const { target, target_answer = null } = plate;
  const isKnown = target in CENTRES;
  const wrong = target_answer !== null && !isSeen(plate) ? CENTRES[target_answer] : undefined;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      style={{ display: 'block', forcedColorAdjust: 'none' }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      data-component="DotIndicator"
      data-target={target}
    >
      {(isKnown ? PLACES : []).map((place) => {
        const [cx, cy] = CENTRES[place] ?? [12, 12];
        const isTarget = place === target;
        return (
          <Circle
            key={place}
            cx={cx}
            cy={cy}
            r={isTarget ? 3.75 : 2.75}
            fill={isTarget ? paint.ink : 'none'}
            stroke={isTarget ? paint.ink : paint.line}
            strokeWidth={1.25}
          />
        );
      })}
      {isKnown && wrong && (
        <Cross x={wrong[0]} y={wrong[1]} r={3.25} stroke={paint.critical} strokeWidth={2} data-part="answer" />
      )}
      {!isKnown && (
        <text x={12} y={16.5} textAnchor="middle" fontSize={13} fontFamily={paint.numberFont} fill={paint.ink}>
          {target}
        </text>
      )}
    </svg>
  );
});
