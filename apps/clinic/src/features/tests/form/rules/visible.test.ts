import { describe, expect, it } from 'vitest';
import { LANE_1, LANE_2, PRE_TEST } from '../../../../fakes/data/devices.ts';
import { FORM_DATA, formValues } from '../../../../fakes/data/form.ts';
import type { TestFormValues } from './values.ts';
import { visibleOptions } from './visible.ts';

const options = (more: Partial<TestFormValues>, data = FORM_DATA): string =>
  [...visibleOptions({ ...formValues(), ...more }, data)].sort().join(' ');

const SPOKEN = 'language skip_tutorial subtitles use_short_tutorial';
const sorted = (names: string): string => names.split(' ').sort().join(' ');

describe('visibleOptions', () => {
  it.each<[string, Partial<TestFormValues>, string]>([
    [
      'a threshold perimetry',
      { strategy: 'AVA_STANDARD' },
      `${SPOKEN} eye with_correction goldman_size skip_convergence_testing disable_pause test_foveal_sensitivity`,
    ],
    [
      'a supra-threshold perimetry',
      { strategy: 'SUPRA_THRESHOLD' },
      `${SPOKEN} eye with_correction goldman_size supra_t_intensity skip_convergence_testing disable_pause`,
    ],
    ['Esterman', { strategy: 'ESTERMAN' }, `${SPOKEN} monocular with_correction supra_t_intensity disable_pause`],
    [
      'visual acuity',
      { group: 'VISUAL_ACUITY', strategy: 'NEAR' },
      `${SPOKEN} monocular with_correction skip_convergence_testing control_type`,
    ],
    ['pupillometry', { group: 'PUPIL', strategy: 'PUPILLOMETRY' }, `${SPOKEN} skip_calibration apd_stimulation_time`],
    [
      'the cover test',
      { group: 'COVER', strategy: '' },
      `${SPOKEN} skip_calibration stimulus_type occlusion_time cover_directions cover_digitally_occluded`,
    ],
    ['audiology', { group: 'AUDIOLOGY', strategy: 'PURE_TONE' }, `${SPOKEN} ear`],
    [
      'a custom bundle with a convergence test',
      { group: 'CUSTOM_BUNDLE', strategy: '', custom_test_bundle_type: '1b000000-0000-4000-8000-000000000001' },
      `${SPOKEN} skip_convergence_testing disable_pause`,
    ],
    [
      'a custom bundle without',
      { group: 'CUSTOM_BUNDLE', strategy: '', custom_test_bundle_type: '1b000000-0000-4000-8000-000000000002' },
      `${SPOKEN} disable_pause`,
    ],
    ['no group at all', { group: '', strategy: '', protocol: '' }, ''],
  ])('%s shows its own', (_, more, names) => {
    expect(options(more)).toBe(sorted(names));
  });

  it('asks about one eye or two once convergence is skipped, for both eyes only', () => {
    expect(options({ skip_convergence_testing: true })).toContain('monocular');
    expect(options({ skip_convergence_testing: true, eye: 'OD' })).not.toContain('monocular');
  });

  it('asks for the kind of correction once there is one', () => {
    expect(options({ with_correction: true })).toContain('correction_type');
    expect(options({ with_correction: true }, { ...FORM_DATA, correction_types: [] })).not.toContain('correction_type');
  });

  it('shows subtitles and their size by the device’s languages [FORM-29]', () => {
    expect(options({ subtitles: true })).toContain('subtitle_increase_text_size');
    expect(options({ subtitles: true, language: 'es' })).not.toContain('subtitle_increase_text_size');
    expect(options({ language: 'de' })).not.toContain('subtitles');
    expect(options({ device: LANE_1.id })).not.toContain('subtitles');
    expect(options({ device: LANE_2.id })).toContain('subtitles');
  });

  it('shows tutorial flags for the languages they exist in [FORM-09, FORM-26]', () => {
    expect(options({ language: 'fr-CA' })).toContain('skip_tutorial');
    expect(options({ language: 'fr-CA' })).not.toContain('use_short_tutorial');
    expect(options({ language: 'de' })).not.toContain('skip_tutorial');
  });

  it('offers to skip the calibration of eye tracking on devices that have it', () => {
    expect(options({ device: PRE_TEST.id })).toContain('skip_eye_tracking_calibration');
    expect(options({ device: LANE_2.id })).not.toContain('skip_eye_tracking_calibration');
  });
});
