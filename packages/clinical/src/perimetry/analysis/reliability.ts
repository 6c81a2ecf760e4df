import { type JudgedEye, verdictOf } from '../judgement.ts';
import type { Judgement } from '../sequentialRule.ts';

/** Reasons why a field is unreliable. False negatives are none (`verdictOf`). */
export interface Reliability {
  falsePositives: boolean;
  fixationLosses: boolean;
  /** Whether sensitivities are abnormally high, which indicates presses without a stimulus. */
  tooHigh: boolean;
  /** Whether the field looks like one of the other eye. */
  otherEye: boolean;
  /** Whether nothing makes it unreliable. Only a verdict of `passed` says that it is reliable. */
  reliable: boolean;
}

/** A sensitivity in dB that no healthy eye reaches. */
export const SUSPICIOUS_DB = 40;

/**
 * Sums up the wrong answers of an eye, and whether any location has 40 dB or more (HFA II-i manual, p. 6-5).
 */
export function reliability(judged: JudgedEye, sensitivities: readonly number[] = [], otherEye = false): Reliability {
  const flags = {
    falsePositives: judged.falsePositives.judgement === 'flagged',
    fixationLosses: judged.fixationLosses.judgement === 'flagged',
    tooHigh: sensitivities.some((db) => db >= SUSPICIOUS_DB),
    otherEye,
  };
  return { ...flags, reliable: !Object.values(flags).some(Boolean) };
}

/** The verdict on a field: that of its wrong answers, unless something else makes it unreliable. */
export const fieldVerdict = (judged: JudgedEye, { reliable }: Reliability): Judgement =>
  reliable ? verdictOf(judged) : 'flagged';
