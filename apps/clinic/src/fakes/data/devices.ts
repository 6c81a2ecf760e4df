import type { Capabilities, Device } from '@isopter/contract';
import type { BackendRequest } from '../stage/backend.ts';
import { GROUPS } from './groups.ts';

const capabilities: Capabilities = {
  supported_test_groups: GROUPS.map(({ value }) => value),
  esterman_algorithm_version: 4,
  visual_acuity_algorithm_version: 2,
  bundle_monocular_algorithm_version: 1,
  eoms_algorithm_version: 2,
  pupil_standard_algorithm_version: 1,
  perrl_algorithm_version: 1,
  kinetic_algorithm_version: 2,
  output_languages: ['de', 'es', 'fr-CA', 'en'],
  subtitles_languages: ['en', 'es'],
  increased_size_subtitles_languages: ['en'],
  pin_subtitles_supported: true,
  streaming_camera_count: 2,
  volume_control_supported: true,
  screen_order_version: 1,
};

const device = (number: number, name: string, more: Partial<Device> = {}): Device => ({
  version: 0,
  id: `de000000-0000-4000-8000-00000000000${number}`,
  name,
  device_type: 'S',
  offices: [],
  code: '',
  in_use: false,
  user: '0a000000-0000-4000-8000-000000000001',
  available: true,
  active: true,
  administering_test: null,
  app_version: '5.2.0',
  battery_level_headset_percentage: 82,
  battery_level_handpiece_percentage: 41,
  current_screen: null,
  volume: 66,
  ipd: 62.5,
  capabilities,
  ...more,
});

export const LANE_2: Device = device(2, 'Lane 2 headset');
/** Speaks German only and knows neither pupils nor colours; its software is too old for Ishihara. */
export const LANE_1: Device = device(1, 'Lane 1 headset', {
  app_version: '4.4.0',
  capabilities: {
    ...capabilities,
    supported_test_groups: ['PERIMETRY', 'VISUAL_ACUITY'],
    output_languages: ['de'],
    subtitles_languages: [],
    increased_size_subtitles_languages: [],
  },
});
export const PRE_TEST: Device = device(3, 'Pre-test room', {
  device_type: 'GT',
  app_version: '4.4.0',
  available: false,
  in_use: true,
  administering_test: '7e000000-0000-4000-8000-000000000001',
});
export const HOME_KIT: Device = device(4, 'Home kit 07', { device_type: 'H' });
export const DEVICES: readonly Device[] = [LANE_1, LANE_2, PRE_TEST, HOME_KIT];

/** The handler of all devices, or of those alone that run a test. */
export const allOf =
  (devices: readonly Device[]) =>
  ({ query }: BackendRequest): Device[] =>
    devices.filter(({ administering_test }) => !query['running'] || administering_test);
