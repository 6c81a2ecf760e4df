import type * as z from 'zod/mini';
import { LiveMessage } from './live.ts';

/** An invalid field of a message. */
export interface LiveProblem {
  /** Path of the field: `data.ear`; empty for the message as a whole. */
  readonly path: string;
  /** Expected value, in English, for developers: `RIGHT or LEFT`, `number`, `at most 120`. */
  readonly expected: string;
}

/** The result of {@link checkLiveMessage}: the message as the contract has it, or what is wrong with it. */
export type LiveCheck =
  | { readonly message: LiveMessage; readonly problems: readonly [] }
  | { readonly message: null; readonly problems: readonly LiveProblem[] };

type Issue = z.core.$ZodIssue;

function expectedBy(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code === 'invalid_value') return issue.values.map(String).join(' or ');
  if (issue.code === 'too_small') return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
  if (issue.code === 'too_big') return `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`;
  if (issue.code !== 'invalid_union') return issue.message;
  // without a discriminator, the type of the message itself is unknown
  return issue.path.at(-1) === 'type' ? 'the type of a live message' : 'one of several shapes';
}

/** The problems of the shape that fits best, where a field may have several. */
const deepest = (issue: Issue): readonly Issue[] => {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [best = []] = issue.errors.toSorted((one, other) => one.length - other.length);
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
};

/**
 * Checks a message that did not come through `parseLiveMessage`, such as one made by a program or read from a file.
 * Never throws.
 * @returns the message with the defaults of the contract and without unknown fields, or what is wrong with it
 */
export function checkLiveMessage(value: unknown): LiveCheck {
  const { success, data, error } = LiveMessage.safeParse(value);
  if (success) return { message: data, problems: [] };
  const problems = error.issues.flatMap(deepest).map((issue) => ({
    path: issue.path.map(String).join('.'),
    expected: expectedBy(issue),
  }));
  return { message: null, problems };
}
