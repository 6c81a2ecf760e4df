import { memo, type ReactElement, type ReactNode } from 'react';
import { markProps } from '../../chart/ChartView.tsx';
import { Cross } from '../../chart/Cross.tsx';
import type { ChartPaint } from '../../chart/paint.ts';
import { tenths } from '../../chart/scales.ts';
import { Segment } from '../../chart/Segment.tsx';

/** The patient's right, left, or both eyes. */
export type StepEye = 'OD' | 'OS' | 'OU';

interface StepMarkProps {
  /** The id of the mark. */
  id: string;
  cx: number;
  cy: number;
  /** Edge of its square, px. */
  size: number;
  passed: boolean;
  /** The text announced for the mark; `null` in a non-interactive drawing. */
  label: string | null;
  paint: ChartPaint;
  eye: StepEye;
  /** What was shown. */
  direction?: number | null;
  /** Draws it; without it marks are discs and crosses. */
  drawShown?: DrawShown | undefined;
}

/** What was shown, where its middle is, within a square of which edge, px, in which colour. */
export interface Shown {
  direction: number | null;
  x: number;
  y: number;
  size: number;
  color: string;
}

/** Draws what was shown. */
export type DrawShown = (shown: Shown) => ReactNode;

/** In less room than this, px, nothing that was shown can be made out; in less than the second there is none for a tile. */
const LEGIBLE = { shown: 9, tile: 17 } as const;

/** How large what was shown is drawn in a mark of this size, px. */
const shownSize = (mark: number): number => (mark >= LEGIBLE.tile ? 0.64 : 0.86) * mark;

type MarkProps = Pick<StepMarkProps, 'cx' | 'cy' | 'size' | 'passed' | 'paint' | 'eye'>;

/** What was shown: in colour on a full tile what passed, struck through on an empty one what did not; small without tile. */
function Tile({ cx, cy, size, passed, paint, eye, shown }: MarkProps & { shown: ReactNode }): ReactElement {
  const half = size / 2;
  const [left, top] = [tenths(cx - half), tenths(cy - half)];
  const [mark, soft] = [paint.eyes[eye], paint.eyesSoft[eye]];
  return (
    <>
      {size >= LEGIBLE.tile ? (
        <rect
          x={left}
          y={top}
          width={size}
          height={size}
          rx={4}
          fill={passed ? soft : paint.surface}
          stroke={passed ? mark : paint.quietInk}
          strokeDasharray={passed ? undefined : '2.5 2'}
        />
      ) : (
        <circle cx={cx} cy={cy} r={half} fill={paint.surface} />
      )}
      {shown}
      {!passed && (
        <Segment
          from={{ x: left, y: top + size }}
          to={{ x: left + size, y: top }}
          stroke={paint.ink}
          strokeWidth={1.75}
          data-part="missed"
        />
      )}
    </>
  );
}

/** Small ones are a disc for what passed, a cross for what did not. */
function Sign({ cx, cy, size, passed, paint, eye }: MarkProps): ReactElement {
  const r = Math.max(2.5, size / 2 - 1);
  if (passed) return <circle cx={cx} cy={cy} r={r} fill={paint.eyes[eye]} />;
  return <Cross x={cx} y={cy} r={r} stroke={paint.ink} strokeWidth={1.75} data-part="missed" />;
}

function Mark({ id, label, direction = null, drawShown, ...mark }: StepMarkProps): ReactElement {
  const { cx, cy, size, passed, paint, eye } = mark;
  const isTile = drawShown !== undefined && size >= LEGIBLE.shown;
  const color = passed ? paint.eyes[eye] : paint.quietInk;
  return (
    <g data-passed={passed} {...markProps(id, label)}>
      {isTile ? (
        <Tile {...mark} shown={drawShown({ direction, x: cx, y: cy, size: shownSize(size), color })} />
      ) : (
        <Sign {...mark} />
      )}
    </g>
  );
}

/** One trial; drawn again only when it changes. Its places are written out: hundreds of transforms cost time in every frame. */
export const StepMark = memo(Mark);
