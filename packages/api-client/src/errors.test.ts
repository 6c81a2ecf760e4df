import { ERROR, ERROR_NAME, loginBlocked } from '@isopter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError, COOKIES_BLOCKED } from './ApiError.ts';
import { type Mapping, messageOf, messageOfField, messagesOf } from './errors.ts';

const MAPPINGS: readonly Mapping[] = ['generic', 'login', 'user', 'test', 'support', 'invitation', 'device', 'agent'];
const error = (status: number, detail = '', more: { name?: string; fields?: Record<string, string[]> } = {}) =>
  new ApiError(status, { detail, ...more });
const key = (failure: unknown, mapping?: Mapping) => messageOf(failure, mapping).key;
const uniqueOn = (field: string) => error(400, '', { fields: { [field]: [ERROR.FIELD_NOT_UNIQUE] } });

const refused = (name: string, detail: string) => messageOf(new ApiError(403, { detail, name }), 'user').key;

describe('messageOf', () => {
  it.each(MAPPINGS.filter((mapping) => mapping !== 'agent'))(
    'says of %s that the network is unstable [ERR-01]',
    (mapping) => {
      expect(key(error(0), mapping)).toBe('networkUnstable');
    },
  );

  it.each([
    ['blocked cookies', error(403, '', { name: COOKIES_BLOCKED }), 'cookiesBlocked'],
    ['another origin', error(403, '', { name: ERROR_NAME.CSRF }), 'originRefused'],
    ['a server that is stopping', error(503), 'serverUnavailable'],
    ['a server that is busy', error(503, '', { name: ERROR_NAME.BUSY }), 'serverUnavailable'],
    ['too many attempts', error(429, '', { name: ERROR_NAME.TOO_MANY_REQUESTS }), 'tooManyAttempts'],
    ['a network that is down', error(0), 'networkUnstable'],
    ['a wrong password', error(400, '', { name: 'InvalidLogin' }), 'invalidLogin'],
  ])('tells %s from wrong credentials at sign-in [OUR-508]', (_, failure, expected) => {
    expect(key(failure, 'login')).toBe(expected);
  });

  it('asks users who request too many reports to wait', () => {
    expect(key(error(429, ERROR.TOO_MANY_REPORTS))).toBe('tooManyReports');
    expect(key(error(503, ERROR.REPORTS_BUSY))).toBe('reportsBusy');
    expect(key(new ApiError(503, { detail: 'Busy.', name: ERROR_NAME.BUSY }))).toBe('serverBusy');
  });

  it.each([500, 502, 504])('maps %i as a server error [ERR-01] [ERR-03]', (status) => {
    expect(key(error(status, ERROR.DUO_FAILED))).toBe('secondFactorFailed');
    expect(key(error(status, ERROR.TWO_FACTOR_FAILED))).toBe('secondFactorFailed');
    expect(key(error(status, ERROR.TWO_FACTOR_UNAVAILABLE))).toBe('secondFactorFailed');
    expect(key(error(status, ERROR.REPORT_GENERATION))).toBe('reportGeneration');
    expect(key(error(status, ERROR.TEST_CREATION))).toBe('testCreation');
    expect(key(error(status, 'Internal Server Error'))).toBe('serverError');
  });

  it.each([401, 403])('maps %i as an auth error [ERR-01] [ERR-02]', (status) => {
    expect(key(error(status, ERROR.SSO_REQUIRED))).toBe('ssoRequired');
    expect(key(error(status, loginBlocked(4)))).toBe('loginBlocked');
    expect(key(error(status, `Sorry: ${loginBlocked(4)}.`))).toBe('loginBlocked');
    expect(key(error(status, ERROR.DUO_FAILED))).toBe('secondFactorFailed');
    expect(key(error(status, ERROR.TWO_FACTOR_FAILED))).toBe('secondFactorFailed');
    expect(key(error(status, ERROR.TWO_FACTOR_UNAVAILABLE))).toBe('secondFactorFailed');
    expect(key(error(status, ERROR.WEBAUTHN_FAILED))).toBe('deviceAuthFailed');
    expect(key(error(status, 'anything else'))).toBe('somethingWentWrong');
  });

  it('reports a failed step-up authentication, or a missing key for it [OUR-482] [OUR-406]', () => {
    expect(refused(ERROR_NAME.STEP_UP_REQUIRED, ERROR.STEP_UP_REQUIRED)).toBe('stepUpRequired');
    expect(refused(ERROR_NAME.NO_SECURITY_KEY, ERROR.WEBAUTHN_FAILED)).toBe('securityKeyMissing');
    expect(messageOfField(ERROR.NO_DUO).key).toBe('noDuo');
  });

  it('shows the server’s own text where nothing else fits [ERR-01]', () => {
    expect(messageOf(error(418, 'I am a teapot.'))).toEqual({ key: 'serverText', raw: 'I am a teapot.' });
    expect(key(error(418))).toBe('somethingWentWrong');
    expect(key(new Error('a bug'))).toBe('somethingWentWrong');
  });

  it('names refusals in texts of the application, where those of the server are English [ERR-08, OUR-53]', () => {
    expect(messageOf(error(404, 'Not found.', { name: 'NotFound' }))).toEqual({ key: 'notFound' });
    expect(key(error(409, 'The test is over.', { name: 'TestEnded' }))).toBe('testEnded');
    expect(key(error(409, 'Reports are not downloaded in zero-PII mode.', { name: 'ZeroPii' }))).toBe('notInZeroPii');
    expect(key(error(409, '', { name: 'ZeroPiiKeyMissing' }))).toBe('zeroPiiKeyMissing');
    expect(key(error(400, 'Not proven.', { name: 'PasswordNotProven' }))).toBe('passwordNotProven');
  });

  it('has specific messages for refusals of zero-PII mode, at a field and above the form [OUR-381]', () => {
    const fields = { first_name: [ERROR.PLAIN_PERSONAL_DATA], is_encrypted: [ERROR.STAYS_ENCRYPTED] };
    expect(key(error(400, 'Some fields are not valid.', { name: 'ValidationError', fields }))).toBe(
      'personalDataEncrypted',
    );
    expect(messageOfField(ERROR.SOMEBODY_IN_DEMO)).toEqual({ key: 'zeroPiiInDemo' });
    expect(messageOfField('Anything else.')).toEqual({ key: 'serverText', raw: 'Anything else.' });
    expect(key(error(400, '', { fields: { patient_email: [ERROR.CONTACT_KEPT] } }), 'test')).toBe('contactKept');
    expect(key(error(409, ERROR.MERGE_ONCE_ENCRYPTED, { name: 'ZeroPii' }))).toBe('mergeOnceEncrypted');
  });

  it('reports a refused reader at its field, and an existing interpretation above the form [OUR-746]', () => {
    expect(messageOfField(ERROR.NO_READER)).toEqual({ key: 'noReader' });
    expect(messageOfField(ERROR.NOTE_NOT_STORED)).toEqual({ key: 'noteNotStored' });
    expect(key(error(409, 'A doctor has read this test.', { name: 'TestRead' }))).toBe('testRead');
  });

  it('says of a lock-out what the server says, of mapped texts theirs, else invalidLogin [AUTH-11]', () => {
    const locked = error(403, loginBlocked(12), { name: 'UserLockedOut' });
    expect(messageOf(locked, 'login')).toEqual({
      key: 'loginBlockedFor',
      count: 12,
    });
    const other = error(403, 'Blocked for good.', { name: 'UserLockedOut' });
    expect(messageOf(other, 'login')).toEqual({ key: 'serverText', raw: 'Blocked for good.' });
    expect(key(error(403, loginBlocked(12)), 'login')).toBe('loginBlocked');
    expect(key(error(403, ERROR.SSO_REQUIRED), 'login')).toBe('ssoRequired');
    expect(key(error(400, ERROR.WEBAUTHN_FAILED), 'login')).toBe('deviceAuthFailed');
    expect(key(error(400, 'Unable to log in with provided credentials.'), 'login')).toBe('invalidLogin');
    expect(key(error(502), 'login')).toBe('serverError');
  });

  it('puts user errors on their fields, several at once', () => {
    const both = error(400, '', { fields: { username: [ERROR.USERNAME_TAKEN], email: [ERROR.EMAIL_NOT_UNIQUE] } });
    expect(messagesOf(both, 'user')).toEqual([
      { key: 'usernameInUse', field: 'username' },
      { key: 'emailInUse', field: 'email' },
    ]);
    expect(messageOf(error(400, ERROR.USERNAME_NOT_UNIQUE), 'user').field).toBe('username');
    expect(messageOf(error(400, ERROR.EMAIL_TAKEN), 'user').field).toBe('email');
    expect(messageOf(error(400, ERROR.PHONE_TAKEN), 'user').field).toBe('phone_number');
  });

  it('reads “must be unique” as a taken phone number only at the phone field', () => {
    expect(messageOf(uniqueOn('phone_number'), 'user')).toEqual({ key: 'phoneInUse', field: 'phone_number' });
    expect(key(uniqueOn('first_name'), 'user')).toBe('userValidation');
  });

  it('maps errors of tests and roles', () => {
    expect(key(error(400, ERROR.TOO_MANY_DESCRIPTIONS), 'test')).toBe('bundleCreationFailed');
    expect(key(error(400, '', { fields: { test_descriptions: [ERROR.TOO_MANY_DESCRIPTIONS] } }), 'test')).toBe(
      'bundleCreationFailed',
    );
    expect(key(error(400, ERROR.TOO_MANY_CUSTOM_BUNDLES), 'test')).toBe('customBundleCreationFailed');
    expect(key(error(400, ERROR.INVALID_FIXED_EXAM_DATE), 'test')).toBe('fixedExamDate');
    expect(key(error(400, 'else'), 'test')).toBe('testCreation');
    expect(key(error(400, ERROR.DOCTOR_IN_USE), 'user')).toBe('doctorInUse');
    expect(key(error(400, ERROR.OPERATOR_IN_USE), 'user')).toBe('operatorInUse');
    expect(key(error(400, 'else'), 'user')).toBe('userValidation');
  });

  it('reports a device that is in use by now at its field [FORM-23]', () => {
    expect(messageOf(error(409, 'taken', { name: 'DeviceInUse' }), 'test')).toEqual({
      key: 'deviceInUse',
      field: 'device',
    });
  });

  it('maps errors of support, invitations and devices [ERR-09]', () => {
    expect(key(error(400, ERROR.EMAIL_IN_USE), 'support')).toBe('emailInUse');
    expect(key(error(400, ERROR.OGA_WEEKLY_LIMIT), 'support')).toBe('ogaWeeklyLimit');
    expect(key(error(400, ERROR.USER_EMAIL_WEEKLY_LIMIT), 'support')).toBe('userEmailWeeklyLimit');
    expect(messageOf(error(400, ERROR.EMAIL_TAKEN), 'invitation')).toEqual({ key: 'emailInUse', field: 'email' });
    expect(key(error(400, 'else'), 'invitation')).toBe('invitationSentError');
    expect(key(error(400, ERROR.DEVICE_NAME_TAKEN), 'device')).toBe('duplicateDevice');
    expect(key(error(400, ERROR.UNLINK_WEEKLY_LIMIT), 'device')).toBe('unlinkWeeklyLimit');
  });

  it('maps failures of the agent', () => {
    expect(key(error(0), 'agent')).toBe('onPremUrlUnavailable');
    expect(key(error(401), 'agent')).toBe('onPremAuthInvalid');
    expect(key(error(403), 'agent')).toBe('onPremAuthInvalid');
    expect(key(error(500), 'agent')).toBe('onPremServiceUnavailable');
  });

  it('matches literals exactly: only the lock-out as a part [ERR-08]', () => {
    const literals: string[] = Object.values(ERROR).filter((literal) => literal !== ERROR.LOGIN_BLOCKED);
    for (const literal of literals) {
      for (const text of [
        `${literal} `,
        `x${literal}`,
        literal.toLowerCase() === literal ? `${literal}.` : literal.toLowerCase(),
      ]) {
        expect(key(error(403, text))).toBe('somethingWentWrong');
        expect(key(error(500, text))).toBe('serverError');
        expect(key(error(400, text), 'user')).toBe('userValidation');
        expect(key(error(400, text), 'test')).toBe('testCreation');
      }
    }
  });

  it('has a message for every failure, and shows a raw text only as such [ERR-08]', () => {
    const status = fc.constantFrom(0, 400, 401, 403, 404, 409, 418, 500, 502, 503, 504);
    const literal = fc.oneof(fc.constantFrom(...Object.values(ERROR)), fc.string());
    fc.assert(
      fc.property(status, literal, fc.constantFrom(...MAPPINGS), (code, text, mapping) => {
        const message = messageOf(error(code, text), mapping);
        expect(message.key).not.toBe('');
        expect(message.raw === undefined || ['serverText', 'loginBlocked'].includes(message.key)).toBe(true);
      }),
    );
  });
});
