import type * as z from 'zod/mini';

const FORMATS: Readonly<Record<string, string>> = {
  email: 'This is not an e-mail address.',
  e164: 'This is not an international phone number. Example: +15075550100.',
  uuid: 'This is not an id.',
  date: 'This is not a date. Example: 2026-11-28.',
  datetime: 'This is not a time in UTC. Example: 2026-11-28T10:30:00Z.',
  lowercase: 'Use lower case letters only.',
};

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const list = (values: readonly unknown[]): string => values.map(String).join(', ');
const counted = (count: number | bigint, one: string, more: string): string =>
  `${count} ${Number(count) === 1 ? one : more}`;

/** The limit of a text, a list or a number. */
function limit(origin: string, count: number | bigint, word: 'at least' | 'at most'): string {
  if (origin === 'string') {
    return word === 'at least' && Number(count) === 1
      ? 'This value is required.'
      : `Use ${word} ${counted(count, 'character', 'characters')}.`;
  }
  if (origin === 'array' || origin === 'set') return `Choose ${word} ${counted(count, 'value', 'values')}.`;
  return `Use a number of ${word} ${count}.`;
}

/**
 * Returns in plain words why a value of a call was refused [OUR-530]. The validation library calls it for every schema of the
 * contract that has no message.
 */
export function plainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This value is required.';
      return `This value must be ${KINDS[issue.expected as string] ?? 'of another kind'}.`;
    case 'too_small':
      return limit(issue.origin as string, issue.minimum as number, 'at least');
    case 'too_big':
      return limit(issue.origin as string, issue.maximum as number, 'at most');
    case 'invalid_format':
      return FORMATS[issue.format as string] ?? 'This value does not have the right format.';
    case 'invalid_value':
      return `Choose one of: ${list(issue.values as readonly unknown[])}.`;
    case 'unrecognized_keys':
      return `The call has no field named ${list(issue.keys as readonly string[])}.`;
    case 'invalid_key':
    case 'invalid_element':
    case 'invalid_union':
    case 'not_multiple_of':
    case 'custom':
      return 'This value is not valid.';
  }
}
