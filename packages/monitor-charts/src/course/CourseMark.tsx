import { memo, type ReactElement } from 'react';
import { Cross } from '../chart/Cross.tsx';
import { themePaint } from '../chart/paint.ts';

/** The eye or ear of a series. */
export type CourseSide = 'OD' | 'OS' | 'OU' | 'RIGHT' | 'LEFT';

interface CourseMarkProps {
  x: number;
  y: number;
  side: CourseSide;
  colour: string;
  /** Whether it is compared and followed. */
  isCounted: boolean;
  /**
   * Whether the mark is hollow because the value is from another device.
   * @default false
   */
  isHollow?: boolean;
}

const SIZE = 3;
/** The side of a mark in a key, px. */
const KEY = 10;

/**
 * A number of one test: a square of the left, a circle of the right, a diamond of both, hollow of another device; a cross
 * where it does not count.
 */
export const CourseMark = memo(function CourseMark(props: CourseMarkProps): ReactElement {
  const { x, y, side, colour, isCounted, isHollow = false } = props;
  if (!isCounted) {
    return (
      <g stroke={themePaint.quietInk} strokeWidth={1.4} data-part="left-out">
        <Cross x={x} y={y} r={SIZE} />
      </g>
    );
  }
  const look = isHollow
    ? { fill: themePaint.surface, stroke: colour, strokeWidth: 1.5, 'data-part': 'imported' }
    : { fill: colour, stroke: themePaint.surface, strokeWidth: 0.75 };
  if (side === 'OS' || side === 'LEFT') {
    return <rect x={x - SIZE} y={y - SIZE} width={2 * SIZE} height={2 * SIZE} {...look} />;
  }
  if (side === 'OU') return <path d={`M${x} ${y - 4}l4 4l-4 4l-4 -4z`} {...look} />;
  return <circle cx={x} cy={y} r={3.2} {...look} />;
});

/** Props of {@link CourseKey}. */
export interface CourseKeyProps {
  side: CourseSide;
  /**
   * Whether its numbers come from another device.
   * @default false
   */
  isHollow?: boolean;
}

/** The mark of an eye or ear in `CourseChart`, for a key beside it. Screen readers skip it. */
export function CourseKey({ side, isHollow = false }: CourseKeyProps): ReactElement {
  return (
    <svg width={KEY} height={KEY} aria-hidden>
      <CourseMark x={KEY / 2} y={KEY / 2} {...{ side, isHollow }} colour={sideColour(side)} isCounted />
    </svg>
  );
}

/** Returns the colour of an eye or ear. */
export const sideColour = (side: CourseSide): string =>
  side === 'RIGHT' || side === 'LEFT' ? themePaint.ears[side] : themePaint.eyes[side];
