import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSteps } from '../../../lib/frame/form/FormSteps.tsx';
import type { Step } from './rules/steps.ts';

/** Props of {@link HomeStepper}. */
export interface HomeStepperProps {
  steps: readonly Step[];
  current: Step;
}

/** The steps of a test at home; the parts of the set-up step have their own headings [FORM-15]. */
export function HomeStepper({ steps, current }: HomeStepperProps): ReactElement {
  const { t } = useTranslation();
  return (
    <FormSteps
      steps={steps.map((id) => ({ id, label: t(($) => $.tests.steps[id]) }))}
      current={current}
      hasHeading={current !== 'setup'}
    />
  );
}
