import type { ErrorBody } from '@isopter/contract';

/**
 * A call that failed.
 * `status` 0 means that no answer came at all. `name` is the server's machine name where it sent one, else `ApiError`.
 */
export class ApiError extends Error {
  override readonly name: string;
  readonly status: number;
  /** The server's text, `''` without one. */
  readonly detail: string;
  /** Messages by field; empty unless a form was refused. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The whole error body as it came, for the few calls whose errors carry numbers. */
  readonly body: unknown;

  constructor(status: number, body: unknown = {}) {
    const { detail, name, fields } = readBody(body);
    super(detail);
    this.status = status;
    this.name = name ?? 'ApiError';
    this.detail = detail;
    this.fields = fields ?? {};
    this.body = body;
  }

  /** The server could not be reached. */
  get offline(): boolean {
    return this.status === 0;
  }

  /** Nobody answered in time: whether the server did what was asked is not known. */
  get timedOut(): boolean {
    return this.name === TIMED_OUT;
  }
}

/** The name of a call that was not answered in time. */
export const TIMED_OUT = 'TimedOut';

/** Takes what is usable of an error body of any shape [API-09]. */
function readBody(body: unknown): ErrorBody {
  if (typeof body !== 'object' || body === null) return { detail: '' };
  const { detail, message, name, fields } = body as Record<string, unknown>;
  const text = [detail, message].find((value) => typeof value === 'string') as string | undefined;
  return {
    detail: text ?? '',
    ...(typeof name === 'string' && name !== '' && { name }),
    ...(typeof fields === 'object' && fields !== null && { fields: readFields(fields) }),
  };
}

function readFields(fields: object): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]: [string, unknown]) => [
      field,
      (Array.isArray(messages) ? messages : [messages]).filter((message) => typeof message === 'string'),
    ]),
  );
}

/** Whether a call ended because nobody waits for it any more. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
