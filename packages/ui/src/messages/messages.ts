import { useCallback } from 'react';
import { useTexts } from '../texts/Texts.tsx';
import { messagesTexts } from './messages.texts.ts';

type MessagesTexts = typeof messagesTexts;
type ValuesOf<Word> = Word extends (values: infer Values) => string ? Values : unknown;

/**
 * The reason why the value of a field is invalid, with the bound or name its message contains.
 * @example { kind: 'maxLength', value: '16' }
 */
export type Problem = {
  [Kind in keyof MessagesTexts]: { kind: Kind } & ValuesOf<MessagesTexts[Kind]>;
}[keyof MessagesTexts];

/**
 * The message for a validation problem.
 * @param texts the texts to use; English by default
 */
export function problemText({ kind, ...values }: Problem, texts: MessagesTexts = messagesTexts): string {
  const word = texts[kind];
  return typeof word === 'string' ? word : word(values as never);
}

/** {@link problemText} in the language of the nearest TextsProvider. */
export function useProblemText(): (problem: Problem) => string {
  const texts = useTexts(messagesTexts);
  return useCallback((problem) => problemText(problem, texts), [texts]);
}
