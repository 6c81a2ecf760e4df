import {
  APD_STIMULATION_TIME_DEFAULT,
  type Device,
  type GoldmannSize,
  isHomeDevice,
  OCCLUSION_TIME_DEFAULT,
  type Preferences,
  type Strategy,
  usualGoldmannSize,
  usualIntensity,
} from '@isopter/contract';
import type { Selection } from './selection.ts';
import { offeredDevices } from './technician.ts';
import type { TestFormData, TestFormValues } from './values.ts';

/** The usual size of a test, where the strategy offers it [FORM-13]. */
export function defaultGoldmanSize(
  selection: Selection,
  strategy: Pick<Strategy, 'goldman_size'> | undefined,
): GoldmannSize {
  const usual = usualGoldmannSize(selection);
  const offered = strategy?.goldman_size ?? [];
  return offered.length === 0 || offered.includes(usual) ? usual : (offered[0] ?? usual);
}

const knownId = (items: readonly { id: string }[], ...wanted: readonly (string | null | undefined)[]): string =>
  wanted.find((id) => items.some((item) => item.id === id)) ?? '';

/** Returns whether a device is available and runs no test. */
export const isFree = (device: Device): boolean => device.available && !device.administering_test;
const isHeadsetHere = ({ device_type }: Device): boolean => !isHomeDevice(device_type) && device_type !== 'CAMERA';

/**
 * A wanted device when it is free to take, else the only headset of the clinic that is [FORM-02, OUR-183]; a technician's
 * session names it [FORM-27].
 */
export function freeDevice(data: TestFormData, wanted: string | null | undefined): string {
  const id = data.session?.device ?? wanted;
  const free = offeredDevices(data).filter(isFree);
  const [only, ...others] = free.filter(isHeadsetHere);
  return free.find((device) => device.id === id)?.id ?? (others.length === 0 ? (only?.id ?? '') : '');
}

/** Returns whether a preferred contrast sensitivity test runs one eye at a time [PREF-03]; null if it is not set. */
const monocularOf = ({ group }: Selection, preferences: Preferences): true | null =>
  group === 'CONTRAST_SENSITIVITY' && preferences.use_monocular_for_contrast_sensitivity ? true : null;

/**
 * Returns the initial values of a new test [FORM-02, FORM-12, FORM-13]: the preferences, then the patient's settings,
 * then the account's own operator and doctor. The result still has to be settled against the server's offer.
 */
export function defaultValues(data: TestFormData): TestFormValues {
  const { preferences, patient, user } = data;
  const selection: Selection = {
    group: preferences.test_group?.group ?? '',
    strategy: preferences.test_group?.strategy ?? '',
    protocol: preferences.test_group?.protocol ?? '',
  };
  return {
    device: freeDevice(data, preferences.device),
    doctor: knownId(data.doctors, patient?.doctor_id, user.doctor_id),
    operator: knownId(data.operators, preferences.operator, user.operator_id),
    ...selection,
    ...(preferences.use_custom_test_bundle_type && { group: 'CUSTOM_BUNDLE', strategy: '', protocol: '' }),
    custom_test_bundle_type: (preferences.use_custom_test_bundle_type && preferences.custom_test_bundle_type) || '',
    eye: 'both',
    ear: 'RIGHT',
    monocular: patient?.monocular ?? monocularOf(selection, preferences),
    with_correction: false,
    correction_type: '',
    supra_t_intensity: usualIntensity(selection),
    goldman_size: defaultGoldmanSize(selection, undefined),
    skip_convergence_testing: preferences.skip_convergence_testing,
    skip_tutorial: preferences.skip_tutorial,
    use_short_tutorial: preferences.use_short_tutorial && !preferences.skip_tutorial,
    disable_pause: preferences.disable_pause,
    language: patient?.instruction_language ?? preferences.language ?? '',
    subtitles: preferences.always_use_subtitles || (patient?.subtitles ?? false),
    subtitle_increase_text_size: false,
    skip_calibration: false,
    skip_eye_tracking_calibration: false,
    control_type: '',
    stimulus_type: '',
    apd_stimulation_time: APD_STIMULATION_TIME_DEFAULT,
    occlusion_time: OCCLUSION_TIME_DEFAULT,
    cover_directions: 1,
    cover_digitally_occluded: true,
    test_foveal_sensitivity: false,
  };
}
