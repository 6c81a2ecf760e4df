import { SHORTEST_RESPONSE } from './catchTrials.ts';

/** A presentation of any kind of field test, with its response. */
interface Response {
  readonly viewed: boolean;
  /** Seconds; `null` or missing if the device did not measure it. */
  readonly response_time?: number | null | undefined;
}

/** Returns whether a press came before 0.15 s, so that no stimulus can have caused it (PERI-03, KIN-03, EST-02). */
export const isFalsePositive = ({ viewed, response_time }: Response): boolean =>
  viewed && typeof response_time === 'number' && response_time < SHORTEST_RESPONSE;

/** Returns whether the patient pressed and nobody knows when, so that the press may have been too early. */
export const isUntimed = ({ viewed, response_time }: Response): boolean => viewed && typeof response_time !== 'number';

/**
 * Returns whether a press came late enough to be a response: after 0.15 s (PERI-04, KIN-02), or at a time that the device
 * did not measure.
 */
export const isResponse = (response: Response): boolean =>
  isUntimed(response) || (response.viewed && (response.response_time ?? 0) > SHORTEST_RESPONSE);

/** Returns whether a stimulus was shown and not answered, which is how a device reports it before its outcome. */
export const isUnanswered = ({ viewed, response_time }: Response): boolean => !viewed && !response_time;
