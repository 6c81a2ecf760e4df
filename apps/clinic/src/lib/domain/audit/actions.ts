import type { CallName } from '@isopter/contract/routes';

/** Actions in the access log: calls, and events without or within a call. */
type Action =
  | CallName
  | 'watchTest'
  | 'watchStream'
  | 'joinCall'
  | 'watchImports'
  | 'confirmImportIdentity'
  | 'sendToPacs'
  | 'pairDevice'
  | 'takePicture'
  | 'beginSignIn'
  | 'acceptInvitation'
  | 'sessionExpired'
  | 'endSessions'
  | 'changePassword'
  | 'resetFactorsByOperator'
  | 'publishHeads'
  | 'foundForeignData'
  | 'foundOutdatedData'
  | 'foundChangedData'
  | 'foundPlainData';

/** The words for what was done, and what each says. */
const SAID = {
  signIn: ['signIn', 'startPasskeySignIn', 'signInWithPasskey', 'authorizeSso', 'verifySso', 'bootstrap'],
  beginSignIn: ['beginSignIn'],
  secondFactor: ['verifyDuo', 'verifySecurityKey', 'verifyTotp', 'verifyRecoveryCode'],
  switchGroup: ['switchOfficeGroup'],
  signOut: ['signOut'],
  sessionExpired: ['sessionExpired'],
  endSessions: ['endSignIn', 'endOtherSignIns', 'endSessions'],
  viewSignIns: ['listSignIns'],
  askForPassword: ['sendResetPassword'],
  newPassword: ['validateResetPassword', 'resetPassword'],
  changePassword: ['changePassword'],
  changeAccount: ['updateUser', 'signBaaAgreement'],
  writeToSupport: ['sendSupportMessage'],
  viewKeys: ['listAuthenticators', 'getAuthenticator'],
  changeKeys: [
    'startKeyRegistration',
    'createAuthenticator',
    'startPasskeyRegistration',
    'createPasskey',
    'updateAuthenticator',
    'deleteAuthenticator',
  ],
  viewFactors: ['getSecondFactors'],
  changeFactors: [
    'startTotp',
    'confirmTotp',
    'removeTotp',
    'createRecoveryCodes',
    'startTotpAtSignIn',
    'confirmTotpAtSignIn',
  ],
  checkKey: ['requestKeyCheck', 'checkKey'],
  confirmIdentity: ['checkPassword', 'checkCode', 'reauthorizeSso'],
  viewPreferences: ['getPreferences'],
  changePreferences: ['updatePreferences'],
  leaveDemo: ['checkDemoPin'],
  lockDemo: ['lockDemoMode'],
  viewPatients: ['listPatients'],
  addPatient: ['createPatient', 'createDemoPatient'],
  viewPatient: ['getPatient', 'listPatientChanges', 'listSimilarPatients', 'getPatientDeletion', 'listPatientAlerts'],
  changePatient: ['updatePatient'],
  changeAlerts: ['addPatientAlert', 'endPatientAlert'],
  deletePatient: ['deletePatient'],
  foundForeignData: ['foundForeignData'],
  foundOutdatedData: ['foundOutdatedData'],
  foundChangedData: ['foundChangedData'],
  foundPlainData: ['foundPlainData'],
  reportPersonalData: ['reportPersonalData'],
  mergePatients: ['mergePatient'],
  undoChange: ['undoPatientChange'],
  signInToAgent: ['createAgentAssertion', 'listAgentKeys'],
  moveNames: ['getNamesMove', 'setNamesMove', 'listServerNames', 'removeServerNames', 'returnNames'],
  changeKey: [
    'getKeyChange',
    'startKeyChange',
    'cancelKeyChange',
    'listKeyChangePatients',
    'saveKeyChangePatients',
    'finishKeyChange',
  ],
  viewUsers: ['listEmployees', 'getEmployee'],
  addUser: ['createEmployee'],
  changeUser: ['updateEmployee', 'assignOfficeAdmin', 'assignUserToOga', 'updateUserEmail'],
  deleteUser: ['deleteEmployee'],
  viewConsole: ['listSupportUsers', 'listSupportOffices', 'listSupportDevices'],
  addCustomer: ['createOfficeGroup'],
  viewInvitations: ['listInvitations'],
  suspendUser: ['suspendEmployee'],
  reinstateUser: ['reinstateEmployee'],
  changeUsers: ['changeEmployees'],
  importUsers: ['checkEmployeeImport', 'importEmployees'],
  exportUsers: ['exportEmployees'],
  invite: ['inviteEmployee', 'resendInvitation', 'resendEmployeeInvitation'],
  acceptInvitation: ['acceptInvitation'],
  cancelInvitation: ['cancelInvitation'],
  resetPassword: ['resetEmployeePassword'],
  startFactorReset: ['startFactorReset'],
  confirmFactorReset: ['confirmFactorReset'],
  resetFactorsByOperator: ['resetFactorsByOperator'],
  viewOffices: ['listOffices', 'getOffice'],
  changeOffice: ['createOffice', 'updateOffice'],
  deleteOffice: ['deleteOffice'],
  viewDevices: ['listDevices', 'listAllDevices', 'getDevice', 'listTestDevices', 'listActiveDevices'],
  changeDevice: ['createDevice', 'updateDevice'],
  deleteDevice: ['deleteDevice'],
  pairDevice: ['pairDevice', 'linkCamera', 'createCameraLink'],
  unlinkDevice: ['unlinkDevice', 'unlinkDeviceInDevMode'],
  commandDevice: ['sendDeviceMessage'],
  viewControllers: ['listOfflineControllers', 'getOfflineController'],
  changeController: ['createOfflineController', 'updateOfflineController'],
  deleteController: ['deleteOfflineController'],
  viewSessions: ['listSessions'],
  changeSession: ['updateSession'],
  joinCall: ['joinCall'],
  viewTests: [
    'listPatientTests',
    'listTests',
    'listTestPresets',
    'getExpectedTime',
    'listSyncProgress',
    'getToday',
    'getReadingPlace',
  ],
  addTest: ['createTest'],
  viewTest: ['getTest', 'getTestProgress'],
  changeTest: ['updateTest', 'restartTest'],
  deleteTest: ['deleteTest'],
  moveTest: ['moveTest'],
  watchTest: ['watchTest'],
  watchStream: ['getDeviceStream', 'watchStream'],
  attendTest: ['listAttendances', 'attendTest'],
  takePicture: ['takePicture'],
  deletePicture: ['deleteTestPicture'],
  viewResults: [
    'listTestPictures',
    'getPerimetryState',
    'getEstermanState',
    'getKineticState',
    'getAcuityResults',
    'getColorVisionState',
    'getIshiharaState',
    'getWaggonerState',
    'getEyeMovementResponses',
    'getPupillometryState',
    'getCoverState',
    'getSensorimotorState',
    'getContrastResponses',
    'getContrastOngoingState',
    'getStereopsisResponses',
    'getPureToneResponses',
  ],
  viewFindings: ['getEnteredFacts', 'getInterpretation', 'getLastInterpretation'],
  changeFindings: ['updateEnteredFacts', 'updateInterpretation'],
  reviewTest: ['reviewTest'],
  signFindings: ['signInterpretation'],
  assignReading: ['listReaders', 'assignReading', 'unassignReading'],
  viewCourse: [
    'listCourse',
    'listTrendSamples',
    'listEnteredSamples',
    'getProgression',
    'getTrendAnalysis',
    'listTestDays',
  ],
  changeProgression: ['updateFieldExclusion', 'updateFieldBaseline'],
  viewReport: ['getTestReport', 'getTestReportData', 'getBundleReport', 'getBundleReportModes'],
  saveReport: [
    'createAgentReportGrant',
    'getAgentReportData',
    'getTestReportPdf',
    'getTestReportImage',
    'getTestReportDicom',
    'getBundleReportPdf',
    'getBundleReportDicom',
    'getBundleReportImage',
  ],
  sendReport: ['sendTestReport'],
  viewBundles: ['listTestBundles', 'getTestBundle', 'listSystemBundles', 'listCustomBundles', 'getCustomBundle'],
  addBundle: ['createTestBundle'],
  deleteBundle: ['deleteTestBundle', 'cancelTestBundle'],
  moveBundle: ['moveTestBundle'],
  changeCustomBundle: ['createCustomBundle', 'deleteCustomBundle'],
  viewSchedules: ['listSchedules', 'getSchedule'],
  viewAppointments: ['listAppointments', 'getAppointment'],
  changeAppointment: ['createAppointment', 'updateAppointment', 'deleteAppointment'],
  checkIn: ['checkInAppointment', 'undoCheckIn'],
  startAppointment: ['startAppointment'],
  viewCalendarFeed: ['getCalendarFeed'],
  changeCalendarFeed: ['createCalendarFeed', 'deleteCalendarFeed'],
  readCalendar: ['readCalendarFeed'],
  changeSchedule: ['createSchedule', 'updateSchedule', 'deleteSchedule'],
  viewChoices: [
    'listGenders',
    'listEthnicities',
    'listDoctors',
    'listOperators',
    'listDeviceTypes',
    'listTestGroups',
    'listControlTypes',
    'listCorrectionTypes',
    'listStimulusTypes',
    'listTestLanguages',
    'getPacsConfiguration',
    'listImportGroups',
  ],
  viewWorklist: ['createMwlQuery', 'getMwlQuery'],
  viewSentResults: ['listPacsRecords'],
  sendToPacs: ['sendToPacs', 'retryPacsRecord'],
  testPacs: ['testPacsConnection'],
  viewImports: ['listImports', 'getImport', 'listImportChanges', 'watchImports'],
  addImport: ['createImport'],
  verifyImport: ['updateImport'],
  confirmImportIdentity: ['confirmImportIdentity'],
  saveImport: ['downloadImport', 'getImportPage', 'getSensitivityImage'],
  deleteImport: ['deleteImport'],
  viewExports: ['listExportTasks'],
  addExport: ['createExportTask'],
  saveExport: ['downloadExportTask'],
  viewDevSettings: ['getDevConfig'],
  changeDevSettings: ['updateDevConfig'],
  viewLog: ['listAudit'],
  exportLog: ['exportAudit'],
  publishHeads: ['publishHeads'],
} as const satisfies Readonly<Record<string, readonly Action[]>>;

/** Names the words for what was done. */
export type ActionWord = keyof typeof SAID | 'other';

const WORDS: ReadonlyMap<string, ActionWord> = new Map(
  (Object.keys(SAID) as (keyof typeof SAID)[]).flatMap((word) => SAID[word].map((action) => [action, word] as const)),
);

/** The words that can be chosen from, as they are listed here. */
export const ACTION_WORDS = Object.keys(SAID) as (keyof typeof SAID)[];

/** Returns the actions that a word stands for. */
export const actionsOf = (word: string | undefined): string | undefined =>
  ACTION_WORDS.filter((one) => one === word)
    .map((one) => SAID[one].join(','))
    .at(0);

/** @param action of a row; one that is no longer known, or not built, is `other` */
export const wordOf = (action: string): ActionWord => WORDS.get(action) ?? 'other';
