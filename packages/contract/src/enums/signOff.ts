/**
 * How far a finished test has come on the doctor's desk: nobody has looked at it, a doctor has, a doctor has signed an
 * interpretation, the signed one was amended.
 */
export const SIGN_OFF_STATUSES = ['new', 'reviewed', 'signed', 'amended'] as const;
export type SignOffStatus = (typeof SIGN_OFF_STATUSES)[number];
