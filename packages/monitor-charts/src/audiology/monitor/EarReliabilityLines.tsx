import type { EarReliability } from '@isopter/clinical/audiology';
import { useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { audiologyWords } from '../audiology.texts.ts';
import { FIGURES } from '../figures.ts';
import { flagged, line } from './AudiologyMonitor.css.ts';
import { reliabilityLines } from '../reliabilityText.ts';

/** Props of {@link EarReliabilityLines}. */
export interface EarReliabilityLinesProps {
  reliability: EarReliability;
  /**
   * Whether only what speaks against the result is shown.
   * @default false
   */
  isFlaggedOnly?: boolean;
}

/**
 * Reliability of the thresholds of an ear, a line each: the retest at 1000 Hz, presses in silence, early presses.
 * @selector [data-part="reliability"] A line.
 */
export function EarReliabilityLines({ reliability, isFlaggedOnly = false }: EarReliabilityLinesProps): ReactElement {
  const texts = useTexts(audiologyWords);
  const format = useNumberFormat(FIGURES);
  return (
    <>
      {reliabilityLines(reliability, texts, format)
        .filter(({ isFlagged }) => isFlagged || !isFlaggedOnly)
        .map(({ label, value, isFlagged }) => (
          <span key={label} className={isFlagged ? `${line} ${flagged}` : line} data-part="reliability">
            {`${label}: ${value}`}
          </span>
        ))}
    </>
  );
}
