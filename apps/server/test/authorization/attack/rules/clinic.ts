import { randomUUID } from 'node:crypto';
import { NEXT_KEY_CHECK } from '../../../support/zeroPii.ts';
import {
  EVERYBODY,
  EXAMINERS,
  OA,
  OBSERVERS,
  OGA,
  PATIENT_MAKERS,
  READERS,
  STAFF,
  SUPPORT,
  TA,
  TU,
} from '../groups.ts';
import { among, chosen, one, type RulesOf } from '../rule.ts';

const NAME = { first_name: 'Nora', last_name: 'Attack', date_of_birth: '1960-02-29' };
const patient = { id: one('patient') };

export const patients: RulesOf<'patients'> = {
  listPatients: {
    by: EVERYBODY,
    // A doctor and a device narrow what is in reach anyway.
    ids: { id__in: among('patient'), doctor: undefined, last_test__device: undefined },
    patient: true,
  },
  createPatient: {
    by: PATIENT_MAKERS,
    ids: {
      doctor_id: chosen('doctor'),
      gender_id: undefined,
      ethnicity_id: undefined,
      device: undefined,
      id: undefined,
    },
    send: NAME,
    patient: true,
  },
  getPatient: { by: EVERYBODY, ids: patient, patient: true },
  updatePatient: {
    by: EXAMINERS,
    ids: { ...patient, doctor_id: chosen('doctor'), gender_id: undefined, ethnicity_id: undefined, device: undefined },
    send: { monocular: true },
    patient: true,
  },
  reportPersonalData: { by: [...EXAMINERS, TU], ids: patient, send: { problem: 'foreign' }, patient: true },
  deletePatient: { by: STAFF, ids: patient, patient: true },
  mergePatient: { by: STAFF, ids: { ...patient, patient: one('patient') }, patient: true },
  listPatientChanges: { by: READERS, ids: patient, patient: true },
  undoPatientChange: { by: STAFF, ids: { id: one('change') }, patient: true },
  listSimilarPatients: { by: READERS, ids: patient, patient: true },
  getPatientDeletion: { by: READERS, ids: patient, patient: true },
  listPatientAlerts: { by: EVERYBODY, ids: patient, patient: true },
  addPatientAlert: { by: STAFF, ids: patient, send: { kind: 'FALL_RISK' }, patient: true },
  endPatientAlert: { by: STAFF, ids: { id: one('alert') }, patient: true },
  listGenders: { by: EVERYBODY },
  listEthnicities: { by: EVERYBODY },
  createDemoPatient: { by: EXAMINERS, send: { name: 'Vera Visitor', email: 'vera@example.org' }, patient: true },
};

/** Patients who are sent are refused by their ids, whosever they are. */
export const keyChange: RulesOf<'zero-PII key'> = {
  getKeyChange: { by: [OGA], zeroPii: 'unchanged' },
  startKeyChange: { by: [OGA], send: { key_check: NEXT_KEY_CHECK }, zeroPii: 'unchanged' },
  cancelKeyChange: { by: [OGA], zeroPii: 'nobodyLeft' },
  listKeyChangePatients: { by: [OGA], ids: { after: undefined }, patient: true, zeroPii: 'patientsLeft' },
  saveKeyChangePatients: {
    by: [OGA],
    ids: { patients: undefined },
    send: { patients: [{ id: '00000000-0000-4000-8000-000000000000', encrypted_pii: {} }] },
    zeroPii: 'patientsLeft',
  },
  finishKeyChange: { by: [OGA], zeroPii: 'nobodyLeft' },
};

/** The agent of a clinic answers all but the first four itself: apps/agent has its own tests. */
export const agent: RulesOf<'on-premises agent'> = {
  createAgentAssertion: { by: READERS, agent: true },
  listAgentKeys: { by: 'anyone' },
  createAgentReportGrant: { by: READERS, ids: { test_id: one('test') }, patient: true, agent: true },
  getAgentReportData: { by: 'anyone', secret: 403 },
  getNamesMove: { by: [OGA], agent: true },
  setNamesMove: { by: [OGA], send: { step: 'returning' }, agent: true },
  listServerNames: { by: [OGA], ids: { after: undefined }, patient: true, agent: true },
  removeServerNames: {
    by: [OGA],
    ids: { patients: among('patient') },
    beside: { patients: { digest: '0'.repeat(64) } },
    agent: 'removing',
  },
  returnNames: {
    by: [OGA],
    ids: { patients: among('patient') },
    beside: { patients: { last_name: 'Pia', date_of_birth: '1950-03-04' } },
    agent: 'returning',
  },
  signInToAgent: { by: 'elsewhere' },
  listAgentPatients: { by: 'elsewhere', ids: { id__in: undefined } },
  createAgentPatient: { by: 'elsewhere', ids: { id: undefined, office_id: undefined } },
  getAgentPatient: { by: 'elsewhere', ids: patient },
  updateAgentPatient: { by: 'elsewhere', ids: patient },
  deleteAgentPatient: { by: 'elsewhere', ids: patient },
  mergeAgentPatient: { by: 'elsewhere', ids: { ...patient, patient: one('patient') } },
  undoAgentMerge: { by: 'elsewhere', ids: patient },
  getAgentTestReportPdf: { by: 'elsewhere', ids: { test_id: one('test'), patient_id: one('patient') } },
};

const device = { id: one('device') };
export const devices: RulesOf<'devices'> = {
  listDevices: { by: READERS },
  listAllDevices: { by: READERS },
  listDeviceTypes: { by: READERS },
  getDevice: { by: OBSERVERS, ids: device },
  listTestDevices: { by: EVERYBODY, ids: { patient_id: one('patient') } },
  listActiveDevices: { by: READERS, patient: true },
  sendDeviceMessage: { by: EXAMINERS, ids: device, send: { message: 'pause' } },
  createDevice: {
    by: [OGA, OA],
    ids: { offices: chosen('office'), pacs_integration_device_pool: undefined },
    // A name is given once.
    send: {
      device_type: 'S',
      get name() {
        return `Lane ${randomUUID()}`;
      },
    },
  },
  updateDevice: {
    by: [OGA, OA],
    ids: { ...device, offices: chosen('office'), pacs_integration_device_pool: undefined },
    // A user who may move a device from a closed office to an open one makes its name visible there.
    send: {
      get name() {
        return `Lane ${randomUUID()}`;
      },
    },
  },
  deleteDevice: { by: [OGA], ids: device },
  unlinkDevice: { by: [SUPPORT], ids: device, everywhere: [SUPPORT] },
  unlinkDeviceInDevMode: { by: [OGA], ids: device },
  getDeviceStream: { by: OBSERVERS, ids: device },
  // Only cameras have links.
  createCameraLink: { by: [OGA, OA], ids: { id: one('camera') } },
  linkCamera: { by: 'anyone', send: { code: 'K7QM-2RTX' } },
};

const controller = { id: one('controller') };
const controllerName = {
  get name() {
    return `Controller ${randomUUID()}`;
  },
};
export const offlineControllers: RulesOf<'offline controllers'> = {
  createOfflineController: { by: [OGA, OA], ids: { offices: chosen('office') }, send: controllerName },
  listOfflineControllers: { by: READERS },
  getOfflineController: { by: [OGA, OA], ids: controller },
  updateOfflineController: {
    by: [OGA, OA],
    ids: { ...controller, offices: chosen('office') },
    // A user who may move a controller from a closed office to an open one makes its name visible there.
    send: controllerName,
  },
  deleteOfflineController: { by: [OGA], ids: controller },
};

const schedule = { id: one('schedule') };
export const schedules: RulesOf<'schedules'> = {
  createSchedule: {
    by: STAFF,
    ids: { patient: undefined, test: one('homeTest'), test_bundle: undefined },
    patientOf: { patient: 'test' },
    send: { period_in_days: 30, end_date: '2999-12-31' },
    patient: true,
  },
  listSchedules: { by: READERS, ids: { patient: one('patient') }, patient: true },
  getSchedule: { by: READERS, ids: schedule, patient: true },
  updateSchedule: { by: STAFF, ids: schedule, send: { period_in_days: 60 }, patient: true },
  deleteSchedule: { by: STAFF, ids: schedule, patient: true },
};

/** Calls of remote technicians. */
export const sessions: RulesOf<'sessions'> = {
  listSessions: { by: [TA, TU], patient: true },
  // A technician can be in only one session; further cases use separate sessions.
  updateSession: { by: [TA, TU], ids: { id: one('session') }, send: { active: false }, patient: true },
};

const imported = { id: one('import') };
export const imports: RulesOf<'imports'> = {
  listImports: { by: READERS, ids: { patient: one('patient') }, patient: true },
  createImport: {
    by: STAFF,
    ids: { patient: chosen('patient') },
    file: ['test_report', '%PDF-1.7'],
    patient: true,
  },
  getImport: { by: READERS, ids: imported, patient: true },
  updateImport: {
    by: STAFF,
    ids: imported,
    send: {
      group: 'PERIMETRY',
      protocol: '24-2',
      test_date: '2020-02-29',
      updated_sensitivities: [{ page_id: 1, index: 0, value: 20 }],
      identity_reason: 'The device has no names.',
    },
    patient: true,
  },
  listImportChanges: { by: READERS, ids: imported, patient: true },
  getImportPage: { by: READERS, ids: imported, send: { page_id: 1 }, patient: true, slow: true },
  getSensitivityImage: { by: READERS, ids: imported, send: { page_id: 1, index: 0 }, patient: true },
  downloadImport: { by: READERS, ids: imported, patient: true },
  deleteImport: { by: STAFF, ids: imported, patient: true },
  listImportGroups: { by: READERS },
};

export const pacs: RulesOf<'pacs'> = {
  getPacsConfiguration: { by: READERS },
  // Pools of the caller's office group; worklist.test.ts tests other ids.
  createMwlQuery: { by: STAFF, ids: { pacs_integration_device_pool: chosen('pool') } },
  getMwlQuery: { by: READERS, ids: { id: one('mwlQuery') } },
  listPacsRecords: { by: READERS, patient: true },
  retryPacsRecord: { by: [OGA], ids: { id: one('unsent') }, patient: true },
  testPacsConnection: { by: [OGA], ids: { id: one('pool') } },
};

export const exportTasks: RulesOf<'exports'> = {
  createExportTask: {
    by: STAFF,
    send: {
      parameters: {
        test_strategy: 'FULL_THRESHOLD',
        test_protocol: '24-2',
        include_deviations: true,
        include_reports: false,
      },
    },
  },
  listExportTasks: { by: READERS },
  downloadExportTask: { by: READERS, ids: { id: one('export') } },
};
