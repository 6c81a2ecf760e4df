import type { PerimetryStimulus, Test } from '@isopter/contract';
import type { BackendHandlers } from './backend.ts';
import { refuse } from './backend.ts';
import { allOf, DEVICES, LANE_2 } from '../data/devices.ts';
import { FORM_DATA, PATIENT } from '../data/form.ts';
import { sampleTest, TESTS } from '../data/tests.ts';

const found = <T extends { id: string }>(items: readonly T[], id: string | undefined): T | Response =>
  items.find((item) => item.id === id) ?? refuse(404, 'Not found.');

/** A clinic with one patient, who has a test in each state. */
export const listHandlers: BackendHandlers = {
  getPatient: ({ params }) => found([PATIENT], params['id']),
  listPatientTests: ({ query }) => {
    const search = query['search']?.toUpperCase() ?? '';
    const results = TESTS.filter(({ test_group }) => JSON.stringify(test_group).includes(search));
    return { results, count: results.length };
  },
  listImports: () => [],
  listTests: ({ query }) => {
    const results = TESTS.filter(({ sign_off }) => !query['unread'] || sign_off === 'new');
    return { results, count: results.length };
  },
  listPatients: () => ({ results: [PATIENT], count: 1 }),
  listAttendances: () => [],
  listAllDevices: allOf(DEVICES),
  listDoctors: () => [...FORM_DATA.doctors],
  listTestGroups: () => [...FORM_DATA.groups],
  listSyncProgress: () => [{ test: TESTS[5]!.id, percentage: 42 }],
  deleteTest: () => undefined,
};

/** Everything the form of a new test asks for. */
export const formHandlers: BackendHandlers = {
  getPatient: ({ params }) => found([PATIENT], params['id']),
  listTestDevices: () => [...DEVICES],
  listTestGroups: () => [...FORM_DATA.groups],
  listDoctors: () => [...FORM_DATA.doctors],
  listOperators: () => [...FORM_DATA.operators],
  listTestLanguages: () => [...FORM_DATA.languages],
  listControlTypes: () => [...FORM_DATA.control_types],
  listCorrectionTypes: () => [...FORM_DATA.correction_types],
  listStimulusTypes: () => [...FORM_DATA.stimulus_types],
  getDevice: ({ params }) => found(DEVICES, params['id']),
  getTest: ({ params }) => found(TESTS, params['id']),
  createTest: () => sampleTest(1),
};

/** The data that a monitor loads. */
export interface Watched {
  test?: Partial<Test>;
  /** The device's screen. */
  screen?: string | null;
  stimuli?: PerimetryStimulus[];
  progress?: { total: number; od: number; os: number };
}

/** A device that runs the first sample test. */
export function monitorHandlers({
  test,
  screen = 'doing test',
  stimuli = [],
  progress = { total: 0, od: 0, os: 0 },
}: Watched): BackendHandlers {
  const seq_num = Math.max(0, ...stimuli.map((stimulus) => stimulus.seq_num));
  return {
    getTest: () => sampleTest(1, test),
    getPatient: () => PATIENT,
    listAttendances: () => [],
    listAllDevices: () => [],
    getDevice: () => ({ ...LANE_2, current_screen: screen, available: false, in_use: true }),
    getPerimetryState: () => ({ seq_num, run: 1, stimuli, progress }),
    sendDeviceMessage: () => undefined,
    restartTest: () => undefined,
    deleteTest: () => undefined,
    updateTest: () => sampleTest(1, { monocular: true }),
  };
}
