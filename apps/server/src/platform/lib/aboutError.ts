/** The parts of an error without personal data, for the log and the table of jobs. */
export interface AboutError {
  type: string;
  message: string;
  code?: string | undefined;
  /** Stack without the message. */
  stack: string;
}

type Fields = Error & { code?: unknown; params?: unknown; severity?: unknown; constraint?: unknown };

/** An error and what caused it, the outermost first. */
function* chain(error: unknown): Generator<Fields> {
  for (let one = error; one instanceof Error; one = one.cause) yield one;
}

/**
 * Returns the kind, code and place of an error. Errors of queries lose their message: it has the query's values, and
 * the database quotes rows as well.
 */
export function aboutError(error: unknown): AboutError {
  const errors = [...chain(error)];
  const [thrown] = errors;
  if (!thrown) return { type: typeof error, message: 'something that is no error was thrown', stack: '' };
  const code = errors.map((one) => one.code).find((one) => typeof one === 'string');
  const ofQuery = errors.some((one) => 'params' in one || 'severity' in one);
  const constraint = errors.map((one) => one.constraint).find((one) => typeof one === 'string');
  return {
    type: thrown.name,
    message: ofQuery
      ? ['a query failed:', code ?? 'without a code', constraint].filter(Boolean).join(' ')
      : thrown.message,
    code,
    stack: placeOf(thrown),
  };
}

/** A line about it. */
export function describeError(error: unknown): string {
  const { type, message } = aboutError(error);
  return `${type}: ${message}`;
}

/** The stack begins with the message, which may look like a part of it. */
function placeOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message) + message.length;
  return stack
    .slice(start)
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
}
