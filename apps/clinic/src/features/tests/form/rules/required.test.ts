import { describe, expect, it } from 'vitest';
import { HOME_KIT, LANE_2 } from '../../../../fakes/data/devices.ts';
import { FORM_DATA, formValues } from '../../../../fakes/data/form.ts';
import { missingFields, requiredFields } from './required.ts';
import { offeredDevices } from './technician.ts';
import type { TestFormData, TestFormValues } from './values.ts';
import { needsVoiceConfirmation } from './voice.ts';

const EMPTY = { device: '', doctor: '', operator: '', group: '', strategy: '', protocol: '' } as const;
const TECHNICIAN_ADMIN = { ...FORM_DATA.user, groups: [{ name: 'TECHALL_ADMIN' as const }] };

const missing = (more: Partial<TestFormValues>, data: TestFormData = FORM_DATA) =>
  [...missingFields({ ...formValues(), ...more }, data)].sort().join(' ');

describe('required fields', () => {
  it('are device, doctor, operator, group, strategy and protocol', () => {
    expect(missing(EMPTY)).toBe('device doctor group operator protocol strategy');
    expect(missing({})).toBe('');
  });

  it('leave operator and doctor out for a technician admin', () => {
    expect(missing(EMPTY, { ...FORM_DATA, user: TECHNICIAN_ADMIN })).toBe('device group protocol strategy');
  });

  it('ask for no strategy or protocol if there is none [FORM-05]', () => {
    expect(missing({ group: 'COVER', strategy: '', protocol: '' })).toBe('');
    expect(missing({ strategy: 'ESTERMAN', protocol: '' })).toBe('');
    expect(missing({ strategy: 'AVA_FAST', protocol: '' })).toBe('protocol');
  });

  it('ask for the bundle of a custom bundle', () => {
    const bundle = { group: 'CUSTOM_BUNDLE', strategy: '', protocol: '', custom_test_bundle_type: '' } as const;
    expect(missing(bundle)).toBe('custom_test_bundle_type');
  });

  it('ask for monocular when convergence is skipped, in a bundle with a convergence test too', () => {
    expect(missing({ skip_convergence_testing: true, monocular: null })).toBe('monocular');
    expect(missing({ skip_convergence_testing: true, monocular: false })).toBe('');
    const [withTest, without] = FORM_DATA.groups.flatMap((group) => group.custom_test_bundle_info ?? []);
    const skipped = { group: 'CUSTOM_BUNDLE', strategy: '', protocol: '', skip_convergence_testing: true } as const;
    const required = (id: string) =>
      requiredFields({ ...formValues(), ...skipped, custom_test_bundle_type: id, monocular: null }, FORM_DATA);
    expect(required(withTest!.custom_test_bundle_id).has('monocular')).toBe(true);
    expect(required(without!.custom_test_bundle_id).has('monocular')).toBe(false);
  });
});

it('a technician has the device of the current session only [FORM-27]', () => {
  const technician = { ...FORM_DATA, user: TECHNICIAN_ADMIN };
  expect(offeredDevices({ ...technician, session: { device: HOME_KIT.id } })).toEqual([HOME_KIT]);
  expect(offeredDevices({ ...technician, session: { device: null } })).toEqual(FORM_DATA.devices);
  expect(offeredDevices(technician)).toEqual([]);
  expect(offeredDevices(FORM_DATA)).toContain(LANE_2);
});

describe('the voice confirmation', () => {
  const [handpiece, voice] = FORM_DATA.control_types;
  const acuity = { group: 'VISUAL_ACUITY', strategy: 'NEAR', protocol: 'LANDOLT_C' } as const;
  const needed = (more: Partial<TestFormValues>) =>
    needsVoiceConfirmation(formValues({ ...acuity, ...more }), FORM_DATA);

  it('applies to the control type Voice in a language the group understands', () => {
    expect(needed({ control_type: voice!.id, language: 'es' })).toBe(true);
    expect(needed({ control_type: voice!.id, language: 'de' })).toBe(false);
    expect(needed({ control_type: handpiece!.id })).toBe(false);
    expect(needsVoiceConfirmation(formValues({ control_type: voice!.id }), FORM_DATA)).toBe(false);
  });
});
