import type { Point } from '@isopter/clinical';
import { AXES, type Axis, capOf, CAPS } from '@isopter/clinical/d15';
import { inProportion, polar } from '../../chart/frame.ts';
import { linear } from '../../chart/scales.ts';

/** Positions of the u*, v* plane in a drawing, with the same scale in both directions. */
export interface CircleFrame {
  /** The position of a cap in pixels. */
  readonly at: (cap: number) => Point;
  /** The position of its number, outside the circle. */
  readonly numberAt: (cap: number) => Point;
  /** Both ends of a confusion axis, and the position of its name, which starts or is centred there. */
  readonly axis: (axis: Axis) => { readonly start: Point; readonly end: Point; readonly name: Point };
  /** The radius of a cap in pixels. */
  readonly radius: number;
}

const mean = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
/** The mean of the caps in the u*, v* plane. */
export const CENTRE = { u: mean(CAPS.map(({ u }) => u)), v: mean(CAPS.map(({ v }) => v)) };
/** The distances from the centre to the outermost caps in u*, v* units. */
export const EXTENT = {
  u: Math.max(...CAPS.map(({ u }) => Math.abs(u - CENTRE.u))),
  v: Math.max(...CAPS.map(({ v }) => Math.abs(v - CENTRE.v))),
} as const;
/** The distance between the end of an axis and the caps in u*, v* units. */
const BEFORE = 5;
/** The margins in pixels for a cap and its number, and for the names of the axes on the right and below. */
const NUMBER = 34;
const MARGIN = { left: NUMBER, right: NUMBER + 52, top: NUMBER, bottom: NUMBER + 20 } as const;
/** The radius of a cap relative to the scale, and its limits in pixels. Caps are at least 6.3 units apart. */
const CAP = { share: 2.9, least: 6, most: 17 } as const;

/** The layout of the colour circle in a drawing of a given size in pixels. */
export function circleFrame(width: number, height: number): CircleFrame {
  const { left, right, top, bottom } = inProportion(width, height, MARGIN, 2 * EXTENT.u, 2 * EXTENT.v);
  const x = linear({ domain: [CENTRE.u - EXTENT.u, CENTRE.u + EXTENT.u], range: [left, right] });
  const y = linear({ domain: [CENTRE.v - EXTENT.v, CENTRE.v + EXTENT.v], range: [bottom, top] });
  const unit = (right - left) / (2 * EXTENT.u);
  const radius = Math.min(CAP.most, Math.max(CAP.least, CAP.share * unit));
  /** The position at an angle and a distance from the centre. */
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
      // the name is at the end on the right, or at the bottom
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
