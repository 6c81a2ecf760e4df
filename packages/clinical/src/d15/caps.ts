import data from './caps.data.json' with { type: 'json' };

/** A cap of the D-15. */
export interface Cap {
  /** The number: 0 is the reference cap, 1 to 15 are arranged. */
  readonly cap: number;
  /** Munsell hue, value and chroma. */
  readonly munsell: string;
  /** CIE 1976 u* and v* under illuminant C. */
  readonly u: number;
  readonly v: number;
  /** The colour on a screen, `#rrggbb`; it stands for the cap and is the same on every theme. */
  readonly srgb: string;
}

type Row = [cap: number, munsell: string, u: number, v: number, srgb: string];

/** The sixteen caps in order around the colour circle. */
export const CAPS: readonly Cap[] = (data.caps as Row[]).map(([cap, munsell, u, v, srgb]) => ({
  cap,
  munsell,
  u,
  v,
  srgb,
}));

/** The reference cap, with which every arrangement begins. */
export const REFERENCE = 0;
/** The number of caps to arrange. */
export const CAP_COUNT = CAPS.length - 1;

/**
 * Returns a cap by its number.
 * @throws RangeError if there is no such cap
 */
export function capOf(cap: number): Cap {
  const found = CAPS[cap];
  if (!found) throw new RangeError(`the D-15 has no cap ${cap}`);
  return found;
}
