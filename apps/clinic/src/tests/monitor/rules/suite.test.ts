import { describe, expect, it } from 'vitest';
import { csuitePart, partOf } from './suite.ts';

describe('the part of a suite that runs', () => {
  it('is told by its records [MON-18]', () => {
    expect(partOf('CSUITE', 'new_acuity_optotype_result')).toBe('landolt-c');
    expect(partOf('CSUITE', 'new_contrast_sensitivity_response')).toBe('contrast');
    expect(partOf('CSUITE', 'test_progress_update')).toBeUndefined();
    expect(partOf('VISUAL_ACUITY', 'new_contrast_sensitivity_response')).toBeUndefined();
  });
  it('is contrast from the first question on, acuity again after a restart [MON-18]', () => {
    expect([false, true].map(csuitePart)).toEqual(['landolt-c', 'contrast']);
  });
});
