/** The ten Sloan letters of letter charts, which are about equally legible. */
export const SLOAN = ['C', 'D', 'H', 'K', 'N', 'O', 'R', 'S', 'V', 'Z'] as const;
