import type { ColorType, ColorVision } from '../patient/colorVision.ts';
import { normal, type Random } from '../random.ts';
import data from './caps.data.json' with { type: 'json' };

/** The fixed cap, and those that are to be arranged. */
export const REFERENCE = 0;
export const CAPS: readonly number[] = data.caps.flatMap(([cap]) =>
  cap === undefined || cap === REFERENCE ? [] : [cap],
);

/**
 * Directions in the u*, v* plane along which colours look alike without one kind of cone, degrees: means of dichromats
 * (Vingrys and King-Smith, IOVS 1988;29:50-63).
 */
const CONFUSION: Readonly<Record<Exclude<ColorType, 'normal'>, number>> = { protan: 8.8, deutan: -7.4, tritan: -82.8 };

/** What is left of a difference along the axis to somebody without these cones: our own choice. */
const RESIDUE = 0.05;
/** How unsure a difference of colours is, u* v* units (SD, our own choice): neighbours are 6 to 22 apart. */
export const UNSURE = 1.2;

/** How two caps differ to an eye with this colour vision, u* v* units. */
export function differenceOf(one: number, other: number, { type, severity }: ColorVision): number {
  const [, u1 = 0, v1 = 0] = data.caps[one] ?? [];
  const [, u2 = 0, v2 = 0] = data.caps[other] ?? [];
  const [du, dv] = [u2 - u1, v2 - v1];
  if (type === 'normal') return Math.hypot(du, dv);
  const axis = (CONFUSION[type] * Math.PI) / 180;
  const along = du * Math.cos(axis) + dv * Math.sin(axis);
  const across = dv * Math.cos(axis) - du * Math.sin(axis);
  return Math.hypot(along * (1 - severity * (1 - RESIDUE)), across);
}

/**
 * Which cap comes next: of those left the one that looks most like the last one, each judged with some doubt.
 *
 * @param unsure SD of each judgement, u* v* units
 * @throws RangeError when no cap is left
 */
export function nextCap(order: readonly number[], vision: ColorVision, unsure: number, random: Random): number {
  const last = order.at(-1) ?? REFERENCE;
  const left = CAPS.filter((cap) => !order.includes(cap));
  const judged = left.map((cap) => ({ cap, seems: differenceOf(last, cap, vision) + unsure * normal(random) }));
  const [first, ...others] = judged;
  if (!first) throw new RangeError('no cap is left');
  return others.reduce((nearest, one) => (one.seems < nearest.seems ? one : nearest), first).cap;
}
