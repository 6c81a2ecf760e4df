import { type FormEvent, useState } from 'react';
import { useFailureText } from './useFailureText.ts';

export interface StepState {
  isPending: boolean;
  /** The reason why the last attempt failed; all input is kept. */
  failure: string | null;
  attempt: (work: () => Promise<void>) => Promise<void>;
  /** For a form that is sent only while it is valid (RESET-11). */
  onSubmit: (isValid: boolean, work: () => Promise<void>) => (event: FormEvent) => void;
}

/** Does what a step is for, and says when it failed. */
export function useStep(failed: string): StepState {
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setPending(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(failureText(error, failed));
    }
    setPending(false);
  };
  const onSubmit = (isValid: boolean, work: () => Promise<void>) => (event: FormEvent) => {
    event.preventDefault();
    if (isValid && !isPending) void attempt(work);
  };
  return { isPending, failure, attempt, onSubmit };
}
