import type { Patient, Person } from '@isopter/contract';
import { signedIn } from './session.ts';
import { defaultValues } from '../../features/tests/form/rules/defaults.ts';
import { settle } from '../../features/tests/form/rules/settle.ts';
import type { TestFormData, TestFormValues } from '../../features/tests/form/rules/values.ts';
import { DEVICES, LANE_2 } from './devices.ts';
import { GROUPS } from './groups.ts';

const person = (id: string, first_name: string, last_name: string): Person => ({
  id,
  first_name,
  last_name,
  active: true,
});

export const DOCTORS: readonly Person[] = [
  person('0b000000-0000-4000-8000-000000000001', 'Maya', 'Rosen'),
  person('0b000000-0000-4000-8000-000000000002', 'Tomás', 'Vidal'),
];
export const OPERATORS: readonly Person[] = [
  person('0e000000-0000-4000-8000-000000000001', 'Ines', 'Maurer'),
  person('0e000000-0000-4000-8000-000000000002', 'Omar', 'Said'),
];

export const PATIENT: Patient = {
  version: 0,
  id: 'ba000000-0000-4000-8000-000000000001',
  first_name: 'Adaeze',
  last_name: 'Okafor',
  display_name: 'Okafor, Adaeze',
  email: null,
  phone: null,
  date_of_birth: '1961-03-14',
  age: 65,
  timezone: signedIn.timezone,
  gender: { id: '9e000000-0000-4000-8000-000000000001', name: 'Female' },
  ethnicity: null,
  doctor_id: DOCTORS[1]!.id,
  monocular: null,
  patient_id_number: 'A-20418',
  subtitles: null,
  last_test: null,
  needs_match_review: false,
  trend_analysis_available: false,
  active_techall_session: null,
  ipd: 62.5,
  is_encrypted: false,
  encrypted_pii: null,
  updated: '2026-11-20T09:00:00Z',
};

const item = (number: number, name: string) => ({ id: `c0000000-0000-4000-8000-00000000000${number}`, name });

/** What a form opened for the sample patient by the sample doctor has to go by. */
export const FORM_DATA: TestFormData = {
  devices: DEVICES,
  groups: GROUPS,
  doctors: DOCTORS,
  operators: OPERATORS,
  languages: [
    { code: 'de', name: 'German' },
    { code: 'fr-CA', name: 'French (Canada)' },
    { code: 'es', name: 'Spanish' },
    { code: 'ja', name: 'Japanese' },
    { code: 'en', name: 'English' },
  ],
  control_types: [item(1, 'Button'), item(2, 'Voice')],
  correction_types: [item(3, 'Glasses'), item(4, 'Contact lenses')],
  stimulus_types: [item(5, 'White'), item(6, 'Red')],
  preferences: signedIn.preferences,
  office_group: {
    ...signedIn.office_group,
    color_vision_d_15_module: true,
    suprafast_module: true,
    waggoner_module: true,
  },
  user: signedIn.user,
  patient: PATIENT,
  session: null,
};

/** A filled form for a 24-2 with AVA Standard, with what a test wants to be different. */
export const formValues = (more: Partial<TestFormValues> = {}, data: TestFormData = FORM_DATA): TestFormValues =>
  settle(
    {
      ...defaultValues(data),
      device: LANE_2.id,
      operator: OPERATORS[0]!.id,
      group: 'PERIMETRY',
      strategy: 'AVA_STANDARD',
      protocol: '24-2',
      language: 'en',
      ...more,
    },
    data,
  );
