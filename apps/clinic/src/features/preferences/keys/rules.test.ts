import { describe, expect, it } from 'vitest';
import { labelRefusal } from './rules.ts';

describe('the name of a security key', () => {
  it('is required, can be read, and is of a hundred characters at most [KEY-02]', () => {
    expect(labelRefusal('')).toBe('required');
    expect(labelRefusal('  ')).toBe('required');
    expect(labelRefusal('x'.repeat(101))).toBe('maxLength');
    expect(labelRefusal('a\u0000b')).toBe('unprintable');
    expect(labelRefusal(` ${'x'.repeat(100)} `)).toBeUndefined();
    expect(labelRefusal('مفتاح المكتب')).toBeUndefined();
  });
});
