import type { ReactElement } from 'react';
import { ProgressBar } from 'react-aria-components';
import type { Eye } from '../tone/eye.ts';
import { arc, ring, root, track, value as valueStyle } from './CompletionCircle.css.ts';

/** Props of {@link CompletionCircle}. */
export interface CompletionCircleProps {
  /** What is completed, spoken: "Left eye". */
  label: string;
  /** Percent, 0 to 100. */
  value: number;
  /**
   * Whose colour the ring takes.
   * @default 'OU'
   */
  eye?: Eye;
  /**
   * Outer diameter in pixels.
   * @default 30
   */
  size?: number;
}

const STROKE = 4;

/** How much of a test is done, as a percentage and a ring that closes clockwise from the top in every language. */
export function CompletionCircle({ label, value, eye = 'OU', size = 30 }: CompletionCircleProps): ReactElement {
  const radius = (size - STROKE) / 2;
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: STROKE };
  return (
    <ProgressBar className={root} data-component="CompletionCircle" data-eye={eye} value={value} aria-label={label}>
      {({ percentage = 0, valueText }) => (
        <>
          <span className={valueStyle} data-part="value">
            {valueText}
          </span>
          <svg className={ring} width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden>
            <circle {...circle} className={track} />
            <circle
              {...circle}
              className={arc({ eye })}
              pathLength={100}
              strokeDasharray={100}
              strokeDashoffset={100 - percentage}
              transform={`rotate(-90 ${size / 2} ${size / 2})`}
            />
          </svg>
        </>
      )}
    </ProgressBar>
  );
}
