import { memo, type ReactElement } from 'react';
import type { DirectionState } from '../types.ts';

interface DirectionMarkProps {
  index: number;
  state: DirectionState;
  cx: number;
  cy: number;
  /** Half the size, px. */
  size: number;
  /** The way of a vector that was seen nowhere; undefined for the others. */
  way?: string | undefined;
  colour: string;
  surface: string;
  ink: string;
  quiet: string;
  /** What is spoken of it; null in a drawing that is only looked at. */
  label: string | null;
}

/** Seen: a disc at its place. Seen nowhere: a cross at the rim, its way dashed. Answered too early: a hollow square there. */
function Shape({
  index,
  state,
  cx,
  cy,
  size,
  way,
  colour,
  surface,
  ink,
  quiet,
  label,
}: DirectionMarkProps): ReactElement {
  const spoken =
    label === null ? {} : ({ role: 'img', 'aria-label': label, tabIndex: -1, 'data-index': index } as const);
  const cross = `M${cx - size} ${cy - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`;
  return (
    <g style={{ outline: 'none' }} data-state={state} {...spoken}>
      {way !== undefined && <path d={way} stroke={quiet} strokeDasharray="3 4" fill="none" />}
      <circle cx={cx} cy={cy} r={12} fill="transparent" />
      {state === 'seen' && <circle cx={cx} cy={cy} r={size} fill={colour} stroke={surface} strokeWidth={1.5} />}
      {state === 'not_seen' && <path d={cross} stroke={ink} strokeWidth={2.25} strokeLinecap="round" fill="none" />}
      {state === 'too_early' && (
        <rect
          x={cx - size}
          y={cy - size}
          width={2 * size}
          height={2 * size}
          fill={surface}
          stroke={ink}
          strokeWidth={1.75}
        />
      )}
    </g>
  );
}

/** What came of one direction. Plain values only, so that it is drawn again only when it changes. */
export const DirectionMark = memo(Shape);
