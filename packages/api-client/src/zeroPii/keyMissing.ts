/** The `name` of the error of what needs the key where there is none. */
export const KEY_MISSING = 'ZeroPiiKeyMissing';
