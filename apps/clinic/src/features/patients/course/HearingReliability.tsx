import type { NumberFinding } from '@isopter/contract';
import { EarReliabilityLines } from '@isopter/monitor-charts/audiology';
import { CautionIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartWords } from '../../../lib/domain/live/ChartWords.tsx';
import { knownReliability } from '../../../lib/domain/tests/result/knownReliability.ts';
import { said } from './Course.css.ts';

/** The reliability of a pure tone average, shown next to it [OUR-435]. */
export function HearingReliability({
  reliability,
}: {
  reliability: NonNullable<NumberFinding['reliability']>;
}): ReactElement | null {
  const { t } = useTranslation();
  if (reliability.verdict === 'passed') return <span className={said}>{t(($) => $.course.reliable)}</span>;
  if (reliability.verdict === 'undecided') return <span className={said}>{t(($) => $.course.reliabilityUnknown)}</span>;
  return (
    <span className={said} data-tone="caution">
      <CautionIcon aria-hidden />
      <ChartWords kind="audiology">
        <EarReliabilityLines reliability={knownReliability(reliability)} isFlaggedOnly />
      </ChartWords>
    </span>
  );
}
