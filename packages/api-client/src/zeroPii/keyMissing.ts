/** The `name` of the error thrown when the key is needed but missing. */
export const KEY_MISSING = 'ZeroPiiKeyMissing';

/**
 * The `name` of the error when the server is no longer in zero-PII mode and would store names in plain text [OUR-591].
 */
export const ZERO_PII_TURNED_OFF = 'ZeroPiiTurnedOff';

/** The `name` of the error when the stored personal data of a patient are not as they were encrypted for them [OUR-574]. */
export const NOT_TRUSTED = 'ZeroPiiNotTrusted';
