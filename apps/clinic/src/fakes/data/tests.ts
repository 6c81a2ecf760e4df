import type { Test, TestFinding } from '@isopter/contract';
import { LANE_2 } from './devices.ts';
import { DOCTORS, OPERATORS, PATIENT } from './form.ts';
import { signedIn } from './session.ts';

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
  timezone: signedIn.timezone,
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
  sampleTest(4, {
    status: 'finished',
    sign_off: 'new',
    result: {
      version: '1.3',
      findings: [
        { measure: 'MD', side: 'OD', value: -2.38 },
        { measure: 'VFI', side: 'OD', value: 93.4 },
        { measure: 'MD', side: 'OS', value: -11.02 },
        { measure: 'VFI', side: 'OS', value: 67.6 },
      ],
    },
    time_start: '2026-11-19T14:05:00Z',
    thresholds_received: true,
  }),
  sampleTest(5, {
    status: 'failed',
    time_start: '2026-11-17T10:20:00Z',
    test_group: { group: 'PERIMETRY', strategy: 'FULL_THRESHOLD', protocol: '30-2' },
  }),
  sampleTest(6, { status: 'syncing', time_start: '2026-11-16T10:20:00Z', offline: true, eye: 'OS' }),
  sampleTest(7, { status: 'expired', time_start: '2026-10-02T16:00:00Z', using_device: null, device: PATIENT.id }),
];

const finished = (number: number, test_group: Test['test_group'], findings: TestFinding[], more: Partial<Test> = {}) =>
  sampleTest(number, {
    status: 'finished',
    sign_off: 'new',
    result: { version: '1.3', findings },
    test_group,
    ...more,
  });

/** Finished tests of many kinds, each with what it comes to. */
export const RESULTS: readonly Test[] = [
  TESTS[3]!,
  finished(8, { group: 'PERIMETRY', strategy: 'FULL_THRESHOLD', protocol: '24-2' }, [
    { measure: 'MEAN_SENSITIVITY', side: 'OD', value: 18.615 },
    { measure: 'MEAN_SENSITIVITY', side: 'OS', value: 30.558 },
  ]),
  finished(
    9,
    { group: 'VISUAL_ACUITY', strategy: 'LOW_CONTRAST', protocol: 'LANDOLT_C' },
    [
      { measure: 'ACUITY', side: 'OD', value: 1.6, limit: 'WORSE' },
      { measure: 'ACUITY', side: 'OS', value: 0.1, contrast: 2.5 },
    ],
    { system_unit: 'INT' },
  ),
  finished(
    0,
    { group: 'AUDIOLOGY', strategy: 'PURE_TONE', protocol: null },
    [{ measure: 'PTA', side: 'LEFT', value: 27.5, limit: 'WORSE' }],
    { ear: 'LEFT' },
  ),
  finished(2, { group: 'PUPIL', strategy: 'PUPILLOMETRY', protocol: null }, [
    { measure: 'RAPD', side: 'OS', value: 0.889 },
  ]),
  finished(3, { group: 'COLOR_VISION', strategy: 'WAGGONER', protocol: null }, [
    { measure: 'WAGGONER', side: 'OU', word: 'MODERATE', deficiency: 'DEUTAN' },
  ]),
  finished(5, { group: 'PERIMETRY', strategy: 'ESTERMAN', protocol: null }, [
    { measure: 'SEEN', side: 'OU', seen: 59, of: 120 },
  ]),
  finished(6, { group: 'STEREOPSIS', strategy: null, protocol: null }, [
    { measure: 'STEREOPSIS', side: 'OU', word: 'NONE' },
  ]),
];
