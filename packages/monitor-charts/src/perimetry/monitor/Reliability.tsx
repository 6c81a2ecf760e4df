import { RELIABILITY_INDICES } from '@isopter/clinical/perimetry';
import { useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { ReliabilityCards } from '../../shared/ReliabilityCards.tsx';
import { sharedWords } from '../../shared/shared.texts.ts';
import { useRateFormats } from '../../shared/useRateFormats.ts';
import type { PerimetryEyeView } from '../model/store.ts';
import { perimetryWords } from '../perimetry.texts.ts';
import { ratesOf } from './rates.ts';

/**
 * The false positives, false negatives and fixation losses of each eye: the rate of the trials given, the counts, the
 * judgement, and the device's counter (PERI-02).
 */
export function Reliability({ eyes }: { eyes: readonly PerimetryEyeView[] }): ReactElement {
  const texts = { ...useTexts(perimetryWords), ...useTexts(sharedWords) };
  const formats = useRateFormats();
  const rates = eyes.map(({ eye, statistics }) => ({ eye, rows: ratesOf(statistics, texts, formats) }));
  return (
    <ReliabilityCards
      indices={RELIABILITY_INDICES.map((index) => ({
        index,
        title: texts[index],
        eyes: rates.map(({ eye, rows }) => ({ name: texts[`eye${eye}`], ...rows[index] })),
      }))}
    />
  );
}
