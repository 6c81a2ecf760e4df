/** The shortest response time in seconds; a faster press cannot be a response to the stimulus (PERI-03). */
export const SHORTEST_RESPONSE = 0.15;
/** Catch trials of each kind that an eye gets; a miss weighs a quarter (PERI-04). */
export const CATCH_TRIALS_OF_A_KIND = 4;
