import type { Eye, Point } from '@isopter/clinical';
import { type DeviceStimulus, FALSE_POSITIVE_RESPONSE_TIME } from '@isopter/contract';
import type { Response } from '../observer.ts';
import { bothLook, type Look, saccade } from '../look.ts';

/** Response reported for a presentation before its outcome. */
export const UNANSWERED: Response = { seen: false, response_time: 0, has_good_fixation: true };

/** A press that came too soon for the stimulus to have caused it [PERI-03]. */
export const isEarly = ({ seen, response_time }: Response): boolean =>
  seen && response_time < FALSE_POSITIVE_RESPONSE_TIME;

/**
 * Returns whether a presentation counts as a fixation loss: the blind spot was shown a stimulus, and the patient saw
 * it.
 */
export const isFixationLoss = (kind: string, response: Response): boolean =>
  kind === 'blind_spot' && response.seen && !isEarly(response);

/** Returns the look of eyes that lose fixation: towards the stimulus, in presentations that count as fixation losses. */
export const lookAtLoss = (shown: Point & { readonly kind: string }, response: Response, seconds: number): Look =>
  isFixationLoss(shown.kind, response) ? bothLook(saccade({ x: 0, y: 0 }, shown, seconds)) : {};

/** A presentation of one eye. */
interface Reported {
  readonly eye: Eye;
  /** Among all of its eye. */
  readonly index: number;
  readonly shown: Point & { readonly kind: 'location' | 'blind_spot' | 'false_negative' | 'blank' };
  readonly response: Response;
  /** dB, when the answer settled it. */
  readonly threshold?: number | null;
  readonly region_no?: number;
  /** Whether the patient had the time to answer. */
  readonly isAnswered: boolean;
}

/** A presentation as it is reported: once when it is shown, and again with the answer and what it settled. */
export const stimulusRecord = ({
  eye,
  index,
  shown,
  response,
  threshold = null,
  region_no = 0,
  isAnswered,
}: Reported): DeviceStimulus => ({
  eye,
  index,
  x: shown.x,
  y: shown.y,
  viewed: response.seen,
  threshold,
  response_time: response.response_time,
  is_blind_spot: shown.kind === 'blind_spot',
  has_good_fixation: response.has_good_fixation,
  false_positive: isEarly(response),
  false_negative: isAnswered && shown.kind === 'false_negative' && !response.seen,
  catch_trial: shown.kind === 'location' ? null : shown.kind,
  region_no,
});
