/** A letter chart, which is scored by the letter: five letters a line of 0.1 logMAR. */
export interface LetterChart {
  /** Its number of letters. */
  readonly letters: number;
  /** The logMAR of a reader of no letter. */
  readonly none: number;
}

/** The ETDRS chart with the 30 letters that a reader at 4 m is credited with: 85 letters are 20/20. */
const ETDRS: LetterChart = { letters: 100, none: 1.7 };

/** The low-contrast Sloan chart: 14 lines from 1.0 (20/200) to −0.3 (20/10). */
const LOW_CONTRAST_SLOAN: LetterChart = { letters: 70, none: 1.1 };

/** The logMAR of a letter. */
const LETTER = 0.02;

/** Contrast in percent at and above which optotypes are those of an ordinary chart. */
const FULL_CONTRAST = 100;

/** Returns the chart on which acuities at a contrast in percent are counted; `null` is full contrast. */
export const letterChart = (contrast: number | null): LetterChart =>
  contrast === null || contrast >= FULL_CONTRAST ? ETDRS : LOW_CONTRAST_SLOAN;

/** Returns the letters of a chart that an acuity reads; `null` below the chart, where not a single letter is read. */
export function lettersOf(logmar: number, { letters, none }: LetterChart): number | null {
  const read = Math.round(Number(((none - logmar) / LETTER).toFixed(6))) + 0;
  return read < 0 ? null : Math.min(letters, read);
}
