/** Returns a random number from 0 up to, but not including, 1. */
export type Random = () => number;

/** A cryptographically secure random number, unlike `Math.random`. */
export const secureRandom: Random = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
