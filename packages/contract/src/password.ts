import { PASSWORD_RULE } from './limits.ts';

/** A requirement a password does not meet [VAL-01]. */
export type PasswordProblem = 'length' | 'white_space' | 'letters' | 'digits' | 'special';

/**
 * The password rule: 15 characters or more, no white space at either end, at least 8 letters, 2 digits and 2 special
 * characters [VAL-01]. Letters and digits are those of any script; a special character is any other but white space.
 * @returns what is wrong, in a fixed order; empty for a good password.
 */
export function passwordProblems(value: string): PasswordProblem[] {
  const count = (pattern: RegExp) => value.match(pattern)?.length ?? 0;
  const problems: PasswordProblem[] = [];
  if (count(/./gsu) < PASSWORD_RULE.length) problems.push('length');
  if (value !== value.trim()) problems.push('white_space');
  if (count(/\p{L}/gu) < PASSWORD_RULE.letters) problems.push('letters');
  if (count(/\p{Nd}/gu) < PASSWORD_RULE.digits) problems.push('digits');
  if (count(/[^\p{L}\p{M}\p{Nd}\s]/gu) < PASSWORD_RULE.special) problems.push('special');
  return problems;
}
