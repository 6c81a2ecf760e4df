import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Stepper, type StepState } from '../Stepper/Stepper.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { keepClear } from '../Toast/keepClear.ts';
import { actions, body, heading, wizard as wizardStyle } from './Wizard.css.ts';
import { wizardTexts } from './Wizard.texts.ts';
import { isFirst, isLast, startWizard, wizard, type WizardEvent, type WizardState } from './wizardState.ts';

/** The question asked when the last sub-step of a step is completed. */
export interface WizardRepeat {
  /** The question, such as "Would you like to create a new test?" */
  question: string;
  /** The consequence of either answer. */
  message?: string;
  /** The label of the button that adds a sub-step. */
  anotherLabel: string;
  /** The label of the button that continues without another one. */
  finishLabel: string;
  /**
   * Whether no more sub-steps can be added: `limitMessage` is shown and the user can only continue.
   * @default false
   */
  isAtLimit?: boolean;
  /** The message shown when no more sub-steps can be added. */
  limitMessage: string;
}

/** A step of a {@link Wizard}. */
export interface WizardStep {
  /** A unique id among the steps. */
  id: string;
  /** The label of the step, one or two words. */
  label: string;
  /** The heading while the step is filled in, such as "Test #2". The default is the label. */
  heading?: string;
  /** Texts for repeating the step. If provided, sub-steps can be added. */
  repeat?: WizardRepeat;
  /**
   * Whether the step contains an error.
   * @default false
   */
  hasError?: boolean;
  /**
   * Whether the step is disabled.
   * @default false
   */
  isDisabled?: boolean;
}

/**
 * Manages the state of a wizard.
 * @param counts the initial number of sub-steps of each step
 * @returns the state and a function that sends an event
 */
export function useWizard(counts: readonly number[]): [WizardState, (event: WizardEvent) => void] {
  return useReducer(wizard, counts, startWizard);
}

/** Props of {@link Wizard}. */
export interface WizardProps {
  /** The steps, in order. */
  steps: readonly WizardStep[];
  /** The state returned by `useWizard`. */
  state: WizardState;
  /** The function returned by `useWizard` that sends an event. */
  send: (event: WizardEvent) => void;
  /** The fields of the current step or sub-step. */
  children: ReactNode;
  /** Whether the current step is valid, so that the user can continue. */
  isValid: boolean;
  /**
   * Whether going back is currently disabled; on the first sub-step it always is.
   * @default false
   */
  isBackDisabled?: boolean;
  /** Called before another sub-step is shown, to create its data. */
  onAnother?: () => void;
  /**
   * Called when the last step is completed. While the returned promise is pending the button shows progress; if it
   * rejects, the state is unchanged.
   */
  onSubmit: () => void | Promise<void>;
}

/**
 * A longer task in steps, some of which may be repeated.
 * @selector [data-component="Wizard"] The wizard.
 * @selector [data-part="body"] The fields of the current step.
 * @selector [data-part="actions"] The buttons.
 */
export function Wizard({
  steps,
  state,
  send,
  children,
  isValid,
  isBackDisabled = false,
  onAnother,
  onSubmit,
}: WizardProps): ReactElement {
  const texts = useTexts(wizardTexts);
  const progressId = useId();
  const title = useFocusOnChange(`${state.step} ${state.subStep}`);
  const [isPending, setPending] = useState(false);
  const step = steps[state.step];
  const repeat = step?.repeat;

  const submit = async (): Promise<void> => {
    setPending(true);
    try {
      await onSubmit();
      send(state.question === null ? { type: 'forward', isValid: true, repeat: 'never' } : { type: 'finish' });
    } finally {
      setPending(false);
    }
  };
  const forward = (): void => {
    if (!isValid) return;
    // the caller shows why it failed
    if (isLast(state) && repeat === undefined) submit().catch(() => undefined);
    else send({ type: 'forward', isValid, repeat: repeat ? (repeat.isAtLimit ? 'limit' : 'possible') : 'never' });
  };
  /** Answers the question with no. */
  const goOn = (): void | Promise<void> => (isLast(state) ? submit() : send({ type: 'finish' }));

  return (
    <section className={wizardStyle} aria-labelledby={`${progressId}-title`} data-component="Wizard">
      <Stepper
        progressId={progressId}
        currentId={step?.id}
        steps={steps.map(({ id, label, ...rest }, index) => ({ id, label, state: stepState(state, index, rest) }))}
      />
      <h2 id={`${progressId}-title`} ref={title} className={heading} tabIndex={-1} aria-describedby={progressId}>
        {step?.heading ?? step?.label}
      </h2>
      <div className={body} data-part="body">
        {children}
      </div>
      <div ref={keepClear} className={actions} data-part="actions">
        <Button isDisabled={isFirst(state) || isBackDisabled || isPending} onPress={() => send({ type: 'back' })}>
          {texts.wizardBack}
        </Button>
        <Button variant="primary" isDisabled={!isValid} isPending={isPending} onPress={forward}>
          {isLast(state) && repeat === undefined ? texts.wizardSubmit : texts.wizardForward}
        </Button>
      </div>
      {repeat && state.question !== null && (
        <Question
          repeat={repeat}
          question={state.question}
          onAnother={() => {
            onAnother?.();
            send({ type: 'another' });
          }}
          onFinish={goOn}
          onDismiss={() => send({ type: 'dismiss' })}
        />
      )}
    </section>
  );
}

/** Moves the focus to a heading when what it is about changes, and not when it first appears. */
function useFocusOnChange(about: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(about);
  useEffect(() => {
    if (shown.current === about) return;
    shown.current = about;
    title.current?.focus();
  }, [about]);
  return title;
}

/** The state of a step relative to the current one. */
function stepState(
  { step, reached, isFinished }: WizardState,
  index: number,
  { hasError = false, isDisabled = false }: Pick<WizardStep, 'hasError' | 'isDisabled'>,
): StepState {
  if (hasError) return 'error';
  if (isDisabled) return 'disabled';
  if (index === step && !isFinished) return 'current';
  return index <= reached ? 'done' : 'upcoming';
}

interface QuestionProps {
  repeat: WizardRepeat;
  question: 'another' | 'limit';
  onAnother: () => void;
  onFinish: () => void | Promise<void>;
  onDismiss: () => void;
}

function Question({ repeat, question, onAnother, onFinish, onDismiss }: QuestionProps): ReactElement {
  const isAtLimit = question === 'limit';
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onDismiss();
      }}
      title={isAtLimit ? repeat.limitMessage : repeat.question}
      message={isAtLimit ? undefined : repeat.message}
      cancelLabel={null}
      {...(isAtLimit
        ? { confirmLabel: repeat.finishLabel, onConfirm: onFinish }
        : {
            confirmLabel: repeat.anotherLabel,
            onConfirm: onAnother,
            alternate: { label: repeat.finishLabel, onConfirm: onFinish },
          })}
    />
  );
}
