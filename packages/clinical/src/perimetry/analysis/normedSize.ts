/** The Goldmann size of the stimulus of all norms: no public set of another size states its size and decibel scale. */
export const NORMED_SIZE = 3;
