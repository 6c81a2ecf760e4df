import type { PacsState } from '@isopter/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { StepMark } from './StepMark.tsx';
import { stepOfResult } from './steps.ts';

/** State of sending a test or bundle to the PACS, with the reason of a failure below [LIST-10]. */
export function PacsMark({ state: { status, details, commitment } }: { state: PacsState }): ReactElement {
  const { t } = useTranslation();
  const step = stepOfResult(status, commitment);
  return (
    <StepMark step={step} details={step === 'failure' ? (commitment?.details ?? details) : null}>
      {t(($) => (commitment ? $.pacs.commitments[commitment.status] : $.pacs.steps[step]))}
    </StepMark>
  );
}
