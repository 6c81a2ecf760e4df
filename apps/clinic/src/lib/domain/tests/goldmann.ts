const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

/** The size of a stimulus, 1 to 5, as Goldmann's perimeter writes it: I to V. */
export const goldmannText = (size: number): string => ROMAN[size - 1] ?? String(size);
