import {
  TEST_STATUS_IDS,
  type Patient,
  type Preferences,
  TEXT_MAX,
  type TestWrite,
  type User,
} from '@isopter/contract';
import { emailRefusal, lineRefusal, type TextRefusal } from '../../lib/frame/form/textRules.ts';

/** A visitor's form values as typed. */
export interface VisitorValues {
  name: string;
  email: string;
}
export type VisitorField = keyof VisitorValues;

/** Tests that a visitor can choose, in display order [DEMO-01]. */
export const DEMO_TESTS = ['PERIMETRY', 'VISUAL_ACUITY'] as const;
export type DemoTest = (typeof DEMO_TESTS)[number];

/** Which fields are refused, and why [DEMO-01]. */
export function visitorRefusals({ name, email }: VisitorValues): Partial<Record<VisitorField, TextRefusal>> {
  const all: [VisitorField, TextRefusal | null][] = [
    ['name', lineRefusal(name, TEXT_MAX.name)],
    ['email', emailRefusal(email, TEXT_MAX.email)],
  ];
  return Object.fromEntries(all.filter(([, refusal]) => refusal !== null));
}

const GROUPS: Readonly<Record<DemoTest, TestWrite['test_group']>> = {
  PERIMETRY: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '30-2' },
  VISUAL_ACUITY: { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C' },
};

/** The test of a visitor, as the preferences want it; the account's own operator where they name none [DEMO-02]. */
export const demoTest = (
  test: DemoTest,
  { id, doctor_id }: Pick<Patient, 'id' | 'doctor_id'>,
  preferences: Preferences,
  { operator_id }: Pick<User, 'operator_id'>,
): TestWrite => ({
  status: TEST_STATUS_IDS.started,
  patient: id,
  device: preferences.device ?? '',
  doctor: doctor_id,
  operator: preferences.operator ?? operator_id,
  test_group: GROUPS[test],
  eye: '',
  goldman_size: 3,
  language: null,
  monocular: preferences.use_monocular_for_contrast_sensitivity,
  skip_tutorial: preferences.skip_tutorial,
  use_short_tutorial: preferences.use_short_tutorial,
  skip_convergence_testing: preferences.skip_convergence_testing,
  disable_pause: preferences.disable_pause,
});
