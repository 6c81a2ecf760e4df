import { describe, expect, it } from 'vitest';
import { LANE_2 } from '../../../../../fakes/data/devices.ts';
import { FORM_DATA } from '../../../../../fakes/data/form.ts';
import { sampleTest } from '../../../../../fakes/data/tests.ts';
import { open } from '../change.ts';
import { repeatedValues } from './repeated.ts';

const TEST = sampleTest(1, { status: 'finished', language: 'es', goldman_size: 5, with_correction: true });

const of = (eye: 'both' | 'OD' | 'OS') => repeatedValues(TEST, eye, FORM_DATA);

describe('a repeat', () => {
  it('has the settings of the first test, and nothing of it is reset', () => {
    const { values, reset } = open(repeatedValues(TEST, undefined, FORM_DATA), FORM_DATA);
    expect(values).toMatchObject({
      device: LANE_2.id,
      operator: TEST.operator,
      doctor: TEST.doctor,
      ...TEST.test_group,
      eye: 'both',
      language: 'es',
      goldman_size: 5,
      with_correction: true,
    });
    expect(reset).toEqual([]);
  });

  it('of one eye skips the convergence test as any test of one eye does [FORM-06]', () => {
    expect(of('OS')).toMatchObject({ eye: 'OS', skip_convergence_testing: true });
    expect(of('both')).toMatchObject({ eye: 'both', skip_convergence_testing: false });
  });

  it('leaves the device to be chosen where that has another test by now [FORM-02]', () => {
    const devices = [{ ...LANE_2, available: false, administering_test: sampleTest(2).id }];
    expect(repeatedValues(TEST, 'OD', { ...FORM_DATA, devices }).device).toBe('');
  });
});
