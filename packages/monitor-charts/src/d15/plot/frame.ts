import type { Point } from '@isopter/clinical';
import { AXES, type Axis, capOf, CAPS } from '@isopter/clinical/d15';
import { inProportion, polar } from '../../chart/frame.ts';
import { linear } from '../../chart/scales.ts';

/** Places of the u*, v* plane in a drawing, with the same scale both ways. */
export interface CircleFrame {
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
const MARGIN = { left: NUMBER, right: NUMBER + 52, top: NUMBER, bottom: NUMBER + 20 } as const;
/** Two caps are 6.3 units apart at the least. */
const CAP = { share: 2.9, least: 6, most: 17 } as const;

/** The colour circle in a drawing of a size, px. */
export function circleFrame(width: number, height: number): CircleFrame {
  const { left, right, top, bottom } = inProportion(width, height, MARGIN, 2 * EXTENT.u, 2 * EXTENT.v);
  const x = linear({ domain: [CENTRE.u - EXTENT.u, CENTRE.u + EXTENT.u], range: [left, right] });
  const y = linear({ domain: [CENTRE.v - EXTENT.v, CENTRE.v + EXTENT.v], range: [bottom, top] });
  const unit = (right - left) / (2 * EXTENT.u);
  const radius = Math.min(CAP.most, Math.max(CAP.least, CAP.share * unit));
  /** At an angle and a distance from the middle. */
  const from = (angle: number, length: number): Point => {
    const away = polar(angle, length);
    return { x: x(CENTRE.u + away.x), y: y(CENTRE.v + away.y) };
  };
  return {
    radius,
    at: (cap) => ({ x: x(capOf(cap).u), y: y(capOf(cap).v) }),
    numberAt: (cap) => {
      const [du, dv] = [capOf(cap).u - CENTRE.u, capOf(cap).v - CENTRE.v];
      return from((Math.atan2(dv, du) * 180) / Math.PI, Math.hypot(du, dv) + (radius + 11) / unit);
    },
    axis: (name) => {
      // named where it points to the right, or downwards
      const angle = AXES[name].mean;
      const reach = name === 'tritan' ? EXTENT.v : EXTENT.u;
      return {
        start: from(angle, BEFORE - reach),
        end: from(angle, reach - BEFORE),
        name: from(angle, reach + NUMBER / unit),
      };
    },
  };
}
