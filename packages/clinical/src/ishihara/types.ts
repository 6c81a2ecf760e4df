/** A plate and its response, as named in the API (ENT-34). */
export interface PlateResponse {
  readonly answered: boolean;
  /** The expected response; '' for nothing, `null` if the headset did not report it. */
  readonly value: string | null;
  /** The response; '' or `null` for nothing. */
  readonly answer: string | null;
}

/** The result of a plate; an unanswered plate is distinguished from a wrong one (COL-06). */
export type PlateResult = 'right' | 'wrong' | 'unanswered';

/** A plate with its number, from 1. */
export interface Plate extends PlateResponse {
  readonly number: number;
  readonly result: PlateResult;
}
