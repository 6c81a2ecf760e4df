import type { ReactElement } from 'react';
import { CautionIcon, CheckIcon } from '../icons/index.ts';
import { useNumberFormat } from '../numbers/useNumberFormat.ts';
import { useTexts } from '../texts/Texts.tsx';
import { visuallyHidden } from '../theme/shared.css.ts';
import { bar, label as labelStyle, list, marker, piece, progress, step as stepStyle, stepper } from './Stepper.css.ts';
import { stepperTexts } from './Stepper.texts.ts';

/** How far a step is. */
export type StepState = 'upcoming' | 'current' | 'done' | 'error' | 'disabled';

/** One step of several. */
export interface Step {
  /** Unique among the steps. */
  id: string;
  /** What it is about, in a word or two. */
  label: string;
  /**
   * An error may be on the current step too: name it by `currentId`.
   * @default 'upcoming'
   */
  state?: StepState;
}

/** Props of {@link Stepper}. */
export interface StepperProps {
  /** All of them, in order. */
  steps: readonly Step[];
  /** Id of the step one is at; the one whose state is `current` by itself. */
  currentId?: string;
  /** Id of the text "Step 2 of 3: Contact", to describe a heading by it. */
  progressId?: string;
}

/** Where one is among the steps of a longer piece of work: a list, or a line of text where there is little room. */
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
