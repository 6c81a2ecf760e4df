import { Arc, Circle } from '@visx/shape';
import { Group } from '@visx/group';
import { memo, type ReactElement } from 'react';
import { type ChartPaint, themePaint } from '../../chart/paint.ts';
import type { Eye } from '../types.ts';

/** Props of {@link CaptureRing}. */
export interface CaptureRingProps {
  /** The eye the pictures are of; `null` for a camera test, which covers either eye. */
  eye: Eye | null;
  /** In percent, 0 to 100. */
  completion: number;
  /**
   * Whether the ring is drawn faintly, for an eye that is not part of the test.
   * @default false
   */
  isFaint?: boolean;
  /** The width and height in pixels. */
  size: number;
  /**
   * The colours and fonts; use `printPaint` for paper.
   * @default themePaint
   */
  paint?: ChartPaint;
}

/** The radius and the stroke width of the ring in a square of 200. */
const RING = { radius: 88, width: 10 } as const;
const FULL = 2 * Math.PI;

/**
 * An eye within a ring that closes clockwise, in every language, while pictures of it are taken. It needs no style
 * sheet (CHART-03). A text beside it must convey the same information.
 * @selector [data-component="CaptureRing"] The chart.
 * @selector [data-part="done"] The completed part of the ring.
 */
export const CaptureRing = memo(function CaptureRing({
  eye,
  completion,
  isFaint = false,
  size,
  paint = themePaint,
}: CaptureRingProps): ReactElement {
  const colour = eye ? paint.eyes[eye] : paint.accent;
  const done = (FULL * Math.min(100, Math.max(0, completion))) / 100;
  const circle = { cx: 100, cy: 100, fill: 'none' } as const;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 200 200"
      direction="ltr"
      style={{ display: 'block', forcedColorAdjust: 'none' }}
      aria-hidden="true"
      data-component="CaptureRing"
    >
      <g opacity={isFaint ? 0.35 : 1}>
        <Circle {...circle} r={RING.radius} stroke={paint.hairline} strokeWidth={RING.width} />
        {done > 0 && (
          <Group left={100} top={100}>
            <Arc
              innerRadius={RING.radius - RING.width / 2}
              outerRadius={RING.radius + RING.width / 2}
              cornerRadius={RING.width / 2}
              startAngle={0}
              endAngle={done}
              fill={colour}
              data-part="done"
            />
          </Group>
        )}
        <path d="M40 100Q100 46 160 100Q100 154 40 100Z" fill="none" stroke={paint.quietInk} strokeWidth={4} />
        <Circle {...circle} r={24} stroke={colour} strokeWidth={6} />
        <Circle cx={100} cy={100} r={10} fill={paint.ink} />
        <Circle cx={105} cy={94} r={3.5} fill={paint.surface} />
      </g>
    </svg>
  );
});
