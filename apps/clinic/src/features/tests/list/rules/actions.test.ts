import type { TestStatus, TestType } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import {
  dicomEyes,
  isExternallyManaged,
  offersNewTest,
  offersTrend,
  reportEyes,
  testActions,
  type Viewer,
} from './actions.ts';

const CLINICIAN: Viewer = {
  isTechnician: false,
  isTechnicianAdmin: false,
  hasActiveSession: false,
  isZeroPii: false,
  hasAgent: false,
  mayWrite: true,
  keepsNames: true,
};
const READER: Viewer = { ...CLINICIAN, mayWrite: false };
const TECHNICIAN: Viewer = { ...CLINICIAN, isTechnician: true };
const actions = (status: string, viewer = CLINICIAN, thresholds_received = false, group: TestType = 'PERIMETRY') =>
  testActions({ status: status as TestStatus, thresholds_received, test_group: { group } }, viewer).join(' ');

describe('testActions', () => {
  it.each([
    ['pending', 'monitor view findings cancel'],
    ['started', 'monitor view findings cancel'],
    ['paused', 'monitor resume view findings cancel'],
    ['stopped', 'monitor resume view findings cancel'],
    ['syncing', 'view report findings pdf png dicom cancel'],
    ['finished', 'view report findings pdf png dicom email move delete'],
    ['failed', 'view findings delete'],
    ['expired', 'view findings cancel'],
    ['unheard of', 'view'],
  ])('a %s test offers: %s [LIST-04] [REP-06]', (status, offered) => {
    expect(actions(status)).toBe(offered);
  });

  it('a syncing test with its thresholds offers what a finished one does [LIST-05]', () => {
    expect(actions('syncing', CLINICIAN, true)).toBe(actions('finished'));
  });

  it('a test no report is made of offers none [LIST-04]', () => {
    expect(actions('finished', CLINICIAN, false, 'OTHER')).toBe('view findings move delete');
  });

  it('a hearing test offers its report [LIST-04]', () => {
    expect(actions('finished', CLINICIAN, false, 'AUDIOLOGY')).toBe(actions('finished'));
  });

  it('a technician ends tests only in a session with the patient and never downloads or moves [REP-08]', () => {
    expect(actions('started', TECHNICIAN)).toBe('monitor view findings');
    expect(actions('finished', TECHNICIAN)).toBe('view report findings');
    expect(actions('finished', { ...TECHNICIAN, hasActiveSession: true })).toBe('view report findings delete');
    expect(actions('started', { ...TECHNICIAN, hasActiveSession: true })).toBe('monitor view findings cancel');
  });

  it.each([
    ['pending', 'monitor view findings'],
    ['paused', 'monitor view findings'],
    ['stopped', 'monitor view findings'],
    ['syncing', 'view report findings pdf png dicom'],
    ['finished', 'view report findings pdf png dicom'],
    ['failed', 'view findings'],
    ['expired', 'view findings'],
  ])('a %s test offers read-only users nothing that changes it: %s', (status, offered) => {
    expect(actions(status, READER)).toBe(offered);
  });

  it('in zero-PII mode a report is viewed and saved as this browser draws it, and nothing comes from the server [REP-08] (of OUR-667)', () => {
    expect(actions('finished', { ...CLINICIAN, isZeroPii: true })).toBe('view report findings pdf png delete');
    expect(actions('finished', { ...CLINICIAN, hasAgent: true })).toBe('view report findings pdf png move delete');
  });
});

it('an offline test is managed elsewhere [LIST-06]', () => {
  expect(isExternallyManaged({ offline: true })).toBe(true);
  expect(isExternallyManaged({ offline: false })).toBe(false);
});

it('a new test is offered to all but technicians, and to a technician admin in a session', () => {
  const admin = { ...TECHNICIAN, isTechnicianAdmin: true };
  expect(offersNewTest(CLINICIAN)).toBe(true);
  expect(offersNewTest(READER)).toBe(false);
  expect(offersNewTest({ ...TECHNICIAN, hasActiveSession: true })).toBe(false);
  expect(offersNewTest(admin)).toBe(false);
  expect(offersNewTest({ ...admin, hasActiveSession: true })).toBe(true);
});

it('the trend needs to be available and no fixed exam date [LIST-08]', () => {
  expect(offersTrend({ trend_analysis_available: true }, { fixed_exam_date: null })).toBe(true);
  expect(offersTrend({ trend_analysis_available: true }, { fixed_exam_date: '2027-06-01' })).toBe(false);
  expect(offersTrend({ trend_analysis_available: false }, { fixed_exam_date: null })).toBe(false);
});

it.each([
  [true, true, ['OS', 'OD']],
  [true, false, [undefined]],
  [false, true, [undefined]],
])('a report an eye: wanted %s, supported %s [REP-04]', (wanted, supported, eyes) => {
  const offered = reportEyes(
    { is_separate_report_per_eye_supported: supported },
    { separate_report_for_each_eye: wanted },
  );
  expect(offered).toEqual(eyes);
});

it.each([
  ['', true, ['OS', 'OD']],
  ['OS', true, [undefined]],
  ['', false, [undefined]],
] as const)('measurements are a file an eye: eye %j, wanted %j [REP-10]', (eye, enable_opv_dicom, eyes) => {
  const test = { eye, is_separate_report_per_eye_supported: true, test_group: { group: 'PERIMETRY' } } as const;
  expect(dicomEyes(test, { enable_opv_dicom, separate_report_for_each_eye: false })).toEqual(eyes);
});
