import { memo, type ReactElement } from 'react';
import type { LevelPaint } from './paint.ts';

/** How a plate was answered; each has a shape of its own. */
export type Outcome = 'seen' | 'notSeen' | 'notAnswered';

interface PlateMarkProps {
  /** Position among the plates; -1 in a legend. */
  index: number;
  outcome: Outcome;
  cx: number;
  cy: number;
  /** What is spoken of it; null in a drawing that is only looked at. */
  label: string | null;
  paint: LevelPaint;
}

/** Half the size of a mark, px. */
export const RADIUS = 5;

/** Seen: a filled dot. Not seen: a cross. No answer: a hollow dot. */
function Shape({ index, outcome, cx, cy, label, paint }: PlateMarkProps): ReactElement {
  const spoken =
    label === null ? {} : ({ role: 'img', 'aria-label': label, tabIndex: -1, 'data-index': index } as const);
  return (
    <g style={{ outline: 'none' }} data-outcome={outcome} {...spoken}>
      <rect x={cx - 9} y={cy - 9} width={18} height={18} fill="transparent" />
      {outcome === 'seen' && (
        <circle cx={cx} cy={cy} r={RADIUS} fill={paint.seen} stroke={paint.surface} strokeWidth={1.5} />
      )}
      {outcome === 'notSeen' && (
        <>
          <circle cx={cx} cy={cy} r={RADIUS + 2} fill={paint.surface} />
          <path d={`M${cx - 4.5} ${cy - 4.5}l9 9m-9 0l9 -9`} stroke={paint.notSeen} strokeWidth={2.25} />
        </>
      )}
      {outcome === 'notAnswered' && (
        <circle
          cx={cx}
          cy={cy}
          r={RADIUS - 0.5}
          fill={paint.surface}
          stroke={paint.quietInk}
          strokeWidth={2}
          strokeDasharray="3 2"
        />
      )}
    </g>
  );
}

/** One plate in the chart. Plain values only, so that it is drawn again only when it changes. */
export const PlateMark = memo(Shape);
