import { describe, expect, it } from 'vitest';
import { passwordProblems } from './password.ts';
import { suggestPassword } from './suggestPassword.ts';

describe('a suggested password', () => {
  const many = Array.from({ length: 2000 }, () => suggestPassword());

  it('has 13 letters and digits that look like no other, and two hyphens, and satisfies the rule', () => {
    for (const one of many) {
      expect(one).toMatch(/^[a-hjkmnp-z2-9-]{15}$/);
      expect(one.replaceAll('-', '')).toHaveLength(13);
      expect(passwordProblems(one)).toEqual([]);
    }
  });

  it('is another one each time, with its hyphens anywhere', () => {
    expect(new Set(many).size).toBe(many.length);
    expect(new Set(many.flatMap((one) => [one.indexOf('-'), one.lastIndexOf('-')])).size).toBe(15);
  });
});
