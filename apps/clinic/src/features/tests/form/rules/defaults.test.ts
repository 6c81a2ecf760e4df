import { usualIntensity } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { HOME_KIT, LANE_2, PRE_TEST } from '../../../../fakes/data/devices.ts';
import { DOCTORS, FORM_DATA, OPERATORS, PATIENT } from '../../../../fakes/data/form.ts';
import { defaultGoldmanSize, defaultValues } from './defaults.ts';
import type { TestFormData } from './values.ts';

const defaults = (preferences: Partial<TestFormData['preferences']> = {}, more: Partial<TestFormData> = {}) =>
  defaultValues({ ...FORM_DATA, preferences: { ...FORM_DATA.preferences, ...preferences }, ...more });

describe('defaultValues', () => {
  it('takes the preferred device only when it is available and runs no test [FORM-02]', () => {
    expect(defaults({ device: LANE_2.id }).device).toBe(LANE_2.id);
    expect(defaults({ device: PRE_TEST.id }).device).toBe('');
    const offline = { devices: [{ ...LANE_2, available: false }] };
    expect(defaults({ device: LANE_2.id }, offline).device).toBe('');
    const running = { devices: [{ ...LANE_2, administering_test: PATIENT.id }] };
    expect(defaults({ device: LANE_2.id }, running).device).toBe('');
    expect(defaults({ device: 'gone' }).device).toBe('');
  });

  it('takes the preferred operator, else the account’s own [FORM-02]', () => {
    const user = { ...FORM_DATA.user, operator_id: OPERATORS[1]!.id };
    expect(defaults({ operator: OPERATORS[0]!.id }, { user }).operator).toBe(OPERATORS[0]!.id);
    expect(defaults({}, { user }).operator).toBe(OPERATORS[1]!.id);
    expect(defaults().operator).toBe('');
  });

  it('takes the patient’s doctor, else the account’s own [FORM-02]', () => {
    expect(defaults().doctor).toBe(DOCTORS[1]!.id);
    expect(defaults({}, { patient: null }).doctor).toBe(DOCTORS[0]!.id);
    expect(defaults({}, { patient: { ...PATIENT, doctor_id: 'elsewhere' } }).doctor).toBe(DOCTORS[0]!.id);
  });

  it('starts contrast sensitivity one eye at a time if the preferences request it [PREF-03] [PREF-16]', () => {
    const test_group = { group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_SINGLE_OPTOTYPE', protocol: null } as const;
    const preferences = { test_group, use_monocular_for_contrast_sensitivity: true };
    expect(defaults(preferences)).toMatchObject({ monocular: true });
    expect(defaults({ ...preferences, use_monocular_for_contrast_sensitivity: false })).toMatchObject({
      monocular: null,
    });
    expect(defaults({ use_monocular_for_contrast_sensitivity: true })).toMatchObject({ monocular: null });
  });

  it('takes the patient’s monocular and subtitles [FORM-02]', () => {
    const patient = { ...PATIENT, monocular: true, subtitles: true };
    expect(defaults({}, { patient })).toMatchObject({ monocular: true, subtitles: true });
    expect(defaults()).toMatchObject({ monocular: null, subtitles: false });
    expect(defaults({ always_use_subtitles: true }).subtitles).toBe(true);
  });

  it('takes the patient’s instruction language, else the preferred one [OUR-801]', () => {
    const patient = { ...PATIENT, instruction_language: 'ja' as const };
    expect(defaults({ language: 'es' }, { patient }).language).toBe('ja');
    expect(defaults({ language: 'es' }, { patient: PATIENT }).language).toBe('es');
    expect(defaults({ language: 'es' }, { patient: null }).language).toBe('es');
  });

  it('takes group, language and tutorial flags of the preferences, and primary gaze only [FORM-02]', () => {
    const test_group = { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '30-2' } as const;
    expect(defaults({ test_group, language: 'es', use_short_tutorial: true })).toMatchObject({
      ...test_group,
      language: 'es',
      use_short_tutorial: true,
      skip_tutorial: false,
      cover_directions: 1,
    });
  });

  it('starts with the defaults of the options', () => {
    expect(defaults()).toMatchObject({
      correction_type: '',
      apd_stimulation_time: 3,
      occlusion_time: 3,
      cover_digitally_occluded: true,
      ear: 'RIGHT',
      eye: 'both',
    });
  });

  it('takes the device of a technician’s session', () => {
    const user = { ...FORM_DATA.user, groups: [{ name: 'TECHALL_ADMIN' as const }] };
    const session = { device: HOME_KIT.id };
    expect(defaults({ device: LANE_2.id }, { user, session }).device).toBe(HOME_KIT.id);
    expect(defaults({ device: LANE_2.id }, { user }).device).toBe('');
  });
});

describe('the stimulus of a test', () => {
  it.each([
    ['AVA_STANDARD', '24-2', 3, 'STD'],
    ['SUPRA_THRESHOLD', '24-2', 3, 'STD'],
    ['SUPRA_THRESHOLD', 'QUADRANT', 5, 'MAX'],
    ['CONFRONTATION', '', 5, 'HIGH'],
    ['BLEPHARO', '', 3, 'HIGH'],
    ['ESTERMAN', '', 3, 'STD'],
  ] as const)('%s %s: size %i, intensity %s [FORM-13]', (strategy, protocol, size, intensity) => {
    const selection = { group: 'PERIMETRY', strategy, protocol } as const;
    expect(defaultGoldmanSize(selection, undefined)).toBe(size);
    expect(usualIntensity(selection)).toBe(intensity);
  });

  it('is one the strategy offers [FORM-13]', () => {
    const selection = { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' } as const;
    expect(defaultGoldmanSize(selection, { goldman_size: [4, 5] })).toBe(4);
  });
});
