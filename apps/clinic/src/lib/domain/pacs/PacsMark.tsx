import type { PacsState } from '@isopter/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { StepMark } from './StepMark.tsx';
import { stepOfResult } from './steps.ts';

/** How far the PACS has a test or a bundle; what went wrong is said below [LIST-10]. */
export function PacsMark({ state: { status, details, commitment } }: { state: PacsState }): ReactElement {
  const { t } = useTranslation();
  const step = stepOfResult(status, commitment);
  return (
    <StepMark step={step} details={step === 'failure' ? (commitment?.details ?? details) : null}>
      {t(($) => (commitment ? $.pacs.commitments[commitment.status] : $.pacs.steps[step]))}
    </StepMark>
  );
}
