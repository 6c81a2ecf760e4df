import type { ReactElement } from 'react';
import { themePaint } from '../../chart/paint.ts';
import { circle } from './WaggonerMonitor.css.ts';

interface ScoreCircleProps {
  correct: number;
  total: number;
  /** The text announced for the mark. */
  label: string;
  /** The text inside the circle. */
  text: string;
  /** The diameter in pixels: a seventeenth of the monitor's width (COL-04). */
  size: number;
}

const STROKE = 7;
const RADIUS = 50 - STROKE / 2;

/**
 * The test score of a section: the share of correct answers as a ring and as numbers.
 * @selector [data-part="score"] The ring with the numbers.
 */
export function ScoreCircle({ correct, total, label, text, size }: ScoreCircleProps): ReactElement {
  const share = total === 0 ? 0 : correct / total;
  const ring = { cx: 50, cy: 50, r: RADIUS, fill: 'none', strokeWidth: STROKE } as const;
  return (
    <svg
      className={circle}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      role="img"
      aria-label={label}
      direction="ltr"
      data-part="score"
    >
      <circle {...ring} stroke={themePaint.line} />
      {share > 0 && (
        <circle
          {...ring}
          stroke={themePaint.accent}
          pathLength={100}
          strokeDasharray={`${100 * share} 100`}
          transform="rotate(-90 50 50)"
        />
      )}
      <text
        x={50}
        y={50}
        dy="0.36em"
        textAnchor="middle"
        fontSize={text.length > 5 ? 19 : 24}
        fill={themePaint.ink}
        aria-hidden="true"
      >
        {text}
      </text>
    </svg>
  );
}
