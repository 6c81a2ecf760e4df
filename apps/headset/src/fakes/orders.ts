import type { TestOrder } from '@isopter/contract';
import type { HeadsetKind } from '../device/state.ts';

let orders = 0;
/**
 * The next id of this file of tests: chance on a headset follows the test's id, so that a random one would make every
 * result another one each time. Files of tests share modules; `restartIds` begins again before each.
 */
export const nextId = (): string => `00000000-0000-4000-8000-${String((orders += 1)).padStart(12, '0')}`;

export const restartIds = (): void => void (orders = 0);

/** An order of a 24-2 of both eyes that goes straight to the examination; change what a test is about. */
export const anOrder = (over: Partial<TestOrder> = {}): TestOrder => ({
  test_id: nextId(),
  run: 1,
  test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
  eye: '',
  monocular: false,
  skip_convergence_testing: true,
  skip_tutorial: true,
  use_short_tutorial: false,
  disable_pause: true,
  goldman_size: 3,
  test_foveal_sensitivity: false,
  language: 'en',
  subtitles: false,
  volume: 40,
  patient: { age: 60, ipd: 62.5 },
  ...over,
});

export const aKind: HeadsetKind = { seed: '7', patient: 'glaucoma-1', eye_tracking: false, screen_order_version: 1 };
