/** The position in a wizard, and the question being asked. */
export interface WizardState {
  /** The index of the current step. */
  step: number;
  /** The index of the current sub-step: 2 for 'Test #3'. */
  subStep: number;
  /** The number of sub-steps of each step; 1 for a step without any. */
  counts: readonly number[];
  /** The index of the furthest step reached. */
  reached: number;
  /**
   * The question before continuing: whether to add another sub-step, or a notice that no more can be added; `null` for
   * none.
   */
  question: 'another' | 'limit' | null;
  /** Whether the last step has been completed. */
  isFinished: boolean;
}

/** Whether the current step can get another sub-step: `never` for a step without sub-steps. */
export type Repeat = 'never' | 'possible' | 'limit';

/** An event of a wizard. */
export type WizardEvent =
  /** Continues; ignored while the form is invalid. */
  | { type: 'forward'; isValid: boolean; repeat: Repeat }
  | { type: 'back' }
  /** Answers that another sub-step is wanted. */
  | { type: 'another' }
  /** Answers that no other sub-step is wanted, and completes the step. */
  | { type: 'finish' }
  /** Closes the question without an answer. */
  | { type: 'dismiss' }
  /** Removes the current sub-step, unless it is the only one of its step; the one before it is shown. */
  | { type: 'remove' }
  /** Removes all sub-steps of the current step but the first. */
  | { type: 'clear' };

/**
 * The initial state of a wizard.
 * @param counts the number of sub-steps of each step
 */
export const startWizard = (counts: readonly number[]): WizardState => ({
  step: 0,
  subStep: 0,
  counts,
  reached: 0,
  question: null,
  isFinished: false,
});

const last = (state: WizardState, step: number): number => (state.counts[step] ?? 1) - 1;

/** Whether this is the first sub-step of the first step. */
export const isFirst = ({ step, subStep }: WizardState): boolean => step === 0 && subStep === 0;

/** Whether continuing completes the wizard, unless another sub-step is added. */
export const isLast = (state: WizardState): boolean =>
  state.step === state.counts.length - 1 && state.subStep === last(state, state.step);

const leaveStep = (state: WizardState): WizardState =>
  state.step === state.counts.length - 1
    ? { ...state, question: null, isFinished: true }
    : {
        ...state,
        step: state.step + 1,
        subStep: 0,
        reached: Math.max(state.reached, state.step + 1),
        question: null,
      };

function forward(state: WizardState, repeat: Repeat): WizardState {
  if (state.subStep < last(state, state.step)) return { ...state, subStep: state.subStep + 1 };
  if (repeat === 'never') return leaveStep(state);
  return { ...state, question: repeat === 'limit' ? 'limit' : 'another' };
}

function back(state: WizardState): WizardState {
  if (isFirst(state)) return state;
  if (state.subStep > 0) return { ...state, subStep: state.subStep - 1 };
  return { ...state, step: state.step - 1, subStep: last(state, state.step - 1) };
}

function another(state: WizardState): WizardState {
  if (state.question !== 'another') return state;
  const count = (state.counts[state.step] ?? 1) + 1;
  return { ...state, counts: state.counts.with(state.step, count), subStep: count - 1, question: null };
}

function remove(state: WizardState): WizardState {
  const count = state.counts[state.step] ?? 1;
  if (count === 1) return state;
  const counts = state.counts.with(state.step, count - 1);
  return { ...state, counts, subStep: Math.max(0, state.subStep - 1), question: null };
}

/** The state after an event [BUND-03, BUND-05, BUND-09]. */
export function wizard(state: WizardState, event: WizardEvent): WizardState {
  if (state.isFinished) return state;
  if (event.type === 'forward') return event.isValid && state.question === null ? forward(state, event.repeat) : state;
  if (event.type === 'back') return state.question === null ? back(state) : state;
  if (event.type === 'another') return another(state);
  if (event.type === 'finish') return state.question === null ? state : leaveStep(state);
  if (event.type === 'remove') return remove(state);
  if (event.type === 'dismiss') return { ...state, question: null };
  return { ...state, counts: state.counts.with(state.step, 1), subStep: 0, question: null };
}
