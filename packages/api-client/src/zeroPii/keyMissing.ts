/** The `name` of the error of what needs the key where there is none. */
export const KEY_MISSING = 'ZeroPiiKeyMissing';

/** The `name` of the error when the server no longer is in zero-PII mode, and would store a name in plain [OUR-591]. */
export const ZERO_PII_TURNED_OFF = 'ZeroPiiTurnedOff';

/** The `name` of the error when the stored personal data of a patient are not as they were encrypted for them [OUR-574]. */
export const NOT_TRUSTED = 'ZeroPiiNotTrusted';
