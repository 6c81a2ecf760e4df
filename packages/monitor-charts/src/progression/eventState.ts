import type { BaselinePoint, EventAnalysis, EventPoint } from '@isopter/clinical/perimetry/progression';

/** Verdicts of an event analysis on a point. */
export const EVENT_STATES = ['stable', 'once', 'twice', 'thrice', 'outOfRange', 'unmeasured'] as const;
export type EventState = (typeof EVENT_STATES)[number];

const WORSE = ['stable', 'once', 'twice', 'thrice'] as const;

/** A point of a baseline, compared with a later test or not yet. */
export type ComparedPoint = BaselinePoint & Partial<Pick<EventPoint, 'db' | 'inARow'>>;

/** Returns the verdict on a point; before the first later test it can only tell whether the baseline is too low. */
export function eventState({ isOutOfRange, db, inARow = 0 }: ComparedPoint): EventState {
  if (isOutOfRange) return 'outOfRange';
  return db === null ? 'unmeasured' : WORSE[inARow];
}

/** The points of the newest field, or those of the baseline while there is no later one. */
export const newestPoints = ({
  points,
  followUps,
}: Pick<EventAnalysis, 'points' | 'followUps'>): readonly ComparedPoint[] => followUps.at(-1)?.points ?? points;
