/** The shortest response time in seconds; a faster press cannot be a response to the stimulus (PERI-03). */
export const SHORTEST_RESPONSE = 0.15;
/** The number of catch trials of each kind per eye; a missed one counts as a quarter (PERI-04). */
export const CATCH_TRIALS_OF_A_KIND = 4;
