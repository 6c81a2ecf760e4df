import { describe, expect, it } from 'vitest';
import { fileSize } from './fileSize.ts';

describe('the size of a file', () => {
  it('has the largest unit that fits', () => {
    expect(fileSize(0, 'en-US')).toBe('0 bytes');
    expect(fileSize(999, 'en-US')).toBe('999 bytes');
    expect(fileSize(1000, 'en-US')).toBe('1 kB');
    expect(fileSize(2_449_000, 'en-US')).toBe('2.4 MB');
    expect(fileSize(100_000 * 1024, 'en-US')).toBe('102 MB');
    expect(fileSize(5e12, 'en-US')).toBe('5,000 GB');
  });
  it('is formatted for the language [I18N-05]', () => {
    expect(fileSize(2_449_000, 'de-DE')).toBe('2,4 MB');
    expect(fileSize(2_449_000, 'ar-EG')).toBe('٢٫٤ م.ب');
  });
});
