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
import { actions, body, heading, wizard as wizardStyle } from './Wizard.css.ts';
import { wizardTexts } from './Wizard.texts.ts';
import { isFirst, isLast, startWizard, wizard, type WizardEvent, type WizardState } from './wizard.ts';

/** What a step asks when its last sub-step is left forward. */
export interface WizardRepeat {
  /** "Would you like to create a new test?" */
  question: string;
  /** What follows from either answer. */
  message?: string;
  /** Adds a sub-step. */
  anotherLabel: string;
  /** Goes on without another one. */
  finishLabel: string;
  /**
   * There can be no more sub-steps: `limitMessage` says so, and one can only go on.
   * @default false
   */
  isAtLimit?: boolean;
  /** Says that there can be no more. */
  limitMessage: string;
}

/** One step of a {@link Wizard}. */
export interface WizardStep {
  /** Unique among the steps. */
  id: string;
  /** What it is about, in a word or two. */
  label: string;
  /** Heading while it is filled in, such as "Test #2"; the label by itself. */
  heading?: string;
  /** Its sub-steps can be added to. */
  repeat?: WizardRepeat;
  /**
   * Something in it is wrong.
   * @default false
   */
  hasError?: boolean;
  /**
   * It cannot be reached.
   * @default false
   */
  isDisabled?: boolean;
}

/** Keeps where someone is in a wizard. */
export function useWizard(counts: readonly number[]): [WizardState, (event: WizardEvent) => void] {
  return useReducer(wizard, counts, startWizard);
}

/** Props of {@link Wizard}. */
export interface WizardProps {
  /** All of them, in order. */
  steps: readonly WizardStep[];
  /** Of `useWizard`. */
  state: WizardState;
  /** Of `useWizard`. */
  send: (event: WizardEvent) => void;
  /** The fields of the step, or sub-step, one is at. */
  children: ReactNode;
  /** Whether one may go on. */
  isValid: boolean;
  /**
   * Going back is not possible just now; on the first sub-step it never is.
   * @default false
   */
  isBackDisabled?: boolean;
  /** Called when another sub-step is wanted, before it is shown: make its data. */
  onAnother?: () => void;
  /** Called when the last step is left. While its promise is open the button shows it; a broken one leaves all as it is. */
  onSubmit: () => void | Promise<void>;
}

/** A longer piece of work in steps, of which one may be repeated as often as is wanted. */
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
    // who submits tells why it failed
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
      <div className={actions} data-part="actions">
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

/** How far a step is, seen from where one stands. */
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
