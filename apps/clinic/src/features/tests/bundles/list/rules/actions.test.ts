import type { BundleStatus } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../list/rules/actions.ts';
import { bundleActions } from './actions.ts';

const CLINICIAN: Viewer = {
  isTechnician: false,
  isTechnicianAdmin: false,
  hasActiveSession: false,
  isZeroPii: false,
  hasAgent: false,
  mayWrite: true,
  keepsNames: true,
};
const TECHNICIAN: Viewer = { ...CLINICIAN, isTechnician: true };
const actions = (name: BundleStatus, viewer = CLINICIAN): string =>
  bundleActions({ status: { name } }, viewer).join(' ');

describe('bundleActions', () => {
  it.each([
    ['pending', 'monitor view skip cancel'],
    ['started', 'monitor view skip cancel'],
    ['paused', 'monitor view skip cancel'],
    ['stopped', 'monitor view skip cancel'],
    ['finished', 'view report pdf png dicom move delete'],
    ['failed', 'view delete'],
    ['expired', 'view cancel'],
  ] as const)('a %s bundle offers: %s', (status, offered) => {
    expect(actions(status)).toBe(offered);
  });

  it('is ended by technicians in a session with the patient alone, and never downloaded or moved', () => {
    expect(actions('started', TECHNICIAN)).toBe('monitor view');
    expect(actions('finished', TECHNICIAN)).toBe('view report');
    expect(actions('started', { ...TECHNICIAN, hasActiveSession: true })).toBe('monitor view skip cancel');
  });

  it('hides move and download in zero-PII mode; read-only users change nothing', () => {
    expect(actions('finished', { ...CLINICIAN, isZeroPii: true })).toBe('view report delete');
    expect(actions('finished', { ...CLINICIAN, hasAgent: true })).toBe('view report move delete');
    expect(actions('started', { ...CLINICIAN, mayWrite: false })).toBe('monitor view');
  });
});
