import { describe, expect, it } from 'vitest';
import { resetsBetween, standing } from './resets.ts';

const before = { device: 'a', strategy: 'Full Threshold', protocol: '24-2C', foveal: true };
const after = { device: 'b', strategy: 'AVA Fast', protocol: '', foveal: true };

describe('the resets of a form', () => {
  it('are the changes other than the user’s edit [FORM-04]', () => {
    expect(resetsBetween(before, after, ['device'])).toEqual({
      strategy: { from: 'Full Threshold', to: 'AVA Fast' },
      protocol: { from: '24-2C', to: '' },
    });
  });
  it('are empty if nothing else changed', () => {
    expect(resetsBetween(before, { ...before, device: 'b' }, ['device'])).toEqual({});
    expect(resetsBetween({ time: Number.NaN }, { time: Number.NaN }, [])).toEqual({});
  });
});

describe('a reset', () => {
  const resets = resetsBetween(before, after, ['device']);
  it('remains until its field is edited [FORM-04]', () => {
    expect(standing(resets, after)).toBe(resets);
    expect(standing(resets, { ...after, device: 'c' })).toBe(resets);
    expect(standing(resets, { ...after, protocol: '24-2' })).toEqual({
      strategy: { from: 'Full Threshold', to: 'AVA Fast' },
    });
  });
});
