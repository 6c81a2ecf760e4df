/** A press sooner than this after the stimulus cannot be an answer to it (seconds, PERI-03). */
export const SHORTEST_RESPONSE = 0.15;
/** Catch trials of each kind that an eye gets; a miss weighs a quarter (PERI-04). */
export const CATCH_TRIALS_OF_A_KIND = 4;
