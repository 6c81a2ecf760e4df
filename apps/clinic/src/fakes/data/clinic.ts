import { type ActiveDevice, type NamedItem, type Patient, type Person, resembling } from '@isopter/contract';
import { type BackendHandlers, refuse } from '../stage/backend.ts';
import { allOf } from './devices.ts';
import { signedIn } from './session.ts';
import { SIGN_INS } from './signIns.ts';

/** A small clinic on a Friday morning: what screens show in stories. Times are of 2026-11-20, 09:41 UTC. */

const id = (kind: string, number: number): string => `${kind}000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const doctors: Person[] = [
  { id: signedIn.user.doctor_id!, first_name: 'Maya', last_name: 'Rosen', active: true },
  { id: id('0b', 2), first_name: 'Henrik', last_name: 'Dahl', active: true },
  { id: id('0b', 3), first_name: 'Lucía', last_name: 'Navarro', active: false },
];
export const genders: NamedItem[] = ['Female', 'Male', 'Other'].map((name, index) => ({ id: id('0d', index), name }));
export const ethnicities: NamedItem[] = ['African', 'Asian', 'European', 'Hispanic'].map((name, index) => ({
  id: id('0e', index),
  name,
}));

type Row = [
  last_name: string,
  first_name: string,
  date_of_birth: string,
  patient_id_number: string | null,
  test: Patient['last_test'],
];
type Choice = NonNullable<Patient['last_test']>['test_group'];

let tests = 0;
const test = (test_group: Choice, status: string, time_start: string | null): Patient['last_test'] => ({
  id: id('0f', (tests += 1)),
  test_group,
  eye: '',
  status,
  time_start,
  timezone: signedIn.timezone,
});

const rows: Row[] = [
  [
    'Okafor',
    'Adaeze',
    '1961-03-14',
    'A-20418',
    test({ group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' }, 'started', '2026-11-20T09:31:00Z'),
  ],
  [
    'Lindqvist',
    'Jonas',
    '1987-11-02',
    'A-20977',
    test({ group: 'VISUAL_ACUITY', protocol: 'LANDOLT_C' }, 'started', '2026-11-20T09:36:00Z'),
  ],
  [
    'Zhao',
    'Mei-Ling',
    '1949-07-29',
    'A-18862',
    test({ group: 'AUDIOLOGY', strategy: 'PURE_TONE' }, 'paused', '2026-11-20T09:12:00Z'),
  ],
  [
    'Haddad',
    'Samir',
    '1973-01-08',
    'A-20113',
    test({ group: 'PERIMETRY', strategy: 'ESTERMAN' }, 'finished', '2026-11-20T09:10:00Z'),
  ],
  [
    'Petrova',
    'Irina',
    '1955-05-19',
    'A-17240',
    test({ group: 'PERIMETRY', strategy: 'FULL_THRESHOLD', protocol: '30-2' }, 'finished', '2026-11-20T09:05:00Z'),
  ],
  [
    'Ribeiro',
    'Lucas',
    '2012-12-30',
    'A-21033',
    test({ group: 'COLOR_VISION', strategy: 'ISHIHARA' }, 'failed', '2026-11-19T15:00:00Z'),
  ],
  [
    'Nguyen',
    'Thanh',
    '1968-09-03',
    'A-19501',
    test({ group: 'PERIMETRY', strategy: 'KINETIC' }, 'finished', '2026-11-19T11:20:00Z'),
  ],
  [
    'Moreau',
    'Élodie',
    '1990-04-22',
    null,
    test({ group: 'PUPIL', strategy: 'PUPILLOMETRY' }, 'finished', '2026-11-17T10:00:00Z'),
  ],
  [
    'Kowalska',
    'Zofia',
    '1944-02-11',
    'A-16008',
    test({ group: 'CONTRAST_SENSITIVITY' }, 'finished', '2026-11-17T09:00:00Z'),
  ],
  ['محمود', 'ليلى', '1982-06-17', 'A-20871', null],
];

export const patients: Patient[] = rows.map(
  ([last_name, first_name, date_of_birth, patient_id_number, last_test], index) => ({
    version: 0,
    id: id('0a', index + 100),
    first_name,
    last_name,
    display_name: `${last_name}, ${first_name}`,
    timezone: signedIn.timezone,
    date_of_birth,
    doctor_id: doctors[0]!.id,
    patient_id_number,
    last_test,
    gender: genders[index % 2],
    ethnicity: null,
    email: null,
    phone: null,
    needs_match_review: index === 7 || index === 8,
    trend_analysis_available: false,
    is_encrypted: false,
    updated: '2026-11-20T09:00:00Z',
  }),
);

const capabilities: ActiveDevice['capabilities'] = {
  supported_test_groups: ['PERIMETRY'],
  esterman_algorithm_version: 4,
  visual_acuity_algorithm_version: 1,
  bundle_monocular_algorithm_version: 1,
  eoms_algorithm_version: 1,
  pupil_standard_algorithm_version: 1,
  perrl_algorithm_version: 1,
  kinetic_algorithm_version: 1,
  output_languages: ['en'],
  subtitles_languages: ['en'],
  increased_size_subtitles_languages: [],
  pin_subtitles_supported: false,
  streaming_camera_count: 1,
  volume_control_supported: true,
  screen_order_version: 1,
};

const device = (number: number, name: string, battery: number, patient?: Patient, progress = 0): ActiveDevice => {
  const running = patient?.last_test;
  return {
    version: 0,
    id: id('1a', number),
    name,
    device_type: 'S',
    offices: [],
    code: '',
    in_use: patient !== undefined,
    user: signedIn.user.id,
    available: patient === undefined,
    active: true,
    administering_test: running?.id ?? null,
    test_progress: progress,
    app_version: '4.2.0',
    battery_level_headset_percentage: battery,
    battery_level_handpiece_percentage: 80,
    last_used: '2026-11-19T16:20:00Z',
    capabilities,
    running_test:
      patient && running
        ? {
            id: running.id,
            status: running.status as 'started',
            test_group: running.test_group,
            eye: number === 1 ? 'OS' : '',
            monocular: false,
            test_bundle: null,
            patient: {
              id: patient.id,
              display_name: patient.display_name,
              date_of_birth: patient.date_of_birth,
              patient_id_number: patient.patient_id_number,
              is_encrypted: false,
            },
          }
        : null,
  };
};

export const devices: ActiveDevice[] = [
  device(1, 'Lane 2 headset', 82, patients[0], 58),
  device(2, 'Lane 1 headset', 64, patients[1], 33),
  device(3, 'Pre-test room', 18, patients[2], 75),
  device(4, 'Home kit 07', 91),
];

const contains = (patient: Patient, term: string): boolean =>
  [patient.display_name, patient.patient_id_number].join(' ').toLowerCase().includes(term.toLowerCase());

/** Answers of the clinic, for the screens of patients. */
export const clinic: BackendHandlers = {
  updatePreferences: () => undefined,
  signOut: () => undefined,
  listSignIns: () => SIGN_INS,
  getSecondFactors: () => ({ totp: null, recovery_codes: 0, has_duo: false, has_password: true }),
  listActiveDevices: () => devices,
  listPatients: ({ query }) => {
    if (query['resembling']) {
      const results = resembling(query, patients, (patient) => patient);
      return { results, count: results.length };
    }
    const found = patients.filter(
      (patient) =>
        (query['search'] === undefined || contains(patient, query['search'])) &&
        (query['needs_match_review'] === undefined || patient.needs_match_review) &&
        (query['last_name'] === undefined || patient.last_name === query['last_name']) &&
        (query['first_name'] === undefined || patient.first_name === query['first_name']) &&
        (query['date_of_birth'] === undefined || patient.date_of_birth === query['date_of_birth']),
    );
    return { results: found, count: found.length };
  },
  getPatient: ({ params }) => patients.find((patient) => patient.id === params['id']) ?? refuse(404, 'Not found.'),
  listTests: () => ({ results: [], count: 3 }),
  getPatientDeletion: () => ({ kept: 3, running: 0, removed: 0 }),
  listPatientChanges: () => [],
  listCourse: () => ({ count: 0, counts: { fields: 0, acuity: 0, hearing: 0, other: 0 }, results: [] }),
  listTrendSamples: () => [],
  listTestDays: () => [],
  listEnteredSamples: () => [],
  getLastInterpretation: () => null,
  listSimilarPatients: ({ params }) => {
    const asked = patients.find(({ id }) => id === params['id']);
    const alike = patients.filter(
      (one) => asked && one !== asked && one.last_name === asked.last_name && one.date_of_birth === asked.date_of_birth,
    );
    return { tests: 2, matches: alike.map((patient) => ({ patient, tests: 1, differs: [] })) };
  },
  listDoctors: () => doctors,
  listAttendances: () => [],
  listAllDevices: allOf(devices),
  listGenders: () => genders,
  listEthnicities: () => ethnicities,
};
