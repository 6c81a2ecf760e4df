import type { ReactElement } from 'react';
import type { ChartPaint } from './paint.ts';
import type { Place } from './places.ts';
import { tenths } from './scales.ts';

/** The distance between a mark and the ring around it in pixels. */
const AWAY = 3.5;

interface FocusRingProps {
  place: Place;
  /** Whether the mark has keyboard focus; otherwise it is hovered, and the ring is thinner. */
  isFocused: boolean;
  paint: Pick<ChartPaint, 'surface' | 'focus'>;
}

/**
 * The ring around the focused or hovered mark, drawn with two lines to be visible on every background.
 * @selector [data-part="focus-ring"] The ring around the focused mark.
 * @selector [data-part="pointer-ring"] The ring around the hovered mark.
 */
export function FocusRing({ place, isFocused, paint }: FocusRingProps): ReactElement {
  const { x, y, width, height = width } = place;
  const box = {
    x: tenths(x - width / 2 - AWAY),
    y: tenths(y - height / 2 - AWAY),
    width: tenths(width + 2 * AWAY),
    height: tenths(height + 2 * AWAY),
    rx: 6,
    fill: 'none',
  } as const;
  const thick = isFocused ? 3 : 1.5;
  return (
    <g data-part={isFocused ? 'focus-ring' : 'pointer-ring'} aria-hidden="true" pointerEvents="none">
      <rect {...box} stroke={paint.surface} strokeWidth={2 * thick} />
      <rect {...box} stroke={paint.focus} strokeWidth={thick} />
    </g>
  );
}
