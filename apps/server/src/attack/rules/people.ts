import { ADMINS, CA, EVERYBODY, OA, OGA, READER, SUPPORT } from '../groups.ts';
import { chosen, one, type RulesOf } from '../rule.ts';

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
  verifyDuo: { by: 'anyone', send: { duo_state: 'x', duo_code: 'y' }, secret: 403 },
  verifySecurityKey: { by: 'anyone', secret: 403 },
  authorizeSso: { by: 'anyone', later: true },
  sendResetPassword: { by: 'anyone', send: { email_phone_username: 'attack-nobody' } },
  validateResetPassword: { by: 'anyone', send: { email_phone_username: 'attack-doctor', pin: '123456' }, secret: 400 },
  resetPassword: {
    by: 'anyone',
    send: { email_phone_username: 'attack-doctor', pin: '123456', password: 'another-good-one-99' },
    secret: 400,
  },
};

const key = { id: one('key') };
/** Of whoever asks; who has none is refused as with a wrong one. */
export const securityKeys: RulesOf<'security keys'> = {
  startKeyRegistration: { by: EVERYBODY },
  createAuthenticator: { by: EVERYBODY, secret: 403 },
  listAuthenticators: { by: EVERYBODY },
  getAuthenticator: { by: EVERYBODY, ids: key },
  updateAuthenticator: { by: EVERYBODY, ids: key, send: { label: 'Mine' } },
  deleteAuthenticator: { by: EVERYBODY, ids: key },
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

const employee = { id: one('something') };
export const employees: RulesOf<'employees'> = {
  listEmployees: { by: [OGA, OA], ids: { office: one('office'), offices__in: undefined }, later: true },
  createEmployee: { by: [OGA, OA], ids: { offices: chosen('office') }, later: true },
  getEmployee: { by: [OGA, OA], ids: employee, later: true },
  updateEmployee: { by: [OGA, OA], ids: { ...employee, offices: chosen('office') }, later: true },
  deleteEmployee: { by: [OGA, OA, SUPPORT], ids: employee, later: true },
  resetEmployeePassword: { by: [OGA, OA], ids: employee, later: true },
  inviteEmployee: { by: [OGA, OA], ids: { offices: chosen('office') }, later: true },
};

/** Doctors and operators are the whole office group's. A patient named there changes nothing today. */
export const people: RulesOf<'people'> = {
  listDoctors: { by: EVERYBODY, ids: { patient_id: undefined } },
  listOperators: { by: EVERYBODY, ids: { patient_id: undefined } },
};

const office = { id: one('office') };
export const offices: RulesOf<'offices'> = {
  listOffices: { by: ADMINS },
  getOffice: { by: ADMINS, ids: office },
  createOffice: { by: [OGA], later: true },
  updateOffice: { by: [OGA], ids: office, later: true },
  deleteOffice: { by: [OGA], ids: office, later: true },
  assignOfficeAdmin: { by: [OGA], ids: { ...office, employee: one('something') }, later: true },
};

const invitation = { id: one('something') };
export const invitations: RulesOf<'invitations'> = {
  listInvitations: { by: [OGA, OA], later: true },
  resendInvitation: { by: [OGA, OA], ids: invitation, later: true },
  cancelInvitation: { by: [OGA, OA], ids: invitation, later: true },
};

export const support: RulesOf<'support'> = {
  listSupportUsers: { by: [SUPPORT, READER], later: true },
  listSupportOffices: { by: [SUPPORT, READER], later: true },
  listSupportDevices: { by: [SUPPORT, READER], later: true },
  createOfficeGroup: { by: [SUPPORT], later: true },
  assignUserToOga: { by: [SUPPORT], ids: { id: one('something') }, later: true },
  updateUserEmail: { by: [SUPPORT], ids: { id: one('something') }, later: true },
};

export const devConfig: RulesOf<'developer settings'> = {
  getDevConfig: { by: [OGA], later: true },
  updateDevConfig: { by: [OGA], later: true },
  getTexts: { by: 'elsewhere', send: { language: 'en-us' } },
};
