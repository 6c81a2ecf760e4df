import { Stepper } from '@isopter/ui';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import * as css from './FormSteps.css.ts';

/** Props of {@link FormSteps}. */
export interface FormStepsProps<S extends string> {
  /** The steps, in order, by what they are called. */
  steps: readonly { id: S; label: string }[];
  current: S;
  /**
   * Whether the step is headed by its name.
   * @default true
   */
  hasHeading?: boolean;
}

/** How far a form in steps is, and the heading of its step, which takes the focus when the step changes. */
export function FormSteps<S extends string>({ steps, current, hasHeading = true }: FormStepsProps<S>): ReactElement {
  const progress = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current !== current) heading.current?.focus();
    shown.current = current;
  }, [current]);
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <>
      <Stepper
        steps={steps.map((step, index) => ({
          ...step,
          state: index < at ? 'done' : index === at ? 'current' : 'upcoming',
        }))}
        progressId={progress}
      />
      {hasHeading && (
        <h2 ref={heading} tabIndex={-1} aria-describedby={progress} className={css.heading}>
          {steps[at]?.label}
        </h2>
      )}
    </>
  );
}
