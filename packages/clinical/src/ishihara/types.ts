/** A plate and what was read, as the API spells it (ENT-34). */
export interface PlateResponse {
  readonly answered: boolean;
  /** What is to be read; '' for nothing, null when the headset did not say. */
  readonly value: string | null;
  /** What was read; '' or null for nothing. */
  readonly answer: string | null;
}

/** A plate not yet answered is told apart from a wrong one (COL-06). */
export type PlateResult = 'right' | 'wrong' | 'unanswered';

/** A plate with its number, from 1. */
export interface Plate extends PlateResponse {
  readonly number: number;
  readonly result: PlateResult;
}
