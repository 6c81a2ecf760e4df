import { directionOf } from '@isopter/clinical/acuity';
import type { ReactElement } from 'react';
import type { OptotypeKind } from '../types.ts';

/** Half the width of stroke and gap, and the radii of the ring, in fifths of an optotype's size (ISO 8596). */
const HALF = 0.5;
const RING = { outer: 2.5, inner: 1.5 } as const;

const tip = (radius: number): number => Math.sqrt(radius ** 2 - HALF ** 2);

/** A corner of an outline in units, and the radius of the arc that leads to it; a straight line without a radius. */
interface Corner {
  readonly at: readonly [x: number, y: number];
  readonly arc?: { readonly radius: number; readonly sweep: 0 | 1 };
}

/** A ring with its gap on the right; the gap has parallel sides and is as wide as the stroke. */
const LANDOLT_C: readonly Corner[] = [
  { at: [tip(RING.outer), -HALF] },
  { at: [tip(RING.outer), HALF], arc: { radius: RING.outer, sweep: 0 } },
  { at: [tip(RING.inner), HALF] },
  { at: [tip(RING.inner), -HALF], arc: { radius: RING.inner, sweep: 1 } },
];

/** Open to the right: three bars with gaps as wide as the bars. */
const TUMBLING_E: readonly Corner[] = [
  ...([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5] as const).flatMap((y, i) => {
    const [from, to] = i % 2 === 0 ? [-1.5, 2.5] : [2.5, -1.5];
    return [{ at: [from, y] as const }, { at: [to, y] as const }];
  }),
  { at: [-2.5, 2.5] },
  { at: [-2.5, -2.5] },
];

const SHAPES: Readonly<Record<OptotypeKind, readonly Corner[]>> = { LANDOLT_C, TUMBLING_E };
const UNITS = 5;

const hundredths = (value: number): number => Math.round(100 * value) / 100;

/**
 * The outline rotated counter-clockwise. The coordinates are computed, because hundreds of transforms cost time in
 * every frame.
 */
function outline(corners: readonly Corner[], degrees: number, unit: number, x: number, y: number): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const steps = corners.map(({ at: [px, py], arc }, i) => {
    const place = `${hundredths(x + unit * (px * cos + py * sin))} ${hundredths(y + unit * (py * cos - px * sin))}`;
    if (!arc) return `${i === 0 ? 'M' : 'L'}${place}`;
    const radius = hundredths(unit * arc.radius);
    return `A${radius} ${radius} 0 1 ${arc.sweep} ${place}`;
  });
  return `${steps.join('')}Z`;
}

/** Props of {@link Optotype}. */
export interface OptotypeProps {
  /** A Landolt ring or a tumbling E. */
  kind: OptotypeKind;
  /** The code of the direction of the gap; `null` draws a ring without a gap or a square without bars. */
  direction: number | null;
  /** The height and width in units of the enclosing drawing. */
  size: number;
  /**
   * The position of the centre.
   * @default 0
   */
  x?: number;
  /**
   * The vertical position of the centre, in units of the enclosing drawing.
   * @default 0
   */
  y?: number;
  /**
   * The colour of the strokes.
   * @default 'currentColor'
   */
  color?: string;
}

/**
 * An optotype with the proportions of its standard, in the direction in which it was shown.
 * @selector [data-part="optotype"] The optotype; a ring without a gap has no attributes.
 * @selector [data-direction] On the optotype: the code of its direction.
 */
export function Optotype({ kind, direction, size, x = 0, y = 0, color = 'currentColor' }: OptotypeProps): ReactElement {
  const shown = directionOf(direction);
  const unit = size / UNITS;
  if (!shown) return <circle cx={x} cy={y} r={2 * unit} fill="none" stroke={color} strokeWidth={unit} />;
  return (
    <path
      d={outline(SHAPES[kind], shown.degrees, unit, x, y)}
      fill={color}
      data-part="optotype"
      data-direction={direction}
    />
  );
}
