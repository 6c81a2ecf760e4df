import { AXES, capOf, CAPS, REFERENCE } from '@isopter/clinical/d15';
import type { ColorVision } from '../observer.ts';
import { normal, type Random } from '../random.ts';

/** The caps that are to be arranged. */
export const ARRANGED: readonly number[] = CAPS.flatMap(({ cap }) => (cap === REFERENCE ? [] : [cap]));

/** Remaining share of a difference along the confusion axis for a person without these cones: our own choice. */
const RESIDUE = 0.05;
/** How unsure a difference of colours is, u* v* units (SD, our own choice): neighbours are 6 to 22 apart. */
export const UNSURE = 1.2;

/** How two caps differ to an eye with this colour vision, u* v* units. */
export function differenceOf(one: number, other: number, { type, severity }: ColorVision): number {
  const [from, to] = [capOf(one), capOf(other)];
  const [du, dv] = [to.u - from.u, to.v - from.v];
  if (type === 'normal') return Math.hypot(du, dv);
  const axis = (AXES[type].mean * Math.PI) / 180;
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
  const left = ARRANGED.filter((cap) => !order.includes(cap));
  const judged = left.map((cap) => ({ cap, seems: differenceOf(last, cap, vision) + unsure * normal(random) }));
  const [first, ...others] = judged;
  if (!first) throw new RangeError('no cap is left');
  return others.reduce((nearest, one) => (one.seems < nearest.seems ? one : nearest), first).cap;
}
