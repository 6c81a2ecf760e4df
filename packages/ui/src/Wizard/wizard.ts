/** Where someone is in a wizard, and what it asks. */
export interface WizardState {
  /** Index of the step. */
  step: number;
  /** Index of the sub-step in the step: of 'Test #3' it is 2. */
  subStep: number;
  /** How many sub-steps each step has; 1 for a step without any. */
  counts: readonly number[];
  /** Index of the furthest step that was reached. */
  reached: number;
  /** What is asked before going on: for another sub-step, or just to go on as there can be no more. */
  question: 'another' | 'limit' | null;
  /** The last step was left forward. */
  isFinished: boolean;
}

/** Whether the step one is at can get another sub-step: `never` for a step without sub-steps. */
export type Repeat = 'never' | 'possible' | 'limit';

/** What someone does. */
export type WizardEvent =
  /** Goes on; does nothing while the form is invalid. */
  | { type: 'forward'; isValid: boolean; repeat: Repeat }
  | { type: 'back' }
  /** Answers that there shall be another sub-step. */
  | { type: 'another' }
  /** Answers that there shall be none, and leaves the step. */
  | { type: 'finish' }
  /** Leaves the question unanswered. */
  | { type: 'dismiss' }
  /** Throws away all sub-steps of the step but the first. */
  | { type: 'clear' };

/** A wizard at its beginning. */
export const startWizard = (counts: readonly number[]): WizardState => ({
  step: 0,
  subStep: 0,
  counts,
  reached: 0,
  question: null,
  isFinished: false,
});

const last = (state: WizardState, step: number): number => (state.counts[step] ?? 1) - 1;

/** Nothing lies before the first sub-step of the first step. */
export const isFirst = ({ step, subStep }: WizardState): boolean => step === 0 && subStep === 0;

/** Going on from here ends the wizard, unless another sub-step is wanted. */
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

/** What follows from what someone does [BUND-03, BUND-05, BUND-09]. */
export function wizard(state: WizardState, event: WizardEvent): WizardState {
  if (state.isFinished) return state;
  if (event.type === 'forward') return event.isValid && state.question === null ? forward(state, event.repeat) : state;
  if (event.type === 'back') return state.question === null ? back(state) : state;
  if (event.type === 'another') return another(state);
  if (event.type === 'finish') return state.question === null ? state : leaveStep(state);
  if (event.type === 'dismiss') return { ...state, question: null };
  return { ...state, counts: state.counts.with(state.step, 1), subStep: 0, question: null };
}
