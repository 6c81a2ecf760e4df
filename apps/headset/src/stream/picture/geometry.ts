import type { SingleEye } from '@isopter/contract';
import type { EyeLook } from '../../look.ts';

/** A place in a picture in pixels: x to the right, y down. */
interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The size of a picture in pixels, and what it shows. */
export const PICTURE = {
  width: 640,
  height: 480,
  /** Position of the pupil while the eye looks straight ahead. */
  center: { x: 320, y: 250 },
  perMm: 17,
} as const;

/** Measures of an eye in mm. */
const EYE = {
  radius: 12,
  iris: 5.9,
  /** The lids when they are open, from the center. */
  upperLid: 5.2,
  lowerLid: 5.8,
  /** The height at which the lids meet. */
  closed: 4,
  /** Half of the distance between the corners of the eye, and how much lower than the center they are. */
  halfWidth: 14,
  corners: { nasal: 1, temporal: 0.4 },
} as const;

/** How far lids follow the gaze, as a share of the way of the pupil. */
const FOLLOW = { upper: 0.7, lower: 0.45 } as const;
/** How far corneal reflections follow the gaze, as a share of the way of the pupil, and where they are, in mm. */
const REFLECTIONS = { follow: 0.55, x: 1.7, y: -1.1 } as const;

/** One lid: a curve between the corners of the eye; the `bow` is the height of its two control points. */
interface Lid {
  readonly bow: number;
}

/** The places of everything that moves in a picture. */
export interface Geometry {
  readonly pupil: Pixel & { readonly radius: number };
  readonly iris: { readonly radius: number };
  /** How much narrower a circle on the eye seems because it is turned away, from 0 to 1. */
  readonly turned: Pixel;
  readonly reflections: readonly [Pixel, Pixel];
  readonly corners: { readonly left: Pixel; readonly right: Pixel };
  readonly upper: Lid;
  readonly lower: Lid;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Computes where an eye is in its picture. The camera is in front of the patient, so that the right of the patient is on
 * the left of the picture.
 */
export function geometryOf(eye: SingleEye, { gaze, pupil, openness }: EyeLook): Geometry {
  const { center, perMm } = PICTURE;
  const way = {
    x: -EYE.radius * perMm * Math.sin(radians(gaze.x)),
    y: -EYE.radius * perMm * Math.sin(radians(gaze.y)),
  };
  const shifted = (share: number, x: number, y: number): Pixel => ({
    x: center.x + share * way.x + x * perMm,
    y: center.y + share * way.y + y * perMm,
  });
  const { nasal, temporal } = EYE.corners;
  const [left, right] = eye === 'OD' ? [temporal, nasal] : [nasal, temporal];
  const corner = (side: number, down: number): Pixel => ({
    x: center.x + side * EYE.halfWidth * perMm,
    y: center.y + down * perMm,
  });
  // A Bézier curve reaches three quarters of the way to its control points.
  const rest = center.y + ((nasal + temporal) / 2) * perMm;
  const lid = (open: number, follow: number): Lid => {
    const closed = center.y + EYE.closed * perMm;
    const at = closed + openness * (center.y + open * perMm + follow * way.y - closed);
    return { bow: rest + (at - rest) / 0.75 };
  };
  const { follow, x, y } = REFLECTIONS;
  return {
    pupil: { ...shifted(1, 0, 0), radius: (pupil / 2) * perMm },
    iris: { radius: EYE.iris * perMm },
    turned: { x: Math.cos(radians(gaze.x)), y: Math.cos(radians(gaze.y)) },
    reflections: [shifted(follow, -x, y), shifted(follow, x, y)],
    corners: { left: corner(-1, left), right: corner(1, right) },
    upper: lid(-EYE.upperLid, FOLLOW.upper),
    lower: lid(EYE.lowerLid, FOLLOW.lower),
  };
}
