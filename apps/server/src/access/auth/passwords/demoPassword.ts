/** The password of every demo account; it satisfies VAL-01. */
export const DEMO_PASSWORD = 'northside-eye-24-2';
