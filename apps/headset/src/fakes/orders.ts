import { randomUUID } from 'node:crypto';
import type { TestOrder } from '@isopter/contract';
import type { HeadsetKind } from '../device/state.ts';

/** An order of a 24-2 of both eyes that goes straight to the examination; change what a test is about. */
export const anOrder = (over: Partial<TestOrder> = {}): TestOrder => ({
  test_id: randomUUID(),
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
