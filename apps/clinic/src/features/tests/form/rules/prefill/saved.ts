import { type Device, formEye, type Test, type TestDescription } from '@isopter/contract';
import { defaultValues } from '../defaults.ts';
import type { TestFormData, TestFormValues } from '../values.ts';

/** The stored choices of a test; a bundle stores no more about each of its tests. */
export type SavedTest = Pick<Test, 'device' | 'doctor' | 'operator'> & TestDescription;

/** The values of a test that exists, for the form that only shows it [FORM-19, FORM-25]. */
export function savedValues(test: SavedTest, data: TestFormData): TestFormValues {
  const defaults = defaultValues(data);
  return {
    device: test.device,
    doctor: test.doctor,
    operator: test.operator ?? '',
    group: test.test_group.group,
    strategy: test.test_group.strategy ?? '',
    protocol: test.test_group.protocol ?? '',
    custom_test_bundle_type: '',
    eye: formEye(test.eye ?? ''),
    ear: test.ear ?? defaults.ear,
    monocular: test.monocular ?? false,
    with_correction: test.with_correction ?? false,
    correction_type: test.correction_type ?? '',
    supra_t_intensity: test.supra_t_intensity ?? defaults.supra_t_intensity,
    goldman_size: test.goldman_size ?? defaults.goldman_size,
    skip_convergence_testing: test.skip_convergence_testing ?? false,
    skip_tutorial: test.skip_tutorial ?? false,
    use_short_tutorial: test.use_short_tutorial ?? false,
    disable_pause: test.disable_pause ?? false,
    language: test.language ?? '',
    subtitles: test.subtitles ?? false,
    subtitle_increase_text_size: test.subtitle_increase_text_size ?? false,
    skip_calibration: test.skip_calibration ?? false,
    skip_eye_tracking_calibration: test.skip_eye_tracking_calibration ?? false,
    control_type: test.control_type ?? '',
    stimulus_type: test.stimulus_type ?? '',
    apd_stimulation_time: test.apd_stimulation_time ?? defaults.apd_stimulation_time,
    occlusion_time: test.occlusion_time ?? defaults.occlusion_time,
    cover_directions: test.cover_directions ?? defaults.cover_directions,
    cover_digitally_occluded: test.cover_digitally_occluded ?? defaults.cover_digitally_occluded,
    test_foveal_sensitivity: test.test_foveal_sensitivity ?? false,
  };
}

/** The choices with the device of a test that exists, which need not be one that could be given a new one. */
export const withDevice = (data: TestFormData, device: Device | undefined): TestFormData =>
  device ? { ...data, devices: [device, ...data.devices.filter(({ id }) => id !== device.id)] } : data;
