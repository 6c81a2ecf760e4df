import type { DeviceSettings, Preferences } from '@isopter/contract';
import type { TestOptions } from '../../platform/db/tables/tests.ts';

const deviceSettings = (preferences: Preferences): DeviceSettings => ({
  trigger_haptic_feedback: preferences.enable_trigger_haptic_feedback,
  dynamic_matrix: preferences.enable_dynamic_matrix,
  eoms_appearance: preferences.eoms_appearance,
  advanced_calibration: preferences.use_advanced_calibration,
  headset_alignment: preferences.use_headset_alignment,
  automated_convergence: preferences.use_automated_convergence,
});

/** The options of a new test with what its creator's preferences say of the headset and the units [PREF-03, PREF-16]. */
export const withPreferences = (options: TestOptions, preferences: Preferences): TestOptions => ({
  ...options,
  system_unit: options.system_unit ?? preferences.system_unit,
  device_settings: deviceSettings(preferences),
});
