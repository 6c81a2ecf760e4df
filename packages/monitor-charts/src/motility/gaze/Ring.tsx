import type { ReactElement } from 'react';
import type { GazePaint } from './paint.ts';

interface RingProps {
  cx: number;
  cy: number;
  r: number;
  colour: string;
  paint: GazePaint;
  part: string;
}

/** A ring around a place; two lines, so that it shows on every ground. */
export const Ring = ({ cx, cy, r, colour, paint, part }: RingProps): ReactElement => (
  <g data-part={part} aria-hidden="true" pointerEvents="none">
    <circle cx={cx} cy={cy} r={r} fill="none" stroke={paint.surface} strokeWidth={5} />
    <circle cx={cx} cy={cy} r={r} fill="none" stroke={colour} strokeWidth={2.5} />
  </g>
);
