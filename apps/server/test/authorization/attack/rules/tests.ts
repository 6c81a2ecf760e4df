import { DOCTORS, EXAMINERS, OBSERVERS, OGA, READERS, STAFF, TA } from '../groups.ts';
import { among, chosen, one, type RulesOf } from '../rule.ts';

const FIELD = { group: 'PERIMETRY', strategy: 'FULL_THRESHOLD', protocol: '24-2' };
const test = { id: one('test') };
const taken = {
  patient: one('patient'),
  device: one('device'),
  doctor: chosen('doctor'),
  operator: chosen('operator'),
};
/** A technician admin takes the patient's own doctor, and no operator [FORM-27]. */
const unheard = { by: [TA], fields: ['doctor', 'operator'] } as const;
/** They narrow what is in reach anyway. */
const narrowing = { doctor: undefined, device: undefined };
const choices = {
  correction_type: undefined,
  control_type: undefined,
  stimulus_type: undefined,
  mwl_query_result_item: undefined,
};

export const tests: RulesOf<'tests'> = {
  listPatientTests: { by: OBSERVERS, ids: { patient: one('patient'), ...narrowing }, patient: true },
  listTests: {
    by: OBSERVERS,
    ids: { patient: one('examined'), patient__in: among('examined'), ...narrowing },
    patient: true,
  },
  createTest: {
    by: EXAMINERS,
    ids: { ...taken, ...choices },
    unheard,
    send: { status: 1, test_group: FIELD, language: 'en' },
    patient: true,
  },
  getTest: { by: OBSERVERS, ids: test, patient: true },
  updateTest: {
    by: EXAMINERS,
    // Patient, staff and device of an existing test cannot be changed.
    ids: {
      id: one('openTest'),
      patient: undefined,
      device: undefined,
      doctor: undefined,
      operator: undefined,
      ...choices,
    },
    send: { monocular: true },
    patient: true,
  },
  deleteTest: { by: EXAMINERS, ids: { id: one('openTest') }, patient: true },
  moveTest: { by: STAFF, ids: { ...test, patient: one('patient') }, patient: true },
  restartTest: { by: EXAMINERS, ids: { id: one('openTest') }, patient: true },
  listTestPictures: { by: OBSERVERS, ids: test, patient: true },
  deleteTestPicture: { by: EXAMINERS, ids: { id: one('picture') }, patient: true },
  getTestProgress: { by: OBSERVERS, ids: test, patient: true },
  listSyncProgress: { by: OBSERVERS, ids: { id__in: among('test') } },
  listTestPresets: { by: OBSERVERS, ids: { patient_id: one('patient') }, patient: true },
  getExpectedTime: {
    by: OBSERVERS,
    ids: { patient_id: one('patient') },
    send: { group: 'PERIMETRY', strategy: 'FULL_THRESHOLD', protocol: '24-2' },
    patient: true,
  },
  listTestGroups: { by: OBSERVERS, ids: { patient_id: one('patient') } },
  listControlTypes: { by: OBSERVERS },
  listCorrectionTypes: { by: OBSERVERS },
  listStimulusTypes: { by: OBSERVERS },
  listTestLanguages: { by: OBSERVERS, ids: { patient_id: one('patient') } },
};

const state = { by: OBSERVERS, ids: test, patient: true } as const;
export const monitorState: RulesOf<'monitor state'> = {
  getPerimetryState: state,
  getEstermanState: { ...state, of: ['PERIMETRY', 'ESTERMAN'] },
  getKineticState: { ...state, of: ['PERIMETRY', 'KINETIC'] },
  getPupillometryState: { ...state, of: ['PUPIL', 'PUPILLOMETRY'] },
  getColorVisionState: { ...state, of: ['COLOR_VISION', 'D15'] },
  getIshiharaState: { ...state, of: ['COLOR_VISION', 'ISHIHARA'] },
  getWaggonerState: { ...state, of: ['COLOR_VISION', 'WAGGONER'] },
  getPureToneResponses: { ...state, of: ['AUDIOLOGY', 'PURE_TONE'] },
  getEyeMovementResponses: { ...state, of: ['EXTRA_OCULAR_MOTILITY'] },
  getCoverState: { ...state, of: ['COVER'] },
  getSensorimotorState: { ...state, of: ['SENSORIMOTOR_SHAPES'] },
  getStereopsisResponses: { ...state, of: ['STEREOPSIS'] },
  getAcuityResults: { ...state, of: ['VISUAL_ACUITY', 'DISTANCE'] },
  getContrastResponses: {
    ...state,
    ids: { test: one('test') },
    of: ['CONTRAST_SENSITIVITY', 'CONTRAST_STANDARD'],
  },
  getContrastOngoingState: { ...state, of: ['CONTRAST_SENSITIVITY', 'CONTRAST_STANDARD'] },
};

/** Technicians view reports and take none away [REP-08]; the patient named beside the test is for the agent alone. */
const report = { ids: { test_id: one('test'), patient_id: undefined }, patient: true, slow: true } as const;
const bundleReport = { ids: { test_bundle_id: one('bundle') }, patient: true, slow: true } as const;
export const reports: RulesOf<'reports'> = {
  getTestReport: { ...report, by: OBSERVERS },
  getTestReportData: { ...report, by: OBSERVERS },
  getTestReportPdf: { ...report, by: READERS },
  getTestReportImage: { ...report, by: READERS },
  getTestReportDicom: { ...report, by: READERS },
  sendTestReport: { ...report, by: STAFF },
  getTrendAnalysis: { by: OBSERVERS, ids: { patient_id: one('examined') }, patient: true, slow: true },
  getBundleReportModes: { by: OBSERVERS, ids: { test_bundle_id: one('bundle') }, patient: true },
  getBundleReport: { ...bundleReport, by: OBSERVERS },
  getBundleReportPdf: { ...bundleReport, by: READERS },
  getBundleReportImage: { ...bundleReport, by: READERS },
  getBundleReportDicom: { ...bundleReport, by: READERS },
};

const appointment = { id: one('appointment') };
export const appointments: RulesOf<'appointments'> = {
  createAppointment: {
    by: STAFF,
    ids: {
      ...taken,
      custom_test_bundle_type: chosen('customBundle'),
      system_test_bundle_type: undefined,
      test: undefined,
      test_descriptions: undefined,
    },
    send: { day: '2999-12-31', time: '10:30', test_descriptions: [{ test_group: FIELD, language: 'en' }] },
    instead: { custom_test_bundle_type: 'test_descriptions' },
    patient: true,
  },
  listAppointments: { by: READERS, ids: { patient: one('patient') }, patient: true },
  getAppointment: { by: READERS, ids: appointment, patient: true },
  updateAppointment: {
    by: STAFF,
    ids: { ...appointment, device: one('device') },
    send: { room: 'Room 2' },
    patient: true,
  },
  deleteAppointment: { by: STAFF, ids: appointment, patient: true },
  checkInAppointment: { by: STAFF, ids: appointment, patient: true },
  undoCheckIn: { by: STAFF, ids: appointment, patient: true },
  startAppointment: { by: STAFF, ids: appointment, patient: true },
};

export const calendar: RulesOf<'calendar'> = {
  getCalendarFeed: { by: DOCTORS },
  createCalendarFeed: { by: DOCTORS },
  deleteCalendarFeed: { by: DOCTORS },
  readCalendarFeed: { by: 'anyone', send: { token: 'x'.repeat(43) }, secret: 404 },
};

const bundle = { id: one('bundle') };
export const bundles: RulesOf<'bundles'> = {
  createTestBundle: {
    by: EXAMINERS,
    ids: {
      ...taken,
      custom_test_bundle_type: chosen('customBundle'),
      system_test_bundle_type: undefined,
      mwl_query_result_item: undefined,
      test_descriptions: undefined,
    },
    unheard,
    send: { test_descriptions: [{ test_group: FIELD, language: 'en' }] },
    instead: { custom_test_bundle_type: 'test_descriptions' },
    patient: true,
  },
  listTestBundles: { by: OBSERVERS, ids: { patient: one('patient') }, patient: true },
  getTestBundle: { by: OBSERVERS, ids: bundle, patient: true },
  deleteTestBundle: { by: EXAMINERS, ids: bundle, patient: true },
  cancelTestBundle: { by: EXAMINERS, ids: { id: one('openBundle') }, patient: true },
  moveTestBundle: { by: STAFF, ids: { ...bundle, patient: one('patient') }, patient: true },
  listSystemBundles: { by: OBSERVERS },
};

const custom = { id: one('customBundle') };
export const customBundles: RulesOf<'custom bundles'> = {
  listCustomBundles: { by: OBSERVERS, ids: { patient_id: one('patient') } },
  getCustomBundle: { by: OBSERVERS, ids: { ...custom, patient_id: one('patient') } },
  createCustomBundle: {
    by: [OGA],
    ids: { patient: one('patient'), test_descriptions: undefined },
    send: { name: 'Set', test_descriptions: [{ test_group: FIELD }] },
    patient: true,
  },
  deleteCustomBundle: { by: [OGA], ids: custom },
};
