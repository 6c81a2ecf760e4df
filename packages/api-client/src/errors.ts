import { ERROR, ERROR_NAME, minutesBlocked } from '@isopter/contract';
import { AgentError, type AgentProblem } from './agent/AgentError.ts';
import { ApiError, COOKIES_BLOCKED } from './ApiError.ts';
import { KEY_MISSING, NOT_TRUSTED, ZERO_PII_TURNED_OFF } from './zeroPii/keyMissing.ts';

/** The keys of the error messages; the texts are in the application. */
export type MessageKey =
  | 'networkUnstable'
  | 'ssoRequired'
  | 'loginBlocked'
  /** The same with the minutes that are left, in `count`. */
  | 'loginBlockedFor'
  | 'secondFactorFailed'
  | 'deviceAuthFailed'
  | 'securityKeyMissing'
  | 'stepUpRequired'
  /** The password of a user cannot confirm the reset of their second factors. */
  | 'passwordNotProven'
  | 'noDuo'
  | 'invalidLogin'
  | 'reportGeneration'
  | 'tooManyReports'
  | 'reportsBusy'
  | 'serverBusy'
  | 'serverUnavailable'
  | 'cookiesBlocked'
  | 'originRefused'
  | 'testCreation'
  | 'serverError'
  | 'somethingWentWrong'
  | 'usernameInUse'
  | 'emailInUse'
  | 'phoneInUse'
  | 'doctorInUse'
  | 'operatorInUse'
  | 'userValidation'
  | 'bundleCreationFailed'
  | 'bundleTooLong'
  | 'customBundleCreationFailed'
  | 'fixedExamDate'
  | 'deviceInUse'
  | 'ogaWeeklyLimit'
  | 'userEmailWeeklyLimit'
  | 'invitationSentError'
  | 'duplicateDevice'
  | 'unlinkWeeklyLimit'
  | 'notFound'
  | 'changedMeanwhile'
  | 'recordChanged'
  | 'tooManyAttempts'
  | 'deviceOffline'
  | 'externallyManaged'
  | 'testEnded'
  | 'testStarted'
  | 'testWaiting'
  | 'testNotFinished'
  | 'testRead'
  | 'notInZeroPii'
  | 'patientInTest'
  /** The on-premises agent stores names, and the server cannot do what was asked. */
  | 'notWithAgent'
  | 'personalDataAtAgent'
  /** Personal data are encrypted, and this browser has not the key. */
  | 'zeroPiiKeyMissing'
  /** The stored personal data of the patient are not as they were encrypted for them. */
  | 'zeroPiiNotTrusted'
  | 'zeroPiiTurnedOff'
  /** The server refused ciphertexts, because others were saved before or they are not the patient's. */
  | 'ciphertextRefused'
  | 'keyChanged'
  | 'keyChangeRunning'
  | 'personalDataEncrypted'
  | 'contactKept'
  | 'alertTextKept'
  | 'zeroPiiNeedsAccess'
  | 'zeroPiiNeedsNames'
  | 'zeroPiiInDemo'
  | 'zeroPiiOrDemo'
  | 'zeroPiiLocked'
  | 'keyNotUsable'
  | 'namesStillPlain'
  | 'mergeOnceEncrypted'
  | 'noReader'
  | 'appointmentStarted'
  | 'appointmentNotToday'
  | 'appointmentOutdated'
  | 'timePast'
  | 'roomNumber'
  | 'noteNotStored'
  | 'notInSession'
  | 'inAnotherSession'
  | 'sessionTaken'
  | 'sessionHasTest'
  | 'onPremAuthInvalid'
  | 'onPremServiceUnavailable'
  | 'onPremUrlUnavailable'
  /** There is no matching text: `raw` is the server's own. */
  | 'serverText';

export interface Message {
  key: MessageKey;
  /** The server's own text; only with `serverText`. */
  raw?: string;
  /** The number in the text; only with `loginBlockedFor`. */
  count?: number;
  /** The field of the form the message belongs to. */
  field?: string;
}

/** The context of the failed call, which determines the table of messages. */
export type Mapping = 'generic' | 'login' | 'user' | 'test' | 'support' | 'invitation' | 'device' | 'agent';

type Table = Readonly<Record<string, Message>>;

const SECOND_FACTOR: Table = {
  [ERROR.DUO_FAILED]: { key: 'secondFactorFailed' },
  [ERROR.TWO_FACTOR_FAILED]: { key: 'secondFactorFailed' },
  [ERROR.TWO_FACTOR_UNAVAILABLE]: { key: 'secondFactorFailed' },
};
/** ERR-02 */
const AUTH: Table = {
  ...SECOND_FACTOR,
  [ERROR.SSO_REQUIRED]: { key: 'ssoRequired' },
  [ERROR.WEBAUTHN_FAILED]: { key: 'deviceAuthFailed' },
  [COOKIES_BLOCKED]: { key: 'cookiesBlocked' },
  [ERROR_NAME.CSRF]: { key: 'originRefused' },
};
/** Refusals whose name says more than their text. */
const AUTH_NAMED: Table = {
  [ERROR_NAME.NO_SECURITY_KEY]: { key: 'securityKeyMissing' },
  [ERROR_NAME.STEP_UP_REQUIRED]: { key: 'stepUpRequired' },
};
/** ERR-03 */
const SERVER: Table = {
  ...SECOND_FACTOR,
  [ERROR.REPORT_GENERATION]: { key: 'reportGeneration' },
  [ERROR.TEST_CREATION]: { key: 'testCreation' },
};
/** ERR-04 */
const USERNAME: Table = {
  [ERROR.USERNAME_TAKEN]: { key: 'usernameInUse', field: 'username' },
  [ERROR.USERNAME_NOT_UNIQUE]: { key: 'usernameInUse', field: 'username' },
};
const EMAIL: Table = {
  [ERROR.EMAIL_TAKEN]: { key: 'emailInUse', field: 'email' },
  [ERROR.EMAIL_NOT_UNIQUE]: { key: 'emailInUse', field: 'email' },
};
const PHONE: Table = {
  [ERROR.FIELD_NOT_UNIQUE]: { key: 'phoneInUse', field: 'phone_number' },
  [ERROR.PHONE_TAKEN]: { key: 'phoneInUse', field: 'phone_number' },
};
/** ERR-05 */
const ROLE: Table = {
  [ERROR.DOCTOR_IN_USE]: { key: 'doctorInUse' },
  [ERROR.OPERATOR_IN_USE]: { key: 'operatorInUse' },
};
/** Refusals of zero-PII mode, most of them at a field [OUR-381]. */
const ZERO_PII: Table = {
  [ERROR.PLAIN_PERSONAL_DATA]: { key: 'personalDataEncrypted' },
  [ERROR.AT_AGENT]: { key: 'personalDataAtAgent' },
  [ERROR.STAYS_ENCRYPTED]: { key: 'personalDataEncrypted' },
  [ERROR.CONTACT_KEPT]: { key: 'contactKept' },
  [ERROR.ALERT_TEXT_KEPT]: { key: 'alertTextKept' },
  [ERROR.NEEDS_OTHER_OFFICES]: { key: 'zeroPiiNeedsAccess' },
  [ERROR.NEEDS_NAMES]: { key: 'zeroPiiNeedsNames' },
  [ERROR.SOMEBODY_IN_DEMO]: { key: 'zeroPiiInDemo' },
  [ERROR.DEMO_OR_ZERO_PII]: { key: 'zeroPiiOrDemo' },
  [ERROR.ZERO_PII_LOCKED]: { key: 'zeroPiiLocked' },
  [ERROR.NO_KEY_CHECK]: { key: 'keyNotUsable' },
  [ERROR.KEY_WITHOUT_ZERO_PII]: { key: 'keyNotUsable' },
  [ERROR.NAMES_STILL_PLAIN]: { key: 'namesStillPlain' },
  [ERROR.OUTDATED_CIPHERTEXT]: { key: 'changedMeanwhile' },
  [ERROR.FORMER_CIPHERTEXT]: { key: 'ciphertextRefused' },
  [ERROR.MIXED_CIPHERTEXTS]: { key: 'ciphertextRefused' },
  [ERROR.FOREIGN_CIPHERTEXT]: { key: 'ciphertextRefused' },
  [ERROR.OTHER_KEY_CIPHERTEXT]: { key: 'keyChanged' },
  [ERROR_NAME.KEY_CHANGE_RUNNING]: { key: 'keyChangeRunning' },
  [ERROR.MERGE_ONCE_ENCRYPTED]: { key: 'mergeOnceEncrypted' },
  [ERROR.NOTE_NOT_STORED]: { key: 'noteNotStored' },
};
const TEST: Table = {
  [ERROR.TOO_MANY_DESCRIPTIONS]: { key: 'bundleCreationFailed' },
  [ERROR.BUNDLE_TOO_LONG]: { key: 'bundleTooLong' },
  [ERROR.TOO_MANY_CUSTOM_BUNDLES]: { key: 'customBundleCreationFailed' },
  [ERROR.INVALID_FIXED_EXAM_DATE]: { key: 'fixedExamDate' },
  [ERROR_NAME.DEVICE_IN_USE]: { key: 'deviceInUse', field: 'device' },
};
/** Errors of report requests that have to wait. */
const REPORTS: Table = {
  [ERROR.TOO_MANY_REPORTS]: { key: 'tooManyReports' },
  [ERROR.REPORTS_BUSY]: { key: 'reportsBusy' },
};
/** Names of refusals, so that their English text is not shown in other languages [ERR-08, OUR-53]. */
const NAMED: Table = {
  [ERROR_NAME.BUSY]: { key: 'serverBusy' },
  [ERROR_NAME.NOT_FOUND]: { key: 'notFound' },
  [ERROR_NAME.CONFLICT]: { key: 'changedMeanwhile' },
  [ERROR_NAME.RECORD_CHANGED]: { key: 'recordChanged' },
  [ERROR_NAME.TOO_MANY_REQUESTS]: { key: 'tooManyAttempts' },
  [ERROR_NAME.DEVICE_OFFLINE]: { key: 'deviceOffline' },
  [ERROR_NAME.EXTERNALLY_MANAGED]: { key: 'externallyManaged' },
  [ERROR_NAME.APPOINTMENT_STARTED]: { key: 'appointmentStarted' },
  [ERROR_NAME.NOT_TODAY]: { key: 'appointmentNotToday' },
  [ERROR_NAME.APPOINTMENT_OUTDATED]: { key: 'appointmentOutdated' },
  [ERROR_NAME.TEST_ENDED]: { key: 'testEnded' },
  [ERROR_NAME.TEST_STARTED]: { key: 'testStarted' },
  [ERROR_NAME.TEST_WAITING]: { key: 'testWaiting' },
  [ERROR_NAME.TEST_NOT_FINISHED]: { key: 'testNotFinished' },
  [ERROR_NAME.TEST_READ]: { key: 'testRead' },
  [ERROR_NAME.ZERO_PII]: { key: 'notInZeroPii' },
  [ERROR_NAME.PATIENT_IN_TEST]: { key: 'patientInTest' },
  [ERROR_NAME.AT_AGENT]: { key: 'notWithAgent' },
  [ERROR_NAME.PASSWORD_NOT_PROVEN]: { key: 'passwordNotProven' },
  [KEY_MISSING]: { key: 'zeroPiiKeyMissing' },
  [NOT_TRUSTED]: { key: 'zeroPiiNotTrusted' },
  [ZERO_PII_TURNED_OFF]: { key: 'zeroPiiTurnedOff' },
  [ERROR_NAME.NOT_IN_SESSION]: { key: 'notInSession' },
  [ERROR_NAME.IN_ANOTHER_SESSION]: { key: 'inAnotherSession' },
  [ERROR_NAME.SESSION_TAKEN]: { key: 'sessionTaken' },
  [ERROR_NAME.SESSION_HAS_TEST]: { key: 'sessionHasTest' },
};
/** Messages at a field of one form. */
const FIELD: Table = {
  [ERROR.NO_DUO]: { key: 'noDuo' },
  [ERROR.NO_READER]: { key: 'noReader' },
  [ERROR.TIME_PAST]: { key: 'timePast' },
  [ERROR.ROOM_NUMBER]: { key: 'roomNumber' },
};
/** ERR-09 */
const SUPPORT: Table = {
  [ERROR.EMAIL_IN_USE]: { key: 'emailInUse', field: 'email' },
  [ERROR.OGA_WEEKLY_LIMIT]: { key: 'ogaWeeklyLimit' },
  [ERROR.USER_EMAIL_WEEKLY_LIMIT]: { key: 'userEmailWeeklyLimit' },
};
/** DEV-06 */
const DEVICE: Table = {
  [ERROR.DEVICE_NAME_TAKEN]: { key: 'duplicateDevice', field: 'name' },
  [ERROR.UNLINK_WEEKLY_LIMIT]: { key: 'unlinkWeeklyLimit' },
  [ERROR_NAME.DEVICE_IN_USE]: { key: 'deviceInUse' },
};

/** The message for a failure. For forms whose errors may concern several fields use {@link messagesOf}. */
export function messageOf(error: unknown, mapping: Mapping = 'generic'): Message {
  return messagesOf(error, mapping)[0];
}

/** All messages for a failure: at least one, and several only if several fields were rejected. */
export function messagesOf(error: unknown, mapping: Mapping = 'generic'): [Message, ...Message[]] {
  if (!(error instanceof ApiError)) return [{ key: 'somethingWentWrong' }];
  if (error instanceof AgentError) return [AGENT[error.problem]];
  if (mapping === 'agent') return [agentMessage(error)];
  if (error.offline) return [{ key: 'networkUnstable' }];
  if (mapping === 'login') return [loginMessage(error)];
  if (error.status === 401 || error.status === 403) return [authMessage(error)];
  if (isServerError(error)) return [find(SERVER, textsOf(error)) ?? { key: 'serverError' }];
  switch (mapping) {
    case 'user':
      return userMessages(error);
    case 'test':
      return [find(TEST, textsOf(error)) ?? find(ZERO_PII, textsOf(error)) ?? { key: 'testCreation' }];
    case 'support':
      return [find(SUPPORT, textsOf(error)) ?? ownText(error)];
    case 'invitation':
      return [find(EMAIL, textsOf(error)) ?? { key: 'invitationSentError' }];
    case 'device':
      return [find(DEVICE, textsOf(error)) ?? ownText(error)];
    case 'generic':
      break;
  }
  return [find(REPORTS, textsOf(error)) ?? ownText(error)];
}

/** Returns the message at a refused field: a text of the application if it has one, else the server's. */
export const messageOfField = (text: string): Message =>
  find(FIELD, [text]) ?? find(ZERO_PII, [text]) ?? { key: 'serverText', raw: text };

/** ERR-01: these are the server's own failures. */
function isServerError({ status }: ApiError): boolean {
  return status === 500 || status === 502 || status === 504;
}

/** ERR-02 */
function authMessage(error: ApiError): Message {
  return mappedAuth(error) ?? { key: 'somethingWentWrong' };
}

function mappedAuth(error: ApiError): Message | undefined {
  if (error.detail.includes(ERROR.LOGIN_BLOCKED)) return { key: 'loginBlocked', raw: error.detail };
  return find(AUTH_NAMED, [error.name]) ?? find(AUTH, textsOf(error));
}

/**
 * AUTH-11: a lock-out in the server's words, which the application has in its languages, then mapped texts, then
 * `invalidLogin`. A failure that says nothing about name and password has its own text [OUR-508].
 */
function loginMessage(error: ApiError): Message {
  if (error.name === ERROR_NAME.USER_LOCKED_OUT) {
    const count = minutesBlocked(error.detail);
    return count === undefined ? { key: 'serverText', raw: error.detail } : { key: 'loginBlockedFor', count };
  }
  if (isServerError(error)) return find(SERVER, textsOf(error)) ?? { key: 'serverError' };
  if (error.status > 500) return { key: 'serverUnavailable' };
  return mappedAuth(error) ?? find(NAMED, [error.name]) ?? { key: 'invalidLogin' };
}

/** ERR-04 and the user mapping of ERR-05. */
function userMessages(error: ApiError): [Message, ...Message[]] {
  const texts = textsOf(error);
  // "This field must be unique." says which field only by where it stands
  const phoneTexts = [error.detail === ERROR.PHONE_TAKEN ? error.detail : '', ...(error.fields['phone_number'] ?? [])];
  const found = [find(USERNAME, texts), find(EMAIL, texts), find(PHONE, phoneTexts), find(ROLE, texts)];
  const [first = { key: 'userValidation' } as const, ...more] = found.filter((message) => message !== undefined);
  return [first, ...more];
}

/** PII-10 */
const AGENT: Readonly<Record<AgentProblem, Message>> = {
  refused: { key: 'onPremAuthInvalid' },
  unreachable: { key: 'onPremUrlUnavailable' },
  slow: { key: 'onPremServiceUnavailable' },
  strange: { key: 'onPremServiceUnavailable' },
  failed: { key: 'onPremServiceUnavailable' },
};

/** The same for an error that names no problem. */
function agentMessage(error: ApiError): Message {
  if (error.offline) return { key: 'onPremUrlUnavailable' };
  if (error.status === 401 || error.status === 403) return { key: 'onPremAuthInvalid' };
  return { key: 'onPremServiceUnavailable' };
}

function ownText(error: ApiError): Message {
  const named = find(ZERO_PII, textsOf(error)) ?? find(NAMED, [error.name]);
  if (named) return named;
  return error.detail === '' ? { key: 'somethingWentWrong' } : { key: 'serverText', raw: error.detail };
}

/** Every place a literal may stand in. */
function textsOf(error: ApiError): string[] {
  return [error.detail, error.name, ...Object.values(error.fields).flat()];
}

/** The message of the first text that is a literal of the table, matched exactly [ERR-08]. */
function find(table: Table, texts: readonly string[]): Message | undefined {
  const text = texts.find((candidate) => Object.hasOwn(table, candidate));
  return text === undefined ? undefined : table[text];
}
