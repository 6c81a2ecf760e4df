import { isSuite, type LiveEvent, monitorKind, type StrategyValue, type TestType } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { whileRunning } from './suite.ts';

const running = (group: TestType, strategy: StrategyValue | null) => ({
  test_group: { group, strategy, protocol: null },
  monocular: false,
});

describe('a suite', () => {
  it('goes to another monitor when a record of another part comes [MON-18]', () => {
    const after = (test: ReturnType<typeof running>, type: LiveEvent['type']) => monitorKind(whileRunning(test, type));
    const acuity = running('CSUITE', 'BOTH');
    expect(whileRunning(acuity, 'new_acuity_optotype_result')).toBe(acuity);
    expect(after(acuity, 'new_contrast_sensitivity_response')).toBe('contrast');
    const letters = running('CSUITE', 'CONTRAST_STANDARD');
    expect(whileRunning(letters, 'new_contrast_sensitivity_response')).toBe(letters);
    expect(after(letters, 'new_acuity_optotype_result')).toBe('acuity');
    const shapes = running('SENSORIMOTOR_SUITE', null);
    expect(whileRunning(shapes, 'sensorimotor_state_update')).toBe(shapes);
    expect(after(shapes, 'new_eoms_response')).toBe('eoms');
    expect(after(shapes, 'cover_state_update')).toBe('cover');
    expect(whileRunning(shapes, 'updated_device_screen')).toBe(shapes);
  });

  it('is the C-Suite and the sensorimotor suite alone [MON-18]', () => {
    expect(isSuite('CSUITE') && isSuite('SENSORIMOTOR_SUITE')).toBe(true);
    expect(isSuite('COVER')).toBe(false);
    const near = running('VISUAL_ACUITY', 'NEAR');
    expect(whileRunning(near, 'new_contrast_sensitivity_response')).toBe(near);
  });
});
