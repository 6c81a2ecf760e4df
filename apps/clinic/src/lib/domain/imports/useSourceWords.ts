import type { PrintedTrials, SourceDevice, SourceFacts } from '@isopter/contract';
import { useNumberFormat } from '@isopter/ui';
import { useTranslation } from 'react-i18next';

type Index = 'md' | 'psd' | 'vfi';

/** Returns functions that write device facts in words; a fact that the report does not print is "unknown" [OUR-476]. */
export function useSourceWords() {
  const { t } = useTranslation();
  const decibels = useNumberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = useNumberFormat({ style: 'percent', maximumFractionDigits: 0 });
  const unknown = t(($) => $.imports.verify.unknown);

  const deviceName = (device: SourceDevice | null | undefined): string =>
    [device?.manufacturer, device?.model].filter(Boolean).join(' ') || unknown;

  const indexOf = (indices: SourceFacts['indices'], index: Index): string => {
    const value = indices[index];
    if (typeof value !== 'number') return unknown;
    return index === 'vfi' ? percent(value / 100) : `${decibels(value).replace('-', '−')}\u00A0dB`;
  };

  const trialsOf = (trials: PrintedTrials | null | undefined): string => {
    if (!trials) return unknown;
    const { count, of, rate } = trials;
    if (typeof count === 'number' && typeof of === 'number') {
      return t(($) => $.imports.source.trials, { count, of });
    }
    return typeof rate === 'number' ? percent(rate) : unknown;
  };

  /** Strategy, size, indices and catch trials of an eye, as one line. */
  const factsOf = ({ strategy, stimulus_size, indices, reliability }: SourceFacts): string =>
    [
      t(($) => $.imports.source.strategy, { value: strategy ?? unknown }),
      t(($) => $.imports.source.size, { value: stimulus_size ?? unknown }),
      `MD ${indexOf(indices, 'md')}`,
      `PSD ${indexOf(indices, 'psd')}`,
      `VFI ${indexOf(indices, 'vfi')}`,
      t(($) => $.imports.source.fixationLosses, { value: trialsOf(reliability.fixation_losses) }),
      t(($) => $.imports.source.falsePositives, { value: trialsOf(reliability.false_positives) }),
      t(($) => $.imports.source.falseNegatives, { value: trialsOf(reliability.false_negatives) }),
    ].join(' · ');

  /** Whether the printed catch trials are within the limits [OUR-477]. */
  const reliabilityOf = (reliable: boolean | null | undefined): string =>
    t(($) => $.imports.source.reliability[reliable === true ? 'yes' : reliable === false ? 'no' : 'unknown']);

  return { deviceName, factsOf, reliabilityOf };
}
