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
  /** The side of its square in pixels. */
  size: number;
  passed: boolean;
  /** The text announced for the mark; `null` in a non-interactive drawing. */
  label: string | null;
  paint: ChartPaint;
  eye: StepEye;
  /** The direction of the optotype. */
  direction?: number | null;
  /** Draws the optotype. If omitted, marks are discs and crosses. */
  drawShown?: DrawShown | undefined;
}

/** An optotype to draw: its direction, centre, the side of its square in pixels, and its colour. */
export interface Shown {
  direction: number | null;
  x: number;
  y: number;
  size: number;
  color: string;
}

/** Draws an optotype. */
export type DrawShown = (shown: Shown) => ReactNode;

/** The minimum sizes of a mark in pixels for a legible optotype, and for a tile around it. */
const LEGIBLE = { shown: 9, tile: 17 } as const;

/** The size of the optotype in a mark of a size in pixels. */
const shownSize = (mark: number): number => (mark >= LEGIBLE.tile ? 0.64 : 0.86) * mark;

type MarkProps = Pick<StepMarkProps, 'cx' | 'cy' | 'size' | 'passed' | 'paint' | 'eye'>;

/**
 * A mark with an optotype: on a filled tile if passed, struck through on an empty tile if not; without a tile if small.
 */
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

/** A mark without an optotype: a disc if passed, a cross if not. */
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

/**
 * The mark of one trial, redrawn only when it changes. Its coordinates are computed, because hundreds of transforms
 * cost time in every frame.
 */
export const StepMark = memo(Mark);
