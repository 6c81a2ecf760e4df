import { describe, expect, it } from 'vitest';
import { hexOf } from './hex.ts';

describe('the colour of a text', () => {
  it.each([
    ['#1f6f5c', '#1f6f5c'],
    [' #1F6F5C ', '#1f6f5c'],
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(0% 0 0)', '#000000'],
  ])('%s is %s', (text, hex) => {
    expect(hexOf(text)).toBe(hex);
  });
  it.each(['', '#1f6', '#1f6f5', '#1f6f5c80', 'green', 'oklch(0.5 0.1 20 / 0.5)', 'var(--x)'])('%j is none', (text) => {
    expect(hexOf(text)).toBeUndefined();
  });
});
