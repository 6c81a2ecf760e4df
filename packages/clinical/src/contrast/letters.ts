/** The ten letters of Sloan, about equally legible, of which charts are made. */
export const SLOAN = ['C', 'D', 'H', 'K', 'N', 'O', 'R', 'S', 'V', 'Z'] as const;
