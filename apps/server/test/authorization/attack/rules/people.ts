import { randomUUID } from 'node:crypto';
import { ADMINS, CA, EVERYBODY, OA, OGA, READER, SUPPORT } from '../groups.ts';
import { markOf } from '../objects.ts';
import { among, chosen, one, type RulesOf } from '../rule.ts';

export const session: RulesOf<'session'> = {
  signIn: { by: 'anyone', send: { username: 'attack-doctor', password: 'northside-eye-24-2' } },
  signOut: { by: 'anyone' },
  bootstrap: { by: EVERYBODY },
  updateUser: { by: EVERYBODY, send: { first_name: 'Marta' } },
  switchOfficeGroup: { by: [CA], ids: { office_group: one('officeGroup') } },
  listSignIns: { by: EVERYBODY },
  endSignIn: { by: EVERYBODY, ids: { id: one('signIn') } },
  endOtherSignIns: { by: EVERYBODY },
  sendSupportMessage: { by: EVERYBODY, send: { name: 'Ann', email: 'ann@example.org', message: 'Hello' } },
  signBaaAgreement: { by: EVERYBODY },
  lockDemoMode: { by: EVERYBODY, send: { ends_visit: true } },
  checkDemoPin: { by: EVERYBODY, send: { pin: '0000' }, secret: 400 },
  verifyDuo: { by: 'anyone', send: { duo_state: 'x', duo_code: 'y' }, secret: 403 },
  verifySecurityKey: { by: 'anyone', secret: 403 },
  authorizeSso: { by: 'anyone', send: { sso_domain: 'attack.example' } },
  checkPassword: { by: EVERYBODY, send: { action: 'endOtherSignIns', password: 'northside-eye-24-2' } },
  reauthorizeSso: { by: EVERYBODY, send: { action: 'endOtherSignIns', page: 'a'.repeat(64) } },
  verifySso: { by: 'anyone', send: { state: 'x', code: 'y' }, secret: 403 },
  sendResetPassword: { by: 'anyone', send: { email_phone_username: 'attack-nobody' } },
  validateResetPassword: { by: 'anyone', send: { email_phone_username: 'attack-doctor', pin: '123456' }, secret: 400 },
  resetPassword: {
    by: 'anyone',
    send: { email_phone_username: 'attack-doctor', pin: '123456', password: 'another-good-one-99' },
    secret: 400,
  },
};

const key = { id: one('key') };
/** Calls about the keys of the caller; a caller without a key gets the same answer as for a wrong key. */
export const securityKeys: RulesOf<'security keys'> = {
  startKeyRegistration: { by: EVERYBODY },
  createAuthenticator: { by: EVERYBODY, secret: 403 },
  listAuthenticators: { by: EVERYBODY },
  getAuthenticator: { by: EVERYBODY, ids: key },
  updateAuthenticator: { by: EVERYBODY, ids: key, send: { label: 'Mine' } },
  deleteAuthenticator: { by: EVERYBODY, ids: key },
  startPasskeyRegistration: { by: EVERYBODY },
  createPasskey: { by: EVERYBODY, secret: 403 },
  startPasskeySignIn: { by: 'anyone' },
  signInWithPasskey: { by: 'anyone', secret: 403 },
  requestKeyCheck: { by: 'anyone', secret: 403 },
  checkKey: { by: EVERYBODY, secret: 403 },
};

export const preferences: RulesOf<'preferences'> = {
  getPreferences: { by: EVERYBODY },
  updatePreferences: {
    by: EVERYBODY,
    ids: { device: chosen('device'), operator: chosen('operator'), custom_test_bundle_type: chosen('customBundle') },
    send: { app_language: 'es-es' },
  },
};

const employee = { id: one('employee') };
/** A new person, with unused names. */
const SOMEBODY = {
  first_name: 'Nils',
  last_name: 'Attack',
  groups: ['OPERATOR'],
  get username() {
    return `nils-${randomUUID()}`;
  },
  get email() {
    return `${randomUUID()}@isopter.example`;
  },
};
/** A user name is theirs where they come from. */
const SOMEBODY_INVITED = {
  first_name: 'Nils',
  last_name: 'Attack',
  groups: ['OPERATOR'],
  get email() {
    return `${randomUUID()}@isopter.example`;
  },
};
/** A file with somebody new. */
const FILE = {
  get csv() {
    const { first_name, last_name, username, email } = SOMEBODY;
    return `first_name,last_name,username,email,offices,roles\n${first_name},${last_name},${username},${email},${markOf('own')},OPERATOR\n`;
  },
};
export const employees: RulesOf<'employees'> = {
  listEmployees: { by: [OGA, OA], ids: { office: one('office'), offices__in: among('office') } },
  // an office that somebody administers is one of their offices
  createEmployee: {
    by: [OGA, OA],
    ids: { offices: chosen('office'), administrated_offices: undefined },
    send: SOMEBODY,
  },
  getEmployee: { by: [OGA, OA], ids: employee },
  // whose e-mail stays has no other way to sign in
  updateEmployee: {
    by: [OGA, OA],
    ids: { ...employee, offices: chosen('office'), administrated_offices: undefined },
    send: { first_name: 'Nils' },
  },
  deleteEmployee: { by: [OGA, OA, SUPPORT], ids: employee, everywhere: [SUPPORT] },
  resetEmployeePassword: { by: [OGA, OA], ids: employee },
  startFactorReset: { by: [OGA, OA], ids: employee },
  suspendEmployee: { by: [OGA, OA], ids: employee },
  reinstateEmployee: { by: [OGA, OA], ids: { id: one('suspended') } },
  resendEmployeeInvitation: { by: [OGA, OA], ids: employee },
  changeEmployees: {
    by: [OGA, OA],
    ids: { ids: among('employee'), office: chosen('office') },
    send: { action: 'move' },
  },
  checkEmployeeImport: { by: [OGA, OA], send: FILE },
  importEmployees: { by: [OGA, OA], send: FILE },
  exportEmployees: { by: [OGA, OA], ids: { office: one('office'), offices__in: among('office') } },
  inviteEmployee: { by: [OGA, OA], ids: { offices: chosen('office') }, send: SOMEBODY_INVITED, sso: true },
};

/** Calls about the second factors of the caller, or of the user whose password this browser has just confirmed. */
export const secondFactors: RulesOf<'second factors'> = {
  getSecondFactors: { by: EVERYBODY },
  startTotp: { by: EVERYBODY },
  confirmTotp: { by: EVERYBODY, send: { code: '123456' }, secret: 400 },
  removeTotp: { by: EVERYBODY, secret: 404 },
  createRecoveryCodes: { by: EVERYBODY },
  verifyTotp: { by: 'anyone', send: { code: '123456' }, secret: 403 },
  verifyRecoveryCode: { by: 'anyone', send: { code: 'abcd-efgh-jkmn' }, secret: 403 },
  startTotpAtSignIn: { by: 'anyone', secret: 403 },
  confirmTotpAtSignIn: { by: 'anyone', send: { code: '123456' }, secret: 403 },
  checkCode: { by: EVERYBODY, send: { action: 'endOtherSignIns', code: '123456' }, secret: 403 },
  confirmFactorReset: { by: 'anyone', send: { code: 'x', password: 'y' }, secret: 400 },
};

/** Doctors and operators are the whole office group's. A patient named there changes nothing today. */
export const people: RulesOf<'people'> = {
  listDoctors: { by: EVERYBODY, ids: { patient_id: undefined } },
  listOperators: { by: EVERYBODY, ids: { patient_id: undefined } },
};

const office = { id: one('office') };
const ADDRESS = {
  name: 'New office',
  street_address: '1 Road',
  city: 'Town',
  state: 'State',
  zip: '55057',
  phone: '+15075550100',
  country: 'United States',
};
export const offices: RulesOf<'offices'> = {
  listOffices: { by: ADMINS },
  getOffice: { by: ADMINS, ids: office },
  createOffice: { by: [OGA], send: ADDRESS },
  updateOffice: { by: [OGA], ids: office, send: { phone: '+15075550199' } },
  deleteOffice: { by: [OGA], ids: { id: one('emptyOffice') } },
  assignOfficeAdmin: { by: [OGA], ids: { ...office, employee: one('employee') } },
};

const invitation = { id: one('invitation') };
export const invitations: RulesOf<'invitations'> = {
  listInvitations: { by: [OGA, OA], sso: true },
  resendInvitation: { by: [OGA, OA], ids: invitation, sso: true },
  cancelInvitation: { by: [OGA, OA], ids: invitation, sso: true },
};

export const support: RulesOf<'support'> = {
  listSupportUsers: { by: [SUPPORT, READER], everywhere: [SUPPORT, READER] },
  listSupportOffices: { by: [SUPPORT, READER], everywhere: [SUPPORT, READER] },
  listSupportDevices: { by: [SUPPORT, READER], everywhere: [SUPPORT, READER] },
  createOfficeGroup: {
    by: [SUPPORT],
    send: {
      get name() {
        return `Clinic ${randomUUID()}`;
      },
      get user() {
        const { first_name, last_name, username, email } = SOMEBODY;
        return { first_name, last_name, username, email };
      },
    },
  },
  assignUserToOga: { by: [SUPPORT], ids: employee, everywhere: [SUPPORT] },
  updateUserEmail: {
    by: [SUPPORT],
    ids: employee,
    send: {
      get email() {
        return `${randomUUID()}@isopter.example`;
      },
    },
    everywhere: [SUPPORT],
  },
};

export const devConfig: RulesOf<'developer settings'> = {
  getDevConfig: { by: [OGA] },
  updateDevConfig: { by: [OGA], send: { speech_reports: true } },
  getTexts: { by: 'elsewhere', send: { language: 'en-us' } },
};
