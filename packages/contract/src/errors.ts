/**
 * The error texts of the server that the client recognises by exact match; only LOGIN_BLOCKED is matched as a substring
 * [ERR-08]. They are in `detail`, or are the message of a field in `fields`.
 */
export const ERROR = {
  SSO_REQUIRED: 'sso_required',
  LOGIN_BLOCKED: 'User login is blocked, try again in',
  DUO_FAILED: 'Duo authentication failed.',
  TWO_FACTOR_FAILED: '2FA verification failed. Contact you administrator.',
  TWO_FACTOR_UNAVAILABLE: '2FA Unavailable. Contact you administrator.',
  WEBAUTHN_FAILED: 'WebAuthn authentication failed.',
  /** Not from the original API, like the next two. */
  STEP_UP_REQUIRED: 'Confirm that it is you.',
  WRONG_CURRENT_PASSWORD: 'This is not your current password.',
  NO_DUO: 'Duo is not set up on this server.',
  REPORT_GENERATION: 'An error occurred during report generation. Please try again later.',
  /** One user is waiting for too many reports. */
  TOO_MANY_REPORTS: 'Too many reports were asked for at once. Wait until the first ones are there, then try again.',
  /** All users together are waiting for too many reports, or the server is stopping. */
  REPORTS_BUSY: 'Too many reports are being made right now. Try again in a moment.',
  TEST_CREATION: 'Error during test creation',
  USERNAME_TAKEN: 'This username is taken, please use another one.',
  USERNAME_NOT_UNIQUE: 'Username must be unique.',
  EMAIL_TAKEN: 'This email address is taken, please use another one.',
  EMAIL_NOT_UNIQUE: 'Email must be unique.',
  FIELD_NOT_UNIQUE: 'This field must be unique.',
  /** Not from the original API. */
  UNKNOWN_TIMEZONE: 'No time zone has this name. Example of a name: America/Chicago.',
  /** Not from the original API. */
  UNKNOWN_COUNTRY: 'No country has this name. Example of a name: Germany.',
  OFFICE_GROUP_TAKEN: 'An office group with this name already exists.',
  PHONE_TAKEN: 'employee with this phone number already exists.',
  TOO_MANY_DESCRIPTIONS: 'test_descriptions must contain no more than 10 items.',
  BUNDLE_TOO_LONG: 'test_descriptions must not weigh more than 10.',
  TOO_MANY_CUSTOM_BUNDLES: 'Cannot create more than 10 custom test bundle types.',
  INVALID_FIXED_EXAM_DATE: 'Invalid fixed exam date',
  DOCTOR_IN_USE: 'Unable to change the role: Doctor is in use.',
  OPERATOR_IN_USE: 'Unable to change the role: Operator is in use.',
  DEVICE_NAME_TAKEN: 'This device name was previously used in your office group, please choose a different one.',
  UNLINK_WEEKLY_LIMIT: 'UNLINK_WEEKLY_LIMIT_REACHED',
  ACTIVE_ASSETS: 'ACTIVE_ASSETS_EXIST',
  EMAIL_IN_USE: 'EMAIL_IN_USE',
  OGA_WEEKLY_LIMIT: 'OGA_UPDATES_WEEKLY_LIMIT_REACHED',
  USER_EMAIL_WEEKLY_LIMIT: 'USER_EMAIL_UPDATES_WEEKLY_LIMIT_REACHED',
  /** The next ones are of zero-PII mode [OUR-381]. */
  PLAIN_PERSONAL_DATA: 'Personal data travels in encrypted_pii only.',
  AT_AGENT: 'The on-premises agent of the clinic stores personal data, not the server.',
  STAYS_ENCRYPTED: 'In zero-PII mode a patient is, and stays, encrypted.',
  CONTACT_KEPT: 'Zero-PII mode keeps this from the server.',
  NEEDS_OTHER_OFFICES: 'This needs access to other offices.',
  NEEDS_NAMES: 'This needs personal information to be shown.',
  SOMEBODY_IN_DEMO: 'Somebody here has the demo mode on.',
  DEMO_OR_ZERO_PII: 'Demo mode and zero-PII exclude each other.',
  ZERO_PII_LOCKED: 'This can no longer be changed.',
  NO_KEY_CHECK: 'This is no key check.',
  KEY_WITHOUT_ZERO_PII: 'There is a key only with zero-PII.',
  NAMES_STILL_PLAIN: 'Patients are still to be encrypted.',
  ALERT_TEXT_KEPT: 'No text of an alert is stored where the server gets no personal data.',
  PHONE_CAMERA: 'Phones take no pictures in zero-PII mode.',
  /** The next four are of ciphertexts that do not fit their patient [OUR-572]. */
  FORMER_CIPHERTEXT: 'These ciphertexts are not bound to a patient.',
  MIXED_CIPHERTEXTS: 'These ciphertexts do not belong together.',
  FOREIGN_CIPHERTEXT: 'These are ciphertexts of another patient.',
  OTHER_KEY_CIPHERTEXT: 'These ciphertexts are made with another key.',
  OUTDATED_CIPHERTEXT: 'These ciphertexts are not of the next version.',
  MERGE_ONCE_ENCRYPTED: 'A patient is merged once they are encrypted.',
  /** The next two are of appointments. */
  TIME_PAST: 'The time is in the past.',
  ROOM_NUMBER: 'In zero-PII mode or with an on-premises agent a room is a number with at most one word.',
  /** Not from the original API, like the next one. */
  NO_READER: 'Choose a doctor who has an account and works in the office of the test.',
  NOTE_NOT_STORED: 'A note may have a name in it, so it is not stored in zero-PII mode or with an on-premises agent.',
} as const;
export type ErrorText = (typeof ERROR)[keyof typeof ERROR];

/** Machine names of errors, in `name` of the body. */
export const ERROR_NAME = {
  /** Too many failed sign-ins [AUTH-11]. */
  USER_LOCKED_OUT: 'UserLockedOut',
  /** Someone else's test runs on the device [FORM-23]. */
  DEVICE_IN_USE: 'DeviceInUse',
  /** The device is not connected, so a message cannot reach it. */
  DEVICE_OFFLINE: 'DeviceOffline',
  /** The test is run by a device that works offline [LIST-06]. */
  EXTERNALLY_MANAGED: 'ExternallyManagedTest',
  /** A patient with finished tests [PAT-11]. */
  PATIENT_HAS_TESTS: 'PatientHasTests',
  /** A patient who is being tested. */
  PATIENT_IN_TEST: 'PatientInTest',
  /** The call does not prove that a page of this address made it: its cookie is missing, or its origin is another. */
  CSRF: 'CsrfFailed',
  /** Too much is waiting: `Retry-After` says when to try again. */
  BUSY: 'Busy',
  /** It does not exist, or is out of the user's reach [SRV-07]. */
  NOT_FOUND: 'NotFound',
  /** Somebody else changed the same at the same moment. */
  CONFLICT: 'Conflict',
  /** A record was changed after it was read; the body is `recordChanged` of it. */
  RECORD_CHANGED: 'RecordChanged',
  TOO_MANY_REQUESTS: 'TooManyRequests',
  /** The test of an appointment was started. */
  APPOINTMENT_STARTED: 'AppointmentStarted',
  /** The test of an appointment can no longer be started as it was planned. */
  APPOINTMENT_OUTDATED: 'AppointmentOutdated',
  /** An appointment is of another day. */
  NOT_TODAY: 'NotToday',
  TEST_ENDED: 'TestEnded',
  TEST_STARTED: 'TestStarted',
  /** The test waits for those before it in its bundle. */
  TEST_WAITING: 'TestWaiting',
  TEST_NOT_FINISHED: 'TestNotFinished',
  /** A doctor has read the test. */
  TEST_READ: 'TestRead',
  /** The second factor was refused, or could not be looked up. */
  SECOND_FACTOR_REFUSED: 'SecondFactorRefused',
  /** The second factor is not set up on this server, or does not answer. */
  SECOND_FACTOR_UNAVAILABLE: 'SecondFactorUnavailable',
  /** The code of an authenticator app or the recovery code is not right, or was used already. */
  WRONG_CODE: 'WrongCode',
  /** The secret of an authenticator app was shown too long ago, or not at all. */
  SETUP_EXPIRED: 'SetupExpired',
  /** The provider of single sign-on does not answer, or is set up no more. */
  SSO_UNAVAILABLE: 'SsoUnavailable',
  /** No key of this person signed what was asked. */
  SECURITY_KEY_REFUSED: 'SecurityKeyRefused',
  /** The call requires step-up authentication, by the method in `step_up` [OUR-480]. */
  STEP_UP_REQUIRED: 'StepUpRequired',
  /** They have none yet that they could be asked for. */
  NO_SECURITY_KEY: 'NoSecurityKey',
  /** The password came by a link, or from somebody else, and was not used with a second factor since [OUR-577]. */
  PASSWORD_NOT_PROVEN: 'PasswordNotProven',
  TOO_MANY_KEYS: 'TooManyKeys',
  /** The test has as many pictures as are stored of one. */
  TOO_MANY_PICTURES: 'TooManyPictures',
  /** The patient has as many alerts as can be shown. */
  TOO_MANY_ALERTS: 'TooManyAlerts',
  TOO_MANY_EXPORTS: 'TooManyExports',
  /** A technician's call needs a session with the patient [ROLE-05]. */
  NOT_IN_SESSION: 'NotInSession',
  /** One session is joined at a time, and one is waited in without a device [TECH-03]. */
  IN_ANOTHER_SESSION: 'InAnotherSession',
  /** Another technician joined it, or it is over [TECH-07]. */
  SESSION_TAKEN: 'SessionTaken',
  /** A session ends once its test is over. */
  SESSION_HAS_TEST: 'SessionHasTest',
  /** Visitors of the demo mode have this session: the PIN comes first [OUR-535]. */
  DEMO_MODE: 'DemoMode',
  /** Not done where no personal data are kept [REP-08]. */
  ZERO_PII: 'ZeroPii',
  /** A PACS has no such letters in its character set. */
  LETTERS_UNKNOWN: 'LettersUnknown',
  /** The on-premises agent of the clinic stores personal data, so that the server cannot do what was asked. */
  AT_AGENT: 'NamesAtAgent',
  MOVE_NOT_ALLOWED: 'MoveNotAllowed',
  /** No change of the key is under way. */
  NO_KEY_CHANGE: 'NoKeyChange',
  /** The key is being changed to another one. */
  KEY_CHANGE_RUNNING: 'KeyChangeRunning',
  /** Patients are not yet encrypted with the new key. */
  PATIENTS_LEFT: 'PatientsLeft',
} as const;
export type ErrorName = (typeof ERROR_NAME)[keyof typeof ERROR_NAME];

/** The error text of a lock-out. */
export function loginBlocked(minutes: number): string {
  return `${ERROR.LOGIN_BLOCKED} ${minutes} minutes`;
}

/** The minutes a text of {@link loginBlocked} names; undefined in any other text. */
export function minutesBlocked(text: string): number | undefined {
  const minutes = new RegExp(`${ERROR.LOGIN_BLOCKED} (\\d+) minutes`).exec(text)?.[1];
  return minutes === undefined ? undefined : Number(minutes);
}

/** `error_code` of /sso/error [AUTH-18]: only the first one has a specific text. */
export const SSO_ERROR = { authFailed: 'auth_failed', notSetUp: 'not_set_up', unavailable: 'unavailable' } as const;

/** The page at which step-up authentication at an identity provider ends. */
export const SSO_CONFIRMED = '/sso/success?confirmed=1';

/** Headers of the calls. */
export const HEADER = {
  csrf: 'X-CSRFToken',
  officeGroup: 'X-Office-Group',
  agentToken: 'X-PII-Agent-Token',
  /** The grant of the server for one report: of a call to the agent, and of the agent's call to the server [OUR-685]. */
  reportGrant: 'X-PII-Report-Grant',
  /**
   * A random secret of the page, sent with a proof of step-up authentication and with the call it is for: the session
   * cookie alone is not enough to use the proof [OUR-599].
   */
  page: 'X-Page-Secret',
  /** Response header: the build of the application that the server has now. */
  build: 'X-Application-Build',
  /**
   * Response header for users whose office group is in zero-PII mode: its id, a space, the id of its key [OUR-380,
   * OUR-832]. The key is omitted while the preferences have none.
   */
  zeroPii: 'X-Zero-PII',
  /** Response header if the office group has an on-premises agent: group id, space, origin of the agent [OUR-682]. */
  agent: 'X-PII-Agent',
} as const;
/** Prefix of the names of all cookies where the address is https: browsers take them from this host only. */
export const HOST_PREFIX = '__Host-';
/** Readable by the page, which repeats its value in a header. */
export const CSRF_COOKIE = 'csrftoken';
/** Not readable by the page. */
export const SESSION_COOKIE = 'sessionid';

/** A file of an import whose name says another type than its content has, at the field `test_report` [OUR-834]. */
export const WRONG_EXTENSION = 'The extension of the file does not fit its content.';

/** Reasons for refusing a DICOM file at the field `test_report` of an import [OUR-479]. */
export const DICOM_REFUSALS = {
  damaged: 'The DICOM file is damaged. Export it again from the device.',
  compressed: 'The DICOM file is compressed. Export it without compression.',
  otherObject: 'The DICOM file is neither visual field measurements (OPV) nor an Encapsulated PDF.',
  noPdf: 'The DICOM file has no PDF in it.',
  noField: 'The DICOM file has no measurements of a right or left eye.',
} as const;
export type DicomRefusal = keyof typeof DICOM_REFUSALS;
