import { type CallName, calls, type Group, SUPPORT_GROUPS, TECHNICIAN_GROUPS } from '@isopter/contract';
import type { Identity } from './identity.ts';

/** Everyone who works with patients in a clinic; support users see the screens everybody sees, some without changing. */
const STAFF = [
  'OFFICE_GROUP_ADMIN',
  'CORPORATE_ADMIN',
  'OFFICE_ADMIN',
  'OPERATOR',
  'DOCTOR',
  ...SUPPORT_GROUPS,
] as const satisfies Group[];
/** A technician admin works on the tests of a session, a technician user makes the patient of one [NAV-16]. */
const EXAMINERS = [...STAFF, 'TECHALL_ADMIN'] as const satisfies Group[];
const EVERYBODY = [...EXAMINERS, 'TECHALL_USER'] as const satisfies Group[];
const ADMINS = ['OFFICE_GROUP_ADMIN', 'CORPORATE_ADMIN', 'OFFICE_ADMIN'] as const satisfies Group[];
/** A technician admin may during a session, which do not exist yet. */
const CUSTOM_BUNDLE_MAKERS = ['OFFICE_GROUP_ADMIN'] as const satisfies Group[];
const CORPORATE = ['CORPORATE_ADMIN'] as const satisfies Group[];
const GROUP_ADMIN = ['OFFICE_GROUP_ADMIN'] as const satisfies Group[];
/** Who looks after users, devices and offline controllers [NAV-04]. */
const KEEPERS = ['OFFICE_GROUP_ADMIN', 'OFFICE_ADMIN'] as const satisfies Group[];
const SUPPORT = ['SUPPORT_BASIC'] as const satisfies Group[];

/** Calls that need a rule: the others need no sign-in, or go to the on-premises agent. */
type Ruled = { [N in CallName]: (typeof calls)[N] extends { public: true } | { agent: true } ? never : N }[CallName];

/**
 * Who may make a call, built or not; what is out of the caller's scope is refused later, as not found [ROLE-01, SRV-03,
 * SRV-07].
 */
const MAY: Record<Ruled, readonly Group[]> = {
  bootstrap: EVERYBODY,
  updateUser: EVERYBODY,
  sendSupportMessage: EVERYBODY,
  signBaaAgreement: EVERYBODY,
  switchOfficeGroup: CORPORATE,
  getPreferences: EVERYBODY,
  updatePreferences: EVERYBODY,

  listPatients: EVERYBODY,
  createPatient: EVERYBODY,
  createDemoPatient: EXAMINERS,
  getPatient: EVERYBODY,
  updatePatient: EXAMINERS,
  deletePatient: STAFF,
  mergePatient: STAFF,
  listGenders: EVERYBODY,
  listEthnicities: EVERYBODY,
  listDoctors: EVERYBODY,
  listOperators: EVERYBODY,

  listOffices: ADMINS,
  getOffice: ADMINS,

  listDevices: STAFF,
  listAllDevices: STAFF,
  listDeviceTypes: STAFF,
  getDevice: EXAMINERS,
  listTestDevices: EVERYBODY,
  listActiveDevices: STAFF,
  sendDeviceMessage: EXAMINERS,

  listPatientTests: EXAMINERS,
  listTests: EXAMINERS,
  createTest: EXAMINERS,
  getTest: EXAMINERS,
  updateTest: EXAMINERS,
  // Technicians cancel and delete only during an active session for that patient [LIST-07].
  deleteTest: STAFF,
  moveTest: STAFF,
  restartTest: EXAMINERS,
  getTestProgress: EXAMINERS,
  listSyncProgress: EXAMINERS,
  listTestGroups: EXAMINERS,
  listControlTypes: EXAMINERS,
  listCorrectionTypes: EXAMINERS,
  listStimulusTypes: EXAMINERS,
  listTestLanguages: EXAMINERS,
  createTestBundle: EXAMINERS,
  listTestBundles: EXAMINERS,
  getTestBundle: EXAMINERS,
  // As for tests [LIST-07].
  deleteTestBundle: STAFF,
  cancelTestBundle: STAFF,
  moveTestBundle: STAFF,
  listSystemBundles: EXAMINERS,
  listCustomBundles: EXAMINERS,
  getCustomBundle: EXAMINERS,
  // [NAV-05, BUND-09]
  createCustomBundle: CUSTOM_BUNDLE_MAKERS,
  deleteCustomBundle: ['OFFICE_GROUP_ADMIN'],
  getPerimetryState: EXAMINERS,
  getEstermanState: EXAMINERS,
  getKineticState: EXAMINERS,
  getPupillometryState: EXAMINERS,
  getColorVisionState: EXAMINERS,
  getIshiharaState: EXAMINERS,
  getWaggonerState: EXAMINERS,
  getPureToneResponses: EXAMINERS,
  getEyeMovementResponses: EXAMINERS,
  getCoverState: EXAMINERS,
  getSensorimotorState: EXAMINERS,
  getStereopsisResponses: EXAMINERS,
  getAcuityResults: EXAMINERS,
  getContrastResponses: EXAMINERS,
  getContrastOngoingState: EXAMINERS,

  // Technicians download no reports, but they view them [REP-08].
  getTestReport: EXAMINERS,
  getTrendAnalysis: EXAMINERS,
  getTestReportPdf: STAFF,
  getTestReportImage: STAFF,
  getTestReportDicom: STAFF,
  sendTestReport: STAFF,
  getBundleReportModes: EXAMINERS,
  getBundleReport: EXAMINERS,
  getBundleReportPdf: STAFF,
  getBundleReportImage: STAFF,
  getBundleReportDicom: STAFF,

  // Not built yet: who may call is told so, the others are refused.
  startKeyRegistration: EVERYBODY,
  createAuthenticator: EVERYBODY,
  listAuthenticators: EVERYBODY,
  getAuthenticator: EVERYBODY,
  updateAuthenticator: EVERYBODY,
  deleteAuthenticator: EVERYBODY,
  requestKeyCheck: EVERYBODY,
  checkKey: EVERYBODY,
  listEmployees: KEEPERS,
  createEmployee: KEEPERS,
  getEmployee: KEEPERS,
  updateEmployee: KEEPERS,
  deleteEmployee: [...KEEPERS, ...SUPPORT],
  resetEmployeePassword: KEEPERS,
  inviteEmployee: KEEPERS,
  listInvitations: KEEPERS,
  resendInvitation: KEEPERS,
  cancelInvitation: KEEPERS,
  createOffice: GROUP_ADMIN,
  updateOffice: GROUP_ADMIN,
  deleteOffice: GROUP_ADMIN,
  assignOfficeAdmin: GROUP_ADMIN,
  createDevice: KEEPERS,
  updateDevice: KEEPERS,
  deleteDevice: GROUP_ADMIN,
  unlinkDevice: SUPPORT,
  unlinkDeviceInDevMode: GROUP_ADMIN,
  getDeviceStream: EXAMINERS,
  createOfflineController: KEEPERS,
  listOfflineControllers: KEEPERS,
  getOfflineController: KEEPERS,
  updateOfflineController: KEEPERS,
  deleteOfflineController: GROUP_ADMIN,
  createSchedule: STAFF,
  listSchedules: STAFF,
  getSchedule: STAFF,
  updateSchedule: STAFF,
  deleteSchedule: STAFF,
  listSessions: TECHNICIAN_GROUPS,
  updateSession: ['TECHALL_ADMIN'],
  listImports: STAFF,
  createImport: STAFF,
  getImport: STAFF,
  updateImport: STAFF,
  getSensitivityImage: STAFF,
  listImportGroups: STAFF,
  getPacsConfiguration: STAFF,
  createMwlQuery: STAFF,
  getMwlQuery: STAFF,
  listPacsRecords: STAFF,
  retryPacsRecord: GROUP_ADMIN,
  listSupportUsers: SUPPORT_GROUPS,
  listSupportOffices: SUPPORT_GROUPS,
  listSupportDevices: SUPPORT_GROUPS,
  createOfficeGroup: SUPPORT,
  assignUserToOga: SUPPORT,
  updateUserEmail: SUPPORT,
  createExportTask: STAFF,
  listExportTasks: STAFF,
  downloadExportTask: STAFF,
  getDevConfig: GROUP_ADMIN,
  updateDevConfig: GROUP_ADMIN,
};

/** What a user whose password must change may still do [AUTH-21]. */
const WHILE_PASSWORD_CHANGE_IS_FORCED = new Set<CallName>(['bootstrap', 'getPreferences', 'resetPassword', 'signOut']);

const isPublic = (name: CallName) => 'public' in calls[name];

/** What a reader may change: what concerns nobody else. */
const OWN = new Set<CallName>(['updateUser', 'updatePreferences', 'sendSupportMessage', 'signBaaAgreement']);

/** Whether a call is open to whoever belongs to a group; what readers are let into they only read [SUP-02]. */
const isOpenTo = (group: Group, name: CallName): boolean =>
  ((MAY as Partial<Record<CallName, readonly Group[]>>)[name]?.includes(group) ?? false) &&
  (group !== 'SUPPORT_READ_ONLY' || calls[name].method === 'GET' || OWN.has(name));

/** Whether a user may make a call at all; rights of several groups add up. A call without a rule is nobody's. */
export function mayCall(identity: Pick<Identity, 'groups' | 'passwordChangeForced'>, name: CallName): boolean {
  if (identity.passwordChangeForced && !WHILE_PASSWORD_CHANGE_IS_FORCED.has(name)) return false;
  return isPublic(name) || identity.groups.some((group) => isOpenTo(group, name));
}

export function belongsTo(identity: Pick<Identity, 'groups'>, groups: readonly Group[]): boolean {
  return identity.groups.some((group) => groups.includes(group));
}

/** Preferences of everybody are set by the office group's admins [PREF-02]. */
export const maySetSharedPreferences = (identity: Pick<Identity, 'groups'>) =>
  belongsTo(identity, ['OFFICE_GROUP_ADMIN']);

/** Whether a user may edit a device of these offices [NAV-04, DEV-05]. */
export const mayEditDevice = (
  identity: Pick<Identity, 'groups' | 'administeredOffices'>,
  offices: readonly string[],
): boolean =>
  belongsTo(identity, ['OFFICE_GROUP_ADMIN']) ||
  (belongsTo(identity, ['OFFICE_ADMIN']) && offices.some((id) => identity.administeredOffices.includes(id)));

/** Office-group and corporate admins work in all offices; for others the office group may allow it [PREF-04]. */
export function seesAllOffices(identity: Pick<Identity, 'groups' | 'preferences'>): boolean {
  return (
    belongsTo(identity, ['OFFICE_GROUP_ADMIN', 'CORPORATE_ADMIN']) ||
    identity.preferences.enable_access_to_other_offices
  );
}
