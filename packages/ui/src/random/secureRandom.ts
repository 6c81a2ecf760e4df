/** A number from 0 up to, not including, 1. */
export type Random = () => number;

/** A random number nobody can guess, where `Math.random` can be foreseen. */
export const secureRandom: Random = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
