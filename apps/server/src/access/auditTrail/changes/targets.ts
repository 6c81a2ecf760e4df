import type { CallName, CallSpec } from '@isopter/contract';
import type { RecordedTable } from './fields.ts';

/** Names the row that a call changes: by an id of the path or the body, the caller's own, or the one the call makes. */
export interface Target {
  table: RecordedTable;
  /** `made` is the first object the call names when it is done. */
  id: 'params' | 'made' | 'self' | 'group' | { body: string };
  /** The column that has the id; `id` without it. */
  by?: string;
  /** Further columns with their values in the path or the body, where the id names several rows. */
  and?: Readonly<Record<string, { params: string } | { body: string }>>;
}

const at = (table: RecordedTable): Target => ({ table, id: 'params' });
const made = (table: RecordedTable): Target => ({ table, id: 'made' });
const ofTest = (table: RecordedTable): Target => ({ table, id: 'params', by: 'test_id' });
const TEST = at('test');

/** The calls that are not GET. */
export type WritingCall = {
  [N in CallName]: CallSpec[N] extends { method: 'GET' } | { agent: true }
    ? never
    : CallSpec[N] extends { built: true }
      ? N
      : never;
}[CallName];

/** The objects that each writing call changes, or the reason why its audit row has no changes. */
export const TARGETS: Readonly<Record<WritingCall, readonly Target[] | string>> = {
  signIn: 'begins a session: the row names the account',
  signOut: 'ends a session: the row names the account',
  verifyDuo: 'begins a session: the row names the account',
  verifySecurityKey: 'begins a session: the row names the account',
  verifyTotp: 'begins a session: the row names the account',
  verifyRecoveryCode: 'begins a session: the row names the account',
  signInWithPasskey: 'begins a session: the row names the account',
  startTotpAtSignIn: 'makes a secret that a first code confirms',
  confirmTotpAtSignIn: 'sets up an app and begins a session: the row names the account',
  verifySso: 'begins a session: the row names the account',
  updateUser: [{ table: 'account', id: 'self' }],
  switchOfficeGroup: 'changes the session alone: the row names the office group',
  sendResetPassword: 'sends a letter: the row names the account',
  validateResetPassword: 'looks at a code: the row names the account',
  resetPassword: 'sets a password, as the action says: the row names the account',
  signBaaAgreement: [{ table: 'account', id: 'self' }],
  sendSupportMessage: 'sends a letter: what it says is for its reader alone',
  checkDemoPin: 'looks at a PIN',
  lockDemoMode: 'gives the session to a visitor, as the action says',
  checkPassword: 'makes a proof that the next call spends',
  checkCode: 'makes a proof that the next call spends',
  endSignIn: 'ends a session, as the action says',
  endOtherSignIns: 'ends sessions, as the action says',
  startKeyRegistration: 'makes a challenge that a browser answers',
  createAuthenticator: [made('security_key')],
  updateAuthenticator: [at('security_key')],
  deleteAuthenticator: [at('security_key')],
  startPasskeyRegistration: 'makes a challenge that a browser answers',
  createPasskey: [made('security_key')],
  startPasskeySignIn: 'makes a challenge that a browser answers',
  startTotp: 'makes a secret that a first code confirms',
  confirmTotp: 'sets up an app, as the action says: the row names the account',
  removeTotp: 'removes an app, as the action says: the row names the account',
  createRecoveryCodes: 'makes codes, as the action says: the row names the account',
  startFactorReset: 'sends a letter: the row names the account',
  confirmFactorReset: 'removes second factors, as the action says: the row names the account',
  requestKeyCheck: 'makes a challenge that a browser answers',
  checkKey: 'makes a proof that the next call spends',
  updatePreferences: [
    { table: 'account', id: 'self' },
    { table: 'office_group', id: 'group' },
  ],
  createPatient: [made('patient')],
  updatePatient: [at('patient')],
  reportPersonalData: 'says what a browser found: the row names the patient and the problem',
  deletePatient: [at('patient')],
  mergePatient: [at('patient')],
  undoPatientChange: 'puts patients and tests back: the row names the change and the patients',
  addPatientAlert: [made('patient_alert')],
  endPatientAlert: [at('patient_alert')],
  createDemoPatient: [made('patient')],
  createAgentAssertion: 'signs an assertion that the agent of the clinic stores: the row names the account',
  createAgentReportGrant: 'signs a grant for one report: the row names the test and the patient',
  setNamesMove: [{ table: 'office_group', id: 'group' }],
  removeServerNames: 'deletes the names of patients, which the agent has: the row names the patients',
  returnNames: 'stores names that the agent had: the row names the patients',
  startKeyChange: [{ table: 'office_group', id: 'group' }],
  cancelKeyChange: [{ table: 'office_group', id: 'group' }],
  saveKeyChangePatients: 'stores ciphertexts until the change is finished: the row names the patients',
  finishKeyChange: [{ table: 'office_group', id: 'group' }],
  createEmployee: [made('account')],
  updateEmployee: [at('account')],
  deleteEmployee: [at('account')],
  resetEmployeePassword: [at('account')],
  suspendEmployee: [at('account')],
  reinstateEmployee: [at('account')],
  resendEmployeeInvitation: 'sends a letter: the row names the account',
  changeEmployees: 'changes several users in one way: each has a row with its changes',
  checkEmployeeImport: 'looks at a file',
  importEmployees: 'makes several users: each has a row with its fields',
  inviteEmployee: [made('invitation')],
  createOffice: [made('office')],
  updateOffice: [at('office')],
  deleteOffice: [at('office')],
  assignOfficeAdmin: [{ table: 'account', id: { body: 'employee' } }],
  createDevice: [made('device')],
  updateDevice: [at('device')],
  deleteDevice: [at('device')],
  unlinkDevice: [at('device')],
  unlinkDeviceInDevMode: [at('device')],
  createCameraLink: 'makes the link of a camera, which is a secret',
  sendDeviceMessage: 'sends a command to a headset',
  createOfflineController: [made('offline_controller')],
  updateOfflineController: [at('offline_controller')],
  deleteOfflineController: [at('offline_controller')],
  createTest: [made('test')],
  updateTest: [TEST],
  deleteTest: [TEST],
  moveTest: [TEST],
  restartTest: [TEST],
  updateEnteredFacts: [ofTest('entered_facts')],
  updateInterpretation: [ofTest('interpretation')],
  reviewTest: [TEST],
  signInterpretation: [TEST, ofTest('interpretation')],
  updateFieldExclusion: [{ ...ofTest('field_exclusion'), and: { eye: { params: 'eye' } } }],
  updateFieldBaseline: [
    {
      table: 'field_baseline',
      id: 'params',
      by: 'patient_id',
      and: { eye: { body: 'eye' }, program: { body: 'program' }, size: { body: 'size' } },
    },
  ],
  attendTest: [ofTest('attendance')],
  assignReading: [ofTest('reading_assignment')],
  unassignReading: [ofTest('reading_assignment')],
  sendTestReport: 'sends a letter: the row names the patient',
  createTestBundle: [made('test_bundle')],
  deleteTestBundle: [at('test_bundle')],
  cancelTestBundle: 'changes the tests of the bundle, as the action says',
  moveTestBundle: [at('test_bundle')],
  createCustomBundle: [made('custom_bundle')],
  deleteCustomBundle: [at('custom_bundle')],
  createSchedule: [made('test_schedule')],
  updateSchedule: [at('test_schedule')],
  deleteSchedule: [at('test_schedule')],
  createAppointment: [made('appointment')],
  updateAppointment: [at('appointment')],
  deleteAppointment: [at('appointment')],
  checkInAppointment: [at('appointment')],
  undoCheckIn: [at('appointment')],
  startAppointment: 'makes tests: the row names the appointment, and one more the test or the bundle',
  createCalendarFeed: 'makes the address of a calendar, which is a secret: the row names the account',
  deleteCalendarFeed: 'ends the address of a calendar: the row names the account',
  updateSession: [at('technician_session')],
  createImport: [made('import')],
  updateImport: [at('import')],
  deleteTestPicture: 'removes a picture: the row names the test',
  deleteImport: [at('import')],
  createMwlQuery: 'asks a PACS: the row names the query',
  retryPacsRecord: [TEST],
  testPacsConnection: 'changes nothing',
  createOfficeGroup: [made('account')],
  assignUserToOga: [at('account')],
  updateUserEmail: [at('account')],
  resendInvitation: [at('invitation')],
  cancelInvitation: [at('invitation')],
  createExportTask: [made('export_task')],
  updateDevConfig: [{ table: 'office_group', id: 'group' }],
};
