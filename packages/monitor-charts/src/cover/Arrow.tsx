import { sizeOf } from '@isopter/clinical/cover';
import type { Eye } from '@isopter/clinical/gaze';
import { Circle } from '@visx/shape';
import type { ReactElement } from 'react';
import type { ChartPaint } from '../chart/paint.ts';
import { Segment } from '../chart/Segment.tsx';
import type { Deviation } from './types.ts';

/** The length of an arrow in pixels per prism dioptre, its maximum length, and the size of its head. */
const ARROW = { perPrism: 0.85, longest: 34, head: 5 } as const;

interface ArrowProps {
  cx: number;
  cy: number;
  /** The space for the arrow in pixels, up and down. */
  room: number;
  deviation: Deviation;
  eye: Eye | 'OU';
  paint: ChartPaint;
}

/**
 * The position of the eye relative to the target, which is a dot; for both eyes, of the right eye relative to the left.
 */
export function Arrow({ cx, cy, room, deviation, eye, paint }: ArrowProps): ReactElement {
  const side = eye === 'OS' ? 1 : -1;
  const size = sizeOf(deviation);
  // y increases downwards in pixels
  const [ux, uy] = [(side * deviation.eso) / size, (side * deviation.right_hyper) / size];
  const length = Math.min(Math.max(9, ARROW.perPrism * size), ARROW.longest, room / Math.abs(uy));
  const [x, y] = [cx + ux * length, cy + uy * length];
  const turn = (Math.atan2(uy, ux) * 180) / Math.PI;
  return (
    <g data-part="arrow">
      <Circle cx={cx} cy={cy} r={2.5} fill={paint.quietInk} />
      <Segment
        from={{ x: cx, y: cy }}
        to={{ x, y }}
        stroke={paint.eyes[eye]}
        strokeWidth={2.25}
        strokeLinecap="round"
      />
      <path
        d={`M0 0L${-ARROW.head * 1.4} ${-ARROW.head}V${ARROW.head}Z`}
        transform={`translate(${x + ux * 3} ${y + uy * 3}) rotate(${turn})`}
        fill={paint.eyes[eye]}
      />
    </g>
  );
}
