import { describe, expect, it } from 'vitest';
import { quotesNothing } from './quotedNothing.ts';

describe('quotesNothing', () => {
  it.each(['Nothing is called “”.', 'Nada se llama «\u2068\u2069».', 'لا شيء باسم "".'])('finds %s', (text) => {
    expect(quotesNothing(text)).toBe(true);
  });
  it.each(['Nothing is called “x”.', '"10-2" "24-2"', 'Nada se llama «\u2068x\u2069».', ''])('lets %j be', (text) => {
    expect(quotesNothing(text)).toBe(false);
  });
});
