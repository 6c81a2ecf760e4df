import type { ReactElement } from 'react';
import { directionOf } from '../directions.ts';
import type { OptotypeKind } from '../types.ts';

/** Half the stroke and gap, and the radii of the ring, in units of which an optotype has five (ISO 8596). */
const HALF = 0.5;
const RING = { outer: 2.5, inner: 1.5 } as const;

const tip = (radius: number): number => Math.round(1000 * Math.sqrt(radius ** 2 - HALF ** 2)) / 1000;

/** The gap on the right, with parallel sides, as wide as the stroke. */
const LANDOLT_C = [
  `M${tip(RING.outer)} ${-HALF}`,
  `A${RING.outer} ${RING.outer} 0 1 0 ${tip(RING.outer)} ${HALF}`,
  `L${tip(RING.inner)} ${HALF}`,
  `A${RING.inner} ${RING.inner} 0 1 1 ${tip(RING.inner)} ${-HALF}Z`,
].join('');

/** Open to the right: three bars with gaps as wide as they are. */
const TUMBLING_E = 'M-2.5 -2.5H2.5V-1.5H-1.5V-0.5H2.5V0.5H-1.5V1.5H2.5V2.5H-2.5Z';

const SHAPES: Readonly<Record<OptotypeKind, string>> = { LANDOLT_C, TUMBLING_E };
const UNITS = 5;

/** Props of {@link Optotype}. */
export interface OptotypeProps {
  kind: OptotypeKind;
  /** Code of the direction of its gap; without one a ring without a gap, a square without bars. */
  direction: number | null;
  /** Height and width, in units of the drawing it is part of. */
  size: number;
  /** @default 'currentColor' */
  color?: string;
}

/** An optotype around the origin, of the proportions of its standard, in the direction it was shown. */
export function Optotype({ kind, direction, size, color = 'currentColor' }: OptotypeProps): ReactElement {
  const shown = directionOf(direction);
  const scale = `scale(${size / UNITS})`;
  if (!shown) return <circle r={2 * (size / UNITS)} fill="none" stroke={color} strokeWidth={size / UNITS} />;
  return (
    <path
      d={SHAPES[kind]}
      fill={color}
      transform={`${scale} rotate(${-shown.degrees})`}
      data-part="optotype"
      data-direction={direction}
    />
  );
}
