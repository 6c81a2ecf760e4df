/** The `name` of the error of what needs the key where there is none. */
export const KEY_MISSING = 'ZeroPiiKeyMissing';

/** The `name` of the error when the stored personal data of a patient are not as they were encrypted for them [OUR-574]. */
export const NOT_TRUSTED = 'ZeroPiiNotTrusted';
