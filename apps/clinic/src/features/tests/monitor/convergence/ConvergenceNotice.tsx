import type { ConvergenceOutcome } from '@isopter/contract';
import { Banner } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * A line on how the eyes are tested, if the headset or nobody decided it: the examiner knows their own answer
 * [OUR-452] [OUR-453].
 */
export function ConvergenceNotice({ outcome }: { outcome: ConvergenceOutcome }): ReactElement | null {
  const { t } = useTranslation();
  const { dots, by, monocular } = outcome;
  if (by === 'EXAMINER' && dots !== null) return null;
  const word = dots === null ? (monocular ? 'unansweredSingly' : 'unansweredTogether') : dots === 1 ? 'one' : 'two';
  return <Banner tone={dots === null ? 'caution' : 'info'}>{t(($) => $.monitor.convergenceOutcome[word])}</Banner>;
}
