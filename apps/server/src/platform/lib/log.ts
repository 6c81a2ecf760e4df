import type { FastifyBaseLogger } from 'fastify';
import { aboutError } from './aboutError.ts';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * Log lines carry ids, names of calls, states and times; never a body, a query, a header, a name of a person.
 * The redaction is the second wall, should an object with such fields ever be logged.
 */
export const logOptions = (level: string) => ({
  level,
  base: undefined,
  redact: {
    paths: [
      'password',
      'token',
      'code',
      'cookie',
      'authorization',
      'first_name',
      'last_name',
      'email',
      'phone',
    ].flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
    censor: '[redacted]',
  },
  serializers: {
    err: (error: Error) => ({ ...aboutError(error) }),
  },
});
