import type { SensitiveCall, StepUpMethod } from '@isopter/contract';
import { proxy, ref } from 'valtio';

/** A refused call that waits until its user has proved who they are. */
export interface StepUpQuestion {
  readonly id: number;
  readonly action: SensitiveCall;
  readonly method: StepUpMethod;
  readonly answer: { readonly give: (isProven: boolean) => void };
}

/** The questions to the user; the first one is shown. */
export const stepUp = proxy<{ questions: StepUpQuestion[] }>({ questions: [] });

let lastId = 0;

/**
 * Asks the user to prove who they are, for one call.
 * @returns whether they did; false when they cancel, and when the session ends
 */
export const askStepUp = (method: StepUpMethod, action: SensitiveCall): Promise<boolean> =>
  new Promise((give) => {
    stepUp.questions.push({ id: (lastId += 1), action, method, answer: ref({ give }) });
  });

/** Answers a question and takes it off the screen. */
export function answerStepUp(id: number, isProven: boolean): void {
  const [question] = stepUp.questions.splice(
    stepUp.questions.findIndex((one) => one.id === id),
    1,
  );
  question?.answer.give(isProven);
}

/** Cancels all questions, because no user can answer them. */
export function dropStepUps(): void {
  for (const { answer } of stepUp.questions.splice(0)) answer.give(false);
}
