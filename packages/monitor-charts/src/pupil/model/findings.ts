import { type RapdFinding, rapdOf, type Reaction, reactionsOf, type Swing, swingsOf } from '@isopter/clinical/pupil';
import type { Eye, PupilView } from '../types.ts';

/** Findings computed from the curves of a test. */
export interface PupilFindings {
  /** The reactions of both pupils to each flash; empty if the device reports no diameters or no times. */
  readonly reactions: readonly Reaction[];
  /** The results of the swinging light; `null` without one. */
  readonly swings: Readonly<Record<Eye, Swing>> | null;
  /** The relative afferent defect; `null` without swinging light. */
  readonly rapd: RapdFinding | null;
}

/** Measures the curves of a view. A test without times has none. */
export function findingsOf({ axis, bands, curves }: PupilView): PupilFindings {
  if (axis !== 'seconds') return { reactions: [], swings: null, rapd: null };
  const reactions = reactionsOf(bands, curves);
  const swings = swingsOf(bands, curves);
  return { reactions, swings, rapd: rapdOf({ bands, curves, reactions, swings }) };
}

/** The newest reaction of a pupil to light in its own eye; `null` before the first. */
export const directReaction = (reactions: readonly Reaction[], eye: Eye): Reaction | null =>
  reactions.findLast(({ lit, pupil }) => lit === eye && pupil === eye) ?? null;
