/** From one stimulus to the next, seconds: the pace of 30-2 tests, 404 presentations in 12.3 min. */
const PACE = 1.8;
/** Children take 7.6 minutes where adults take 5.3 (VisuALL-K against the Humphrey Field Analyzer). */
const PEDIATRIC = 7.6 / 5.3;
/** The wide pattern takes longer to search: 338 s for its 120 points (Diagnostics 2024;14:433), some of them twice. */
const ESTERMAN = 2.6;

/** Factors of the rate of stimuli. */
export interface Tempo {
  readonly isPediatric?: boolean;
  readonly isEsterman?: boolean;
}

/** Seconds from one stimulus to the next. */
export const paceOf = ({ isPediatric = false, isEsterman = false }: Tempo): number =>
  (isEsterman ? ESTERMAN : PACE) * (isPediatric ? PEDIATRIC : 1);
