import type { PacsState } from '@isopter/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { StepMark } from './StepMark.tsx';
import { STEP_OF_PACS } from './steps.ts';

/** How far the PACS has a test or a bundle; what went wrong is said below [LIST-10]. */
export function PacsMark({ state: { status, details } }: { state: PacsState }): ReactElement {
  const { t } = useTranslation();
  const step = STEP_OF_PACS[status];
  return (
    <StepMark step={step} details={step === 'failure' ? details : null}>
      {t(($) => $.pacs.steps[step])}
    </StepMark>
  );
}
