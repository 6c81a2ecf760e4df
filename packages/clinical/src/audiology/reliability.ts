import { type Judgement, judgeTrials, type SequentialRule } from '../perimetry/sequentialRule.ts';
import { TONE_RETEST } from './change.ts';
import { FALSE_PRESS } from './statistics.ts';
import type { Ear, Tone } from './types.ts';

/**
 * Silent intervals: finds 90.2 % of listeners who press in 30 % of them, and flags 3.3 % of those who press in 5 %, after 14
 * intervals on average (own exact computation; the rates are our own choice).
 */
export const FALSE_RESPONSE_RULE: SequentialRule = {
  reliable: 0.05,
  unreliable: 0.3,
  alpha: 0.06,
  beta: 0.04,
  trials: 20,
  flaggedFrom: 4,
};

/** The frequency in Hz that is measured twice (ASHA 2005). */
export const RETESTED = 1000;

/** Presses for nothing. */
export interface FalseResponses {
  readonly pressed: number;
  readonly given: number;
  readonly judgement: Judgement;
}

/** The second threshold at 1000 Hz against the first. */
export interface Retest {
  /** Second minus first in dB; a tone that was not heard counts as the loudest level presented. */
  readonly difference: number;
  readonly judgement: Judgement;
}

/** Whether the thresholds of an ear can be relied on, and by what. */
export interface EarReliability {
  /** Flagged if any part is, passed if all parts are known and passed, undecided otherwise. */
  readonly verdict: Judgement;
  /** `null` if the device does not report silent intervals, or the test has none. */
  readonly false_responses: FalseResponses | null;
  /** `null` if the device does not report the retest, or there was none. */
  readonly retest: Retest | null;
  /** Presses too soon after the beginning of a tone to be a response to it, of all tones. */
  readonly too_soon: FalseResponses;
}

/** Returns whether a record is a silent interval, in which no tone was presented. */
export const isSilence = ({ catch_trial }: Tone): boolean => catch_trial === 'silence';

/** Returns whether a press came too soon to be a response to the tone (AUD-01). */
export const isFalsePress = ({ is_heard, response_time }: Tone): boolean =>
  is_heard && response_time !== null && response_time <= FALSE_PRESS;

const judged = (all: readonly Tone[], isFalse: (tone: Tone) => boolean): FalseResponses => {
  const pressed = all.filter(isFalse).length;
  return { pressed, given: all.length, judgement: judgeTrials(FALSE_RESPONSE_RULE, pressed, all.length) };
};

/** Returns the presses in the silent intervals of an ear; every press in one is a false response. */
function falseResponsesOf(own: readonly Tone[]): FalseResponses | null {
  const silences = own.filter(isSilence);
  return silences.length === 0 ? null : judged(silences, ({ is_heard }) => is_heard);
}

/** Returns the retest of an ear; more than 5 dB apart is flagged (ASHA 2005: then the results are doubtful). */
function retestOf(own: readonly Tone[]): Retest | null {
  const again = own.findIndex(({ frequency, retest }) => frequency === RETESTED && retest);
  const first = own
    .slice(0, Math.max(0, again))
    .find(({ frequency, threshold }) => frequency === RETESTED && threshold);
  if (again === -1 || !first) return null;
  const difference = own[again]!.volume_db - first.volume_db;
  return { difference, judgement: Math.abs(difference) > TONE_RETEST ? 'flagged' : 'passed' };
}

/** Returns whether the thresholds of an ear can be relied on, from its tones in chronological order. */
export function earReliability(tones: readonly Tone[], ear: Ear): EarReliability {
  const own = tones.filter((tone) => tone.ear === ear);
  const falseResponses = falseResponsesOf(own);
  const retest = retestOf(own);
  const tooSoon = judged(
    own.filter((tone) => !isSilence(tone)),
    isFalsePress,
  );
  const judgements = [falseResponses?.judgement, retest?.judgement];
  const verdict = [...judgements, tooSoon.judgement].includes('flagged')
    ? 'flagged'
    : judgements.every((one) => one === 'passed')
      ? 'passed'
      : 'undecided';
  return { verdict, false_responses: falseResponses, retest, too_soon: tooSoon };
}
