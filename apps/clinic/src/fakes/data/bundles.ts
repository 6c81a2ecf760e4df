import type { TestBundle } from '@isopter/contract';
import { LANE_2 } from './devices.ts';
import { DOCTORS, OPERATORS, PATIENT } from './form.ts';
import { signedIn } from './session.ts';

const FIELD = { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' } as const;

/** A bundle of these tests, whose `current` one, counted from 1, runs. */
export function bundleOf(tests: readonly string[], current: number, more: Partial<TestBundle> = {}): TestBundle {
  const named = (index: number) => {
    const id = tests[index];
    return id === undefined ? null : { id, using_device: LANE_2.id, test_group: FIELD };
  };
  return {
    id: 'b0000000-0000-4000-8000-000000000001',
    created: '2026-11-20T08:40:00Z',
    timezone: signedIn.timezone,
    status: { name: 'started' },
    test_groups: tests.map(() => FIELD),
    patient: PATIENT.id,
    device: LANE_2.id,
    doctor: DOCTORS[0]!.id,
    operator: OPERATORS[0]!.id,
    test_descriptions: tests.map(() => ({ test_group: FIELD })),
    current_test: named(current - 1),
    next_test: named(current),
    test_bundle_index: current,
    total_test_count: tests.length,
    ...more,
  };
}
