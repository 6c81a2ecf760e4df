import type { Test } from '@isopter/contract';
import { LANE_2 } from './devices.ts';
import { DOCTORS, OPERATORS, PATIENT } from './form.ts';

/** A running 24-2 of the sample patient, with what a test wants to be different. */
export const sampleTest = (number: number, more: Partial<Test> = {}): Test => ({
  id: `7e000000-0000-4000-8000-00000000000${number}`,
  patient: PATIENT.id,
  status: 'started',
  device: LANE_2.id,
  operator: OPERATORS[0]!.id,
  doctor: DOCTORS[1]!.id,
  test_group: { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' },
  time_start: '2026-11-20T09:30:00Z',
  using_device: LANE_2.id,
  is_external: false,
  has_extracted_report: false,
  offline: false,
  thresholds_received: false,
  is_separate_report_per_eye_supported: true,
  with_correction: false,
  correction_type: null,
  eye: '',
  monocular: false,
  skip_convergence_testing: false,
  skip_tutorial: false,
  use_short_tutorial: false,
  disable_pause: false,
  subtitles: false,
  subtitle_increase_text_size: false,
  skip_calibration: false,
  skip_eye_tracking_calibration: false,
  language: 'en',
  goldman_size: 3,
  test_foveal_sensitivity: false,
  ...more,
});

/** One test in each state. */
export const TESTS: readonly Test[] = [
  sampleTest(1),
  sampleTest(2, { status: 'paused', time_start: '2026-11-20T08:50:00Z' }),
  sampleTest(3, { status: 'pending', time_start: null, using_device: null, eye: 'OD' }),
  sampleTest(4, { status: 'finished', time_start: '2026-11-19T14:05:00Z', thresholds_received: true }),
  sampleTest(5, {
    status: 'failed',
    time_start: '2026-11-17T10:20:00Z',
    test_group: { group: 'PERIMETRY', strategy: 'FULL_THRESHOLD', protocol: '30-2' },
  }),
  sampleTest(6, { status: 'syncing', time_start: '2026-11-16T10:20:00Z', offline: true, eye: 'OS' }),
  sampleTest(7, { status: 'expired', time_start: '2026-10-02T16:00:00Z', using_device: null, device: PATIENT.id }),
];
