import type { ReactElement } from 'react';
import { ProgressBar } from 'react-aria-components';
import type { Eye } from '../tone/eye.ts';
import { arc, ring, root, track, value as valueStyle } from './CompletionCircle.css.ts';

/** Props of {@link CompletionCircle}. */
export interface CompletionCircleProps {
  /** The accessible name: what is completed, for example "Left eye". */
  label: string;
  /** The progress in percent, 0 to 100. */
  value: number;
  /**
   * The eye that determines the colour of the ring.
   * @default 'OU'
   */
  eye?: Eye;
  /**
   * The outer diameter in pixels.
   * @default 30
   */
  size?: number;
}

const STROKE = 4;

/**
 * The progress of a test as a percentage and a ring that closes clockwise from the top in every language.
 * @selector [data-component="CompletionCircle"] The ring.
 * @selector [data-eye] On the ring: `OD`, `OS` or `OU`.
 * @selector [data-part="value"] The percentage.
 */
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
