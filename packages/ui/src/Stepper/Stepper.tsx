import type { ReactElement } from 'react';
import { CautionIcon, CheckIcon } from '../icons/index.ts';
import { useNumberFormat } from '../numbers/useNumberFormat.ts';
import { useTexts } from '../texts/Texts.tsx';
import { visuallyHidden } from '../theme/shared.css.ts';
import { bar, label as labelStyle, list, marker, piece, progress, step as stepStyle, stepper } from './Stepper.css.ts';
import { stepperTexts } from './Stepper.texts.ts';

/** The state of a step. */
export type StepState = 'upcoming' | 'current' | 'done' | 'error' | 'disabled';

/** A step of a {@link Stepper}. */
export interface Step {
  /** A unique id among the steps. */
  id: string;
  /** The label of the step, one or two words. */
  label: string;
  /**
   * The state of the step. To mark an error on the current step, identify the step with `currentId`.
   * @default 'upcoming'
   */
  state?: StepState;
}

/** Props of {@link Stepper}. */
export interface StepperProps {
  /** The steps, in order. */
  steps: readonly Step[];
  /** The id of the current step. The default is the step with the state `current`. */
  currentId?: string;
  /** The id of the text "Step 2 of 3: Contact", for use with `aria-describedby` on a heading. */
  progressId?: string;
}

/**
 * The progress through the steps of a longer task: a list, or a line of text if there is little room.
 * @selector [data-component="Stepper"] The steps.
 * @selector [data-part="step"] A step.
 * @selector [data-state] On a step: its state, a `StepState`.
 * @selector [data-part="marker"] The number or icon of a step.
 * @selector [data-part="progress"] The line of text on narrow screens.
 * @selector [data-reached] On a piece of the narrow bar: whether its step has been reached.
 */
export function Stepper({ steps, currentId, progressId }: StepperProps): ReactElement {
  const texts = useTexts(stepperTexts);
  const number = useNumberFormat();
  const found = steps.findIndex(({ id, state }) => (currentId === undefined ? state === 'current' : id === currentId));
  const at = Math.max(found, 0);
  const words = {
    upcoming: '',
    current: '',
    done: texts.stepDone,
    error: texts.stepError,
    disabled: texts.stepDisabled,
  };
  return (
    <div className={stepper} data-component="Stepper">
      <p id={progressId} className={progress} data-part="progress">
        {texts.stepOf({ step: number(at + 1), of: number(steps.length), label: steps[at]?.label ?? '' })}
      </p>
      <ol className={list} aria-label={texts.steps}>
        {steps.map(({ id, label, state = 'upcoming' }, index) => (
          <li
            key={id}
            className={stepStyle}
            aria-current={index === at ? 'step' : undefined}
            data-part="step"
            data-state={state}
          >
            <span className={marker({ state })} data-part="marker" aria-hidden>
              {state === 'done' ? <CheckIcon /> : state === 'error' ? <CautionIcon /> : number(index + 1)}
            </span>
            <span className={labelStyle}>
              {label}
              {words[state] !== '' && <span className={visuallyHidden}> ({words[state]})</span>}
            </span>
          </li>
        ))}
      </ol>
      <div className={bar} aria-hidden>
        {steps.map(({ id }, index) => (
          <span key={id} className={piece} data-reached={index <= at} />
        ))}
      </div>
    </div>
  );
}
