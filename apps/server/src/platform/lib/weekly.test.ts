import { describe, expect, it } from 'vitest';
import { USUAL_LIMITS, weeklyLimitsOf } from './weekly.ts';

describe('the weekly limits of a server', () => {
  it('are its settings, or the defaults [SRV-05]', () => {
    expect(weeklyLimitsOf({})).toEqual(USUAL_LIMITS);
    expect(weeklyLimitsOf({ ISOPTER_UNLINKS: '0', ISOPTER_OGA_UPDATES: '3', ISOPTER_EMAIL_UPDATES: '7' })).toEqual({
      unlinks: 0,
      ogas: 3,
      emails: 7,
    });
  });

  it.each(['ISOPTER_UNLINKS', 'ISOPTER_OGA_UPDATES', 'ISOPTER_EMAIL_UPDATES'])(
    'do not let it start with a %s that is no whole number',
    (name) => {
      for (const value of ['-1', '1.5', 'many']) expect(() => weeklyLimitsOf({ [name]: value })).toThrow(name);
    },
  );
});
