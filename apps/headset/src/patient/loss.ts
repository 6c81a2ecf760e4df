import type { Eye, Point } from '@isopter/clinical';

/** Shape of a visual field loss. */
export type Loss = 'hemianopia' | 'tunnel' | 'scotoma' | 'lid';

/** So much sensitivity is lost where nothing is seen, dB. */
export const BLIND = 45;

/** Radius of the field that a tunnel leaves, degrees. */
export const TUNNEL = 15;

/** A dense scotoma that reaches from the centre of the lower nasal field to its edge: centre and half width, degrees. */
const SCOTOMA = { meridian: 225, half: 25 } as const;

/** An eyelid that hangs down: the height of its margin above fixation, and how far tape lifts it (12 to 20°), degrees. */
const LID = { margin: { OD: 10, OS: 14 }, lift: 16, arch: 0.004 } as const;

/** The height of the lid's margin over a point: an arch, lower towards both sides. */
const lidAt = (x: number, eye: Eye, isTaped: boolean): number =>
  LID.margin[eye] + (isTaped ? LID.lift : 0) - LID.arch * x * x;

/**
 * Sensitivity lost at a point of an eye, dB: a homonymous hemianopia (the left half of both fields), a tunnel (retinitis
 * pigmentosa), a wedge of the lower nasal field of the right eye alone (a branch of the central artery), or what a
 * hanging lid covers.
 */
export function lossAt(loss: Loss, { x, y }: Point, eye: Eye, isTaped = false): number {
  if (loss === 'lid') return y > lidAt(x, eye, isTaped) ? BLIND : 0;
  if (loss === 'hemianopia') return x < -1 ? BLIND : 0;
  if (loss === 'tunnel') return Math.hypot(x, y) > TUNNEL ? BLIND : 0;
  if (eye === 'OS') return 0;
  const angle = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return Math.hypot(x, y) > 3 && Math.abs(angle - SCOTOMA.meridian) <= SCOTOMA.half ? BLIND : 0;
}
