import type { ErrorBody } from '@isopter/contract';

/**
 * The error of a failed call. `status` is the HTTP status; 0 means that there was no response. `name` is the
 * machine-readable name sent by the server, otherwise `ApiError`.
 */
export class ApiError extends Error {
  override readonly name: string;
  readonly status: number;
  /** The error text of the server; `''` if there is none. */
  readonly detail: string;
  /** The validation messages by field; empty unless a form was rejected. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The complete error body, for the few calls whose errors contain further values. */
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

  /** Returns whether the server could not be reached. */
  get offline(): boolean {
    return this.status === 0;
  }

  /** Returns whether the call timed out. It is then unknown whether the server performed the action. */
  get timedOut(): boolean {
    return this.name === TIMED_OUT;
  }
}

/** The `name` of the error of a call that failed because the browser keeps no cookies of this site. */
export const COOKIES_BLOCKED = 'CookiesBlocked';

/** The `name` of the error of a call that timed out. */
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

/** Returns whether a call was aborted. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
