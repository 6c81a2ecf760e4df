import { ERROR_NAME, type ErrorBody } from '@isopter/contract';

/** A call is refused: the answer's status and body. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;
  /** Seconds after which the client should try again: the `Retry-After` header. */
  readonly retryAfter: number | undefined;
  constructor(status: number, body: ErrorBody, { retryAfter, cause }: { retryAfter?: number; cause?: unknown } = {}) {
    super(body.detail, { cause });
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

export const notSignedIn = () =>
  new ApiError(401, { detail: 'Authentication credentials were not provided.', name: 'NotAuthenticated' });
export const forbidden = (detail = 'You do not have permission to perform this action.') =>
  new ApiError(403, { detail, name: 'PermissionDenied' });
export const csrfFailed = () =>
  new ApiError(403, { detail: 'CSRF Failed: token missing or incorrect.', name: ERROR_NAME.CSRF });
export const tooMany = (after: string) =>
  new ApiError(429, { detail: `Too many attempts, try again in ${after}.`, name: ERROR_NAME.TOO_MANY_REQUESTS });
/** Also for what exists but is out of the user's scope [SRV-07]. */
export const notFound = () => new ApiError(404, { detail: 'Not found.', name: ERROR_NAME.NOT_FOUND });
export const conflict = (name: string, detail: string) => new ApiError(409, { detail, name });
export const refused = (name: string, detail: string) => new ApiError(400, { detail, name });

/** A form is refused; messages by field. */
export const invalid = (fields: Record<string, string[]>, detail = 'Some fields are not valid.') =>
  new ApiError(400, { detail, name: 'ValidationError', fields });
export const invalidField = (field: string, message: string) => invalid({ [field]: [message] }, message);

/** Too many pictures of cameras are being stored, or two of one camera. */
export const picturesBusy = () =>
  new ApiError(
    429,
    { detail: 'Too many pictures are being stored. Try again in a moment.', name: ERROR_NAME.TOO_MANY_REQUESTS },
    { retryAfter: 5 },
  );

/** Too many files of imports wait to be read or drawn. */
export const importsBusy = () =>
  new ApiError(
    503,
    { detail: 'The server is busy. Try again in a minute.', name: ERROR_NAME.BUSY },
    { retryAfter: 60 },
  );
