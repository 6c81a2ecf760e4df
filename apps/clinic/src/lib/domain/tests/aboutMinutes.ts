/** A usual duration in whole minutes, at least one: nobody waits by the second for what is only usual. */
export const aboutMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));
