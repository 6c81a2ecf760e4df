import { ApiError } from '@isopter/api-client';
import { ERROR } from '@isopter/contract';

/** Messages for values that another customer already has, by field [SUP-03]. */
const SAID = {
  [ERROR.OFFICE_GROUP_TAKEN]: ['name', 'officeGroupDuplicateGroupMessage'],
  [ERROR.USERNAME_TAKEN]: ['username', 'officeGroupDuplicateUsernameMessage'],
  [ERROR.EMAIL_TAKEN]: ['email', 'officeGroupDuplicateEmailMessage'],
} as const;
type Duplicate = (typeof SAID)[keyof typeof SAID];

const isKnown = (text: string): text is keyof typeof SAID => text in SAID;

/** The fields of a refused account, each with its message; none where something else was wrong. */
export const duplicatesOf = (error: unknown): readonly Duplicate[] =>
  error instanceof ApiError
    ? Object.values(error.fields)
        .flat()
        .flatMap((text) => (isKnown(text) ? [SAID[text]] : []))
    : [];

/** Whether the server refused what was sent; anything else is a failure of the way there, or of the session. */
export const isRefused = (error: unknown): boolean => error instanceof ApiError && [400, 409].includes(error.status);
