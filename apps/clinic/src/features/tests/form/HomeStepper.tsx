import { Stepper } from '@isopter/ui';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from './rules/steps.ts';
import * as css from './TestForm.css.ts';

/** Props of {@link HomeStepper}. */
export interface HomeStepperProps {
  steps: readonly Step[];
  current: Step;
}

/** How far a test at home is, and the heading of its step, which takes the focus when the step changes [FORM-15]. */
export function HomeStepper({ steps, current }: HomeStepperProps): ReactElement {
  const { t } = useTranslation();
  const progress = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current !== current) heading.current?.focus();
    shown.current = current;
  }, [current]);
  const at = steps.indexOf(current);
  return (
    <>
      <Stepper
        steps={steps.map((id, index) => ({
          id,
          label: t(($) => $.tests.steps[id]),
          state: index < at ? 'done' : index === at ? 'current' : 'upcoming',
        }))}
        progressId={progress}
      />
      {current !== 'setup' && (
        <h2 ref={heading} tabIndex={-1} aria-describedby={progress} className={css.heading}>
          {t(($) => $.tests.steps[current])}
        </h2>
      )}
    </>
  );
}
