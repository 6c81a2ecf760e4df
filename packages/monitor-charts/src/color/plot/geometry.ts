import type { Point } from '../../shared/point.ts';
import { CAPS, capOf } from '../analysis/caps.ts';
import { AXES, type Axis } from '../analysis/score.ts';

/** Places of the u*, v* plane in a drawing, with the same scale both ways. */
export interface CircleGeometry {
  /** The place of a cap, px. */
  readonly at: (cap: number) => Point;
  /** The place of its number: outside of the circle. */
  readonly numberAt: (cap: number) => Point;
  /** Both ends of a confusion axis, and the place of its name, which begins or is centred there. */
  readonly axis: (axis: Axis) => { readonly start: Point; readonly end: Point; readonly name: Point };
  /** Radius of a cap, px. */
  readonly radius: number;
}

const mean = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
/** The middle of the caps in the u*, v* plane. */
export const CENTRE = { u: mean(CAPS.map(({ u }) => u)), v: mean(CAPS.map(({ v }) => v)) };
/** From the centre to the outermost cap, u* v* units. */
export const EXTENT = {
  u: Math.max(...CAPS.map(({ u }) => Math.abs(u - CENTRE.u))),
  v: Math.max(...CAPS.map(({ v }) => Math.abs(v - CENTRE.v))),
} as const;
/** Axes end before they meet the caps, u* v* units. */
const BEFORE = 5;
/** Room for a cap and its number, and for the names of axes: on the right, and below, px. */
const NUMBER = 34;
const NAMES = { x: 52, y: 20 } as const;
/** Two caps are 6.3 units apart at the least. */
const CAP = { share: 2.9, least: 6, most: 17 } as const;

/** The colour circle in a drawing of a size, px. */
export function circleGeometry(width: number, height: number): CircleGeometry {
  const scale = Math.max(
    1,
    Math.min(((width - NAMES.x) / 2 - NUMBER) / EXTENT.u, ((height - NAMES.y) / 2 - NUMBER) / EXTENT.v),
  );
  const place = (u: number, v: number): Point => ({
    x: (width - NAMES.x) / 2 + (u - CENTRE.u) * scale,
    y: (height - NAMES.y) / 2 - (v - CENTRE.v) * scale,
  });
  const radius = Math.min(CAP.most, Math.max(CAP.least, CAP.share * scale));
  const outside = radius + 11;
  return {
    radius,
    at: (cap) => place(capOf(cap).u, capOf(cap).v),
    numberAt: (cap) => {
      const [du, dv] = [capOf(cap).u - CENTRE.u, capOf(cap).v - CENTRE.v];
      const length = Math.hypot(du, dv);
      const { x, y } = place(capOf(cap).u, capOf(cap).v);
      return { x: x + (du / length) * outside, y: y - (dv / length) * outside };
    },
    axis: (name) => {
      // named where it points to the right, or downwards
      const angle = (AXES[name].mean * Math.PI) / 180;
      const isUpright = name === 'tritan';
      const reach = (isUpright ? EXTENT.v : EXTENT.u) - BEFORE;
      const along = (length: number): Point =>
        place(CENTRE.u + Math.cos(angle) * length, CENTRE.v + Math.sin(angle) * length);
      const beyond = (isUpright ? EXTENT.v : EXTENT.u) + NUMBER / scale;
      return { start: along(-reach), end: along(reach), name: along(beyond) };
    },
  };
}
